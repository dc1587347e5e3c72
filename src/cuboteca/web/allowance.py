"""Limits per client: the rate of new tables and of costly requests, and a share of places.

A client is an address, or a network with IPv6; whatever else tells people apart can take its place.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from cuboteca.table.errors import TableError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

#: What is limited: tables that are created, seats that are moved by a code, hints and other
#: requests that cost much, tables that are open.
Limited: TypeAlias = Literal["tables", "codes", "costly", "open"]

_MOST_CLIENTS = 10_000
_LATER = 600  # seconds; when a table of one's own will be over is not known

_REFUSALS: dict[Limited, str] = {
    "tables": "too many tables in a short time; wait a minute",
    "codes": "many codes were tried from here; wait a minute",
    "costly": "too many hints, analyses and checks in a short time; wait a minute",
    "open": "too many tables that were created here are still open; finish one, or come back later",
}


class TooFastError(TableError):
    """One client does something too often, such as creating tables.

    Attributes:
        limited: What it does.
        ask_again: After how many whole seconds it may try again, at least 1.
    """

    def __init__(self, limited: Limited, ask_again: int) -> None:
        super().__init__(_REFUSALS[limited])
        self.limited: Limited = limited
        self.ask_again = ask_again


class Allowance:
    """A token bucket for each client.

    Args:
        at_once: Capacity of a bucket.
        per_minute: How fast it fills; above 0.
        limited: What is limited.
        clock: Returns seconds.

    Attributes:
        refused: How often something was refused.
    """

    def __init__(
        self,
        at_once: int,
        per_minute: float,
        limited: Limited = "tables",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.refused = 0
        self.limited: Limited = limited
        self._at_once = at_once
        self._per_second = per_minute / 60
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> None:
        """Use up one of what the client may do.

        Raises:
            TooFastError: None is left at the moment.
        """
        now = self._clock()
        left, since = self._buckets.pop(client, (float(self._at_once), now))
        left = min(self._at_once, left + (now - since) * self._per_second)
        self._buckets[client] = (left if left < 1 else left - 1, now)
        while len(self._buckets) > _MOST_CLIENTS:
            self._buckets.popitem(last=False)
        if left < 1:
            self.refused += 1
            raise TooFastError(self.limited, math.ceil((1 - left) / self._per_second))


class Creators(Protocol):
    """Knows who created the open tables; ``table.administration.Administration`` is one."""

    def open_count(self, client: str) -> int:
        """Return how many open tables a client has created."""
        ...

    def note_creator(self, play: str, client: str) -> None:
        """Note who created a table."""
        ...


class Ask(Protocol):
    """Runs a query outside the event loop; ``table.archive.Archive.ask`` is one."""

    def __call__(self, work: Callable[..., int | None], *args: str) -> Awaitable[int | None]:
        """Return what ``work`` returns."""
        ...


class OpenTables:
    """Limits how many open tables each client has created.

    Args:
        creators: Knows who created them, also before the server was started.
        ask: Runs what asks it.
        each: Most open tables of one client.

    Attributes:
        refused: How often a table was refused.
    """

    def __init__(self, creators: Creators, ask: Ask, each: int) -> None:
        self.refused = 0
        self.limited: Limited = "open"
        self._creators = creators
        self._ask = ask
        self._each = each
        self._coming: Counter[str] = Counter()  # tables that are being created

    @asynccontextmanager
    async def one(self, client: str) -> AsyncIterator[Callable[[str], Awaitable[object]]]:
        """Let a client create a table while the block runs; yield what notes the table's id.

        Args:
            client: Who creates it; "" is not limited.

        Raises:
            TooFastError: The client has as many as it may have.
            StorageError: The database does not work.
        """
        if not client:
            yield _nothing_noted
            return
        self._coming[client] += 1
        try:
            there = await self._ask(self._creators.open_count, client) or 0
            if there + self._coming[client] > self._each:
                self.refused += 1
                raise TooFastError(self.limited, _LATER)
            yield lambda play: self._ask(self._creators.note_creator, play, client)
        finally:
            self._coming[client] -= 1
            if not self._coming[client]:
                del self._coming[client]


async def _nothing_noted(_play: str) -> None:
    pass


class Share:
    """Places that are occupied for a while, of which each client may have a share.

    Args:
        in_all: Number of places.
        each: Most places of one client.
    """

    def __init__(self, in_all: int, each: int) -> None:
        self._in_all = in_all
        self._each = each
        self._taken: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        """How many places are occupied."""
        return self._taken.total()

    @contextmanager
    def place(self, client: str) -> Iterator[bool]:
        """Occupy a place while the block runs; yield False if there is none.

        Args:
            client: Who occupies it; "" is not limited to a share.
        """
        room = self.taken < self._in_all
        room = room and (not client or self._taken[client] < self._each)
        if not room:
            yield False
            return
        self._taken[client] += 1
        try:
            yield True
        finally:
            self._taken[client] -= 1
            if not self._taken[client]:
                del self._taken[client]


__all__ = [
    "Allowance",
    "Ask",
    "Creators",
    "Limited",
    "OpenTables",
    "Share",
    "TooFastError",
]
