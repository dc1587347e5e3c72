"""Digests of states, and the hash table that knows states by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.compiled import native, rule
from cuboteca.core.digests import EMPTY, digest_words, place_of
from cuboteca.core.engine import engine_of
from cuboteca.core.slots import digest_state
from tests.core.nim import NIM

if TYPE_CHECKING:
    from cuboteca.core.arrays import UInt64Array
    from cuboteca.core.engine import Engine, Mode
    from cuboteca.core.record import State, States


@rule
def write_digest(states: States, words: UInt64Array, digest: UInt64Array) -> None:
    digest_state(states, words, digest)


def digest_in(engine: Engine, state: State) -> tuple[int, ...]:
    """Return the digest of a state."""
    room = engine.digestible()
    room.states[0] = state
    engine.bound(write_digest)(room.states, room.words, room.digest)
    return tuple(room.digest.tolist())


def digest_of(mode: Mode, heap: int, taken: int = 0) -> tuple[int, ...]:
    engine = engine_of(NIM, mode)
    state: Any = engine.start(NIM.options({}, 2), 2)
    state.heap, state.taken[1] = heap, taken
    return digest_in(engine, state)


def test_equal_states_have_equal_digests_and_others_do_not(mode: Mode) -> None:
    states = [(heap, taken) for heap in range(1, 120) for taken in range(3)]
    digests = {digest_of(mode, heap, taken) for heap, taken in states}

    assert len(digests) == len(states)
    assert digest_of(mode, 5, 2) == digest_of(mode, 5, 2)


@pytest.mark.compiled
def test_every_word_counts_in_every_place() -> None:
    """As Python calculates it, so does compiled code."""
    states = engine_of(NIM, "compiled").array(1)
    seen = set()
    for place in range(9):
        words, digests = np.zeros(9, np.uint64), np.zeros((2, 2), np.uint64)
        words[place] = 2**63 + 1
        with np.errstate(over="ignore"):
            digest_words(states, words, digests[0])
        native(digest_words)(states, words, digests[1])
        assert digests[0].tolist() == digests[1].tolist()
        seen.add(tuple(digests[0].tolist()))

    assert len(seen) == 9


def test_a_hash_table_finds_what_is_in_it() -> None:
    """The first three states want the same place; the halves of digests may be alike."""
    digests = np.array([[7 << 32, 1], [7 << 32, 2], [(7 << 32) + 1, 1], [2**64 - 1, 0]], np.uint64)
    places = np.full(8, EMPTY, np.int32)
    for number, digest in enumerate(digests):
        place = place_of(places, digests, digest)
        assert places[place] == EMPTY
        places[place] = number

    assert [places[place_of(places, digests, digest)] for digest in digests] == [0, 1, 2, 3]
    assert [place_of(places, digests, digest) for digest in digests] == [7, 0, 1, 2]
