"""Phases 2 and 3 for the greedy bot: what a gene is worth, and what its mutations cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.actions import (
    BOUGHT,
    BUY,
    BUY_FROM_RIVAL,
    BUY_OTHERWISE,
    GIVE_UP,
    PAY_DEBT,
    SWAP,
    SWAP_FOR,
)
from cuboteca.games.ursuppe.components import NO_CARD, OZONE
from cuboteca.games.ursuppe.genes import COUNTS, GENE_COUNT, MUTATION, NEEDS, PAYS, Gene
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.new_genes import (
    exchange_refusal,
    price_of,
    rival_price,
    swap_price,
)
from cuboteca.games.ursuppe.rules.refusals import Refusal

if TYPE_CHECKING:
    from cuboteca.core.record import Row
    from cuboteca.games.ursuppe.state import State

A_CARD = 5  # for each card that a gene counts as, in biological points
USUAL_OZONE = 10
LAST_DEFECT = 10  # no mutation is paid for after the last card

#: What a gene's effect is worth beyond its card, in biological points; 0 where nothing is said.
USES = {
    Gene.MOVEMENT_1: 2,
    Gene.SPEED: 2,
    Gene.DEFENCE: 1,
    Gene.ESCAPE: 1,
    Gene.SUBSTITUTION: 4,
    Gene.RAY_PROTECTION: 5,
    Gene.STREAMLINE: 3,
    Gene.TENTACLE: 4,
    Gene.HOLDING: 4,
    Gene.LIFE_EXPECTANCY: 5,
    Gene.FRUGALITY: 6,
    Gene.STRUGGLE: 4,
    Gene.PARASITISM: 4,
    Gene.DIVISION_RATE: 6,
    Gene.PERSISTENCE: 2,
    Gene.MOVEMENT_2: 5,
    Gene.AGGRESSION: 3,
    Gene.ARMOUR: 2,
    Gene.GLUTTON: -2,
    Gene.FAST_FOOD: 4,
    Gene.ENERGY_CONSERVATION: 6,
    Gene.SHORT_LIFE_SPAN: -3,
    Gene.POPULATION_EXPLOSION: 2,
    Gene.HEALING_1: 3,
    Gene.SUCTION_1: 3,
    Gene.SUCTION_2: 4,
    Gene.SOCIAL: 3,
    Gene.FLEXIBLE: 2,
    Gene.CAMOUFLAGE_1: -1,
    Gene.CAMOUFLAGE_2: -1,
}
USE: Row = np.array([USES.get(Gene(gene), 0) for gene in range(GENE_COUNT)], dtype=np.int64)


@rule
def worth(gene: int) -> int:
    """Return what a gene is worth to its owner, in biological points."""
    return USE[gene] + A_CARD * COUNTS[gene]


@rule
def expected_ozone(state: State, colour: int) -> int:
    """Return the ozone of the next card, as far as ``colour`` knows."""
    if state.next_card != NO_CARD and state.known_by[colour] == 1:
        return OZONE[state.next_card]
    return USUAL_OZONE


@rule
def cost_of_mutation(state: State, colour: int, more: int) -> int:
    """Return what ``more`` mutation points will probably cost ``colour`` in the next round."""
    if state.round_number >= LAST_DEFECT:
        return 0
    ozone = expected_ozone(state, colour)
    before = mutation_sum(state, colour)
    return max(before + more - ozone, 0) - max(before - ozone, 0)


@rule
def liking_of_gene(state: State, gene: int, way: int) -> int:
    """Return what buying ``gene`` brings: its worth less its price and what it does away with."""
    colour = state.decider
    lower = NEEDS[gene, way]
    value = worth(gene) - price_of(state, colour, gene)
    more = MUTATION[gene]
    if lower >= 0:
        value -= worth(lower)
        more -= MUTATION[lower]
    return value - 2 * cost_of_mutation(state, colour, more)


@rule
def liking_of_trade(state: State, action: int) -> int:
    """Return how much a purchase, the first half of a swap, or none, is liked."""
    if action == BOUGHT:
        return 0
    if action < BUY_OTHERWISE:
        return liking_of_gene(state, action - BUY, 0)
    if action < BUY_FROM_RIVAL:
        return liking_of_gene(state, action - BUY_OTHERWISE, 1)
    if action == BUY_FROM_RIVAL:
        return worth(Gene.SOCIAL) - rival_price(state, state.decider)
    return best_of_swaps(state, action - SWAP)


@rule
def best_of_swaps(state: State, old: int) -> int:
    """Return what the best card that is for sale would bring in place of ``old``."""
    best = -A_CARD
    for new in range(GENE_COUNT):
        if new != Gene.SOCIAL and exchange_refusal(state, old, new) == Refusal.OK:
            best = max(best, gain_of_swap(old, new))
    return best


@rule
def gain_of_swap(old: int, new: int) -> int:
    """Return what a swap brings, less its price and a point so that equals are not swapped."""
    return worth(new) - worth(old) - swap_price(old, new) - 1


@rule
def liking_of_swap(state: State, action: int) -> int:
    """Return how much a card is liked in place of the one given away."""
    return gain_of_swap(state.swapped, action - SWAP_FOR)


@rule
def liking_of_settling(state: State, action: int) -> int:
    """Return how much a way to settle the debt is liked: points, or a gene and the rest."""
    if action == PAY_DEBT:
        return -state.debt
    gene = action - GIVE_UP
    return -worth(gene) - max(state.debt - PAYS[gene], 0)
