"""placeholder"""
from __future__ import annotations
from typing import Any
from cuboteca.core.compiled import rule
from cuboteca.games.sukkube.rules import legal_mask
from cuboteca.games.sukkube.state import State

@rule
def greedy_action(state: State, mask: Any, stream: Any) -> int:
    legal_mask(state, mask)
    for action in range(15):
        if mask[action]:
            return action
    return 0
