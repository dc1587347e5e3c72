"""Limits per client: the rate of new tables and of costly requests, and a share of places.

A client is an address, or a network with IPv6.  An account has an allowance of its own, which it
takes along from address to address, so that people behind one address do not use up each other's;
what all of them together may do from there has a limit as well.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from cuboteca.table.allowances import Limit, grant
from cuboteca.table.errors import TooFastError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from cuboteca.table.allowances import Grant
    from cuboteca.table.errors import Limited

V = TypeVar("V")

_MOST_CLIENTS = 10_000


@dataclass
class _Held:
    """What a client may do without asking again, or that it may not."""

    count: int  # 0: it may not
    until: float  # by our clock


class Allowance:
    """A token bucket for each client.

    Args:
        at_once: Capacity of a bucket.
        per_minute: How fast it fills; above 0.
        limited: What is limited.
        together: How many times as much all may do from one address, accounts and others; 0: where
            accounts are not told apart.
        shared: Takes a share of a bucket that all processes of the site have; None where this is
            the only one, which then keeps the buckets.
        clock: Returns seconds.

    Attributes:
        refused: How often something was refused here.
    """

    def __init__(
        self,
        at_once: int,
        per_minute: float,
        limited: Limited = "tables",
        shared: Callable[[Limit, str], Awaitable[Grant]] | None = None,
        clock: Callable[[], float] = time.monotonic,
        *,
        together: int = 0,
    ) -> None:
        self.refused = 0
        self.limited: Limited = limited
        self._limit = Limit(limited, at_once, per_minute / 60)
        self._together = (
            Limit(limited, together * at_once, together * per_minute / 60) if together else None
        )
        self._shared = shared
        self._clock = clock
        self._asking = asyncio.Lock()
        self._held: OrderedDict[str, _Held] = OrderedDict()
        self._full: OrderedDict[str, float] = OrderedDict()  # when own buckets are full again

    async def take(self, client: str, account: str = "") -> None:
        """Use up one of what a client, or an account there, may do.

        Args:
            client: Where it comes from.
            account: Id of the person; "" for one without an account, who shares the client's.

        Raises:
            TooFastError: None is left at the moment.
            StorageError: The database does not work.
        """
        await self._take(self._limit, f"account {account}" if account else client)
        if self._together is not None:
            await self._take(self._together, f"all {client}")

    async def _take(self, limit: Limit, client: str) -> None:
        if self._has_one(client):
            return
        async with self._asking:  # who asks a thousand times at once asks the database once
            if self._has_one(client):
                return
            shared = self._shared
            given = self._own(limit, client) if shared is None else await shared(limit, client)
            _put(self._held, client, _Held(given.count, self._clock() + given.seconds))
            self._has_one(client)

    def _has_one(self, client: str) -> bool:
        """Use up one of those that are held; raises TooFastError if it may do nothing now."""
        held = self._held.get(client)
        now = self._clock()
        if held is None or now >= held.until:
            return False
        if not held.count:
            self.refused += 1
            raise TooFastError(self.limited, math.ceil(held.until - now))
        held.count -= 1
        if not held.count:
            del self._held[client]
        return True

    def _own(self, limit: Limit, client: str) -> Grant:
        now = self._clock()
        full = self._full.get(client, now)
        left = limit.left(full, now)
        given = grant(limit, left, share=limit.at_once)  # one by one
        _put(self._full, client, limit.without(given.count, full, now))
        return given


def _put(kept: OrderedDict[str, V], client: str, value: V) -> None:
    kept[client] = value
    kept.move_to_end(client)
    if len(kept) > _MOST_CLIENTS:
        kept.popitem(last=False)


class OpenTables:
    """How often a table was refused because its creator had too many; ``Tables`` counts those."""

    limited: Limited = "open"

    def __init__(self) -> None:
        self.refused = 0


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


__all__ = ["Allowance", "OpenTables", "Share", "V"]
