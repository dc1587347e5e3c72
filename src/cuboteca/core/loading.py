"""A quick start: Numba without what it does not need, and no garbage collected on the way."""

from __future__ import annotations

import functools
import gc
import importlib.util
import sys
import types
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_BLAS = "scipy.linalg.cython_blas"
_COVERAGE = "coverage"


@contextmanager
def without_collecting() -> Iterator[None]:
    """Collect no garbage within the block, such as imports.

    They make much that stays, which would be looked through again and again: a tenth of a start.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@functools.cache
def load_numba() -> None:
    """Import Numba, but neither SciPy's linear algebra nor Coverage, unless they are loaded.

    Numba imports the one only to see whether it is there, which takes a sixth of the time in which
    a command starts; code that multiplies matrices imports it when it is compiled, as ever.  The
    other is of use only if it runs.
    """
    with without_collecting():
        if "numba" in sys.modules:
            return
        given: dict[str, types.ModuleType | None] = {}
        if _BLAS not in sys.modules and importlib.util.find_spec("scipy") is not None:
            given[_BLAS] = types.ModuleType(_BLAS)
        if _COVERAGE not in sys.modules:
            given[_COVERAGE] = None  # as if it were not installed
        sys.modules.update(given)  # type: ignore[arg-type]  # None is what Python has for that
        try:
            import_module("numba")
            import_module("numba.np.arraymath")  # it is what looks for linear algebra
        finally:
            for name in given:
                sys.modules.pop(name, None)


__all__ = ["load_numba", "without_collecting"]
