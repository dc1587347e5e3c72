"""Phase 2: the environment changes, and too many mutations cost genes or points."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.actions import GIVE_UP, PAY_DEBT
from cuboteca.games.ursuppe.components import NO_CARD, OZONE
from cuboteca.games.ursuppe.genes import (
    GENE_COUNT,
    IS_ADVANCED,
    MUTATION,
    NEEDS,
    NO_GENE,
    PAYING,
    PAYS,
    Gene,
)
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import (
    ask,
    begin_phase,
    genes_of,
    has,
    next_colour,
    pass_on,
)
from cuboteca.games.ursuppe.state import ABSENT, BARRED, NOBODY, Stage, State


@rule('"Perdita dei Geni" (p. 4); "Ray Protection" (p. 15) and "Glutton" (p. 13) count -2')
def mutation_sum(state: State, colour: int) -> int:
    """Return the mutation points of all cards of ``colour``.  Pure."""
    total = 0
    for gene in range(GENE_COUNT):
        if has(state, colour, gene):
            total += MUTATION[gene]
    return total


@rule(
    '"Migration Sensing" (p. 13) at the start of phase 1; "Environmental Sensing" (p. 18) in phase'
    " 2, after the new card is turned up (``ahead``); ruling: sensing-by-itself"
)
def senses(state: State, colour: int, ahead: int) -> bool:
    """Return whether ``colour`` looks at the next card at this moment.  Pure."""
    if ahead == 1:
        return has(state, colour, Gene.ENVIRONMENTAL_SENSING)
    return has(state, colour, Gene.MIGRATION_SENSING)


@rule('"Fase 2: Ambiente e Perdita dei Geni" (p. 4)')
def turn_up(state: State, kind: int) -> None:
    """Lay a card on the compass, known to all.  Changes: card, unseen cards, knowledge."""
    state.card = kind
    state.unseen_cards[kind] -= 1
    state.next_card = NO_CARD
    for colour in range(state.colour_count):
        state.known_by[colour] = 0


@rule('"Carta Ambiente" (p. 8)')
def cards_left(state: State) -> int:
    """Return how many environment cards are not turned up.  Pure."""
    left = 0
    for copies in state.unseen_cards:
        left += copies
    return left


@rule('"Migration Sensing" (p. 13), "Environmental Sensing" (p. 18); ruling: sensing-by-itself')
def look(state: State) -> None:
    """Let those who sense it look at the next card, drawn if need be.  Changes: known_by, stage."""
    ahead = 1 if state.stage in (Stage.LOOKS_AHEAD, Stage.LOOK_AHEAD) else 0
    if cards_left(state) > 0:
        drawn = state.next_card != NO_CARD
        for colour in range(state.colour_count):
            if senses(state, colour, ahead):
                if not drawn:
                    pass_on(state, Stage.LOOK_AHEAD if ahead == 1 else Stage.LOOK)
                    return
                state.known_by[colour] = 1
    pass_on(state, Stage.NEXT_DEFECT if ahead == 1 else Stage.NEXT_FEEDER)


@rule('"Migration Sensing" (p. 13), "Environmental Sensing" (p. 18); ruling: sensing-by-itself')
def see_next_card(state: State, kind: int) -> None:
    """Look at the card that is turned up next.  Changes: next_card, known_by, stage."""
    state.next_card = kind
    look(state)


@rule('"Fase 2" (p. 4), also in round 1; an alarm ends with phase 1 (ruling: alarm-lasts)')
def change_environment(state: State) -> None:
    """Begin phase 2 with a new card, or the one looked at.  Changes: alarmed, card, stage."""
    begin_phase(state, 2)
    for colour in range(state.colour_count):
        state.alarmed[colour] = 0
    if state.next_card == NO_CARD:
        pass_on(state, Stage.CARD)
    else:
        new_environment(state, state.next_card)


@rule('"Fase 2: Ambiente e Perdita dei Geni" (p. 4)')
def new_environment(state: State, kind: int) -> None:
    """Lay the new card on the compass.  Changes: card, stage."""
    turn_up(state, kind)
    pass_on(state, Stage.LOOKS_AHEAD)


@rule('"Perdita dei Geni" (p. 4): not in round 1; the difference is fixed as the card is revealed')
def next_defect(state: State) -> None:
    """Find the next colour, descending, with too many mutations.  Changes: debt, turn, stage."""
    if state.round_number > 1:
        colour = next_colour(state, 0)
        while colour != NOBODY:
            debt = mutation_sum(state, colour) - OZONE[state.card]
            if debt > 0:
                state.debt = debt
                ask(state, colour, Stage.DEFECT)
                return
            colour = next_colour(state, 0)
    begin_phase(state, 3)
    pass_on(state, Stage.NEXT_BUYER)


@rule('"Perdita dei Geni" (p. 4): cards and points in any mix; ruling: debt-card-by-card')
def debt_refusal(state: State, action: int) -> int:
    """Return why the debt may not be settled, or lessened, so; OK where it may.  Pure."""
    if action == PAY_DEBT:
        return Refusal.OK if state.bp[state.decider] >= state.debt else Refusal.TOO_DEAR
    if not has(state, state.decider, action - GIVE_UP):
        return Refusal.GENE_NOT_HELD
    return Refusal.OK if PAYS[action - GIVE_UP] > 0 else Refusal.GENE_WORTHLESS


@rule('"Perdita dei Geni" (p. 4): cards and points in any mix; ruling: debt-card-by-card')
def ways_to_settle(state: State) -> int:
    """Return the set of what ``debt_refusal`` allows, as actions minus PAY_DEBT.  Pure."""
    cards = genes_of(state, state.decider) & PAYING
    points = 1 if state.bp[state.decider] >= state.debt else 0
    return points | (cards << (GIVE_UP - PAY_DEBT))


@rule('"Perdita dei Geni" (p. 4): what a card pays too much is lost')
def settle(state: State, action: int) -> None:
    """Pay the rest in points, or give up a gene.  Changes: debt, bp, genes, pool, stage."""
    if action == PAY_DEBT:
        state.bp[state.decider] -= state.debt
        state.debt = 0
    else:
        lose_gene(state, state.decider, action - GIVE_UP)
        state.debt = max(state.debt - PAYS[action - GIVE_UP], 0)
    if state.debt == 0:
        pass_on(state, Stage.NEXT_DEFECT)


@rule('"Perdita dei Geni" (p. 4): anyone may buy it again; ruling: turn-of-buying')
def lose_gene(state: State, colour: int, gene: int) -> None:
    """Put a card back into the pool; what it barred may be bought again.  Changes: genes, pool."""
    state.genes[colour][gene] = ABSENT
    state.pool[gene] += 1
    if IS_ADVANCED[gene] == 1:
        for lower in NEEDS[gene]:
            if lower != NO_GENE and state.genes[colour][lower] == BARRED:
                state.genes[colour][lower] = ABSENT
