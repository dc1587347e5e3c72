"""What a seat may know, as int16 numbers; the seats come in order from the observer on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.compiled import rule
from cuboteca_pig.rules import active
from cuboteca_pig.state import MAX_SEATS

if TYPE_CHECKING:
    from cuboteca_pig.state import State

#: Name and length of each piece, in order.
PIECES = (("goal", 1), ("active", 1), ("total", 1), ("die", 1), ("points", MAX_SEATS))
SIZE = 4 + MAX_SEATS


@rule
def observe(state: State, seat: int, out: Any) -> None:
    """Write int16[SIZE]."""
    out[0] = state.goal
    out[1] = (active(state) - seat + state.seat_count) % state.seat_count
    out[2] = state.total
    out[3] = state.die
    for place in range(MAX_SEATS):
        out[4 + place] = 0
    for place in range(state.seat_count):
        out[4 + place] = state.points[(seat + place) % state.seat_count]
