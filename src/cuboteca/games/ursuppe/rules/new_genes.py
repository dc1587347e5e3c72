"""Phase 3: genes are bought, swapped, and extra ones turned up."""

from __future__ import annotations

from cuboteca.core.bitset import is_in_set
from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.genes import (
    ADVANCED,
    AFFORDABLE,
    ALL_ADVANCED,
    DEAREST,
    FIRST_EXTRA,
    GENE_COUNT,
    IS_ADVANCED,
    NEEDS,
    NO_GENE,
    PRICE,
    SERVES,
    Gene,
)
from cuboteca.games.ursuppe.rules.environment import lose_gene
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import (
    ask,
    begin_phase,
    has,
    is_dummy,
    next_colour,
    pass_on,
)
from cuboteca.games.ursuppe.state import ABSENT, BARRED, FRESH, HELD, NOBODY, Stage, State

RIVAL_PRICE = 2


@rule('"Fase 3" (p. 5), "Flexible" (p. 15); ruling: flexible-prices')
def price_of(state: State, colour: int, gene: int) -> int:
    """Return what ``gene`` costs ``colour`` now.  Pure."""
    price = PRICE[gene]
    if has(state, colour, Gene.FLEXIBLE):
        price = max(price - 1, 0)
    return price


@rule('"Social Gene" (p. 14), "Flexible" (p. 15); ruling: social-gene')
def rival_price(state: State, colour: int) -> int:
    """Return what the Social Gene costs ``colour`` when a rival holds it.  Pure."""
    return RIVAL_PRICE - 1 if has(state, colour, Gene.FLEXIBLE) else RIVAL_PRICE


@rule('"Fase 3: Nuovi Geni" (p. 5), "4.2 Il Gioco" (p. 11)')
def next_buyer(state: State) -> None:
    """Let the next colour buy, descending, or begin phase 4.  Changes: turn, to_reveal, stage."""
    if state.turn == 0:
        face_down = 0
        for gene in range(FIRST_EXTRA, GENE_COUNT):
            face_down += state.face_down[gene]
        state.to_reveal = min(state.reveal, face_down)
    colour = next_colour(state, 0)
    if colour == NOBODY:
        begin_phase(state, 4)
        pass_on(state, Stage.NEXT_DIVIDER)
    elif is_dummy(state, colour):
        pass_on(state, Stage.NEXT_BUYER)
    else:
        ask(state, colour, Stage.GENES)


@rule('"4.2 Il Gioco" (p. 11): the second player can buy them first; ruling: extra-genes-revealed')
def end_buying(state: State) -> None:
    """After the first buyer's turn extra genes are turned up.  Changes: stage."""
    pass_on(state, Stage.REVEAL if state.to_reveal > 0 else Stage.NEXT_BUYER)


@rule('"4.2 Il Gioco" (p. 11)')
def turn_up_gene(state: State, gene: int) -> None:
    """Turn up an extra gene: it is for sale.  Changes: face_down, pool, to_reveal, stage."""
    state.face_down[gene] = 0
    state.pool[gene] += 1
    state.to_reveal -= 1
    end_buying(state)


@rule('"Social Gene" (p. 14); the dummy is no player')
def is_last(state: State, colour: int) -> bool:
    """Return whether no other player's marker is behind.  Pure."""
    for other in range(state.colour_count):
        behind = state.marker[other] < state.marker[colour]
        if behind and not is_dummy(state, other):
            return False
    return True


@rule(
    '"Fase 3" (p. 5): no second copy; "Le carte Gene superiore" (p. 18): not the gene that was '
    'handed in; "Social Gene" (p. 14): for the last one only; ruling: social-gene'
)
def sale_refusal(state: State, colour: int, gene: int) -> int:
    """Return why ``colour`` cannot have ``gene`` of the pool, whatever it costs; or OK.  Pure."""
    owned = state.genes[colour][gene]
    if owned != ABSENT:
        return Refusal.GENE_HELD if owned >= HELD else Refusal.GENE_BARRED
    if state.pool[gene] == 0:
        return Refusal.GENE_NOT_FOR_SALE
    if gene == Gene.SOCIAL and not is_last(state, colour):
        return Refusal.NOT_LAST
    return Refusal.OK


@rule(
    '"Fase 3" (p. 5), "Le carte Gene superiore" (p. 18): the lower gene was bought in an earlier '
    "round; ruling: turn-of-buying"
)
def purchase_refusal(state: State, gene: int, way: int) -> int:
    """Return why ``gene`` may not be bought for the ``way``-th that serves; or OK.  Pure."""
    colour = state.decider
    code = sale_refusal(state, colour, gene)
    if code != Refusal.OK:
        return code
    lower = NEEDS[gene][way]
    if lower == NO_GENE:
        if way == 1 or IS_ADVANCED[gene] == 1:
            return Refusal.NO_OTHER_WAY
    elif state.genes[colour][lower] != HELD:
        fresh = state.genes[colour][lower] == FRESH
        return Refusal.LOWER_FRESH if fresh else Refusal.LOWER_MISSING
    affordable = state.bp[colour] >= price_of(state, colour, gene)
    return Refusal.OK if affordable else Refusal.TOO_DEAR


@rule(
    '"Fase 3" (p. 5), "Le carte Gene superiore" (p. 18), "Flexible" (p. 15); ruling: turn-of-buying'
)
def genes_to_buy(state: State, way: int) -> int:
    """Return the set of genes that ``purchase_refusal`` allows for the ``way``-th need.  Pure."""
    colour = state.decider
    points = state.bp[colour] + (1 if has(state, colour, Gene.FLEXIBLE) else 0)
    genes = for_sale(state, colour) & AFFORDABLE[min(points, DEAREST)]
    advanced = 0
    for gene in ADVANCED:
        lower = NEEDS[gene][way]
        if lower != NO_GENE and state.genes[colour][lower] == HELD:
            advanced |= 1 << gene
    plain = ~ALL_ADVANCED if way == 0 else 0
    return genes & (plain | advanced)


@rule('"Fase 3" (p. 5): no second copy; "Social Gene" (p. 14): for the last one only')
def for_sale(state: State, colour: int) -> int:
    """Return the set of genes that ``sale_refusal`` allows.  Pure."""
    genes = 0
    for gene in range(GENE_COUNT):
        free = state.genes[colour][gene] == ABSENT and state.pool[gene] > 0
        genes |= (1 if free else 0) << gene
    if is_in_set(genes, Gene.SOCIAL) and not is_last(state, colour):
        genes &= ~(1 << Gene.SOCIAL)
    return genes


@rule('"Social Gene" (p. 14)')
def rival_with(state: State, colour: int, gene: int) -> int:
    """Return the other colour that holds ``gene``, NOBODY where there is none.  Pure."""
    for other in range(state.colour_count):
        if other != colour and has(state, other, gene):
            return other
    return NOBODY


@rule('"Social Gene" (p. 14): 2 BP, by the last one; ruling: social-gene: it cannot be refused')
def rival_refusal(state: State, colour: int) -> int:
    """Return why the Social Gene may not be bought from the one who holds it; or OK.  Pure."""
    if rival_with(state, colour, Gene.SOCIAL) == NOBODY:
        return Refusal.NO_RIVAL
    if not is_last(state, colour):
        return Refusal.NOT_LAST
    affordable = state.bp[colour] >= rival_price(state, colour)
    return Refusal.OK if affordable else Refusal.TOO_DEAR


@rule('"Highly Adaptable" (p. 13); ruling: swapping-cards: list prices')
def swap_price(old: int, new: int) -> int:
    """Return what a swap costs: the difference, if the new card is dearer.  Pure."""
    return max(PRICE[new] - PRICE[old], 0)


@rule(
    '"Highly Adaptable" (p. 13); ruling: swapping-cards: no advanced gene, none that one has or '
    "that is barred, unless the card given away is what bars it"
)
def exchange_refusal(state: State, old: int, new: int) -> int:
    """Return why card ``old`` may not be swapped for ``new``, OK where it may.  Pure."""
    colour = state.decider
    if IS_ADVANCED[new] == 1:
        return Refusal.SWAP_ADVANCED
    code = sale_refusal(state, colour, new)
    if code == Refusal.GENE_BARRED and SERVES[new] == old:
        code = Refusal.OK if state.pool[new] > 0 else Refusal.GENE_NOT_FOR_SALE
    if code == Refusal.OK and state.bp[colour] < swap_price(old, new):
        return Refusal.TOO_DEAR
    return code


@rule('"Highly Adaptable" (p. 13); ruling: swapping-cards: a card held since the turn began')
def swap_refusal(state: State, old: int) -> int:
    """Return why card ``old`` may not be swapped for anything, OK where it may.  Pure."""
    colour = state.decider
    if not has(state, colour, Gene.HIGHLY_ADAPTABLE):
        return Refusal.GENE_MISSING
    if not has(state, colour, old):
        return Refusal.GENE_NOT_HELD
    if state.genes[colour][old] == FRESH:
        return Refusal.GENE_FRESH
    for new in range(GENE_COUNT):
        if exchange_refusal(state, old, new) == Refusal.OK:
            return Refusal.OK
    return Refusal.NOTHING_TO_SWAP


@rule('"Fase 3: Nuovi Geni" (p. 5); ruling: turn-of-buying')
def trade_refusal(state: State, action: int) -> int:
    """Return why the decider may not buy or swap so, OK where it may, or ends its turn.  Pure."""
    if action == a.BOUGHT:
        return Refusal.OK
    if action < a.BUY_OTHERWISE:
        return purchase_refusal(state, action - a.BUY, 0)
    if action < a.BUY_FROM_RIVAL:
        return purchase_refusal(state, action - a.BUY_OTHERWISE, 1)
    if action == a.BUY_FROM_RIVAL:
        return rival_refusal(state, state.decider)
    return swap_refusal(state, action - a.SWAP)


@rule('"Social Gene" (p. 14), "Highly Adaptable" (p. 13); ruling: turn-of-buying')
def ways_to_trade(state: State) -> int:
    """Return the set of what ``trade_refusal`` allows from BUY_FROM_RIVAL on, minus that.  Pure."""
    ways = 1 if rival_refusal(state, state.decider) == Refusal.OK else 0
    if has(state, state.decider, Gene.HIGHLY_ADAPTABLE):
        for gene in range(GENE_COUNT):
            if swap_refusal(state, gene) == Refusal.OK:
                ways |= 1 << (a.SWAP + gene - a.BUY_FROM_RIVAL)
    return ways


@rule('"Fase 3: Nuovi Geni" (p. 5)')
def trade(state: State, action: int) -> None:
    """Buy a gene, begin a swap, or end the turn.  Changes: bp, genes, pool, swapped, stage."""
    if action == a.BOUGHT:
        pass_on(state, Stage.BUYER_DONE)
    elif action < a.BUY_OTHERWISE:
        buy(state, action - a.BUY, 0)
    elif action < a.BUY_FROM_RIVAL:
        buy(state, action - a.BUY_OTHERWISE, 1)
    elif action == a.BUY_FROM_RIVAL:
        buy_from_rival(state)
    else:
        state.swapped = action - a.SWAP
        ask(state, state.decider, Stage.SWAP)


@rule(
    '"Fase 3" (p. 5), "Le carte Gene superiore" (p. 18): the lower gene returns to the pool and '
    "stays barred while the advanced one is held"
)
def buy(state: State, gene: int, way: int) -> None:
    """Pay for a gene, and hand in the lower one for an advanced one.  Changes: bp, genes, pool."""
    colour = state.decider
    state.bp[colour] -= price_of(state, colour, gene)
    lower = NEEDS[gene][way]
    if lower != NO_GENE:
        state.genes[colour][lower] = BARRED
        state.pool[lower] += 1
    state.pool[gene] -= 1
    state.genes[colour][gene] = FRESH


@rule('"Social Gene" (p. 14)')
def buy_from_rival(state: State) -> None:
    """Take over the Social Gene for points paid to its holder.  Changes: bp, genes."""
    colour = state.decider
    rival = rival_with(state, colour, Gene.SOCIAL)
    state.bp[rival] += rival_price(state, colour)
    state.bp[colour] -= rival_price(state, colour)
    state.genes[rival][Gene.SOCIAL] = ABSENT
    state.genes[colour][Gene.SOCIAL] = FRESH


@rule('"Highly Adaptable" (p. 13); ruling: swapping-cards: the old card is for sale at once')
def swap(state: State, action: int) -> None:
    """Swap the chosen card for one of the pool.  Changes: bp, genes, pool, swapped, stage."""
    colour = state.decider
    new = action - a.SWAP_FOR
    state.bp[colour] -= swap_price(state.swapped, new)
    lose_gene(state, colour, state.swapped)
    state.pool[new] -= 1
    state.genes[colour][new] = FRESH
    state.swapped = NO_GENE
    ask(state, colour, Stage.GENES)
