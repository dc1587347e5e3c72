"""Leaving a table by its pages and by the API, without a script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.table.seats import new_token
from tests.web.visit import GAME, HERE, bearer, create_table

if TYPE_CHECKING:
    import httpx

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

TWO = ("Ada", "Ben")


async def create(reader: httpx.AsyncClient, *names: str, **conditions: object) -> Any:
    seats = [
        {"kind": "bot", "level": "random"} if name == "bot" else {"kind": "human", "name": name}
        for name in (names or TWO)
    ]
    order = {"game": GAME, "seats": seats, "conditions": {"level": "random", **conditions}}
    answer = await reader.post("/api/tables", json=order)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def sit(reader: Reader, created: Any, seat: int, language: str = "en") -> httpx.AsyncClient:
    """Return a browser that sits at a table."""
    one = reader(language)
    link = created["seats"][seat]["link"].removeprefix("http://site.test")
    assert (await one.get(link)).status_code == 303
    return one


async def shown(reader: httpx.AsyncClient, created: Any, seat: int | None = None) -> Any:
    headers = {} if seat is None else bearer(created["seats"][seat]["token"])
    return (await reader.get(f"/api/tables/{created['table']}", headers=headers)).json()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_two_people_end_a_play_and_play_it_again(
    ada: httpx.AsyncClient, reader: Reader, language: str
) -> None:
    created = await create(ada)
    here = f"/tables/{created['table']}"
    one, other = [await sit(reader, created, seat, language) for seat in (0, 1)]
    page = (await one.get(f"{here}/leave")).text
    assert 'name="do" value="resign"' in page
    form = {"do": "agree", "what": "end", "request": "a"}
    assert (await one.post(f"{here}/leave", data=form)).status_code == 303
    asked = (await other.get(here)).text
    assert asked.count('class="affair"') == 1
    assert 'value="decline"' in asked
    await other.post(f"{here}/leave", data=form)
    ended = (await other.get(here)).text
    assert 'id="closed"' in ended
    assert f'action="{here}/rematch"' in ended
    again = (await one.post(f"{here}/rematch")).headers["location"]
    assert (await other.post(f"{here}/rematch")).headers["location"] == again
    first, second = (await one.get(again)).text, (await other.get(again)).text
    for page, own in ((first, 1), (second, 0)):
        assert re.findall(r'class="button small" name="seat" value="(\d)"', page) == [str(own)]


async def test_whoever_sits_nowhere_can_do_nothing(ada: httpx.AsyncClient, reader: Reader) -> None:
    created = await create(ada)
    here, stranger = f"/tables/{created['table']}", reader()
    seq = (await shown(ada, created))["seq"]
    assert (await stranger.get(f"{here}/leave")).headers["location"] == here
    for path, form in (("leave", {"do": "resign"}), ("rematch", {})):
        assert (await stranger.post(f"{here}/{path}", data=form)).status_code == 403
    assert (await shown(ada, created))["seq"] == seq


async def test_a_form_with_nonsense_is_refused(ada: httpx.AsyncClient, reader: Reader) -> None:
    created = await create(ada)
    here, one = f"/tables/{created['table']}/leave", await sit(reader, created, 0)
    for form in (
        {},
        {"do": "dance"},
        {"do": "agree", "what": "pizza"},
        {"do": "hand-over", "level": "genius"},
        {"do": "resign", "request": "x" * 61},
    ):
        assert (await one.post(here, data=form)).status_code == 422, form


async def test_a_device_with_two_seats_agrees_for_both_and_names_one_to_leave(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    created = await create(ada, "Ada", "Ben", "bot")
    here = f"/tables/{created['table']}/leave"
    both = await sit(reader, created, 0)
    link = created["seats"][1]["link"].removeprefix("http://site.test")
    await both.get(link)
    assert 'select name="seat"' in (await both.get(here)).text
    assert (await both.post(here, data={"do": "hand-over", "level": "random"})).status_code == 422
    await both.post(here, data={"do": "hand-over", "level": "random", "seat": "1"})
    assert (await shown(ada, created))["seats"][1]["substitute"] == "random"
    page = (await both.get(here.removesuffix("/leave"))).text
    assert 'value="come-back"' in page
    await both.post(here, data={"do": "come-back", "what": "1"})
    assert (await shown(ada, created))["seats"][1]["substitute"] == ""
    await both.post(here, data={"do": "agree", "what": "end"})
    assert (await shown(ada, created))["closed"]["why"] == "agreed"


async def test_programs_do_the_same(ada: httpx.AsyncClient) -> None:
    created = await create(ada, "Ada", "Ben", "Cleo", time="live 300+5 cap 600")
    here = f"/api/tables/{created['table']}"

    async def call(own: int, name: str, status: int = 200, **order: object) -> Any:
        headers = bearer(created["seats"][own]["token"])
        answer = await ada.post(f"{here}/{name}", json={"id": f"{name}", **order}, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    table = await shown(ada, created)
    assert [clock["left"] for clock in table["clocks"] if not clock["runs"]] == [300, 300]
    assert table["conditions"]["time"] == "live 300+5 cap 600"
    mover = table["to_move"]
    await call(mover, "replace", level="random")
    await call(mover, "return")
    await call(0, "vote", 422, seat=0)
    await call(0, "agree", what="pace turns 86400")
    assert (await shown(ada, created))["agreeing"] == {"pace turns 86400": [0]}
    await call(1, "agree", what="pace turns 86400", agree=False)
    assert (await shown(ada, created))["agreeing"] == {}
    await call(2, "resign")
    table = await shown(ada, created)
    assert [seat["resigned"] for seat in table["seats"]] == [False, False, True]
    await call(1, "resign")
    assert (await shown(ada, created))["closed"] is None
    await call(0, "resign")
    assert (await shown(ada, created))["closed"]["why"] == "resigned"
    await call(0, "return", 410, id="late")


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("time", "fast"),
        ("time", "live 1+0 cap 9"),
        ("zone", "Mars"),
        ("level", "genius"),
        ("day_from", 24),
        ("days_off", ["someday"]),
        ("away", 1),
        ("at_flag", "explode"),
    ],
)
async def test_conditions_that_cannot_be_are_refused(
    ada: httpx.AsyncClient, field: str, wrong: object
) -> None:
    seats = [{"kind": "human", "name": name} for name in TWO]
    order = {"game": GAME, "seats": seats, "conditions": {field: wrong}}
    answer = await ada.post("/api/tables", json=order)
    assert answer.status_code == 422


FORM = {
    "game": GAME,
    "seats": "2",
    "seat-0": "me",
    "seat-1": "bot:random",
    "name": "Ada",
    "time": "turns",
    "time-turn": "48",
    "time-from": "8",
    "time-to": "22",
    "time-off": "2026-12-25, 2026-12-26",
    "time-zone": "Europe/Rome",
    "at-flag": "wait",
    "leave-level": "random",
    "away": "60",
}


async def test_the_form_of_a_new_table_has_a_time_control(ada: httpx.AsyncClient) -> None:
    assert 'name="time-zone"' in (await ada.get(f"/new/{GAME}")).text
    answer = await ada.post("/tables", data=FORM)
    table = (await ada.get(f"/api{answer.headers['location']}")).json()
    assert table["conditions"] == {
        "time": "turns 172800",
        "zone": "Europe/Rome",
        "day_from": 8,
        "day_to": 22,
        "weekends": False,
        "days_off": ["2026-12-25", "2026-12-26"],
        "at_flag": "wait",
        "level": "random",
        "away": 3600,
    }
    policy = (await ada.get(f"{answer.headers['location']}/leave")).text
    assert "Monday to Friday, 8:00 to 22:00 (Europe/Rome), except on 2 days off." in policy


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("time", "x", "out of range"),
        ("time-turn", "0", "“Hours a turn” takes a whole number from 1 to 720"),
        ("time-turn", "1" * 40, "“Hours a turn” takes a whole number from 1 to 720"),
        ("time-to", "7", "The hour from which time counts has to be before"),
        ("time-off", "tomorrow", "“tomorrow” is not a date such as 2026-12-25"),
        ("time-zone", "Mars", "A time zone looks like Europe/Rome"),
        ("at-flag", "x", "out of range"),
        ("away", "-5", "“Minutes until somebody is away” takes a whole number from 1 to 43,200"),
    ],
)
async def test_a_wrong_field_about_time_comes_back_with_a_sentence(
    ada: httpx.AsyncClient, field: str, wrong: str, said: str
) -> None:
    answer = await ada.post("/tables", data={**FORM, field: wrong})
    assert answer.status_code == 422
    assert said in answer.text
    assert "Europe/Rome" in answer.text or field == "time-zone"  # what was typed is still there


async def test_a_page_shows_clocks_and_replays_show_them_too(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    created = await create(ada, time="live 300+5 cap 600")
    one = await sit(reader, created, 0)
    here = f"/tables/{created['table']}"
    page = (await one.get(here)).text
    assert "clock.js" in page
    assert re.findall(r'data-left="(\d+)', page)
    replay = (await one.get(f"{here}/replay?at=5")).text
    assert replay.count('data-left="300.0"') == 4  # at two plates and in the bar
    plain = (await ada.get(f"/tables/{(await create(ada))['table']}")).text
    assert "clock." not in plain


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_whoever_is_alone_closes_a_table_that_has_not_begun(
    reader: Reader, language: str
) -> None:
    ada, ben = reader(language), reader("en")
    here = await create_table(ada, "me", "link", contribute="1", come="lobby")
    assert f'href="{here}/leave"' in (await ada.get(here)).text
    (form,) = re.findall(
        r'<form class="ways"[\s\S]*?</form>', (await ada.get(f"{here}/leave")).text
    )
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    assert fields["what"] == "end"
    assert (await ada.post(f"{here}/leave", data=fields)).headers["location"] == here
    closed = (await ada.get(here)).text
    assert 'id="closed"' in closed
    assert here not in (await ben.get("/lobby")).text
    for page in ("replay", "check", "record"):
        assert (await ben.get(f"{here}/{page}")).status_code == 200
    assert (await ben.get(f"/api{here}")).json()["closed"]["why"] == "unbegun"


async def test_nobody_closes_a_table_to_which_somebody_has_come(reader: Reader) -> None:
    ada, ben = reader("it"), reader("en")
    here = await create_table(ada, "me", "link", "link", contribute="1", come="lobby")
    sits = {"own": new_token(), "name": "Ben", "seat": "1"}
    await ben.post(f"{here}/sit", data=sits, headers=HERE)
    page = (await ada.get(f"{here}/leave")).text
    assert '<form class="ways"' not in page
    answer = await ada.post(f"{here}/leave", data={"do": "resign"})
    assert answer.status_code == 422
    assert "La partita non è ancora cominciata" in answer.text
    assert (await ben.get(f"/api{here}")).json()["closed"] is None


async def test_a_bot_plays_in_a_free_seat_until_somebody_comes(reader: Reader) -> None:
    ada, ben = reader("en"), reader("en")
    here = await create_table(ada, "me", "link", come="lobby")
    page = (await ada.get(f"{here}/leave")).text
    assert "Seat 2 is still free" in page
    let = {"do": "agree", "what": "skip 1"}
    assert (await ada.post(f"{here}/leave", data=let)).status_code == 303
    assert "free; bot, medium" in (await ada.get(here)).text
    assert "1 of 2 seats free" in (await ben.get("/lobby")).text
    sits = {"own": new_token(), "name": "Ben", "seat": "1"}
    assert (await ben.post(f"{here}/sit", data=sits, headers=HERE)).status_code == 303
    there = (await ben.get(here)).text
    assert "; bot, medium" not in there
    assert "has sat down." in there
    again = await ada.post(f"{here}/leave", data=let)
    assert again.status_code == 422
    assert "once somebody has been thinking for 10 minutes" in again.text
