"""Which actions belong to which decision, and which of them are refused now, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.bitset import MOST_MEMBERS, count, from_on, is_single, lowest, nth
from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import CELL_COUNT, MAX_AMOEBAS, MAX_COLOURS, TARGETS
from cuboteca.games.ursuppe.genes import GENE_COUNT, Gene
from cuboteca.games.ursuppe.rules import attacking, dividing, feeding, moving, new_genes
from cuboteca.games.ursuppe.rules.environment import debt_refusal, ways_to_settle
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import has, other_of, own_amoeba, own_of
from cuboteca.games.ursuppe.rules.set_up import start_refusal
from cuboteca.games.ursuppe.state import Stage, State

if TYPE_CHECKING:
    import numpy.typing as npt

    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Grid, Mask, Row

NO_ACTION = -1

#: The actions of each decision: the first one, and one past the last; a division may also name
#: pairs.
SPANS = {
    Stage.START: (a.START, a.START + MAX_COLOURS),
    Stage.NUMBER: (a.NUMBER, a.NUMBER + MAX_AMOEBAS),
    Stage.PLACE: (a.PLACE, a.PLACE + CELL_COUNT),
    Stage.TURN: (a.DRIFT, a.EAT_FIRST + 1),
    Stage.DIRECTION: (a.DIRECTION, a.STAY + 1),
    Stage.REBOUND: (a.REBOUND, a.NO_REBOUND + 1),
    Stage.CARRY: (a.CARRIED, a.CARRY + MAX_COLOURS),
    Stage.CLING: (a.CLING, a.LET_GO + 1),
    Stage.AGAIN: (a.MOVE_AGAIN, a.STOP + 1),
    Stage.FEED: (a.STARVE, a.ATTACK + TARGETS),
    Stage.MEAL: (a.BITE, a.EATEN + 1),
    Stage.SUCTION: (a.SUCK_NOTHING, a.SUCKED),
    Stage.SUCK: (a.SUCKED, a.SUCK + MAX_COLOURS),
    Stage.EXCRETE: (a.EXCRETE_HERE, a.HEAL),
    Stage.DEFENCE: (a.ESCAPE, a.NO_DEFENCE + 1),
    Stage.REFIGHT: (a.FIGHT_AGAIN, a.YIELD + 1),
    Stage.CRUST: (a.PAY_CRUST, a.REFUSE_CRUST + 1),
    Stage.RETRY: (a.GIVE_UP_ATTACK, a.ATTACK + TARGETS),
    Stage.DEFECT: (a.PAY_DEBT, a.GIVE_UP + GENE_COUNT),
    Stage.GENES: (a.BOUGHT, a.SWAP + GENE_COUNT),
    Stage.SWAP: (a.SWAP_FOR, a.SWAP_FOR + GENE_COUNT),
    Stage.EXPLOSION: (a.EXPLODE, a.TAKE_INCOME + 1),
    Stage.DIVISION: (a.HEAL, a.PLACE),
    Stage.AGGRESSION: (a.NO_AGGRESSION, a.ACTION_COUNT),
}


def _bound(which: int) -> Row:
    return np.array(
        [SPANS[Stage(stage)][which] if stage in SPANS else 0 for stage in range(Stage.OVER + 1)],
        dtype=np.int64,
    )


#: By stage; both are 0 where nothing is decided.
FIRST_ACTION: Row = _bound(0)
END_ACTION: Row = _bound(1)


#: The actions of a decision in parts of at most 63, so that the legal ones of a part are a set.
GENE_PARTS = 3
PARTS = {
    Stage.GENES: (a.BOUGHT, a.BUY_OTHERWISE, a.BUY_FROM_RIVAL),
    Stage.DIVISION: (a.HEAL, *range(a.PAIR, a.ACTION_COUNT, TARGETS)),
    Stage.AGGRESSION: (a.NO_AGGRESSION, *range(a.PAIR, a.ACTION_COUNT, TARGETS)),
}


def _parts() -> npt.NDArray[np.int64]:
    table = np.zeros((Stage.OVER + 1, 1 + MAX_AMOEBAS), dtype=np.int64)
    for stage, (first, _) in SPANS.items():
        parts = PARTS.get(stage, (first,))
        table[stage, : len(parts)] = parts
    return table


#: ``PART_FIRST[stage][part]``: the first action of a part.
PART_FIRST: Grid = _parts()


@rule('"Modalità di Gioco" (p. 3)')
def refusal(state: State, action: int) -> int:
    """Return why ``action`` cannot be taken now, OK where it can.  Pure."""
    stage = state.stage
    pair = stage == Stage.DIVISION and action >= a.PAIR
    if pair or FIRST_ACTION[stage] <= action < END_ACTION[stage]:
        return decision_refusal(state, action)
    if stage == Stage.MEAL and FIRST_ACTION[Stage.FEED] <= action < END_ACTION[Stage.FEED]:
        code = feeding.feeding_refusal(state, action)
        if code != Refusal.OK:
            return code  # what stands in the way of it anyhow
    return Refusal.NOT_ASKED


@rule('"Modalità di Gioco" (p. 3)')
def decision_refusal(state: State, action: int) -> int:  # noqa: C901, PLR0911, PLR0912  # a table
    """Return why ``action``, one of those that belong to the decision, is refused; or OK.  Pure."""
    match state.stage:
        # what is asked of many actions goes first
        case Stage.GENES:
            return new_genes.trade_refusal(state, action)
        case Stage.FEED:
            return feeding.feeding_refusal(state, action)
        case Stage.MEAL:
            return feeding.bite_refusal(state, action)
        case Stage.DIVISION:
            return dividing.division_refusal(state, action)
        case Stage.PLACE:
            return dividing.space_refusal(state, state.decider, action - a.PLACE)
        case Stage.TURN:
            return moving.turn_refusal(state, action)
        case Stage.DEFECT:
            return debt_refusal(state, action)
        case Stage.DIRECTION:
            return moving.direction_refusal(state, action)
        case Stage.NUMBER:
            return dividing.number_refusal(state, state.decider, action - a.NUMBER)
        case Stage.START:
            return start_refusal(state, action - a.START + 1)
        case Stage.SWAP:
            return new_genes.exchange_refusal(state, state.swapped, action - a.SWAP_FOR)
        case Stage.CARRY:
            return moving.carry_refusal(state, action)
        case Stage.SUCTION:
            return feeding.suction_refusal(state, action)
        case Stage.SUCK:
            return feeding.sucked_cube_refusal(state, action)
        case Stage.EXCRETE:
            return feeding.excretion_refusal(state, action)
        case Stage.DEFENCE:
            return attacking.answer_refusal(state, action)
        case Stage.RETRY:
            if action == a.GIVE_UP_ATTACK:
                return Refusal.OK
            return attacking.target_refusal(state, state.attacker, action - a.ATTACK)
        case Stage.AGGRESSION:
            if action == a.NO_AGGRESSION:
                return Refusal.OK
            return attacking.target_refusal(state, own_of(state, action), other_of(action))
        case _:
            return Refusal.OK  # a plain question: both answers are legal


@rule('"Healing II" (p. 18), "Aggression" (p. 18): pairs of amoebas, a part for each own one')
def part_count(state: State) -> int:
    """Return in how many parts (``PART_FIRST``) the actions of the decision come.  Pure."""
    match state.stage:
        case Stage.GENES:
            return GENE_PARTS
        case Stage.AGGRESSION:
            return 1 + MAX_AMOEBAS
        case Stage.DIVISION:
            return 1 + MAX_AMOEBAS if has(state, state.decider, Gene.HEALING_2) else 1
        case _:
            return 1


@rule('"Modalità di Gioco" (p. 3)')
def legal_part(state: State, part: int) -> int:  # noqa: C901, PLR0911  # a table
    """Return the legal actions of a part, minus the first one of it, as a set.  Pure.

    It is what ``decision_refusal`` allows, for all actions at once.
    """
    match state.stage:
        case Stage.MEAL:
            return feeding.next_bites(state, feeding.own_food(state))
        case Stage.FEED:
            return feeding.ways_to_feed(state)
        case Stage.TURN:
            return moving.ways_to_begin(state)
        case Stage.DIVISION:
            return divisions(state, part)
        case Stage.PLACE:
            return dividing.spaces_free(state, state.decider)
        case Stage.DIRECTION:
            return moving.ways_to_go(state)
        case Stage.GENES:
            return trades(state, part)
        case Stage.DEFECT:
            return ways_to_settle(state)
        case Stage.NUMBER:
            return dividing.numbers_free(state, state.decider)
        case Stage.RETRY:
            return 1 | attacking.targets_of(state, state.attacker) << (a.ATTACK - a.GIVE_UP_ATTACK)
        case Stage.AGGRESSION:
            own = own_amoeba(state, part - 1)
            return 1 if part == 0 else attacking.targets_of(state, own)
        case _:
            return one_by_one(state)


@rule('"Fase 4" (p. 5), "Healing II" (p. 18)')
def divisions(state: State, part: int) -> int:
    """Return ``legal_part`` of a division: to divide or heal; damage of each amoeba to hand on."""
    if part == 0:
        return dividing.ways_to_divide(state)
    return dividing.receivers_of(state, own_amoeba(state, part - 1))


@rule('"Fase 3: Nuovi Geni" (p. 5)')
def trades(state: State, part: int) -> int:
    """Return ``legal_part`` of a purchase: to buy, for the second need, to take over or swap."""
    if part == 0:
        return 1 | new_genes.genes_to_buy(state, 0) << (a.BUY - a.BOUGHT)
    return new_genes.genes_to_buy(state, 1) if part == 1 else new_genes.ways_to_trade(state)


@rule('"Modalità di Gioco" (p. 3)')
def one_by_one(state: State) -> int:
    """Return ``legal_part`` of a decision that is seldom asked, or has few actions.  Pure."""
    first = FIRST_ACTION[state.stage]
    legal = 0
    for action in range(first, END_ACTION[state.stage]):
        if decision_refusal(state, action) == Refusal.OK:
            legal |= 1 << (action - first)
    return legal


@rule('"Modalità di Gioco" (p. 3)')
def mark_legal(state: State, mask: Mask) -> int:
    """Mark the legal actions; return how many.  Changes: mask, which marks none before."""
    marked = 0
    for part in range(part_count(state)):
        legal = legal_part(state, part)
        marked += count(legal)
        while legal != 0:
            mask[PART_FIRST[state.stage][part] + lowest(legal)] = True
            legal &= legal - 1
    return marked


@rule('"Modalità di Gioco" (p. 3)')
def legal_at_random(state: State, rng: RngState) -> int:
    """Return one of the legal actions, each as likely.  Changes: rng."""
    first = legal_part(state, 0)
    parts = part_count(state)
    if parts == 1:
        return FIRST_ACTION[state.stage] + nth(first, draw_below(rng, count(first)))
    total = 0
    for part in range(parts):
        total += count(legal_part(state, part))
    number = draw_below(rng, total)
    part = 0
    while number >= count(legal_part(state, part)):
        number -= count(legal_part(state, part))
        part += 1
    return PART_FIRST[state.stage][part] + nth(legal_part(state, part), number)


@rule('"Modalità di Gioco" (p. 3)')
def next_legal(state: State, action: int) -> int:
    """Return the first legal action from ``action`` on, NO_ACTION if there is none.  Pure."""
    for part in range(part_count(state)):
        first = PART_FIRST[state.stage][part]
        if action < first + MOST_MEMBERS:
            legal = from_on(legal_part(state, part), max(action - first, 0))
            if legal != 0:
                return first + lowest(legal)
    return NO_ACTION


@rule('"Modalità di Gioco" (p. 3); ruling: forced-not-asked: what cannot be otherwise is not asked')
def only_action(state: State) -> int:
    """Return the action that is the only legal one, NO_ACTION where there is a choice.  Pure."""
    found = NO_ACTION
    for part in range(part_count(state)):
        legal = legal_part(state, part)
        if legal != 0:
            if found != NO_ACTION or not is_single(legal):
                return NO_ACTION
            found = PART_FIRST[state.stage][part] + lowest(legal)
    return found
