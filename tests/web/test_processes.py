"""Several processes of a site: they share a port, a database, and the work, but no table."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections import Counter
from contextlib import ExitStack, asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from cuboteca.table.errors import DatabaseInUseError
from cuboteca.table.leases import Process
from cuboteca.table.storage import Storage, default_url
from cuboteca.web.addresses import listen
from cuboteca.web.connections import ConnectionLimits
from cuboteca.web.settings import Settings
from cuboteca.web.site_process import Plan, site_server
from tests.web.processes import SERVE, Visitor, both_of
from tests.web.server import serving
from tests.web.visit import bearer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.applications import Starlette

    from cuboteca.web.services import Services

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be paused here"),
]


class Here(NamedTuple):
    """A process of the site that runs in this one."""

    base: str
    services: Services

    @property
    def host(self) -> str:
        return self.base.removeprefix("http://")


@asynccontextmanager
async def _here(database: str, **other: Any) -> AsyncIterator[Here]:
    with ExitStack() as opened:
        sockets = [opened.enter_context(one) for one in listen("127.0.0.1", 0, 64)]
        settings = Settings(database, pace=0, precompile=False, **other)
        server = site_server(Plan(settings, ConnectionLimits(), "127.0.0.1"), opened)
        server.capture_signals = nullcontext  # type: ignore[method-assign,assignment]
        serving_ = asyncio.ensure_future(server.serve(sockets))
        port = sockets[0].getsockname()[1]
        while not server.started:  # noqa: ASYNC110  # nobody tells a test
            await asyncio.sleep(0.01)
        app = cast("Starlette", server.config.app)
        yield Here(f"http://127.0.0.1:{port}", app.state.services)
        server.should_exit = True
        await serving_


@asynccontextmanager
async def _visiting(*bases: str, patience: float = 60) -> AsyncIterator[list[Visitor]]:
    """Let people visit, who ask again after so many seconds without an answer."""
    alone = httpx.Limits(max_keepalive_connections=0)
    clients = [httpx.AsyncClient(base_url=base, limits=alone, timeout=patience) for base in bases]
    try:
        yield [Visitor(client) for client in clients]
    finally:
        for client in clients:
            await client.aclose()


async def test_a_table_is_the_same_whichever_process_is_asked(database: str) -> None:
    """Also by WebSocket, and when somebody takes a seat to another device."""
    async with (
        _here(database) as one,
        _here(database) as two,
        _visiting(one.base, two.base) as (ada, ben),
    ):
        created = await ada.create()
        path = f"/tables/{created['table']}"
        async with connect(f"ws://{two.host}{path}/live") as line:
            first = json.loads(await line.recv())
            await ada.act(created)
            second = json.loads(await line.recv())
            await line.send("something")
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(f"ws://{two.host}{path}/live", origin=Origin("https://evil.test")):
                pass
        ben.done = ada.done
        await ben.act(created)
        shown = [await one.until_answered("GET", f"/api{path}") for one in (ada, ben)]
        pages = [await one.client.get(path) for one in (ada, ben)]
        link = f"{path}/seat/{created['seats'][1]['token']}"
        sat = await ben.client.get(link, follow_redirects=True)
        home = await ben.client.get("/")
        token = bearer(created["seats"][0]["token"])
        code = (await ben.client.post(f"/api{path}/code", headers=token)).json()["code"]
        order = {"code": code, "token": "t" * 32}
        moved = [await one.client.post("/api/move", json=order) for one in (ben, ada)]
        wrong = await ben.client.post("/api/move", json={"code": "AAAA-AAAA"})
        large = await ben.client.post(f"{path}/act", content=b"x" * 70_000)
        assert not await ada.wrong()

    assert second["frame"] > first["frame"]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert shown[0] == shown[1]
    assert [page.status_code for page in pages] == [200, 200]
    assert sat.url.path == path
    assert path in home.text
    assert [answer.json()["token"] for answer in moved] == ["t" * 32] * 2
    assert (wrong.status_code, large.status_code) == (404, 413)


async def test_an_address_may_do_no_more_at_two_processes_than_at_one(database: str) -> None:
    slow = {"tables_at_once": 12, "tables_per_minute": 0.001, "tables_each": 5}
    order = {"game": "cubosaurs", "seats": [{"kind": "human", "name": one} for one in "AB"]}
    ada = {"X-Forwarded-For": "203.0.113.7"}  # from this computer, as a proxy would say
    async with (
        _here(database, **slow) as one,
        _here(database, **slow) as two,
        _visiting(one.base, two.base) as both,
    ):
        answers = [
            await both[number % 2].client.post("/api/tables", json=order, headers=ada)
            for number in range(20)
        ]
        refused = [here.services.allowance.refused for here in (one, two)]
        open_ = [here.services.open_tables.refused for here in (one, two)]

    assert Counter(answer.status_code for answer in answers) == {200: 5, 429: 15}
    assert (sum(open_), sum(refused)) == (12 - 5, 20 - 12)
    assert all(answer.headers["Retry-After"] for answer in answers if answer.status_code == 429)


#: What is no message of another process; the last one's text cannot be written as UTF-8.
NONSENSE = ("[", "{}", "[1]", "[" * 20_000, '["\\ud800", "", 1, "http", "x"]')


async def test_only_other_processes_may_come_in_where_they_do(tmp_path: Path) -> None:
    database = default_url(tmp_path)
    async with _here(database) as one, _visiting(one.base) as (ada,):
        created = await ada.create()
        inside = one.services.settings.internal
        path = f"/api/tables/{created['table']}"
        said = json.dumps(["guess", "203.0.113.7", 1, "https", "play.example.org"])
        answers = [
            await ada.client.get(f"http://{inside}{path}", headers=headers)
            for headers in ({}, *({"x-cuboteca-peer": text} for text in (said, *NONSENSE)))
        ]
        outside = await ada.client.get(path, headers={"x-cuboteca-peer": said})
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(f"ws://{inside}{path[4:]}/live"):
                pass

    assert {answer.status_code for answer in answers} == {403}
    assert outside.status_code == 200


async def test_whoever_is_gone_is_waited_for_a_little_and_then_replaced(tmp_path: Path) -> None:
    """Its row says that it is alive for a while yet."""
    database = default_url(tmp_path)
    async with _here(database) as one, _visiting(one.base) as (ada,):
        created = await ada.create()
        path = f"/tables/{created['table']}"
        storage = Storage(database, joins=True)
        ownership = one.services.ownership
        assert ownership is not None
        storage.retire(ownership.id)
        storage.register(Process("gone.1", "127.0.0.1:9", "s"), 60)
        storage.acquire(created["table"], "gone.1")
        ownership.doubt()
        late = await ada.client.get(f"/api{path}", headers={"Accept-Language": "en"})
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(f"ws://{one.host}{path}/live"):
                pass
        storage.retire("gone.%")
        storage.close()
        await ada.act(created)
        assert not await ada.wrong()

    assert late.status_code == 503
    assert late.headers["Retry-After"] == "2"


async def test_kills_and_pauses_lose_nothing(tmp_path: Path) -> None:
    """A short form of ``make chaos``, and what keeps the processes together."""
    database = f"sqlite:///{tmp_path}/plays.sqlite3"
    with serving(tmp_path, script=(SERVE, database, "0")) as server:
        async with _visiting(server.base, patience=3) as (ada,):
            tables = [await ada.create() for _ in range(6)]
            playing = [asyncio.ensure_future(_play(ada, one, 8)) for one in tables]
            children = await both_of(server)
            os.kill(children[0], signal.SIGSTOP)
            await asyncio.gather(*playing)  # whose tables were paused, the other one takes over
            playing = [asyncio.ensure_future(_play(ada, one, 16)) for one in tables]
            os.kill(children[0], signal.SIGCONT)
            os.kill(children[1], signal.SIGKILL)
            await asyncio.gather(*playing)
            assert not await ada.wrong()
        with pytest.raises(DatabaseInUseError, match="another server keeps its plays in"):
            Storage(database, alone=True)
        children = await both_of(server)
        server.kill()
        async with asyncio.timeout(60):
            while any(map(_is_alive, children)):  # noqa: ASYNC110  # nobody tells a test
                await asyncio.sleep(0.05)

    assert Counter(len(done) for done in ada.done.values()) == {16: 6}


async def _play(visitor: Visitor, created: dict[str, Any], count: int) -> None:
    while len(visitor.done[created["table"]]) < count:
        await visitor.act(created)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
