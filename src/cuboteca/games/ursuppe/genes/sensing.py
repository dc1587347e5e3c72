"""Genes that show the next environment card to their owner alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.genes.having import has
from cuboteca.games.ursuppe.genes.table import Gene

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State


@rule
def senses(state: State, colour: int, ahead: int) -> bool:
    """Return whether ``colour`` looks at the next card at this moment.  Pure.

    Rule: "Migration Sensing" (p. 13) at the start of phase 1; "Environmental Sensing" (p. 18) in
    phase 2, after the new card is turned up (``ahead``); ruling Q3.
    """
    if ahead == 1:
        return has(state, colour, Gene.ENVIRONMENTAL_SENSING)
    return has(state, colour, Gene.MIGRATION_SENSING)
