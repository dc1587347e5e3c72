"""Keys by which programs act as their person over the API."""

from __future__ import annotations

import html
import logging
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock

import pytest

from cuboteca.people.program_keys import MOST_KEYS, is_key
from cuboteca.people.schema import PROGRAM_KEYS
from cuboteca.table.seats import new_token
from tests.web.test_accounts import ada, browser, make, sign_in
from tests.web.test_people import rows
from tests.web.test_rated import RATED
from tests.web.visit import GAME, bearer, create_table

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings

pytestmark = pytest.mark.anyio

__all__ = ["ada", "browser"]  # fixtures

WRONG = f"cuboteca_{'x' * 32}"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, address="https://site.test")


@pytest.fixture
def program(browser: Callable[[], httpx.AsyncClient]) -> httpx.AsyncClient:
    """Return a client without cookies."""
    return browser()


async def make_key(one: httpx.AsyncClient, name: str = "Robo") -> str:
    """Return a fresh key of somebody who has an account."""
    answer = await one.post("/account/keys", data={"name": name})
    assert answer.status_code == 200, answer.text
    (found,) = re.findall(r"<code>(cuboteca_[^<]+)</code>", answer.text)
    return str(found)


async def tables(program: httpx.AsyncClient, key: str, **query: Any) -> Any:
    """Return the tables of a key's person."""
    answer = await program.get("/api/tables", headers=bearer(key), params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def shown(program: httpx.AsyncClient, address: str, key: str, **query: int) -> httpx.Response:
    """Look at a table."""
    return await program.get(f"/api{address}", headers=bearer(key), params=query)


async def test_a_program_plays_where_its_person_sits(
    ada: httpx.AsyncClient, program: httpx.AsyncClient
) -> None:
    address = await create_table(ada)
    await make(ada)
    key = await make_key(ada)
    (mine,) = (await tables(program, key))["tables"]
    before = (await shown(program, address, key)).json()
    order = {"seq": before["seq"], "action": before["legal"][0], "id": "one"}
    done = await program.post(f"/api{address}/actions", json=order, headers=bearer(key))
    record = await program.get(f"/api{address}/record", headers=bearer(key))

    assert mine["table"] == address.split("/")[-1]
    assert (mine["game"], mine["status"], mine["your_turn"]) == (GAME, "running", True)
    assert [one["own"] for one in mine["seats"]][before["seat"]]
    assert mine["by_key"]
    assert not mine["imported"]
    assert mine["to_move"] == before["seat"]
    assert done.json()["seq"] > before["seq"]
    assert record.status_code == 200
    assert not program.cookies


async def test_a_table_made_with_a_key_is_its_persons(
    ada: httpx.AsyncClient, program: httpx.AsyncClient
) -> None:
    await make(ada)
    key = await make_key(ada)
    order = {"game": GAME, "seats": [{"kind": "human", "name": name} for name in ("A", "B")]}
    made = await program.post("/api/tables", json=order, headers=bearer(key))
    address = f"/tables/{made.json()['table']}"
    views = [(await shown(program, address, key, seat=seat)).json()["seat"] for seat in (0, 1)]
    default = (await shown(program, address, key)).json()
    third = await shown(program, address, key, seat=2)
    token = await shown(program, address, made.json()["seats"][0]["token"], seat=1)

    assert 'name="action"' in (await ada.get(address)).text
    assert views == [0, 1]
    assert default["seat"] == default["to_move"]
    assert [one.status_code for one in (third, token)] == [403, 403]
    assert "not seat 2" in third.json()["message"]
    assert "opens seat 0, not seat 1" in token.json()["message"]


async def test_a_seat_of_the_lobby_taken_with_a_key_is_its_persons(
    ada: httpx.AsyncClient, program: httpx.AsyncClient
) -> None:
    await make(ada)
    key = await make_key(ada)
    seats = [{"kind": "human", "name": "Ben"}, {"kind": "link"}]
    order = {"game": GAME, "seats": seats, "lobby": True}
    table = (await program.post("/api/tables", json=order)).json()["table"]
    sat = await program.post(
        f"/api/tables/{table}/sit", json={"seat": 1, "name": "Robo"}, headers=bearer(key)
    )

    assert sat.status_code == 200
    assert (await shown(program, f"/tables/{table}", key)).json()["seat"] == 1
    assert [one["table"] for one in (await tables(program, key))["tables"]] == [table]


@pytest.mark.parametrize("shown_key", [WRONG, "", new_token(), f"{WRONG}x"])
async def test_who_shows_no_key_has_no_tables(program: httpx.AsyncClient, shown_key: str) -> None:
    answer = await program.get("/api/tables", headers=bearer(shown_key))

    assert answer.status_code == 403
    assert answer.json()["error"] == "forbidden"


async def test_a_wrong_key_is_nobody_and_nothing_else(
    ada: httpx.AsyncClient, program: httpx.AsyncClient, settings: Settings
) -> None:
    address = await create_table(ada)
    order = {"game": GAME, "seats": [{"kind": "human", "name": name} for name in ("A", "B")]}
    answers = [
        await program.post("/api/tables", json=order, headers=bearer(WRONG)),
        await shown(program, address, WRONG),
        await program.post(
            f"/api{address}/actions",
            json={"seq": 1, "action": "keep", "id": "one"},
            headers=bearer(WRONG),
        ),
    ]

    assert [one.status_code for one in answers] == [403] * 3
    assert all("wrong or was revoked" in one.json()["message"] for one in answers)
    assert rows(settings, PROGRAM_KEYS) == []


async def test_a_revoked_key_opens_nothing_at_once(
    ada: httpx.AsyncClient, program: httpx.AsyncClient
) -> None:
    address = await create_table(ada)
    await make(ada)
    key, other = await make_key(ada), await make_key(ada, "Other")
    assert (await shown(program, address, key)).status_code == 200
    account = (await ada.get("/account")).text
    revoke = re.findall(r'name="revoke" value="([^"]+)"[^>]+of Robo"', account)[0]
    await ada.post("/account/keys", data={"revoke": revoke})

    assert (await shown(program, address, key)).status_code == 403
    assert (await program.get("/api/tables", headers=bearer(key))).status_code == 403
    assert (await shown(program, address, other)).status_code == 200
    assert "Robo" not in (await ada.get("/account")).text


async def test_a_key_of_somebody_else_opens_no_seat(
    ada: httpx.AsyncClient,
    program: httpx.AsyncClient,
    browser: Callable[[], httpx.AsyncClient],
) -> None:
    address, ben = await create_table(ada), browser()
    await make(ada)
    await make(ben)
    await make_key(ada)
    key = await make_key(ben)
    revoke = re.findall(r'name="revoke" value="([^"]+)"', (await ada.get("/account")).text)[0]
    await ben.post("/account/keys", data={"revoke": revoke})  # which is not Ben's
    answer = await shown(program, address, key)

    assert answer.status_code == 403
    assert "holds no seat" in answer.json()["message"]
    assert (await tables(program, key))["tables"] == []
    assert 'name="revoke"' in (await ada.get("/account")).text


async def test_keys_do_not_play_at_rated_tables(
    ada: httpx.AsyncClient, program: httpx.AsyncClient
) -> None:
    await make(ada)
    key = await make_key(ada)
    address = await create_table(ada, "me", "bot:random", **RATED)
    (listed,) = (await tables(program, key))["tables"]
    answers = [
        await shown(program, address, key),
        await program.post(
            f"/api{address}/actions",
            json={"seq": 1, "action": "keep", "id": "one"},
            headers=bearer(key),
        ),
        await program.post(f"/api{address}/resign", json={"id": "two"}, headers=bearer(key)),
    ]

    assert not listed["by_key"]
    assert [one.status_code for one in answers] == [403] * 3
    assert all("rated tables" in one.json()["message"] for one in answers)


async def test_no_key_gives_a_seat_away_or_signs_a_browser_in(
    ada: httpx.AsyncClient, program: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient]
) -> None:
    address, other = await create_table(ada), browser()
    await make(ada)
    key = await make_key(ada)
    await tables(program, key)
    code = await program.post(f"/api{address}/code", headers=bearer(key))
    other.cookies.set("person", key, domain="site.test")
    page = await other.get("/account", headers=bearer(key))

    assert code.status_code == 403
    assert "Nobody is signed in" in page.text


async def test_a_guest_has_no_keys(ada: httpx.AsyncClient, settings: Settings) -> None:
    await create_table(ada)
    page = (await ada.get("/account")).text
    answer = await ada.post("/account/keys", data={"name": "Robo"})

    assert "/account/keys" not in page
    assert answer.status_code == 422
    assert "Make a passkey first: keys" in answer.text
    assert rows(settings, PROGRAM_KEYS) == []


async def test_an_account_has_ten_keys_at_most(ada: httpx.AsyncClient, settings: Settings) -> None:
    await make(ada)
    keys = [await make_key(ada, f"Robo {number}") for number in range(MOST_KEYS)]
    page = (await ada.get("/account")).text
    more = await ada.post("/account/keys", data={"name": "One more"})
    nameless = await ada.post("/account/keys", data={"name": " "})

    assert len(set(keys)) == MOST_KEYS
    assert all(map(is_key, keys))
    assert "You have ten keys" in page
    assert "Make a key" not in page
    assert [more.status_code, nameless.status_code] == [422, 422]
    assert len(rows(settings, PROGRAM_KEYS)) == MOST_KEYS


async def test_a_key_is_shown_once_and_kept_nowhere(
    ada: httpx.AsyncClient,
    program: httpx.AsyncClient,
    settings: Settings,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    address = await create_table(ada)
    await make(ada)
    key = await make_key(ada)
    answers = [
        await shown(program, address, key),
        await program.get("/api/tables", headers=bearer(key)),
        await program.get("/api/tables/none", headers=bearer(key)),
        await program.post(f"/api{address}/actions", json={}, headers=bearer(key)),
        await ada.get("/account"),
        await ada.get("/account/export"),
        await ada.get(address),
        await ada.get("/metrics"),
    ]
    (row,) = rows(settings, PROGRAM_KEYS)

    assert all(key not in one.text and row["key_hash"] not in one.text for one in answers)
    assert key not in caplog.text
    assert key not in repr(row)
    assert answers[4].headers["cache-control"] == "no-store"
    assert '"program_keys": [{"name": "Robo"' in answers[5].text
    assert "Last used on" in html.unescape(answers[4].text).partition("Keys for programs")[2]


async def test_the_use_of_a_key_is_noted_each_hour(
    ada: httpx.AsyncClient, program: httpx.AsyncClient, app: Starlette, settings: Settings
) -> None:
    people = app.state.services.people
    await make(ada)
    key = await make_key(ada)
    people._forget = AsyncMock()  # news of the key itself may arrive late, and is asked about then
    unused = rows(settings, PROGRAM_KEYS)[0]["used"]
    noted = []
    for now in (4e9, 4e9 + 3_599, 4e9 + 3_601):
        people._clock = lambda now=now: now
        await tables(program, key)
        noted.append(rows(settings, PROGRAM_KEYS)[0]["used"])

    assert unused is None
    assert noted == [4e9, 4e9, 4e9 + 3_601]


async def test_whoever_is_banned_is_banned_with_a_key(
    ada: httpx.AsyncClient, program: httpx.AsyncClient, app: Starlette, settings: Settings
) -> None:
    await make(ada)
    key = await make_key(ada)
    (row,) = rows(settings, PROGRAM_KEYS)
    sanctions = app.state.services.sanctions
    sanctions.hold = lambda person, kind: (person, kind) == (row["person"], "ban")
    answer = await program.get("/api/tables", headers=bearer(key))

    assert (answer.status_code, answer.json()["error"]) == (403, "banned")


async def test_a_deleted_account_has_no_keys(
    ada: httpx.AsyncClient, program: httpx.AsyncClient, settings: Settings
) -> None:
    await make(ada)
    key = await make_key(ada)
    await tables(program, key)
    await ada.post("/account/delete", data={"confirm": "yes"})

    assert (await program.get("/api/tables", headers=bearer(key))).status_code == 403
    assert rows(settings, PROGRAM_KEYS) == []


async def test_tables_that_are_over_come_in_pages(
    ada: httpx.AsyncClient, program: httpx.AsyncClient
) -> None:
    address = await create_table(ada, "me", "bot:random")
    await make(ada)
    key = await make_key(ada)
    await ada.post(f"{address}/leave", data={"do": "resign"})
    over = await tables(program, key, over=True)
    after = await tables(program, key, over=True, page=1)
    wrong = [
        await program.get("/api/tables", headers=bearer(key), params={"page": page})
        for page in (-1, 10_000, "x")
    ]

    assert [one["status"] for one in over["tables"]] == ["closed"]
    assert not over["tables"][0]["your_turn"]
    assert over["tables"][0]["to_move"] is None
    assert (await tables(program, key))["tables"] == []
    assert (after["tables"], after["page"], after["more"]) == ([], 1, False)
    assert [one.status_code for one in wrong] == [422] * 3


async def test_a_browser_that_signs_in_elsewhere_keeps_the_keys(
    ada: httpx.AsyncClient, program: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient]
) -> None:
    device = await make(ada)
    key, other = await make_key(ada), browser()
    await create_table(other)  # as a guest, who becomes a part of the account
    await sign_in(other, device)

    assert len((await tables(program, key))["tables"]) == 1
