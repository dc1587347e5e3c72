"""Tells this process that something has changed in the database, whoever changed it.

With PostgreSQL, whoever changes something tells it in the same transaction (``NOTIFY``), and one
connection of each process listens.  It connects again when it was lost, and then everybody looks,
since something may have been missed.  An SQLite file says by a number in its memory whether it has
changed (``PRAGMA data_version``), which costs some microseconds to read: fifty times a second while
somebody waits for something, else every other second.

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
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.table.databases import address_of, is_file, is_sqlite
from cuboteca.table.engines import noticing_loss

if TYPE_CHECKING:
    from collections.abc import Iterator

LOG = logging.getLogger("cuboteca.table")

_CHANNEL = "cuboteca"
_QUICK, _SLOW = 0.02, 2.0  # seconds between two looks at an SQLite file
_ALIVE = 30.0  # seconds after which a silent connection is tried
_AGAIN = 1.0  # seconds until a lost connection is tried again


def tell(connection: sa.Connection, topic: str) -> None:
    """Tell a topic when this transaction ends, where the database does not show it by itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(_CHANNEL, topic)))


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

    def _announce(self, topic: str | None) -> None:
        """Wake those who listen for a topic; None: all."""
        for listener in self._listeners:
            if topic is None or topic in listener.topics:
                listener.hear()

    def _pass_on(self, topic: str | None) -> None:
        """Do so in the event loop, from the thread."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._announce, topic)

    # in the thread

    def _watch_file(self) -> None:
        while not self._ending:
            with contextlib.suppress(sqlite3.Error):
                self._watch_once()
            self._rest(_AGAIN)

    def _watch_once(self) -> None:
        file = str(self._address.database)
        with contextlib.closing(sqlite3.connect(file, timeout=_AGAIN)) as connection:
            seen = -1
            while not self._ending:
                found = connection.execute("PRAGMA data_version").fetchone()[0]
                if found != seen:
                    seen = found
                    self._pass_on(None)
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
            self._pass_on(None)  # something may have been missed
            while not self._ending:
                if not self._rest(_ALIVE, connection.fileno()):
                    connection.execute("SELECT 1")
                for notice in connection.notifies(timeout=0):
                    self._pass_on(notice.payload)

    def _rest(self, seconds: float, *files: int) -> bool:
        """Wait until this is to end or a file can be read; return False if neither came in time."""
        assert self._woken is not None
        ready, _, _ = select.select([self._woken.fileno(), *files], [], [], seconds)
        return bool(ready)


__all__ = ["LOG", "Listener", "Notices", "tell"]
