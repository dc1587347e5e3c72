"""Which actions belong to which decision, and which of them are legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import CELL_COUNT, MAX_AMOEBAS, MAX_COLOURS, TARGETS
from cuboteca.games.ursuppe.genes import GENE_COUNT, Gene
from cuboteca.games.ursuppe.rules.attacking import can_attack, may_aggress, may_answer, may_retry
from cuboteca.games.ursuppe.rules.dividing import may_divide
from cuboteca.games.ursuppe.rules.environment import may_settle_with
from cuboteca.games.ursuppe.rules.feeding import (
    may_bite,
    may_excrete,
    may_feed,
    may_suck,
    may_suck_from,
)
from cuboteca.games.ursuppe.rules.moving import may_carry, may_head, may_take_turn
from cuboteca.games.ursuppe.rules.new_genes import may_swap_for, may_trade
from cuboteca.games.ursuppe.rules.placing import is_free_number, may_place
from cuboteca.games.ursuppe.rules.sequence import has
from cuboteca.games.ursuppe.rules.set_up import may_start_on
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


@rule
def is_legal(state: State, action: int) -> bool:  # noqa: C901, PLR0911, PLR0912  # a table
    """Tell whether ``action``, one of those that belong to the decision, is legal.  Pure.

    Rule: "Modalità di Gioco" (p. 3).
    """
    match state.stage:
        case Stage.TURN:
            return may_take_turn(state, action)
        case Stage.DIRECTION:
            return may_head(state, action)
        case Stage.CARRY:
            return may_carry(state, action)
        case Stage.FEED:
            return may_feed(state, action)
        case Stage.MEAL:
            return may_bite(state, action)
        case Stage.SUCTION:
            return may_suck_from(state, action)
        case Stage.SUCK:
            return may_suck(state, action)
        case Stage.EXCRETE:
            return may_excrete(state, action)
        case Stage.DEFENCE:
            return may_answer(state, action)
        case Stage.RETRY:
            return may_retry(state, action)
        case Stage.START:
            return may_start_on(state, action - a.START + 1)
        case Stage.NUMBER:
            return is_free_number(state, state.decider, action - a.NUMBER)
        case Stage.PLACE:
            return may_place(state, state.decider, action - a.PLACE)
        case Stage.DEFECT:
            return may_settle_with(state, action)
        case Stage.GENES:
            return may_trade(state, action)
        case Stage.SWAP:
            return may_swap_for(state, state.swapped, action - a.SWAP_FOR)
        case Stage.DIVISION:
            return may_divide(state, action)
        case Stage.AGGRESSION:
            return may_aggress(state, action)
        case _:
            return True  # a plain question: both answers are legal


@rule
def end_of_span(state: State) -> int:
    """Return one past the last action that may be legal now.  Pure.

    Rule: "Healing II" (p. 18) alone brings pairs into a division, "Struggle for Survival" (p. 16)
    attacks into a meal, "Highly Adaptable" (p. 13) swaps into a purchase.  Note: few have these
    genes, and what they allow is most of what there would be to look through.
    """
    match state.stage:
        case Stage.FEED:
            return END_ACTION[state.stage] if can_attack(state, state.active) else a.ATTACK
        case Stage.GENES:
            return (
                END_ACTION[state.stage]
                if has(state, state.decider, Gene.HIGHLY_ADAPTABLE)
                else a.SWAP
            )
        case Stage.DIVISION:
            return (
                a.ACTION_COUNT
                if has(state, state.decider, Gene.HEALING_2)
                else END_ACTION[state.stage]
            )
        case _:
            return END_ACTION[state.stage]


@rule
def next_legal(state: State, action: int) -> int:
    """Return the first legal action from ``action`` on, NO_ACTION if there is none.  Pure.

    Rule: "Modalità di Gioco" (p. 3).
    """
    for candidate in range(max(action, FIRST_ACTION[state.stage]), end_of_span(state)):
        if is_legal(state, candidate):
            return candidate
    return NO_ACTION


@rule
def only_action(state: State) -> int:
    """Return the action that is the only legal one, NO_ACTION where there is a choice.  Pure.

    Rule: "Modalità di Gioco" (p. 3); ruling Q1: what cannot be otherwise is not asked.
    """
    action = next_legal(state, 0)
    if next_legal(state, action + 1) != NO_ACTION:
        return NO_ACTION
    return action
