"""Each legal action in words: what one does, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.labels import attacking, feeding, growing, moving
from cuboteca.games.ursuppe.state import Stage

if TYPE_CHECKING:
    from cuboteca.core.words import Sentence


def label_of(state: Any, action: int) -> Sentence:
    """Return the label of a legal action."""
    match state.stage:
        case Stage.TURN | Stage.DIRECTION | Stage.REBOUND | Stage.CARRY | Stage.CLING | Stage.AGAIN:
            return moving.label_of(state, action)
        case Stage.FEED if action >= a.ATTACK:
            return attacking.label_of(state, action)
        case Stage.FEED | Stage.MEAL | Stage.SUCTION | Stage.SUCK | Stage.EXCRETE:
            return feeding.label_of(state, action)
        case Stage.DEFENCE | Stage.REFIGHT | Stage.CRUST | Stage.RETRY | Stage.AGGRESSION:
            return attacking.label_of(state, action)
        case _:
            return growing.label_of(state, action)
