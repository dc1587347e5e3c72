"""Sets of small numbers in one number, a bit for each member: what is legal, for example.

Members are 0 .. 62, so that a set fits into an int64 that is never negative.
"""

from __future__ import annotations

import numpy as np

from cuboteca.core import unsigned as u
from cuboteca.core.compiled import rule

MOST_MEMBERS = 63

_BYTES = 256
_IN_BYTE = 8


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
    pairs = wide - ((wide >> u.N_1) & u.BITS)
    fours = (pairs & u.PAIRS) + ((pairs >> u.N_2) & u.PAIRS)
    return np.int64((((fours + (fours >> u.N_4)) & u.FOURS) * u.ONES) >> u.N_56)  # type: ignore[return-value]


@rule(native=_count_native)
def count(bits: int) -> int:
    """Return how many members a set has.  Pure."""
    return int(bits).bit_count()


def _nth_native(bits: int, n: int) -> int:
    """Find the byte by running sums of all bytes at once, then the bit in a table."""
    wide = np.uint64(bits)
    pairs = wide - ((wide >> u.N_1) & u.BITS)
    fours = (pairs & u.PAIRS) + ((pairs >> u.N_2) & u.PAIRS)
    sums = ((fours + (fours >> u.N_4)) & u.FOURS) * u.ONES  # byte k: the members below 8k + 8
    more = ((sums | u.TOPS) - (np.uint64(n) + u.N_1) * u.ONES) & u.TOPS
    at = (u.N_8 - (((more >> u.N_7) * u.ONES) >> u.N_56)) << u.N_3
    left = np.uint64(n) - (((sums << u.N_8) >> at) & u.BYTE)
    in_byte = _NTH_OF_BYTE[np.int64((((wide >> at) & u.BYTE) << u.N_3) + left)]
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
