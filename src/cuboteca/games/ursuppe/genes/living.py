"""Genes that act at death and at cell division."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.components import DAMAGE_LIMIT, DIVISION_PRICE
from cuboteca.games.ursuppe.genes.having import has
from cuboteca.games.ursuppe.genes.table import Gene

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State

CHEAP_DIVISION = 4
HEAL_PRICE = 3
HAND_ON_PRICE = 4


@rule
def damage_limit(state: State, colour: int) -> int:
    """Return the damage at which amoebas of ``colour`` die.  Pure.

    Rule: "Fase 5: Morte" (p. 5), "Life Expectancy" (p. 15), "Short Life Span" (p. 15).
    """
    limit = DAMAGE_LIMIT
    if has(state, colour, Gene.LIFE_EXPECTANCY):
        limit += 1
    if has(state, colour, Gene.SHORT_LIFE_SPAN):
        limit -= 1
    return limit


@rule
def division_price(state: State, colour: int) -> int:
    """Return what a new amoeba costs ``colour``.  Pure.

    Rule: "Fase 4" (p. 5), "Division Rate" (p. 16), "Short Life Span" (p. 15); ruling Q48.
    """
    cheap = has(state, colour, Gene.DIVISION_RATE) or has(state, colour, Gene.SHORT_LIFE_SPAN)
    return CHEAP_DIVISION if cheap else DIVISION_PRICE


@rule
def spreads_anywhere(state: State, colour: int) -> bool:
    """Return whether new amoebas need no amoeba of their colour next to them.  Pure.

    Rule: "Spores" (p. 13).
    """
    return has(state, colour, Gene.SPORES)


@rule
def can_heal(state: State, colour: int) -> bool:
    """Return whether ``colour`` may pay to take a damage point off an own amoeba.  Pure.

    Rule: "Healing I" (p. 15); ruling Q44.
    """
    return has(state, colour, Gene.HEALING_1)


@rule
def can_hand_on(state: State, colour: int) -> bool:
    """Return whether ``colour`` may pay to hand a damage point on in the same space.  Pure.

    Rule: "Healing II" (p. 18); ruling Q47.
    """
    return has(state, colour, Gene.HEALING_2)


@rule
def can_explode(state: State, colour: int) -> bool:
    """Return whether ``colour`` may give up its income for new amoebas.  Pure.

    Rule: "Population Explosion" (p. 16); ruling Q46.
    """
    return has(state, colour, Gene.POPULATION_EXPLOSION)
