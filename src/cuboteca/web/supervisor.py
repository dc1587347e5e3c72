"""Keeps several processes of the site running, which share its port.

The supervisor opens the port and the database, prepares the database and keeps strangers out of
it; its processes inherit the port.  One that ends is replaced, and its tables are free at once.
All end with the supervisor, however that ends.
"""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import signal
import socket
import sys
import threading
import time
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError
from cuboteca.table.errors import StorageError
from cuboteca.table.outages import begin_again
from cuboteca.table.storage import Storage
from cuboteca.web.logs import LogForm, LogLevel, logging_in
from cuboteca.web.site_process import Plan, site_server

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerContext, SpawnContext
    from multiprocessing.process import BaseProcess
    from types import FrameType

LOG = logging.getLogger("cuboteca.web")

_LOOK = 1.0  # seconds between two looks whether the database is sound
_FAREWELL = 20.0  # seconds in which a process ends, or is ended
_LONGEST_PAUSE = 30.0  # seconds before another one follows one that ended before it served


class SiteStartError(CubotecaError):
    """A process of the site could not start; the log says why."""


class _Slot:
    """The place of one process, which another one takes when it ends."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = ""
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.served = False  # the process has said that it serves
        self.pause = 0.0  # seconds, longer each time that one has ended before
        self.due = 0.0  # when the next one is to start


class Supervisor:
    """Runs the processes of a site.

    Args:
        plan: How each of them runs.
        count: How many.
        sockets: On which they listen.
        metrics_sockets: For each process, on which it offers its figures.
        log: How they log.

    Raises:
        StorageError: The database cannot be opened, or a server without other processes uses it.
    """

    def __init__(
        self,
        plan: Plan,
        count: int,
        sockets: Sequence[socket.socket],
        metrics_sockets: Sequence[Sequence[socket.socket]] = (),
        log: tuple[LogForm, LogLevel] = (LogForm.TEXT, LogLevel.WARNING),
    ) -> None:
        self._plan = plan
        self._sockets = list(sockets)
        self._metrics_sockets = [list(one) for one in metrics_sockets]
        self._log = log
        self._slots = [_Slot(number) for number in range(count)]
        self._context = _context()
        self._was_up = False
        self._ending = False
        self._interrupted = False
        self._woken, self._wake = socket.socketpair()
        self._storage = Storage(plan.settings.database, alone=True)

    def run(self) -> None:
        """Run until a signal ends it.

        Raises:
            KeyboardInterrupt: It was SIGINT; all processes have ended.
            SiteStartError: The first processes could not start.
            StorageError: The database is damaged.
        """
        before = {one: signal.signal(one, self._stop) for one in (signal.SIGINT, signal.SIGTERM)}
        self._give_time_back()
        try:
            while not self._ending:
                self._start_due()
                self._wait()
                if self._storage.damage:
                    raise StorageError(
                        f"the database {self._storage.place} is damaged: {self._storage.damage}"
                    )
        finally:
            self._end_all()
            self._storage.close()
            for one, handler in before.items():
                signal.signal(one, handler)
        if self._interrupted:
            raise KeyboardInterrupt

    def _stop(self, given: int, _frame: FrameType | None) -> None:
        self._ending = True
        self._interrupted = given == signal.SIGINT
        self._wake.send(b"!")

    def _start_due(self) -> None:
        for slot in self._slots:
            if slot.process is None and time.monotonic() >= slot.due:
                self._start(slot)

    def _start(self, slot: _Slot) -> None:
        slot.name = secrets.token_hex(8)
        settings = replace(
            self._plan.settings,
            joins=True,
            name=slot.name,
            precompile=self._plan.settings.precompile and slot.number == 0,
        )
        figures = self._metrics_sockets[slot.number] if self._metrics_sockets else []
        slot.line, theirs = self._context.Pipe()
        slot.process = self._context.Process(
            target=_work,
            args=(
                replace(self._plan, settings=settings),
                self._sockets,
                figures,
                theirs,
                self._log,
            ),
            name=f"cuboteca-{slot.number}",
        )
        slot.process.start()
        theirs.close()
        slot.served = False

    def _wait(self) -> None:
        """Wait until a process ends or says that it serves, or until something is due."""
        processes = {slot.process.sentinel: slot for slot in self._slots if slot.process}
        lines = {slot.line: slot for slot in self._slots if slot.line}
        found = wait([*processes, *lines, self._woken], _LOOK)
        for line, slot in lines.items():
            if line in found:
                self._hear(slot, line)
        for process, slot in processes.items():
            if process in found:
                self._replace(slot)

    def _hear(self, slot: _Slot, line: Connection) -> None:
        try:
            line.recv_bytes()
        except (EOFError, OSError):
            slot.line = None
            line.close()
        else:
            slot.served = self._was_up = True

    def _replace(self, slot: _Slot) -> None:
        """Prepare for another process in place of one that has ended."""
        process, slot.process = slot.process, None
        assert process is not None
        process.join()
        if self._ending:
            return
        if not self._was_up:
            raise SiteStartError("the site could not start; its log says why")
        LOG.warning(
            "process %d of the site ended with code %s; another one takes its place",
            slot.number, process.exitcode,
        )  # fmt: skip
        self._retire(slot)
        if not any(one.process and one.served for one in self._slots):
            self._give_time_back()
        slot.pause = 0.0 if slot.served else min(2 * slot.pause + 1, _LONGEST_PAUSE)
        slot.due = time.monotonic() + slot.pause

    def _retire(self, slot: _Slot) -> None:
        """Free the tables of a process that has ended."""
        try:
            self._storage.retire(f"{slot.name}.%")
        except StorageError as error:  # then they are free a little later
            LOG.warning("the tables of a process that ended are not free yet: %s", error)

    def _give_time_back(self) -> None:
        """Note that the site was down until now: none of its processes serves."""
        try:
            with self._storage.transaction() as connection:
                begin_again(connection, time.time(), self._plan.settings.lease_seconds)
        except StorageError as error:  # a short outage is then not given back
            LOG.warning("nobody can say how long the site was down: %s", error)

    def _end_all(self) -> None:
        """End all processes, politely at first."""
        running = [slot for slot in self._slots if slot.process is not None]
        for slot in running:
            assert slot.process is not None
            slot.process.terminate()
        end = time.monotonic() + _FAREWELL
        for slot in running:
            assert slot.process is not None
            slot.process.join(max(0.0, end - time.monotonic()))
            if slot.process.exitcode is None:
                slot.process.kill()
                slot.process.join()
                self._retire(slot)
        self._woken.close()
        self._wake.close()


def _context() -> SpawnContext | ForkServerContext:
    """Return how processes are started.

    On Linux they are forked from one that has everything imported, so that one which takes the
    place of another serves at once, and all share the memory of what was imported.
    """
    if sys.platform != "linux":
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__, "cuboteca.web.app"])
    return context


def _work(
    plan: Plan,
    sockets: list[socket.socket],
    metrics_sockets: list[socket.socket],
    line: Connection,
    log: tuple[LogForm, LogLevel],
) -> None:
    """Be a process of the site."""
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()
    with logging_in(*log), contextlib.ExitStack() as opened:
        try:
            server = site_server(plan, opened, metrics_sockets, lambda: line.send_bytes(b"up"))
            server.run(sockets=sockets)
        except (CubotecaError, OSError) as error:
            LOG.error("a process of the site could not start: %s", error)  # noqa: TRY400  # the message is enough
            sys.exit(1)
        except KeyboardInterrupt:
            pass


def _end_with(line: Connection) -> None:
    """End this process once the supervisor has ended."""
    with contextlib.suppress(EOFError, OSError):
        line.recv_bytes()
    os.kill(os.getpid(), signal.SIGTERM)


__all__ = ["LOG", "SiteStartError", "Supervisor"]
