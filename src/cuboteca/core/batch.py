"""Generic kernels over the rules of any game: playouts, mass simulation, vector stepping.

Each function is written once against slots and specialised per game (``core.engine``).  Kernels
work on a slice ``lo .. hi`` of caller-owned arrays and hold no GIL when compiled, so a thread pool
runs several slices at once (``core.engine.over_threads``).

Shapes: ``B`` plays, ``S`` seats of the play, ``A`` actions, ``C`` chance outcomes, ``N`` numbers in
an observation.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cuboteca.core.chance import draw_below, start_rng
from cuboteca.core.compiled import Slot, rule
from cuboteca.core.constants import CHANCE, OVER

to_move = Slot("to_move")
legal_mask = Slot("legal_mask")
chance_weights = Slot("chance_weights")
apply = Slot("apply")
points = Slot("points")
ranks = Slot("ranks")
end_reason = Slot("end_reason")
observe = Slot("observe")
greedy_action = Slot("greedy_action")
copy_state = Slot("copy_state")

POLICY_RANDOM = 0
POLICY_GREEDY = 1

Array = Any


@rule
def draw_outcome(state: Any, weights: Array, rng: Array) -> int:
    """Return an outcome of the chance node, drawn by its weights (int64[C], overwritten)."""
    left = draw_below(rng, chance_weights(state, weights))
    outcome = len(weights)
    for weight in weights:  # no branch: what a draw brings cannot be predicted
        left -= weight
        outcome += left >> 63  # -1 from the place on that the draw falls on
    return outcome


@rule
def pass_chance(state: Any, weights: Array, rng: Array) -> None:
    """Draw and apply outcomes until a seat is to move or the play is over."""
    while to_move(state) == CHANCE:
        apply(state, draw_outcome(state, weights, rng))


@rule
def random_action(state: Any, mask: Array, rng: Array) -> int:
    """Return a uniformly drawn legal action (mask: bool[A], overwritten)."""
    return nth_legal(mask, draw_below(rng, legal_mask(state, mask)))


def _nth_legal_native(mask: Array, n: int) -> int:
    """Compiled form of ``nth_legal``."""
    action = -1
    while n >= 0:
        action += 1
        n -= 1 if mask[action] else 0
    return action


@rule(native=_nth_legal_native)  # cell by cell costs nothing compiled and very much interpreted
def nth_legal(mask: Array, n: int) -> int:
    """Return the legal action that has ``n`` legal ones before it (mask: bool[A])."""
    return int(np.flatnonzero(mask)[n])


@rule
def choose(policy: int, state: Any, mask: Array, rng: Array) -> int:
    """Return the action of a built-in policy (``POLICY_RANDOM``, ``POLICY_GREEDY``)."""
    if policy == POLICY_GREEDY:
        return greedy_action(state, mask, rng)  # type: ignore[no-any-return]
    return random_action(state, mask, rng)


@rule
def playout(state: Any, mask: Array, weights: Array, rng: Array) -> int:
    """Play to the end at random; return the number of decisions taken."""
    decisions = 0
    while True:
        mover = to_move(state)
        if mover == OVER:
            return decisions
        if mover == CHANCE:
            apply(state, draw_outcome(state, weights, rng))
        else:
            apply(state, random_action(state, mask, rng))
            decisions += 1


@rule
def simulate(
    states: Array,
    start: Array,
    lo: int,
    hi: int,
    first_play: int,
    seed: int,
    policies: Array,
    mask: Array,
    weights: Array,
    rng: Array,
    points_out: Array,
    ranks_out: Array,
    reasons_out: Array,
    decisions_out: Array,
) -> None:
    """Play plays ``lo .. hi - 1`` to the end.

    Play ``i`` uses the rng of ``(seed, first_play + i)``, so results do not depend on how the
    work is split.

    Args:
        states: scratch, one state, overwritten.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        first_play: number of play 0 in the whole run.
        seed: of the run, already mixed.
        policies: int64[B, S]; the policy of each seat.
        mask: bool[A] scratch.
        weights: int64[C] scratch.
        rng: uint64[1] scratch.
        points_out: int64[B, S].
        ranks_out: int64[B, S].
        reasons_out: int64[B].
        decisions_out: int64[B].
    """
    for play in range(lo, hi):
        start_rng(rng, seed, first_play + play)
        copy_state(states, 0, start, 0)
        state = states[0]
        decisions = 0
        while True:
            mover = to_move(state)
            if mover == OVER:
                break
            if mover == CHANCE:
                apply(state, draw_outcome(state, weights, rng))
            else:
                apply(state, choose(policies[play, mover], state, mask, rng))
                decisions += 1
        points(state, points_out[play])
        ranks(state, ranks_out[play])
        reasons_out[play] = end_reason(state)
        decisions_out[play] = decisions


@rule
def reset_many(
    states: Array,
    start: Array,
    lo: int,
    hi: int,
    rngs: Array,
    weights: Array,
    observations: Array,
    masks: Array,
    legal_counts: Array,
    movers: Array,
) -> None:
    """Put plays ``lo .. hi - 1`` at their first decision and describe it; see ``step_many``."""
    for play in range(lo, hi):
        copy_state(states, play, start, 0)
        state = states[play]
        rng = rngs[play : play + 1]
        pass_chance(state, weights, rng)
        mover = to_move(state)
        movers[play] = mover
        observe(state, mover, observations[play])
        legal_counts[play] = legal_mask(state, masks[play])


@rule
def step_many(
    states: Array,
    start: Array,
    lo: int,
    hi: int,
    actions: Array,
    rngs: Array,
    weights: Array,
    observations: Array,
    masks: Array,
    legal_counts: Array,
    rewards: Array,
    dones: Array,
    movers: Array,
) -> None:
    """Take one action in each of plays ``lo .. hi - 1``; finished plays start again.

    Args:
        states: B states.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        actions: int64[B], legal ones (the masks of the step before say which).
        rngs: uint64[B], one rng state a play.
        weights: int64[C] scratch.
        observations: int16[B, N], written for the seat that is to move.
        masks: bool[B, A], written for the seat that is to move.
        legal_counts: int64[B]: how many actions the mask marks.
        rewards: int64[B, S]: at the end of a play the final points, else 0.
        dones: bool[B]: the action ended its play; observation and mask are of the next one.
        movers: int64[B]: the seat that is to move.
    """
    seats = rewards.shape[1]
    for play in range(lo, hi):
        state = states[play]
        rng = rngs[play : play + 1]
        apply(state, actions[play])
        pass_chance(state, weights, rng)
        over = to_move(state) == OVER
        dones[play] = over
        if over:
            points(state, rewards[play])
            copy_state(states, play, start, 0)
            state = states[play]  # an interpreted copy is a new object
            pass_chance(state, weights, rng)
        else:
            for seat in range(seats):
                rewards[play, seat] = 0
        mover = to_move(state)
        movers[play] = mover
        observe(state, mover, observations[play])
        legal_counts[play] = legal_mask(state, masks[play])


@rule
def sample_many(
    masks: Array, legal_counts: Array, lo: int, hi: int, rngs: Array, actions: Array
) -> None:
    """Draw one legal action for each of plays ``lo .. hi - 1``.

    Args:
        masks: bool[B, A].
        legal_counts: int64[B], how many actions each mask marks.
        lo: first play.
        hi: one past the last play.
        rngs: uint64[B], one rng state a play.
        actions: int64[B], written.
    """
    for play in range(lo, hi):
        index = draw_below(rngs[play : play + 1], legal_counts[play])
        actions[play] = nth_legal(masks[play], index)


@rule
def checked_apply(state: Any, action: int, mask: Array, weights: Array) -> bool:
    """Apply an action or outcome if it is legal and say so; else leave the state as it is."""
    mover = to_move(state)
    if mover == OVER or action < 0:
        return False
    if mover == CHANCE:
        chance_weights(state, weights)
        if action >= len(weights) or weights[action] == 0:
            return False
    else:
        legal_mask(state, mask)
        if action >= len(mask) or not mask[action]:
            return False
    apply(state, action)
    return True


@rule
def clone_many(states: Array, source: int, repeats: int) -> None:
    """Copy state ``source`` over its next neighbour ``repeats`` times (a benchmark)."""
    for i in range(repeats):
        copy_state(states, (source + 1 + i) % len(states), states, source)
