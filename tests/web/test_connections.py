"""Connections that owe something, or take nothing, keep nobody else from the site."""

from __future__ import annotations

import asyncio
import json
import re
import select
import socket
import struct
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any, cast

import httpx
import pytest
import uvicorn

from cuboteca.web.addresses import client_network
from cuboteca.web.connections import ConnectionLimits, Gate, Owes, WatchedHttp, more_files
from cuboteca.web.connections import Server as LimitedServer
from tests.web.server import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.web.server import Server

needs_descriptors = pytest.mark.skipif(
    sys.platform == "win32", reason="the number of open files has no limit to set"
)

_PATIENCE = 30.0
_LIMITED = """
import json, sys
from pathlib import Path
import uvicorn
from cuboteca.table.storage import default_url
from cuboteca.web.addresses import listen, listening_on
from cuboteca.web.app import create_app
from cuboteca.web.connections import ConnectionLimits, Server
from cuboteca.web.settings import Settings
limits = ConnectionLimits(**json.loads(sys.argv[2]))
sockets = listen("127.0.0.1", 0, limits.backlog)
app = create_app(Settings(default_url(Path(sys.argv[1])), pace=0, precompile=False))
print("Cuboteca is at", listening_on("127.0.0.1", sockets).local(), flush=True)
config = uvicorn.Config(app, log_level="warning", access_log=False)
Server(config, limits, lambda host: sys.argv[3] == "shared").run(sockets=sockets)
"""

HEAD = b"GET / HTTP/1.1\r\nHost: site.test\r\nX-Slow: "
BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: site.test\r\n"
    b"Content-Type: application/json\r\nContent-Length: 50000\r\n\r\n{"
)
WHOLE = b"GET /api/health HTTP/1.1\r\nHost: site.test\r\n\r\n"
UPGRADE = (
    "GET /tables/{}/live HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n"
)


def limited(*, shared: bool = True, **limits: float) -> list[str]:
    return [_LIMITED, json.dumps(limits), "shared" if shared else "one by one"]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits two seconds for anything."""
    script = limited(head_seconds=2, body_seconds=2, answer_seconds=2)
    with serving(tmp_path_factory.mktemp("site"), script=script) as one:
        yield one


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may open 256 files."""
    with serving(tmp_path_factory.mktemp("site"), files=256) as one:
        yield one


def connection_to(server: Server) -> socket.socket:
    host, _, port = server.host.rpartition(":")
    return socket.create_connection((host, int(port)), timeout=_PATIENCE)


def whole_answer(sock: socket.socket) -> bytes:
    """Return an answer with its body, which may come later than its head."""
    said = b""
    while True:
        some = sock.recv(65_536)
        assert some, said
        said += some
        head, ended, body = said.partition(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        if ended and len(body) >= (int(length[1]) if length else 0):
            return said


def told_while_trickling(sock: socket.socket) -> bytes:
    """Send a byte again and again until the server has closed; return what it said before."""
    said = b""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        try:
            sock.sendall(b"x")
            if select.select([sock], [], [], 0.05)[0]:
                some = sock.recv(65_536)
                if not some:
                    return said
                said += some
        except (BrokenPipeError, ConnectionResetError):
            return said
    pytest.fail("the server waits for ever")


@needs_descriptors
@pytest.mark.parametrize("sent", [b"", HEAD, BODY], ids=["nothing", "head", "body"])
def test_half_open_connections_leave_room_for_others(small: Server, sent: bytes) -> None:
    codes = []
    with ExitStack() as held:
        for number in range(300):
            sock = held.enter_context(closing(connection_to(small)))
            sock.sendall(sent)
            if number % 50 == 49:
                health = httpx.get(f"{small.base}/api/health", timeout=_PATIENCE)
                codes.append(health.status_code)

    assert codes == [200] * 6


def test_a_head_must_end_in_time_however_it_trickles(hasty: Server) -> None:
    with closing(connection_to(hasty)) as sock:
        sock.sendall(HEAD)

        assert told_while_trickling(sock) == b""


def test_whoever_says_nothing_is_let_go(hasty: Server) -> None:
    with closing(connection_to(hasty)) as sock:
        assert sock.recv(100) == b""


def test_a_kept_connection_must_end_its_next_head_in_time(hasty: Server) -> None:
    with closing(connection_to(hasty)) as sock:
        sock.sendall(WHOLE)
        assert whole_answer(sock).startswith(b"HTTP/1.1 200")
        sock.sendall(HEAD)

        assert told_while_trickling(sock) == b""


def test_a_body_must_end_in_time_however_it_trickles(hasty: Server) -> None:
    with closing(connection_to(hasty)) as sock:
        sock.sendall(BODY)

        assert told_while_trickling(sock).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_was_refused_must_end_as_well(hasty: Server) -> None:
    with closing(connection_to(hasty)) as sock:
        sock.sendall(BODY.replace(b"/api/tables", b"/api/nothing"))

        assert told_while_trickling(sock).startswith(b"HTTP/1.1 404 ")


def test_what_is_no_http_is_let_go(hasty: Server) -> None:
    with closing(connection_to(hasty)) as sock:
        sock.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")

        assert told_while_trickling(sock).startswith(b"HTTP/1.1 400 ")


@pytest.mark.skipif(not hasattr(select, "poll"), reason="only poll tells of a reset unread")
def test_whoever_does_not_take_an_answer_is_let_go(hasty: Server) -> None:
    page = b"GET /api/openapi.json HTTP/1.1\r\nHost: site.test\r\n\r\n"
    with closing(socket.socket()) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, _, port = hasty.host.rpartition(":")
        sock.connect((host, int(port)))
        sock.sendall(page * 400)  # more than the system keeps on the way
        watch = select.poll()
        watch.register(sock, select.POLLERR | select.POLLHUP)

        assert watch.poll(_PATIENCE * 1000)


def test_the_site_still_answers_afterwards(hasty: Server) -> None:
    assert httpx.get(f"{hasty.base}/").status_code == 200


FORM = (
    b"POST /tables HTTP/1.1\r\nHost: site.test\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\ngame="
)
PAGE = b"GET /api/openapi.json HTTP/1.1\r\nHost: site.test\r\n\r\n"


@pytest.mark.parametrize("sent", [FORM, BODY, PAGE * 3], ids=["form", "json", "pipeline"])
def test_whoever_leaves_in_the_middle_is_no_news(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], sent: bytes
) -> None:
    with serving(tmp_path) as server:
        httpx.get(f"{server.base}/api/openapi.json")  # made at first need
        for _ in range(5):
            with closing(connection_to(server)) as sock:
                sock.sendall(sent)
                if not sent.startswith(PAGE):
                    httpx.get(f"{server.base}/")  # what was sent before has been read
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert httpx.get(f"{server.base}/").status_code == 200
        assert server.stop() == 0

    assert capfd.readouterr().err == ""


def test_one_address_has_its_share(tmp_path: Path) -> None:
    with (
        serving(tmp_path, script=limited(shared=False, each=3, in_all=100)) as server,
        ExitStack() as held,
    ):
        socks = [held.enter_context(closing(connection_to(server))) for _ in range(3)]
        fourth = held.enter_context(closing(connection_to(server)))
        fourth.sendall(WHOLE)
        answer = fourth.recv(65_536)
        longest = socks[0].recv(100)

    assert answer.startswith(b"HTTP/1.1 200")
    assert longest == b""


def test_who_is_served_is_not_sent_away_for_a_newcomer(tmp_path: Path) -> None:
    with (
        serving(tmp_path, script=limited(shared=False, each=3, in_all=100)) as server,
        ExitStack() as held,
    ):
        table = table_at(server)
        lines = [held.enter_context(closing(connection_to(server))) for _ in range(3)]
        for line in lines:
            line.sendall(UPGRADE.format(table, server.host, "").encode())
            assert line.recv(12) == b"HTTP/1.1 101"
        with closing(connection_to(server)) as fourth:
            fourth.sendall(WHOLE)
            busy = fourth.recv(100)
        lines[0].close()
        end = time.monotonic() + _PATIENCE
        code = 503
        while code != 200 and time.monotonic() < end:
            try:
                code = httpx.get(f"{server.base}/api/health").status_code
            except httpx.TransportError:  # turned away before the request was read
                time.sleep(0.05)

    assert busy.startswith(b"HTTP/1.1 503 ")
    assert code == 200


def table_at(server: Server) -> str:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": "cubosaurs", "seats": seats}
    return str(httpx.post(f"{server.base}/api/tables", json=order).json()["table"])


def line_to(server: Server, table: str, client: str) -> tuple[socket.socket, bool]:
    """Open a live line that a proxy passes on; return it, and whether pictures come over it."""
    sock = connection_to(server)
    forwarded = f"X-Forwarded-For: {client}\r\n" if client else ""
    sock.sendall(UPGRADE.format(table, server.host, forwarded).encode())
    said = b""
    while b"\r\n\r\n" not in said or said.endswith(b"\r\n\r\n"):
        some = sock.recv(65_536)
        if not some:
            break
        said += some
    assert said.startswith(b"HTTP/1.1 101 ")
    frame = said.partition(b"\r\n\r\n")[2]
    return sock, frame[:1] != b"\x88"  # a frame that closes


@needs_descriptors
def test_live_lines_leave_room_for_pages(tmp_path: Path) -> None:
    limits = ConnectionLimits.within(256)
    with serving(tmp_path, files=256) as server, ExitStack() as held:
        table = table_at(server)
        shown = 0
        for _ in range(limits.in_all + 20):
            sock, opened = line_to(server, table, "")
            held.enter_context(closing(sock))
            shown += opened
        codes = [httpx.get(f"{server.base}/", timeout=_PATIENCE).status_code for _ in range(3)]

    assert shown == limits.lines < limits.in_all
    assert codes == [200] * 3


@needs_descriptors
def test_behind_a_proxy_each_client_has_a_share_of_the_lines(tmp_path: Path) -> None:
    limits = ConnectionLimits.within(256)
    greedy = [f"2001:db8::{number}" for number in range(1, limits.lines_each + 11)]
    with serving(tmp_path, files=256) as server, ExitStack() as held:
        table = table_at(server)
        lines = [line_to(server, table, client) for client in [*greedy, "192.0.2.1"]]
        for sock, _ in lines:
            held.enter_context(closing(sock))
        opened = [shown for _, shown in lines]

    assert opened == [True] * limits.lines_each + [False] * 10 + [True]


class Wire:
    """What the gate knows of a transport."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.unsent = 0
        self.said = b""
        self.ended = ""
        self.paused = False

    def get_extra_info(self, name: str) -> Any:
        return (self.host, 5000) if name == "peername" else None

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return bool(self.ended)

    def write(self, data: bytes) -> None:
        self.said += data

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def pause_reading(self) -> None:
        """Take nothing on."""
        self.paused = True

    def resume_reading(self) -> None:
        """Go on."""
        self.paused = False


def entered(gate: Gate, *hosts: str) -> list[Wire]:
    wires = [Wire(host) for host in hosts]
    for now, wire in enumerate(wires):
        assert gate.enter(_transport(wire), now)
    return wires


def _transport(wire: Wire) -> asyncio.Transport:
    return cast("asyncio.Transport", wire)


def test_a_full_package_sends_the_longest_waiting_away() -> None:
    gate = Gate(ConnectionLimits(in_all=3, each=3), lambda _: False)
    answered, first, second = entered(gate, "10.0.0.1", "10.0.0.2", "10.0.0.3")
    gate.note(_transport(answered), Owes.NOTHING, 3)

    assert gate.enter(_transport(Wire("10.0.0.4")), 4)
    assert [wire.ended for wire in (answered, first, second)] == ["", "aborted", ""]
    assert len(gate) == 3


def test_nobody_comes_in_where_everybody_is_being_answered() -> None:
    gate = Gate(ConnectionLimits(in_all=2, each=2), lambda _: False)
    wires = entered(gate, "10.0.0.1", "10.0.0.2")
    for wire in wires:
        gate.note(_transport(wire), Owes.NOTHING, 3)

    assert not gate.enter(_transport(Wire("10.0.0.3")), 4)
    assert [wire.ended for wire in wires] == ["", ""]


def test_a_line_that_is_ended_makes_room() -> None:
    gate = Gate(ConnectionLimits(in_all=2, each=2), lambda _: False)
    live, ended = entered(gate, "10.0.0.1", "10.0.0.2")
    for wire, owes in ((live, Owes.NOTHING), (ended, Owes.GOODBYE)):
        gate.note(_transport(wire), owes, 3)

    assert gate.enter(_transport(Wire("10.0.0.3")), 4)
    assert [wire.ended for wire in (live, ended)] == ["", "aborted"]


def test_an_address_takes_its_share_from_nobody_else() -> None:
    gate = Gate(ConnectionLimits(in_all=10, each=2), lambda _: False)
    other, first, second, third = entered(gate, "10.0.0.9", *["10.0.0.1"] * 3)

    assert [wire.ended for wire in (other, first, second, third)] == ["", "aborted", "", ""]


def test_a_proxy_has_no_share() -> None:
    gate = Gate(ConnectionLimits(in_all=10, each=2), lambda host: host == "10.0.0.1")
    wires = entered(gate, *["10.0.0.1"] * 5)

    assert [wire.ended for wire in wires] == [""] * 5


@pytest.mark.anyio
async def test_no_request_is_answered_to_whoever_has_left() -> None:
    asked, left = asyncio.Event(), asyncio.Event()

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        asked.set()
        await left.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"late"})

    http, wire, server = await _answering(app)
    http.data_received(WHOLE * 3)
    await asked.wait()
    http.connection_lost(ConnectionResetError())
    left.set()
    await asyncio.gather(*server.server_state.tasks)

    assert (wire.said, len(server.gate)) == (b"", 0)


async def _answering(app: Any) -> tuple[WatchedHttp, Wire, LimitedServer]:
    config = uvicorn.Config(app, proxy_headers=False)
    server = LimitedServer(config, ConnectionLimits())
    config.load()
    http = WatchedHttp(config=config, server_state=server.server_state, app_state={})
    wire = Wire("10.0.0.1")
    http.connection_made(_transport(wire))
    return http, wire, server


@pytest.mark.anyio
async def test_of_many_requests_at_once_few_wait_and_all_are_answered() -> None:
    """Each that waits takes memory, and parsing thousands would hold everybody up."""
    go_on = asyncio.Event()

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    http, wire, server = await _answering(app)
    http.data_received(WHOLE * 1_000)
    waiting = len(http._unanswered)
    reads_no_more = wire.paused
    go_on.set()
    while server.server_state.tasks:
        await asyncio.gather(*server.server_state.tasks)

    assert waiting <= 10
    assert reads_no_more
    assert wire.said.count(b"HTTP/1.1 200 ") == 1_000
    assert not wire.paused


@pytest.mark.anyio
@pytest.mark.parametrize("begin", [HEAD, b"GET /"], ids=["header", "address"])
async def test_a_head_has_an_end(begin: bytes) -> None:
    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        pytest.fail("this is no request")

    http, wire, server = await _answering(app)
    http.data_received(begin)
    sent = 0
    while not wire.ended:
        http.data_received(b"x" * 1_000)
        sent += 1_000

    assert 60_000 < sent < 70_000
    assert wire.said.startswith(b"HTTP/1.1 431 ")
    assert not server.server_state.tasks


@pytest.mark.anyio
async def test_a_request_in_many_pieces_is_one() -> None:
    bodies: list[bytes] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message["body"], message["more_body"]
        bodies.append(body)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    http, wire, server = await _answering(app)
    body = bytes(range(256)) * 40
    head = b"POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: %d\r\n\r\n" % len(body)
    sent = (head + body) * 3
    for start in range(0, len(sent), 700):
        http.data_received(sent[start : start + 700])
    while server.server_state.tasks:
        await asyncio.gather(*server.server_state.tasks)

    assert bodies == [body] * 3
    assert wire.said.count(b"HTTP/1.1 200 ") == 3


def test_a_body_has_a_time_of_its_own() -> None:
    gate = Gate(ConnectionLimits(head_seconds=10, body_seconds=20), lambda _: False)
    (wire,) = entered(gate, "10.0.0.1")
    gate.note(_transport(wire), Owes.BODY, 9)
    gate.note(_transport(wire), Owes.BODY, 20)
    gate.sweep(28)
    before = wire.ended
    gate.sweep(30)

    assert (before, wire.ended) == ("", "closed")
    assert wire.said.startswith(b"HTTP/1.1 408 ")


def test_a_line_that_is_read_now_and_then_stays() -> None:
    gate = Gate(ConnectionLimits(answer_seconds=10), lambda _: False)
    (wire,) = entered(gate, "10.0.0.1")
    gate.note(_transport(wire), Owes.NOTHING, 0)
    for now, unsent in ((1, 5), (9, 0), (12, 5), (21, 5)):
        wire.unsent = unsent
        gate.sweep(now)
    before = wire.ended
    gate.sweep(23)

    assert (before, wire.ended) == ("", "aborted")


def test_one_household_is_one_address() -> None:
    assert client_network("2001:db8:1:2:3::4") == client_network("2001:db8:1:2:ffff::1")
    assert client_network("2001:db8:1:2::1") != client_network("2001:db8:1:3::1")
    assert client_network("::ffff:10.0.0.1") == client_network("10.0.0.1")
    assert client_network("10.0.0.1") != client_network("10.0.0.2")


@pytest.mark.parametrize("files", [64, 256, 1_024, 20_000, 65_536])
def test_there_are_always_files_left(files: int) -> None:
    limits = ConnectionLimits.within(files)

    assert limits.in_all + limits.backlog < files
    assert 0 < limits.lines < limits.in_all
    assert 0 < limits.lines_each < limits.each
    assert 0 < limits.each <= limits.in_all <= 5_000


def test_a_thousand_tables_of_four_have_their_lines() -> None:
    assert ConnectionLimits.within(65_536).lines == 4_000


@needs_descriptors
def test_as_many_files_as_the_system_allows() -> None:
    script = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (128, 300));"
        "from cuboteca.web.connections import more_files;"
        "print(more_files(), resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert done.stdout == "300 (300, 300)\n"


@needs_descriptors
@pytest.mark.parametrize(
    ("allowed", "taken"), [(70_000, 65_536), (20_000, 16_384), (10_240, 10_240), (5_000, 256)]
)
def test_fewer_files_are_asked_for_where_many_are_refused(
    monkeypatch: pytest.MonkeyPatch, allowed: int, taken: int
) -> None:
    import resource  # noqa: PLC0415  # not on Windows

    soft = [256]

    def set_limit(_which: int, limits: tuple[int, int]) -> None:
        if limits[0] > allowed:
            raise ValueError
        soft[0] = limits[0]

    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft[0], resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", set_limit)

    assert more_files() == taken
    assert soft == [taken]
