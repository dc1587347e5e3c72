"""Digests of states, by which an algorithm knows a state that it has met before.

A digest has 128 bits: that two of 50 million states have the same one is less likely than 1 in
10^23, so equal digests count as equal states.  A hash table with open addressing leads from a
digest to the number of its state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.core.compiled import rule

if TYPE_CHECKING:
    from cuboteca.core.arrays import Int32Array, Int64Array, UInt64Array
    from cuboteca.core.record import States

#: In a hash table, where there is room.
EMPTY = -1

_SHIFT = np.uint64(32)
#: Odd numbers without a pattern: those of the generator SplitMix64 (Steele, Lea and Flood, 2014).
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


class Digestible(NamedTuple):
    """One state, and room for its digest, which the slot ``digest_state`` writes."""

    states: States  # one state
    words: UInt64Array  # uint64[words], on compiled rules the same memory; its end is 0
    digest: UInt64Array  # uint64[2]


@rule
def digest_words(_: States, words: UInt64Array, digest: UInt64Array) -> None:
    """Write the digest of a state whose memory is ``words``."""
    first, second = _FIRST, _SECOND
    for i in range(len(words)):
        first = (first ^ words[i]) * _SECOND
        first ^= first >> _SHIFT
        second = (second ^ words[i]) * _FIRST
        second ^= second >> _SHIFT
    digest[0], digest[1] = first, second


@rule
def place_of(places: Int32Array | Int64Array, digests: UInt64Array, digest: UInt64Array) -> int:
    """Return where a state stands in a hash table, or where there is room for it.

    Args:
        places: The hash table: numbers of states, or ``EMPTY``; its length is a power of two.
        digests: uint64[N, 2], by the numbers of states.
        digest: uint64[2], of the state.
    """
    last = len(places) - 1
    place = np.int64(digest[0] >> _SHIFT) & last
    while places[place] != EMPTY:
        other = digests[places[place]]
        if other[0] == digest[0] and other[1] == digest[1]:
            break
        place = (place + 1) & last
    return int(place)


__all__ = ["EMPTY", "Digestible", "digest_words", "place_of"]
