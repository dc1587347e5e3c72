"""Strategies whose worth a study measures: which directions a seat plays first or keeps for last.

Automata play by their own rule, so a strategy is only followed by a seat of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.preferences import Preference, first, last
from cuboteca.core.words import say
from cuboteca.games.sukkube.components import DIRECTION_NAMES, DIRECTION_OF, KIND_COUNT

if TYPE_CHECKING:
    from cuboteca.core.game import Options


def strategies(_options: Options, _seat_count: int) -> tuple[Preference, ...]:
    """Return two for each direction: its cards are played first, or kept for last."""
    return tuple(
        kind(f"{when}:{name}", say(f"strategy-{when}", direction=say(f"direction-{name}")), kinds)
        for when, kind in (("first", first), ("last", last))
        for direction, name in enumerate(DIRECTION_NAMES)
        if (kinds := [card for card in range(KIND_COUNT) if DIRECTION_OF[card] == direction])
    )


__all__ = ["strategies"]
