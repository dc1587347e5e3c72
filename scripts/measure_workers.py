"""Measure what it costs to have workers think instead of the site.

``measure_workers.py [--moves 300] [--jobs 400]`` asks for so many moves of the heuristic policy,
one after the other, each thought about in a child process: of this process, as a site does without
workers, and then of a worker in a process of its own, by SQLite and by a PostgreSQL server of its
own.  The difference is what a move takes longer.  Then it asks for so many jobs at once, which do
nothing for 20 milliseconds, and counts how many one worker and two workers do in a second, each of
them two at a time.  It prints the figures in milliseconds and in jobs a second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["CUBOTECA_INTERPRETED"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import ABSENT, programs, running

from cuboteca.bots.questions import Question, question_of
from cuboteca.bots.workers import Workers
from cuboteca.core.chance import seeded
from cuboteca.core.fair_queue import Asker
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game
from cuboteca.table.job_queue import Bounds, JobQueue
from cuboteca.table.job_worker import JobWorker, Skill
from cuboteca.table.jobs import BOTS
from cuboteca.table.notices import Notices
from cuboteca.table.site_version import publish, this_version
from cuboteca.table.storage import Storage, default_url

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from cuboteca.core.child_processes import Message, Progress

_GAME = "cubosaurs"
_PLACES = 2  # of a worker
_REST = 0.02  # seconds that a job takes whose number is counted
_BOUNDS = Bounds(most=100_000, each=100_000, patience=None)
_ADA = Asker("ada", "table")
_WARMING_UP = 20  # moves that are not counted


async def work(url: str) -> None:
    """Be a worker."""
    notices, here = Notices(url), Workers(_PLACES, 60)
    notices.start()

    async def do(question: Message, by: Asker, _progress: Progress) -> Message:
        if "rest" in question:
            await asyncio.sleep(question["rest"])
            return {}
        return {"action": await here.decide(Question(**question), by)}

    storage = Storage(url, existing=True, durable=False)
    await JobWorker(storage, notices, this_version(), {BOTS: Skill(_PLACES, do)}).run()


@asynccontextmanager
async def site(url: str, count: int) -> AsyncIterator[JobQueue]:
    """Be a site with so many workers."""
    storage = Storage(url)
    with storage.transaction() as connection:
        publish(connection, this_version())
    notices = Notices(url)
    notices.start()
    queue = JobQueue(Storage(url, joins=True, durable=False), notices, this_version())
    queue.start()
    command = [sys.executable, __file__, "--work", url]
    workers = [await asyncio.create_subprocess_exec(*command) for _ in range(count)]
    try:
        while BOTS not in queue.lanes or queue.lanes[BOTS].workers < count:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        yield queue
    finally:
        for one in workers:
            one.kill()
            await one.wait()
        await queue.close()
        await notices.close()
        storage.close()


async def timed(ask: Callable[[], Awaitable[object]], moves: int) -> list[float]:
    """Return how many milliseconds each of so many moves took."""
    took = []
    for number in range(_WARMING_UP + moves):
        begun = time.perf_counter()
        await ask()
        if number >= _WARMING_UP:
            took.append(1_000 * (time.perf_counter() - begun))
    return took


def show(name: str, took: list[float]) -> None:
    """Print the median and the time within which 99 of 100 moves were made."""
    slowest = statistics.quantiles(took, n=100)[98]
    print(f"{name:24} median {statistics.median(took):6.1f} ms   p99 {slowest:6.1f} ms")


async def measure(name: str, fresh: Callable[[], str], moves: int, jobs: int) -> None:
    """Print the figures of one kind of database."""
    play = Play(game(_GAME), {}, 2)
    play.draw_all(sampler_of(seeded(1)))
    question = question_of(play, play.to_move, "greedy", 5)
    here = Workers(_PLACES, 60)
    show(f"here, beside {name}", await timed(lambda: here.decide(question, _ADA), moves))
    await here.close()
    for count in (1, 2):
        async with site(fresh(), count) as queue:

            async def ask(asked: Message, queue: JobQueue = queue) -> Message:
                return await queue.answer(await queue.put(BOTS, asked, _ADA, _BOUNDS))

            if count == 1:
                show(f"worker, {name}", await timed(lambda: ask(asdict(question)), moves))
            begun = time.perf_counter()
            await asyncio.gather(*(ask({"rest": _REST}) for _ in range(jobs)))
            rate = jobs / (time.perf_counter() - begun)
            print(f"{count} worker(s), {name}: {rate:.0f} jobs a second")


async def main() -> None:
    """Measure, or work."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=400)
    parser.add_argument("--work", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        await work(options.work)
        return
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        numbers = iter(range(100))
        given = options.moves, options.jobs
        await measure("SQLite", lambda: default_url(folder / str(next(numbers))), *given)
        found = programs()
        if found is None:
            print(ABSENT)
            return
        server = opened.enter_context(running(found))
        await measure("PostgreSQL", server.new, *given)


if __name__ == "__main__":
    asyncio.run(main())
