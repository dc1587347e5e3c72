"""Places: the colours as a seat counts them, its first colour, which has its number, being 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.seats import relative_seat

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State


@rule
def place_of(state: State, observer: int, colour: int) -> int:
    """Return how many colours after the observer's first one another is.  Pure."""
    return relative_seat(observer, colour, state.colour_count)


@rule
def colour_at(state: State, observer: int, place: int) -> int:
    """Return the colour that is ``place`` colours after the observer's first one.  Pure."""
    colour = observer + place
    return colour if colour < state.colour_count else colour - state.colour_count


__all__ = ["colour_at", "place_of"]
