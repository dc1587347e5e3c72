"""The address on an invitation is one that the other device can open, or says that none can."""

from __future__ import annotations

import socket
from html import unescape
from typing import TYPE_CHECKING, Any, Self

import httpx
import pytest

from cuboteca.web import addresses
from cuboteca.web.addresses import Listening, Reach, base_for, outward
from cuboteca.web.app import create_app
from cuboteca.web.settings import Settings
from tests.databases import fresh
from tests.web.visit import create_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.anyio

COMMAND = 'make play ARGS="--host 0.0.0.0"'
HERE = Listening("127.0.0.1", ("127.0.0.1",), 8000, COMMAND)
ALL = Listening("0.0.0.0", ("0.0.0.0",), 8000, COMMAND)
BOTH = Listening("::", ("::", "0.0.0.0"), 8000, COMMAND)
ONE = Listening("192.168.7.5", ("192.168.7.5",), 8000, COMMAND)
NAMED = Listening("mybox", ("127.0.1.1",), 8000, COMMAND)


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {socket.AF_INET: ["192.168.7.5", "10.8.0.2"], socket.AF_INET6: ["fd00::5"]}
    monkeypatch.setattr(addresses, "outward", lambda family: found[family])


@pytest.fixture
def offline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "outward", lambda _: [])


@pytest.mark.usefixtures("network")
@pytest.mark.parametrize(
    ("listening", "local", "others"),
    [
        (HERE, "127.0.0.1", []),
        (ALL, "127.0.0.1", ["192.168.7.5", "10.8.0.2"]),
        (BOTH, "127.0.0.1", ["192.168.7.5", "10.8.0.2", "[fd00::5]"]),
        (ONE, "192.168.7.5", ["192.168.7.5"]),
        (NAMED, "mybox", []),
        (Listening("::1", ("::1",), 8000), "[::1]", []),
    ],
)
def test_where_a_server_can_be_opened(listening: Listening, local: str, others: list[str]) -> None:
    assert listening.local() == f"http://{local}:8000/"
    assert listening.network() == tuple(f"http://{other}:8000/" for other in others)
    assert listening.is_open() == bool(others)


class Asked:
    """A socket whose own address depends on where it would write."""

    answers = ("127.0.1.1", "169.254.7.7", "192.168.7.5", "192.168.7.5")

    def __init__(self, *_: object) -> None:
        self.own = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End."""

    def connect(self, place: tuple[str, int]) -> None:
        asked = addresses._THERE[socket.AF_INET].index(place[0])
        if asked == len(self.answers):
            raise OSError
        self.own = self.answers[asked]

    def getsockname(self) -> tuple[str, int]:
        return self.own, 5000


def test_the_addresses_of_this_computer_are_no_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", Asked)

    assert outward(socket.AF_INET) == ["192.168.7.5"]


@pytest.mark.usefixtures("network")
@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.8.8.8", "::1", "0.0.0.0"])
def test_a_reader_on_this_computer_hands_on_an_address_of_the_network(host: str) -> None:
    base = base_for(f"http://{host}:8000", host, "127.0.0.1", ALL)

    assert (base.handed, base.reach) == ("http://192.168.7.5:8000", Reach.OTHERS)
    assert base.here == f"http://{host}:8000"


@pytest.mark.usefixtures("network")
@pytest.mark.parametrize(
    ("host", "client", "listening"),
    [
        ("play.example.org", "127.0.0.1", HERE),  # a proxy on this computer
        ("192.168.7.5", "192.168.7.9", ALL),
        ("192.168.7.5", "192.168.7.5", ALL),
        ("localhost", "203.0.113.7", ALL),  # nobody else's browser calls this computer so
        ("localhost.example.org", "127.0.0.1", ALL),
        ("localhost", "127.0.0.1", None),
    ],
)
def test_any_other_address_stays_as_the_reader_wrote_it(
    host: str, client: str, listening: Listening | None
) -> None:
    base = base_for(f"http://{host}", host, client, listening)

    assert (base.here, base.handed, base.reach) == (
        f"http://{host}",
        f"http://{host}",
        Reach.OTHERS,
    )


async def invitation(folder: Path, listening: Listening | None, host: str, language: str) -> str:
    """Return what a reader sees who has created a table for a friend."""
    settings = Settings(fresh(folder), pace=0, precompile=False, listening=listening)
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app, raise_app_exceptions=False),
            base_url=f"http://{host}",
            headers={"Accept-Language": language},
        ) as ada,
    ):
        page = await ada.get(await create_table(ada, "me", "link"))
        assert page.status_code == 200
        return unescape(page.text)


@pytest.mark.usefixtures("network")
async def test_a_phone_can_open_what_the_code_says(tmp_path: Path) -> None:
    html = await invitation(tmp_path, ALL, "localhost:8000", "en")

    assert 'readonly value="http://192.168.7.5:8000/tables/' in html
    assert 'class="qr"' in html
    assert "Share this link" in html
    assert "localhost" not in html


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Only this computer"),
        ("it", "solo su questo computer"),
        ("fr", "Seul cet ordinateur"),
    ],
)
async def test_a_site_for_this_computer_says_so_and_how_to_change_it(
    tmp_path: Path, language: str, told: str
) -> None:
    html = await invitation(tmp_path, HERE, "127.0.0.1:8000", language)

    assert told in html
    assert COMMAND in html
    assert 'class="qr"' not in html
    assert 'readonly value="http://127.0.0.1:8000/tables/' in html


@pytest.mark.usefixtures("offline")
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "not connected to a network"), ("it", "a nessuna rete"), ("fr", "à aucun réseau")],
)
async def test_a_computer_without_a_network_says_so(
    tmp_path: Path, language: str, told: str
) -> None:
    html = await invitation(tmp_path, ALL, "localhost:8000", language)

    assert told in html
    assert 'class="qr"' not in html
    assert COMMAND not in html


@pytest.mark.usefixtures("network")
async def test_the_api_hands_on_an_invitation_that_others_can_open(tmp_path: Path) -> None:
    app = create_app(Settings(fresh(tmp_path), pace=0, precompile=False, listening=ALL))
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "link"}]
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost:8000"
        ) as ada,
    ):
        created = await ada.post("/api/tables", json={"game": "cubosaurs", "seats": seats})
        own, handed = (seat["link"] for seat in created.json()["seats"])

    assert own.startswith("http://localhost:8000/tables/")
    assert handed.startswith("http://192.168.7.5:8000/tables/")


async def test_one_household_has_one_allowance(tmp_path: Path) -> None:
    settings = Settings(fresh(tmp_path), pace=0, precompile=False, tables_at_once=2)
    app = create_app(settings)
    order = {"game": "cubosaurs", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "link"}]}
    form = {"game": "cubosaurs", "seats": "2", "seat-0": "me", "seat-1": "link"}
    codes = []
    async with app.router.lifespan_context(app):
        for number, path in enumerate(["/api/tables", "/api/tables", "/api/tables", "/tables"]):
            transport = httpx.ASGITransport(app, client=(f"2001:db8::{number + 1}", 5000))
            async with httpx.AsyncClient(transport=transport, base_url="http://site.test") as ada:
                sent = {"json": order} if path.startswith("/api") else {"data": form}
                codes.append((await ada.post(path, **sent)).status_code)

    assert codes == [200, 200, 429, 429]


async def test_behind_a_proxy_the_invitation_has_the_name_of_the_site(tmp_path: Path) -> None:
    html = await invitation(tmp_path, HERE, "play.example.org", "en")

    assert 'readonly value="http://play.example.org/tables/' in html
    assert 'class="qr"' in html


@pytest.mark.parametrize("host", ["x" * 5_000, "a b<c>", "[::1", "ada@host", "x:y", ""])
async def test_a_host_that_cannot_be_one_costs_nothing(tmp_path: Path, host: str) -> None:
    app = create_app(Settings(fresh(tmp_path), pace=0, precompile=False, listening=HERE))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app, raise_app_exceptions=False),
            base_url="http://127.0.0.1:8000",
        ) as ada,
    ):
        table = await create_table(ada, "me", "link")
        page = await ada.get(table, headers={"Host": host})

    assert page.status_code == 200
    assert host == "" or f"http://{host}" not in unescape(page.text)


def found_at(*hosts: str) -> Callable[..., list[Any]]:
    places = [
        (socket.AF_INET6, (host, 0, 0, 0)) if ":" in host else (socket.AF_INET, (host, 0))
        for host in hosts
    ]
    return lambda *_, **__: [(family, socket.SOCK_STREAM, 6, "", at) for family, at in places]


def test_a_name_is_listened_to_at_all_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts = ("2001:db8::7", "127.0.0.1", "127.0.0.1", "127.0.0.2")  # the first is not here
    monkeypatch.setattr(socket, "getaddrinfo", found_at(*hosts))
    sockets = addresses.listen("mybox", 0, 8)
    where = addresses.listening_on("mybox", sockets)
    ports = {one.getsockname()[1] for one in sockets}
    for one in sockets:
        one.close()

    assert where.hosts == ("127.0.0.1", "127.0.0.2")
    assert where.port == ports.pop()
    assert not ports


def test_a_name_without_an_address_here_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", found_at("2001:db8::7"))

    with pytest.raises(OSError, match="mybox:0"):
        addresses.listen("mybox", 0, 8)


class Bound:
    """A socket at a link-local address."""

    def getsockname(self) -> tuple[str, int, int, int]:
        return "fe80::5", 8000, 0, 1


def test_a_link_local_address_keeps_its_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def create_server(place: Any, **_: Any) -> Bound:
        asked.append(place)
        return Bound()

    found = [(socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("fe80::5", 8000, 0, 1))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_server", create_server)
    monkeypatch.setattr(socket, "if_indextoname", lambda _: "eth0")
    where = addresses.listening_on("fe80::5%eth0", addresses.listen("fe80::5%eth0", 8000, 8))

    assert asked == [("fe80::5", 8000, 0, 1)]
    assert where.local() == "http://[fe80::5%25eth0]:8000/"
