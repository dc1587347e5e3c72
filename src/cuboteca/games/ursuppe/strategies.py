"""Strategies whose worth a study measures: which gene a seat buys first, what it never does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.preferences import Preference, first, last
from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.genes import FIRST_EXTRA, GENE_COUNT, GENES
from cuboteca.games.ursuppe.words.phrases import gene_piece

if TYPE_CHECKING:
    from cuboteca.core.game import Options


def strategies(options: Options, _seat_count: int) -> tuple[Preference, ...]:
    """Return how a seat may move, divide and buy, and for each gene that it buys it at once."""
    many = GENE_COUNT if options["extra_genes"] else FIRST_EXTRA
    return (
        first("always-move", say("strategy-always-move"), [a.MOVE]),
        last("never-move", say("strategy-never-move"), [a.MOVE]),
        last("always-divide", say("strategy-always-divide"), [a.DIVIDED]),
        first("never-divide", say("strategy-never-divide"), [a.DIVIDED]),
        last("always-buy", say("strategy-always-buy"), [a.BOUGHT]),
        first("never-buy", say("strategy-never-buy"), [a.BOUGHT]),
        *(
            first(
                f"buy:{GENES[gene].code.lower()}",
                say("strategy-buy", gene=gene_piece(gene)),
                [a.BUY + gene, a.BUY_OTHERWISE + gene],
            )
            for gene in range(many)
        ),
    )


__all__ = ["strategies"]
