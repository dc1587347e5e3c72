"""Kernels of studies: steps, plays with a seat that prefers some actions, and the luck of plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cuboteca.bots.search.kernels import rank_value
from cuboteca.core.arrays import Float64Array, Int64Array, RngState  # noqa: TC001  # of fields
from cuboteca.core.batch import POLICY_HEURISTIC, Results, Run, Scratch, choose, write_outcome
from cuboteca.core.chance import draw_below, start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.heuristics import action_value
from cuboteca.core.network import Network, NetworkScratch, network_values
from cuboteca.core.slots import (
    apply,
    chance_weights,
    copy_state,
    draw,
    legal_mask,
    ranks,
    to_move,
)

if TYPE_CHECKING:
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
        write_outcome(state, play, results)


@rule
def draw_what_is_due(states: States, scratch: Scratch) -> None:
    """Draw until somebody decides or the play is over.

    Args:
        states: one state, changed in place.
        scratch: overwritten; its generator draws.
    """
    while to_move(states[0]) == CHANCE:
        apply(states[0], draw(states[0], scratch.weights, scratch.rng))


@rule
def decide_once(states: States, policies: Int64Array, scratch: Scratch) -> None:
    """Take the decision that is due by the built-in policy of its seat.

    Args:
        states: one state in which a seat is to move, changed in place.
        policies: int64[S], of each seat.
        scratch: overwritten; its generator draws.
    """
    policy = policies[to_move(states[0])]
    apply(states[0], choose(policy, states[0], scratch.mask, scratch.rng))


class Luck(NamedTuple):
    """What luck is counted by, and memory that one thread needs for it."""

    network: Network  # for S seats; values states
    network_scratch: NetworkScratch
    ranks: Int64Array  # int64[S]
    values: Float64Array  # float64[S]
    drawn: Float64Array  # float64[S], after the outcome that was drawn
    expected: Float64Array  # float64[S], over all outcomes
    rng: RngState  # uint64[1], of decisions that are only tried


@rule
def value_before(state: State, decider: int, luck: Luck) -> None:
    """Write what each seat may expect of a state, 0 to 1.  Changes: luck.

    Args:
        state: It waits for a draw, or is over.
        decider: The seat that decided last.
        luck: Its ``values`` are overwritten.
    """
    seats = len(luck.values)
    if to_move(state) == OVER:
        ranks(state, luck.ranks)
        for seat in range(seats):
            luck.values[seat] = rank_value(luck.ranks, seat, seats)
    else:
        network_values(state, decider, seats, luck.network, luck.network_scratch, luck.values)


@rule
def add_luck(
    states: States,
    outcome: int,
    policies: Int64Array,
    luck: Luck,
    scratch: Scratch,
    total: Float64Array,
) -> None:
    """Add by how much the outcome of a draw is better for each seat than its outcomes on average.

    States are valued before the next draw: until then the policies decide, each outcome by itself,
    so that the value need not know what they will do.

    Args:
        states: two; ``states[0]`` waits for the draw, the other is scratch.
        outcome: that was drawn.
        policies: int64[S], of each seat.
        luck: its memory is overwritten.
        scratch: overwritten, except for its generator.
        total: float64[S], added to.
    """
    seats = len(total)
    weights = scratch.weights
    of_all = chance_weights(states[0], weights)
    if weights[outcome] == of_all:
        return
    for seat in range(seats):
        luck.expected[seat] = 0.0
    for other in range(len(weights)):
        if weights[other] > 0:
            copy_state(states, 1, states, 0)
            apply(states[1], other)
            decider = 0
            while to_move(states[1]) >= 0:
                decider = to_move(states[1])
                apply(states[1], choose(policies[decider], states[1], scratch.mask, luck.rng))
            value_before(states[1], decider, luck)
            for seat in range(seats):
                luck.expected[seat] += weights[other] * luck.values[seat]
                if other == outcome:
                    luck.drawn[seat] = luck.values[seat]
    for seat in range(seats):
        total[seat] += luck.drawn[seat] - luck.expected[seat] / of_all


@rule
def simulate_with_luck(
    states: States,
    start: States,
    lo: int,
    hi: int,
    run: Run,
    uncounted: int,
    luck: Luck,
    scratch: Scratch,
    results: Results,
    totals: Float64Array,
) -> None:
    """Play plays ``lo .. hi - 1`` as ``core.batch.simulate`` does, and count the luck of each seat.

    Args:
        states: scratch, two states, overwritten.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        run: how the plays are drawn and played; each has one generator.
        uncounted: how many draws at the beginning do not count.
        luck: overwritten, except for its network.
        scratch: overwritten.
        results: of B plays; those of the slice are written.
        totals: float64[B, S]; those of the slice are added to.
    """
    for play in range(lo, hi):
        copy_state(states, 0, start, 0)
        state = states[0]
        start_rng(scratch.rng, run.seed, run.first_play + play)
        start_rng(luck.rng, run.seed + 1, run.first_play + play)
        draws = 0
        decisions = 0
        while to_move(state) != OVER:
            mover = to_move(state)
            if mover == CHANCE:
                outcome = draw(state, scratch.weights, scratch.rng)
                if draws >= uncounted:
                    add_luck(states, outcome, run.policies[play], luck, scratch, totals[play])
                draws += 1
                apply(state, outcome)
            else:
                apply(state, choose(run.policies[play, mover], state, scratch.mask, scratch.rng))
                decisions += 1
        results.decisions[play] = decisions
        write_outcome(state, play, results)


__all__ = [
    "NOBODY",
    "Luck",
    "choose_preferring",
    "decide_once",
    "draw_what_is_due",
    "simulate_preferring",
    "simulate_with_luck",
]
