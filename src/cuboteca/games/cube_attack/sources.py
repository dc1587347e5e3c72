"""What the draws of Cube Attack are from: who begins is its only one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.games.cube_attack.state import State


def source(_state: State) -> str:
    """Return the name of what the draw that a state waits for is from; see ``Game``."""
    return "first player"


__all__ = ["source"]
