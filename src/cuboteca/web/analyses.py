"""Analyses of finished plays, each made in a child process and then kept with its play.

One runs at a time.  The others queue, and client addresses take turns: somebody who requests
several does not make others wait for all of them.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from contextvars import Context
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cuboteca.core.child_processes import child_process
from cuboteca.core.errors import CubotecaError
from cuboteca.lab.analysis import Analysis, AnalysisError, analysis_from

if TYPE_CHECKING:
    from cuboteca.core.child_processes import Message
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables

LOG = logging.getLogger("cuboteca.web")

_LONGEST_LINE = 1 << 24  # bytes of an analysis as JSON
_KEPT = 64


class TooManyAnalysesError(CubotecaError):
    """The queue of analyses is full."""


class TooManyOfYoursError(CubotecaError):
    """One address has too many analyses in the queue."""


class OpenPlayError(CubotecaError):
    """The play is not over."""


@dataclass(eq=False)
class Job:
    """An analysis that is waiting, in progress, or failed.

    Args:
        table: Whose play is analysed.
        client: Address that requested it.
    """

    table: Table
    client: str
    task: asyncio.Task[None] | None = None  # None while it is waiting for another one to end
    done: int = 0
    total: int = 0
    failed: bool = False
    begun: float = field(default_factory=time.monotonic)  # when it was requested, in seconds

    @property
    def waits(self) -> bool:
        """Whether it is waiting for another one to end."""
        return self.task is None

    @property
    def percent(self) -> int:
        """Percentage done."""
        return 100 * self.done // self.total if self.total else 0


class Analyses:
    """Makes and keeps analyses, one at a time.

    Args:
        tables: Keeps them with their plays.
        seconds: About how long one may take; if None, ``playouts`` counts.
        waiting: How many may be in progress or waiting.
        each: How many of them may come from one address.
        command: The command that analyses; only tests use another one.
        playouts: Playouts from each position if ``seconds`` is None.
    """

    def __init__(
        self,
        tables: Tables,
        seconds: float | None,
        waiting: int = 8,
        command: tuple[str, ...] | None = None,
        playouts: int = 64,
        each: int = 2,
    ) -> None:
        self._tables = tables
        self._budget = {"playouts": playouts} if seconds is None else {"seconds": seconds}
        self._waiting = waiting
        self._command = command or (sys.executable, "-m", "cuboteca.lab.analysis_process")
        self._each = each
        self._turn = 0
        self._turns: dict[str, int] = {}  # when each address in the queue had its last turn
        self._ending: set[asyncio.Task[None]] = set()
        self._jobs: dict[str, Job] = {}
        self._made: OrderedDict[str, Analysis] = OrderedDict()

    def __len__(self) -> int:
        return len(self._under_way())

    @property
    def age(self) -> float:
        """For how many seconds the oldest runs or waits; 0 where there is none."""
        begun = [job.begun for job in self._under_way()]
        return time.monotonic() - min(begun) if begun else 0.0

    def job(self, table: Table) -> Job | None:
        """Return the analysis of a play that is waiting, in progress, or failed."""
        return self._jobs.get(table.id)

    async def made(self, table: Table) -> Analysis | None:
        """Return the analysis of a play if there is one."""
        if not table.is_over:
            return None
        if table.id not in self._made:
            body = await self._tables.analysis(table)
            if body is None:
                return None
            try:
                self._remember(table, analysis_from(body))
            except AnalysisError:  # made by another version: it can be repeated
                return None
        return self._made.get(table.id)

    def _remember(self, table: Table, analysis: Analysis) -> None:
        self._made[table.id] = analysis
        while len(self._made) > _KEPT:
            self._made.popitem(last=False)

    async def start(self, table: Table, client: str = "") -> None:
        """Begin to analyse a play, unless that is done or in progress.

        Args:
            table: The table of the play.
            client: The requesting address.

        Raises:
            OpenPlayError: It is not over.
            TooManyOfYoursError: This address has too many in the queue.
            TooManyAnalysesError: The queue is full.
        """
        if not table.is_over:
            raise OpenPlayError("only a finished play can be analysed")
        made = await self.made(table)
        running = self._under_way()
        if made is not None or self.job(table) in running:
            return
        if sum(job.client == client for job in running) >= self._each:
            raise TooManyOfYoursError(
                f"{self._each} plays are being analysed for you already; wait for one of them"
            )
        if len(running) >= self._waiting:
            raise TooManyAnalysesError("many plays are being analysed; try again in a minute")
        self._jobs.pop(table.id, None)  # after a failure it goes to the end of the queue
        self._jobs[table.id] = Job(table, client)
        self._go_on()

    async def cancel(self, table: Table) -> None:
        """Cancel the analysis of a play; the next in the queue begins at once."""
        job = self._jobs.pop(table.id, None)
        if job is None or job.task is None:
            return
        task = job.task
        task.cancel()
        self._go_on()
        await asyncio.gather(task, return_exceptions=True)

    def _under_way(self) -> list[Job]:
        """Return what is running or waiting, in the order of the requests."""
        return [job for job in self._jobs.values() if not job.failed]

    def _go_on(self) -> None:
        """Unless one is running, begin the oldest job of the client served least recently."""
        jobs = self._under_way()
        present = {job.client for job in jobs}
        self._turns = {one: turn for one, turn in self._turns.items() if one in present}
        if not jobs or not all(job.waits for job in jobs):
            return
        job = min(jobs, key=lambda one: self._turns.get(one.client, 0))
        self._turn += 1
        self._turns[job.client] = self._turn
        loop = asyncio.get_running_loop()  # the job of another request, or of none
        job.task = loop.create_task(self._run(job), context=Context())
        self._ending.add(job.task)
        job.task.add_done_callback(self._ending.discard)

    async def _run(self, job: Job) -> None:
        table = job.table
        try:
            body = await self._ask(table, job)
            analysis = analysis_from(body)
            await self._tables.keep_analysis(table, body)
            self._remember(table, analysis)
            self._jobs.pop(table.id, None)
        except Exception as error:  # noqa: BLE001  # whatever failed, others get their turn
            where = {"table": table.id}
            LOG.warning("the analysis of table %s failed: %r", table.id, error, extra=where)
            job.failed = True
            failed = [name for name, one in self._jobs.items() if one.failed]
            for name in failed[:-_KEPT]:
                del self._jobs[name]
        self._go_on()

    async def _ask(self, table: Table, job: Job) -> Message:
        async with child_process(self._command, _LONGEST_LINE) as child:
            await child.send({"record": table.record(None).as_json(), **self._budget})
            while "analysis" not in (message := await child.receive()):
                job.done, job.total = int(message["done"]), int(message["total"])
            return dict(message["analysis"])

    async def close(self) -> None:
        """Cancel everything."""
        self._jobs.clear()
        tasks = list(self._ending)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


__all__ = [
    "LOG",
    "Analyses",
    "Job",
    "OpenPlayError",
    "TooManyAnalysesError",
    "TooManyOfYoursError",
]
