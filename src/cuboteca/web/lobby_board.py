"""What the lobby shows, as this process knows it, and those who look at it.

What it shows is read again when the database tells of a change, and now and then without that, but
at most once a second however many look.  As long as somebody waits here for a quick match, their
rows are renewed, and everybody who can play is brought together.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError
from cuboteca.people import lobby, quick_match
from cuboteca.people.lobby import LOBBY_TOPIC
from cuboteca.table.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.people.lobby import ListedTable
    from cuboteca.people.quick_match import QuickMatch, Waiter
    from cuboteca.table.notices import Notices
    from cuboteca.table.tables import Tables
    from cuboteca.table.transactions import Transactions

LOG = logging.getLogger("cuboteca.web")

_FRESH = 1.0  # seconds for which what was read is good enough
_EVERY = 3.0  # seconds between two looks without a notice, while somebody looks or waits
_PEOPLE_EVERY = 60.0  # seconds between two notes of who sits at tables
_SWEEP_EVERY = 3_600.0


@dataclass(frozen=True)
class Seen:
    """What the lobby shows.

    Attributes:
        tables: Those with free seats, and those that may be watched.
        waiting: Who waits for a quick match.
    """

    tables: tuple[ListedTable, ...] = ()
    waiting: tuple[Waiter, ...] = ()


class Looker:
    """Somebody who looks at the lobby over a WebSocket.

    Args:
        token_hash: Of the token with which it waits; "" if it does not.

    Attributes:
        changed: Is set when there may be something new.
    """

    def __init__(self, token_hash: str) -> None:
        self.token_hash = token_hash
        self.changed = asyncio.Event()


class LobbyBoard:
    """The lobby, as this process knows it.

    Args:
        ask: Runs queries.
        matching: Brings people together.
        tables: Of this process.
        notices: Of the database.
    """

    def __init__(
        self, ask: Transactions, matching: QuickMatch, tables: Tables, notices: Notices
    ) -> None:
        self.ask = ask
        self._matching = matching
        self._tables = tables
        self._notices = notices
        self._seen = Seen()
        self._read_at = -_FRESH
        self._reading = asyncio.Lock()
        self._lookers: set[Looker] = set()
        self._waiters: dict[str, Waiter] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._somebody = asyncio.Event()

    def start(self) -> None:
        """Begin to look."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(work) for work in (self._keep_looking(), self._keep_up())]

    async def close(self) -> None:
        """Stop looking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @contextmanager
    def looking(self, token_hash: str) -> Iterator[Looker]:
        """Count somebody as looking, and as waiting with a token, while the block runs."""
        looker = Looker(token_hash)
        self._lookers.add(looker)
        self._somebody.set()
        try:
            yield looker
        finally:
            self._lookers.discard(looker)

    async def seen(self) -> Seen:
        """Return what the lobby shows, at most a second old; raises StorageError."""
        async with self._reading:  # whoever asks meanwhile gets the same
            if time.monotonic() - self._read_at >= _FRESH:
                await self._read()
        return self._seen

    async def waiter(self, token_hash: str) -> Waiter | None:
        """Return somebody who waits or was matched; None if nobody does with this token.

        Whoever waits without a script is renewed by this, and matched if that is possible.

        Raises:
            StorageError: The database does not work.
        """
        await self.ask(quick_match.renew, [token_hash])
        found = (await self.ask(quick_match.waiters, [token_hash])).get(token_hash)
        if found is None or found.play:
            return found
        await self._match([found])
        return (await self.ask(quick_match.waiters, [token_hash])).get(token_hash)

    def matched(self, looker: Looker) -> Waiter | None:
        """Return a looker as waiting, as far as this process knows."""
        return self._waiters.get(looker.token_hash)

    async def _read(self) -> None:
        tables = await self.ask(lobby.tables_of)
        waiting = await self.ask(quick_match.waiting)
        self._seen = Seen(tables, tuple(waiting))
        self._read_at = time.monotonic()

    async def _keep_looking(self) -> None:
        with self._notices.listening(LOBBY_TOPIC) as listener:
            while True:
                await self._somebody.wait()
                try:
                    await self._look()
                except CubotecaError as error:  # what is known stays
                    LOG.debug("the lobby cannot be read: %s", error)
                if not self._lookers:
                    self._somebody.clear()
                begun = time.monotonic()
                await listener.wait(_EVERY)
                await asyncio.sleep(max(0.0, _FRESH - (time.monotonic() - begun)))

    async def _look(self) -> None:
        """Renew and match those who wait here, and tell all who look."""
        tokens = {one.token_hash for one in self._lookers if one.token_hash}
        if tokens:
            await self.ask(quick_match.renew, tokens)
            self._waiters = await self.ask(quick_match.waiters, tokens)
            still = [one for one in self._waiters.values() if not one.play]
            await self._match(still)
            if still:
                self._waiters = await self.ask(quick_match.waiters, tokens)
        async with self._reading:
            await self._read()
        for looker in self._lookers:
            looker.changed.set()

    async def _match(self, waiting: list[Waiter]) -> None:
        for queue in dict.fromkeys(one.queue for one in waiting):
            await self._matching.match(queue)

    async def _keep_up(self) -> None:
        """Say who sits at the tables of this process, and forget those that have ended."""
        swept = -_SWEEP_EVERY
        while True:
            try:
                here = self._tables.with_people()
                if here:
                    await self.ask(lobby.note_people, here)
                if time.monotonic() - swept >= _SWEEP_EVERY:
                    await self.ask(lobby.sweep)
                    swept = time.monotonic()
            except StorageError as error:
                LOG.debug("the lobby cannot be kept up: %s", error)
            await asyncio.sleep(_PEOPLE_EVERY)


def without_time(seen: Seen) -> Seen:
    """Return what the lobby shows without how long anything has lasted, to compare it."""
    return Seen(
        tuple(replace(one, age=0.0) for one in seen.tables),
        tuple(replace(one, waited=0.0) for one in seen.waiting),
    )


__all__ = ["LOG", "LobbyBoard", "Looker", "Seen", "without_time"]
