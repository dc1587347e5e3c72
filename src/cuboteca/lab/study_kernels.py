"""Kernel of studies: plays in which one seat prefers some actions to all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.batch import POLICY_HEURISTIC, Results, Run, Scratch, choose
from cuboteca.core.chance import draw_below, start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.heuristics import action_value
from cuboteca.core.slots import (
    apply,
    copy_state,
    draw,
    end_reason,
    legal_mask,
    points,
    ranks,
    to_move,
)

if TYPE_CHECKING:
    from cuboteca.core.arrays import Int64Array, RngState
    from cuboteca.core.record import Mask, State, States

#: For ``simulate_preferring``: no seat prefers anything.
NOBODY = -1

_BELOW_ALL = -(2**62)
_EVENT_BITS = 24  # low bits of a draw's index hold the event's number, the others the play's


@rule
def choose_preferring(
    policy: int, preferred: Int64Array, state: State, mask: Mask, rng: RngState
) -> int:
    """Return an action of the most preferred that are legal.

    Args:
        policy: Decides among these: by value, or at random (``batch.choose``).
        preferred: int64[A], the rank of each action, the highest first.
        state: Some seat is to move; the same again afterwards.
        mask: bool[A] scratch.
        rng: uint64[1].
    """
    by_value = policy >= POLICY_HEURISTIC or (
        policy > 0 and draw_below(rng, POLICY_HEURISTIC) < policy
    )
    left = legal_mask(state, mask)
    rank = _BELOW_ALL
    best = _BELOW_ALL
    chosen = 0
    equals = 0
    action = -1
    while left > 0:
        action += 1
        if mask[action]:
            left -= 1
            if preferred[action] >= rank:
                value = action_value(state, action) if by_value else 0
                if preferred[action] > rank or value > best:
                    rank = preferred[action]
                    best = value
                    chosen = action
                    equals = 1
                elif value == best:
                    equals += 1
                    if draw_below(rng, equals) == 0:
                        chosen = action
    return chosen


@rule
def simulate_preferring(
    states: States,
    start: States,
    lo: int,
    hi: int,
    run: Run,
    preferred: Int64Array,
    seat: int,
    scratch: Scratch,
    results: Results,
) -> None:
    """Play plays ``lo .. hi - 1`` to the end; one seat prefers some actions.

    Every event has a generator of its own, so plays with and without a preference keep the same
    chance as long as they have the same events.

    Args:
        states: scratch, one state, overwritten.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        run: how the plays are drawn and played; its ``first_event`` is not looked at.
        preferred: int64[A], the rank of each action.
        seat: that prefers; ``NOBODY``: none does.
        scratch: overwritten.
        results: of B plays; those of the slice are written.
    """
    for play in range(lo, hi):
        copy_state(states, 0, start, 0)
        state = states[0]
        event = (run.first_play + play) << _EVENT_BITS
        decisions = 0
        while to_move(state) != OVER:
            mover = to_move(state)
            start_rng(scratch.rng, run.seed, event)
            event += 1
            if mover == CHANCE:
                apply(state, draw(state, scratch.weights, scratch.rng))
            else:
                policy = run.policies[play, mover]
                if mover == seat:
                    action = choose_preferring(policy, preferred, state, scratch.mask, scratch.rng)
                else:
                    action = choose(policy, state, scratch.mask, scratch.rng)
                apply(state, action)
                decisions += 1
        results.decisions[play] = decisions
        points(state, results.points[play])
        ranks(state, results.ranks[play])
        results.reasons[play] = end_reason(state)


__all__ = ["NOBODY", "choose_preferring", "simulate_preferring"]
