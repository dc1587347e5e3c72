"""One's own plays, profiles, friends and blocking."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from cuboteca.people.schema import BLOCKS, FRIENDS, PEOPLE
from cuboteca.table.schema import PLAYS
from tests.web.test_people import rows
from tests.web.visit import JSON, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


async def play_on(app: Starlette, address: str) -> None:
    """Play to the end."""
    table = await app.state.services.tables.table(address.rpartition("/")[2])
    while not table.is_over:
        action = table.play.legal_actions()[0]
        await table.act(table.to_move, table.seq, action)


async def befriended(one: httpx.AsyncClient, other: httpx.AsyncClient) -> httpx.Response:
    """Let the other accept a link of the one."""
    made = await one.post("/friends")
    found = re.findall(r'value="http://site\.test(/friends/[^"]+)"', made.text)
    return await other.post(found[0])


def ids(settings: Settings) -> dict[str, str]:
    """Return the ids of people by name."""
    return {row["name"]: row["id"] for row in rows(settings, PEOPLE)}


async def people(ada: httpx.AsyncClient, reader: Reader) -> httpx.AsyncClient:
    """Let Ada and Ben become persons; return Ben."""
    ben = reader()
    await create_table(ada)
    await create_table(ben, "me", "bot:random", name="Ben")
    return ben


async def test_running_plays_begin_with_those_that_wait(
    ada: httpx.AsyncClient, reader: Reader, app: Starlette
) -> None:
    waits = await create_table(ada, "me", "here")
    other = await create_table(ada, "me", "link")
    table = await app.state.services.tables.table(other.rpartition("/")[2])
    while table.to_move == 0:
        await table.act(0, table.seq, table.play.legal_actions()[0])
    shown = (await ada.get("/plays")).text
    following = await ada.get("/plays/next", params={"besides": other.rpartition("/")[2]})
    none = await ada.get("/plays/next", params={"besides": waits.rpartition("/")[2]})

    assert shown.index(waits) < shown.index(other)
    assert shown.count("badge") == 1
    assert "nobody yet" in shown
    assert following.headers["location"] == waits
    assert none.headers["location"] == "/plays"
    assert waits not in (await reader().get("/plays")).text


async def test_whoever_is_unknown_sees_what_the_browser_remembers(ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)
    del ada.cookies["person"]
    shown = (await ada.get("/plays")).text

    assert address in shown
    assert "You are not signed in" in shown


async def test_finished_plays_can_be_searched(
    ada: httpx.AsyncClient, app: Starlette, settings: Settings
) -> None:
    first = await create_table(ada, "me", "here", **{"name-1": "Zoë 100%"})
    second = await create_table(ada, "me", "here", **{"name-1": "Carl"})
    for address in (first, second):
        await play_on(app, address)
    everything = (await ada.get("/plays")).text
    zoe = (await ada.get("/plays", params={"name": "zoë 1"})).text
    percent = (await ada.get("/plays", params={"name": "%"})).text
    game = rows(settings, PLAYS)[0]["game"]
    same = (await ada.get("/plays", params={"game": game})).text
    others = (await ada.get("/plays", params={"game": "ursuppe"})).text

    assert all(f"{address}/replay" in everything for address in (first, second))
    assert (first in zoe, second in zoe) == (True, False)
    assert (first in percent, second in percent) == (True, False)
    assert (first in same, first in others) == (True, game == "ursuppe")
    assert "You won." in everything
    assert all(
        set(row["outcome"]) == {"points", "ranks", "reason"} for row in rows(settings, PLAYS)
    )


async def test_finished_plays_come_as_records(ada: httpx.AsyncClient, app: Starlette) -> None:
    for _ in range(2):
        await play_on(app, await create_table(ada))
    await create_table(ada)
    answer = await ada.get("/plays/records")
    lines = [json.loads(line) for line in answer.text.splitlines()]

    assert len(lines) == 2
    assert all(line["proof"]["secret"] for line in lines)
    assert "attachment" in answer.headers["content-disposition"]


async def test_many_finished_plays_come_in_pages(
    ada: httpx.AsyncClient, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuboteca.people.plays.PAGE", 1)
    addresses = [await create_table(ada) for _ in range(2)]
    for address in addresses:
        await play_on(app, address)
    first = (await ada.get("/plays")).text
    second = (await ada.get("/plays?page=1")).text

    assert [address in first for address in addresses] == [False, True]
    assert [address in second for address in addresses] == [True, False]
    assert "/plays?page=1" in first
    assert 'href="/plays"' in second


@pytest.mark.parametrize(
    "query", ["page=-1", "page=999999999", "page=x", "game=nothing", "name=%00", "besides=x"]
)
async def test_odd_addresses_of_plays_do_no_harm(ada: httpx.AsyncClient, query: str) -> None:
    await create_table(ada)

    assert (await ada.get(f"/plays?{query}")).status_code == 200
    assert (await ada.get(f"/plays/next?{query}")).status_code == 303


async def test_a_profile_tells_what_is_public(
    ada: httpx.AsyncClient, reader: Reader, app: Starlette, settings: Settings
) -> None:
    ben = await people(ada, reader)
    address = await create_table(ada)
    await play_on(app, address)
    await befriended(ada, ben)
    profile = f"/people/{ids(settings)['Ada']}"
    stranger, friend, own = [(await one.get(profile)).text for one in (reader(), ben, ada)]

    assert "<td>1</td>" in stranger
    assert address not in stranger
    assert ["Ben" in page for page in (stranger, friend, own)] == [False, True, True]
    assert "Remove Ada" in friend
    assert "Block" not in stranger
    assert (await ada.get("/people/nobody")).status_code == 404


async def test_friends_by_link(ada: httpx.AsyncClient, reader: Reader, settings: Settings) -> None:
    ben = await people(ada, reader)
    made = await ada.post("/friends")
    old = re.findall(r'value="http://site\.test(/friends/[^"]+)"', made.text)[0]
    asked = await ben.get(old)
    own = await ada.get(old)
    unknown = await reader().get(old)
    done = await befriended(ada, ben)
    again = await ben.get(done.request.url.path)
    replaced = await ben.get(old)
    both = len(rows(settings, FRIENDS))
    await ben.post(f"/people/{ids(settings)['Ada']}", data={"unfriend": "1"})

    assert "Ada would like to be your friend" in asked.text
    assert "Become friends" in asked.text
    assert "your own link" in own.text
    assert "Become friends" not in unknown.text
    assert done.headers["location"] == f"/people/{ids(settings)['Ada']}"
    assert again.headers["location"] == done.headers["location"]
    assert replaced.status_code == 404
    assert (both, rows(settings, FRIENDS)) == (2, [])


async def test_whoever_is_blocked_cannot_become_a_friend(
    ada: httpx.AsyncClient, reader: Reader, app: Starlette, settings: Settings
) -> None:
    ben = await people(ada, reader)
    await befriended(ada, ben)
    known = ids(settings)
    await ada.post(f"/people/{known['Ben']}", data={"block": "1"})
    refused = await befriended(ada, ben)
    found = app.state.services.people
    answers = [
        await found.blocks(known["Ada"], known["Ben"]),
        await found.blocks(known["Ben"], known["Ada"]),
        await found.blocks("", known["Ada"]),
    ]
    friends = rows(settings, FRIENDS)
    told = (await ben.get("/account")).text
    await ada.post(f"/people/{known['Ben']}", data={"unblock": "1"})

    assert refused.status_code == 404
    assert answers == [True, False, False]
    assert friends == []
    assert "Blocked" not in told
    assert rows(settings, BLOCKS) == []
    assert (await befriended(ada, ben)).status_code == 303


async def test_nobody_blocks_themselves_or_nobody(
    ada: httpx.AsyncClient, reader: Reader, settings: Settings
) -> None:
    await people(ada, reader)
    for other in (ids(settings)["Ada"], "nobody"):
        answer = await ada.post(f"/people/{other}", data={"block": "1"})
        assert answer.status_code == 404
    stranger = await reader().post(f"/people/{ids(settings)['Ada']}", data={"block": "1"})

    assert stranger.status_code == 403
    assert rows(settings, BLOCKS) == []


async def test_acting_keeps_whose_turn_it_is(ada: httpx.AsyncClient, settings: Settings) -> None:
    address = await create_table(ada)
    shown = await look(ada, address)
    before = rows(settings, PLAYS)[0]["to_move"]
    await ada.post(f"{address}/act", data=shown.acting(), headers=JSON)
    row = rows(settings, PLAYS)[0]

    assert before in {0, 1}
    assert row["to_move"] in {0, 1}
    assert row["outcome"] is None
