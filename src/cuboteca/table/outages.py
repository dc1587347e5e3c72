"""When the site was down, so that clocks can give that time back.

While it is up, its processes leave a sign of life in the database every few seconds.  Whoever finds
the last one too old writes down that the site was down since then: one row, which is never changed,
so that all processes agree for ever.  ``GRACE`` more is given, in which pages connect again.

A computer that slept, and a database that could not be reached, look the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cuboteca.table.clock_schema import OUTAGES, SIGNS_OF_LIFE
from cuboteca.table.errors import StorageError
from cuboteca.table.leases import any_at_work

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cuboteca.table.counted_time import Stretch

    #: Leaves a sign of life at a time, and returns all outages; see ``sign_of_life``.
    Signing: TypeAlias = Callable[[float, float], Awaitable[tuple[Stretch, ...]]]

LOG = logging.getLogger("cuboteca.table")

#: Seconds between two signs of life.
EVERY = 4.0

#: Seconds without one, after which the site was down.
SILENCE = 12.0

#: The same when the site starts and no other process counts as alive: it knows that it was down.
SILENCE_ALONE = 0.5

#: Seconds that an outage lasts longer, so that people find the page again.
GRACE = 5.0

_ROW = 1


def sign_of_life(connection: sa.Connection, now: float, silence: float) -> tuple[Stretch, ...]:
    """Leave a sign of life; return all outages so far, in order.

    Args:
        connection: In a transaction.
        now: Seconds since 1970.
        silence: For how long no sign may have been left if the site was not down.
    """
    table, outages = SIGNS_OF_LIFE, OUTAGES
    own = table.c.id == _ROW
    recent = own & (table.c.seen > now - silence)
    later = table.update().where(own & (table.c.seen < now))
    if connection.execute(later.where(recent).values(seen=now)).rowcount == 0:
        seen = connection.execute(sa.select(table.c.seen).where(own)).scalar()
        if seen is None:
            with contextlib.suppress(IntegrityError), connection.begin_nested():
                connection.execute(table.insert().values(id=_ROW, seen=now))
        elif seen < now - silence:
            unchanged = later.where(table.c.seen == seen)
            if connection.execute(unchanged.values(seen=now)).rowcount == 1:
                connection.execute(outages.insert().values(begun=seen, ended=now + GRACE))
    found = connection.execute(sa.select(outages.c.begun, outages.c.ended))
    return tuple(sorted((row[0], row[1]) for row in found))


def begin_again(connection: sa.Connection, now: float, lease_seconds: float) -> None:
    """Leave a sign of life before the first of several processes starts.

    None of them could know that it is the first.

    Args:
        connection: In a transaction.
        now: Seconds since 1970.
        lease_seconds: For which a process counts as alive that has just said so.
    """
    others = any_at_work(connection, lease_seconds)
    sign_of_life(connection, now, SILENCE if others else SILENCE_ALONE)


class Outages:
    """What this process knows of when the site was down.

    Args:
        sign: Leaves a sign of life; None where nobody does, as in tests.
        alone: Whether this is the site's only process.
        clock: Returns seconds since 1970.

    Attributes:
        known: All outages, in order.
        on_change: Is called when there is another one.
    """

    def __init__(
        self,
        sign: Signing | None = None,
        *,
        alone: bool = True,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.known: tuple[Stretch, ...] = ()
        self.on_change: Callable[[], None] = _nothing_to_do
        self._sign = sign
        self._silence = SILENCE_ALONE if alone else SILENCE
        self._clock = clock
        self._signed = 0.0
        self._signing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def known_by(self, moment: float) -> tuple[Stretch, ...]:
        """Return the outages that were over by then, whose end was when they were noticed.

        What was stored then followed from these alone: an outage that begins with the last sign of
        life, a little before it really did, takes nothing back that was stored meanwhile.
        """
        return tuple(one for one in self.known if one[1] - GRACE <= moment)

    def start(self) -> None:
        """Begin to leave signs of life, until ``close``."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def confirm(self) -> None:
        """Return once every outage up to now is known; raises StorageError."""
        if self._sign is None:
            return
        async with self._signing:
            now = self._clock()
            if 0 <= now - self._signed < SILENCE:
                return
            await self._leave(now, self._sign)

    async def _leave(self, now: float, sign: Signing) -> None:
        known = await sign(now, self._silence)
        self._signed, self._silence = now, SILENCE
        if known != self.known:
            self.known = known
            self.on_change()

    async def _run(self) -> None:
        troubled = False
        while self._sign is not None:
            try:
                async with self._signing:
                    await self._leave(self._clock(), self._sign)
            except StorageError as error:
                if not troubled:
                    LOG.warning("the site cannot say that it is alive: %s", error)
                troubled = True
            else:
                troubled = False
            await asyncio.sleep(EVERY)


def _nothing_to_do() -> None:
    pass


__all__ = [
    "EVERY",
    "GRACE",
    "LOG",
    "SILENCE",
    "SILENCE_ALONE",
    "Outages",
    "begin_again",
    "sign_of_life",
]
