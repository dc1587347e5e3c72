"""Measure how the site answers while many connections keep it waiting, or much makes it think.

``load.py thinking [--seconds 60] [--people 10]`` is the second of these (``load_thinking.py``).
``load.py tables [--tables 1000] [--eyes 4] [--rate 200] [--workers 1] [--database sqlite]``
measures live tables (``load_tables.py``).  The rest of this page is about the first.

``load.py [--hostile 2000] [--seconds 60] [--people 10] [--files N]`` serves the site from a folder
of its own and lets people play there: each opens a new connection for every request, looks at the
table and acts.  First they are alone, then there are hostile connections, a fifth of each kind, and
each that the server ends is opened again at once:

- heads that trickle, a byte a second;
- bodies that trickle in the same way;
- half-open ones, which say nothing;
- live lines that say nothing and answer no ping;
- ones that ask for much and never read.

It prints what people had to wait, and exits with 1 if the slowest hundredth waited 200 ms or more,
or if anybody was not served.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from load_tables import MADE_READY, prepared
from load_tables import measure as measure_tables
from load_thinking import install_sleepy
from load_thinking import measure as measure_thinking
from tests.postgres import ABSENT, programs, running

from cuboteca.table.storage import default_url

_MOST = 0.2  # seconds that the slowest hundredth may wait
_PAUSE = 0.3  # seconds between two requests of a person
_WARM_UP = 5.0  # seconds before anything is measured
_RAMP = 0.005  # seconds between two new hostile connections
_PATIENCE = 30.0
_PACE = 0.7  # the usual one
_TABLES = 11  # that hostile live lines are at; a table has 200 at most

_HEAD = "GET / HTTP/1.1\r\nHost: {host}\r\nX-Slow: "
_BODY = (
    "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    "Content-Length: 60000\r\n\r\n{{"
)
_LINE = (
    "GET /tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
_FILE = "GET /static/site.css HTTP/1.1\r\nHost: {host}\r\n\r\n"

#: What is sent at first, whether bytes then trickle, and whether anything is read, by kind.
_KINDS = {
    "slow heads": (_HEAD, True, True),
    "slow bodies": (_BODY, True, True),
    "half-open": ("", False, True),
    "idle live lines": (_LINE, False, True),
    "never reading": (_FILE * 200, False, False),
}


# hostile connections, in a process of their own


class Wasting(asyncio.Protocol):
    """One hostile connection.

    Args:
        sent: What it sends at first.
        trickles: Whether it goes on, a byte a second.
        reads: Whether it reads.
        ended: Is set when the server ends it.
    """

    def __init__(self, sent: bytes, ended: asyncio.Event, *, trickles: bool, reads: bool) -> None:
        self._sent = sent
        self._trickles = trickles
        self._reads = reads
        self._ended = ended
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send what it has to say."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._sent)
        if not self._reads:
            transport.pause_reading()
        if self._trickles:
            self._trickle()

    def _trickle(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"x")
            asyncio.get_running_loop().call_later(1, self._trickle)

    def connection_lost(self, _error: Exception | None) -> None:
        """Tell that it is over."""
        self._ended.set()


async def waste(kind: str, host: str, table: str, opened: dict[str, int]) -> None:
    """Keep one connection of a kind open for ever."""
    text, trickles, reads = _KINDS[kind]
    sent = text.format(host=host, table=table).encode()
    name, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    while True:
        ended = asyncio.Event()
        with contextlib.suppress(OSError):
            sock = socket.socket()
            sock.setblocking(False)
            if not reads:
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            await loop.sock_connect(sock, (name, int(port)))
            one = Wasting(sent, ended, trickles=trickles, reads=reads)
            await loop.create_connection(lambda one=one: one, sock=sock)
            opened[kind] += 1
            await ended.wait()
        await asyncio.sleep(0.05)


async def waste_all(host: str, tables: list[str], count: int) -> None:
    """Open the hostile connections, say so, and go on until the input ends."""
    opened = dict.fromkeys(_KINDS, 0)
    kinds = list(_KINDS)
    tasks = []
    for number in range(count):
        kind = kinds[number % len(kinds)]
        table = tables[number % len(tables)]
        tasks.append(asyncio.create_task(waste(kind, host, table, opened)))
        await asyncio.sleep(_RAMP)
    print(json.dumps(opened), flush=True)
    await asyncio.to_thread(sys.stdin.read)
    print(json.dumps(opened), flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# people


class People:
    """People who play at tables of their own, and what they had to wait.

    Args:
        client: Asks the site, over a new connection each time.
    """

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client
        self.waited: list[float] = []
        self.failed = 0

    async def _ask(self, method: str, path: str, **more: object) -> httpx.Response | None:
        start = time.perf_counter()
        try:
            answer = await self._client.request(method, path, **more)  # type: ignore[arg-type]
        except httpx.TransportError:
            answer = None
        self.waited.append(time.perf_counter() - start)
        if answer is None or answer.is_server_error:
            self.failed += 1
            return None
        return answer

    async def play(self, created: dict[str, object], end: float) -> None:
        """Play at a table, look at its page and act, until ``end``."""
        path = f"/tables/{created['table']}"
        seats = created["seats"]
        assert isinstance(seats, list)
        while time.monotonic() < end:
            await self._ask("GET", path)
            await asyncio.sleep(_PAUSE)
            shown = await self._ask("GET", f"/api{path}")
            if shown is None or shown.json()["to_move"] is None:
                continue
            token = seats[shown.json()["to_move"]]["token"]
            headers = {"Authorization": f"Bearer {token}"}
            own = await self._ask("GET", f"/api{path}", headers=headers)
            if own is not None and own.json()["legal"]:
                seq, action = own.json()["seq"], own.json()["legal"][0]
                order = {"seq": seq, "action": action, "id": f"r{seq}"}
                await self._ask("POST", f"/api{path}/actions", headers=headers, json=order)
            await asyncio.sleep(_PAUSE)

    def told(self) -> str:
        """Return what they had to wait, in a line."""
        middle, slow = statistics.median(self.waited), slowest(self.waited)
        return (
            f"{len(self.waited)} requests, {self.failed} not served: median "
            f"{1000 * middle:.0f} ms, 99 of 100 within {1000 * slow:.0f} ms, "
            f"all within {1000 * max(self.waited):.0f} ms"
        )


def slowest(waited: list[float]) -> float:
    """Return what 99 of 100 did not exceed."""
    return statistics.quantiles(waited, n=100)[98]


def client_of(base: str) -> httpx.AsyncClient:
    """Return a client that opens a new connection for each request."""
    alone = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(base_url=base, timeout=_PATIENCE, limits=alone)


async def create_tables(client: httpx.AsyncClient, count: int) -> list[dict[str, object]]:
    """Create tables of two people."""
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": "cubosaurs", "seats": seats}
    answers = [await client.post("/api/tables", json=order) for _ in range(count)]
    return [answer.raise_for_status().json() for answer in answers]


async def names_of_tables(base: str, count: int) -> list[str]:
    """Create tables; return what they are called."""
    async with client_of(base) as client:
        return [str(created["table"]) for created in await create_tables(client, count)]


async def play_all(base: str, people: int, seconds: float) -> People:
    """Let people play; return what they had to wait."""
    async with client_of(base) as client:
        tables = await create_tables(client, people)
        all_ = People(client)
        end = time.monotonic() + seconds
        await asyncio.gather(*(all_.play(table, end) for table in tables))
        return all_


# both


def served(folder: str, files: int | None, pace: float, *more: str) -> subprocess.Popen[str]:
    """Return the site as a process that has said where it is; it finds packages in its folder."""
    command = [
        str(Path(sys.executable).with_name("cuboteca")), "serve", "--port", "0",
        "--data", folder, "--no-precompile", "--pace", f"{pace:g}", *more,
    ]  # fmt: skip
    if files is not None:
        command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": folder},
        start_new_session=True,  # a fair share of a processor that others use as well
    )


def measure(base: str, options: argparse.Namespace) -> bool:
    """Measure and print; return whether people were served in time."""
    asyncio.run(play_all(base, options.people, _WARM_UP))
    alone = asyncio.run(play_all(base, options.people, options.seconds / 2))
    print(f"alone: {alone.told()}", flush=True)
    tables = ",".join(asyncio.run(names_of_tables(base, _TABLES)))
    host = base.removeprefix("http://")
    wasting = subprocess.Popen(
        [sys.executable, __file__, "--waste", host, tables, str(options.hostile)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert wasting.stdin is not None
    assert wasting.stdout is not None
    try:
        opened = json.loads(wasting.stdout.readline())
        print(f"hostile connections: {sum(opened.values())} {opened}", flush=True)
        beset = asyncio.run(play_all(base, options.people, options.seconds))
        wasting.stdin.close()
        later = json.loads(wasting.stdout.readline())
        again = {kind: later[kind] - opened[kind] for kind in later}
        print(f"beset: {beset.told()}")
        print(f"hostile connections opened again: {sum(again.values())} {again}")
    finally:
        wasting.kill()
        wasting.wait()
    return not beset.failed and slowest(beset.waited) < _MOST


def live_tables(options: argparse.Namespace) -> bool:
    """Measure many live tables; return whether people had their frames in time."""
    with contextlib.ExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        more = ["--workers", str(options.workers)]
        url = default_url(Path(folder))
        if options.database == "postgresql":
            installed = programs()
            if installed is None:
                sys.exit(ABSENT)
            url = open_.enter_context(running(installed)).new()
            more += ["--database", url]
        tables = prepared(url, options.tables + MADE_READY)
        server = served(folder, options.files, 0, *more)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+(?=/)", server.stdout.readline())
            assert found is not None
            measured = measure_tables(
                found[0], server.pid, tables, options.eyes, options.rate, options.seconds
            )
            return asyncio.run(measured)
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario", nargs="?", choices=["thinking", "tables"])
    parser.add_argument("--hostile", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--people", type=int, default=10)
    parser.add_argument("--files", type=int, help="how many files the site may open")
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--eyes", type=int, default=4, help="how many look at each table")
    parser.add_argument("--rate", type=float, default=200, help="actions a second at all tables")
    parser.add_argument("--workers", type=int, default=1, help="processes of the site")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--waste", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.waste:
        host, tables, count = options.waste
        asyncio.run(waste_all(host, tables.split(","), int(count)))
        return
    if options.scenario == "tables":
        sys.exit(0 if live_tables(options) else 1)
    thinking = options.scenario == "thinking"
    with tempfile.TemporaryDirectory() as folder:
        if thinking:
            install_sleepy(Path(folder))
        server = served(folder, options.files, pace=0 if thinking else _PACE)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+(?=/)", server.stdout.readline())
            assert found is not None
            if thinking:
                good = asyncio.run(measure_thinking(found[0], options.people, options.seconds))
            else:
                good = measure(found[0], options)
        finally:
            server.terminate()
            server.wait()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
