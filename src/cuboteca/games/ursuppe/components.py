"""What is in the box of Ursuppe: soup, compass, environment cards, track and the tables by players.

Tables only, no behaviour; the genes have a table of their own (``genes``), and so have the
meals (``meals``).  A figure that no rulebook gives is ``assumed``; ``meta.ASSUMED`` lists them.

A *colour* is what the rulebook calls a player: a set of amoebas with its genes, points and marker.
A seat plays one colour, or two of them in the variant for two people.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.citations import cites

if TYPE_CHECKING:
    import numpy.typing as npt

    from cuboteca.core.record import Grid, Row

MIN_SEATS = 2
MAX_SEATS = 6
MIN_COLOURS = 3
MAX_COLOURS = 6
MAX_AMOEBAS = 7  # of a colour, numbered from 1; the code counts from 0
TARGETS = MAX_COLOURS * MAX_AMOEBAS  # colour * 7 + number names any amoeba

CUBES = 55  # of each colour
START_CUBES = 2  # of each colour on each space
START_BP = 4
DIGESTED = 2  # cubes of its own colour that an amoeba excretes
VIOLENT_CUBES = 1  # of each colour where an amoeba was eaten
NATURAL_CUBES = 2  # of each colour where an amoeba died in phase 5
DAMAGE_LIMIT = 2
DIVISION_PRICE = 6
ATTACK_PRICE = 1
DEFENCE_PRICE = 1
TRACK_SPACES = 51
FINISH_FROM = 42  # first space of the finish zone
DUMMY = 2  # the colour of the dummy
DUMMY_AMOEBAS = 2  # that the dummy of the variant for two gets each round


@cites('"Direzione" (p. 8): printed on the compass, 1 to 4')
class Direction(IntEnum):
    """The die's first four faces, in their order."""

    WEST = 0
    NORTH = 1
    EAST = 2
    SOUTH = 3


DIRECTION_COUNT = 4
NO_CURRENT = 4  # the current of the card that shows none
CURRENT_NAMES = ("west", "north", "east", "south", "still")
DIE_STAY = 4  # the die's face 5, counted from 0
DIE_FREE = 5  # the die's face 6, counted from 0
DIE_FACES = 6
#: The 36 rolls of two dice without order, as ``low * DIE_FACES + high``, in ascending order.
TWO_DICE: Row = np.sort(
    [
        min(one, other) * DIE_FACES + max(one, other)
        for one in range(DIE_FACES)
        for other in range(DIE_FACES)
    ]
)
NO_CELL = -1

#: Column and row of each space, north up: one space in the top row, four in the bottom row, the
#: island of the compass in the middle.
CELLS = (
    (1, 0),
    *((column, 1) for column in range(5)),
    *((column, 2) for column in (0, 1, 3, 4)),
    *((column, 3) for column in range(5)),
    *((column, 4) for column in range(4)),
)
CELL_COUNT = len(CELLS)  # 19
ISLAND = (2, 2)
STEPS = ((-1, 0), (0, -1), (1, 0), (0, 1))


def _neighbours() -> npt.NDArray[np.int64]:
    at = {place: cell for cell, place in enumerate(CELLS)}
    return np.array(
        [[at.get((c + dc, r + dr), NO_CELL) for dc, dr in STEPS] for c, r in CELLS], dtype=np.int64
    )


#: ``NEIGHBOUR[cell][direction]``: the next space, or NO_CELL where edge or island is in the way.
NEIGHBOUR: Grid = _neighbours()

#: ``BESIDE[cell]``: the next spaces in all directions, as a set (``core.bitset``).
BESIDE: Row = np.array(
    [sum(1 << int(cell) for cell in row if cell != NO_CELL) for row in _neighbours()],
    dtype=np.int64,
)
ALL_CELLS = (1 << CELL_COUNT) - 1

#: Environment cards by kind: current, ozone, copies.  Eleven cards; two of them are alike.
ENVIRONMENT = (
    (Direction.WEST, 6, 1),
    (Direction.WEST, 9, 1),
    (Direction.WEST, 12, 1),
    (Direction.EAST, 8, 1),
    (Direction.EAST, 10, 2),
    (Direction.NORTH, 9, 1),
    (Direction.NORTH, 11, 1),
    (Direction.SOUTH, 10, 1),
    (Direction.SOUTH, 13, 1),
    (NO_CURRENT, 14, 1),
)
CARD_KINDS = len(ENVIRONMENT)
CARD_COUNT = 11
CURRENT: Row = np.array([row[0] for row in ENVIRONMENT], dtype=np.int64)
OZONE: Row = np.array([row[1] for row in ENVIRONMENT], dtype=np.int64)
CARD_COPIES: Row = np.array([row[2] for row in ENVIRONMENT], dtype=np.int64)
NO_CARD = -1
LAST_ROUND = CARD_COUNT - 1  # one card is up at set-up, one more in each round

#: ``DICE_WEIGHTS[total - 2]`` of two dice.
DICE_WEIGHTS: Row = np.array([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], dtype=np.int64)
DICE_TOTALS = len(DICE_WEIGHTS)
DICE_WAYS = 36

# By number of colours, 0..6; less than three colours never play.
INCOME: Row = np.array([0, 0, 0, 10, 10, 11, 11], dtype=np.int64)
AMOEBAS: Row = np.array([0, 0, 0, 7, 7, 6, 6], dtype=np.int64)
TENTACLE_CUBES: Row = np.array([0, 0, 0, 2, 3, 4, 5], dtype=np.int64)
#: Damage of the first amoeba; 1 with five and six colours is assumed.
FIRST_DAMAGE: Row = np.array([0, 0, 0, 0, 1, 1, 1], dtype=np.int64)
#: ``AMOEBA_SPACES[colours, amoebas]`` that a marker advances.
AMOEBA_SPACES: npt.NDArray[np.int64] = np.array(
    [[0] * 8] * 3 + [[0, 0, 0, 1, 2, 4, 5, 6]] * 2 + [[0, 0, 1, 2, 4, 5, 6, 6]] * 2, dtype=np.int64
)
#: ``GENE_SPACES[cards]``; more than 6 count as 6.
GENE_SPACES: Row = np.array([0, 0, 0, 1, 2, 3, 4], dtype=np.int64)
MOST_COUNTED_GENES = 6
SOCIAL_LEAD = 6  # spaces that an opponent is ahead for the Social Gene to pay
