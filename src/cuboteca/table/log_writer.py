"""Runs database work in one thread, so that the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
import copy
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from cuboteca.core.constants import CHANCE
from cuboteca.core.pending import Pending
from cuboteca.table.errors import ElsewhereError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import sqlalchemy as sa

    from cuboteca.table.allowances import Creator
    from cuboteca.table.closing import Closing
    from cuboteca.table.contributions import Contributions
    from cuboteca.table.leases import Lease, Process
    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import (
        Standing,
        Storage,
        StoredCode,
        StoredEvent,
        StoredPlay,
        StoredSnapshot,
    )


P = ParamSpec("P")
R = TypeVar("R")


class LogWriter:
    """The asynchronous interface of a ``Storage``; see there for what each call does.

    Args:
        storage: Nobody else writes to it, except under leases.

    Attributes:
        pending: What the thread has not done yet.
    """

    def __init__(self, storage: Storage) -> None:
        self.pending = Pending()
        self._done: Counter[str] = Counter()
        self._lease: Lease | None = None
        self._lost: Callable[[], None] | None = None
        self._storage = storage
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cuboteca-log")

    @property
    def actions(self) -> int:
        """How many actions it has stored."""
        return self._done["actions"]

    def under(self, lease: Lease, lost: Callable[[], None]) -> LogWriter:
        """Return the same one, which writes to a table as long as ``lease`` is held.

        Its ``append``, ``claim`` and ``move`` raise ElsewhereError once it is not, after a call of
        ``lost``.
        """
        other: LogWriter = copy.copy(self)
        other._lease, other._lost = lease, lost
        return other

    async def _do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        with self.pending.one():
            try:
                return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))
            except ElsewhereError:
                if self._lost is not None:
                    self._lost()
                raise

    async def create(
        self,
        play: StoredPlay,
        seats: Sequence[Seat],
        events: Sequence[StoredEvent],
        process: str | None = None,
        creator: Creator | None = None,
        after: str | None = None,
        within: Callable[[sa.Connection, str], None] | None = None,
    ) -> Lease | None:
        """Store a new play."""
        return await self._do(
            self._storage.create, play, seats, events, process, creator, after, within
        )

    async def rematch(self, play: str) -> str:
        """Return the id of the play that plays another again; "" if there is none."""
        return await self._do(self._storage.rematch, play)

    async def append(
        self,
        play: str,
        seq: int,
        events: Sequence[StoredEvent],
        *,
        finished: bool,
        contributions: Contributions | None = None,
        closing: Closing | None = None,
        standing: Standing | None = None,
    ) -> float:
        """Store events, all or none; return when."""
        at = await self._do(
            self._storage.append,
            play,
            seq,
            events,
            finished=finished,
            lease=self._lease,
            contributions=contributions,
            closing=closing,
            standing=standing,
        )
        self._done["actions"] += sum(stored.event.actor != CHANCE for stored in events)
        return at

    async def claim(
        self, play: str, seat: int, name: str, token_hash: str, person: str = ""
    ) -> bool:
        """Seat a person who came by a link."""
        return await self._do(
            self._storage.claim, play, seat, name, token_hash, person, lease=self._lease
        )

    async def move(self, play: str, seat: int, token_hash: str, new: str, person: str = "") -> bool:
        """Let another token open a seat, for whoever holds it from now on."""
        return await self._do(
            self._storage.move, play, seat, token_hash, new, person, lease=self._lease
        )

    async def seats_of(self, plays: Sequence[str]) -> dict[str, list[Seat]]:
        """Return who sits where at some plays."""
        return await self._do(self._storage.seats_of, plays)

    async def keep_code(self, code: StoredCode, now: float) -> None:
        """Keep a code that moves a seat."""
        await self._do(self._storage.keep_code, code, now)

    async def code(self, code_hash: str, now: float) -> StoredCode | None:
        """Return a code that has not expired."""
        return await self._do(self._storage.code, code_hash, now)

    async def use_code(self, code_hash: str, used_by: str, now: float) -> bool:
        """Use a code for a token."""
        return await self._do(self._storage.use_code, code_hash, used_by, now)

    async def acquire(self, play: str, process: str) -> Lease | Process:
        """Take the lease of a play, or return who has it."""
        return await self._do(self._storage.acquire, play, process)

    async def load(self, play: str) -> tuple[StoredPlay, list[Seat], list[StoredEvent]]:
        """Return all of a play."""
        return await self._do(self._storage.load, play)

    async def snapshot(self, play: str) -> StoredSnapshot | None:
        """Return the snapshot of a play's log, if there is one."""
        return await self._do(self._storage.snapshot, play)

    async def keep_snapshot(self, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in place of an older one."""
        await self._do(self._storage.keep_snapshot, snapshot)

    async def analysis(self, play: str) -> Mapping[str, object] | None:
        """Return the analysis that is kept with a play."""
        return await self._do(self._storage.analysis, play)

    async def keep_analysis(self, play: str, body: Mapping[str, object]) -> None:
        """Keep an analysis with its play."""
        await self._do(self._storage.keep_analysis, play, body)

    async def close_play(self, play: str, seq: int, closing: Closing) -> None:
        """Close a play before its end."""
        await self._do(self._storage.close_play, play, seq, closing)

    async def import_of(self, person: str, record: str) -> str:
        """Return the id of the play that a person has kept of a record, or ""."""
        return await self._do(self._storage.import_of, person, record)

    async def unfinished_count(self, since: float) -> int:
        """Return how many plays are in progress."""
        return await self._do(self._storage.unfinished_count, since)

    async def transact(
        self, work: Callable[Concatenate[sa.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Return what ``work`` returns in a transaction that is not of the log.

        Raises:
            StorageError: The database does not work; nothing has changed.
        """

        def done() -> R:
            with self._storage.transaction() as connection:
                return work(connection, *args, **kwargs)

        return await self._do(done)

    def close(self) -> None:
        """Finish pending writes and close the database."""
        self._thread.shutdown(wait=True)
        self._storage.close()


__all__ = [
    "LogWriter",
    "P",
    "R",
]
