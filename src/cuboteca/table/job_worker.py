"""A worker: it takes jobs from the database, has them done, and answers.

It gets nothing of a table but the question that a child process of the site would get.  Whoever
asked is told at once; if nobody wants the answer any more, the work is given up.  A worker that was
silent for too long, because it was paused or could not reach the database, has lost its jobs to the
others: it drops them and begins anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cuboteca.core.errors import CubotecaError
from cuboteca.table import jobs
from cuboteca.table.errors import StorageError
from cuboteca.table.job_failures import failure_message
from cuboteca.table.job_queue import SECONDS
from cuboteca.table.site_version import OtherVersionError, published
from cuboteca.table.transactions import Transactions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.core.fair_queue import Asker
    from cuboteca.table.jobs import Taken
    from cuboteca.table.notices import Notices
    from cuboteca.table.site_version import SiteVersion
    from cuboteca.table.storage import Storage


LOG = logging.getLogger("cuboteca.table")

_RENEWALS = 3  # in the time after which a silent worker is taken for dead
_LOOK = 5.0  # seconds between two looks for jobs without a notice
_BETWEEN = 0.2  # seconds between two looks whether a job is still wanted
_AGAIN = 1.0  # seconds until something is tried again, where the database does not work


class Do(Protocol):
    """Does jobs of one lane."""

    async def __call__(self, question: Message, by: Asker, progress: Progress, /) -> Message:
        """Return the answer; any error is told to whoever asked."""
        ...


class Skill(NamedTuple):
    """What a worker can do.

    Attributes:
        places: How many such jobs at once.
        do: Does one.
    """

    places: int
    do: Do


class JobWorker:
    """Does jobs until it is stopped.

    Args:
        storage: Of the site; nobody else uses it.
        notices: Of the same database.
        version: Of this program.
        skills: What it can do, by lane.
        seconds: After which it is taken for dead if it is silent.

    Attributes:
        done: How many jobs it has answered.
        late: How many answers came too late.
    """

    def __init__(
        self,
        storage: Storage,
        notices: Notices,
        version: SiteVersion,
        skills: Mapping[str, Skill],
        seconds: float = SECONDS,
    ) -> None:
        self.done = self.late = 0
        self._notices = notices
        self._version = version
        self._skills = skills
        self._seconds = seconds
        self._digest = ""
        self._name = secrets.token_hex(8)
        self._lives = 0
        self._doing: dict[tuple[int, int], asyncio.Task[None]] = {}  # by number and epoch
        self._unknown: set[tuple[int, int]] = set()
        self._reports: set[asyncio.Task[None]] = set()
        self._works = True
        self._ask = Transactions(storage, "cuboteca-worker")

    @property
    def id(self) -> str:
        """Id of this worker, another one after each time it was taken for dead."""
        return f"{self._name}.{self._lives}"

    async def check_version(self) -> None:
        """Make sure that this program fits the site.

        Raises:
            OtherVersionError: It does not.
            StorageError: The database does not work.
        """
        found = await self._ask(published)
        if found is None:
            raise OtherVersionError("no site has been started on this database yet; start it first")
        found.check(self._version)
        self._digest = found.digest

    async def run(self) -> None:
        """Do jobs until this is cancelled; then hand back what is not done.

        Raises:
            OtherVersionError: The site is, or has become, of another version.
            StorageError: The database did not work at the beginning.
        """
        await self.check_version()
        await self._register()
        tasks = [asyncio.ensure_future(self._keep())]
        tasks += [asyncio.ensure_future(self._serve(lane)) for lane in self._skills]
        tasks.append(asyncio.ensure_future(self._heed()))
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._drop()
            with contextlib.suppress(StorageError):  # else its jobs wait a little longer
                await self._ask(jobs.retire, self.id)

    def close(self) -> None:
        """Close the database."""
        self._ask.close()

    async def _register(self) -> None:
        self._lives += 1
        lanes = {lane: skill.places for lane, skill in self._skills.items()}
        await self._ask(jobs.register, self.id, lanes, self._seconds)

    # staying alive

    async def _keep(self) -> None:
        """Stay alive in the eyes of the others, and look for those who did not."""
        while True:
            await asyncio.sleep(self._seconds / _RENEWALS if self._works else _AGAIN)
            try:
                if not await self._ask(jobs.renew, self.id, self._seconds):
                    await self._begin_anew()
                if await self._ask(jobs.has_expired):
                    await self._ask(jobs.expire)
                await self.check_version()
                await self._return_unknown()
            except StorageError as error:
                self._tell(error)
            else:
                self._works = True

    async def _begin_anew(self) -> None:
        LOG.warning("this worker was silent for too long; others have its jobs now")
        await self._drop()
        await self._register()

    async def _drop(self) -> None:
        """Give up everything that is being done."""
        tasks = list(self._doing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _return_unknown(self) -> None:
        """Hand back jobs that the database says are ours, where we were not told so."""
        held = await self._ask(jobs.held_by, self.id)
        unknown = held - set(self._doing)
        for number, epoch in unknown & self._unknown:
            await self._ask(jobs.hand_back, number, epoch)
        self._unknown = unknown

    async def _heed(self) -> None:
        """Give up what nobody wants any more."""
        with self._notices.listening(jobs.topic_of_worker(self.id)) as listener:
            while True:
                await listener.wait(_LOOK)
                if self._doing:
                    with contextlib.suppress(StorageError):
                        await self._drop_unwanted()
                    await asyncio.sleep(_BETWEEN)

    async def _drop_unwanted(self) -> None:
        before = set(self._doing)
        held = await self._ask(jobs.held_by, self.id)
        for key in before - held:
            if key in self._doing:
                self._doing[key].cancel()

    def _tell(self, error: StorageError) -> None:
        if self._works:
            LOG.warning("the database does not work, which is tried again: %s", error)
        self._works = False

    # doing jobs

    async def _serve(self, lane: str) -> None:
        """Do the jobs of a lane, as many at once as there are places."""
        skill = self._skills[lane]
        busy: set[asyncio.Task[None]] = set()
        topics = jobs.topic_of_jobs(lane), jobs.WORKERS_TOPIC  # this one may begin anew
        with self._notices.listening(*topics) as listener:
            listener.hurries = True
            while True:
                taken = await self._take(lane) if len(busy) < skill.places else None
                if taken is None:
                    await listener.wait(_LOOK if self._works else _AGAIN)
                    continue
                key = taken.number, taken.epoch
                task = self._doing[key] = asyncio.ensure_future(self._do(taken, skill.do))
                busy.add(task)

                def ended(task: asyncio.Task[None], key: tuple[int, int] = key) -> None:
                    self._doing.pop(key, None)
                    busy.discard(task)
                    listener.hear()

                task.add_done_callback(ended)

    async def _take(self, lane: str) -> Taken | None:
        try:
            return await self._ask(jobs.take, lane, self.id, self._digest)
        except jobs.LostError:  # the next renewal finds it out too
            return None
        except StorageError as error:
            self._tell(error)
            return None

    async def _do(self, taken: Taken, do: Do) -> None:
        begun = time.monotonic()

        def progress(said: Message) -> None:
            task = asyncio.ensure_future(self._report(taken, said))
            self._reports.add(task)
            task.add_done_callback(self._reports.discard)

        try:
            said = await do(taken.question, taken.by, progress)
        except CubotecaError as error:
            said = failure_message(error)
        except Exception as error:
            LOG.exception("a job failed because of a bug")
            said = failure_message(error)
        await self._answer(taken, said)
        LOG.info("did job %d in %.2f seconds", taken.number, time.monotonic() - begun)

    async def _report(self, taken: Taken, said: Message) -> None:
        with contextlib.suppress(StorageError):
            await self._ask(jobs.report, taken, said)

    async def _answer(self, taken: Taken, said: Message) -> None:
        """Answer, again and again until the database takes it or says that it is too late."""
        while True:
            try:
                accepted = await self._ask(jobs.answer, taken, said)
            except StorageError as error:
                self._tell(error)
                await asyncio.sleep(_AGAIN)
                continue
            if accepted:
                self.done += 1
            else:
                self.late += 1
                LOG.info("job %d was another's or nobody's when it was done", taken.number)
            return


__all__ = ["LOG", "Do", "JobWorker", "Skill"]
