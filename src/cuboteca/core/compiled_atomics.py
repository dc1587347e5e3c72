"""The compiled forms of ``core.atomics``, as LLVM's atomic instructions.

All are of LLVM's strictest order but for the fence, which is free on x86.
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


@intrinsic
def fetch_add(_: object, numbers: Any, i: Any, amount: Any) -> Any:  # noqa: ARG001  # given by name
    """Return the instruction and its types."""

    def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        array, index, added = values
        where = _pointer(context, builder, signature.args[0], array, index)
        return builder.atomic_rmw("add", where, added, _ORDER)

    return numbers.dtype(numbers, types.intp, numbers.dtype), make


@intrinsic
def swap(_: object, numbers: Any, i: Any, new: Any) -> Any:  # noqa: ARG001  # given by name
    """Return the instruction and its types."""

    def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        array, index, put = values
        where = _pointer(context, builder, signature.args[0], array, index)
        return builder.atomic_rmw("xchg", where, put, _ORDER)

    return numbers.dtype(numbers, types.intp, numbers.dtype), make


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
