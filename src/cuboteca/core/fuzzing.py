"""Plays that look for faults: random, but with a preference for rare actions.

Like those of ``core.batch``, these are rules over any game.  Half of the decisions of a play are
drawn from all legal actions, and half take the legal action taken least often before, so that rare
purchases, answers and combinations come up in every play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cuboteca.core.arrays import BoolArray, Int64Array, RngState
from cuboteca.core.batch import Scratch
from cuboteca.core.chance import draw_below, draw_outcome, start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.legal import nth_legal
from cuboteca.core.slots import apply, chance_weights, copy_state, legal_mask, to_move, violation

if TYPE_CHECKING:
    from cuboteca.core.record import State, States


#: What ``fuzz`` can find besides the violations that the game defines.
NO_LEGAL_ACTION = -1
NOTHING_TO_DRAW = -2
TOO_LONG = -3
NOTHING_FOUND = 0


class Counts(NamedTuple):
    """What a block of plays knows about earlier ones, and what it finds."""

    rarity: Int64Array  # int64[A]: how often each action was taken in earlier blocks; not changed
    taken: Int64Array  # int64[A]: counts of the actions taken, added to
    finding: Int64Array  # int64[3]: play, number of the event, what is wrong


@rule
def fuzz_action(state: State, rarity: Int64Array, mask: BoolArray, rng: RngState) -> int:
    """Return a legal action, every other time the one with the lowest ``rarity``.

    Args:
        state: A seat is to move.
        rarity: int64[A]: how often each action was taken in earlier plays.
        mask: bool[A] scratch.
        rng: uint64[1].
    """
    count = legal_mask(state, mask)
    if count == 0:
        return NO_LEGAL_ACTION
    chosen = nth_legal(mask, draw_below(rng, count))
    if draw_below(rng, 2) == 0:
        for action in range(len(mask)):
            if mask[action] and rarity[action] < rarity[chosen]:
                chosen = action
    return chosen


@rule
def fuzz_outcome(state: State, weights: Int64Array, rng: RngState) -> int:
    """Return an outcome drawn by its weight, or NOTHING_TO_DRAW where none has one.

    Args:
        state: Chance is to draw.
        weights: int64[C] scratch.
        rng: uint64[1].
    """
    if chance_weights(state, weights) <= 0:
        return NOTHING_TO_DRAW
    outcome = draw_outcome(state, weights, rng)
    return outcome if weights[outcome] > 0 else NOTHING_TO_DRAW


@rule
def fuzz_event(state: State, scratch: Scratch, counts: Counts) -> int:
    """Apply one event; return what is wrong then, or NOTHING_FOUND."""
    if to_move(state) == CHANCE:
        outcome = fuzz_outcome(state, scratch.weights, scratch.rng)
        if outcome == NOTHING_TO_DRAW:
            return NOTHING_TO_DRAW
        apply(state, outcome)
    else:
        action = fuzz_action(state, counts.rarity, scratch.mask, scratch.rng)
        if action == NO_LEGAL_ACTION:
            return NO_LEGAL_ACTION
        counts.taken[action] += 1
        apply(state, action)
    return violation(state)


@rule
def fuzz(
    states: States,
    start: States,
    lo: int,
    hi: int,
    seed: int,
    longest: int,
    scratch: Scratch,
    counts: Counts,
) -> int:
    """Play plays ``lo .. hi - 1`` until something is found; return the number of events.

    Args:
        states: scratch, one state, overwritten.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        seed: of the run, already mixed.
        longest: more events than this in a play are a fault.
        scratch: overwritten.
        counts: of earlier blocks, and what is found.
    """
    total = 0
    for play in range(lo, hi):
        start_rng(scratch.rng, seed, play)
        copy_state(states, 0, start, 0)
        state = states[0]
        events = 0
        while to_move(state) != OVER:
            found = fuzz_event(state, scratch, counts)
            events += 1
            if events > longest:
                found = TOO_LONG
            if found != NOTHING_FOUND:
                counts.finding[0] = play
                counts.finding[1] = events - 1
                counts.finding[2] = found
                return total + events
        total += events
    return total


__all__ = [
    "NOTHING_FOUND",
    "NOTHING_TO_DRAW",
    "NO_LEGAL_ACTION",
    "TOO_LONG",
    "Counts",
    "fuzz",
    "fuzz_action",
    "fuzz_event",
    "fuzz_outcome",
]
