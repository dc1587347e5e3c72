"""Being told of one's turn: real web push to a push service of the test, webhooks, a feed."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import json
import re
import struct
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cuboteca.people.messages import MOST_TRIES, MessageSettings
from cuboteca.people.messages_schema import DELIVERIES, PUSH_DEVICES, TURNS
from cuboteca.people.outgoing import Outgoing, RefusedAddressError, UnreachableError, is_public
from cuboteca.people.push import encrypted
from cuboteca.web.turn_messages import SIGNATURE
from tests.web.test_operations import services_in
from tests.web.test_secrets import Site, live
from tests.web.test_talk import meet
from tests.web.visit import HERE, JSON, look

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    import httpx
    from starlette.applications import Starlette

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """The side of a browser: its keys, and how it reads a message (RFC 8188 and 8291)."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen bytes..!"
        self.key, self.auth = _text(_point(self._private.public_key())), _text(self._secret)

    def read(self, body: bytes) -> Any:
        salt, (size, length) = body[:16], struct.unpack("!LB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + _point(self._private.public_key()) + sender
        secret = HKDF(SHA256(), 32, self._secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


@dataclass
class Post:
    """What came to an address."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A push service, or whatever takes a webhook, on this computer."""

    base: str = ""
    status: str = "201 Created"
    posts: list[Post] = field(default_factory=list)
    come: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = head.split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.come.set()
        self.posts.append(Post(lines[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    one = Receiver()
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield one


@pytest.fixture
async def service(app: Starlette) -> AsyncIterator[Receiver]:
    """A push service that the site may reach; messages are sent when the test says so."""
    turn_messages = services_in(app).turn_messages
    assert turn_messages._task is not None
    turn_messages._task.cancel()
    turn_messages.outgoing = Outgoing(lambda address: address.is_loopback, ("http",))
    async with receiver() as one:
        yield one


async def subscribe(who: httpx.AsyncClient, service: Receiver, browser: Browser) -> None:
    device = {"endpoint": f"{service.base}/push/1", "key": browser.key, "auth": browser.auth}
    answer = await who.post("/messages/push", data={**device, "name": "Fox"}, headers=HERE | JSON)
    assert answer.status_code == 200, answer.text


async def at_once(who: httpx.AsyncClient) -> None:
    answer = await who.post("/messages", data={"wait": "0", "zone": "UTC"}, headers=HERE)
    assert answer.status_code == 200


async def settle(app: Starlette) -> None:
    """Wait until turns are noted, and send what is due."""
    turn_messages = services_in(app).turn_messages
    for _ in range(3):
        await asyncio.gather(*turn_messages._noting)
    await turn_messages.send()


async def act(who: httpx.AsyncClient, address: str) -> None:
    answer = await who.post(
        f"{address}/act", data=(await look(who, address)).acting(), headers=HERE
    )
    assert answer.status_code == 303, answer.text


async def to_move(app: Starlette, address: str, *people: httpx.AsyncClient) -> httpx.AsyncClient:
    table = await services_in(app).tables.table(address.rpartition("/")[2])
    return people[table.to_move]


async def other_moves(
    app: Starlette, address: str, ada: httpx.AsyncClient, ben: httpx.AsyncClient
) -> None:
    """Play until it becomes Ada's turn anew."""
    table = await services_in(app).tables.table(address.rpartition("/")[2])
    while table.to_move == 0:
        await act(ada, address)
    while table.to_move == 1:
        await act(ben, address)


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(number, ec.SECP256R1()),
        _bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert _text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


async def test_a_turn_is_told_once_in_the_persons_language(
    app: Starlette, reader: Reader, service: Receiver
) -> None:
    ada, ben, browser = reader("fr"), reader(), Browser()
    address = await meet(ada, ben)
    await subscribe(ada, service, browser)
    await at_once(ada)
    await other_moves(app, address, ada, ben)
    await settle(app)
    await settle(app)
    (post,) = service.posts

    assert browser.read(post.body) == {
        "title": "Cubosaurs\u202f: c’est à vous",
        "body": "La table vous attend.",
        "url": address,
        "tag": f"turn-{address.rpartition('/')[2]}",
    }
    assert (post.path, post.headers["content-encoding"]) == ("/push/1", "aes128gcm")
    assert b"Cubosaurs" not in post.body


async def test_the_site_proves_who_it_is_to_the_push_service(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, service: Receiver
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await subscribe(ada, service, Browser())
    await at_once(ada)
    await other_moves(app, address, ada, ben)
    await settle(app)
    token, key = re.findall(r"vapid t=(\S+), k=(\S+)", service.posts[0].headers["authorization"])[0]
    signed, _, signature = token.rpartition(".")
    claims = json.loads(_bytes(signed.partition(".")[2]))
    halves = _bytes(signature)
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    r, s = (int.from_bytes(half, "big") for half in (halves[:32], halves[32:]))
    known.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    page = (await ada.get("/messages")).text

    assert claims["aud"] == service.base
    assert f'data-key="{key}"' in page


async def test_who_sees_the_table_is_told_nothing(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, service: Receiver
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await subscribe(ada, service, Browser())
    await at_once(ada)
    site = Site(reader(), {"seats": [], "table": address.rpartition("/")[2]})
    line = live(app, site, ada.cookies)
    await anext(line)
    await other_moves(app, address, ada, ben)
    await settle(app)
    await line.aclose()
    await settle(app)

    assert service.posts == []


async def test_who_comes_or_moves_before_the_message_is_told_nothing(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, service: Receiver
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await subscribe(ada, service, Browser())  # after half a minute
    await other_moves(app, address, ada, ben)
    await settle(app)
    turn_messages = services_in(app).turn_messages
    now = turn_messages._clock
    waiting = list(service.posts)
    await act(ada, address)
    await settle(app)
    turn_messages._clock = partial(_later, now, 40)
    await turn_messages.send()

    assert (waiting, service.posts) == ([], [])


async def test_a_message_that_fails_is_tried_again_later_and_given_up_in_the_end(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, service: Receiver
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await subscribe(ada, service, Browser())
    await at_once(ada)
    service.status = "503 Busy"
    await other_moves(app, address, ada, ben)
    await settle(app)
    await settle(app)
    turn_messages = services_in(app).turn_messages
    now, first = turn_messages._clock, len(service.posts)
    for hours in range(1, 12):
        turn_messages._clock = partial(_later, now, 36_000 * hours)
        await turn_messages.send()

    assert first == 1
    assert len(service.posts) == MOST_TRIES
    assert await rows(app, DELIVERIES) == []
    assert turn_messages.sent["failed"] == MOST_TRIES


def _later(now: Callable[[], float], seconds: float) -> float:
    return now() + seconds


async def rows(app: Starlette, table: Any) -> list[Any]:
    turn_messages = services_in(app).turn_messages
    return await turn_messages.transactions(
        lambda connection: list(connection.execute(table.select()))
    )


async def test_a_device_that_is_gone_is_forgotten(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, service: Receiver
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await subscribe(ada, service, Browser())
    await at_once(ada)
    service.status = "410 Gone"
    await other_moves(app, address, ada, ben)
    await settle(app)

    assert len(service.posts) == 1
    assert await rows(app, PUSH_DEVICES) == []
    assert await rows(app, DELIVERIES) == []


async def test_what_is_due_survives_the_end_of_the_server(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, service: Receiver
) -> None:
    ben, browser = reader(), Browser()
    address = await meet(ada, ben)
    await subscribe(ada, service, browser)
    await at_once(ada)
    turn_messages = services_in(app).turn_messages
    await other_moves(app, address, ada, ben)
    await asyncio.gather(*turn_messages._noting)
    before = [(row.state, len(service.posts)) for row in await rows(app, TURNS)]
    turn_messages._known.clear()  # as a process that has just begun
    turn_messages.start()
    await told(service)

    assert before == [("due", 0)]
    assert len(service.posts) == 1


async def told(service: Receiver) -> None:
    """Wait until something has come."""
    await asyncio.wait_for(service.come.wait(), 20)


async def test_a_webhook_is_signed(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, service: Receiver
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    kept = await ada.post("/messages", data={"hook": f"{service.base}/hook"}, headers=HERE)
    secret = re.findall(r'readonly value="([0-9a-f]{64})"', kept.text)[0]
    await at_once(ada)
    await other_moves(app, address, ada, ben)
    await settle(app)
    (post,) = service.posts
    signed = hmac.new(secret.encode(), post.body, hashlib.sha256).hexdigest()

    assert post.headers[SIGNATURE.lower()] == f"sha256={signed}"
    assert json.loads(post.body)["table"] == address.rpartition("/")[2]
    assert secret not in (await ada.get("/messages")).text


async def test_a_feed_names_the_tables_that_wait(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben, stranger = reader(), reader()
    address = await meet(ada, ben)
    first = await ada.post("/messages", data={"feed": "new"}, headers=HERE)
    second = await ada.post("/messages", data={"feed": "new"}, headers=HERE)
    old, new = (
        re.findall(r'readonly value="http://site\.test(/feed/[^"]+)"', page.text)[0]
        for page in (first, second)
    )
    await other_moves(app, address, ada, ben)
    await asyncio.gather(*services_in(app).turn_messages._noting)
    answer = await stranger.get(new)
    entries = ET.fromstring(answer.content).findall("{http://www.w3.org/2005/Atom}entry")
    links = [
        link.get("href")
        for one in entries
        for link in one.findall("{http://www.w3.org/2005/Atom}link")
    ]

    assert answer.headers["content-type"] == "application/atom+xml"
    assert links == [f"http://site.test{address}"]
    assert (await stranger.get(old)).status_code == 404
    assert (await stranger.get("/feed/x")).status_code == 404


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:169.254.169.254", "64:ff9b::7f00:1", "2002:7f00:1::",
        "2001:0:7f00:1::",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


def test_public_addresses_are() -> None:
    assert all(is_public(ipaddress.ip_address(one)) for one in ("1.1.1.1", "2606:4700::1111"))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/",
        "https://user@example.org/", "https:///x", "ftp://example.org/", "https://example.org:x/",
        "https://exa mple.org/", "https://\u0435xample.org/", "x" * 600, "",
    ],
)  # fmt: skip
async def test_what_is_no_public_address_is_refused(
    ada: httpx.AsyncClient, reader: Reader, url: str
) -> None:
    with pytest.raises(RefusedAddressError):
        Outgoing().check(url)
    await meet(ada, reader())
    if url:
        answer = await ada.post("/messages", data={"hook": url}, headers=HERE)
        assert answer.status_code == 422
        assert "https://example.org/path" in answer.text


async def test_a_name_that_means_a_private_address_is_refused() -> None:
    async with receiver() as one:
        port = one.base.rpartition(":")[2]
        with pytest.raises(RefusedAddressError):
            await Outgoing(schemes=("http",)).post(f"http://localhost:{port}/", b"", {})

    assert one.posts == []


async def test_a_redirect_is_not_followed_and_silence_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outgoing = Outgoing(lambda address: address.is_loopback, ("http",))
    async with receiver() as one:
        one.status = "302 Found\r\nLocation: /elsewhere"
        answer = await outgoing.post(f"{one.base}/here", b"{}", {})
        paths = [post.path for post in one.posts]

    assert (answer.status_code, paths) == (302, ["/here"])

    async def silent(asked: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asked.read()  # until whoever asks has given up
        writer.close()
        await writer.wait_closed()

    monkeypatch.setattr("cuboteca.people.outgoing._SECONDS", 0.2)
    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(UnreachableError):
        await outgoing.post(f"http://127.0.0.1:{port}/", b"", {})
    await outgoing.close()
    await asyncio.sleep(0.05)
    server.close()
    await server.wait_closed()


def test_quiet_hours_move_a_message_to_their_end() -> None:
    noon = 1_750_000_000 // 86_400 * 86_400 + 43_200
    night = MessageSettings(wait=0, quiet_from=1_350, quiet_to=420)

    assert night.due(noon) == noon
    assert night.due(noon + 39_600) == noon + 68_400  # at 23:00 it waits until 7:00
    assert night.due(noon + 64_800) == noon + 68_400  # at 6:00 as well
    assert MessageSettings(wait=30).due(noon) == noon + 30
    assert MessageSettings(wait=30).due(noon, live=False) == noon
    rome = MessageSettings(wait=0, quiet_from=780, quiet_to=900, zone="Europe/Rome")
    assert rome.due(noon) == rome.due(noon + 600)


@pytest.mark.parametrize(
    "form",
    [
        {"wait": "7", "zone": "UTC"},
        {"wait": "0", "zone": "../../etc/passwd"},
        {"wait": "0", "zone": "Mars/Olympus"},
        {"wait": "0", "zone": "UTC", "quiet_from": "25:00", "quiet_to": "7:00"},
        {"wait": "0", "zone": "UTC", "quiet_from": "22:00", "quiet_to": ""},
    ],
)
async def test_settings_that_make_no_sense_are_refused(
    ada: httpx.AsyncClient, reader: Reader, form: dict[str, str]
) -> None:
    await meet(ada, reader())
    answer = await ada.post("/messages", data=form, headers=HERE)

    assert answer.status_code == 422


async def test_only_whom_the_site_knows_can_ask(ada: httpx.AsyncClient, reader: Reader) -> None:
    stranger = reader()
    page = await stranger.get("/messages")
    asked = await stranger.post("/messages", data={"feed": "new"}, headers=HERE)
    await meet(ada, reader())
    elsewhere = await ada.post("/messages", data={"feed": "new"}, headers={"Origin": "http://e.t"})
    device = {"endpoint": "https://push.example.org/1", "key": "x", "auth": "y"}
    wrong = await ada.post("/messages/push", data=device, headers=HERE | JSON)

    assert "You have not played in this browser" in page.text
    assert (asked.status_code, elsewhere.status_code, wrong.status_code) == (403, 403, 422)
