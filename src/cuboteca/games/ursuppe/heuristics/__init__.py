"""Rules of thumb: small named terms, tables of weights, and the greedy bot made of them.

The greedy bot asks of each legal action how much it is liked, by a module for each part of a round,
and takes the best; equals are drawn among.  It looks at where an amoeba would be and whether it
could eat there, never at what others will do.
"""

from __future__ import annotations

from typing import Any

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.heuristics.fighting import (
    liking_of_aggression,
    liking_of_answer,
    liking_of_retry,
)
from cuboteca.games.ursuppe.heuristics.growing import (
    liking_of_division,
    liking_of_explosion,
    liking_of_placing,
)
from cuboteca.games.ursuppe.heuristics.living import (
    liking_of_carrying,
    liking_of_clinging,
    liking_of_direction,
    liking_of_feeding,
    liking_of_rebound,
    liking_of_second_step,
    liking_of_turn,
)
from cuboteca.games.ursuppe.heuristics.mutating import (
    liking_of_settling,
    liking_of_swap,
    liking_of_trade,
)
from cuboteca.games.ursuppe.rules.decisions import NO_ACTION, next_legal
from cuboteca.games.ursuppe.state import Stage, State

NEVER = -1_000_000


@rule
def liking(state: State, action: int) -> int:  # noqa: C901, PLR0911, PLR0912  # a table
    """Return how much the decider likes a legal action; the state is the same afterwards."""
    match state.stage:
        case Stage.TURN:
            return liking_of_turn(state, action)
        case Stage.DIRECTION:
            return liking_of_direction(state, action)
        case Stage.REBOUND:
            return liking_of_rebound(state, action)
        case Stage.CARRY:
            return liking_of_carrying(state, action)
        case Stage.CLING:
            return liking_of_clinging(state, action)
        case Stage.AGAIN:
            return liking_of_second_step(state, action)
        case Stage.FEED | Stage.MEAL:
            return liking_of_feeding(state, action)
        case Stage.DEFENCE:
            return liking_of_answer(action)
        case Stage.RETRY:
            return liking_of_retry(state, action)
        case Stage.AGGRESSION:
            return liking_of_aggression(state, action)
        case Stage.DEFECT:
            return liking_of_settling(state, action)
        case Stage.GENES:
            return liking_of_trade(state, action)
        case Stage.SWAP:
            return liking_of_swap(state, action)
        case Stage.EXPLOSION:
            return liking_of_explosion(state, action)
        case Stage.DIVISION:
            return liking_of_division(state, action)
        case Stage.PLACE:
            return liking_of_placing(state, action)
        case Stage.START:
            return action  # the furthest: its points are worth more than the order
        case _:
            return -action  # the lowest number, what is nearest, to fight and to pay


@rule
def greedy_action(state: State, mask: Any, rng: Any) -> int:  # noqa: ARG001
    """Return the most liked action; equals are drawn among.

    Args:
        state: Some seat is to move; the same again afterwards.
        mask: bool[ACTION_COUNT] scratch, not used.
        rng: uint64[1].
    """
    best = NEVER
    chosen = NO_ACTION
    equals = 0
    action = next_legal(state, 0)
    while action != NO_ACTION:
        value = liking(state, action)
        if value > best:
            best = value
            chosen = action
            equals = 1
        elif value == best:
            equals += 1
            if draw_below(rng, equals) == 0:
                chosen = action
        action = next_legal(state, action + 1)
    return chosen
