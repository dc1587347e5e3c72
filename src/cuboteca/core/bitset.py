"""Sets of small numbers in one number, a bit for each member: what is legal, for example.

Members are 0 .. 62, so that a set fits into an int64 that is never negative.
"""

from __future__ import annotations

import numpy as np

from cuboteca.core.compiled import rule

MOST_MEMBERS = 63

_BYTES = 256
_IN_BYTE = 8

_U_1 = np.uint64(1)
_U_2 = np.uint64(2)
_U_3 = np.uint64(3)
_U_4 = np.uint64(4)
_U_7 = np.uint64(7)
_U_8 = np.uint64(8)
_U_56 = np.uint64(56)
_U_BYTE = np.uint64(0xFF)
_U_BITS = np.uint64(0x5555555555555555)  # every second bit
_U_PAIRS = np.uint64(0x3333333333333333)  # every second pair of bits
_U_FOURS = np.uint64(0x0F0F0F0F0F0F0F0F)  # every second four bits
_U_ONES = np.uint64(0x0101010101010101)  # times this, a number of eight bytes sums them up
_U_TOPS = np.uint64(0x8080808080808080)  # the top bit of each byte

#: ``[byte * 8 + n]``: the ``n``-th member of a set of eight numbers, from 0; 0 where there is none.
_NTH_OF_BYTE = np.array(
    [
        ([bit for bit in range(_IN_BYTE) if byte >> bit & 1] + [0] * _IN_BYTE)[n]
        for byte in range(_BYTES)
        for n in range(_IN_BYTE)
    ],
    np.int64,
)


def _count_native(bits: int) -> int:
    """Sum up pairs, fours and bytes of bits; processors have an instruction for just that."""
    wide = np.uint64(bits)
    pairs = wide - ((wide >> _U_1) & _U_BITS)
    fours = (pairs & _U_PAIRS) + ((pairs >> _U_2) & _U_PAIRS)
    return np.int64((((fours + (fours >> _U_4)) & _U_FOURS) * _U_ONES) >> _U_56)  # type: ignore[return-value]


@rule(native=_count_native)
def count(bits: int) -> int:
    """Return how many members a set has.  Pure."""
    return int(bits).bit_count()


def _nth_native(bits: int, n: int) -> int:
    """Find the byte by running sums of all bytes at once, then the bit in a table."""
    wide = np.uint64(bits)
    pairs = wide - ((wide >> _U_1) & _U_BITS)
    fours = (pairs & _U_PAIRS) + ((pairs >> _U_2) & _U_PAIRS)
    sums = ((fours + (fours >> _U_4)) & _U_FOURS) * _U_ONES  # byte k: the members below 8k + 8
    more = ((sums | _U_TOPS) - (np.uint64(n) + _U_1) * _U_ONES) & _U_TOPS
    at = (_U_8 - (((more >> _U_7) * _U_ONES) >> _U_56)) << _U_3
    left = np.uint64(n) - (((sums << _U_8) >> at) & _U_BYTE)
    in_byte = _NTH_OF_BYTE[np.int64((((wide >> at) & _U_BYTE) << _U_3) + left)]
    return np.int64(at) + in_byte  # type: ignore[no-any-return]


@rule(native=_nth_native)
def nth(bits: int, n: int) -> int:
    """Return the ``n``-th member of a set, counted from 0; it has more than ``n``.  Pure."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@rule
def lowest(bits: int) -> int:
    """Return the lowest member of a set that has some.  Pure."""
    return count((bits & -bits) - 1)


@rule
def is_single(bits: int) -> bool:
    """Return whether a set has exactly one member.  Pure."""
    return bits != 0 and bits & (bits - 1) == 0


@rule
def is_in_set(bits: int, member: int) -> bool:
    """Return whether a set has a member.  Pure."""
    return (bits >> member) & 1 == 1


@rule
def from_on(bits: int, least: int) -> int:
    """Return the members of a set that are at least ``least``, 0 or more.  Pure."""
    return (bits >> least) << least


__all__ = ["MOST_MEMBERS", "count", "from_on", "is_in_set", "is_single", "lowest", "nth"]
