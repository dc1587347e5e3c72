"""The compiled forms of ``core.atomics``, as LLVM's atomic instructions.

Changes are of LLVM's strictest order; a read and the fence, which are free on x86, are of weaker
ones.
"""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic

_ORDER = "seq_cst"


def _pointer(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    """Return where a cell of an array lies."""
    made = context.make_array(kind)(context, builder, value=array)
    return cgutils.get_item_pointer(context, builder, kind, made, [index], wraparound=False)


def _changing(operation: str, numbers: Any) -> Any:
    """Return the instruction that changes a number and gives the one before, and its types."""

    def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        array, index, operand = values
        where = _pointer(context, builder, signature.args[0], array, index)
        return builder.atomic_rmw(operation, where, operand, _ORDER)

    return numbers.dtype(numbers, types.intp, numbers.dtype), make


@intrinsic
def fetch_add(_: object, numbers: Any, i: Any, amount: Any) -> Any:  # noqa: ARG001  # given by name
    """Return the instruction and its types."""
    return _changing("add", numbers)


@intrinsic
def swap(_: object, numbers: Any, i: Any, new: Any) -> Any:  # noqa: ARG001  # given by name
    """Return the instruction and its types."""
    return _changing("xchg", numbers)


@intrinsic
def load(_: object, numbers: Any, i: Any) -> Any:  # noqa: ARG001  # given by name
    """Return the instruction and its types."""

    def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        array, index = values
        where = _pointer(context, builder, signature.args[0], array, index)
        return builder.load_atomic(where, "acquire", signature.return_type.bitwidth // 8)

    return numbers.dtype(numbers, types.intp), make


@intrinsic
def fence(_: object) -> Any:
    """Return the instruction and its types."""

    def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        builder.fence("acq_rel")
        return context.get_dummy_value()

    return types.void(), make


__all__ = ["fence", "fetch_add", "load", "swap"]
