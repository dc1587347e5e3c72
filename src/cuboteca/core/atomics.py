"""What threads do to numbers they share, without another thread coming in between.

Compiled rules that run in several threads on the same arrays take these instead of plain reads and
writes where the order matters.  Interpreted rules run in one thread at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import instruction, rule

if TYPE_CHECKING:
    from cuboteca.core.arrays import Int32Array, Int64Array


@instruction
def fetch_add(numbers: Int32Array | Int64Array, i: int, amount: int) -> int:
    """Add ``amount`` to a number; return what it was before."""
    before = int(numbers[i])
    numbers[i] += amount
    return before


@instruction
def swap(numbers: Int32Array | Int64Array, i: int, new: int) -> int:
    """Replace a number; return what it was before."""
    before = int(numbers[i])
    numbers[i] = new
    return before


@instruction
def load(numbers: Int32Array | Int64Array, i: int) -> int:
    """Return a number as it is now, whatever was read before."""
    return int(numbers[i])


@instruction
def fence() -> None:
    """Let no read or write before this seem later than one after it."""


@rule
def acquire(locks: Int32Array, i: int) -> None:
    """Wait until nobody else holds a lock, and take it."""
    while swap(locks, i, 1) != 0:
        while load(locks, i) != 0:  # so that whoever holds it keeps its cache line
            pass


@rule
def release(locks: Int32Array, i: int) -> None:
    """Give a lock back."""
    fence()  # whoever takes it finds all that was done
    locks[i] = 0


__all__ = ["acquire", "fence", "fetch_add", "load", "release", "swap"]
