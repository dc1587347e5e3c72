"""Types of arrays, and what rules do to a whole array of their caller.

Compiled code walks an array cell by cell at no cost; interpreted code is a hundred times faster
when it asks NumPy once.  So there are two bodies, with the same result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from cuboteca.core.compiled import rule

if TYPE_CHECKING:
    from cuboteca.core.record import Mask, Row

BoolArray: TypeAlias = NDArray[np.bool_]
Int16Array: TypeAlias = NDArray[np.int16]
Int32Array: TypeAlias = NDArray[np.int32]
Int64Array: TypeAlias = NDArray[np.int64]
UInt8Array: TypeAlias = NDArray[np.uint8]
UInt64Array: TypeAlias = NDArray[np.uint64]
Float64Array: TypeAlias = NDArray[np.float64]
#: The state of a random number generator: one cell, changed by each draw (``chance.seeded``).
RngState: TypeAlias = UInt64Array


_CACHE_LINE = 64  # bytes, on nearly all processors

D = TypeVar("D", bound=np.generic)


def cache_aligned(count: int, dtype: type[D] | np.dtype[D]) -> NDArray[D]:
    """Return zeros in memory whose cache lines hold nothing else.

    Threads that write to the same line wait for each other, though they share nothing.
    """
    size = count * np.dtype(dtype).itemsize
    memory = np.zeros(size + 2 * _CACHE_LINE, np.uint8)
    first = -memory.ctypes.data % _CACHE_LINE
    return memory[first : first + size].view(dtype)


def _clear_native(array: Mask | Row) -> None:
    """Clear cell by cell, as compiled code does at no cost."""
    for i in range(len(array)):
        array[i] = False


@rule(native=_clear_native)
def clear(array: Mask | Row) -> None:
    """Set every cell of a row (an array, or a list where it is interpreted) to 0 or False."""
    if isinstance(array, np.ndarray):
        array[:] = 0
    else:
        assert isinstance(array, list)  # nothing else is interpreted and is not a state's own
        array[:] = [0] * len(array)


__all__ = [
    "BoolArray",
    "Float64Array",
    "Int16Array",
    "Int32Array",
    "Int64Array",
    "RngState",
    "UInt8Array",
    "UInt64Array",
    "cache_aligned",
    "clear",
]
