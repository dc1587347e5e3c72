"""The lobby: open tables, taking seats, quick match."""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect

from cuboteca.people.quick_match import PACES
from cuboteca.table.seats import new_token
from tests.web.test_processes import _here
from tests.web.visit import HERE, create_table, form, look

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from websockets.asyncio.client import ClientConnection

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


async def _open(reader: httpx.AsyncClient, *seats: str) -> str:
    return await create_table(reader, *(seats or ("me", "link", "link")), come="lobby")


def _sitting(seat: int, name: str = "Ben") -> dict[str, str]:
    return {"own": new_token(), "name": name, "seat": str(seat)}


async def test_a_table_open_to_everybody_is_listed_and_others_are_not(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    shown = await _open(ada)
    hidden = await create_table(ada, "me", "link")
    lobby = (await reader().get("/lobby")).text

    assert f'formaction="{shown}/sit"' in lobby
    assert "2 of 3 seats free" in lobby
    assert "Ada" in lobby
    assert hidden not in lobby


async def test_one_tap_takes_the_seat_and_tapping_again_takes_no_other(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    table, ben = await _open(ada), reader()
    order = _sitting(1)
    taken = [await ben.post(f"{table}/sit", data=order, headers=HERE) for _ in range(2)]
    late = reader()  # the answer was lost, and with it the cookie
    late_answer = await late.post(f"{table}/sit", data=order, headers=HERE)
    lobby = (await reader().get("/lobby")).text

    assert [one.headers["location"] for one in (*taken, late_answer)] == [table] * 3
    assert (await look(late, table)).title
    assert "1 of 3 seats free" in lobby
    assert "Ben" in lobby


async def test_of_two_who_tap_at_once_one_sits_and_the_other_is_offered_the_next_seat(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    table, people = await _open(ada), {"Ben": reader(), "Cleo": reader()}
    answers = await asyncio.gather(
        *(
            one.post(f"{table}/sit", data=_sitting(1, name), headers=HERE)
            for name, one in people.items()
        )
    )
    first = next(answer for answer in answers if answer.status_code == 303)
    second = next(answer for answer in answers if answer.status_code == 409)
    winner = next(name for name, answer in zip(people, answers, strict=True) if answer is first)
    loser = next(name for name in people if name != winner)
    offered = dict(re.findall(r'name="(seat|own)" value="([^"]+)"', second.text))
    sat = await people[loser].post(f"{table}/sit", data={**offered, "name": loser}, headers=HERE)

    assert first.headers["location"] == table
    assert f"{winner} has just taken seat 2" in second.text
    assert offered["seat"] == "2"
    assert sat.headers["location"] == table
    full = await reader().post(f"{table}/sit", data=_sitting(1), headers=HERE)
    assert full.status_code == 403
    assert "Somebody was quicker" in full.text
    assert f"{table}" in full.text


async def test_nobody_is_sent_the_invitation_of_another(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await _open(ada)
    invites = (await look(ada, table)).invites
    tokens = [one.rsplit("/", 1)[-1] for one in invites]
    ben = reader()
    seen = [(await ben.get(path)).text for path in ("/lobby", table, f"{table}/sit")]

    assert len(tokens) == 2
    assert not [one for one in tokens for page in seen if one in page]


async def test_a_table_by_link_alone_gives_no_seat_away(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    table, ben = await create_table(ada, "me", "link"), reader()
    answers = [
        await ben.get(f"{table}/sit"),
        await ben.post(f"{table}/sit", data=_sitting(1), headers=HERE),
    ]

    assert [one.status_code for one in answers] == [403, 403]
    assert "opens by its own link only" in answers[1].text


async def test_a_seat_that_is_not_free_for_anybody_is_not_given(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await _open(ada, "me", "link", "bot:easy")
    for wish in ("0", "2", "9", "x", ""):
        answer = await reader().post(
            f"{table}/sit", data=_sitting(0) | {"seat": wish}, headers=HERE
        )
        assert answer.status_code in {200, 409}
        assert 'name="seat" value="1"' in answer.text


async def test_a_full_table_may_be_watched_through_a_window(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await _open(ada, "me", "here")  # a bot might move between the two looks
    ben = reader()
    lobby = (await ben.get("/lobby")).text
    picture = await ben.get(f"{table}/now.svg")
    again = await ben.get(f"{table}/now.svg", headers={"If-None-Match": picture.headers["etag"]})

    assert f'src="{table}/now.svg"' in lobby
    assert "formaction" not in lobby
    assert picture.headers["content-type"] == "image/svg+xml"
    assert again.status_code == 304


async def test_a_code_is_drawn_for_those_who_may_hand_the_seat_out_alone(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    by_link, to_all = await create_table(ada, "me", "link"), await _open(ada)
    answers = {
        (path, seat): [
            (await one.get(f"{path}/seat-code.svg", params={"seat": seat})).status_code
            for one in (ada, reader())
        ]
        for path in (by_link, to_all)
        for seat in ("0", "1", "9", "x")
    }

    assert {key: one for key, one in answers.items() if 200 in one} == {
        (by_link, "1"): [200, 404],
        (to_all, "1"): [200, 200],
    }


async def test_a_large_screen_shows_what_a_spectator_sees_whoever_opens_it(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await create_table(ada, "me", "link", come="link")
    own, others = [(await one.get(f"{table}/screen")).text for one in (ada, reader())]
    codes = [re.findall(r'src="([^"]+seat-code[^"]+)"', page) for page in (own, others)]

    assert f'data-live="{table}/live?screen"' in own
    assert not re.findall(r'name="(?:action|why|macro|hint|take_back)"', own)
    assert 'data-presence="0"' in own
    assert codes == [[f"{table}/seat-code.svg?seat=1"], []]


async def test_a_form_of_another_site_takes_no_seat(ada: httpx.AsyncClient, reader: Reader) -> None:
    table = await _open(ada)
    evil = {"Origin": "http://evil.test"}
    answers = [
        await reader().post(f"{table}/sit", data=_sitting(1), headers=evil),
        await reader().post("/lobby", data={"match": "cubosaurs:2"}, headers=evil),
    ]

    assert [one.status_code for one in answers] == [403, 403]


# quick match


async def _wait(reader: httpx.AsyncClient, name: str, match: str, **more: str) -> httpx.Response:
    return await reader.post("/lobby", data={"match": match, "name": name, **more}, headers=HERE)


async def test_two_who_want_the_same_meet_at_one_table(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben = reader()
    waits = await _wait(ada, "Ada", "cubosaurs:2")
    alone = await ada.get("/lobby")
    seen = (await ben.get("/lobby")).text
    await _wait(ben, "Ben", "cubosaurs:2")
    led = [await ben.get("/lobby"), await ada.get("/lobby")]
    table = led[0].headers["location"]
    pages = [await one.get(table) for one in (ada, ben)]
    later = await ada.get("/lobby")

    assert waits.status_code == 303
    assert "You are waiting for Cubosaurs with 2 players (No clocks)." in alone.text
    assert "1 waiting for Cubosaurs with 2" in seen
    assert [one.headers["location"] for one in led] == [table, table]
    assert all("Ada" in one.text and "Ben" in one.text for one in pages)
    assert (
        sum("It is your turn" in one.text or 'data-turn="yours"' in one.text for one in pages) == 1
    )
    assert "You are waiting" not in later.text


async def _told(line: ClientConnection, wanted: str) -> Any:
    """Return the first message of the lobby that has something."""
    async with asyncio.timeout(60):
        while True:
            message = json.loads(await line.recv())
            if wanted in message:
                return message[wanted]


async def test_people_at_two_processes_see_each_other_and_get_one_table(database: str) -> None:
    """So do those who tap one seat at once."""
    async with (
        _here(database) as one,
        _here(database) as two,
        httpx.AsyncClient(base_url=one.base) as ada,
        httpx.AsyncClient(base_url=two.base) as ben,
        httpx.AsyncClient(base_url=two.base) as cleo,
    ):
        people = ((ada, one, "Ada"), (ben, two, "Ben"))
        waits = [
            await person.post("/lobby", data={"match": "cubosaurs:2", "name": name})
            for person, _, name in people[:1]
        ]
        async with connect(f"ws://{two.host}/lobby/live") as spectator:
            seen = await _told(spectator, "html")
            waits.append(await ben.post("/lobby", data={"match": "cubosaurs:2", "name": "Ben"}))
            cookies = [f"waits={person.cookies['waits']}" for person, _, _ in people]
            async with (
                connect(
                    f"ws://{one.host}/lobby/live", additional_headers={"Cookie": cookies[0]}
                ) as l1,
                connect(
                    f"ws://{two.host}/lobby/live", additional_headers={"Cookie": cookies[1]}
                ) as l2,
            ):
                led = [await _told(line, "go") for line in (l1, l2)]
        places = [(await person.get("/lobby")).headers["location"] for person, _, _ in people]
        pages = [(await person.get(places[0])).text for person, _, _ in people]

        created = await ada.post("/tables", data=form("me", "link", come="lobby"))
        table = created.headers["location"]
        taps = await asyncio.gather(
            *(
                person.post(f"{table}/sit", data=_sitting(1, name))
                for person, name in ((ben, "Ben"), (cleo, "Cleo"))
            )
        )
        shown = (await ada.get(f"/api{table}")).json()

    assert "1 waiting for Cubosaurs with 2" in seen
    assert [one.status_code for one in waits] == [303, 303]
    assert led == ["/lobby", "/lobby"]
    assert places[0] == places[1]
    assert all("Ada" in page and "Ben" in page for page in pages)
    assert sum('data-turn="yours"' in page for page in pages) == 1
    assert sorted(one.status_code for one in taps) == [303, 403]
    assert shown["seats"][1]["name"] == ("Ben" if taps[0].status_code == 303 else "Cleo")


async def test_people_meet_at_their_pace_and_the_table_has_it(
    ada: httpx.AsyncClient, reader: Reader, app: Starlette
) -> None:
    ben, cleo, live = reader(), reader(), PACES[1]
    for one, name, pace in ((ada, "Ada", live), (ben, "Ben", ""), (cleo, "Cleo", live)):
        await _wait(one, name, "cubosaurs:2", pace=pace)
    places = [(await one.get("/lobby")).headers.get("location", "") for one in (ada, ben, cleo)]
    table = await app.state.services.tables.table(places[0].rpartition("/")[2])
    unknown = await _wait(ben, "Ben", "cubosaurs:2", pace="live 1+1 cap 1")

    assert places == [places[0], "", places[0]]
    assert str(table.conduct.conditions.time) == live
    assert unknown.status_code == 422


async def test_the_lobby_says_what_differs_from_a_usual_table(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    options = {"option-rounds": "1", "time": "turns", "time-turn": "48"}
    await create_table(ada, "me", "link", come="lobby", **options)
    lobby = (await reader().get("/lobby")).text

    assert "a turn" in lobby
    assert "Rounds: 1" in lobby
    assert "usual options" not in lobby


async def test_who_stops_waiting_is_not_matched(ada: httpx.AsyncClient, reader: Reader) -> None:
    ben = reader()
    await _wait(ada, "Ada", "cubosaurs:2")
    await ada.post("/lobby", data={"leave": "1"}, headers=HERE)
    await _wait(ben, "Ben", "cubosaurs:2")
    lobby = await ben.get("/lobby")

    assert lobby.status_code == 200
    assert "1 waiting for Cubosaurs with 2" in lobby.text


async def test_a_wish_that_no_game_fits_is_refused(ada: httpx.AsyncClient) -> None:
    answers = [
        await _wait(ada, "Ada", wish)
        for wish in ("", "cubosaurs", "cubosaurs:99", "cubosaurs:0", "cubosaurs:1", "nothing:2")
    ]

    assert {one.status_code for one in answers} <= {404, 422}


async def test_seats_of_the_lobby_are_limited(app: Starlette) -> None:
    seats = app.state.services.seat_tries
    for _ in range(12):
        await seats.take("203.0.113.7")
    with pytest.raises(Exception, match="too many seats"):
        await seats.take("203.0.113.7")


async def test_the_form_comes_back_with_what_was_chosen(ada: httpx.AsyncClient) -> None:
    answer = await ada.post("/tables", data=form("me", "nobody", come="lobby"), headers=HERE)

    assert answer.status_code == 422
    assert re.search(r'<option value="lobby" selected>', answer.text)
