"""Kernels that play and follow plays event by event, for writing and checking many records.

Texts are Python's business, so a kernel names each event by a *code*: who acts, and
``Rules.text_key``.  ``core.event_texts`` has the text of each code.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cuboteca.core.arrays import Int64Array
from cuboteca.core.batch import Results, Run, Scratch, choose, write_outcome
from cuboteca.core.chance import start_rng
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.record import State, States
from cuboteca.core.slots import (
    apply,
    chance_weights,
    copy_state,
    draw,
    legal_mask,
    refusal,
    text_key,
    to_move,
)

#: Codes below 0 say nothing of the text.
NO_CODE = -1
_SEATS = 256  # more than any game has


class Written(NamedTuple):
    """The events of some plays, one after another; ``E`` events, ``B`` plays."""

    codes: Int64Array  # int64[E]
    numbers: Int64Array  # int64[E], actions or outcomes
    ends: Int64Array  # int64[B], one past the last event of each play


def written_of(events: int, plays: int) -> Written:
    """Return arrays for so many events and plays."""
    return Written(
        np.zeros(events, np.int64), np.zeros(events, np.int64), np.zeros(plays, np.int64)
    )


class KnownTexts(NamedTuple):
    """What is known of ``T`` texts: for each a chain of pairs of code and number."""

    first: Int64Array  # int64[T], the newest pair of each text, -1 for none
    before: Int64Array  # int64[K], the pair of the same text before this one, -1 for none
    codes: Int64Array  # int64[K]
    numbers: Int64Array  # int64[K]


@rule
def event_code(state: State, mover: int, number: int) -> int:
    """Return the code of an event: of equal codes the texts are equal, unless it is ``NO_CODE``.

    Args:
        state: Before the event.
        mover: Who acts: a seat, or ``CHANCE``.
        number: Of a legal action or a possible outcome.
    """
    key = text_key(state, number)
    return NO_CODE if key < 0 else key * _SEATS + mover + 1


@rule
def write_plays(
    states: States,
    start: States,
    first: int,
    hi: int,
    run: Run,
    scratch: Scratch,
    results: Results,
    written: Written,
) -> int:
    """Play plays ``first .. hi - 1`` as ``batch.simulate`` does, and write their events down.

    Args:
        states: Scratch, one state, overwritten.
        start: One state, the first of every play.
        first: First play.
        hi: One past the last play.
        run: How the plays are drawn and played; without ``first_event``.
        scratch: Overwritten.
        results: Of B plays; those that are played are written.
        written: From its beginning; ``ends`` by the number of the play.

    Returns:
        One past the last play for whose events there was room.
    """
    used, room = 0, len(written.codes)
    for play in range(first, hi):
        copy_state(states, 0, start, 0)
        state = states[0]
        start_rng(scratch.rng, run.seed, run.first_play + play)
        policies = run.policies[play]
        decisions = 0
        mover = to_move(state)
        while mover != OVER:
            if used == room:
                return play
            if mover == CHANCE:
                number = draw(state, scratch.weights, scratch.rng)
            else:
                number = choose(policies[mover], state, scratch.mask, scratch.rng)
                decisions += 1
            written.codes[used] = event_code(state, mover, number)
            written.numbers[used] = number
            used += 1
            apply(state, number)
            mover = to_move(state)
        results.decisions[play] = decisions
        write_outcome(state, play, results)
        written.ends[play] = used
    return hi


@rule
def follow_texts(
    state: State,
    texts: Int64Array,
    actors: Int64Array,
    first: int,
    known: KnownTexts,
    scratch: Scratch,
    numbers: Int64Array,
) -> int:
    """Take the events of a record, in place, as long as they are legal and their texts known.

    Args:
        state: After the events before ``first``.
        texts: int64[E], which text each event has.
        actors: int64[E], the seat or ``CHANCE`` that each event names.
        first: The event to begin with.
        known: What the texts mean.
        scratch: Overwritten.
        numbers: int64[E]; the action or outcome of each event taken is written.

    Returns:
        The first event that was not taken; E if all were.
    """
    for event in range(first, len(texts)):
        mover = to_move(state)
        if mover == OVER or mover != actors[event]:
            return event
        if mover == CHANCE:
            chance_weights(state, scratch.weights)
        pair = int(known.first[texts[event]])
        while pair >= 0 and not _is_meant(state, mover, pair, known, scratch):
            pair = int(known.before[pair])
        if pair < 0:
            return event
        number = int(known.numbers[pair])
        numbers[event] = number
        apply(state, number)
    return len(texts)


@rule
def _is_meant(state: State, mover: int, pair: int, known: KnownTexts, scratch: Scratch) -> bool:
    """Return whether a text, of which ``pair`` is known, stands for that number now."""
    number = int(known.numbers[pair])
    if mover == CHANCE:
        is_possible = number < len(scratch.weights) and int(scratch.weights[number]) > 0
    else:
        is_possible = number < len(scratch.mask) and refusal(state, number) == 0
    if not is_possible:  # then there is no text to be asked for
        return False
    return event_code(state, mover, number) == int(known.codes[pair])


@rule
def take_events(state: State, numbers: Int64Array, lo: int, hi: int) -> None:
    """Take events ``lo .. hi - 1``, which are known to be possible, in place."""
    for event in range(lo, hi):
        apply(state, numbers[event])


@rule
def list_possible(
    state: State, numbers: Int64Array, first: int, scratch: Scratch, written: Written
) -> int:
    """Take the events of a play, in place, and write all that was possible at each.

    Args:
        state: After the events before ``first``.
        numbers: int64[E], all events of the play, which are known to be possible.
        first: The event to begin with.
        scratch: Overwritten.
        written: From its beginning; ``ends`` by the event, less ``first``.  There is room for at
            least as many possibilities as there can be at one event, and for E ends.

    Returns:
        One past the last event for whose possibilities there was room.
    """
    used = 0
    for event in range(first, len(numbers)):
        mover = to_move(state)
        if mover == CHANCE:
            chance_weights(state, scratch.weights)
            count = len(scratch.weights)
        else:
            legal_mask(state, scratch.mask)
            count = len(scratch.mask)
        if used + count > len(written.codes):
            return event
        for number in range(count):
            possible = scratch.weights[number] > 0 if mover == CHANCE else scratch.mask[number]
            if possible:
                written.codes[used] = event_code(state, mover, number)
                written.numbers[used] = number
                used += 1
        written.ends[event - first] = used
        apply(state, numbers[event])
    return len(numbers)


__all__ = [
    "NO_CODE",
    "KnownTexts",
    "Written",
    "event_code",
    "follow_texts",
    "list_possible",
    "take_events",
    "write_plays",
    "written_of",
]
