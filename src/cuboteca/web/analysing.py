"""Analyses of finished plays: each in a process of its own, kept with its play once it is made.

One runs at a time.  The others wait in line, where addresses take turns: who asks for several does
not make another wait for all of them.
"""

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


class TooManyOfYoursError(CubotecaError):
    """As many analyses wait for one address as may."""


class OpenPlayError(CubotecaError):
    """The play is not over."""


@dataclass(eq=False)
class Job:
    """An analysis that waits, is being made, or failed.

    Args:
        table: Whose play it is of.
        client: Address that asked for it.
    """

    table: Table
    client: str
    task: asyncio.Task[None] | None = None  # None while it waits for another one to end
    done: int = 0
    total: int = 0
    failed: bool = False

    @property
    def waits(self) -> bool:
        """Whether another one must end first."""
        return self.task is None

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
        each: So many of them may come from one address.
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
        each: int = 2,
    ) -> None:
        self._house = house
        self._effort = {"playouts": playouts} if seconds is None else {"seconds": seconds}
        self._waiting = waiting
        self._command = command or (sys.executable, "-m", "cuboteca.lab.analysing")
        self._each = each
        self._turn = 0
        self._turns: dict[str, int] = {}  # when each address in line had its last turn
        self._ending: set[asyncio.Task[None]] = set()
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

    async def start(self, table: Table, client: str = "") -> None:
        """Begin to analyse a play, unless that is done or under way.

        Args:
            table: At which it was played.
            client: Address that asks.

        Raises:
            OpenPlayError: It is not over.
            TooManyOfYoursError: As many of this address are under way as may.
            TooManyAnalysesError: Too many are under way.
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
        self._jobs.pop(table.id, None)  # one that failed: this one goes to the end of the line
        self._jobs[table.id] = Job(table, client)
        self._go_on()

    async def cancel(self, table: Table) -> None:
        """End the analysis of a play; the next in line begins at once."""
        job = self._jobs.pop(table.id, None)
        if job is None or job.task is None:
            return
        task = job.task
        task.cancel()
        self._go_on()
        await asyncio.gather(task, return_exceptions=True)

    def _under_way(self) -> list[Job]:
        """Return what runs or waits, in the order in which it was asked for."""
        return [job for job in self._jobs.values() if not job.failed]

    def _go_on(self) -> None:
        """Begin the next one unless one runs: of whoever had a turn longest ago, the oldest."""
        jobs = self._under_way()
        present = {job.client for job in jobs}
        self._turns = {one: turn for one, turn in self._turns.items() if one in present}
        if not jobs or not all(job.waits for job in jobs):
            return
        job = min(jobs, key=lambda one: self._turns.get(one.client, 0))
        self._turn += 1
        self._turns[job.client] = self._turn
        job.task = asyncio.get_running_loop().create_task(self._run(job))
        self._ending.add(job.task)
        job.task.add_done_callback(self._ending.discard)

    async def _run(self, job: Job) -> None:
        table = job.table
        try:
            body = await self._ask(table, job)
            analysis = analysis_from(body)
            await self._house.keep_analysis(table, body)
            self._remember(table, analysis)
            self._jobs.pop(table.id, None)
        except Exception as error:  # noqa: BLE001  # whatever broke, others get their turn
            LOG.warning("the analysis of table %s failed: %r", table.id, error)
            job.failed = True
            failed = [name for name, one in self._jobs.items() if one.failed]
            for name in failed[:-_KEPT]:
                del self._jobs[name]
        self._go_on()

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
        self._jobs.clear()
        tasks = list(self._ending)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
