"""Turns told by e-mail, handed to a mail server of the test."""

from __future__ import annotations

import asyncio
import base64
import email.policy
import re
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from email import message_from_bytes
from typing import TYPE_CHECKING

import pytest

from cuboteca.people.mail import RefusedAddressError, checked_address
from cuboteca.people.mail_schema import MAIL_ADDRESSES, MAIL_CODES
from cuboteca.people.messages_schema import DELIVERIES
from cuboteca.web.mail import (
    BadMailServerError,
    Mailer,
    MailError,
    MailServer,
    NeverDeliveredError,
    mail_server,
)
from tests.web.test_messages import at_once, other_moves, rows, settle
from tests.web.test_operations import services_in
from tests.web.test_talk import meet
from tests.web.visit import HERE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from email.message import EmailMessage

    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

ADDRESS = "ada@example.org"


@dataclass
class Post:
    """A mail server: what it says and what it got."""

    port: int = 0
    recipient: str = "250 ok"
    signed_in: list[str] = field(default_factory=list)
    messages: list[EmailMessage] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):  # whoever wants encryption hangs up
            await self._answer(reader, writer)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode(errors="replace").strip():
            command = line[:4].upper()
            if command == "DATA":
                writer.write(b"354 go on\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                self.messages.append(message_from_bytes(body[:-5], policy=email.policy.default))
                writer.write(b"250 kept\r\n")
            elif command == "QUIT":
                break
            elif command == "EHLO":
                writer.write(b"250-here\r\n250 AUTH PLAIN\r\n")
            elif command == "AUTH":
                self.signed_in.append(base64.b64decode(line.split()[2]).decode())
                writer.write(b"235 ok\r\n")
            else:
                writer.write(f"{self.recipient if command == 'RCPT' else '250 ok'}\r\n".encode())
        writer.close()


@asynccontextmanager
async def post_office() -> AsyncIterator[Post]:
    one = Post()
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    try:
        yield one
    finally:
        server.close()


def server_at(one: Post) -> MailServer:
    return mail_server(f"smtp://127.0.0.1:{one.port}", "site@example.org")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, address="http://site.test")


@pytest.fixture
async def post(app: Starlette) -> AsyncIterator[Post]:
    """Let the site hand its mail over; it is sent when the test says so."""
    turn_messages = services_in(app).turn_messages
    assert turn_messages._task is not None
    turn_messages._task.cancel()
    async with post_office() as one:
        turn_messages.mailer = Mailer(server_at(one))
        yield one


async def ask(who: httpx.AsyncClient, **form: str) -> httpx.Response:
    return await who.post("/messages/mail", data=form, headers=HERE)


def text_of(message: EmailMessage) -> str:
    return str(message.get_content())


async def confirmed(who: httpx.AsyncClient, post: Post, address: str = ADDRESS) -> None:
    """Give an address and the code that comes there."""
    assert (await ask(who, address=address)).status_code == 200
    found = re.search(r"\b\d{8}\b", text_of(post.messages.pop()))
    assert found
    done = await ask(who, code=found[0])
    assert done.status_code == 200
    assert address in done.text


async def test_a_turn_is_mailed_once_and_one_tap_ends_it(
    app: Starlette, reader: Reader, post: Post
) -> None:
    ada, ben, program = reader("fr"), reader(), reader()
    address = await meet(ada, ben)
    await confirmed(ada, post)
    await at_once(ada)
    await other_moves(app, address, ada, ben)
    await settle(app)
    await settle(app)
    (message,) = post.messages
    stop = str(message["List-Unsubscribe"]).strip(" <>").removeprefix("http://site.test")
    shown = await program.get(stop)
    kept = await rows(app, MAIL_ADDRESSES)
    ended = [await program.post(stop, data={"List-Unsubscribe": "One-Click"}) for _ in range(2)]

    assert message["To"] == ADDRESS
    assert message["From"] == "site@example.org"
    assert message["Subject"] == "Cubosaurs\u202f: c’est à vous"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message["Auto-Submitted"] == "auto-generated"
    assert message.get_content_type() == "text/plain"
    assert f"http://site.test{address}" in text_of(message)
    assert stop in text_of(message)
    assert 'method="post"' in shown.text
    assert len(kept) == 1  # looking ends nothing
    assert [one.status_code for one in ended] == [200, 200]
    assert await rows(app, MAIL_ADDRESSES) == []
    assert (await program.get("/mail/stop/x")).status_code == 404


async def test_nothing_but_the_code_goes_to_an_address_that_is_not_confirmed(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, post: Post
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await at_once(ada)
    await ask(ada, address=ADDRESS)
    wrong = [await ask(ada, code="1234567") for _ in range(5)]
    code = re.findall(r"\b\d{8}\b", text_of(post.messages[0]))[0]
    late = await ask(ada, code=code)
    await other_moves(app, address, ada, ben)
    await settle(app)

    assert {one.status_code for one in [*wrong, late]} == {422}
    assert len(post.messages) == 1
    (row,) = await rows(app, MAIL_ADDRESSES)
    assert not row.confirmed


async def test_codes_are_a_few_a_day(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, post: Post
) -> None:
    ben, cem = reader(), reader()
    await meet(ada, ben)
    await meet(cem, reader())
    first = [(await ask(ada, address=ADDRESS)).status_code for _ in range(4)]
    second = (await ask(cem, address=ADDRESS.upper().lower())).status_code
    others = [(await ask(ada, address=f"a{n}@example.org")).status_code for n in range(4)]
    services_in(app).people._clock = lambda: 1e10  # a day later
    later = (await ask(cem, address=ADDRESS)).status_code

    assert first == [200, 200, 200, 429]
    assert second == 429
    assert others == [200, 200, 429, 429]
    assert later == 200
    assert len(await rows(app, MAIL_CODES)) == 1
    assert len(post.messages) == 6


async def test_a_server_that_fails_is_asked_again_and_one_that_refuses_is_not(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, post: Post
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await confirmed(ada, post)
    await at_once(ada)
    post.recipient = "451 later"
    await other_moves(app, address, ada, ben)
    await settle(app)
    waiting = len(await rows(app, DELIVERIES))
    post.recipient = "550 nobody here"
    await other_moves(app, address, ada, ben)
    await settle(app)

    assert waiting == 1
    assert await rows(app, DELIVERIES) == []
    assert await rows(app, MAIL_ADDRESSES) == []
    assert post.messages == []
    assert (await ask(ada, address="b@example.org")).status_code == 503


async def test_a_site_without_a_mail_server_says_nothing_of_mail(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    await meet(ada, reader())
    page = (await ada.get("/messages")).text

    assert "mail-head" not in page
    assert (await ask(ada, address=ADDRESS)).status_code == 404


async def test_only_whom_the_site_knows_gives_an_address(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, post: Post
) -> None:
    stranger = reader()
    refused = await ask(stranger, address=ADDRESS)
    await meet(ada, reader())
    elsewhere = await ada.post(
        "/messages/mail", data={"address": ADDRESS}, headers={"Origin": "http://e.t"}
    )
    await confirmed(ada, post)
    exported = (await ada.get("/account/export")).json()
    await ask(ada, forget="1")

    assert (refused.status_code, elsewhere.status_code) == (403, 403)
    assert exported["mail"] == {"address": ADDRESS, "confirmed": True}
    assert await rows(app, MAIL_ADDRESSES) == []


@pytest.mark.parametrize(
    "wrong",
    ["", "ada", "ada@", "@example.org", "ada@example", "a b@example.org", "ada@exa_mple.org",
     "ada@example.org\nBcc: b@example.org", "<ada@example.org>", "a@b.org, c@d.org",
     "ada..b@example.org", ".ada@example.org", f"{'a' * 65}@example.org", f"a@{'b' * 300}.org",
     "ada@example.org\x00", "ad\u00e0@example.org"],
)  # fmt: skip
async def test_what_is_no_address_is_refused(ada: httpx.AsyncClient, wrong: str) -> None:
    with pytest.raises(RefusedAddressError):
        checked_address(wrong)
    assert ada.cookies is not None


async def test_a_password_goes_to_the_server_and_nowhere_else() -> None:
    async with post_office() as one:
        server = mail_server(f"smtp://ada@127.0.0.1:{one.port}", "s@example.org", "secret word")
        await Mailer(server).send(ADDRESS, "Hello", "World")

    assert one.signed_in == ["\0ada\0secret word"]
    assert "secret word" not in repr(server)
    assert server.encryption == "none"  # of this computer


async def test_nothing_is_sent_without_the_encryption_that_is_due() -> None:
    async with post_office() as one:
        plain = server_at(one)
        for encryption in ("starttls", "tls"):
            with pytest.raises(MailError):
                await Mailer(replace(plain, encryption=encryption)).send(ADDRESS, "a", "b")
        one.recipient = "550 no"
        with pytest.raises(NeverDeliveredError, match="550"):
            await Mailer(plain).send(ADDRESS, "a", "b")

    assert one.messages == []


@pytest.mark.parametrize(
    ("url", "encryption", "port"),
    [("smtps://ada@mail.example.org", "tls", 465), ("smtp://ada@mail.example.org", "starttls", 587),
     ("smtp://ada@[::1]:25", "none", 25)],
)  # fmt: skip
def test_addresses_of_servers_say_how_they_are_reached(
    url: str, encryption: str, port: int
) -> None:
    server = mail_server(url, "site@example.org", "word")

    assert (server.encryption, server.port, server.user) == (encryption, port, "ada")


@pytest.mark.parametrize(
    ("url", "sender", "password", "said"),
    [
        ("smtp://a:secret@mail.example.org", "s@example.org", "", "CUBOTECA_SMTP_PASSWORD"),
        ("smtp://a@mail.example.org", "s@example.org", "", "needs a password"),
        ("smtp://mail.example.org", "s@example.org", "word", "a password a user"),
        ("http://mail.example.org", "s@example.org", "", "looks like"),
        ("smtp://mail.example.org:x", "s@example.org", "", "looks like"),
        ("smtp://mail.example.org/path", "s@example.org", "", "looks like"),
        ("smtp://mail.example.org", "nobody", "", "the sender"),
    ],
)
def test_what_names_no_server_is_refused(url: str, sender: str, password: str, said: str) -> None:
    with pytest.raises(BadMailServerError, match=said) as refused:
        mail_server(url, sender, password)
    assert "secret" not in str(refused.value)
