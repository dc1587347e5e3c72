"""Tells this process that something has changed in the database, whoever changed it.

With PostgreSQL, whoever changes something tells it in the same transaction (``NOTIFY``), and one
connection of each process listens.  It connects again when it was lost, and then everybody looks,
since something may have been missed.  An SQLite file says by a number in its memory whether it has
changed (``PRAGMA data_version``), which costs some microseconds to read: fifty times a second while
somebody hurries, else ten times.  Moves change the file as well, so what is told is counted there
(``PRAGMA user_version``): only those who hurry look at every change.

A notice is never the truth: whoever gets one looks, and everybody also looks now and then without
one.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
import select
import socket
import sqlite3
import threading
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.table.databases import address_of, is_file, is_sqlite
from cuboteca.table.engines import noticing_loss

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LOG = logging.getLogger("cuboteca.table")

_CHANNEL = "cuboteca"
_QUICK, _SLOW = 0.02, 0.1  # seconds between two looks at an SQLite file
_ALIVE = 30.0  # seconds after which a silent connection is tried
_AGAIN = 1.0  # seconds until a lost connection is tried again
_PATIENCE, _DEAF_PATIENCE = 60.0, 2.0  # seconds to wait for a notice, and where none can come
_NUMBERS = 2**31


def tell(connection: sa.Connection, topic: str, *, to_hurried: bool = False) -> None:
    """Tell a topic when this transaction ends, in which something was written before.

    Args:
        connection: In the transaction.
        topic: To those who listen for it; an SQLite file tells all.
        to_hurried: Those who listen for it hurry, and see that an SQLite file has changed.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(_CHANNEL, topic)))
    elif not to_hurried:
        told = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {(told + 1) % _NUMBERS}")


class Listener:
    """Somebody who waits for topics.

    Args:
        notices: Where it listens.
        topics: What it listens for.
    """

    def __init__(self, notices: Notices, topics: frozenset[str]) -> None:
        self.topics = topics
        self._notices = notices
        self._heard = asyncio.Event()
        self._hurries = False

    @property
    def hurries(self) -> bool:
        """Whether it wants to know at once, even if that means to look often."""
        return self._hurries

    @hurries.setter
    def hurries(self, wanted: bool) -> None:
        if wanted != self._hurries:
            self._hurries = wanted
            self._notices.reconsider()

    def hear(self) -> None:
        """Wake whoever waits, or whoever will."""
        self._heard.set()

    async def wait(self, seconds: float) -> None:
        """Wait until something was told since the last call, but not for longer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for may lose a cancellation
                await self._heard.wait()
        self._heard.clear()


def _all(_listener: Listener) -> bool:
    return True


def _hurried(listener: Listener) -> bool:
    return listener.hurries


def _listens_for(topic: str, listener: Listener) -> bool:
    return topic in listener.topics


class Notices:
    """What this process is told about a database.

    Args:
        url: Of the database.
    """

    def __init__(self, url: str) -> None:
        self._address = address_of(url)
        self._listeners: set[Listener] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._ending = False
        self._hurrying = threading.Event()
        self._woken: socket.socket | None = None  # becomes readable when the thread is to end
        self._wake: socket.socket | None = None

    @property
    def patience(self) -> float:
        """Seconds after which whoever listens looks without a notice.

        A pooler before PostgreSQL may pass none on, and nobody would know.
        """
        return _DEAF_PATIENCE if self._thread is None else _PATIENCE

    @contextlib.contextmanager
    def listening(self, *topics: str) -> Iterator[Listener]:
        """Listen for topics while the block runs."""
        listener = Listener(self, frozenset(topics))
        self._listeners.add(listener)
        try:
            yield listener
        finally:
            self._listeners.remove(listener)
            self.reconsider()

    def start(self) -> None:
        """Begin to listen, in a thread."""
        work = self._watch_file if is_file(self._address) else None
        if not is_sqlite(self._address) and importlib.util.find_spec("psycopg"):
            work = self._listen
        if work is not None:
            self._woken, self._wake = socket.socketpair()
            self._loop = asyncio.get_running_loop()
            self._thread = threading.Thread(target=work, name="cuboteca-notices", daemon=True)
            self._thread.start()

    def reconsider(self) -> None:
        """Look often at a file, or seldom, as its listeners want it now."""
        hurry = any(one.hurries for one in self._listeners)
        if hurry and not self._hurrying.is_set():
            self._hurrying.set()
        elif not hurry:
            self._hurrying.clear()

    async def close(self) -> None:
        """Stop listening."""
        if self._thread is None or self._wake is None or self._woken is None:
            return
        self._ending = True
        self._wake.send(b"!")
        self._hurrying.set()
        await asyncio.to_thread(self._thread.join)
        self._wake.close()
        self._woken.close()

    def _announce(self, wanted: Callable[[Listener], bool]) -> None:
        for listener in self._listeners:
            if wanted(listener):
                listener.hear()

    def _wake_those(self, wanted: Callable[[Listener], bool]) -> None:
        """Wake listeners in the event loop, from the thread."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._announce, wanted)

    # in the thread

    def _watch_file(self) -> None:
        while not self._ending:
            with contextlib.suppress(sqlite3.Error):
                self._watch_once()
            self._rest(_AGAIN)

    def _watch_once(self) -> None:
        file = str(self._address.database)
        with contextlib.closing(sqlite3.connect(file, timeout=_AGAIN)) as connection:
            seen = told = -1
            while not self._ending:
                found = connection.execute("PRAGMA data_version").fetchone()[0]
                if found != seen:
                    seen, before = found, told
                    told = connection.execute("PRAGMA user_version").fetchone()[0]
                    self._wake_those(_hurried if told == before else _all)
                if self._hurrying.is_set():
                    self._rest(_QUICK)
                else:
                    self._hurrying.wait(_SLOW)

    def _listen(self) -> None:
        import psycopg  # noqa: PLC0415  # only where there is PostgreSQL

        troubled = False
        while not self._ending:
            try:
                self._listen_once()
            except psycopg.Error as error:
                if not troubled:
                    LOG.warning("nothing is heard from the database: %s", type(error).__name__)
                troubled = True
                self._rest(_AGAIN)
            else:
                troubled = False

    def _listen_once(self) -> None:
        import psycopg  # noqa: PLC0415  # see _listen

        address = self._address.set(drivername="postgresql+psycopg")
        given, named = address.get_dialect()().create_connect_args(address)
        named = {**noticing_loss(address), **named, "autocommit": True}
        with psycopg.connect(*given, **named) as connection:
            connection.execute(f"LISTEN {_CHANNEL}")
            self._wake_those(_all)  # something may have been missed
            while not self._ending:
                if not self._rest(_ALIVE, connection.fileno()):
                    connection.execute("SELECT 1")
                for notice in connection.notifies(timeout=0):
                    self._wake_those(partial(_listens_for, notice.payload))

    def _rest(self, seconds: float, *files: int) -> bool:
        """Wait until this is to end or a file can be read; return False if neither came in time."""
        assert self._woken is not None
        ready, _, _ = select.select([self._woken.fileno(), *files], [], [], seconds)
        return bool(ready)


__all__ = ["LOG", "Listener", "Notices", "tell"]
