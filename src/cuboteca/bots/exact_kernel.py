"""The search of ``bots.exact`` for compiled rules: the same depth first, on arrays.

Only the states on the stack are kept whole.  One that was met is known by its digest, which takes a
third of the room (``core.digests``).  Whoever calls makes room: the kernel says what is full, and
goes on where it was.

Shapes: ``N`` states, ``S`` seats, ``D`` states on the stack, ``M`` actions or outcomes, whichever
are more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.digests import EMPTY, Digestible, place_of
from cuboteca.core.slots import (
    apply,
    chance_weights,
    copy_state,
    digest_state,
    legal_mask,
    points,
    ranks,
    to_move,
)

if TYPE_CHECKING:
    from cuboteca.core.arrays import BoolArray, Float64Array, Int64Array, UInt64Array
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import States

#: Why the kernel came back: all is known, it has done what it was asked to, or something is in the
#: way.
DONE, MORE, FULL, DEEP, COMES_BACK = range(5)
#: What two expected values may differ by and be the same: they are sums of floats.
SAME = 1e-9


class Transpositions(NamedTuple):
    """The transposition table: the states that were met."""

    digests: UInt64Array  # uint64[N, 2]
    values: Float64Array  # float64[N, 2 * S]: shares of the win, then points
    solved: BoolArray  # bool[N]: the values are known; until then a state is on the stack
    places: Int64Array  # int64[H], H a power of two, at least 2 * N; ``EMPTY`` where there is room


class Stack(NamedTuple):
    """The states from the first one down to where the search is."""

    states: States  # D states
    nodes: Int64Array  # int64[D], numbers of states
    tried: Int64Array  # int64[D], the action or outcome that is looked at next
    weights: Int64Array  # int64[D, M], 0 for what cannot happen, 1 for an action
    following: Int64Array  # int64[D, M], the state that each leads to, as far as it is known


class Scratch(NamedTuple):
    """Memory that a search needs; its content has no meaning between calls."""

    next: Digestible
    mask: BoolArray  # bool[A]
    weights: Int64Array  # int64[C]
    points: Int64Array  # int64[S]
    ranks: Int64Array  # int64[S]


def transpositions_of(
    engine: Engine, seat_count: int, room: int, before: Transpositions | None = None
) -> Transpositions:
    """Return room for ``room`` states, a power of two; it holds what was known ``before``."""
    known = Transpositions(
        np.zeros((room, 2), np.uint64),
        np.zeros((room, 2 * seat_count), np.float64),
        np.zeros(room, np.bool_),
        np.full(2 * room, EMPTY, np.int64),
    )
    if before is not None:
        count = len(before.solved)
        known.digests[:count] = before.digests
        known.values[:count] = before.values
        known.solved[:count] = before.solved
        engine.bound(place_all)(known, count)
    return known


def stack_of(engine: Engine, room: int, before: Stack | None = None) -> Stack:
    """Return a stack with room for ``room`` states; it begins as ``before``."""
    rules = engine.game.rules
    most = max(rules.action_count, rules.outcome_count)
    stack = Stack(
        engine.array(room),
        np.zeros(room, np.int64),
        np.zeros(room, np.int64),
        np.zeros((room, most), np.int64),
        np.zeros((room, most), np.int64),
    )
    if before is not None:
        for level in range(len(before.nodes)):
            stack.states[level] = before.states[level]
        for one, old in zip(stack[1:], before[1:], strict=True):
            one[: len(old)] = old
    return stack


def scratch_of(engine: Engine, seat_count: int) -> Scratch:
    """Return scratch."""
    rules = engine.game.rules
    return Scratch(
        engine.digestible(),
        np.zeros(rules.action_count, np.bool_),
        np.zeros(rules.outcome_count, np.int64),
        np.zeros(seat_count, np.int64),
        np.zeros(seat_count, np.int64),
    )


@rule
def place_all(known: Transpositions, count: int) -> None:
    """Write the first ``count`` states into the hash table."""
    for one in range(count):
        known.places[place_of(known.places, known.digests, known.digests[one])] = one


@rule
def begin(known: Transpositions, stack: Stack, scratch: Scratch) -> None:
    """Begin with the first state of the stack."""
    first = scratch.next
    copy_state(first.states, 0, stack.states, 0)
    digest_state(first.states, first.words, first.digest)
    known.digests[0, 0], known.digests[0, 1] = first.digest[0], first.digest[1]
    place_all(known, 1)
    push(stack, scratch, 0, 0)


@rule
def push(stack: Stack, scratch: Scratch, level: int, node: int) -> None:
    """Let what may happen in a state of the stack be tried."""
    stack.nodes[level] = node
    stack.tried[level] = 0
    mover = to_move(stack.states[level])
    for number in range(stack.weights.shape[1]):
        stack.weights[level, number] = 0
    if mover == CHANCE:
        chance_weights(stack.states[level], scratch.weights)
        for outcome in range(len(scratch.weights)):
            stack.weights[level, outcome] = scratch.weights[outcome]
    elif mover != OVER:
        legal_mask(stack.states[level], scratch.mask)
        for action in range(len(scratch.mask)):
            stack.weights[level, action] = 1 if scratch.mask[action] else 0


@rule
def evaluate_end(known: Transpositions, stack: Stack, scratch: Scratch, level: int) -> None:
    """Write what a play that is over is worth."""
    node, seat_count = stack.nodes[level], len(scratch.points)
    points(stack.states[level], scratch.points)
    ranks(stack.states[level], scratch.ranks)
    winners = 0
    for seat in range(seat_count):
        winners += 1 if scratch.ranks[seat] == 1 else 0
    for seat in range(seat_count):
        known.values[node, seat] = 1.0 / winners if scratch.ranks[seat] == 1 else 0.0
        known.values[node, seat_count + seat] = scratch.points[seat]


@rule
def most_of(
    known: Transpositions, stack: Stack, level: int, column: int, seat: int, share: float
) -> float:
    """Return the most in a column of values, of what may follow and brings a seat ``share``."""
    most = -np.inf
    for number in range(stack.weights.shape[1]):
        if stack.weights[level, number] != 0:
            values = known.values[stack.following[level, number]]
            if values[seat] >= share:
                most = max(most, values[column])
    return most


@rule
def evaluate_node(known: Transpositions, stack: Stack, scratch: Scratch, level: int) -> None:
    """Write what a state is worth, everything that may follow being known."""
    node = stack.nodes[level]
    mover = to_move(stack.states[level])
    if mover == OVER:
        evaluate_end(known, stack, scratch, level)
        return
    seat, seat_count = max(mover, 0), len(scratch.points)
    least_share = least_points = -np.inf
    if mover != CHANCE:
        least_share = most_of(known, stack, level, seat, seat, -np.inf) - SAME
        least_points = most_of(known, stack, level, seat_count + seat, seat, least_share) - SAME
    total = 0
    for number in range(stack.weights.shape[1]):
        weight = stack.weights[level, number]
        if weight == 0:
            continue
        values = known.values[stack.following[level, number]]
        if values[seat] >= least_share and values[seat_count + seat] >= least_points:
            total += weight
            for i in range(len(values)):
                known.values[node, i] += weight * values[i]
    for i in range(known.values.shape[1]):
        known.values[node, i] /= total


@rule
def descend(known: Transpositions, stack: Stack, scratch: Scratch, counts: Int64Array) -> int:
    """Take the next state below the last one of the stack that has not been met.

    Returns:
        ``MORE`` (it is on the stack now), ``DONE`` (there is none), or what is in the way.
    """
    following = scratch.next
    level = int(counts[1]) - 1
    for number in range(stack.tried[level], stack.weights.shape[1]):
        if stack.weights[level, number] == 0:
            continue
        stack.tried[level] = number
        copy_state(following.states, 0, stack.states, level)
        apply(following.states[0], number)
        digest_state(following.states, following.words, following.digest)
        place = place_of(known.places, known.digests, following.digest)
        child = known.places[place]
        if child != EMPTY and not known.solved[child]:
            return COMES_BACK
        if child != EMPTY:
            stack.following[level, number] = child
            continue
        if counts[0] == len(known.solved):
            return FULL
        if counts[1] == len(stack.nodes):
            return DEEP
        child = counts[0]
        known.places[place] = child
        known.digests[child, 0], known.digests[child, 1] = following.digest[0], following.digest[1]
        copy_state(stack.states, level + 1, following.states, 0)
        push(stack, scratch, level + 1, child)
        stack.following[level, number] = child
        stack.tried[level] = number + 1
        counts[0] = child + 1
        counts[1] = level + 2
        return MORE
    return DONE


@rule
def search(
    known: Transpositions, stack: Stack, scratch: Scratch, counts: Int64Array, new_states: int
) -> int:
    """Go on until everything below the first state is known, or something is in the way.

    Args:
        known: What was met.
        stack: The states down to where the search is.
        scratch: Overwritten.
        counts: int64[2]: how many states are known, and how many are on the stack.
        new_states: After how many to come back.

    Returns:
        ``DONE``, ``MORE`` (so many are done), ``FULL`` (no room for another state), ``DEEP`` (no
        room on the stack) or ``COMES_BACK`` (a state leads to itself).
    """
    last = counts[0] + new_states
    while counts[1] > 0:
        why = descend(known, stack, scratch, counts)
        if why == DONE:
            level = counts[1] - 1
            evaluate_node(known, stack, scratch, level)
            known.solved[stack.nodes[level]] = True
            counts[1] = level
        elif why != MORE or counts[0] >= last:
            return why
    return DONE


__all__ = [
    "COMES_BACK",
    "DEEP",
    "DONE",
    "FULL",
    "MORE",
    "SAME",
    "Scratch",
    "Stack",
    "Transpositions",
    "begin",
    "descend",
    "evaluate_end",
    "evaluate_node",
    "most_of",
    "place_all",
    "push",
    "scratch_of",
    "search",
    "stack_of",
    "transpositions_of",
]
