"""Piles: cards without order in one number, four bits for the copies of each kind.

A pile holds cards of at most 15 kinds, at most 15 of each and fewer than 128 in all, so that it
fits into an int64 that is never negative.
"""

from __future__ import annotations

import numpy as np

from cuboteca.core.compiled import rule

COPY_BITS = 4
MOST_COPIES = (1 << COPY_BITS) - 1  # of one kind
#: The top bit of each of 15 kinds: what is taken from more than there is borrows it.
_TOPS = 0x0888888888888888

_U_1 = np.uint64(1)
_U_4 = np.uint64(4)
_U_7 = np.uint64(7)
_U_8 = np.uint64(8)
_U_56 = np.uint64(56)
_U_15 = np.uint64(0x0F)
_U_BYTE = np.uint64(0xFF)
_U_EVEN_KINDS = np.uint64(0x0F0F0F0F0F0F0F0F)
_U_ONES = np.uint64(0x0101010101010101)  # times this, a number of eight bytes sums them up
_U_TOPS = np.uint64(0x8080808080808080)  # the top bit of each byte


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


def _kind_at_native(pile: int, number: int) -> int:
    """Find it without a loop: two kinds a byte, and running sums of all bytes at once."""
    wide = np.uint64(pile)
    pairs = (wide & _U_EVEN_KINDS) + ((wide >> _U_4) & _U_EVEN_KINDS)
    sums = pairs * _U_ONES  # byte k: the cards of kinds 0 .. 2k + 1
    more = ((sums | _U_TOPS) - (np.uint64(number) + _U_1) * _U_ONES) & _U_TOPS
    pair = _U_8 - (((more >> _U_7) * _U_ONES) >> _U_56)  # how many sums are at most ``number``
    at = pair * _U_8
    left = np.uint64(number) - (((sums << _U_8) >> at) & _U_BYTE)
    odd = left >= ((wide >> at) & _U_15)
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


__all__ = ["COPY_BITS", "MOST_COPIES", "copies", "includes", "kind_at", "one_card"]
