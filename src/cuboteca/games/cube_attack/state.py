"""Everything that can change during a play of Cube Attack, and the board it is played on.

There are no secrets.  The board is part of the state, so rules read it there and a snapshot can be
played on anywhere, whoever drew the board.

A *unit* is what the rulebook calls a Cube: one wooden cube or a stack of two, on one planet, with
one face up.  It is one integer, a line of bits::

    bit   10 ........ 5   4 3      2        1 0
          planet          weapon   stacked  done (components.Done)

Units of a seat stand in ascending order, so equal positions have equal bytes, and units that the
rules cannot tell apart stand side by side (ruling: same-units).  ``rules.units`` reads and writes
the bits; nothing else does.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from cuboteca.core.record import Grid, Int8, Int16, Int64, Record, Row, cells, layout_of
from cuboteca.games.cube_attack.components import MAX_PLANETS, MAX_SEATS, MAX_UNITS, MAX_WAYS

NO_SEAT = -1
NO_PLANET = -1
NO_UNIT = -1


class Stage(IntEnum):
    """What the play waits for."""

    FIRST_PLAYER = 0  # chance: who begins
    ACTION = 1  # decision: one of the two actions of a seat
    OVER = 2


class State(Record):
    """One play.  ``S`` seats, ``P`` planets, ``U`` units of a seat."""

    # options
    seat_count: Int8  # 2..6
    points_to_win: Int16  # 1 or more
    turn_cap: Int16  # the play ends after so many turns
    lost_cubes_return: Int8  # 1: removed wooden cubes go back to their owner's supply

    # sequence of play
    stage: Int8  # Stage
    mover: Int8  # the seat that decides, CHANCE or OVER
    first_player: Int8  # seat with the token; NO_SEAT before it is drawn
    turn_number: Int16  # 1..turn_cap; a turn is a round of the table
    actions_done: Int8  # 0 or 1: actions that the mover has finished in this turn
    totals: Annotated[Row, cells("i4", MAX_SEATS)]  # points

    # Cubes
    supply: Annotated[Row, cells("i1", MAX_SEATS)]  # wooden cubes off the board, 0..20
    unit_count: Annotated[Row, cells("i1", MAX_SEATS)]  # 0..20
    units: Annotated[Grid, cells("i2", MAX_SEATS, MAX_UNITS)]  # ascending, then NO_UNIT
    presence: Annotated[Row, cells("i8", MAX_SEATS)]  # bit p: the seat has a unit on planet p

    # the board, the same from set-up to end
    open_planets: Int64  # bit p: planet p is no Entrance
    links: Annotated[Row, cells("i8", MAX_PLANETS)]  # bit q of links[p]: an orbit joins p and q
    way_count: Annotated[Row, cells("i1", MAX_PLANETS)]  # how many planets p leads into
    ways: Annotated[Grid, cells("i1", MAX_PLANETS, MAX_WAYS)]  # which: ascending, then NO_PLANET
    kinds: Annotated[Row, cells("i1", MAX_PLANETS)]  # components.Kind
    moon_points: Annotated[Row, cells("i1", MAX_PLANETS)]  # under complete control; 0 if no moon
    planet_count: Int8
    homes: Annotated[Row, cells("i1", MAX_SEATS)]  # the Entrance of each seat; NO_PLANET if unused
    entrances: Annotated[Row, cells("i1", MAX_SEATS)]  # all six, clockwise
    teams: Annotated[Row, cells("i1", MAX_SEATS)]  # their colours, index of components.TEAMS
    names: Annotated[Row, cells("i8", MAX_PLANETS)]  # up to 8 characters, see boards.packed_name
    across: Annotated[Row, cells("i2", MAX_PLANETS)]  # 0..1000 from the left
    down: Annotated[Row, cells("i2", MAX_PLANETS)]  # 0..1000 from the top


LAYOUT = layout_of(State)
