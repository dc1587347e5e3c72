"""The rules: what may be done, and what then happens.

Each function marked ``@rule`` runs interpreted and compiled.  None of them draws: while the die is
in the air, ``chance_weights`` says what may come, and somebody else draws it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER

if TYPE_CHECKING:
    from cuboteca_pig.state import State

ROLL, HOLD = 0, 1
ACTION_COUNT = 2
OUTCOME_COUNT = 6  # outcome n is the face n + 1
ENOUGH = 20  # what the heuristic policy holds


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
def legal_mask(state: State, mask: Any) -> int:
    """Mark the legal actions and return how many there are.

    One must hold what wins, and cannot hold nothing.
    """
    decides = not state.over and not state.rolling
    wins = state.points[active(state)] + state.total >= state.goal
    mask[ROLL] = decides and not wins
    mask[HOLD] = decides and state.total > 0
    return (1 if mask[ROLL] else 0) + (1 if mask[HOLD] else 0)


@rule
def chance_weights(state: State, weights: Any) -> int:
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
def points(state: State, out: Any) -> None:
    """Write the points of each seat."""
    for seat in range(state.seat_count):
        out[seat] = state.points[seat]


@rule
def ranks(state: State, out: Any) -> None:
    """Write the rank of each seat, 1 being best."""
    for seat in range(state.seat_count):
        out[seat] = 1
        for other in range(state.seat_count):
            if state.points[other] > state.points[seat]:
                out[seat] += 1


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
def hold_at_20(state: State, mask: Any, rng: Any) -> int:  # noqa: ARG001  # it leaves nothing to chance
    """Return the action of the heuristic policy: roll until the turn is worth 20 points."""
    legal_mask(state, mask)
    if mask[HOLD] and (state.total >= ENOUGH or not mask[ROLL]):
        return HOLD
    return ROLL


def check(state: Any) -> None:
    """Raise AssertionError, naming what is wrong with a state."""
    assert 0 <= state.die <= OUTCOME_COUNT, "the die has six faces"
    assert state.total == 0 or not state.over, "no turn goes on after the end"
