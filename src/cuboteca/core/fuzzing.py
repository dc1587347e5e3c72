"""Plays that look for faults: random, but with a liking for what is seldom done.

Like ``core.batch`` these are rules over any game.  In every play half of the decisions are drawn
among all legal actions, and half take the legal action that was seldom taken before, so that rare
purchases, answers and combinations come up in every play.
"""

from __future__ import annotations

from typing import Any

from cuboteca.core.batch import draw_outcome, nth_legal
from cuboteca.core.chance import draw_below, start_rng
from cuboteca.core.compiled import Slot, rule
from cuboteca.core.constants import CHANCE, OVER

to_move = Slot("to_move")
legal_mask = Slot("legal_mask")
apply = Slot("apply")
violation = Slot("violation")
copy_state = Slot("copy_state")

#: What ``fuzz`` finds beside the violations that a game names itself.
NO_LEGAL_ACTION = -1
NOTHING_TO_DRAW = -2
TOO_LONG = -3
NOTHING_FOUND = 0

Array = Any


@rule
def fuzz_action(state: Any, rarity: Array, mask: Array, rng: Array) -> int:
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
def fuzz_event(
    state: Any, rarity: Array, mask: Array, weights: Array, rng: Array, taken: Array
) -> int:
    """Let one event happen; return what is wrong now, NOTHING_FOUND otherwise."""
    if to_move(state) == CHANCE:
        outcome = draw_outcome(state, weights, rng)
        if weights[outcome] == 0:
            return NOTHING_TO_DRAW
        apply(state, outcome)
    else:
        action = fuzz_action(state, rarity, mask, rng)
        if action == NO_LEGAL_ACTION:
            return NO_LEGAL_ACTION
        taken[action] += 1
        apply(state, action)
    return violation(state)  # type: ignore[no-any-return]


@rule
def fuzz(
    states: Array,
    start: Array,
    lo: int,
    hi: int,
    seed: int,
    longest: int,
    rarity: Array,
    mask: Array,
    weights: Array,
    rng: Array,
    taken: Array,
    finding: Array,
) -> int:
    """Play plays ``lo .. hi - 1`` until something is found; return the number of events.

    Args:
        states: scratch, one state, overwritten.
        start: one state, the first of every play.
        lo: first play.
        hi: one past the last play.
        seed: of the run, already mixed.
        longest: more events than this in a play are a fault.
        rarity: int64[A]: how often each action was taken in earlier blocks; not changed.
        mask: bool[A] scratch.
        weights: int64[C] scratch.
        rng: uint64[1] scratch.
        taken: int64[A]: counts of the actions taken, added to.
        finding: int64[3]: play, number of the event, and what is wrong; the last is NOTHING_FOUND
            if nothing is.
    """
    total = 0
    for play in range(lo, hi):
        start_rng(rng, seed, play)
        copy_state(states, 0, start, 0)
        state = states[0]
        events = 0
        while to_move(state) != OVER:
            found = fuzz_event(state, rarity, mask, weights, rng, taken)
            events += 1
            if events > longest:
                found = TOO_LONG
            if found != NOTHING_FOUND:
                finding[0] = play
                finding[1] = events - 1
                finding[2] = found
                return total + events
        total += events
    return total
