"""The index table of an observation: named pieces in order.

A game lists its pieces as ``PIECES = (("seats", 1), ("hand", 24), ...)``.  Rules write numbers at
``offset_of(PIECES, "hand") + face``; documentation and learners read the same table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Name and length of each piece, in order.
Pieces: TypeAlias = "Sequence[tuple[str, int]]"


def size_of(pieces: Pieces) -> int:
    """Return the length of an observation of these pieces."""
    return sum(length for _, length in pieces)


def offset_of(pieces: Pieces, name: str) -> int:
    """Return where a piece begins.

    Raises:
        KeyError: There is no piece of that name.
    """
    at = 0
    for piece, length in pieces:
        if piece == name:
            return at
        at += length
    raise KeyError(name)


__all__ = [
    "Pieces",
    "offset_of",
    "size_of",
]
