"""Short codes by which people take their own seats to another device.

A code is asked for where the seat is played, works once, and expires soon.
"""

from __future__ import annotations

import re
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.table.errors import UnknownCodeError
from cuboteca.table.seats import hash_token
from cuboteca.table.storage import StoredCode

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.table import Table

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another one
LENGTH = 8  # 39 bits; whoever guesses is stopped long before
SECONDS = 600.0
_BETWEEN = re.compile(r"[\s-]+")


@dataclass(frozen=True)
class Move:
    """What a code allows."""

    table: str
    seat: int
    token_hash: str  # of the token that opens the seat until then


class SeatCodes:
    """The codes that are waiting to be used.

    Args:
        log_writer: Keeps them.
        clock: Returns seconds since 1970.
    """

    def __init__(self, log_writer: LogWriter, clock: Callable[[], float] = time.time) -> None:
        self._log_writer = log_writer
        self._clock = clock

    async def ask(self, table: Table, seat: int) -> str:
        """Return a fresh code for a seat; an earlier one no longer works."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        now = self._clock()
        kept = StoredCode(
            hash_token(code), table.id, seat, table.seats[seat].token_hash, now + SECONDS
        )
        await self._log_writer.keep_code(kept, now)
        return code

    async def find(self, written: str) -> str:
        """Return the table of a code, which stays as it is; raises UnknownCodeError."""
        return (await self._find(written)).play

    async def use(self, written: str, token: str) -> Move:
        """Return what a code allows, once.

        Args:
            written: As somebody typed it: in any case, with hyphens and spaces.
            token: That is to open the seat; with the same one again the answer is the same, so
                that a lost answer costs nobody the seat.

        Raises:
            UnknownCodeError: There is no such code, or it was used, or has expired.
        """
        found = await self._find(written)
        used_by = hash_token(token)
        if not await self._log_writer.use_code(found.code_hash, used_by, self._clock()):
            raise _unknown()
        return Move(found.play, found.seat, found.token_hash)

    async def _find(self, written: str) -> StoredCode:
        code = read_code(written)
        is_one = len(code) == LENGTH and set(code) <= set(LETTERS)
        found = await self._log_writer.code(hash_token(code), self._clock()) if is_one else None
        if found is None:
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
