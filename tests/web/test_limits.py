"""What an address may do, and what it is told when that is used up."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from cuboteca.core.texts import LANGUAGES
from cuboteca.table.errors import TooFastError
from cuboteca.web.allowance import Allowance
from cuboteca.web.app import create_app
from tests.table.play_along import until
from tests.web.test_operations import figures_of, services_in
from tests.web.visit import HERE, JSON, bearer, form, look

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("interpreted")]

ADA, BEN = "203.0.113.7", "203.0.113.8"


@asynccontextmanager
async def site(settings: Settings, **other: Any) -> AsyncIterator[Starlette]:
    app = create_app(replace(settings, **other))
    async with app.router.lifespan_context(app):
        yield app


def at(app: Starlette, address: str, language: str = "en") -> httpx.AsyncClient:
    """A browser at an address."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False),
        base_url="http://site.test",
        headers={"Accept-Language": language},
    )


async def created(client: httpx.AsyncClient, **more: str) -> httpx.Response:
    return await client.post("/tables", data=form("me", "here", **more))


async def test_tables_are_created_only_so_fast(settings: Settings) -> None:
    async with site(settings, tables_at_once=2, tables_per_minute=3) as app:
        ada = at(app, ADA)
        answers = [await created(ada) for _ in range(3)]
        others = [await created(at(app, BEN))]
        pages = {one: await created(at(app, ADA, one)) for one in LANGUAGES}
        by_api = await ada.post(
            "/api/tables", json={"game": form()["game"], "seats": [{"kind": "bot"}] * 2}
        )
        figures = figures_of(app)

    assert [one.status_code for one in [*answers, *others]] == [303, 303, 429, 303]
    assert 1 <= int(answers[2].headers["retry-after"]) <= 20
    assert "Many tables have just been created from your connection. Wait a minute" in (
        pages["en"].text.replace("\u2068", "").replace("\u2069", "")
    )
    assert len({page.text.partition("<h1")[2][:300] for page in pages.values()}) == 3
    assert (by_api.status_code, by_api.json()["error"]) == (429, "too_fast")
    assert by_api.json()["message"] == "too many tables in a short time; wait a minute"
    assert int(by_api.headers["retry-after"]) >= 1
    assert figures["cuboteca_refused_total tables"] == 5


async def test_one_address_has_only_so_many_open_tables(settings: Settings) -> None:
    async with site(settings, tables_each=2) as app:
        ada = at(app, ADA)
        answers = [await created(ada) for _ in range(3)]
        told = [await created(at(app, ADA, one)) for one in LANGUAGES]
        other = await created(at(app, BEN))
        here = [await created(at(app, "127.0.0.1")) for _ in range(3)]
        play = answers[0].headers["location"].rpartition("/")[2]
        with services_in(app).archive._administration._storage.transaction() as connection:
            connection.exec_driver_sql(f"UPDATE plays SET finished = true WHERE id = '{play}'")
        again = await created(ada)

    assert [one.status_code for one in answers] == [303, 303, 429]
    assert answers[2].headers["retry-after"] == "600"
    assert "are still open. Finish one of them" in told[0].text
    assert len({one.text.partition("<h1")[2][:300] for one in told}) == 3
    assert [one.status_code for one in [other, *here, again]] == [303] * 5


async def test_after_a_new_start_the_open_tables_of_an_address_are_known(
    settings: Settings,
) -> None:
    async with site(settings, tables_each=1) as app:
        first = await created(at(app, "2001:db8::1"))
    async with site(settings, tables_each=1) as app:
        second = await created(at(app, "2001:db8::2"))
        third = await created(at(app, "2001:db8:0:1::2"))

    assert [one.status_code for one in (first, second, third)] == [303, 429, 303]


async def test_costly_requests_are_limited_and_playing_is_not(settings: Settings) -> None:
    async with site(settings, costly_at_once=2, costly_per_minute=6) as app:
        ada = at(app, ADA)
        address = (await created(ada, hints="on")).headers["location"]
        services = services_in(app)
        table = await services.tables.table(address.rpartition("/")[2])
        while not table.is_over:
            play = table.play
            await table.act(play.to_move, table.seq, play.legal_actions()[0])
        checks = [await ada.get(f"{address}/check") for _ in range(3)]
        here = await at(app, "127.0.0.1").get(f"{address}/check")
        playing = await ada.get(address)

    assert [one.status_code for one in checks] == [200, 200, 429]
    assert 1 <= int(checks[2].headers["retry-after"]) <= 10
    assert "you can go on playing" in checks[2].text
    assert (here.status_code, playing.status_code) == (200, 200)


async def test_hints_count_as_costly_on_pages_and_for_programs(settings: Settings) -> None:
    async with site(settings, costly_at_once=1, costly_per_minute=1) as app:
        ada = at(app, ADA)
        await services_in(app).costly.take(ADA)
        address = (await created(ada, hints="on")).headers["location"]
        shown = await look(ada, address)
        asked = {"seq": shown.seq, "id": shown.action_id, "hint": "1"}
        page = await ada.post(f"{address}/act", data=asked, headers={**HERE, **JSON})
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
        made = (await ada.post("/api/tables", json={"game": form()["game"], "seats": seats})).json()
        path = f"/api/tables/{made['table']}"
        mover = (await ada.get(path)).json()["to_move"]
        headers = bearer(made["seats"][mover]["token"])
        by_api = await ada.get(f"{path}/hint", headers=headers)

    assert page.status_code == 429
    assert "Many hints, analyses and checks" in page.json()["message"]
    assert (by_api.status_code, by_api.json()["error"]) == (429, "too_fast")


async def test_an_allowance_says_when_to_ask_again() -> None:
    now = 0.0
    allowance = Allowance(2, per_minute=6, clock=lambda: now)
    for _ in range(2):
        await allowance.take("ada")
    with pytest.raises(TooFastError) as refused:
        await allowance.take("ada")
    now = 9.0
    with pytest.raises(TooFastError) as later:
        await allowance.take("ada")
    now = 10.0
    await allowance.take("ada")

    assert (refused.value.ask_again, later.value.ask_again, allowance.refused) == (10, 1, 2)


async def test_whoever_is_banned_gets_a_sentence(settings: Settings) -> None:
    async with site(settings) as app:
        services = services_in(app)
        administration = services.archive._administration
        address = (await created(at(app, BEN))).headers["location"]
        administration.ban(f"{ADA}/32", reason="spam")
        administration.ban("2001:db8::/64")
        await until(lambda: len(services.bans) == 2)
        pages = [await at(app, ADA, one).get(address) for one in LANGUAGES]
        api = await at(app, ADA).get("/api/games")
        act = await at(app, ADA).post(f"{address}/act", data={}, headers={**HERE, **JSON})
        others = [await at(app, one).get(address) for one in (BEN, "2001:db8:0:1::1")]
        neighbour = await at(app, "2001:db8::77").get("/")
        figures = figures_of(app)
        administration.lift(f"{ADA}/32")
        await until(lambda: len(services.bans) == 1)
        again = await at(app, ADA).get(address)

    assert [one.status_code for one in [*pages, api, act, neighbour]] == [403] * 6
    assert "This address was banned" in pages[0].text
    assert "spam" not in pages[0].text
    assert len({one.text.partition("<h1")[2][:200] for one in pages}) == 3
    assert api.json()["error"] == "banned"
    assert "banned" in act.json()["message"]
    assert [one.status_code for one in [*others, again]] == [200] * 3
    assert figures["cuboteca_bans"] == 2


async def test_a_ban_ends_by_itself(settings: Settings) -> None:
    async with site(settings) as app:
        bans = services_in(app).bans
        administration = services_in(app).archive._administration
        administration.ban(f"{ADA}/32", until=1.0)
        await bans.look()
        expired = len(bans)
        administration.ban(f"{ADA}/32", until=4e9)
        await bans.look()
        held = bans.hold(ADA), bans.hold(f"::ffff:{ADA}"), bans.hold(BEN), bans.hold("testclient")

    assert expired == 0
    assert held == (True, True, False, False)


async def test_only_so_many_calls_of_an_address_wait_at_a_time(settings: Settings) -> None:
    async with site(settings, sockets_each=1) as app:
        ada, ben = at(app, ADA), at(app, BEN)
        order = {"game": form()["game"], "seats": [{"kind": "human", "name": "A"}] * 2}
        table = (await ada.post("/api/tables", json=order)).json()["table"]
        known = app.state.services.tables
        path, seq = f"/api/tables/{table}/wait", (await known.table(table)).seq
        waiting = asyncio.create_task(ada.get(path, params={"after": seq}))
        async with asyncio.timeout(60):
            while not (await known.table(table)).listeners:  # noqa: ASYNC110  # polls
                await asyncio.sleep(0)
        refused = await ada.get(path, params={"after": seq})
        by_another = await ben.get(path, params={"after": seq, "seconds": 0})
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        afterwards = await ada.get(path, params={"after": seq, "seconds": 0})

    assert refused.status_code == 503
    assert refused.json()["error"] == "busy"
    assert int(refused.headers["Retry-After"]) == refused.json()["retry_after"] == 5
    assert by_another.status_code == afterwards.status_code == 200
