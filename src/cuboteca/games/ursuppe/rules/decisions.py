"""Which actions belong to which decision, and which of them are refused now, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import CELL_COUNT, MAX_AMOEBAS, MAX_COLOURS, TARGETS
from cuboteca.games.ursuppe.genes import GENE_COUNT, Gene
from cuboteca.games.ursuppe.rules import attacking, dividing, feeding, moving, new_genes
from cuboteca.games.ursuppe.rules.environment import debt_refusal
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import has, other_of, own_of
from cuboteca.games.ursuppe.rules.set_up import start_refusal
from cuboteca.games.ursuppe.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

NO_ACTION = -1

#: The actions of each decision: the first one, and one past the last; a division may also name
#: pairs, see ``end_of_span``.
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


@rule(
    '"Healing II" (p. 18) alone brings pairs into a division, "Struggle for Survival" (p. 16) '
    'attacks into a meal, "Highly Adaptable" (p. 13) swaps into a purchase'
)
def end_of_span(state: State) -> int:
    """Return one past the last action that may be legal now.  Pure.

    Note: few have these genes, and what they allow is most of what there would be to look through.
    """
    stage = state.stage
    if stage == Stage.FEED and not attacking.can_attack(state, state.active):
        return a.ATTACK
    if stage == Stage.GENES and not has(state, state.decider, Gene.HIGHLY_ADAPTABLE):
        return a.SWAP
    if stage == Stage.DIVISION and has(state, state.decider, Gene.HEALING_2):
        return a.ACTION_COUNT
    return END_ACTION[stage]


@rule('"Modalità di Gioco" (p. 3)')
def next_legal(state: State, action: int) -> int:
    """Return the first legal action from ``action`` on, NO_ACTION if there is none.  Pure."""
    for candidate in range(max(action, FIRST_ACTION[state.stage]), end_of_span(state)):
        if decision_refusal(state, candidate) == Refusal.OK:
            return candidate
    return NO_ACTION


@rule('"Modalità di Gioco" (p. 3); ruling: forced-not-asked: what cannot be otherwise is not asked')
def only_action(state: State) -> int:
    """Return the action that is the only legal one, NO_ACTION where there is a choice.  Pure."""
    action = next_legal(state, 0)
    if next_legal(state, action + 1) != NO_ACTION:
        return NO_ACTION
    return action
