"""Why a gene cannot be bought, swapped or given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.explaining.common import no_gene, too_dear
from cuboteca.games.ursuppe.genes import (
    FIRST_EXTRA,
    GENE_COUNT,
    IS_ADVANCED,
    NEEDS,
    NO_GENE,
    SERVES,
    Gene,
)
from cuboteca.games.ursuppe.pieces import gene_piece
from cuboteca.games.ursuppe.rules.new_genes import (
    is_for_the_last,
    is_last,
    price_of,
    rival_price,
    rival_with,
    swap_price,
)
from cuboteca.games.ursuppe.rules.sequence import has
from cuboteca.games.ursuppe.state import BARRED, FRESH, HELD, NOBODY, Stage
from cuboteca.games.ursuppe.wording import (
    ADVANCED_RULE,
    DEFECT_RULE,
    GENES_RULE,
    NEW_GENES_RULE,
    gene_rule,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence


def _defect(state: Any, action: int) -> Iterator[Sentence]:
    colour = int(state.decider)
    if action == a.PAY_DEBT:
        yield too_dear(state, colour, int(state.debt), DEFECT_RULE)
    elif a.GIVE_UP <= action < a.GIVE_UP + GENE_COUNT:
        gene = action - a.GIVE_UP
        held = has(state, colour, gene)
        key = "why-gene-covers-nothing" if held else "why-gene-not-held"
        yield say(key, gene_rule(gene) if held else DEFECT_RULE, gene=gene_piece(gene))


def _trade(state: Any, action: int) -> Iterator[Sentence]:
    if a.BUY <= action < a.BUY_OTHERWISE:
        yield from _buy(state, action - a.BUY, 0)
    elif a.BUY_OTHERWISE <= action < a.BUY_FROM_RIVAL:
        yield from _buy(state, action - a.BUY_OTHERWISE, 1)
    elif action == a.BUY_FROM_RIVAL:
        yield from _rival(state)
    elif a.SWAP <= action < a.SWAP_FOR:
        yield from _swap(state, action - a.SWAP)


def _buy(state: Any, gene: int, way: int) -> Iterator[Sentence]:
    colour = int(state.decider)
    lower = int(NEEDS[gene][way])
    yield from _not_for_sale(state, colour, gene)
    if lower == NO_GENE and (way == 1 or IS_ADVANCED[gene]):
        yield say("why-no-other-way", ADVANCED_RULE, gene=gene_piece(gene))
    elif lower != NO_GENE and state.genes[colour][lower] != HELD:
        fresh = state.genes[colour][lower] == FRESH
        yield say(
            "why-lower-fresh" if fresh else "why-lower",
            ADVANCED_RULE,
            gene=gene_piece(gene),
            lower=gene_piece(lower),
        )
    yield too_dear(state, colour, int(price_of(state, colour, gene)), GENES_RULE)


def _not_for_sale(state: Any, colour: int, gene: int) -> Iterator[Sentence]:
    """Yield why ``colour`` cannot have a gene, whatever it costs."""
    piece = gene_piece(gene)
    have = int(state.genes[colour][gene])
    if have >= HELD:
        yield say("why-held", GENES_RULE, gene=piece)
    elif have == BARRED:
        higher = gene_piece(int(SERVES[gene]))
        yield say("why-barred", ADVANCED_RULE, gene=piece, higher=higher)
    elif state.pool[gene] == 0:
        yield _not_there(state, gene)
    elif is_for_the_last(gene) and not is_last(state, colour):
        yield say("why-not-last", gene_rule(gene), gene=piece)


def _not_there(state: Any, gene: int) -> Sentence:
    piece = gene_piece(gene)
    if state.face_down[gene]:
        return say("why-face-down", NEW_GENES_RULE, gene=piece)
    owned = rival_with(state, NOBODY, gene) != NOBODY
    if owned:
        return say("why-sold-out", GENES_RULE, gene=piece)
    return say("why-not-in-box", NEW_GENES_RULE if gene >= FIRST_EXTRA else GENES_RULE, gene=piece)


def _rival(state: Any) -> Iterator[Sentence]:
    colour = int(state.decider)
    gene = gene_piece(Gene.SOCIAL)
    rule = gene_rule(Gene.SOCIAL)
    if rival_with(state, colour, Gene.SOCIAL) == NOBODY:
        yield say("why-no-rival", rule, gene=gene)
    elif not is_last(state, colour):
        yield say("why-not-last", rule, gene=gene)
    else:
        yield too_dear(state, colour, int(rival_price(state, colour)), rule)


def _swap(state: Any, old: int) -> Iterator[Sentence]:
    colour = int(state.decider)
    rule = gene_rule(Gene.HIGHLY_ADAPTABLE)
    piece = gene_piece(old)
    if not has(state, colour, Gene.HIGHLY_ADAPTABLE):
        yield no_gene(Gene.HIGHLY_ADAPTABLE)
    elif not has(state, colour, old):
        yield say("why-gene-not-held", rule, gene=piece)
    elif state.genes[colour][old] == FRESH:
        yield say("why-swap-fresh", rule, gene=piece)
    else:
        yield say("why-swap-nothing", rule, gene=piece)


def _swap_for(state: Any, action: int) -> Iterator[Sentence]:
    if not a.SWAP_FOR <= action < a.NO_AGGRESSION:
        return
    new = action - a.SWAP_FOR
    colour = int(state.decider)
    rule = gene_rule(Gene.HIGHLY_ADAPTABLE)
    if IS_ADVANCED[new]:
        yield say("why-swap-advanced", rule, gene=gene_piece(new))
    freed = state.genes[colour][new] == BARRED and SERVES[new] == state.swapped
    if not freed:
        yield from _not_for_sale(state, colour, new)
    elif state.pool[new] == 0:
        yield _not_there(state, new)
    yield too_dear(state, colour, int(swap_price(state.swapped, new)), rule)


REASONS: dict[int, Callable[[Any, int], Iterator[Sentence]]] = {
    Stage.DEFECT: _defect,
    Stage.GENES: _trade,
    Stage.SWAP: _swap_for,
}
