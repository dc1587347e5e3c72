"""The site as a process: killed and started again, its live line, what it imports."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.server import serving
from tests.web.visit import bearer, create_by_api, look, without_presence

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.web.server import Server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("site")) as one:
        yield one


def _client(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.base, headers={"Accept-Language": "en"})


async def _act(reader: httpx.AsyncClient, created: Any, request: str = "") -> Any:
    """Let whoever is to move take the first legal action."""
    path = f"/api/tables/{created['table']}"
    mover = (await reader.get(path)).json()["to_move"]
    headers = bearer(created["seats"][mover]["token"])
    table = (await reader.get(path, headers=headers)).json()
    order = {"seq": table["seq"], "action": table["legal"][0], "id": request or f"r{table['seq']}"}
    answer = await reader.post(f"{path}/actions", json=order, headers=headers)
    assert answer.status_code == 200, answer.text
    return mover, order, answer.json()


async def test_acknowledged_moves_survive_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with _client(server) as ada:
            created = await create_by_api(ada, "Ada", "Ben", seed=None)
            for _ in range(5):
                mover, order, done = await _act(ada, created)
            path = f"/api/tables/{created['table']}"
            before = (await ada.get(path)).json()
            log = (await ada.get(f"{path}/record")).json()
        server.kill()
    with serving(tmp_path) as server:
        async with _client(server) as ada:
            after = (await ada.get(path)).json()
            again = await ada.post(
                f"{path}/actions", json=order, headers=bearer(created["seats"][mover]["token"])
            )
            log_after = (await ada.get(f"{path}/record")).json()
            await _act(ada, created)

    assert without_presence(after) == without_presence(before)
    assert log_after == log
    assert again.json() == done


@pytest.mark.parametrize(("moves", "later"), [(1, 0.0), (4, 0.003), (9, 0.011)])
async def test_it_survives_being_killed_at_any_moment(
    tmp_path: Path, moves: int, later: float
) -> None:
    """Somewhere in a move: ``later`` seconds after so many moves were acknowledged."""
    acknowledged: list[int] = []
    with serving(tmp_path) as server:
        async with _client(server) as ada:
            created = await create_by_api(ada, "Ada", "Ben")

            async def play() -> None:
                try:
                    while True:
                        acknowledged.append((await _act(ada, created))[2]["seq"])
                except (httpx.TransportError, TypeError):
                    return

            playing = asyncio.ensure_future(play())
            async with asyncio.timeout(60):
                while len(acknowledged) < moves and not playing.done():  # noqa: ASYNC110
                    await asyncio.sleep(0.001)
            await asyncio.sleep(later)
            server.kill()
            await playing
    with serving(tmp_path) as server:
        async with _client(server) as ada:
            record = (await ada.get(f"/api/tables/{created['table']}/record")).json()

    assert len(acknowledged) >= moves
    assert len(record["events"]) >= acknowledged[-1]


def _socket(server: Server, table: str, frame: int = -1, **headers: str) -> connect:
    return connect(
        f"ws://{server.host}/tables/{table}/live?frame={frame}", additional_headers=headers
    )


async def _frame(socket: ClientConnection) -> Any:
    async with asyncio.timeout(60):
        return json.loads(await socket.recv())


async def test_everybody_at_the_table_gets_a_move_at_once(server: Server) -> None:
    async with _client(server) as ada:
        created = await create_by_api(ada)
        async with (
            _socket(server, created["table"]) as one,
            _socket(server, created["table"]) as two,
        ):
            first = [await _frame(socket) for socket in (one, two)]
            await _act(ada, created)
            second = [await _frame(socket) for socket in (one, two)]  # before any sign of life

    assert first[0] == first[1]
    assert second[0] == second[1]
    assert second[0]["frame"] > first[0]["frame"]
    assert second[0].keys() == {"frame", "html", "title", "say", "head"}
    assert second[0]["html"].startswith('<main id="table"')


async def test_each_reader_sees_the_own_seat_and_language(server: Server) -> None:
    async with _client(server) as ada, _client(server) as ben:
        created = await create_by_api(ada)
        for seat, reader in enumerate((ada, ben)):
            await reader.get(created["seats"][seat]["link"])
        cookies = [
            "; ".join(f"{c.name}={c.value}" for c in reader.cookies.jar) for reader in (ada, ben)
        ]
        async with (
            _socket(server, created["table"], Cookie=cookies[0]) as one,
            _socket(server, created["table"], Cookie=f"{cookies[1]}; language=fr") as two,
            _socket(server, created["table"]) as three,
        ):
            frames = [await _frame(socket) for socket in (one, two, three)]
        pages = [await look(reader, f"/tables/{created['table']}") for reader in (ada, ben)]

    assert len({frame["html"] for frame in frames}) == 3
    assert sum('name="action"' in frame["html"] for frame in frames) == 1
    assert bool(pages[0].actions) != bool(pages[1].actions)
    assert sum("yours" in frame["html"] for frame in frames) == 1


async def test_a_reader_who_missed_frames_gets_the_newest_alone(server: Server) -> None:
    async with _client(server) as ada:
        created = await create_by_api(ada)
        async with _socket(server, created["table"]) as socket:
            seen = (await _frame(socket))["frame"]
        for _ in range(3):
            done = (await _act(ada, created))[2]
        async with _socket(server, created["table"], seen) as socket:
            newest = await _frame(socket)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(socket.recv(), 0.2)
        async with _socket(server, created["table"], newest["frame"]) as socket:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(socket.recv(), 0.2)

    assert f'name="seq" value="{done["seq"]}"' in newest["html"]


async def test_no_other_site_may_listen_in(server: Server) -> None:
    async with _client(server) as ada:
        created = await create_by_api(ada)
    with pytest.raises(InvalidStatus, match="403"):
        async with _socket(server, created["table"], Origin="https://evil.test"):
            pass
    for origin in (server.base.replace("http", "https"), "http://127.0.0.1"):
        with pytest.raises(InvalidStatus, match="403"):
            async with _socket(server, created["table"], Origin=origin):
                pass
    async with _socket(server, created["table"], Origin=server.base) as socket:
        assert await _frame(socket)


async def test_a_proxy_on_this_computer_says_which_scheme_people_use(server: Server) -> None:
    secure = server.base.replace("http", "https")
    async with _client(server) as ada:
        created = await create_by_api(ada)
        answers = [
            await ada.post("/settings", data={"theme": "dark"}, headers={"Origin": secure} | more)
            for more in ({}, {"X-Forwarded-Proto": "https"})
        ]
    forwarded = {"X-Forwarded-Proto": "https", "Origin": secure}
    async with _socket(server, created["table"], -1, **forwarded) as socket:
        assert await _frame(socket)

    assert [answer.status_code for answer in answers] == [403, 303]
    assert "Secure" in answers[1].headers["set-cookie"]


async def test_no_line_is_opened_for_what_makes_no_sense(server: Server) -> None:
    async with _client(server) as ada:
        created = await create_by_api(ada)
    with pytest.raises(InvalidStatus, match="403"):
        async with _socket(server, created["table"], 10**3_000):
            pass
    with pytest.raises(InvalidStatus, match="403"):
        async with _socket(server, created["table"], Origin="http://["):
            pass


@pytest.mark.parametrize("table", ["nothing", "%00", "%ed%a0%80"])
async def test_an_unknown_table_has_no_line(server: Server, table: str) -> None:
    async with _socket(server, table) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("said", ["", "{}", "\0", b"", b"\xff\0", "x" * 60_000])
async def test_whoever_says_anything_is_let_go(server: Server, said: str | bytes) -> None:
    async with _client(server) as ada:
        created = await create_by_api(ada)
        async with _socket(server, created["table"]) as socket:
            await _frame(socket)
            await socket.send(said)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


async def _shout(socket: ClientConnection) -> None:
    for _ in range(3):
        await socket.send("x" * 100_000)
        await socket.recv()


async def test_whoever_says_too_much_is_let_go(server: Server) -> None:
    async with _client(server) as ada:
        created = await create_by_api(ada)
        async with _socket(server, created["table"]) as socket:
            await _frame(socket)
            with pytest.raises(ConnectionClosed):
                await _shout(socket)
        assert (await ada.get("/api/health")).status_code == 200


async def test_it_stops_politely(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with _client(server) as ada:
            created = await create_by_api(ada, "bot", "bot")
            await ada.get(f"/api/tables/{created['table']}")
            async with _socket(server, created["table"]) as socket:
                await _frame(socket)
                code = await asyncio.to_thread(server.stop)

    assert code == 0


async def test_it_starts_and_serves_without_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONWARNINGS", "error::DeprecationWarning,error::UserWarning")
    with serving(tmp_path) as server:
        async with _client(server) as ada:
            created = await create_by_api(ada)
            async with _socket(server, created["table"]) as socket:
                assert await _frame(socket)
        code = await asyncio.to_thread(server.stop)

    assert (code, capfd.readouterr().err) == (0, "")


def test_the_site_never_imports_the_compiler() -> None:
    script = (
        "import sys; from cuboteca.web.app import create_app; "
        "from cuboteca.games import all_games; all_games(); "
        "sys.exit(any(name.split('.')[0] in {'numba', 'llvmlite'} for name in sys.modules))"
    )

    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_a_port_in_use_is_told(server: Server, tmp_path: Path) -> None:
    port = server.base.rpartition(":")[2]
    script = (
        "from pathlib import Path; import sys; from cuboteca.cli.serve import serve; "
        f"serve(port={port}, data=Path(sys.argv[1]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=False
    )

    assert done.returncode != 0
    assert f"127.0.0.1:{port}" in done.stderr
