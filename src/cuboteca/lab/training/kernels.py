"""The two inner loops of training: playing with a network, and learning from what was played.

Both are rules over any game (``core.compiled``).  Learning uses numbers of 64 bits and adds them in
one order, so a training is the same on every machine, interpreted and compiled.

Shapes: ``F`` features, ``M`` most features at once, ``H`` hidden units, ``S`` seats, ``B`` plays,
``P`` positions.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.bots.search.kernels import SearchScratch, Settings, learned_values, value_state
from cuboteca.core.arrays import Float64Array, Int16Array, Int64Array
from cuboteca.core.batch import choose, pass_chance
from cuboteca.core.chance import draw_below, start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.legal import nth_legal
from cuboteca.core.network import squashed
from cuboteca.core.slots import apply, copy_state, features, legal_mask, ranks, to_move

if TYPE_CHECKING:
    from cuboteca.core.record import State, States

#: The policy of a seat that takes the action whose state the network values most; the others are
#: the built-in ones (``core.batch``).
BY_NETWORK = -1

_PERCENT = 100
_LOWEST = -1.0


class Positions(NamedTuple):
    """States of plays, as a network sees them, and how the plays ended."""

    active: Int16Array  # int16[P, M], the features that hold
    counts: Int64Array  # int64[P], how many
    observers: Int64Array  # int64[P]
    targets: Float64Array  # float64[P, S], what each seat got, 0 to 1, by seat from the observer on
    size: Int64Array  # int64[1], positions in use


def room_for(positions: int, most_features: int, seat_count: int) -> Positions:
    """Return empty storage for so many positions."""
    return Positions(
        np.zeros((positions, most_features), np.int16),
        np.zeros(positions, np.int64),
        np.zeros(positions, np.int64),
        np.zeros((positions, seat_count), np.float64),
        np.zeros(1, np.int64),
    )


class Exploring(NamedTuple):
    """How plays vary, and which of their states are kept.

    In its first decisions, as many as chance decides in each play, each seat sometimes takes a
    random action; only what comes after is kept, so that what a network learns is the value of
    states under play without such actions.
    """

    random_percent: int  # of the first decisions
    most_decisions: int  # so many first decisions at most
    kept_percent: int  # of the states that may be kept


class Plays(NamedTuple):
    """What is played, and what becomes of it."""

    seed: int  # already mixed
    first_play: int  # number of play 0; plays with the same number have the same draws
    policies: Int64Array  # int64[B, S], of each seat: a built-in one or ``BY_NETWORK``
    ranks: Int64Array  # int64[B, S], written
    decisions: Int64Array  # int64[B], written


@rule
def best_by_network(states: States, mover: int, settings: Settings, scratch: SearchScratch) -> int:
    """Return the action of ``states[0]`` after which the network values the mover's lot most.

    Args:
        states: Two; the second is scratch.
        mover: Who decides.
        settings: Of the network's search.
        scratch: Overwritten.
    """
    mask = scratch.play.mask
    left = legal_mask(states[0], mask)
    best = 0
    highest = _LOWEST
    action = -1
    while left > 0:
        action += 1
        if mask[action]:
            left -= 1
            copy_state(states, 1, states, 0)
            apply(states[1], action)
            learned_values(states[1], mover, settings, scratch)
            if scratch.values[mover] > highest:
                highest = scratch.values[mover]
                best = action
    return best


@rule
def keep_position(
    state: State, observer: int, kept_percent: int, scratch: SearchScratch, positions: Positions
) -> None:
    """Keep a state, if chance and room allow it."""
    number = int(positions.size[0])
    if number == len(positions.counts) or draw_below(scratch.play.rng, _PERCENT) >= kept_percent:
        return
    active = scratch.network_scratch.active
    count = features(state, observer, active)
    for at in range(count):
        positions.active[number, at] = active[at]
    positions.counts[number] = count
    positions.observers[number] = observer
    positions.size[0] = number + 1


@rule
def play_on(
    states: States,
    policies: Int64Array,
    exploring: Exploring,
    settings: Settings,
    scratch: SearchScratch,
    positions: Positions,
) -> int:
    """Play on from ``states[0]`` to the end, in place; return how many decisions were made."""
    state, rng = states[0], scratch.play.rng
    first = draw_below(rng, exploring.most_decisions + 1)
    decisions = 0
    pass_chance(state, scratch.play.weights, rng)
    while to_move(state) != OVER:
        mover = to_move(state)
        if decisions >= first:
            keep_position(state, mover, exploring.kept_percent, scratch, positions)
        if decisions < first and draw_below(rng, _PERCENT) < exploring.random_percent:
            legal = legal_mask(state, scratch.play.mask)
            action = nth_legal(scratch.play.mask, draw_below(rng, legal))
        elif policies[mover] == BY_NETWORK:
            action = best_by_network(states, mover, settings, scratch)
        else:
            action = choose(policies[mover], state, scratch.play.mask, rng)
        apply(state, action)
        decisions += 1
        if to_move(state) == CHANCE:
            if decisions > first:
                keep_position(state, mover, exploring.kept_percent, scratch, positions)
            pass_chance(state, scratch.play.weights, rng)
    return decisions


@rule
def play_many(
    states: States,
    start: States,
    plays: Plays,
    exploring: Exploring,
    settings: Settings,
    scratch: SearchScratch,
    positions: Positions,
) -> None:
    """Play plays to the end and keep some of their states, with what each seat got.

    Args:
        states: Two, overwritten.
        start: One, in which every play begins.
        plays: What is played.
        exploring: How plays vary.
        settings: Of the network's search.
        scratch: Overwritten.
        positions: Those that are kept are added while there is room.
    """
    seat_count = settings.seat_count
    for play in range(len(plays.decisions)):
        begun = int(positions.size[0])
        copy_state(states, 0, start, 0)
        start_rng(scratch.play.rng, plays.seed, plays.first_play + play)
        plays.decisions[play] = play_on(
            states, plays.policies[play], exploring, settings, scratch, positions
        )
        ranks(states[0], plays.ranks[play])
        value_state(states[0], True, settings, scratch)  # as its own note says
        for number in range(begun, positions.size[0]):
            for place in range(seat_count):
                seat = (positions.observers[number] + place) % seat_count
                positions.targets[number, place] = scratch.values[seat]


class Learner(NamedTuple):
    """A network that learns: its weights, as ``core.network`` has them, in ordinary numbers.

    The step of each weight is divided by the root of the sum of its squared gradients (Duchi, Hazan
    and Singer, "Adaptive subgradient methods for online learning", 2011).
    """

    weights: Float64Array  # float64[F, H + S]
    bias: Float64Array  # float64[H + S]
    second: Float64Array  # float64[S, H]
    weight_squares: Float64Array  # of the same shapes
    bias_squares: Float64Array
    second_squares: Float64Array
    sums: Float64Array  # float64[H + S], scratch
    slopes: Float64Array  # float64[H + S], scratch


@rule
def learn(
    positions: Positions, order: Int64Array, rate: float, largest: float, learner: Learner
) -> float:
    """Learn from positions, one after the other; return the sum of squared errors before.

    Args:
        positions: What was played.
        order: int64[any]: which positions, in which order.
        rate: Of learning.
        largest: Weights stay within ± this.
        learner: Changed.
    """
    seat_count, units = learner.second.shape
    errors = 0.0
    for number in order:
        count = int(positions.counts[number])
        sum_up(positions.active[number], count, learner)
        for place in range(seat_count):
            output = float(learner.sums[units + place])
            for unit in range(units):
                output += max(learner.sums[unit], 0.0) * learner.second[place, unit]
            error = squashed(output) - float(positions.targets[number, place])
            errors += error * error
            learn_output(place, error, rate, learner)
        step(learner.bias, learner.bias_squares, learner.slopes, rate, largest)
        for at in range(count):
            feature = positions.active[number, at]
            step(
                learner.weights[feature],
                learner.weight_squares[feature],
                learner.slopes,
                rate,
                largest,
            )
    return errors


@rule
def sum_up(active: Int16Array, count: int, learner: Learner) -> None:
    """Write the sums of the first ``count`` active features; no slope is known yet."""
    sums = learner.sums
    for unit in range(len(sums)):
        sums[unit] = learner.bias[unit]
        learner.slopes[unit] = 0.0
    for at in range(count):
        row = learner.weights[active[at]]
        for unit in range(len(sums)):
            sums[unit] += row[unit]


@rule
def learn_output(place: int, error: float, rate: float, learner: Learner) -> None:
    """Learn how an output follows from the hidden units; add what it means for their slopes."""
    sums, slopes, second = learner.sums, learner.slopes, learner.second[place]
    squares = learner.second_squares[place]
    units = len(second)
    slopes[units + place] = error
    for unit in range(units):
        if sums[unit] > 0.0:
            slopes[unit] += error * second[unit]
    for unit in range(units):
        slope = error * max(sums[unit], 0.0)
        squares[unit] += slope * slope
        second[unit] -= rate * slope / sqrt(squares[unit])


@rule(inline=True)
def step(
    weights: Float64Array,
    squares: Float64Array,
    slopes: Float64Array,
    rate: float,
    largest: float,
) -> None:
    """Move a row of weights against their slopes.  Changes: weights, squares."""
    for unit in range(len(slopes)):
        square = squares[unit] + slopes[unit] * slopes[unit]
        squares[unit] = square
        moved = weights[unit] - rate * slopes[unit] / sqrt(square)
        weights[unit] = min(max(moved, -largest), largest)


__all__ = [
    "BY_NETWORK",
    "Exploring",
    "Learner",
    "Plays",
    "Positions",
    "best_by_network",
    "keep_position",
    "learn",
    "learn_output",
    "play_many",
    "play_on",
    "room_for",
    "step",
    "sum_up",
]
