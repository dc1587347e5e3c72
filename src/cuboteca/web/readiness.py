"""Whether the site can store what people do, found out by a write that changes nothing.

The write has a thread of its own and is waited for only so long: neither a disk that hangs nor the
thread that writes plays keeps whoever asks waiting.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from cuboteca.core.errors import seconds_text
from cuboteca.core.futures import retrieve
from cuboteca.table.errors import StorageError

_PATIENCE = 2.0
_FRESH = 1.0


class Database(Protocol):
    """Where plays are kept; ``table.storage.Storage`` is one."""

    def is_ready(self) -> bool:
        """Write; return whether that was possible, or raise StorageError."""
        ...


class Readiness:
    """Answers whether the database takes writes.

    Args:
        database: Where plays are kept.
        patience: Seconds that a write is waited for.
        fresh: Seconds for which an answer is given again, so that asking often costs nothing.
    """

    def __init__(
        self, database: Database, patience: float = _PATIENCE, fresh: float = _FRESH
    ) -> None:
        self._database = database
        self._patience = patience
        self._fresh = fresh
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cuboteca-probe")
        self._asked = -fresh
        self._answer: asyncio.Future[bool] | None = None

    async def check(self) -> None:
        """Return if the database takes writes.

        Raises:
            StorageError: It does not, or not in time.
        """
        answer = self._answer
        if answer is None or (answer.done() and time.monotonic() - self._asked > self._fresh):
            self._asked = time.monotonic()
            loop = asyncio.get_running_loop()
            answer = loop.run_in_executor(self._thread, self._database.is_ready)
            answer.add_done_callback(retrieve)  # whoever asked may have gone
            self._answer = answer
        try:
            async with asyncio.timeout(self._patience):
                ready = await asyncio.shield(answer)
        except TimeoutError:
            raise StorageError(
                f"the database has taken no write for {seconds_text(self._patience)}"
            ) from None
        if not ready:
            raise StorageError("the database takes no writes")

    def close(self) -> None:
        """Ask no more; a write that hangs is not waited for."""
        self._thread.shutdown(wait=False, cancel_futures=True)


__all__ = ["Database", "Readiness"]
