"""Runs database work in one thread, so that the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from cuboteca.core.constants import CHANCE
from cuboteca.core.pending import Pending

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import Storage, StoredEvent, StoredPlay


P = ParamSpec("P")
R = TypeVar("R")


class LogWriter:
    """The asynchronous interface of a ``Storage``; see there for what each call does.

    Args:
        storage: Nobody else writes plays to it.

    Attributes:
        pending: What the thread has not done yet.
        actions: How many actions it has stored.
    """

    def __init__(self, storage: Storage) -> None:
        self.pending = Pending()
        self.actions = 0
        self._storage = storage
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cuboteca-log")

    async def _do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        with self.pending.one():
            return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def create(
        self, play: StoredPlay, seats: Sequence[Seat], events: Sequence[StoredEvent]
    ) -> None:
        """Store a new play."""
        await self._do(self._storage.create, play, seats, events)

    async def append(
        self, play: str, seq: int, events: Sequence[StoredEvent], *, finished: bool
    ) -> None:
        """Store events, all or none."""
        await self._do(self._storage.append, play, seq, events, finished=finished)
        self.actions += sum(stored.event.actor != CHANCE for stored in events)

    async def claim(self, play: str, seat: int, name: str, token_hash: str) -> bool:
        """Seat a person who came by a link."""
        return await self._do(self._storage.claim, play, seat, name, token_hash)

    async def move(self, play: str, seat: int, token_hash: str, new: str) -> bool:
        """Let another token open a seat."""
        return await self._do(self._storage.move, play, seat, token_hash, new)

    async def load(self, play: str) -> tuple[StoredPlay, list[Seat], list[StoredEvent]]:
        """Return all of a play."""
        return await self._do(self._storage.load, play)

    async def analysis(self, play: str) -> Mapping[str, object] | None:
        """Return the analysis that is kept with a play."""
        return await self._do(self._storage.analysis, play)

    async def keep_analysis(self, play: str, body: Mapping[str, object]) -> None:
        """Keep an analysis with its play."""
        await self._do(self._storage.keep_analysis, play, body)

    async def unfinished_count(self, since: float) -> int:
        """Return how many plays are in progress."""
        return await self._do(self._storage.unfinished_count, since)

    def close(self) -> None:
        """Finish pending writes and close the database."""
        self._thread.shutdown(wait=True)
        self._storage.close()


__all__ = [
    "LogWriter",
    "P",
    "R",
]
