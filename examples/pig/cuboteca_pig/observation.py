"""What a seat may know, as int16 numbers; the seats come in order from the observer on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.core.seats import relative_seat
from cuboteca_pig.rules import active
from cuboteca_pig.state import MAX_SEATS

if TYPE_CHECKING:
    from cuboteca.core.record import Row
    from cuboteca_pig.state import State

#: Name and length of each piece, in order.
PIECES = (("goal", 1), ("active", 1), ("total", 1), ("die", 1), ("points", MAX_SEATS))
SIZE = size_of(PIECES)
AT = offsets_of(PIECES)


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """Write the observation of ``seat``: int16[SIZE]; seats that nobody has get 0 points."""
    out[0] = state.goal
    out[1] = relative_seat(seat, active(state), state.seat_count)
    out[2] = state.total
    out[3] = state.die
    for place in range(MAX_SEATS):
        out[AT.points + place] = 0
    for other in range(state.seat_count):
        out[AT.points + relative_seat(seat, other, state.seat_count)] = state.points[other]
