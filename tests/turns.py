"""Cases in turn: of many that are alike, each test takes a part, and another one than the next.

``make test`` has to end while somebody waits.  What is broken at one table, in one language or at
one width is hardly ever broken there alone, so tests share such cases.  ``make every`` takes all
cases in all tests.
"""

from __future__ import annotations

import os
import zlib
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Whether every test takes all of its cases.
EVERY = "CUBOTECA_EVERY_CASE"

_T = TypeVar("_T")


def in_turn(cases: Sequence[_T], of: int, name: str) -> Sequence[_T]:
    """Return one of ``of`` cases, or all if every case is asked for.

    Args:
        cases: All of them.
        of: How many share a turn.
        name: Of who takes them; it decides which turn.
    """
    return cases if takes_every_case() else cases[_turn(name) % of :: of] or cases[:1]


def takes_every_case() -> bool:
    """Return whether all cases are asked for."""
    return bool(os.environ.get(EVERY))


def _turn(name: str) -> int:
    return zlib.crc32(name.encode())
