"""Every legal meal, enumerated once: the feeding algebra as a table.

A *shape* says how many cubes of how many foreign colours make a meal; which colours is always the
eater's choice.  Four genes change it: Substitution allows other shapes, Glutton asks for one more
cube of any foreign colour, Frugality and Parasitism leave out one cube each.  All of them combine
("NOTA" after the table of genes, p. 17 of the rulebook).

``MEALS[row]`` counts the cubes of each foreign colour, in order of colour number without the
eater's.  The rows of one kind of meal are ``MEAL_FIRST[colours, genes]`` up to, not including,
``MEAL_END[colours, genes]``, where ``genes`` adds up the four constants below.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from cuboteca.core.citations import cites
from cuboteca.core.pile import one_card
from cuboteca.games.ursuppe.components import MAX_COLOURS, MIN_COLOURS

if TYPE_CHECKING:
    import numpy.typing as npt

SUBSTITUTION = 1
FRUGALITY = 2
GLUTTON = 4
PARASITISM = 8  # with a host that pays
GENE_MIXES = 16
MOST_OF_A_COLOUR = 7  # that are counted where a meal lies; none has more than 5 cubes

#: Plain meals and those of Substitution, by number of colours.  Those of Substitution for five and
#: six colours are assumed: one colour fewer, one cube more, as the card says for three and four.
Shapes: TypeAlias = "dict[int, tuple[tuple[int, ...], ...]]"
PLAIN_SHAPES: Shapes = {
    3: ((2, 1),),
    4: ((1, 1, 1),),
    5: ((1, 1, 1, 1),),
    6: ((1, 1, 1, 1),),
}
SUBSTITUTE_SHAPES: Shapes = {
    3: ((4,),),
    4: ((2, 2), (3, 1)),
    5: ((3, 1, 1), (2, 2, 1)),
    6: ((3, 1, 1), (2, 2, 1)),
}


@cites(
    '"Alimentazione" (p. 4), "Substitution" (p. 14), "Frugality", "Parasitism" (p. 16), "NOTA" '
    "(p. 17); ruling: glutton-first"
)
def meals_of(colours: int, genes: int) -> list[tuple[int, ...]]:
    """Return the legal meals, as counts of each foreign colour, in ascending order.  Pure."""
    foreign = colours - 1
    shapes = PLAIN_SHAPES[colours]
    if genes & SUBSTITUTION:
        shapes += SUBSTITUTE_SHAPES[colours]
    whole = {
        counts for shape in shapes for counts in permutations(shape + (0,) * (foreign - len(shape)))
    }
    if genes & GLUTTON:
        whole = {_with(meal, colour, 1) for meal in whole for colour in range(foreign)}
    if genes & PARASITISM:  # the host pays one
        whole = _without_one(whole)
    if genes & FRUGALITY:  # at will
        whole |= _without_one(whole)
    return sorted(whole)


def _without_one(meals: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    return {_with(meal, colour, -1) for meal in meals for colour, cubes in enumerate(meal) if cubes}


def _with(meal: tuple[int, ...], colour: int, more: int) -> tuple[int, ...]:
    return (*meal[:colour], meal[colour] + more, *meal[colour + 1 :])


def _table() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    rows: list[tuple[int, ...]] = []
    first = np.zeros((MAX_COLOURS + 1, GENE_MIXES), dtype=np.int64)
    end = np.zeros((MAX_COLOURS + 1, GENE_MIXES), dtype=np.int64)
    for colours in range(MIN_COLOURS, MAX_COLOURS + 1):
        for genes in range(GENE_MIXES):
            first[colours, genes] = len(rows)
            rows.extend(meal + (0,) * (MAX_COLOURS - colours) for meal in meals_of(colours, genes))
            end[colours, genes] = len(rows)
    return np.array(rows, dtype=np.int8), first, end


MEALS, MEAL_FIRST, MEAL_END = _table()
MEALS.flags.writeable = False
#: The rows of ``MEALS`` as piles (``core.pile``), a kind for each foreign colour.
MEAL_PILES = MEALS.astype(np.int64) @ np.array([one_card(place) for place in range(MEALS.shape[1])])
