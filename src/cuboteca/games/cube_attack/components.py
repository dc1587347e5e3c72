"""What is in the box of Cube Attack: planets, Cubes, weapons, teams and their figures.

Tables only, no behaviour.  The printed board stood in a picture that we do not have; boards are
files (``data/``, ``boards.py``).  Everything here is in the rulebook's words except the colours of
the teams: the book names Red, the other five are assumed (see ``docs/games/cube_attack.md``).
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.citations import cites

if TYPE_CHECKING:
    from cuboteca.core.record import Row

MIN_SEATS = 2
MAX_SEATS = 6
CUBES_PER_SEAT = 20
MAX_UNITS = CUBES_PER_SEAT  # of one seat: each has at least one wooden cube
ACTIONS_PER_TURN = 2

MAX_PLANETS = 40  # of a board; a planet is a bit of a 64-bit number
MAX_WAYS = 12  # orbits from one planet to planets that are no Entrance
LONGEST_NAME = 8  # letters and digits of a planet's name
LARGEST_MOON = 20  # points that a board's file may give a moon


@cites('"Tabellone" (p. 2-3)')
class Kind(IntEnum):
    """The six kinds of planet."""

    ENTRANCE = 0
    CUBE = 1
    WOUND = 2
    ARMOURY = 3
    HALF_MOON = 4
    FULL_MOON = 5


#: Points of a moon under complete control, unless a board's file says otherwise.
MOON_POINTS = {Kind.HALF_MOON: 2, Kind.FULL_MOON: 4}


@cites('"Cubes" (p. 1): blank, triangle, square')
class Weapon(IntEnum):
    """Which face of a Cube is up."""

    NONE = 0
    SHORT = 1
    LONG = 2


class Done(IntEnum):
    """What a Cube has done in its owner's turn and may not do again; a move is not recorded."""

    NOTHING = 0
    ACTIVATED = 1
    ATTACKED = 2


#: Colours of the teams.  Red is in the book, the others are assumed.
TEAMS = ("red", "blue", "green", "yellow", "purple", "white")

#: Which Entrances (numbered clockwise) are used, by number of seats; seat k has the k-th of them.
SEATING: dict[int, tuple[int, ...]] = {
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}

IS_MOON: Row = np.array([kind in MOON_POINTS for kind in Kind], np.int8)
