"""Deals and tournaments of a site with several processes."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import httpx
import pytest

from cuboteca.competition import deals, tournaments
from tests.web.test_deals import GAME, finish, ordered
from tests.web.test_people_at_processes import until
from tests.web.test_processes import _here
from tests.web.test_tournaments import FORM, own_table
from tests.web.visit import create_table

if TYPE_CHECKING:
    from tests.web.test_processes import Here

pytestmark = pytest.mark.anyio


async def _is_open(reader: httpx.AsyncClient, path: str) -> bool:
    return (await reader.get(path)).status_code == 200


async def test_a_person_who_begins_at_two_processes_has_one_attempt(database: str) -> None:
    async with (
        _here(database) as one,
        _here(database) as two,
        httpx.AsyncClient(base_url=one.base) as ada,
        httpx.AsyncClient(base_url=two.base) as there,
    ):
        path = f"/daily/{deals.day_of(one.services.tables.clock())}/{GAME}"
        await create_table(ada)  # whereby the site knows her
        there.cookies = ada.cookies
        answers = await asyncio.gather(
            *(who.post(path, data={"name": "Ada"}) for who in (ada, there) * 3)
        )
        pages = [await who.get(answers[0].headers["location"]) for who in (ada, there)]

    assert [answer.status_code for answer in answers] == [303] * 6
    assert len({answer.headers["location"] for answer in answers}) == 1
    assert [page.status_code for page in pages] == [200, 200]


async def test_a_seal_that_one_process_breaks_is_broken_at_the_other(database: str) -> None:
    async with (
        _here(database) as one,
        _here(database) as two,
        httpx.AsyncClient(base_url=one.base) as ada,
        httpx.AsyncClient(base_url=two.base) as ben,
        httpx.AsyncClient(base_url=two.base) as cem,
    ):
        match = (await ada.post("/duplicates", data=ordered())).headers["location"]
        page = (await ada.get(match)).text
        invites = re.findall(r'value="https?://[^/"]+(/tables/[^"]+)"', page)
        first, second = dict.fromkeys(invite.split("/")[2] for invite in invites)
        for invite in invites:
            async with httpx.AsyncClient(base_url=two.base) as each:
                seat, _, token = invite.rpartition("/")
                taken = await each.post(seat, data={"token": token, "name": "Ben"})
                assert taken.status_code == 303
        await _end(one, first)
        sealed = [await cem.get(f"/tables/{name}/replay") for name in (first, second)]
        await _end(one, second)
        for who in (ada, ben, cem):
            for name in (first, second):
                await until(lambda who=who, name=name: _is_open(who, f"/tables/{name}/replay"))  # type: ignore[misc]
        stands = [(await who.get(match)).text for who in (ada, cem)]

    assert [answer.status_code for answer in sealed] == [403, 403]
    assert all("Standings" in page for page in stands)


async def _end(here: Here, name: str) -> None:
    await finish(await here.services.tables.table(name))


async def test_a_round_is_drawn_once_and_played_from_both_processes(database: str) -> None:
    async with (
        _here(database) as one,
        _here(database) as two,
        httpx.AsyncClient(base_url=one.base) as ada,
        httpx.AsyncClient(base_url=two.base) as ben,
    ):
        created = await ada.post("/tournaments", data={**FORM, "rounds": "1"})
        path = created.headers["location"]
        for who, name in ((ada, "Ada"), (ben, "Ben")):
            signed_up = await who.post(path, data={"do": "sign-up", "name": name})
            assert signed_up.status_code == 303
        assert (await ada.post(path, data={"do": "start"})).status_code == 303
        runners = [here.services.tournaments for here in (one, two)]
        await asyncio.gather(*(runner.look() for runner in runners))
        own = [await own_table(who, path) for who in (ada, ben)]
        left = await ben.post(f"{own[1]}/leave", data={"do": "resign"})
        known = await runners[0].ask(tournaments.read, path.rpartition("/")[2])
        await until(lambda: _is_over(two, path))
        over = await runners[1].ask(tournaments.read, path.rpartition("/")[2])
        tables = [(await who.get(path)).text.partition("<tbody>")[2] for who in (ada, ben)]

    assert own[0] == own[1]
    assert left.status_code == 303
    assert len(known.tables) == len(over.tables) == 1
    assert [line.points for line in over.standings] == [120, 0]
    assert all(text.index("Ada") < text.index("Ben") for text in tables)


async def _is_over(here: Here, path: str) -> bool:
    known = await here.services.tournaments.ask(tournaments.read, path.rpartition("/")[2])
    return known.tournament.state == "over"
