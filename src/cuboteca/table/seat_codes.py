"""Short codes by which people take their own seats to another device.

A code is asked for where the seat is played, works once, and expires soon.  It is kept in memory
alone: after a restart of the server one asks for another.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.table.errors import UnknownCodeError
from cuboteca.table.seats import hash_token

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.table.table import Table

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another one
LENGTH = 8  # 39 bits; whoever guesses is stopped long before
SECONDS = 600.0
_MOST = 10_000
_BETWEEN = re.compile(r"[\s-]+")


@dataclass
class _Waiting:
    """A seat that may be moved."""

    table: str
    seat: int
    token_hash: str  # of the token that opens it until then
    until: float
    used_by: str = ""  # hash of the token that it was moved to


@dataclass(frozen=True)
class Move:
    """What a code allows."""

    table: str
    seat: int
    token_hash: str  # of the token that opens the seat until then


class SeatCodes:
    """The codes that are waiting to be used.

    Args:
        clock: Returns seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: OrderedDict[str, _Waiting] = OrderedDict()  # by code, the oldest first

    def ask(self, table: Table, seat: int) -> str:
        """Return a fresh code for a seat; an earlier one no longer works."""
        self._forget(table.id, seat)
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        until = self._clock() + SECONDS
        self._waiting[code] = _Waiting(table.id, seat, table.seats[seat].token_hash, until)
        if len(self._waiting) > _MOST:
            self._waiting.popitem(last=False)
        return code

    def _forget(self, table: str, seat: int) -> None:
        now = self._clock()
        past = [
            code
            for code, one in self._waiting.items()
            if one.until <= now or (one.table, one.seat) == (table, seat)
        ]
        for code in past:
            del self._waiting[code]

    def find(self, written: str) -> str:
        """Return the table of a code, which stays as it is; raises UnknownCodeError."""
        return self._find(written).table

    def use(self, written: str, token: str) -> Move:
        """Return what a code allows, once.

        Args:
            written: As somebody typed it: in any case, with hyphens and spaces.
            token: That is to open the seat; with the same one again the answer is the same, so
                that a lost answer costs nobody the seat.

        Raises:
            UnknownCodeError: There is no such code, or it was used, or has expired.
        """
        found = self._find(written)
        used_by = hash_token(token)
        if found.used_by not in {"", used_by}:
            raise _unknown()
        found.used_by = used_by
        return Move(found.table, found.seat, found.token_hash)

    def _find(self, written: str) -> _Waiting:
        found = self._waiting.get(read_code(written))
        if found is None or found.until <= self._clock():
            raise _unknown()
        return found


def _unknown() -> UnknownCodeError:
    return UnknownCodeError(
        "this code is wrong, or was used, or has expired; ask for a new one on the device on which "
        "the seat is played"
    )


def read_code(written: str) -> str:
    """Return a code as it is kept; anything that is too long for one is none."""
    return _BETWEEN.sub("", written[: 4 * LENGTH]).upper()


def shown_code(code: str) -> str:
    """Return a code as people read it: in two halves."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


__all__ = ["LENGTH", "LETTERS", "SECONDS", "Move", "SeatCodes", "read_code", "shown_code"]
