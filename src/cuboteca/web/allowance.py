"""How many tables one client may lay: a bucket for each address that fills up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from cuboteca.table.errors import TableError

if TYPE_CHECKING:
    from collections.abc import Callable

_MOST_CLIENTS = 10_000


class TooFastError(TableError):
    """One client lays tables faster than it may."""


class Allowance:
    """A token bucket for each client.

    Args:
        at_once: Size of a bucket.
        per_minute: How fast it fills.
        clock: Seconds.
    """

    def __init__(
        self, at_once: int, per_minute: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = at_once
        self._per_second = per_minute / 60
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> None:
        """Use up one of the client's tables.

        Raises:
            TooFastError: None is left just now.
        """
        now = self._clock()
        left, since = self._buckets.pop(client, (float(self._at_once), now))
        left = min(self._at_once, left + (now - since) * self._per_second)
        self._buckets[client] = (left if left < 1 else left - 1, now)
        while len(self._buckets) > _MOST_CLIENTS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise TooFastError("too many tables in a short time; wait a minute")
