"""Strategies whose worth a study measures: which kind of action a seat prefers or avoids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.preferences import Preference, first, last
from cuboteca.core.words import say
from cuboteca.games.cube_attack.actions import ACTION_COUNT, ACTIVATE, ATTACK, MOVE

if TYPE_CHECKING:
    from cuboteca.core.game import Options

_KINDS = {
    "move": range(MOVE, ACTIVATE),
    "activate": range(ACTIVATE, ATTACK),
    "attack": range(ATTACK, ACTION_COUNT),
}


def strategies(_options: Options, _seat_count: int) -> tuple[Preference, ...]:
    """Return, for each kind of action, that a seat takes it whenever it can, or only if it must."""
    return (
        *(first(f"always-{kind}", say(f"strategy-always-{kind}"), _KINDS[kind]) for kind in _KINDS),
        *(last(f"never-{kind}", say(f"strategy-never-{kind}"), _KINDS[kind]) for kind in _KINDS),
    )


__all__ = ["strategies"]
