"""What all genes of a colour add up to: mutation points, and cards for scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.genes.having import has
from cuboteca.games.ursuppe.genes.table import COUNTS, GENE_COUNT, MUTATION

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State


@rule
def mutation_sum(state: State, colour: int) -> int:
    """Return the mutation points of all cards of ``colour``.  Pure.

    Rule: "Perdita dei Geni" (p. 4); "Ray Protection" (p. 15) and "Glutton" (p. 13) count -2.
    """
    total = 0
    for gene in range(GENE_COUNT):
        if has(state, colour, gene):
            total += MUTATION[gene]
    return total


@rule
def card_count(state: State, colour: int) -> int:
    """Return as how many cards the genes of ``colour`` score.  Pure.

    Rule: "Fase 6: Punteggio" (p. 6): advanced genes as two; "Ray Protection" (p. 15) as none.
    """
    total = 0
    for gene in range(GENE_COUNT):
        if has(state, colour, gene):
            total += COUNTS[gene]
    return total
