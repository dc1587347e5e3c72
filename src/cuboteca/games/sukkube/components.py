"""What is in the box of Sukkube: characters, directions, colours, and how cards are numbered.

Tables only, no behaviour.  Two facts of the box stood only in pictures that we do not have: which
faces of the Kube are neighbours (with the way their arrows point), and which cards the deck holds.
Both are data files in ``data/`` that an owner of the box can replace; ``box`` reads them.

A *kind* of card is a colour and a direction.  Cards of one kind are interchangeable, so a person's
hand is counted by kinds.  Kind ``n`` has colour ``n // 5`` and direction ``n % 5``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.citations import cites
from cuboteca.core.pile import COPY_BITS, MOST_COPIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cuboteca.core.record import Row

MIN_SEATS = 1
MAX_SEATS = 6
SEAT_COUNT = 6  # people and automata together, always
CARD_COUNT = 30
CARDS_PER_SEAT = 5
LONGEST_MANCHE = 25  # plays: five of one seat, four of each other one


@cites('"Contenuto" (Italian p. 1), the six character stands')
class Character(IntEnum):
    """The six characters, one on each face of the Kube."""

    STRONGMAN = 0
    TAMER = 1
    PRESENTER = 2
    LION = 3
    CLOWN = 4
    BALLERINA = 5


CHARACTER_COUNT = len(Character)
CHARACTER_NAMES = tuple(character.name.lower() for character in Character)


@cites('"Come leggere il Kube" (Italian p. 2)')
class Direction(IntEnum):
    """The five ways to turn the Kube, named after the way the face on top goes."""

    RIGHT = 0
    LEFT = 1
    DOWN = 2
    UP = 3
    FLIP = 4


DIRECTION_COUNT = len(Direction)
DIRECTION_NAMES = tuple(direction.name.lower() for direction in Direction)
DIRECTION_LETTERS = "rlduf"

#: Pairs of opposites; FLIP has none (ruling: opposite-directions).
OPPOSITES = {
    Direction.RIGHT: Direction.LEFT,
    Direction.LEFT: Direction.RIGHT,
    Direction.DOWN: Direction.UP,
    Direction.UP: Direction.DOWN,
}


class Colour(IntEnum):
    """The three colours of cards; their names are ours, the pictures are lost."""

    RED = 0
    BLUE = 1
    YELLOW = 2


COLOUR_COUNT = len(Colour)
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
COLOUR_LETTERS = "RBY"

KIND_COUNT = COLOUR_COUNT * DIRECTION_COUNT  # 15
NO_CARD = KIND_COUNT  # stands for the card before the first one of a manche

#: Notation of each kind: colour and direction, "Rr" is a red card that turns right.
KIND_CODES = tuple(
    colour + direction for colour in COLOUR_LETTERS for direction in DIRECTION_LETTERS
)

TURN_COUNT = 2 * DIRECTION_COUNT  # turn ``d`` is direction d once, ``d + 5`` is it doubled

#: Colour of each kind; ``NO_CARD`` has a fourth one, which no card shares.
COLOUR_OF: Row = np.array([n // DIRECTION_COUNT for n in range(KIND_COUNT + 1)], dtype=np.int64)
DIRECTION_OF: Row = np.array([kind % DIRECTION_COUNT for kind in range(KIND_COUNT)], dtype=np.int64)


def pile_of(copies: Iterable[int]) -> int:
    """Return the pile (``core.pile``) with so many copies of each kind."""
    return sum(int(count) << (COPY_BITS * kind) for kind, count in enumerate(copies))


def _opposes(last: int, kind: int) -> bool:
    before, now = Direction(last % DIRECTION_COUNT), Direction(kind % DIRECTION_COUNT)
    return OPPOSITES.get(before) == now


def _repeats(last: int, kind: int) -> bool:
    return last % DIRECTION_COUNT == kind % DIRECTION_COUNT


def _all_kinds(fits: Callable[[int, int], bool]) -> Row:
    rows = [[fits(last, kind) for kind in range(KIND_COUNT)] for last in range(KIND_COUNT + 1)]
    return np.array([pile_of(MOST_COPIES * fit for fit in row) for row in rows], dtype=np.int64)


#: By the last card (or ``NO_CARD``): a pile of all cards in another direction, opposites left out.
DIFFERENT_CARDS: Row = _all_kinds(
    lambda last, kind: last == NO_CARD or not (_opposes(last, kind) or _repeats(last, kind))
)
#: By the last card: a pile of all cards in the same direction.
REPEATED_CARDS: Row = _all_kinds(lambda last, kind: last != NO_CARD and _repeats(last, kind))
