"""What must never happen, checked in compiled code after every event of a fuzzed play.

The quick part of ``invariants``: nothing is lost or made, and nothing is out of its range.
"""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.components import (
    AMOEBAS,
    CARD_COUNT,
    CELL_COUNT,
    CUBES,
    MAX_AMOEBAS,
    NO_CELL,
)
from cuboteca.games.ursuppe.genes import COPIES, FIRST_EXTRA, GENE_COUNT, Gene
from cuboteca.games.ursuppe.rules.environment import cards_left
from cuboteca.games.ursuppe.state import HELD, Stage, State

VIOLATIONS = (
    "",
    "cubes of a colour are lost or made",
    "an amoeba off the map has damage, or one is where none can be",
    "cards of a gene are lost or made",
    "somebody has less than no points",
    "two markers stand on one space",
    "environment cards are lost or made",
)
CUBES_WRONG = 1
AMOEBAS_WRONG = 2
GENES_WRONG = 3
POINTS_WRONG = 4
MARKERS_WRONG = 5
CARDS_WRONG = 6


@rule
def violation(state: State) -> int:
    """Return what is wrong, as an index into VIOLATIONS; 0 where nothing is."""
    if not has_all_cubes(state):
        return CUBES_WRONG
    if not has_sound_amoebas(state):
        return AMOEBAS_WRONG
    if not has_all_genes(state):
        return GENES_WRONG
    for colour in range(state.colour_count):
        if state.bp[colour] < 0:
            return POINTS_WRONG
        for other in range(colour):
            if state.marker[colour] > 0 and state.marker[colour] == state.marker[other]:
                return MARKERS_WRONG
    left = cards_left(state)
    return 0 if 0 <= left <= CARD_COUNT else CARDS_WRONG


@rule
def has_all_cubes(state: State) -> bool:
    """Tell whether all cubes of each colour are on the map, in the supply or being carried."""
    for colour in range(state.colour_count):
        total = state.supply[colour] + state.carried[colour]
        if state.supply[colour] < 0:
            return False
        for cell in range(CELL_COUNT):
            if state.food[cell][colour] < 0:
                return False
            total += state.food[cell][colour]
        if total != CUBES:
            return False
    return True


@rule
def has_sound_amoebas(state: State) -> bool:
    """Tell whether amoebas are on the map with what they have, or off it with nothing."""
    for colour in range(state.colour_count):
        for number in range(MAX_AMOEBAS):
            cell = state.cell[colour][number]
            if state.damage[colour][number] < 0 or cell >= CELL_COUNT or cell < NO_CELL:
                return False
            if cell == NO_CELL:
                if state.damage[colour][number] > 0 or state.used[colour][number] > 0:
                    return False
            elif number >= AMOEBAS[state.colour_count]:
                return False
    return True


@rule
def has_all_genes(state: State) -> bool:
    """Tell whether every card of a gene is for sale, face down or held."""
    for gene in range(GENE_COUNT):
        wanted = COPIES[state.colour_count, gene]
        if gene >= FIRST_EXTRA and state.extra_genes == 0:
            wanted = 0
        if state.dummy == 1 and gene == Gene.LIFE_EXPECTANCY:
            wanted += 1  # the dummy's own
        total = state.pool[gene] + state.face_down[gene]
        for colour in range(state.colour_count):
            if state.genes[colour][gene] >= HELD:
                total += 1
        if total != wanted or state.pool[gene] < 0:
            return False
    return state.stage <= Stage.OVER
