"""What the draws of Sukkube are from, for plays with the same chance at several tables.

The deck is shuffled anew before each manche.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.sukkube.state import Stage

if TYPE_CHECKING:
    from cuboteca.games.sukkube.state import State


def source(state: State) -> str:
    """Return the name of what the draw that ``state`` waits for is from; see ``Game``."""
    match state.stage:
        case Stage.CHARACTER:
            return "characters"
        case Stage.STARTER:
            return "starter"
        case _:
            return f"cards {state.finished + 1}"


__all__ = ["source"]
