"""Analyses of finished plays, each made in a child process and then kept with its play.

Where a worker is alive that analyses, it does; here one runs at a time, and the others wait in a
queue in which client addresses take turns.  Its process has a limit of memory, of time and of
processor time, long enough to compile the rules first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from contextvars import Context
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError
from cuboteca.core.fair_queue import Asker, Entry, FairQueue
from cuboteca.lab.analysis import Analysis, AnalysisError, analysis_from
from cuboteca.lab.analysis_child import COMMAND, analysed
from cuboteca.table.job_queue import Bounds, NoWorkersError
from cuboteca.table.job_queue import Job as WorkersJob
from cuboteca.table.jobs import ANALYSES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.core.json_values import JsonObject
    from cuboteca.table.job_queue import JobQueue
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables

LOG = logging.getLogger("cuboteca.web")

_KEPT = 64
_LIMIT = 1_000.0  # seconds: a minute or so to analyse, the rest to compile on a slow machine
_USUAL = 20.0  # seconds


class OpenPlayError(CubotecaError):
    """The play is not over."""


@dataclass(eq=False)
class Job:
    """An analysis that is waiting, in progress, or failed.

    Args:
        table: Whose play is analysed.
        client: Address that requested it.
        place: In the queue of this server, or in that of the workers.
    """

    table: Table
    client: str
    place: Entry | WorkersJob
    task: asyncio.Task[None] | None = None  # makes it once it is its turn
    progress: Message | None = None  # of this server's process
    failed: bool = False

    @property
    def waits(self) -> bool:
        """Whether it is waiting for another one to end."""
        return self.place.waits

    def note(self, progress: Message) -> None:
        """Note how far this server is."""
        self.progress = progress

    @property
    def percent(self) -> int:
        """Percentage done."""
        at_work = self.place if isinstance(self.place, WorkersJob) else self
        said = at_work.progress or {"done": 0, "total": 0}
        return int(100 * said["done"] // said["total"]) if said["total"] else 0


@dataclass
class _Wanted:
    """A comparison that is waiting, or in progress."""

    place: Entry | WorkersJob


def _unseen(_: Message) -> None:
    """Take note of how far something is that nobody watches."""


class Analyses:
    """Makes and keeps analyses, one at a time.

    Args:
        tables: Keeps them with their plays.
        seconds: About how long one may take; if None, ``playouts`` counts.
        waiting: How many may be in progress or waiting.
        command: The command that analyses; only tests use another one.
        playouts: Playouts from each position if ``seconds`` is None.
        each: How many of them may come from one address.
        limit: Seconds after which one is given up, and as much processor time.
        jobs: What workers are asked through; None where there can be none.

    Attributes:
        queue: Those that wait or are being made.
    """

    def __init__(
        self,
        tables: Tables,
        seconds: float | None,
        waiting: int = 8,
        command: tuple[str, ...] | None = None,
        playouts: int = 64,
        each: int = 2,
        limit: float = _LIMIT,
        jobs: JobQueue | None = None,
    ) -> None:
        self._tables = tables
        self._budget = {"playouts": playouts} if seconds is None else {"seconds": seconds}
        self._limit = limit
        self._command = command or COMMAND
        self._workers = jobs
        self._starting = asyncio.Lock()
        self._bounds = Bounds(waiting, each, patience=None)
        self.queue = FairQueue(1, most=waiting, each=each, usual=seconds or _USUAL)
        self._ending: set[asyncio.Task[None]] = set()
        self._jobs: dict[str, Job] = {}
        self._made: OrderedDict[str, Analysis] = OrderedDict()

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
            BusyError: The queue is full.
        """
        if not table.is_over:
            raise OpenPlayError("only a finished play can be analysed")
        if table.is_sealed:
            raise OpenPlayError("a deal can be analysed once all of its plays are over")
        made = await self.made(table)
        async with self._starting:  # two may ask at once
            job = self.job(table)
            if made is not None or (job is not None and not job.failed):
                return
            order = self._order(table)
            job = Job(table, client, await self._enter(order, Asker(client, table.id)))
            self._jobs.pop(table.id, None)  # one that failed
            self._jobs[table.id] = job
        loop = asyncio.get_running_loop()  # the job goes on when the request is over
        job.task = loop.create_task(self._run(job), context=Context())
        self._ending.add(job.task)
        job.task.add_done_callback(self._ending.discard)

    async def make(self, table: Table) -> bool:
        """Analyse a play, and return whether its analysis is kept; raises what ``start`` does."""
        await self.start(table)
        job = self.job(table)
        if job is not None and job.task is not None:
            await asyncio.wait([job.task])  # it may be cancelled by those who played
        return await self.made(table) is not None

    async def _enter(self, order: Message, asker: Asker) -> Entry | WorkersJob:
        """Return a place in the queue of the workers, or of this server; raises BusyError."""
        if self._workers is not None and self._workers.has_workers(ANALYSES):
            with contextlib.suppress(NoWorkersError):
                return await self._workers.put(ANALYSES, order, asker, self._bounds)
        return self.queue.enter(asker)

    def _order(self, table: Table) -> Message:
        record = table.record(None).as_json()
        return {"record": record, **self._budget, "processor_seconds": self._limit}

    async def cancel(self, table: Table) -> None:
        """Cancel the analysis of a play; the next in the queue begins at once."""
        job = self._jobs.pop(table.id, None)
        if job is None or job.task is None:
            return
        job.task.cancel()
        if isinstance(job.place, Entry):
            job.place.leave()
        elif self._workers is not None:
            self._workers.withdraw(job.place)
        await asyncio.gather(job.task, return_exceptions=True)

    async def _run(self, job: Job) -> None:
        table = job.table
        try:
            body = await self._analysed(table, job)
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

    async def _analysed(self, table: Table, job: Job) -> Message:
        """Return the analysis that a worker or this server makes, when it is its turn."""
        asker = Asker(job.client, table.id)
        return await self._answered(self._order(table), job, asker, job.note)

    async def compared(
        self, record: JsonObject, seats: Sequence[int], playouts: int, asker: Asker
    ) -> Message:
        """Return how decisions compare with the search (``lab/analysis_process.py``), as JSON.

        It waits for its turn in the same queue as analyses, under the same limits.

        Args:
            record: Of the play.
            seats: Whose decisions.
            playouts: Of the search.
            asker: Who takes turns with others.

        Raises:
            BusyError: The queue is full.
            WorkerError: It cannot be done, or not in time.
        """
        order: Message = {
            "record": record,
            "seats": list(seats),
            "playouts": playouts,
            "processor_seconds": self._limit,
        }
        wanted = _Wanted(await self._enter(order, asker))
        return await self._answered(order, wanted, asker, _unseen)

    async def _answered(
        self, order: Message, wanted: Job | _Wanted, asker: Asker, progress: Progress
    ) -> Message:
        if isinstance(wanted.place, WorkersJob):
            assert self._workers is not None
            try:
                return dict((await self._workers.answer(wanted.place))["analysis"])
            except NoWorkersError:
                wanted.place = self.queue.enter(asker)
        async with wanted.place:
            return await analysed(order, progress, self._command)

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
]
