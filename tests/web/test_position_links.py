"""A position travels in an address: boards to try things on, tables to play on, and no secrets."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from html import unescape
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import PositionError
from cuboteca.core.play import Play
from cuboteca.games import all_games
from cuboteca.table.schema import PLAYS
from cuboteca.web.position_links import LONGEST_CODE, code_of, position_in
from tests.web.test_opening_records import GAMES, brought, line_of
from tests.web.test_people import rows
from tests.web.visit import HERE, create_table, look

if TYPE_CHECKING:
    import httpx

    from cuboteca.core.game import Game
    from cuboteca.web.settings import Settings

pytestmark = pytest.mark.anyio


def packed(value: object) -> str:
    """Return a code that holds anything."""
    data = zlib.compress(json.dumps(value).encode())
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_leads_to_its_position_and_on_from_there(
    ada: httpx.AsyncClient, settings: Settings, game: str
) -> None:
    replay = (await brought(ada, line_of(game))).headers["location"]
    events = json.loads(line_of(game))["events"]
    step = next(n for n, (actor, _) in enumerate(events) if n > 40 and actor != "chance")
    shown = (await ada.get(replay, params={"at": step})).text
    link = unescape(re.findall(r'href="(/positions/[^"]+)"', shown)[0])
    board = await ada.get(link)
    action = re.findall(r'name="action" value="(\d+)"', board.text)[0]
    moved = await ada.get(f"{link}&action={action}")
    after = await ada.get(moved.headers["location"])
    code = link.partition("p=")[2]
    form = {"p": code, "seat": events[step][0]}
    table = await ada.post(f"/positions/{game}", data=form, headers=HERE)
    there = await look(ada, table.headers["location"])

    assert board.status_code == 200
    assert "Play on from here" in board.text
    assert (moved.status_code, after.status_code) == (303, 200)
    assert f"p={code}" in moved.headers["location"]
    assert moved.headers["location"].endswith(f"moves={action}")
    assert "Take back" in after.text
    assert there.actions
    assert "began at a position" in there.html
    assert any(row["position"] and not row["rated"] for row in rows(settings, PLAYS))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_a_position_that_waits_for_a_draw_is_played_on_by_who_decides_next(
    ada: httpx.AsyncClient, game: Game
) -> None:
    play = Play(game, {}, 3)
    assert play.to_move == CHANCE
    code = code_of(game, {}, 3, game.notation.format_state(play.state))
    board = await ada.get(f"/positions/{game.name}", params={"p": code})
    (seat,) = re.findall(r'class="button" name="seat" value="(\d+)"', board.text)
    form = {"p": code, "seat": seat}
    table = await ada.post(f"/positions/{game.name}", data=form, headers=HERE)

    assert "Play on from here" in board.text
    assert table.status_code == 303
    assert "began at a position" in (await look(ada, table.headers["location"])).html


async def test_a_running_play_gives_no_such_link(ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)
    shown = await ada.get(f"{address}/replay")

    assert shown.status_code == 200
    assert "/positions/" not in shown.text


def test_a_link_holds_options_seats_and_notation() -> None:
    for game in all_games():
        seats = game.meta.max_seats
        play = Play(game, {}, seats)
        text = game.notation.format_state(play.state)
        found = position_in(code_of(game, play.options, seats, text))

        assert (found.options, found.seat_count, found.text) == ({}, seats, text)


BAD = (
    "",
    "é",
    "x" * 100,
    "A" * (LONGEST_CODE + 1),
    packed([]),
    packed({}),
    packed(["x" * 1_000_000]),
    packed([{}, 2]),
    packed([{}, True, "x"]),
    packed([[], 2, "x"]),
    packed([{}, 2, 7]),
)


def test_what_is_no_code_is_refused() -> None:
    for code in BAD:
        with pytest.raises(PositionError):
            position_in(code)


async def test_who_plays_on_names_a_seat(ada: httpx.AsyncClient, settings: Settings) -> None:
    one = all_games()[0]
    code = code_of(one, {}, 2, one.notation.format_state(Play(one, {}, 2).state))
    for fields in ({}, {"seat": ""}, {"seat": "2"}, {"seat": "-1"}, {"seat": "first"}):
        answer = await ada.post(f"/positions/{one.name}", data={"p": code, **fields}, headers=HERE)

        assert answer.status_code == 422, fields
    assert rows(settings, PLAYS) == []


async def test_what_is_no_position_is_refused_in_one_sentence(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    one = all_games()[0]
    text = one.notation.format_state(Play(one, {}, 2).state)
    bad = [
        *BAD[:3],
        packed([{}, 2, "x"]),
        packed([{}, 3, text]),
        packed([{}, -5, text]),
        packed([{}, 10**9, text]),
        packed([{"none": 1}, 2, text]),
        packed([{}, 2, text + "x999999999999"]),
        packed([{}, 2, text.replace("=", "=9999999", 1)]),
    ]
    for code in bad:
        shown = await ada.get(f"/positions/{one.name}", params={"p": code})
        played = await ada.post(
            f"/positions/{one.name}", data={"p": code, "seat": "0"}, headers=HERE
        )

        assert (shown.status_code, played.status_code) == (422, 422), code
        assert "holds no position" in shown.text
    assert (await ada.get("/positions/none")).status_code == 404
    assert rows(settings, PLAYS) == []
