"""Lets flags fall when their time has come, at the tables that this process has.

A flag that falls while nobody has its table in memory falls when the table is opened.  Either way
it is one entry of the log, whatever processes there are: a lease and the entry's number see to it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextvars import Context
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, ref

from cuboteca.core.futures import retrieve
from cuboteca.table.errors import ElsewhereError, StaleError, StorageError

if TYPE_CHECKING:
    from cuboteca.table.table import Table

LOG = logging.getLogger("cuboteca.table")

_GRACE = 0.3  # seconds in which an answer that came in time can still reach the table
_LONGEST = 86_400.0  # seconds until it is looked again, whatever a clock says
_AGAIN = 2.0  # seconds after which it is tried again where nothing could be stored


class FlagTimers:
    """One timer for each table whose clock runs."""

    def __init__(self) -> None:
        self._timers: WeakKeyDictionary[Table, tuple[float, asyncio.TimerHandle]] = (
            WeakKeyDictionary()
        )
        self._settling: dict[asyncio.Task[None], ref[Table]] = {}
        self._closed = False

    def attach(self, table: Table) -> None:
        """See to the clocks of a table from now on."""
        table.subscribe(self.wake)
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Set the timer of a table anew if its flag falls at another time than before."""
        if self._closed or table.conduct.clocks is None:
            return
        falls = -math.inf if table.has_to_seat else table.flag_falls
        set_for, timer = self._timers.get(table, (math.inf, None))
        if table.stale or falls == math.inf:
            self._cancel(table)
        elif timer is None or set_for != falls:
            wait = 0.0 if falls == -math.inf else falls - time.time() + _GRACE
            self._set(table, falls, wait)

    def _set(self, table: Table, falls: float, wait: float) -> None:
        self._cancel(table)
        loop = asyncio.get_running_loop()
        wait = min(max(wait, 0.0), _LONGEST)
        timer = loop.call_later(wait, self._fire, ref(table), context=Context())
        self._timers[table] = (falls, timer)

    def _cancel(self, table: Table) -> None:
        _, timer = self._timers.pop(table, (0.0, None))
        if timer is not None:
            timer.cancel()

    def _fire(self, kept: ref[Table]) -> None:
        table = kept()
        if table is None or self._closed:
            return
        self._timers.pop(table, None)
        task = asyncio.get_running_loop().create_task(self._settle(table))
        self._settling[task] = kept
        task.add_done_callback(retrieve)
        task.add_done_callback(lambda done: self._settling.pop(done, None))

    async def _settle(self, table: Table) -> None:
        try:
            await table.settle_clocks()
        except (StaleError, ElsewhereError):
            return  # whoever has the table now sees to it
        except StorageError as error:
            where = {"table": table.id}
            LOG.warning("the flag of table %s has to wait: %s", table.id, error, extra=where)
            self._set(table, table.flag_falls, _AGAIN)
            return
        except Exception:
            LOG.exception("the clocks of table %s stand because of a bug", table.id)
            return
        self.wake(table)

    async def close(self) -> None:
        """Stop."""
        self._closed = True
        for _, timer in list(self._timers.values()):
            timer.cancel()
        await asyncio.gather(*self._settling, return_exceptions=True)


__all__ = ["LOG", "FlagTimers"]
