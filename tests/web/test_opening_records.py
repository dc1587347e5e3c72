"""A record from anywhere opens as a play to look back at, and claims only what it proves."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from cuboteca.core.chance import CommittedRng, seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play
from cuboteca.core.play_record import parse_record, record_of
from cuboteca.core.replay import replay
from cuboteca.games import all_games
from cuboteca.people.schema import PEOPLE
from cuboteca.table.imports import LONGEST_RECORD, RecordChecks
from cuboteca.table.schema import CREATORS, EVENTS, PLAYS, SEATS
from cuboteca.table.storage import Storage
from cuboteca.table.stored_records import complete_record, fault_in
from tests.web.test_my_plays import play_on
from tests.web.test_people import rows
from tests.web.visit import HERE, JSON, create_table

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


@cache
def line_of(name: str, *, over: bool = True, begun: bool = False) -> str:
    """Return the record of a play of bots, as a simulation writes it.

    Args:
        name: Of the game.
        over: Play to the end.
        begun: Begin at the position to which thirty events lead.
    """
    one = next(game for game in all_games() if game.name == name)
    seats, place = one.meta.max_seats, ""
    if begun:
        before = replay(one, parse_record(line_of(name, over=False)))
        place = one.notation.format_state(before.state)
    play, engine, rng = (
        Play(one, {}, seats, position=place),
        engine_of(one, "interpreted"),
        seeded(3),
    )
    draws = CommittedRng(bytes(32))
    while not play.is_over and (over or play.seq < 30):
        if play.to_move == CHANCE:
            play.draw_by(draws)
        else:
            play.act(play.to_move, engine.heuristic_action(play.state, rng))
    return record_of(play, ["bot:greedy", *["Ada"] * (one.meta.max_seats - 1)]).line()


GAMES = tuple(game.name for game in all_games())


def changed(**parts: Any) -> str:
    """Return a record with other parts."""
    return json.dumps(json.loads(line_of(GAMES[0])) | parts)


async def brought(reader: httpx.AsyncClient, text: str | bytes) -> httpx.Response:
    """Send a file by the form of the page."""
    return await reader.post(
        "/plays/open", files={"record": ("play.jsonl", text)}, headers={**HERE}
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_of_each_game_replays_and_downloads_as_it_came(
    ada: httpx.AsyncClient, settings: Settings, game: str
) -> None:
    line = line_of(game)
    answer = await brought(ada, "\ufeff" + json.dumps(json.loads(line), indent=2))
    here = answer.headers["location"].removesuffix("/replay")
    last = len(json.loads(line)["events"])
    shown = await ada.get(f"{here}/replay", params={"at": last})
    found = (await ada.get(f"{here}/record")).text
    picture = await ada.get(f"{here}/replay.svg", params={"at": last // 2})

    assert answer.status_code == 303
    assert f'value="{last}"' in shown.text
    assert "opened from a file" in shown.text
    assert "Analyse" in shown.text
    assert parse_record(found) == parse_record(line)
    assert picture.status_code == 200
    assert (await ada.get(here)).headers["location"] == f"{here}/replay"
    (row,) = rows(settings, PLAYS)
    assert (row["finished"], row["rated"]) == (True, False)
    assert {seat["person"] for seat in rows(settings, SEATS)} == {""}


@pytest.mark.parametrize("game", GAMES)
async def test_a_play_that_began_at_a_position_opens_as_it_was(
    ada: httpx.AsyncClient, settings: Settings, game: str
) -> None:
    line = line_of(game, begun=True)
    answer = await brought(ada, line)
    here = answer.headers["location"].removesuffix("/replay")
    first = await ada.get(f"{here}/replay", params={"at": 0})
    last = await ada.get(f"{here}/replay", params={"at": len(json.loads(line)["events"])})
    name = here.split("/")[-1]
    storage = Storage(settings.database, existing=True)
    stored = storage.load(name)
    storage.close()

    assert json.loads(line)["position"]
    assert (first.status_code, last.status_code) == (200, 200)
    assert "began at a position" in first.text
    assert parse_record((await ada.get(f"{here}/record")).text) == parse_record(line)
    assert fault_in(*stored) == ""


async def test_what_somebody_brings_twice_is_one_play(
    ada: httpx.AsyncClient, reader: Reader, settings: Settings
) -> None:
    once = (await brought(ada, line_of(GAMES[0]))).headers["location"]
    again = (await brought(ada, json.dumps(json.loads(line_of(GAMES[0]))))).headers["location"]
    assert again == once
    assert len(rows(settings, PLAYS)) == 1

    other = (await brought(reader(), line_of(GAMES[0]))).headers["location"]
    assert other != once  # which whoever brought it may delete


async def test_it_is_listed_for_whoever_brought_it_and_counts_for_nobody(
    ada: httpx.AsyncClient, reader: Reader, settings: Settings
) -> None:
    await brought(ada, line_of(GAMES[0]))
    shown = (await ada.get("/plays")).text
    (person,) = rows(settings, PEOPLE)
    profile = (await ada.get(f"/people/{person['id']}")).text

    assert "opened from a file" in shown
    assert "opened from a file" not in (await reader().get("/plays")).text
    assert "won" not in profile
    assert len((await ada.get("/plays/records")).text.splitlines()) == 1


async def test_nobody_sits_there_and_plays_it_again(ada: httpx.AsyncClient) -> None:
    here = (await brought(ada, line_of(GAMES[0]))).headers["location"].removesuffix("/replay")
    again = await ada.post(f"{here}/rematch", headers=HERE)
    other = await ada.post(f"{here}/try-again", data={"at": "20"}, headers=HERE)
    look = await ada.get(f"/api{here}")

    assert again.status_code in {403, 422}
    assert other.status_code in {303, 403}
    assert (look.json()["commitment"], look.json()["head"]) == ("", "")


async def test_a_play_of_this_site_opens_at_its_own_table(
    ada: httpx.AsyncClient, reader: Reader, app: Starlette, settings: Settings
) -> None:
    address = await create_table(ada)
    await play_on(app, address)
    line = (await ada.get(f"{address}/record")).text
    ben = reader()
    by_page = await brought(ben, line)
    by_api = (await ben.post("/api/records", content=line)).json()
    shown = await ben.get(by_page.headers["location"])

    assert by_page.headers["location"] == f"{address}/replay"
    assert (by_api["table"], by_api["played_here"]) == (address.split("/")[-1], True)
    assert "opened from a file" not in shown.text
    assert not ben.cookies
    assert len(rows(settings, PLAYS)) == 1


async def test_another_play_with_the_same_claim_opens_beside_it(
    ada: httpx.AsyncClient, app: Starlette, settings: Settings
) -> None:
    address = await create_table(ada)
    await play_on(app, address)
    record = parse_record((await ada.get(f"{address}/record")).text)
    assert record.proof is not None
    elsewhere = replace(record, proof=replace(record.proof, table="elsewhere000"))
    answer = await brought(ada, elsewhere.line())
    without = await ada.post("/api/records", content=replace(record, proof=None).line())

    assert answer.status_code == 422  # no other table had this commitment
    assert not without.json()["played_here"]
    assert len(rows(settings, PLAYS)) == 2


async def test_a_record_of_a_sealed_play_leads_to_the_seal(
    ada: httpx.AsyncClient, reader: Reader, app: Starlette, settings: Settings
) -> None:
    address = await create_table(ada)
    await play_on(app, address)
    table = await app.state.services.tables.table(address.split("/")[-1])
    table.head = replace(table.head, sealed_until=4e9)
    line = (await ada.get(f"{address}/record")).text
    ben = reader()
    answer = await brought(ben, line)
    opened = await ben.get(answer.headers["location"])
    program = await ben.get(f"/api{address}")

    assert json.loads(line)["proof"].get("secret") is None
    assert (opened.status_code, program.status_code) == (403, 403)
    assert "sealed" in opened.text
    assert len(rows(settings, PLAYS)) == 1


async def test_a_play_that_is_no_longer_here_proves_what_it_proved(
    ada: httpx.AsyncClient, reader: Reader, app: Starlette, settings: Settings
) -> None:
    address = await create_table(ada)
    await play_on(app, address)
    line = (await ada.get(f"{address}/record")).text
    database = sa.create_engine(settings.database)
    with database.begin() as connection:
        for part in (EVENTS, SEATS, CREATORS):
            connection.execute(part.delete())
        connection.execute(PLAYS.delete())
    database.dispose()
    ben = reader()
    here = (await brought(ben, line)).headers["location"].removesuffix("/replay")
    shown = (await ben.get(f"{here}/check")).text
    foreign = replace(parse_record(line), proof=None).line()
    other = (await brought(ben, foreign)).headers["location"].removesuffix("/replay")

    assert (await ben.get(f"{here}/record")).text == line
    assert "holds together" not in shown
    assert "verdict good" in shown
    assert "holds together" in (await ben.get(f"{other}/check")).text


async def test_the_database_checks_it_and_a_backup_has_it(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    line = line_of(GAMES[0])
    name = (await brought(ada, line)).headers["location"].split("/")[2]
    storage = Storage(settings.database, existing=True)
    stored = storage.load(name)
    storage.close()

    assert fault_in(*stored) == ""
    assert complete_record(*stored).line() == parse_record(line).line()


async def test_programs_open_records_too(ada: httpx.AsyncClient) -> None:
    answer = await ada.post("/api/records", content=line_of(GAMES[0]))
    refused = await ada.post("/api/records", content=line_of(GAMES[0], over=False))

    assert answer.status_code == 200
    assert answer.json()["link"].endswith(f"/tables/{answer.json()['table']}/replay")
    assert (refused.status_code, refused.json()["error"]) == (422, "malformed")
    assert refused.json()["message"] == "the play of this record is not over"


def _with_event(text: str, place: int = 5) -> str:
    events = json.loads(line_of(GAMES[0]))["events"]
    events[place] = [events[place][0], text]
    return changed(events=events)


REFUSED: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "not the record of one play"),
    "no JSON": ("{", "not the record of one play"),
    "deep": ("[" * 100_000, "not the record of one play"),
    "a list": ("[]", "not the record of one play"),
    "two lines": (f"{line_of(GAMES[0])}\n{line_of(GAMES[0])}", "not the record of one play"),
    "not UTF-8": (b"\xff\xfe{}", "not the record of one play"),
    "half a character": (changed(seats=["\ud800"] * 5), "not the record of one play"),
    "zero": (changed(seats=["a\0b"] * 5), "not the record of one play"),
    "no options": (changed(options={"no such": 1}), "not the record of one play"),
    "a thousand seats": (changed(seats=["Ada"] * 1000), "not the record of one play"),
    "a huge number": (changed(rules_version=10**400), "another version"),
    "game": (changed(game="chess"), "a game that this site does not have"),
    "event": (_with_event("x" * 5000), "At step 6"),
    "hidden": (_with_event("?", 0), "is not over"),
    "running": (line_of(GAMES[0], over=False), "is not over"),
    "outcome": (changed(outcome={"points": [999] * 5}), "At step"),
    "secret": (changed(secret="00" * 31 + "01"), "At step"),
    "position": (changed(position="x" * 10_000), "not the record of one play"),
    "large": ("x" * (LONGEST_RECORD + 1), "at most 512 KiB"),
}


async def test_what_is_no_such_record_is_refused_in_one_sentence(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    for name, (text, sentence) in REFUSED.items():
        answer = await brought(ada, text)
        by_api = await ada.post("/api/records", content=text)

        assert (name, answer.status_code) == (name, 422)
        assert sentence in answer.text, name
        assert "This file cannot be opened" in answer.text
        assert by_api.status_code in {413, 422}
    assert rows(settings, PLAYS) == []


NO_FORMS = (
    ("text/plain", b"{}"),
    ("multipart/form-data", b"{}"),
    ("multipart/form-data; boundary=x", b"--x\r\n\r\n--x--"),
    ("multipart/form-data; boundary=x", b"--x" * 100_000),
    ("multipart/form-data; boundary=" + "x" * 30_000, b"{}"),
)


async def test_what_is_no_form_with_a_file_is_refused(ada: httpx.AsyncClient) -> None:
    for kind, body in NO_FORMS:
        sent = {**HERE, "Content-Type": kind}
        answer = await ada.post("/plays/open", content=body, headers=sent)

        assert answer.status_code == 422, kind


async def test_another_site_brings_nothing(ada: httpx.AsyncClient) -> None:
    file = {"record": ("play.json", line_of(GAMES[0]))}
    answer = await ada.post("/plays/open", files=file, headers={"Origin": "http://evil.test"})
    too_large = await ada.post("/plays/open", content=b"x" * (1 << 20), headers={**HERE, **JSON})

    assert (answer.status_code, too_large.status_code) == (403, 413)


_HANGS = "import time; print('{}', flush=True); time.sleep(600)"


async def test_a_record_that_takes_too_long_is_refused_and_then_others_are_read(
    ada: httpx.AsyncClient, app: Starlette
) -> None:
    services = app.state.services
    slow = RecordChecks(patience=0.2, command=(sys.executable, "-c", _HANGS))
    services.records, quick = slow, services.records
    answer = await brought(ada, line_of(GAMES[0]))
    services.records = quick
    await slow.close()

    assert answer.status_code == 422
    assert "too long to check" in answer.text
    assert (await brought(ada, line_of(GAMES[0]))).status_code == 303


@pytest.mark.parametrize(("language", "said"), [("it", "non si può aprire"), ("fr", "ne peut pas")])
async def test_it_is_said_in_the_reader_s_language(
    reader: Reader, language: str, said: str
) -> None:
    assert said in (await brought(reader(language), "{}")).text
