"""Genes that act when an amoeba feeds and digests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.genes.having import has
from cuboteca.games.ursuppe.genes.table import Gene
from cuboteca.games.ursuppe.meals import FRUGALITY, GLUTTON, SUBSTITUTION

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State


@rule
def gene_mix(state: State, colour: int) -> int:
    """Return which kinds of meals ``colour`` may eat, as the sum that ``meals`` expects.  Pure.

    Rule: "Substitution" (p. 14), "Frugality" (p. 16), "Glutton" (p. 13), "NOTA" (p. 17); ruling
    Q13.
    """
    mix = plain_mix(state, colour)
    if has(state, colour, Gene.SUBSTITUTION):
        mix += SUBSTITUTION
    if has(state, colour, Gene.FRUGALITY):
        mix += FRUGALITY
    return mix


@rule
def plain_mix(state: State, colour: int) -> int:
    """Return the kind of meal that ``colour`` must eat where its own space offers it.  Pure.

    Rule: "Alimentazione" (p. 4), "Glutton" (p. 13); ruling Q10.
    """
    return GLUTTON if has(state, colour, Gene.GLUTTON) else 0


@rule
def is_parasite(state: State, colour: int) -> bool:
    """Return whether an opponent in the space may have to pay for a cube less.  Pure.

    Rule: "Parasitism" (p. 16); ruling Q14.
    """
    return has(state, colour, Gene.PARASITISM)


@rule
def suction_of(state: State, colour: int) -> int:
    """Return how many cubes of a meal may come from one neighbouring space.  Pure.

    Rule: "Suction I" (p. 14), "Suction II" (p. 18); ruling Q11.
    """
    if has(state, colour, Gene.SUCTION_2):
        return 2
    return 1 if has(state, colour, Gene.SUCTION_1) else 0


@rule
def is_clean(state: State, colour: int) -> bool:
    """Return whether digested cubes may be put into a neighbouring space.  Pure.

    Rule: "Cleanliness" (p. 13).
    """
    return has(state, colour, Gene.CLEANLINESS)


@rule
def is_toxic(state: State, colour: int) -> bool:
    """Return whether digested cubes leave a damage point with them.  Pure.

    Rule: "Toxic Excretions" (p. 16); rulings Q6, Q12 and Q20.
    """
    return has(state, colour, Gene.TOXIC_EXCRETIONS)
