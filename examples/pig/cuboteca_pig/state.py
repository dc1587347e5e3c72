"""Everything that can change during a play, and the first state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cuboteca.core.record import Bool, Int8, Int16, Record, Row, cells, layout_of

if TYPE_CHECKING:
    from cuboteca.core.game import Options

MAX_SEATS = 6


class State(Record):
    """One play."""

    seat_count: Int8
    goal: Int16
    turn_cap: Int16
    turn: Int16  # from 0
    rolling: Bool  # whether the die is in the air
    over: Bool
    total: Int16  # of this turn
    die: Int8  # what was rolled last, 0 before that
    points: Annotated[Row, cells("i2", MAX_SEATS)]


LAYOUT = layout_of(State)


def start(options: Options, seat_count: int) -> State:
    """Return the first state of a play, as a checked state."""
    state = LAYOUT.checked()
    state.seat_count = seat_count
    state.goal = int(options["goal"])
    state.turn_cap = int(options["turn_cap"])
    return state
