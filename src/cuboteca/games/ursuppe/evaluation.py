"""What each seat may expect at the end: how a search evaluates a state in which it stops.

Markers count, and what amoebas, genes and biological points bring in the rounds to come.  Amoebas
and points of now are gone or even after a few rounds; gene cards stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.components import (
    AMOEBA_SPACES,
    LAST_ROUND,
    MOST_COUNTED_GENES,
)
from cuboteca.games.ursuppe.genes import GENE_COUNT
from cuboteca.games.ursuppe.heuristics import USE
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.scoring import card_count
from cuboteca.games.ursuppe.rules.sequence import is_dummy
from cuboteca.games.ursuppe.state import HELD

if TYPE_CHECKING:
    import numpy.typing as npt

    from cuboteca.core.record import Row
    from cuboteca.games.ursuppe.state import State

DEATHS = 5  # the phase in which the doomed die
SCORES = 6
PACE = 7.0  # spaces that a leading marker advances in a round
LASTING = 3.0  # rounds for which amoebas and points of now make a difference
A_POINT = 0.12  # spaces a round that a biological point is worth
#: Spaces a round that so many cards will be worth: the first two are steps to those that score.
A_CARD_EACH_ROUND: Row = np.array([0.0, 0.4, 0.8, 1.5, 2.3, 3.1, 4.0])
HURT = 0.2  # part of an amoeba that each damage point takes


@rule
def scorings_left(state: State) -> float:
    """Return how often markers will probably still advance; 0 after the end."""
    if state.reason != 0:
        return 0.0
    best = 0
    for colour in range(state.colour_count):
        best = max(best, state.marker[colour])
    left = min(
        (state.finish_from - best) / PACE,
        float(LAST_ROUND - state.round_number + (1 if state.phase < SCORES else 0)),
    )
    return max(left, 1.0)


@rule
def population(state: State, colour: int) -> float:
    """Return the living amoebas of ``colour``, those that are hurt or doomed in part."""
    limit = damage_limit(state, colour)
    amoebas = 0.0
    for number in range(len(state.cell[colour])):
        if state.cell[colour][number] >= 0:
            damage = state.damage[colour][number]
            if damage < limit:
                amoebas += 1.0 - HURT * damage
            elif state.phase > DEATHS:
                amoebas += 1.0 - HURT
    return amoebas


@rule
def spaces_for(state: State, amoebas: float) -> float:
    """Return the spaces scored for ``amoebas``, between whole numbers by their distance."""
    whole = int(amoebas)
    spaces = float(AMOEBA_SPACES[state.colour_count, whole])
    if whole + 1 < AMOEBA_SPACES.shape[1]:
        more = AMOEBA_SPACES[state.colour_count, whole + 1] - spaces
        spaces += (amoebas - whole) * more
    return spaces


@rule
def prospects(state: State, colour: int, left: float) -> float:
    """Return the space that the marker of ``colour`` may reach with ``left`` more scorings."""
    space = float(state.marker[colour])
    if left == 0 or (is_dummy(state, colour) and state.dummy_scores == 0):
        return space
    soon = min(left, LASTING)
    space += soon * spaces_for(state, population(state, colour))
    space += left * A_CARD_EACH_ROUND[min(card_count(state, colour), MOST_COUNTED_GENES)]
    space += (soon - 1.0) * A_POINT * state.bp[colour]
    for gene in range(GENE_COUNT):
        if state.genes[colour][gene] >= HELD:
            space += (left - 1.0) * A_POINT * USE[gene]
    return space


@rule
def outlook(state: State, out: npt.NDArray[np.float64]) -> None:
    """Write the points that each seat may expect at the end, roughly.

    Shapes: out is float64[seats], overwritten.
    """
    left = scorings_left(state)
    for seat in range(state.seat_count):
        out[seat] = prospects(state, seat, left)
        if state.two_colours == 1:
            out[seat] = min(out[seat], prospects(state, seat + 2, left))
