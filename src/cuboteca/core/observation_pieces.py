"""The index table of an observation: named pieces in order.

A game lists its pieces as ``PIECES = (("seats", 1), ("hand", 24), ...)``.  With
``AT = offsets_of(PIECES)`` rules write numbers at ``AT.hand + face``; documentation and learners
read the same table.
"""

from __future__ import annotations

from collections import namedtuple
from functools import partial
from itertools import accumulate, islice
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

#: Name and length of each piece, in order.
Pieces: TypeAlias = "Sequence[tuple[str, int]]"


class Offsets(Protocol):
    """A named tuple, as compiled rules need it: ``AT.hand`` is where the piece ``hand`` begins."""

    def __getattr__(self, piece: str) -> int:
        """Return where ``piece`` begins."""
        ...


def size_of(pieces: Pieces) -> int:
    """Return the length of an observation of these pieces."""
    return sum(length for _, length in pieces)


def offsets_of(pieces: Pieces) -> Offsets:
    """Return where each piece begins, by its name."""
    names = [name for name, _ in pieces]
    starts = accumulate((length for _, length in pieces), initial=0)
    named = partial(namedtuple, "Offsets")(names)  # noqa: PYI024  # its fields are known only now
    return cast("Callable[..., Offsets]", named)(*islice(starts, len(names)))


__all__ = [
    "Offsets",
    "Pieces",
    "offsets_of",
    "size_of",
]
