"""The analysis of a finished play: begun by a button, in a process of its own, then kept."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import anyio
import httpx
import pytest

from cuboteca.core.texts import LANGUAGES
from cuboteca.table.seats import SeatWish
from cuboteca.web.analyses import Analyses
from tests.web.visit import GAME, HERE, JSON, create_table, look

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from cuboteca.table.table import Table
    from cuboteca.web.services import Services
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

#: Stands for the analysis: says that half is done, then waits, or answers what it should not.
_READY = "print('{}', flush=True); "
SLOW = _READY + 'import time; print(\'{"done": 1, "total": 2}\', flush=True); time.sleep(60)'
WRONG = _READY + 'print(\'{"error": "it fell asleep"}\')'
MADE = {
    "en": ("Luck and skill", "Turning points"),
    "it": ("Fortuna e abilità", "Svolte"),
    "fr": ("Chance et talent", "Tournants"),
}


async def finished(app: Starlette, reader: httpx.AsyncClient) -> str:
    """Create a table and play it to its end; return its address."""
    address = await create_table(reader, "me", "here", **{"option-rounds": "1"})
    services: Services = app.state.services
    table = await services.tables.table(address.rpartition("/")[2])
    while not table.is_over:
        play = table.play
        await table.act(play.to_move, table.seq, play.legal_actions()[0])
    return address


def analysed_by(app: Starlette, program: str, waiting: int = 1) -> Analyses:
    services: Services = app.state.services
    command = (sys.executable, "-c", program)
    services.analyses = Analyses(services.tables, None, waiting, command)
    return services.analyses


async def begin(reader: httpx.AsyncClient, address: str, **form: str) -> httpx.Response:
    return await reader.post(f"{address}/analysis", data=form, headers=HERE)


async def until(reader: httpx.AsyncClient, address: str, words: str) -> str:
    """Ask for the replay until it holds ``words``."""
    with anyio.fail_after(300):  # a search may have to be compiled first
        while True:
            html = (await reader.get(f"{address}/replay")).text
            if words in html:
                return html
            await anyio.sleep(0.05)


async def test_a_finished_play_offers_it(app: Starlette, ada: httpx.AsyncClient) -> None:
    address = await finished(app, ada)

    assert f'formaction="{address}/analysis"' in (await look(ada, address)).html
    assert f'action="{address}/analysis"' in (await ada.get(f"{address}/replay")).text


async def test_an_open_play_does_not(ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)
    answer = await begin(ada, address)

    assert "/analysis" not in (await ada.get(f"{address}/replay")).text
    assert answer.status_code == 409


@pytest.mark.compiled
async def test_it_is_made_once_and_shown_in_every_language(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    services: Services = app.state.services
    services.analyses = Analyses(services.tables, None, playouts=8)
    address = await finished(app, ada)
    answer = await begin(ada, address)
    html = await until(ada, address, 'class="curve"')

    assert (answer.status_code, answer.headers["location"]) == (303, f"{address}/replay#analysis")
    assert html.count("<polyline") == 2
    assert "data-refresh" not in html
    for language in LANGUAGES:
        page = (await reader(language).get(f"{address}/replay?at=3")).text
        assert all(word in page for word in MADE[language])
        assert 'class="now"' in page

    analysed_by(app, WRONG)  # what was made is kept with the play
    assert 'class="curve"' in (await ada.get(f"{address}/replay")).text


async def test_its_page_says_how_far_it_is_and_ends_it(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    analysed_by(app, SLOW)
    address = await finished(app, ada)
    await begin(ada, address)
    html = await until(ada, address, "50 %")

    assert 'data-refresh="2"' in html

    await begin(ada, address, stop="1")
    html = (await ada.get(f"{address}/replay")).text

    assert "<progress" not in html
    assert "Analyse the play" in html


async def test_only_who_played_may_begin_and_end_it(app: Starlette, reader: Reader) -> None:
    analyses = analysed_by(app, SLOW)
    ada, eve = reader(), reader()
    address = await finished(app, ada)
    services: Services = app.state.services
    table = await services.tables.table(address.rpartition("/")[2])
    forged = {"Cookie": f"tables={table.id}~0; seats=p0:{'x' * 32}"}
    refused = [
        await begin(eve, address),
        await eve.post(f"{address}/analysis", data={}, headers=HERE | forged),
    ]
    begun_by_eve = analyses.job(table)
    pages = [(await look(eve, address)).html, (await eve.get(f"{address}/replay")).text]
    await begin(ada, address)
    html = await until(eve, address, "50 %")
    refused.append(await begin(eve, address, stop="1"))
    job = analyses.job(table)

    assert [answer.status_code for answer in refused] == [403] * 3
    assert all("Only the players may do that" in answer.text for answer in refused)
    assert begun_by_eve is None
    assert not any(f'action="{address}/analysis"' in page for page in pages)
    assert 'name="stop"' not in html
    assert "<progress" in html
    assert job is not None
    assert job.task is not None
    assert not job.task.done()
    assert 'name="stop"' in (await ada.get(f"{address}/replay")).text
    await analyses.close()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Those who played at this table can have the play analysed"),
        ("it", "L’analisi di questa partita può chiederla chi ha giocato"),
        ("fr", "Seules les personnes qui ont joué à cette table peuvent demander"),
    ],
)
async def test_others_read_who_can_begin_it(
    app: Starlette, reader: Reader, language: str, sentence: str
) -> None:
    ada, eve = reader(), reader(language)
    address = await finished(app, ada)
    open_play = await create_table(ada)
    pages = [await eve.get(f"{one}/replay") for one in (address, open_play)]
    told = await eve.post(f"{address}/analysis", data={}, headers=HERE | JSON)

    assert [sentence in page.text for page in pages] == [True, False]
    assert sentence not in (await ada.get(f"{address}/replay")).text
    assert told.status_code == 403
    assert "message" in told.json()


async def test_one_without_end_is_ended(app: Starlette, ada: httpx.AsyncClient) -> None:
    analyses = analysed_by(app, SLOW)
    analyses._limit = 0.2
    address = await finished(app, ada)
    await begin(ada, address)
    html = await until(ada, address, "The analysis failed")

    assert "Analyse the play" in html
    assert len(analyses.queue) == 0


async def test_where_bots_played_alone_whoever_began_it_may_end_it(app: Starlette) -> None:
    analyses = analysed_by(app, SLOW)
    services: Services = app.state.services
    bots = [SeatWish("bot", level="random")] * 2
    table = (await services.tables.create(GAME, {"rounds": 1}, bots, 7)).table
    with anyio.fail_after(120):
        while not table.is_over:  # noqa: ASYNC110  # tables announce to readers, not to tests
            await anyio.sleep(0.01)
    address = f"/tables/{table.id}"
    one, other = (from_address(app, host) for host in ("10.0.0.1", "10.0.0.2"))
    offered = [f'action="{address}/analysis"' in (await look(one, address)).html]
    begun = await begin(one, address)
    offered += ['name="stop"' in (await who.get(f"{address}/replay")).text for who in (one, other)]
    refused = await begin(other, address, stop="1")
    ended = await begin(one, address, stop="1")

    assert offered == [True, True, False]
    assert [answer.status_code for answer in (begun, refused, ended)] == [303, 403, 303]
    assert analyses.job(table) is None


def from_address(app: Starlette, host: str) -> httpx.AsyncClient:
    """Return a browser somewhere else."""
    transport = httpx.ASGITransport(app, client=(host, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://site.test")


async def lined_up(app: Starlette, *clients: str, waiting: int = 8) -> tuple[Analyses, list[Table]]:
    """Let each client ask for the analysis of a play of its own."""
    analyses = analysed_by(app, SLOW, waiting)
    services: Services = app.state.services
    tables = []
    for client in clients:
        browser = from_address(app, client)
        address = await finished(app, browser)
        tables.append(await services.tables.table(address.rpartition("/")[2]))
        await analyses.start(tables[-1], client)
    return analyses, tables


def running(analyses: Analyses, tables: list[Table]) -> list[int]:
    """Return the numbers of the tables whose play is being analysed now."""
    jobs = [analyses.job(table) for table in tables]
    return [number for number, job in enumerate(jobs) if job and not job.waits]


async def test_stopping_one_makes_room_at_once(app: Starlette) -> None:
    analyses, tables = await lined_up(app, "a", "b", waiting=2)
    at_first = running(analyses, tables)
    ending = asyncio.ensure_future(analyses.cancel(tables[0]))
    await asyncio.sleep(0)  # its process is not even dead yet
    then, left = running(analyses, tables), analyses.job(tables[0])
    await analyses.start(tables[0], "c")  # the place in line is free as well
    await ending
    await analyses.cancel(tables[1])
    at_last = running(analyses, tables)
    await analyses.close()

    assert (at_first, then, left, at_last) == ([0], [1], None, [0])


async def test_a_waiting_one_that_is_stopped_leaves_the_line(app: Starlette) -> None:
    analyses, tables = await lined_up(app, "a", "b", "c")
    await analyses.cancel(tables[1])
    await analyses.cancel(tables[0])
    then = running(analyses, tables)
    await analyses.close()

    assert then == [2]


async def test_addresses_take_turns(app: Starlette) -> None:
    analyses, tables = await lined_up(app, "a", "a", "b", "b", "c")
    order = []
    for _ in tables:
        now = running(analyses, tables)
        order += now
        await analyses.cancel(tables[now[0]])
    await analyses.close()

    assert order == [0, 2, 4, 1, 3]


async def test_one_address_cannot_fill_the_line(app: Starlette) -> None:
    analyses = analysed_by(app, SLOW, 8)
    eve, ada = from_address(app, "10.0.0.1"), from_address(app, "10.0.0.2")
    answers = [await begin(eve, await finished(app, eve)) for _ in range(4)]
    others = await begin(ada, await finished(app, ada))
    await analyses.close()

    assert [answer.status_code for answer in answers] == [303, 303, 429, 429]
    assert "Two plays are already being analysed for you" in answers[2].text
    assert others.status_code == 303


async def test_a_second_one_waits_its_turn_or_is_refused(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    analyses = analysed_by(app, SLOW)
    first, second = await finished(app, ada), await finished(app, ada)
    await begin(ada, first)

    assert (await begin(ada, first)).status_code == 303  # is under way already
    assert (await begin(ada, second)).status_code == 503
    await analyses.close()


@pytest.mark.parametrize("program", [WRONG, "print('nonsense')", "print(3)", "print('{}')", ""])
async def test_one_that_fails_can_be_tried_again(
    app: Starlette, ada: httpx.AsyncClient, program: str
) -> None:
    analysed_by(app, program)
    address = await finished(app, ada)
    await begin(ada, address)
    html = await until(ada, address, "The analysis failed")

    assert "Analyse the play" in html
