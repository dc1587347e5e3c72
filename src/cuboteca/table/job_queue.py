"""The site's side of jobs: it asks for them, waits for the answers, and knows who is alive.

A site thinks by itself as long as no worker is alive that could do a job; then nothing of this
costs more than a look now and then.  Once a worker is, whatever it can do goes to the database.  If
all such workers are gone again, what they have not answered comes back (``NoWorkersError``), and
the site does it by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cuboteca.core.child_processes import understood
from cuboteca.core.errors import CubotecaError
from cuboteca.core.fair_queue import Asker, BusyError, TooManyOfYoursError
from cuboteca.core.futures import retrieve
from cuboteca.table import jobs
from cuboteca.table.errors import StorageError
from cuboteca.table.job_failures import failure_in
from cuboteca.table.site_version import publish
from cuboteca.table.transactions import Transactions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.child_processes import Message
    from cuboteca.table.jobs import LaneFigures
    from cuboteca.table.notices import Listener, Notices
    from cuboteca.table.site_version import SiteVersion
    from cuboteca.table.storage import Storage


LOG = logging.getLogger("cuboteca.table")

#: Seconds after which a silent worker, or whoever asks, is taken for dead.
SECONDS = 10.0
_RENEWALS = 3  # in that time
_LOOK = 1.0  # seconds between two looks while something was asked for
_IDLE_LOOK = 5.0  # seconds between two looks otherwise
_LEAST_WAIT, _LONGEST_WAIT = 1, 600  # seconds that a refusal may announce
_NEWEST = 0.2  # weight of the last job in the usual time
_USUAL = 1.0  # seconds


class NoWorkersError(CubotecaError):
    """No worker can do a job, or none is left that could."""


@dataclass(frozen=True)
class Bounds:
    """How much may be asked for.

    Attributes:
        most: Jobs of a lane.
        each: Of these, of one client.
        patience: Seconds that a job may wait for a worker; None: as long as it takes.
    """

    most: int
    each: int
    patience: float | None


@dataclass(eq=False)
class Job:
    """Something that was asked for.

    Attributes:
        lane: Which workers can do it.
        number: Its number.
        waits: Whether no worker has it.
        progress: What its worker said last.
    """

    lane: str
    number: int
    begun: float
    patience: float | None
    waits: bool = True
    progress: Message | None = None
    said: asyncio.Future[Message] = field(default_factory=asyncio.Future, repr=False)


class JobQueue:
    """What this process has asked workers for.

    Args:
        storage: Of jobs; nobody else uses it.
        notices: Of the same database.
        version: Of this program.
        seconds: After which whoever is silent is taken for dead.

    Attributes:
        lanes: How each lane stood at the last look.
    """

    def __init__(
        self, storage: Storage, notices: Notices, version: SiteVersion, seconds: float = SECONDS
    ) -> None:
        self.lanes: Mapping[str, LaneFigures] = {}
        self._id = secrets.token_hex(8)
        self._notices = notices
        self._version = version
        self._digest = version.digest
        self._seconds = seconds
        self._do = Transactions(storage, "cuboteca-jobs")
        self._open: dict[int, Job] = {}
        self._usual: dict[str, float] = {}  # seconds that a job takes, by lane
        self._ending: set[asyncio.Task[None]] = set()
        self._looked = self._renewed = -math.inf
        self._works = True
        self._listener: Listener | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look who is alive."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Withdraw everything."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._ending, return_exceptions=True)
        left, self._open = self._open, {}
        for job in left.values():
            job.said.cancel()
        if left:
            with contextlib.suppress(StorageError):  # else they are gone a little later
                await self._do(jobs.leave, self._id)
        self._do.close()

    def has_workers(self, lane: str) -> bool:
        """Return whether a worker is alive that does the jobs of a lane."""
        return lane in self.lanes and self.lanes[lane].workers > 0

    async def put(self, lane: str, question: Message, by: Asker, bounds: Bounds) -> Job:
        """Ask for a job; ``answer`` waits for it.

        Args:
            lane: Which workers can do it.
            question: What a child process would be asked.
            by: On whose behalf.
            bounds: How much may be asked for.

        Raises:
            NoWorkersError: No worker is alive that could do it, or the database does not work.
            TooManyOfYoursError: This client has too much in the lane.
            BusyError: The lane is full.
        """
        if not self.has_workers(lane):
            raise NoWorkersError(f"no worker does {lane}")
        order = jobs.Order(lane, by, self._digest, question)
        begun = time.monotonic()
        try:
            number = await self._do(
                jobs.put, order, self._id, self._seconds, bounds.most, bounds.each
            )
        except jobs.FullLaneError as error:
            busy = TooManyOfYoursError if error.of_client else BusyError
            raise busy(self._seconds_until_served(lane)) from None
        except StorageError as error:
            raise NoWorkersError(str(error)) from None
        job = Job(lane, number, begun, bounds.patience)
        job.said.add_done_callback(retrieve)  # the caller may go away
        self._open[number] = job
        if self._listener is not None:
            self._listener.hurries = True
            self._listener.hear()
        return job

    async def answer(self, job: Job) -> Message:
        """Return what a worker says; withdraw the job if the caller gives up.

        Raises:
            NoWorkersError: All workers that could do it are gone.
            BusyError: None had a place in time.
            WorkerError: It failed there.
        """
        try:
            message = await asyncio.shield(job.said)
        finally:
            self.withdraw(job)
        failed = understood(failure_in, message)
        if failed is not None:
            raise failed
        took = time.monotonic() - job.begun
        usual = self._usual.get(job.lane, _USUAL)
        self._usual[job.lane] = usual + _NEWEST * (took - usual)
        return message

    def withdraw(self, job: Job) -> None:
        """Want a job no more; nothing if it has ended."""
        if self._open.pop(job.number, None) is None:
            return
        job.said.cancel()
        task = asyncio.get_running_loop().create_task(self._withdraw(job.number))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _withdraw(self, number: int) -> None:
        with contextlib.suppress(StorageError):  # the look finds it, or it expires with us
            await self._do(jobs.withdraw, [number])

    def _seconds_until_served(self, lane: str) -> int:
        found = self.lanes.get(lane, jobs.LaneFigures())
        asked = max(found.waiting, len(self._open)) + 1
        seconds = math.ceil(self._usual.get(lane, _USUAL) * asked / max(found.places, 1))
        return min(max(seconds, _LEAST_WAIT), _LONGEST_WAIT)

    # looking

    async def _run(self) -> None:
        topics = jobs.WORKERS_TOPIC, jobs.topic_of_answers(self._id)
        published = False
        with self._notices.listening(*topics) as self._listener:
            while True:
                try:
                    if not published:
                        await self._do(publish, self._version)
                        published = True
                    await self._look()
                except StorageError as error:
                    self._give_up(error)
                else:
                    self._works = True
                self._listener.hurries = bool(self._open)
                await self._listener.wait(_LOOK if self._open else _IDLE_LOOK)

    def _give_up(self, error: StorageError) -> None:
        """Let the site think by itself while the database does not work."""
        if self._works:
            LOG.warning("no worker is asked: %s", error)
        self._works = False
        self.lanes = {}
        self._return_abandoned()

    async def _look(self) -> None:
        """Hand out answers, and now and then see who is alive."""
        now = time.monotonic()
        thoroughly = not self._open or now >= self._looked + _LOOK / 2
        if self._open:
            await self._collect(thoroughly=thoroughly)
        if thoroughly:
            self._looked = now
            if await self._do(jobs.has_expired):
                await self._do(jobs.expire)
            self.lanes = await self._do(jobs.figures)
            self._return_abandoned()
            self._end_patience()
        if self._open and now >= self._renewed + self._seconds / _RENEWALS:
            self._renewed = now
            await self._do(jobs.stay, self._id, self._seconds)

    async def _collect(self, *, thoroughly: bool) -> None:
        """Hand out the answers that are there; see also whether all jobs are, if ``thoroughly``."""
        before = set(self._open)
        for number, said in (await self._do(jobs.collect, self._id)).items():
            job = self._open.pop(number, None)
            if job is not None and not job.said.done():
                job.said.set_result(said)
        if not thoroughly and not any(job.lane == jobs.ANALYSES for job in self._open.values()):
            return  # nobody looks how far anything else is
        found = await self._do(jobs.asked_by, self._id, reported=not thoroughly)
        for one in found:
            if one.number in self._open:
                job = self._open[one.number]
                job.waits, job.progress = one.waits, one.progress or job.progress
        if not thoroughly:
            return
        known = {one.number for one in found}
        for number in before & set(self._open) - known:  # deleted, since we were silent for so long
            self._fail(self._open[number], NoWorkersError("the job was given up"))
        unwanted = [one.number for one in found if one.number not in self._open]
        if unwanted:
            await self._do(jobs.withdraw, unwanted)

    def _return_abandoned(self) -> None:
        """Give jobs back whose workers are all gone."""
        for job in list(self._open.values()):
            if not self.has_workers(job.lane):
                self._fail(job, NoWorkersError(f"no worker does {job.lane} any more"))

    def _end_patience(self) -> None:
        """Refuse jobs that have waited for too long."""
        now = time.monotonic()
        for job in list(self._open.values()):
            if job.waits and job.patience is not None and now > job.begun + job.patience:
                self._fail(job, BusyError(self._seconds_until_served(job.lane)))

    @staticmethod
    def _fail(job: Job, error: CubotecaError) -> None:
        if not job.said.done():
            job.said.set_exception(error)


__all__ = ["LOG", "SECONDS", "Bounds", "Job", "JobQueue", "NoWorkersError"]
