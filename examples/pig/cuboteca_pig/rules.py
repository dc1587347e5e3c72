"""The rules: what may be done, and what then happens.

Each function marked ``@rule`` runs interpreted and compiled.  None of them draws: while the die is
in the air, ``chance_weights`` says what may come, and somebody else draws it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.legal import mask_by
from cuboteca.core.seats import rank_by_points

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Mask, Row
    from cuboteca_pig.state import State

ROLL, HOLD = 0, 1
ACTION_COUNT = 2
OUTCOME_COUNT = 6  # outcome n is the face n + 1
ENOUGH = 20  # what the heuristic policy holds


class Refusal(IntEnum):
    """Why the seat to move may not take an action."""

    OK = 0
    NOTHING_TO_HOLD = 1
    HAS_WON = 2


@rule
def active(state: State) -> int:
    """Return the seat whose turn it is."""
    return state.turn % state.seat_count


@rule
def to_move(state: State) -> int:
    """Return the seat that decides, ``CHANCE`` or ``OVER``."""
    if state.over:
        return OVER
    return CHANCE if state.rolling else active(state)


@rule
def refusal(state: State, action: int) -> int:
    """Return what stops the seat to move: it must hold what wins, and cannot hold nothing."""
    if action == HOLD:
        return Refusal.OK if state.total > 0 else Refusal.NOTHING_TO_HOLD
    wins = state.points[active(state)] + state.total >= state.goal
    return Refusal.HAS_WON if wins else Refusal.OK


#: Marks the legal actions, those that are not refused.
legal_mask = mask_by(to_move, refusal)


@rule
def chance_weights(state: State, weights: Row) -> int:
    """Write the weight of each face, and return the sum."""
    for face in range(OUTCOME_COUNT):
        weights[face] = 1 if state.rolling else 0
    return OUTCOME_COUNT if state.rolling else 0


@rule
def apply(state: State, event: int) -> None:
    """Let an action or a draw happen."""
    if state.rolling:
        state.rolling = False
        state.die = event + 1
        if event == 0:
            end_turn(state)
        else:
            state.total += event + 1
    elif event == ROLL:
        state.rolling = True
    else:
        state.points[active(state)] += state.total
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """Pass the die on, or end the play."""
    seat = active(state)
    state.total = 0
    state.turn += 1
    state.over = state.points[seat] >= state.goal or state.turn >= state.turn_cap


@rule
def points(state: State, out: Row) -> None:
    """Write the points of each seat."""
    for seat in range(state.seat_count):
        out[seat] = state.points[seat]


@rule
def ranks(state: State, out: Row) -> None:
    """Write the rank of each seat, 1 being best."""
    rank_by_points(state.points, state.seat_count, out)


@rule
def end_reason(state: State) -> int:
    """Return 1 if the goal was reached, 2 if the turns were up, 0 while the play lasts."""
    if not state.over:
        return 0
    for seat in range(state.seat_count):
        if state.points[seat] >= state.goal:
            return 1
    return 2


@rule
def heuristic_action(state: State, mask: Mask, rng: RngState) -> int:  # noqa: ARG001  # it leaves nothing to chance
    """Return the action of the heuristic policy: roll until the turn is worth 20 points."""
    legal_mask(state, mask)
    if mask[HOLD] and (state.total >= ENOUGH or not mask[ROLL]):
        return HOLD
    return ROLL


def check(state: State) -> None:
    """Raise AssertionError, naming what is wrong with a state."""
    assert 0 <= state.die <= OUTCOME_COUNT, "the die has six faces"
    assert state.total == 0 or not state.over, "no turn goes on after the end"
