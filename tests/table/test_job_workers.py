"""Whoever asks and whoever does jobs: answers, withdrawals, silence, and a site without workers."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
import sqlalchemy as sa

from cuboteca.bots.questions import Question, question_of
from cuboteca.bots.workers import PreparingError
from cuboteca.core.chance import seeded
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.fair_queue import Asker, BusyError, TooManyOfYoursError
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game
from cuboteca.table import jobs
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.errors import StorageError
from cuboteca.table.job_queue import Bounds, JobQueue, NoWorkersError
from cuboteca.table.job_worker import JobWorker, Skill
from cuboteca.table.jobs import BOTS, HINTS, lane_of_bot
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.notices import Notices
from cuboteca.table.schema import JOBS, PLAYS
from cuboteca.table.seats import SeatWish
from cuboteca.table.site_version import OtherVersionError, SiteVersion, publish, published
from cuboteca.table.storage import Storage, default_url
from cuboteca.table.tables import Tables
from cuboteca.table.thinking import Thinking
from tests.table.conftest import Thinkers
from tests.table.play_along import GAME, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cuboteca.bots.workers import Workers
    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.table.bot_runner import Thinkers as AnyThinkers
    from cuboteca.table.job_worker import Do
    from tests.postgres import Postgres

pytestmark = pytest.mark.anyio

VERSION = SiteVersion("1.0", 1, {"pig": 3})
BOUNDS = Bounds(most=10, each=3, patience=60)
ADA = Asker("ada", "t")
_SILENT = 6.0  # seconds after which somebody counts as dead; a busy machine may stop for some


@pytest.fixture(autouse=True)
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuboteca.table.job_queue._LOOK", 0.2)
    monkeypatch.setattr("cuboteca.table.job_queue._IDLE_LOOK", 0.2)


class Toy:
    """Does jobs: answers a question's number, or waits until it may."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[Message] = []
        self.given_up = 0

    async def __call__(self, question: Message, _by: Asker, progress: Progress) -> Message:
        self.asked.append(question)
        progress({"done": 1, "total": 2})
        if "error" in question:
            raise question["error"] and ERRORS[question["error"]]
        if question.get("wait"):
            try:
                await self.go.wait()
            except asyncio.CancelledError:
                self.given_up += 1
                raise
        return {"action": question["number"]}


ERRORS = {
    "late": WorkerError("it fell asleep", "late"),
    "preparing": PreparingError(7),
    "bug": ZeroDivisionError("a bug"),
}


@asynccontextmanager
async def site(database: str) -> AsyncIterator[JobQueue]:
    """Be a process of the site."""
    Storage(database).close()
    notices = Notices(database)
    notices.start()
    queue = JobQueue(Storage(database, joins=True, durable=False), notices, VERSION, _SILENT)
    queue.start()
    while await queue._do(published) is None:  # noqa: ASYNC110  # nobody tells a test
        await asyncio.sleep(0.01)
    try:
        yield queue
    finally:
        await queue.close()
        await notices.close()


class Working:
    """A worker in this process."""

    def __init__(self, database: str, lanes: dict[str, tuple[int, Do]]) -> None:
        self.notices = Notices(database)
        self.notices.start()
        storage = Storage(database, joins=True, durable=False)
        skills = {lane: Skill(*skill) for lane, skill in lanes.items()}
        self.worker = JobWorker(storage, self.notices, VERSION, skills, _SILENT)
        self.task = asyncio.ensure_future(self.worker.run())

    async def stop(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError, OtherVersionError):
            await self.task


@asynccontextmanager
async def working(
    database: str, do: Do, lane: str = BOTS, places: int = 1
) -> AsyncIterator[Working]:
    one = Working(database, {lane: (places, do)})
    try:
        yield one
    finally:
        await one.stop()
        await one.notices.close()
        one.worker.close()


async def known(queue: JobQueue, lane: str = BOTS, count: int = 1) -> None:
    await until(lambda: lane in queue.lanes and queue.lanes[lane].workers == count)


async def ask(queue: JobQueue, lane: str = BOTS, **question: Any) -> Message:
    return await queue.answer(await queue.put(lane, question, ADA, BOUNDS))


async def test_jobs_are_done_and_nothing_of_them_stays(database: str) -> None:
    toy = Toy()
    async with site(database) as queue, working(database, toy, places=2) as ada:
        await known(queue)
        answers = await asyncio.gather(*(ask(queue, number=one) for one in range(3)))
        await until(lambda: ada.worker.done == 3)
        left = await queue._do(jobs.asked_by, queue._id)

    assert [one["action"] for one in answers] == [0, 1, 2]
    assert left == []
    assert ada.worker.late == 0


async def test_without_a_worker_nothing_is_asked(url: str) -> None:
    async with site(url) as queue, working(url, Toy(), HINTS):
        await known(queue, HINTS)
        with pytest.raises(NoWorkersError):
            await ask(queue, BOTS, number=1)


@pytest.mark.parametrize(
    ("why", "error"), [("late", WorkerError), ("preparing", PreparingError), ("bug", WorkerError)]
)
async def test_a_failure_is_what_it_was(url: str, why: str, error: type[WorkerError]) -> None:
    async with site(url) as queue, working(url, Toy()):
        await known(queue)
        with pytest.raises(error) as failed:
            await ask(queue, error=why)

    assert failed.value.failing == {"late": "late", "preparing": "unready", "bug": "failed"}[why]
    assert str(failed.value) != "a bug"
    if isinstance(failed.value, PreparingError):
        assert failed.value.seconds == 7


async def test_what_nobody_wants_any_more_is_given_up(database: str) -> None:
    toy = Toy()
    async with site(database) as queue, working(database, toy):
        await known(queue)
        asked = asyncio.ensure_future(ask(queue, wait=True, number=1))
        await until(lambda: bool(toy.asked))
        asked.cancel()
        await until(lambda: toy.given_up == 1)

        assert (await ask(queue, number=2))["action"] == 2


async def test_it_says_how_far_it_is(url: str) -> None:
    toy = Toy()
    async with site(url) as queue, working(url, toy):
        await known(queue)
        job = await queue.put(BOTS, {"wait": True, "number": 1}, ADA, BOUNDS)
        await until(lambda: job.progress == {"done": 1, "total": 2})
        assert not job.waits
        toy.go.set()
        assert (await queue.answer(job))["action"] == 1


async def test_a_client_has_its_share_and_patience_ends(url: str) -> None:
    toy = Toy()
    async with site(url) as queue, working(url, toy):
        await known(queue)
        first = await queue.put(BOTS, {"wait": True, "number": 1}, ADA, BOUNDS)
        await until(lambda: bool(toy.asked))
        short = replace(BOUNDS, patience=0.1)
        second = await queue.put(BOTS, {"number": 2}, ADA, short)
        third = await queue.put(BOTS, {"number": 3}, ADA, BOUNDS)
        with pytest.raises(TooManyOfYoursError):
            await queue.put(BOTS, {"number": 4}, ADA, BOUNDS)
        with pytest.raises(BusyError):
            await queue.answer(second)
        toy.go.set()

        assert (await queue.answer(first))["action"] == 1
        assert (await queue.answer(third))["action"] == 3


async def test_a_worker_that_stops_hands_back(url: str) -> None:
    slow, quick = Toy(), Toy()
    quick.go.set()
    async with site(url) as queue, working(url, slow) as ada:
        await known(queue)
        asked = asyncio.ensure_future(ask(queue, wait=True, number=1))
        await until(lambda: bool(slow.asked))
        async with working(url, quick):
            await known(queue, count=2)
            await ada.stop()

            assert (await asked)["action"] == 1
        assert slow.given_up == 1


async def test_the_last_worker_s_jobs_come_back(url: str) -> None:
    toy = Toy()
    async with site(url) as queue, working(url, toy) as ada:
        await known(queue)
        asked = asyncio.ensure_future(ask(queue, wait=True, number=1))
        await until(lambda: bool(toy.asked))
        await ada.stop()
        with pytest.raises(NoWorkersError):
            await asked
        assert not queue.has_workers(BOTS)


async def test_a_worker_that_was_paused_has_lost_its_job(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    slow, quick = Toy(), Toy()
    quick.go.set()
    async with site(database) as queue, working(database, slow) as ada:
        await known(queue)
        asked = asyncio.ensure_future(ask(queue, wait=True, number=1))
        await until(lambda: bool(slow.asked))
        async with working(database, quick):
            await known(queue, count=2)
            await queue._do(jobs.renew, ada.worker.id, -1)  # as if it had been silent for long
            assert (await asked)["action"] == 1
            await until(lambda: "silent for too long" in caplog.text)
            await known(queue, count=2)
        slow.go.set()
        assert (await ask(queue, number=2))["action"] == 2

    assert slow.given_up == 1


async def test_another_version_is_refused(url: str) -> None:
    Storage(url).close()
    storage = Storage(url, joins=True)
    worker = JobWorker(storage, Notices(url), VERSION, {})
    with pytest.raises(OtherVersionError, match="no site has been started"):
        await worker.check_version()
    for other, told in [
        (replace(VERSION, program="2.0"), "the site runs Cuboteca 2.0, this is 1.0"),
        (replace(VERSION, protocol=2), "the site asks by protocol 2"),
        (replace(VERSION, rules={"pig": 4}), "plays 'pig' by rules version 4, this program by 3"),
        (replace(VERSION, rules={"cow": 1}), "the game 'cow', which is not installed here"),
    ]:
        with storage.transaction() as connection:
            publish(connection, other)
        with pytest.raises(OtherVersionError, match=told):
            await worker.check_version()
    worker.close()


async def test_a_worker_ends_when_the_site_becomes_another(url: str) -> None:
    async with site(url) as queue, working(url, Toy()) as ada:
        await known(queue)
        await queue._do(publish, replace(VERSION, program="2.0"))
        with pytest.raises(OtherVersionError):
            await ada.task
        await until(lambda: not queue.has_workers(BOTS))


def _down(*_: object) -> Any:
    raise OSError("the network is down")


async def test_while_the_database_does_not_work_the_site_thinks_by_itself(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = Toy()
    async with site(url) as queue, working(url, toy):
        await known(queue)
        asked = asyncio.ensure_future(ask(queue, wait=True, number=1))
        await until(lambda: bool(toy.asked))
        with monkeypatch.context() as patch:
            patch.setattr(queue._do._storage._engine, "begin", _down)
            with pytest.raises(NoWorkersError):
                await asked
        await known(queue)
        toy.go.set()

        assert (await ask(queue, number=2))["action"] == 2


async def test_a_job_holds_the_question_of_a_child_process_and_nothing_else(database: str) -> None:
    """What a question may hold, ``tests/leaks`` compares; here it is all that stands in the row."""
    play = Play(game(GAME), {}, 2)
    play.draw_all(sampler_of(seeded(1)))
    question = question_of(play, play.to_move, "hard", 5)
    toy = Toy()
    async with site(database) as queue, working(database, toy):
        await known(queue)
        asked = {**asdict(question), "number": 1, "wait": True}
        job = await queue.put(BOTS, asked, Asker("203.0.113.7", "table"), BOUNDS)
        await until(lambda: bool(toy.asked))
        (row,) = await queue._do(lambda one: one.execute(JOBS.select()).mappings().all())
        queue.withdraw(job)

    assert toy.asked == [asked]
    assert {name: row[name] for name in ("lane", "client", "play", "version", "question")} == {
        "lane": BOTS,
        "client": "203.0.113.7",
        "play": "table",
        "version": VERSION.digest,
        "question": asked,
    }
    assert set(row) == {
        *("number", "lane", "client", "play", "version", "question", "asker", "asked"),
        *("worker", "epoch", "tries", "progress", "answer"),
    }


async def test_a_play_is_the_same_wherever_its_bots_think(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuboteca.table.thinking.own_bots", lambda: ("greedy",))
    here, there = Thinkers(), Thinkers()

    async def move(question: Message, by: Asker, _progress: Progress) -> Message:
        return {"action": await there.decide(Question(**question), by)}

    async with site(database) as queue, working(database, move, lane_of_bot("greedy")):
        await known(queue, lane_of_bot("greedy"))
        plays = []
        sides: list[tuple[str, AnyThinkers]] = [
            (default_url(tmp_path / "alone"), here),
            (database, Thinking(cast("Workers", here), queue, BOUNDS)),
        ]
        for url, thinkers in sides:
            tables = Tables(LogWriter(Storage(url)), BotRunner(thinkers, pace=0))
            wishes = [SeatWish("bot", level="greedy")] * 2
            table = (await tables.create(GAME, {"rounds": 1}, wishes, seed=7)).table
            async with asyncio.timeout(60):
                while not table.is_over:  # noqa: ASYNC110  # tables announce to readers
                    await asyncio.sleep(0.01)
            plays.append(list(table.play.events))
            await tables.close()

    assert plays[0] == plays[1]
    assert [one.seed for one in here.questions] == [one.seed for one in there.questions]
    assert here.questions == there.questions  # nothing else goes to a worker


_PAGE = Path(__file__).parents[2] / "docs" / "operations.md"


async def test_a_worker_needs_no_right_to_read_plays(postgres: Postgres) -> None:
    """The rights are those of the documents, word for word."""
    database = postgres.new()
    rights = _PAGE.read_text("utf-8").partition("```sql\n")[2].partition("```")[0]
    with closing(Storage(database)) as storage, storage.transaction() as connection:
        for statement in filter(str.strip, rights.split(";")):
            connection.exec_driver_sql(statement)
    own = str(sa.make_url(database).set(username="thinker").render_as_string())
    toy = Toy()
    async with site(database) as queue, working(own, toy) as ada:
        await known(queue)
        assert (await ask(queue, number=1))["action"] == 1
        asked = asyncio.ensure_future(ask(queue, number=2, wait=True))
        await until(lambda: len(toy.asked) == 2)
        await ada.worker._ask(jobs.renew, ada.worker.id, -1)
        await ada.worker._ask(jobs.expire)
        toy.go.set()
        with suppress(NoWorkersError):
            await asked
        with pytest.raises(StorageError, match="permission denied"):
            await ada.worker._ask(lambda one: one.execute(PLAYS.select()).all())
