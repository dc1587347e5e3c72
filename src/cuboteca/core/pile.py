"""Piles: cards without order in one number, four bits for the copies of each kind.

A pile holds cards of at most 16 kinds and fewer than 128 in all, at most 15 of each and 7 of the
last, so that it fits into an int64 that is never negative.

A *long pile* is a row of two piles, for at most 32 kinds: those from 16 on lie in the second one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import unsigned as u
from cuboteca.core.compiled import rule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cuboteca.core.record import Mask, Row

COPY_BITS = 4
MOST_COPIES = (1 << COPY_BITS) - 1  # of one kind
#: The top bit of each of 15 kinds: what is taken from more than there is borrows it.
_TOPS = 0x0888888888888888
KINDS = 16  # of a pile
LONG = 2  # piles of a long one
_KIND_BITS = 4
_LAST_BITS = KINDS - 1
_SINGLES = 0x1111111111111111  # one card of each kind


@rule
def copies(pile: int, kind: int) -> int:
    """Return how many cards of a kind a pile holds.  Pure."""
    return (pile >> (COPY_BITS * kind)) & MOST_COPIES


@rule
def one_card(kind: int) -> int:
    """Return the pile of one card, to add to a pile that holds fewer than 15 of it.  Pure."""
    return 1 << (COPY_BITS * kind)


@rule
def includes(pile: int, other: int) -> bool:
    """Return whether a pile has every card of another, both at most 7 of each kind.  Pure."""
    return ((pile | _TOPS) - other) & _TOPS == _TOPS


def _count_native(pile: int) -> int:
    """Sum up two kinds a byte, then all bytes at once."""
    wide = np.uint64(pile)
    pairs = (wide & u.FOURS) + ((wide >> u.N_4) & u.FOURS)
    return np.int64((pairs * u.ONES) >> u.N_56)  # type: ignore[return-value]


@rule(native=_count_native)
def count(pile: int) -> int:
    """Return how many cards a pile holds.  Pure."""
    cards = 0
    pile = int(pile)  # a NumPy integer would be slow
    while pile > 0:
        cards += pile & MOST_COPIES
        pile >>= COPY_BITS
    return cards


@rule
def one_of_each(pile: int) -> int:
    """Return the pile with a single card of each kind that a pile holds.  Pure."""
    either = pile | (pile >> 1)
    return (either | (either >> 2)) & _SINGLES


def _kind_at_native(pile: int, number: int) -> int:
    """Find it without a loop: two kinds a byte, and running sums of all bytes at once."""
    wide = np.uint64(pile)
    pairs = (wide & u.FOURS) + ((wide >> u.N_4) & u.FOURS)
    sums = pairs * u.ONES  # byte k: the cards of kinds 0 .. 2k + 1
    more = ((sums | u.TOPS) - (np.uint64(number) + u.N_1) * u.ONES) & u.TOPS
    pair = u.N_8 - (((more >> u.N_7) * u.ONES) >> u.N_56)  # how many sums are at most ``number``
    at = pair * u.N_8
    left = np.uint64(number) - (((sums << u.N_8) >> at) & u.BYTE)
    odd = left >= ((wide >> at) & u.N_15)
    return np.int64(pair + pair) + np.int64(odd)  # type: ignore[return-value]


@rule(native=_kind_at_native)
def kind_at(pile: int, number: int) -> int:
    """Return the kind of a card of a pile whose cards lie in the order of their kinds.  Pure.

    Args:
        pile: At least one card.
        number: Of the card, from 0; below the number of cards.
    """
    kind = 0
    before = copies(pile, 0)
    while before <= number:
        kind += 1
        before += copies(pile, kind)
    return kind


@rule
def mark_kinds(pile: int, kinds: int, mask: Mask, first: int) -> int:
    """Mark the kinds that a pile holds; return how many.

    Args:
        pile: Any.
        kinds: How many there are, at most 16.
        mask: ``mask[first + kind]`` is overwritten for each of them.
        first: Where kind 0 stands.
    """
    marked = 0
    for kind in range(kinds):
        held = copies(pile, kind) > 0
        mask[first + kind] = held
        marked += 1 if held else 0
    return marked


@rule
def write_copies(pile: int, kinds: int, out: Row, first: int) -> None:
    """Write the copies of each of ``kinds`` kinds from ``out[first]`` on.  Changes: out."""
    for kind in range(kinds):
        out[first + kind] = copies(pile, kind)


# long piles


@rule
def copies_in(pile: Row, kind: int) -> int:
    """Return how many cards of a kind a long pile holds.  Pure."""
    return copies(pile[kind >> _KIND_BITS], kind & _LAST_BITS)


@rule
def add(pile: Row, kind: int, number: int) -> None:
    """Put ``number`` cards of a kind on a long pile; take them off if negative.  Changes: pile."""
    pile[kind >> _KIND_BITS] += number << (COPY_BITS * (kind & _LAST_BITS))


@rule
def count_in(pile: Row) -> int:
    """Return how many cards a long pile holds.  Pure."""
    return count(pile[0]) + count(pile[1])


def _kind_of_two_native(first: int, second: int, number: int) -> int:
    """Find it without a branch, which could not be predicted."""
    before = count(first)
    beyond = number >= before
    pile = second if beyond else first
    return KINDS * beyond + kind_at(pile, number - before * beyond)


@rule(native=_kind_of_two_native)
def kind_of_two(first: int, second: int, number: int) -> int:
    """Return ``kind_in`` of a long pile that is given as its two piles.  Pure."""
    before = count(first)
    if number >= before:
        return KINDS + kind_at(second, number - before)
    return kind_at(first, number)


@rule
def kind_in(pile: Row, number: int) -> int:
    """Return the kind of a card of a long pile whose cards lie in the order of kinds.  Pure.

    Args:
        pile: At least one card.
        number: Of the card, from 0; below the number of cards.
    """
    return kind_of_two(pile[0], pile[1], number)


def all_copies(pile: Row, kinds: int) -> list[int]:
    """Return the copies of each of ``kinds`` kinds of a long pile."""
    return [copies_in(pile, kind) for kind in range(kinds)]


def piled(counts: Iterable[int]) -> list[int]:
    """Return the long pile with so many copies of each kind, as a list of two piles."""
    piles = [0] * LONG
    for kind, number in enumerate(counts):
        add(piles, kind, int(number))
    return piles


__all__ = [
    "COPY_BITS",
    "KINDS",
    "LONG",
    "MOST_COPIES",
    "add",
    "all_copies",
    "copies",
    "copies_in",
    "count",
    "count_in",
    "includes",
    "kind_at",
    "kind_in",
    "kind_of_two",
    "mark_kinds",
    "one_card",
    "one_of_each",
    "piled",
    "write_copies",
]
