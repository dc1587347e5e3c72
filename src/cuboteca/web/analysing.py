"""Analyses of finished plays: each in a process of its own, kept with its play once it is made."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cuboteca.core.errors import CubotecaError
from cuboteca.lab.analysis import Analysis, AnalysisError, analysis_from

if TYPE_CHECKING:
    from cuboteca.table.house import House
    from cuboteca.table.table import Table

LOG = logging.getLogger("cuboteca.web")

_LONGEST_LINE = 1 << 24
_KEPT = 64


class TooManyAnalysesError(CubotecaError):
    """As many analyses wait as the site takes."""


class OpenPlayError(CubotecaError):
    """The play is not over."""


@dataclass
class Job:
    """An analysis that is being made, or failed."""

    task: asyncio.Task[None] | None = None
    waits: bool = True  # for another one to end
    done: int = 0
    total: int = 0
    failed: bool = False

    @property
    def percent(self) -> int:
        """How much is done."""
        return 100 * self.done // self.total if self.total else 0


class Analyses:
    """Makes and keeps analyses, one at a time.

    Args:
        house: Keeps them with their plays.
        seconds: About so long may one take; None: see ``playouts``.
        waiting: So many may be under way or wait.
        command: What analyses; only tests give another.
        playouts: From each position, where there are no ``seconds``.
    """

    def __init__(
        self,
        house: House,
        seconds: float | None,
        waiting: int = 8,
        command: tuple[str, ...] | None = None,
        playouts: int = 64,
    ) -> None:
        self._house = house
        self._effort = {"playouts": playouts} if seconds is None else {"seconds": seconds}
        self._waiting = waiting
        self._command = command or (sys.executable, "-m", "cuboteca.lab.analysing")
        self._one = asyncio.Semaphore(1)
        self._jobs: dict[str, Job] = {}
        self._made: OrderedDict[str, Analysis] = OrderedDict()

    def job(self, table: Table) -> Job | None:
        """Return the analysis of a play that is being made, or failed."""
        return self._jobs.get(table.id)

    async def made(self, table: Table) -> Analysis | None:
        """Return the analysis of a play if it has been made."""
        if not table.is_over:
            return None
        if table.id not in self._made:
            body = await self._house.analysis(table)
            if body is None:
                return None
            try:
                self._remember(table, analysis_from(body))
            except AnalysisError:  # of another version: it can be made again
                return None
        return self._made.get(table.id)

    def _remember(self, table: Table, analysis: Analysis) -> None:
        self._made[table.id] = analysis
        while len(self._made) > _KEPT:
            self._made.popitem(last=False)

    async def start(self, table: Table) -> None:
        """Begin to analyse a play, unless that is done or under way.

        Raises:
            OpenPlayError: It is not over.
            TooManyAnalysesError: Too many are under way.
        """
        if not table.is_over:
            raise OpenPlayError("only a finished play can be analysed")
        running = [job for job in self._jobs.values() if not job.failed]
        if await self.made(table) is not None or self.job(table) in running:
            return
        if len(running) >= self._waiting:
            raise TooManyAnalysesError("many plays are being analysed; try again in a minute")
        job = Job()
        self._jobs[table.id] = job
        job.task = asyncio.get_running_loop().create_task(self._run(table, job))

    async def cancel(self, table: Table) -> None:
        """End the analysis of a play."""
        job = self._jobs.pop(table.id, None)
        if job is not None and job.task is not None:
            job.task.cancel()
            await asyncio.gather(job.task, return_exceptions=True)

    async def _run(self, table: Table, job: Job) -> None:
        try:
            async with self._one:
                job.waits = False
                body = await self._ask(table, job)
                analysis = analysis_from(body)
                await self._house.keep_analysis(table, body)
            self._remember(table, analysis)
            self._jobs.pop(table.id, None)
        except (CubotecaError, OSError, ValueError) as error:
            LOG.warning("the analysis of table %s failed: %s", table.id, error)
            job.failed = True

    async def _ask(self, table: Table, job: Job) -> dict[str, Any]:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
            start_new_session=True,  # Ctrl+C in the terminal is for the server alone
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            asked = {"record": table.record(None).as_json(), **self._effort}
            process.stdin.write(json.dumps(asked).encode())
            process.stdin.close()
            async for line in process.stdout:
                told = json.loads(line)
                if "analysis" in told:
                    return dict(told["analysis"])
                if "error" in told:
                    raise AnalysisError(str(told["error"]))
                job.done, job.total = int(told["done"]), int(told["total"])
            raise AnalysisError("its process ended without an answer")
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End all that is under way."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
