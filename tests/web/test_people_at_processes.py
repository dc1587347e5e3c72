"""What people say and do at one process of the site is seen at another.

Presence is in ``test_presence.py``, quick matches and a seat that two tap in ``test_lobby.py``.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect

from cuboteca.core.play_record import parse_record
from cuboteca.people import accounts, reports
from cuboteca.people.accounts import Passkey
from cuboteca.people.program_keys import keys_of, make_key, revoke_key
from cuboteca.table.seats import new_token
from tests.web.test_opening_records import line_of
from tests.web.test_processes import _here
from tests.web.test_talk import read
from tests.web.visit import JSON, bearer, form

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from websockets.asyncio.client import ClientConnection

pytestmark = pytest.mark.anyio

STRANGER = {"X-Forwarded-For": "203.0.113.9"}  # from this computer, as a proxy would say
PATIENCE = 60


async def told(line: ClientConnection, so: Callable[[Any], bool]) -> None:
    """Wait until a page is told what is wanted."""
    async with asyncio.timeout(PATIENCE):
        while not so(json.loads(await line.recv())):
            pass


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so; a process hears of what others do a moment later."""
    async with asyncio.timeout(PATIENCE):
        while not await so():  # noqa: ASYNC110  # nobody tells a test
            await asyncio.sleep(0.05)


async def say(reader: httpx.AsyncClient, table: str, **said: str) -> httpx.Response:
    return await reader.post(f"{table}/talk", data=said, headers=JSON)


async def said_by(reader: httpx.AsyncClient, path: str, text: str) -> bool:
    return text in (await reader.get(path)).text


async def id_of(reader: httpx.AsyncClient) -> str:
    return str((await reader.get("/account/export")).json()["profile"]["id"])


async def test_a_record_opened_at_one_process_is_looked_at_from_another(database: str) -> None:
    line = line_of("cubosaurs")
    async with (
        _here(database) as one,
        _here(database) as two,
        httpx.AsyncClient(base_url=one.base, timeout=PATIENCE) as ada,
        httpx.AsyncClient(base_url=two.base, timeout=PATIENCE) as ben,
    ):
        for reader in (ada, ben):  # both APIs are made in this process, which has one pydantic
            await reader.get("/api/games")
        made = [one.post("/api/records", content=line) for one in (ada, ben, ada, ben)]
        told = [answer.json() for answer in await asyncio.gather(*made)]
        paths = [f"/tables/{one['table']}" for one in told]
        records = [
            parse_record((await reader.get(f"{path}/record")).text)
            for path in paths
            for reader in (ada, ben)
        ]
        replays = [await reader.get(f"{paths[0]}/replay?at=20") for reader in (ben, ada)]
        address = (await ada.post("/tables", data=form("me", "here"))).headers["location"]
        table = await one.services.tables.table(address.split("/")[-1])
        while not table.is_over:
            await table.act(table.to_move, table.seq, table.play.legal_actions()[0])
        own = (await ben.get(f"{address}/record")).text
        again = [await reader.post("/api/records", content=own) for reader in (ada, ben)]
        refused = await ben.post("/api/records", content=line_of("cubosaurs", over=False))

    assert len(set(paths)) == 4
    assert {one["played_here"] for one in told} == {False}
    assert all(record == parse_record(line) for record in records)
    assert [answer.status_code for answer in replays] == [200, 200]
    assert {answer.json()["table"] for answer in again} == {address.split("/")[-1]}
    assert all(answer.json()["played_here"] for answer in again)
    assert refused.status_code == 422


async def test_a_key_that_is_revoked_at_one_process_opens_nothing_at_another(
    database: str,
) -> None:
    async with (
        _here(database) as one,
        _here(database) as two,
        httpx.AsyncClient(base_url=one.base, timeout=PATIENCE) as ada,
        httpx.AsyncClient(base_url=two.base, timeout=PATIENCE) as program,
    ):
        await ada.post("/tables", data=form("me", "here"))
        person = await id_of(ada)
        passkey = Passkey("p", "Phone", 0.0, None, b"c", b"k")
        people = one.services.people
        await people.change(accounts.keep_passkey, person, passkey)
        key = await people.change(make_key, person, "Robo", people.now)

        async def listed() -> int:
            return (await program.get("/api/tables", headers=bearer(key))).status_code

        async def refused() -> bool:
            return await listed() == 403

        before = await listed()
        (kept,) = await people.ask(keys_of, person)
        await people.change(revoke_key, person, kept.id)
        await until(refused)

    assert before == 200
    assert kept.used is not None


async def test_what_people_do_at_one_process_is_seen_at_another(database: str) -> None:
    async with (
        _here(database) as one,
        _here(database) as two,
        httpx.AsyncClient(base_url=one.base) as ada,
        httpx.AsyncClient(base_url=two.base) as ben,
        httpx.AsyncClient(base_url=two.base, headers=STRANGER) as cem,
    ):
        async with connect(f"ws://{two.host}/lobby/live") as lobby:
            made = await ada.post("/tables", data=form("me", "link", come="lobby"))
            table = made.headers["location"]
            await told(lobby, lambda message: table in message.get("html", ""))
            sitting = {"seat": "1", "name": "Ben", "own": new_token()}
            assert (await ben.post(f"{table}/sit", data=sitting)).status_code == 303
            await told(lobby, lambda message: f"{table}/sit" not in message.get("html", table))
        cookie = "; ".join(f"{name}={value}" for name, value in ben.cookies.items())
        live = f"ws://{two.host}{table}/live"
        async with connect(live, additional_headers={"Cookie": cookie}) as page:
            assert (await say(ada, table, text="Good day")).status_code == 200
            await told(page, lambda message: message.get("talk") == 1)
            await say(ben, table, text="To you, too")
            await told(page, lambda message: message.get("talk") == 2)
        assert (
            await read(ben, table) == await read(ada, table) == ["Ada Good day", "Ben To you, too"]
        )

        await ben.post(f"{table}/talk", data={"mute": "0"})  # his device knows it
        assert await read(ben, table) == ["Ben To you, too"]
        people = [await id_of(reader) for reader in (ada, ben)]
        await one.services.sanctions.transactions(reports.sanction, people[1], "mute", None)
        await until(lambda: _is_muted(ben, table))

        await ada.post("/account/name", data={"name": "Ada L."})
        await until(lambda: said_by(ben, f"/people/{people[0]}", "Ada L."))
        link = re.findall(r"/friends/[\w-]{32,}", (await ada.post("/friends")).text)[-1]
        assert (await ben.post(link)).status_code == 303
        friends = (await ada.get("/account/export")).json()["friends"]

        assert (await cem.get("/")).status_code == 200
        await asyncio.to_thread(one.services.administration.ban, "203.0.113.9/32")
        await until(lambda: _is_banned(cem))

    assert [friend["id"] for friend in friends] == [people[1]]


async def _is_muted(reader: httpx.AsyncClient, table: str) -> bool:
    return "muted you" in (await say(reader, table, emote="smile")).text


async def _is_banned(reader: httpx.AsyncClient) -> bool:
    return (await reader.get("/")).status_code == 403
