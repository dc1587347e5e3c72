"""Hints and analyses of the site, made by workers as by the site itself."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest
import sqlalchemy as sa

from cuboteca.bots.levels import searches
from cuboteca.bots.questions import question_of
from cuboteca.bots.workers import Workers
from cuboteca.core.chance import seeded
from cuboteca.core.fair_queue import TooManyOfYoursError
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game
from cuboteca.table.job_skills import skills_of
from cuboteca.table.job_worker import JobWorker
from cuboteca.table.jobs import ANALYSES, HINTS
from cuboteca.table.notices import Notices
from cuboteca.table.schema import JOBS
from cuboteca.table.seats import SeatWish
from cuboteca.table.site_version import this_version
from cuboteca.table.storage import Storage
from cuboteca.web.children import bot_workers
from tests.table.altered import altered
from tests.table.play_along import GAME, create_table, until
from tests.table.solving import WORKER, LastOfAll
from tests.web.test_analysis import SLOW, WRONG, begin, finished
from tests.web.test_analysis import until as until_shown
from tests.web.test_operations import figures_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import httpx
    from starlette.applications import Starlette

    from cuboteca.table.job_queue import JobQueue
    from cuboteca.table.job_skills import Kind
    from cuboteca.web.services import Services
    from cuboteca.web.settings import Settings

pytestmark = pytest.mark.anyio

_SEARCH = "hard"  # of the game's levels, one that searches


@pytest.fixture(autouse=True)
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuboteca.table.job_queue._LOOK", 0.2)
    monkeypatch.setattr("cuboteca.bots.workers._AT_ONCE", 60)  # on a busy machine as well


@asynccontextmanager
async def working(
    settings: Settings,
    queue: JobQueue,
    kind: Kind,
    program: str = "",
    thinkers: Workers | None = None,
) -> AsyncIterator[JobWorker]:
    """Run a worker in this process, until the site knows it; ``program`` analyses."""
    notices = Notices(settings.database)
    notices.start()
    here = thinkers or Workers(1, 60, WORKER)
    skills = skills_of([kind], 1, here, here, (sys.executable, "-c", program))
    storage = Storage(settings.database, joins=True, durable=False)
    one = JobWorker(storage, notices, this_version(), skills)
    running = asyncio.ensure_future(one.run())
    try:
        await until(lambda: queue.has_workers(kind))
        yield one
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await notices.close()
        await here.close()
        one.close()


def queue_of(app: Starlette) -> JobQueue:
    services: Services = app.state.services
    return cast("JobQueue", services.jobs)


async def test_a_hint_comes_from_a_worker(app: Starlette, settings: Settings) -> None:
    services: Services = app.state.services
    with altered(solver=LastOfAll()):
        table = (await create_table(services.tables)).table
        async with working(settings, queue_of(app), "hints") as one:
            assert figures_of(app)[f"cuboteca_workers {HINTS}"] == 1
            hint = await services.hints.hint(table, table.to_move)
            await until(lambda: one.done == 1)
        here = await services.hints.hint(table, table.to_move)

    assert hint.steps[0].notation
    assert hint is here  # once a decision, wherever it was found


@pytest.mark.compiled
async def test_a_compiled_search_plays_from_a_worker(app: Starlette, settings: Settings) -> None:
    services: Services = app.state.services
    thinkers = bot_workers(replace(settings, first_bot_seconds=600, waiting_seconds=600), 1)
    play = Play(game(GAME), {}, 2)
    play.draw_all(sampler_of(seeded(1)))
    await thinkers.decide(question_of(play, play.to_move, _SEARCH, 5))  # compiles, if need be
    wishes = [SeatWish("bot", level=_SEARCH)] * 2
    async with working(settings, queue_of(app), "bots", thinkers=thinkers) as one:
        table = (await services.tables.create(GAME, {"rounds": 1}, wishes, seed=7)).table
        async with asyncio.timeout(60):
            while one.done < 3 and not table.is_over:  # noqa: ASYNC110  # nobody tells
                await asyncio.sleep(0.05)

        assert searches(table.game, _SEARCH, 2)
        assert one.done >= 3
        assert table.event_log.stand_ins == {}  # the bots play on without the worker
        assert len(services.workers._pool.idle) == 0  # the site has not thought


async def test_an_analysis_is_made_by_a_worker_and_cancelled_there(
    app: Starlette, settings: Settings, ada: httpx.AsyncClient
) -> None:
    queue = queue_of(app)
    address = await finished(app, ada)
    async with working(settings, queue, "analyses", SLOW) as one:
        await begin(ada, address)
        await until_shown(ada, address, "50 %")
        await until(lambda: len(one._doing) == 1)
        services: Services = app.state.services
        assert len(services.analyses.queue) == 0  # none of this server's places is taken
        await begin(ada, address, stop="1")
        assert "<progress" not in (await ada.get(f"{address}/replay")).text
        await until(lambda: not one._doing)


async def test_a_worker_s_failure_is_the_analysis_s(
    app: Starlette, settings: Settings, ada: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    address = await finished(app, ada)
    async with working(settings, queue_of(app), "analyses", WRONG):
        await begin(ada, address)
        await until(lambda: "it fell asleep" in caplog.text)


async def test_an_address_has_its_share_of_analyses_with_workers_too(
    app: Starlette, settings: Settings, ada: httpx.AsyncClient
) -> None:
    services: Services = app.state.services
    tables = [(await finished(app, ada)).rpartition("/")[2] for _ in range(3)]
    first, second, third = [await services.tables.table(name) for name in tables]
    async with working(settings, queue_of(app), "analyses", SLOW):
        await asyncio.gather(*(services.analyses.start(first, "eve") for _ in range(2)))
        await services.analyses.start(second, "eve")
        with pytest.raises(TooManyOfYoursError):
            await services.analyses.start(third, "eve")
        asked = await queue_of(app)._do(_lanes)

    assert asked == [ANALYSES] * 2  # who asks twice at once asks once


def _lanes(connection: sa.Connection) -> list[str]:
    return list(connection.execute(sa.select(JOBS.c.lane)).scalars())
