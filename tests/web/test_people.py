"""The person behind a browser: known by a cookie, and the holder of seats on every device."""

from __future__ import annotations

import asyncio
import re
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from cuboteca.people.devices import DEVICES_TOPIC, person_of
from cuboteca.people.schema import DEVICES, PEOPLE
from cuboteca.table.errors import StorageError
from cuboteca.table.notices import tell
from cuboteca.table.schema import SEATS
from cuboteca.table.seats import hash_token, new_token
from cuboteca.table.storage import Storage
from tests.web.visit import GAME, JSON, create_by_api, create_table, form, look

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


def rows(settings: Settings, table: sa.Table) -> list[sa.RowMapping]:
    """Return what the database has in one of its tables."""
    with closing(Storage(settings.database, existing=True)) as storage, storage.moment() as read:
        return list(read.execute(sa.select(table)).mappings())


def cookie(answer: httpx.Response, name: str = "person") -> str:
    """Return the line that sets a cookie; "" if there is none."""
    lines = answer.headers.get_list("set-cookie")
    return next((line for line in lines if line.startswith(f"{name}=")), "")


async def test_whoever_only_looks_is_nobody(ada: httpx.AsyncClient, settings: Settings) -> None:
    for address in ("/", f"/new/{GAME}", f"/rules/{GAME}", "/move"):
        answer = await ada.get(address)
        assert cookie(answer) == ""

    assert rows(settings, PEOPLE) == []


async def test_creating_a_table_makes_a_person(ada: httpx.AsyncClient, settings: Settings) -> None:
    answer = await ada.post("/tables", data=form("me", "here", "bot:random"))
    token = ada.cookies["person"]
    (person,) = rows(settings, PEOPLE)
    (device,) = rows(settings, DEVICES)

    assert "HttpOnly" in cookie(answer)
    assert "SameSite=lax" in cookie(answer)
    assert "Path=/;" in cookie(answer)
    assert person["name"] == "Ada"
    assert (device["token_hash"], device["person"]) == (hash_token(token), person["id"])
    assert [seat["person"] for seat in rows(settings, SEATS)] == [person["id"], person["id"], ""]


async def test_a_second_table_is_of_the_same_person(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    await create_table(ada)
    again = await ada.post("/tables", data=form("me", "here"))

    assert cookie(again) == ""
    assert len(rows(settings, PEOPLE)) == 1
    assert len({seat["person"] for seat in rows(settings, SEATS)}) == 1


async def test_a_table_that_is_refused_makes_nobody(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    answer = await ada.post("/tables", data=form("me", "nobody"))

    assert answer.status_code == 422
    assert cookie(answer) == ""
    assert rows(settings, PEOPLE) == []


async def test_taking_a_seat_makes_a_person_once(
    ada: httpx.AsyncClient, reader: Reader, settings: Settings
) -> None:
    address = await create_table(ada, "me", "link")
    invitation = (await look(ada, address)).invites[0].rpartition("/")[2]
    taking = {"token": invitation, "name": "Ben", "own": new_token()}
    ben, lost = reader(), reader()
    first = await ben.post(f"{address}/seat", data=taking)
    again = await lost.post(f"{address}/seat", data=taking)

    assert (first.status_code, again.status_code) == (303, 303)
    assert (bool(cookie(first)), bool(cookie(again))) == (True, False)
    assert [person["name"] for person in rows(settings, PEOPLE)] == ["Ada", "Ben"]
    assert len({seat["person"] for seat in rows(settings, SEATS)}) == 2


async def test_a_person_plays_a_seat_without_its_token(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    address = await create_table(ada)
    elsewhere = reader()
    elsewhere.cookies["person"] = ada.cookies["person"]
    shown = await look(elsewhere, address)
    done = await elsewhere.post(f"{address}/act", data=shown.acting(), headers=JSON)

    assert "seats" not in elsewhere.cookies
    assert done.json()["seq"] > int(shown.seq)


@pytest.mark.parametrize("token", ["", "x", new_token(), "é" * 40, "a" * 5_000, "x" * 32])
async def test_an_unknown_token_opens_nothing(
    ada: httpx.AsyncClient, reader: Reader, token: str
) -> None:
    address = await create_table(ada)
    stranger = reader()
    answer = await stranger.get(address, headers=[(b"cookie", b"person=" + token.encode())])

    assert answer.status_code == 200
    assert 'name="action"' not in answer.text


async def test_a_seat_that_moves_is_another_persons(
    ada: httpx.AsyncClient, reader: Reader, settings: Settings
) -> None:
    address = await create_table(ada, "me", "bot:random")
    page = await ada.post(f"{address}/code", data={"seat": "0"})
    code = re.findall(r"[2-9A-Z]{4}-[2-9A-Z]{4}", page.text)[0]
    ben = reader()
    moved = await ben.post(f"{address}/move", data={"code": code, "own": new_token()})

    assert moved.status_code == 303
    assert cookie(moved)
    assert ben.cookies["person"] != ada.cookies["person"]
    assert 'name="action"' in (await ben.get(address)).text
    assert 'name="action"' not in (await ada.get(address)).text
    assert len(rows(settings, PEOPLE)) == 2


async def test_programs_are_nobody(ada: httpx.AsyncClient, settings: Settings) -> None:
    await create_table(ada)
    await create_by_api(ada)

    assert {seat["person"] for seat in rows(settings, SEATS)} == {
        "",
        rows(settings, PEOPLE)[0]["id"],
    }


@pytest.fixture
def asked(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Note what is asked of the database about people."""
    people = app.state.services.people
    noted: list[object] = []
    ask = people._transactions

    async def note(work: Callable[..., object], *args: object) -> object:
        noted.append(work)
        return await ask(work, *args)

    monkeypatch.setattr(people, "_transactions", note)
    return noted


async def test_strangers_ask_the_database_nothing(
    ada: httpx.AsyncClient, asked: list[object]
) -> None:
    for address in ("/", f"/rules/{GAME}", "/static/site.css", "/api/games"):
        await ada.get(address)

    assert asked == []


async def test_a_person_is_looked_up_once(ada: httpx.AsyncClient, asked: list[object]) -> None:
    address = await create_table(ada)
    asked.clear()
    for _ in range(5):
        await ada.get(address)

    assert asked.count(person_of) == 1


async def test_without_the_database_a_token_still_opens_its_seat(
    ada: httpx.AsyncClient, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await create_table(ada)

    async def fail(*_: object) -> None:
        raise StorageError("gone")

    monkeypatch.setattr(app.state.services.people, "_transactions", fail)
    shown = await ada.get(address)
    refused = await ada.post("/tables", data=form("me", "bot:random"))  # as a newcomer, else
    own = [await ada.get(path) for path in ("/account/export", "/plays")]  # of nobody, else

    assert 'name="action"' in shown.text
    assert [answer.status_code for answer in own] == [503, 503]
    assert (refused.status_code, cookie(refused)) == (503, "")


@pytest.mark.usefixtures("app")
async def test_what_another_process_changes_is_heard(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    address = await create_table(ada)
    del ada.cookies["seats"]
    before = (await ada.get(address)).text
    with closing(Storage(settings.database, existing=True)) as other, other.transaction() as write:
        write.execute(DEVICES.delete())
        tell(write, DEVICES_TOPIC)
    after = before
    async with asyncio.timeout(60):
        while 'name="action"' in after:
            await asyncio.sleep(0.05)
            after = (await ada.get(address)).text

    assert 'name="action"' in before
    assert 'name="action"' not in after
