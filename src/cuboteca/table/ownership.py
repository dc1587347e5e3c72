"""Keeps this process alive in the eyes of the others, so that its tables stay its own.

The database decides who has a table (``table/leases.py``).  Between two renewals this process goes
by a clock of its own, which only says how long it may still believe what the database said: after a
pause it asks before it shows or does anything.  Whoever was taken for dead begins anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol

from cuboteca.table.errors import StorageError
from cuboteca.table.leases import Process

if TYPE_CHECKING:
    from collections.abc import Callable

LOG = logging.getLogger("cuboteca.table")

#: Seconds after which a silent process is taken for dead.
SECONDS = 10.0
_RENEWALS = 3  # in that time
_RETRY = 1.0  # seconds, where the database does not answer


class Register(Protocol):
    """Where processes are known; ``table.storage.Storage`` is one."""

    def register(self, process: Process, seconds: float) -> None:
        """Say that a process is alive."""

    def renew(self, process: str, seconds: float) -> bool:
        """Say that it still is; return False if it was taken for dead."""
        ...

    def retire(self, process: str) -> None:
        """Say that it has ended."""


def _elapsed() -> float:
    """Return seconds, those included in which the computer slept, where the system knows."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Ownership:
    """This process among those of the site.

    Args:
        register: Where processes are known.
        address: Where the others reach this one, as host and port.
        seconds: After which it is taken for dead if it is silent.
        name: How its ids begin, so that whoever started it can say that it has ended.
        clock: Returns seconds.

    Attributes:
        secret: What the other processes show when they pass something on.
        on_lapse: Is called when it was taken for dead: whatever it had may be another's.
    """

    def __init__(
        self,
        register: Register,
        address: str,
        seconds: float = SECONDS,
        name: str = "",
        clock: Callable[[], float] = _elapsed,
    ) -> None:
        self.secret = secrets.token_urlsafe(32)
        self.on_lapse: Callable[[], None] = _nothing_to_do
        self._register = register
        self._address = address
        self._seconds = seconds
        self._name = name or secrets.token_hex(8)
        self._clock = clock
        self._registrations = 0
        self._until = 0.0  # by our clock; surely not later than by the database's
        self._asking = asyncio.Lock()
        self._doubted = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cuboteca-lease")
        self._task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """Id of this process, another one after each time it was taken for dead."""
        return f"{self._name}.{self._registrations}"

    @property
    def is_current(self) -> bool:
        """Whether this process surely counts as alive."""
        return self._clock() < self._until

    def start(self) -> None:
        """Begin to renew, until ``close``."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def confirm(self) -> None:
        """Return once this process counts as alive; raises StorageError where nobody says so."""
        while not self.is_current:
            async with self._asking:
                if not self.is_current:
                    await self._renew()

    def doubt(self) -> None:
        """Ask again before anything else: something was not as it should be."""
        self._until = 0.0
        self._doubted.set()

    async def _run(self) -> None:
        troubled = False
        while True:
            pause = _RETRY if troubled else self._seconds / _RENEWALS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._doubted.wait()
            self._doubted.clear()
            try:
                async with self._asking:
                    await self._renew()
            except StorageError as error:
                if not troubled:
                    LOG.warning("this process cannot say that it is alive: %s", error)
                troubled = True
            else:
                troubled = False

    async def _renew(self) -> None:
        """Renew, or begin anew if it is too late for that; raises StorageError."""
        began = self._clock()
        loop = asyncio.get_running_loop()
        if self._registrations:
            work = self._register.renew
            alive = await loop.run_in_executor(self._thread, work, self.id, self._seconds)
            if alive:
                self._until = began + self._seconds
                return
            LOG.warning("this process was silent for too long; it lets go of its tables")
        self._until = 0.0
        self._registrations += 1
        self.on_lapse()
        began = self._clock()
        process = Process(self.id, self._address, self.secret)
        await loop.run_in_executor(self._thread, self._register.register, process, self._seconds)
        self._until = began + self._seconds

    async def close(self) -> None:
        """Say that this process ends: its tables are free at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._until = 0.0
        loop = asyncio.get_running_loop()
        with contextlib.suppress(StorageError):  # else they are free a little later
            await loop.run_in_executor(self._thread, self._register.retire, self.id)
        self._thread.shutdown(wait=False)


def _nothing_to_do() -> None:
    pass


__all__ = ["LOG", "SECONDS", "Ownership", "Register"]
