"""Limits per client: the rate of new tables, and a share of places."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cuboteca.table.errors import TableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_MOST_CLIENTS = 10_000


class TooFastError(TableError):
    """One client does something too often, such as creating tables."""


class Allowance:
    """A token bucket for each client.

    Args:
        at_once: Capacity of a bucket.
        per_minute: How fast it fills.
        refusal: What is said where nothing is left.
        clock: Returns seconds.
    """

    def __init__(
        self,
        at_once: int,
        per_minute: float,
        refusal: str = "too many tables in a short time; wait a minute",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._refusal = refusal
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
            raise TooFastError(self._refusal)


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
    "Share",
    "TooFastError",
]
