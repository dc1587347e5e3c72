"""What the draws of Cubosaurs are from, for plays with the same chance at several tables.

There is one deck of cards and one pile of tiles, both shuffled anew before each round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.cubosaurs.state import Stage

if TYPE_CHECKING:
    from cuboteca.games.cubosaurs.state import State


def source(state: State) -> str:
    """Return the name of what the draw that ``state`` waits for is from; see ``Game``."""
    match state.stage:
        case Stage.STARTER:
            return f"starter {state.round_number}"
        case Stage.TILE:
            return f"tiles {state.round_number}"
        case _:
            return f"cards {state.round_number}"


__all__ = ["source"]
