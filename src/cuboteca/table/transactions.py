"""Transactions that the event loop does not wait for."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Concatenate

    import sqlalchemy as sa

    from cuboteca.table.storage import Storage

P = ParamSpec("P")
R = TypeVar("R")


class Transactions:
    """Runs one transaction after another in a thread of its own.

    Args:
        storage: The database.
        name: Of the thread.
        owned: The database belongs to it, and is closed with it.
    """

    def __init__(self, storage: Storage, name: str, *, owned: bool = True) -> None:
        self._storage = storage
        self._owned = owned
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def __call__(
        self, work: Callable[Concatenate[sa.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Return what ``work`` returns in a transaction; raises StorageError."""

        def done() -> R:
            with self._storage.transaction() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._thread, done)

    def close(self) -> None:
        """Finish what has begun, and close the database if it is its own."""
        self._thread.shutdown(wait=True)
        if self._owned:
            self._storage.close()


__all__ = ["P", "R", "Transactions"]
