"""What people say at a table: who reads it, what is refused, muting, and how it arrives."""

from __future__ import annotations

import json
import re
from contextlib import aclosing
from typing import TYPE_CHECKING

import pytest

from cuboteca.table.talk import EMOTES, LONGEST_LINE, MOST_LINES, PHRASES, clean_line
from cuboteca.web import live as connections
from tests.web.test_closed_tables import close
from tests.web.test_secrets import Site, live
from tests.web.visit import HERE, JSON, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


async def meet(ada: httpx.AsyncClient, ben: httpx.AsyncClient, name: str = "Ben") -> str:
    """Let two people sit down at one table, each in a browser of their own; return its address."""
    address = await create_table(ada, "me", "link")
    invitation = (await look(ada, address)).invites[0]
    token = invitation.rpartition("/")[2]
    sat = await ben.post(f"{address}/seat", data={"token": token, "name": name}, headers=HERE)
    assert sat.status_code == 303
    return address


async def say(reader: httpx.AsyncClient, address: str, **said: str) -> httpx.Response:
    return await reader.post(f"{address}/talk", data=said, headers=HERE | JSON)


async def read(reader: httpx.AsyncClient, address: str, since: int = 0) -> list[str]:
    """Return what a reader is shown, as text."""
    answer = await reader.get(f"{address}/talk", params={"since": since})
    assert answer.status_code == 200, answer.text
    lines = re.findall(r'data-line="\d+">(.*?)(?:<a class="flag"|</li>)', answer.text)
    return [" ".join(re.sub("<[^>]*>", " ", line).split()) for line in lines]


async def test_what_one_says_the_others_at_the_table_read(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    said = await say(ada, address, text="Shall we?")
    await say(ben, address, emote="smile")

    assert said.status_code == 200
    assert await read(ben, address) == ["Ada Shall we?", "Ben smiles"]
    assert await read(ada, address, since=1) == ["Ben smiles"]


async def test_without_a_script_the_form_leads_back_to_the_talk(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    address = await meet(ada, reader())
    said = await ada.post(f"{address}/talk", data={"text": "Hello"}, headers=HERE)
    page = await ada.get(said.headers["location"])

    assert (said.status_code, page.status_code) == (303, 200)
    assert "<bdi>Hello</bdi>" in page.text


async def test_a_phrase_is_read_in_the_language_of_each_reader(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    bruno = reader("it")
    address = await meet(ada, bruno, "Bruno")
    await say(ada, address, phrase="well-played")

    assert await read(ada, address) == ["Ada Well played!"]
    assert await read(bruno, address) == ["Ada Bella giocata!"]


async def test_spectators_read_nothing_until_the_play_is_over(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    address, cleo = await meet(ada, reader()), reader()
    await say(ada, address, text="take the tail")
    page, talk = await cleo.get(address), await cleo.get(f"{address}/talk")
    told = await say(cleo, address, text="no, the raptor")

    assert (page.status_code, talk.status_code, told.status_code) == (200, 403, 403)
    assert "take the tail" not in page.text + talk.text
    assert "talk-open" not in page.text.partition("<main")[0]

    await close(app, address)

    assert await read(cleo, address) == ["Ada take the tail"]
    assert (await say(cleo, address, text="well done")).status_code == 403
    assert (await say(ada, address, phrase="thank-you")).status_code == 200


async def test_one_who_plays_alone_has_nobody_to_talk_to(ada: httpx.AsyncClient) -> None:
    for seats in (("me", "here"), ("me", "bot:random")):
        address = await create_table(ada, *seats)
        page, talk = await ada.get(address), await ada.get(f"{address}/talk")

        assert "talk-open" not in page.text.partition("<main")[0]
        assert talk.status_code == 403


HOSTILE = [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("https://evil.example/?a=1", "https://evil.example/?a=1"),
    ("a\u202eb\u2066c\u200bd\u200fe\ufefff", "abcdef"),
    ("one\n\ttwo\u2028three", "one two three"),
    ("Z" + "\u0340\u0341\u0300" * 30, "Z"),
]


@pytest.mark.parametrize(("text", "shown"), HOSTILE)
async def test_what_is_said_is_shown_as_text(
    ada: httpx.AsyncClient, reader: Reader, text: str, shown: str
) -> None:
    address = await meet(ada, reader())
    assert (await say(ada, address, text=text)).status_code == 200
    page = (await ada.get(f"{address}/talk")).text
    found = re.findall("<bdi>(.*?)</bdi>", page)

    assert found[0].startswith(shown)
    assert len(found[0]) <= len(shown) + 2
    assert "evil.example" not in "".join(re.findall("<a [^>]*>", page))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"text": "\u200b \u3164"}, "at least one character"),
        ({"text": "x" * (LONGEST_LINE + 1)}, "up to 200 characters"),
        ({"phrase": "buy-my-game"}, "no such phrase"),
        ({"emote": "<b>"}, "no such phrase"),
        ({}, "no such phrase"),
        ({"text": "\x00"}, "U+0000"),
    ],
)
async def test_what_cannot_be_said_is_refused(
    ada: httpx.AsyncClient, reader: Reader, said: dict[str, str], why: str
) -> None:
    address = await meet(ada, reader())
    answer = await say(ada, address, **said)
    shown = await ada.post(f"{address}/talk", data=said, headers=HERE)

    assert (answer.status_code, shown.status_code) == (422, 422)
    assert why in answer.json()["message"]
    assert why in shown.text
    assert await read(ada, address) == []


async def test_another_site_says_nothing(ada: httpx.AsyncClient, reader: Reader) -> None:
    address = await meet(ada, reader())
    answer = await ada.post(
        f"{address}/talk", data={"text": "hi"}, headers={"Origin": "http://evil.test"}
    )

    assert answer.status_code == 403
    assert await read(ada, address) == []


async def test_a_seat_that_says_much_is_slowed_down_and_the_others_are_not(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben = reader()
    address = await meet(ada, ben)
    answers = [await say(ada, address, emote="laugh") for _ in range(12)]

    assert [answer.status_code for answer in answers] == [200] * 8 + [429] * 4
    assert "a minute at the latest" in answers[-1].json()["message"]
    assert int(answers[-1].headers["Retry-After"]) <= 3
    assert (await say(ben, address, emote="sad")).status_code == 200


async def test_muting_is_the_readers_own_affair(ada: httpx.AsyncClient, reader: Reader) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await say(ben, address, text="hurry up")
    muted = await ada.post(f"{address}/talk", data={"mute": "1"}, headers=HERE)
    silent = await read(ada, address)
    await ada.post(f"{address}/talk", data={"unmute": "1"}, headers=HERE)
    heard = await read(ada, address)
    await ada.post(f"{address}/talk", data={"mute": "all"}, headers=HERE)

    assert (muted.status_code, silent, heard) == (303, [], ["Ben hurry up"])
    assert await read(ada, address) == []
    assert await read(ben, address) == ["Ben hurry up"]


async def test_what_is_read_is_a_preference(ada: httpx.AsyncClient, reader: Reader) -> None:
    ben = reader()
    address = await meet(ada, ben)
    await say(ben, address, text="hurry up")
    await say(ben, address, phrase="sorry")
    found = []
    for wanted in ("all", "phrases", "off"):
        await ada.post("/settings", data={"talk": wanted}, headers=HERE)
        found.append(await read(ada, address))

    assert found == [["Ben hurry up", "Ben Sorry!"], ["Ben Sorry!"], []]


async def test_the_newest_lines_are_kept_and_survive_a_restart(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    address = await meet(ada, reader())
    services = app.state.services
    table = await services.tables.table(address.rpartition("/")[2])
    for number in range(MOST_LINES + 3):
        await services.talks.say(table, 0, "text", f"line {number}")
    services.tables.reload([table.id])
    lines = await read(ada, address)

    assert len(lines) == MOST_LINES
    assert (lines[0], lines[-1]) == ("Ada line 3", f"Ada line {MOST_LINES + 2}")


async def test_a_line_arrives_by_the_connection_and_leaves_the_frames_alone(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEARTBEAT", 0.05)
    address = await meet(ada, reader())
    site = Site(reader(), {"seats": [], "table": address.rpartition("/")[2]})
    seated, watching = live(app, site, ada.cookies), live(app, site, reader().cookies)
    async with aclosing(seated), aclosing(watching):
        first, seen = json.loads(await anext(seated)), json.loads(await anext(watching))
        await say(ada, address, text="hello")
        told = next(text for text in [await anext(seated) for _ in range(3)] if "talk" in text)
        silent = [await anext(watching) for _ in range(3)]
        page = (await ada.get(address)).text

    assert told == '{"talk":1}'
    assert set(silent) == {'{"ping":1}'}
    assert f'data-frame="{first["frame"]}"' in page
    assert first["frame"] == seen["frame"]


def test_lines_are_cleaned_in_one_way() -> None:
    assert clean_line("  e\u0301te\u0301  ") == "\u00e9t\u00e9"
    assert clean_line("\U0001f600") == "\U0001f600"
    assert len(PHRASES) == len(set(PHRASES))
    assert len(EMOTES) == 6
