"""Genes that act when genes are bought, and what the Social Gene brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.components import SOCIAL_LEAD
from cuboteca.games.ursuppe.genes.having import has
from cuboteca.games.ursuppe.genes.table import PRICE, Gene

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State

RIVAL_PRICE = 2


@rule
def price_of(state: State, colour: int, gene: int) -> int:
    """Return what ``gene`` costs ``colour`` now.  Pure.

    Rule: "Fase 3" (p. 5), "Flexible" (p. 15); ruling Q43.
    """
    price = PRICE[gene]
    if has(state, colour, Gene.FLEXIBLE):
        price = max(price - 1, 0)
    return price


@rule
def rival_price(state: State, colour: int) -> int:
    """Return what the Social Gene costs ``colour`` when a rival holds it.  Pure.

    Rule: "Social Gene" (p. 14), "Flexible" (p. 15); ruling Q41.
    """
    return RIVAL_PRICE - 1 if has(state, colour, Gene.FLEXIBLE) else RIVAL_PRICE


@rule
def is_for_the_last(gene: int) -> bool:
    """Return whether only the colour in last place may get ``gene``.  Pure.

    Rule: "Social Gene" (p. 14); ruling Q41.
    """
    return gene == Gene.SOCIAL


@rule
def can_swap(state: State, colour: int) -> bool:
    """Return whether ``colour`` may swap its cards for cards of the pool.  Pure.

    Rule: "Highly Adaptable" (p. 13); ruling Q42.
    """
    return has(state, colour, Gene.HIGHLY_ADAPTABLE)


@rule
def social_income(state: State, colour: int) -> int:
    """Return what the Social Gene pays ``colour`` after scoring.  Pure.

    Rule: "Social Gene" (p. 14): 1 for each opponent 6 or more spaces ahead; ruling Q41.
    """
    if not has(state, colour, Gene.SOCIAL):
        return 0
    income = 0
    for other in range(state.colour_count):
        if state.marker[other] - state.marker[colour] >= SOCIAL_LEAD:
            income += 1
    return income
