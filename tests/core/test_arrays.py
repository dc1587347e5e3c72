"""Operations on whole arrays have two bodies: one to interpret, one to compile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.arrays import cache_aligned, clear
from cuboteca.core.compiled import interpreted, native
from cuboteca.core.legal import nth_legal

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.engine import Mode


def made(function: Callable[..., Any], mode: Mode) -> Callable[..., Any]:
    return native(function) if mode == "compiled" else interpreted(function)


@pytest.mark.parametrize("kind", [np.bool_, np.int16, np.int64])
@pytest.mark.parametrize("length", [0, 1, 9])
def test_every_cell_is_cleared_and_no_other(mode: Mode, kind: Any, length: int) -> None:
    array = np.ones(length + 2, kind)
    made(clear, mode)(array[1:-1])

    assert array.tolist() == [1, *[0] * length, 1]


@pytest.mark.parametrize("count", [1, 7, 100])
def test_no_cache_line_is_shared(count: int) -> None:
    """An array begins where a line does, and its memory goes on to the end of its last line."""
    array = cache_aligned(count, np.int32)
    memory = array
    while memory.base is not None:
        memory = memory.base
    after = memory.ctypes.data + memory.nbytes - (array.ctypes.data + array.nbytes)

    assert array.tolist() == [0] * count
    assert array.ctypes.data % 64 == 0
    assert after >= -array.nbytes % 64


def test_a_list_is_cleared_where_it_is_interpreted() -> None:
    mask = [True, False, True]
    clear(mask)

    assert mask == [False, False, False]


def test_legal_actions_are_counted_from_nought(mode: Mode) -> None:
    mask = np.array([False, True, False, True, True])

    assert [made(nth_legal, mode)(mask, n) for n in range(3)] == [1, 3, 4]
