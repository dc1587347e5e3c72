"""Generic kernels over the rules of any game: rollouts, mass simulation, vector stepping.

Each function is written once against slots and specialised per game (``core.engine``).  Kernels
work on a slice ``lo .. hi`` of caller-owned arrays and hold no GIL when compiled, so a thread pool
runs several slices at once (``core.engine.over_threads``).

Arguments that belong together come as named tuples of arrays (``Scratch``, ``Run``, ``Results``,
``Batch``), which compiled code takes apart at no cost.

Shapes: ``B`` plays, ``S`` seats of the play, ``A`` actions, ``C`` chance outcomes, ``N`` numbers in
an observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.core.arrays import BoolArray, Int16Array, Int64Array, RngState, cache_aligned
from cuboteca.core.chance import draw_below, start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.legal import nth_legal
from cuboteca.core.slots import (
    apply,
    chance_weights,
    copy_state,
    draw,
    end_reason,
    heuristic_action,
    legal_mask,
    observe,
    observe_again,
    points,
    random_legal,
    ranks,
    refusal,
    to_move,
)

if TYPE_CHECKING:
    from cuboteca.core.game import Rules
    from cuboteca.core.record import State, States


#: A built-in policy is the percent of its decisions that follow the game's heuristics; the others
#: are drawn among all legal actions.
POLICY_RANDOM = 0
POLICY_HEURISTIC = 100

#: For ``rollout``: play to the end, and draw everything from the generator as it comes.
TO_THE_END = 0
NO_EVENT = -1

_EVENT_BITS = 24  # low bits of a draw's index hold the event's number, the others the play's


class Scratch(NamedTuple):
    """Memory that one thread needs to play; its content has no meaning between calls."""

    mask: BoolArray  # bool[A]
    weights: Int64Array  # int64[C]
    rng: RngState  # uint64[1]


def scratch_of(rules: Rules, rng: RngState | None = None) -> Scratch:
    """Return scratch for the rules of a game.

    Args:
        rules: Of the game.
        rng: Source of all draws; None: a generator that the kernel starts itself.
    """
    return Scratch(
        cache_aligned(rules.action_count, np.bool_),
        cache_aligned(rules.outcome_count, np.int64),
        cache_aligned(1, np.uint64) if rng is None else rng,
    )


class Run(NamedTuple):
    """How the plays of a simulation are drawn and played.

    With ``first_event`` at ``NO_EVENT`` play ``i`` draws from the generator of
    ``(seed, first_play + i)``.  Otherwise every event has a generator of its own, which depends on
    the play and the event's number alone: plays from neighbouring states then see the same chance
    (common random numbers).
    """

    seed: int  # of the run, already mixed
    first_play: int  # number of play 0 in the whole run
    first_event: int  # number of the event that comes next in the first state, or ``NO_EVENT``
    policies: Int64Array  # int64[B, S]; the policy of each seat


class Results(NamedTuple):
    """Outcomes of many plays; ``B`` plays, ``S`` seats."""

    points: Int64Array  # int64[B, S]
    ranks: Int64Array  # int64[B, S]
    reasons: Int64Array  # int64[B], index into end_reasons
    decisions: Int64Array  # int64[B]


def results_of(plays: int, seat_count: int) -> Results:
    """Return arrays for the outcomes of ``plays`` plays."""
    return Results(
        np.zeros((plays, seat_count), np.int64),
        np.zeros((plays, seat_count), np.int64),
        np.zeros(plays, np.int64),
        np.zeros(plays, np.int64),
    )


class Batch(NamedTuple):
    """What plays that are stepped together show after a step."""

    observations: Int16Array  # int16[B, N], for the seat that is to move
    masks: BoolArray  # bool[B, A], its legal actions
    legal_counts: Int64Array  # int64[B], how many actions each mask marks
    rewards: Int64Array  # int64[B, S]: at the end of a play the final points, else 0
    dones: BoolArray  # bool[B]: the action ended its play; the other fields are of the next one
    movers: Int64Array  # int64[B]


@rule
def pass_chance(state: State, weights: Int64Array, rng: RngState) -> None:
    """Draw and apply outcomes until a seat is to move or the play is over."""
    while to_move(state) == CHANCE:
        apply(state, draw(state, weights, rng))


@rule(inline=True)
def choose(policy: int, state: State, mask: BoolArray, rng: RngState) -> int:
    """Return the action of a built-in policy (``POLICY_RANDOM`` to ``POLICY_HEURISTIC``)."""
    if policy >= POLICY_HEURISTIC or (policy > 0 and draw_below(rng, POLICY_HEURISTIC) < policy):
        return heuristic_action(state, mask, rng)
    return random_legal(state, mask, rng)


@rule
def rollout(
    state: State, policies: Int64Array, depth: int, scratch: Scratch, seed: int, first_event: int
) -> int:
    """Play on from ``state``, in place; return how many decisions were made.

    Args:
        state: Where to begin.
        policies: int64[S], of each seat.
        depth: Stop after this many decisions; ``TO_THE_END``: never.
        scratch: Overwritten; its generator makes the draws.
        seed: With ``first_event``: seed of the run, already mixed.
        first_event: Each event gets a generator of its own, that of ``(seed, number)``, counted
            from this number; ``NO_EVENT``: the generator continues from its current state.
    """
    limit = depth if depth > 0 else -1
    decisions = 0
    event = first_event
    while True:
        mover = to_move(state)
        if mover == OVER or (mover != CHANCE and decisions == limit):
            return decisions
        if event >= 0:
            start_rng(scratch.rng, seed, event)
            event += 1
        if mover == CHANCE:
            apply(state, draw(state, scratch.weights, scratch.rng))
        else:
            apply(state, choose(policies[mover], state, scratch.mask, scratch.rng))
            decisions += 1


@rule(inline=True)
def write_outcome(state: State, play: int, results: Results) -> None:
    """Write how a play ended, but for its number of decisions."""
    points(state, results.points[play])
    ranks(state, results.ranks[play])
    results.reasons[play] = end_reason(state)


@rule
def simulate(
    states: States, start: States, lo: int, hi: int, run: Run, scratch: Scratch, results: Results
) -> None:
    """Play plays ``lo .. hi - 1`` to the end.

    The results do not depend on how the work is split.

    Args:
        states: scratch, one state, overwritten.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        run: how the plays are drawn and played.
        scratch: overwritten.
        results: of B plays; those of the slice are written.
    """
    for play in range(lo, hi):
        copy_state(states, 0, start, 0)
        state = states[0]
        number = run.first_play + play
        event = NO_EVENT
        if run.first_event >= 0:
            event = (number << _EVENT_BITS) + run.first_event
        else:
            start_rng(scratch.rng, run.seed, number)
        policies = run.policies[play]
        results.decisions[play] = rollout(state, policies, TO_THE_END, scratch, run.seed, event)
        write_outcome(state, play, results)


@rule
def simulate_before(
    states: States,
    start: States,
    event: int,
    lo: int,
    hi: int,
    run: Run,
    scratch: Scratch,
    results: Results,
) -> None:
    """Turn the results of plays from the state after ``event`` into those from the state before.

    They become what ``simulate`` would write.  A play whose first event is ``event`` goes on as
    the one of the same number did, so its result stays, and only the others are played.

    Args:
        states: scratch, one state, overwritten.
        start: one state, the first of every play.
        event: a legal action or possible outcome there.
        lo: first play.
        hi: one past the last play.
        run: how the plays are drawn and played, with ``first_event`` that of ``start``; the plays
            after ``event`` had the same seed, numbers and policies, and the next event.
        scratch: overwritten.
        results: of B plays; those of the slice are changed.
    """
    decision = 0 if to_move(start[0]) == CHANCE else 1
    for play in range(lo, hi):
        copy_state(states, 0, start, 0)
        state = states[0]
        policies = run.policies[play]
        number = ((run.first_play + play) << _EVENT_BITS) + run.first_event
        start_rng(scratch.rng, run.seed, number)
        if decision == 0:
            first = draw(state, scratch.weights, scratch.rng)
        else:
            first = choose(policies[to_move(state)], state, scratch.mask, scratch.rng)
        if first == event:
            results.decisions[play] += decision
            continue
        apply(state, first)
        left = rollout(state, policies, TO_THE_END, scratch, run.seed, number + 1)
        results.decisions[play] = decision + left
        write_outcome(state, play, results)


@rule
def first_movers(
    states: States,
    start: States,
    seed: int,
    first_play: int,
    scratch: Scratch,
    movers: Int64Array,
) -> None:
    """Write who is to move after the first draws of plays that ``simulate`` plays.

    Args:
        states: scratch, one state, overwritten.
        start: one state, the first of every play.
        seed: of the run, already mixed.
        first_play: number of play 0 in the whole run.
        scratch: overwritten.
        movers: int64[B], written: the seat that decides first in each play.
    """
    for play in range(len(movers)):
        copy_state(states, 0, start, 0)
        start_rng(scratch.rng, seed, first_play + play)
        pass_chance(states[0], scratch.weights, scratch.rng)
        movers[play] = to_move(states[0])


@rule
def begin_play(
    states: States, start: States, play: int, weights: Int64Array, rng: RngState, batch: Batch
) -> None:
    """Put a play at its first decision and describe it; see ``step_many``."""
    copy_state(states, play, start, 0)
    state = states[play]
    pass_chance(state, weights, rng)
    batch.movers[play] = to_move(state)
    observe(state, batch.movers[play], batch.observations[play])
    batch.legal_counts[play] = legal_mask(state, batch.masks[play])


@rule
def reset_many(
    states: States,
    start: States,
    lo: int,
    hi: int,
    rngs: RngState,
    weights: Int64Array,
    batch: Batch,
) -> None:
    """Put plays ``lo .. hi - 1`` at their first decision and describe it; see ``step_many``."""
    for play in range(lo, hi):
        begin_play(states, start, play, weights, rngs[play : play + 1], batch)


@rule
def step_many(
    states: States,
    start: States,
    lo: int,
    hi: int,
    actions: Int64Array,
    rngs: RngState,
    weights: Int64Array,
    batch: Batch,
) -> None:
    """Take one action in each of plays ``lo .. hi - 1``; finished plays start again.

    Args:
        states: B states.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        actions: int64[B], legal ones (the masks of the step before say which).
        rngs: uint64[B], the generator of each play.
        weights: int64[C] scratch.
        batch: of B plays; those of the slice are written.  What ``observe_again`` leaves, and
            rewards of 0, are still there from before.
    """
    for play in range(lo, hi):
        state = states[play]
        rng = rngs[play : play + 1]
        apply(state, actions[play])
        pass_chance(state, weights, rng)
        if batch.dones[play]:
            for seat in range(batch.rewards.shape[1]):
                batch.rewards[play, seat] = 0
        mover = to_move(state)
        batch.dones[play] = mover == OVER
        if mover == OVER:
            points(state, batch.rewards[play])
            begin_play(states, start, play, weights, rng, batch)
        else:
            batch.movers[play] = mover
            observe_again(state, mover, batch.observations[play])
            batch.legal_counts[play] = legal_mask(state, batch.masks[play])


@rule
def sample_many(
    masks: BoolArray,
    legal_counts: Int64Array,
    lo: int,
    hi: int,
    rngs: RngState,
    actions: Int64Array,
) -> None:
    """Draw one legal action for each of plays ``lo .. hi - 1``.

    Args:
        masks: bool[B, A].
        legal_counts: int64[B], how many actions each mask marks.
        lo: first play.
        hi: one past the last play.
        rngs: uint64[B], the generator of each play.
        actions: int64[B], written.
    """
    for play in range(lo, hi):
        n = draw_below(rngs[play : play + 1], legal_counts[play])
        actions[play] = nth_legal(masks[play], n)


@rule
def checked_apply(state: State, action: int, action_count: int, weights: Int64Array) -> bool:
    """Apply an action or outcome if it is legal; return whether it was.

    Args:
        state: Changed in place.
        action: Any number.
        action_count: Of the game.
        weights: int64[C] scratch.
    """
    mover = to_move(state)
    if mover == OVER or action < 0:
        return False
    if mover == CHANCE:
        chance_weights(state, weights)
        if action >= len(weights) or weights[action] == 0:
            return False
    elif action >= action_count or refusal(state, action) != 0:
        return False
    apply(state, action)
    return True


@rule
def clone_many(states: States, source: int, repeats: int) -> None:
    """Copy state ``source`` over the next one ``repeats`` times (a benchmark)."""
    for i in range(repeats):
        copy_state(states, (source + 1 + i) % len(states), states, source)


__all__ = [
    "NO_EVENT",
    "POLICY_HEURISTIC",
    "POLICY_RANDOM",
    "TO_THE_END",
    "Batch",
    "Results",
    "Run",
    "Scratch",
    "begin_play",
    "checked_apply",
    "choose",
    "clone_many",
    "first_movers",
    "pass_chance",
    "reset_many",
    "results_of",
    "rollout",
    "sample_many",
    "scratch_of",
    "simulate",
    "simulate_before",
    "step_many",
    "write_outcome",
]
