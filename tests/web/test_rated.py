"""Rated tables: who may create one and sit down, and what their end changes."""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from cuboteca.games import game
from cuboteca.people.accounts import confirm
from cuboteca.people.schema import PASSKEYS
from cuboteca.table.schema import PLAYS
from tests.web.visit import GAME, create_table, form, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

USUAL = {  # a box that is not ticked sends nothing
    f"option-{option.name}": "1"
    for option in game(GAME).meta.options
    if option.kind == "bool" and option.default_for(2)
}
RATED = {"rated": "1", "time": "live", "at-flag": "resign", **USUAL}


async def give_account(app: Starlette, reader: httpx.AsyncClient, name: str) -> str:
    """Make a guest of a reader, and give it a passkey; return the person's id."""
    await create_table(reader, "me", "bot:random")
    person: str = await app.state.services.people.person_with(reader.cookies["person"])

    def keep(connection: sa.Connection) -> None:
        passkey = {"id": name, "person": person, "credential": name.encode(), "public_key": b"1"}
        rest = {"sign_count": 0, "name": name, "made": 0.0}
        connection.execute(PASSKEYS.insert(), {**passkey, **rest})
        confirm(connection, person, reader.cookies["person"], time.time())

    await app.state.services.rated.ask(keep)
    return person


async def settled(reader: httpx.AsyncClient, table: str) -> str:
    """Return a table's page once ratings have changed."""
    for _ in range(3_000):
        page = (await reader.get(table)).text
        if "Rating " in page:
            return page
        await asyncio.sleep(0.02)
    raise AssertionError(page)


async def test_a_rated_play_changes_ratings_once(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben, cem = reader(), reader()
    for one, name in ((ada, "ada"), (ben, "ben")):
        await give_account(app, one, name)
    table = await create_table(ada, "me", "link", **RATED)
    (invite,) = (await look(ada, table)).invites
    token = invite.rpartition("/")[2]
    turned_away = await cem.get(invite)
    assert turned_away.status_code == 403
    assert "create an account first" in turned_away.text
    refused = await cem.post(f"{table}/seat", data={"token": token, "name": "Cem"})
    assert refused.status_code == 403
    twice = await ada.post(f"{table}/seat", data={"token": token, "name": "Ada too"})
    assert twice.status_code == 403
    seated = await ben.post(f"{table}/seat", data={"token": token, "name": "Ben"})
    assert seated.status_code == 303, seated.text
    await ben.post(f"{table}/leave", data={"do": "resign"})

    await settled(ada, table)
    app.state.services.tables._open.clear()  # as if nobody had looked for long
    page = await settled(ada, table)

    before, after = re.findall(r"Rating (\d+) → (\d+) ", page)
    assert int(before[0]) == int(after[0]) == 1500
    assert {int(before[1]) > 1500, int(after[1]) > 1500} == {True, False}
    person = await app.state.services.people.person_with(ada.cookies["person"])
    profile = (await ada.get(f"/people/{person}")).text
    assert f"<td>{before[1]} ±" in profile or f"<td>{after[1]} ±" in profile
    board = (await ada.get("/ratings?game=cubosaurs&seats=2&pace=live")).text
    assert "Nobody’s rating is certain enough yet" in board


async def test_a_play_that_ended_while_nobody_looked_is_settled_later(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    person = await give_account(app, ada, "ada")
    table = await create_table(ada, "me", "bot:random", **RATED)
    rated = app.state.services.rated
    one = await app.state.services.tables.table(table.removeprefix("/tables/"))
    one._subscribers.clear()  # as if this process did not see the end
    await ada.post(f"{table}/leave", data={"do": "resign"})
    assert one.has_ended
    assert not one.rating_changes
    waits = (await ada.get(table)).text

    await rated.settle_left()
    await rated.settle_left()  # nothing is left

    page = await settled(ada, table)
    assert "Rating 1500 → 1" in page
    assert f'data-live="{table}/live' in waits  # the change of ratings is still to come
    assert 'data-live=""' in page
    assert person


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"time": "none"}, "needs a clock"),
        ({"option-rounds": "1"}, "needs the usual options"),
        ({"seat-1": "here"}, "each person has one seat"),
    ],
)
async def test_a_rated_table_is_like_all_others(
    app: Starlette, ada: httpx.AsyncClient, change: dict[str, str], said: str
) -> None:
    await give_account(app, ada, "ada")
    answer = await ada.post("/tables", data={**form("me", "bot:easy", **RATED), **change})
    assert answer.status_code == 422
    assert said in answer.text


async def test_a_seat_goes_where_its_person_signs_in(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    await give_account(app, ada, "ada")
    table = await create_table(ada, "me", "link", **RATED)
    answer = await ada.post(f"{table}/code", data={"seat": "0"})
    assert answer.status_code == 403
    assert "cannot be moved by a code" in answer.text
    (invite,) = (await look(ada, table)).invites
    bearer = {"Authorization": f"Bearer {invite.rpartition('/')[2]}"}
    program = await ada.post(f"/api{table}/seat", json={"name": "Program"}, headers=bearer)
    assert program.status_code == 403, program.text


async def test_a_guest_creates_no_rated_table(ada: httpx.AsyncClient) -> None:
    answer = await ada.post("/tables", data=form("me", "bot:easy", **RATED))
    assert answer.status_code == 422
    assert "A rated table needs an account" in answer.text


async def test_a_rated_table_has_no_hints(app: Starlette, ada: httpx.AsyncClient) -> None:
    await give_account(app, ada, "ada")
    table = await create_table(ada, "me", "bot:easy", hints="1", **RATED)

    def hints(connection: sa.Connection) -> bool:
        query = sa.select(PLAYS.c.hints).where(PLAYS.c.id == table.removeprefix("/tables/"))
        return bool(connection.execute(query).scalar_one())

    assert not await app.state.services.rated.ask(hints)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_a_leaderboard_has_bots_and_ignores_nonsense(reader: Reader, language: str) -> None:
    visitor = reader(language)
    usual = await visitor.get("/ratings")
    odd = await visitor.get("/ratings?seats=99&pace=never&season=1812-1&from=-3")
    assert usual.status_code == odd.status_code == 200
    assert usual.text.count('class="bot"') == 6
    assert odd.text.count('class="bot"') == 6
    seasons = re.search(r'<select name="season"[\s\S]*?</select>', usual.text)
    assert seasons
    assert seasons[0].count("<option") == 1  # nobody has been rated in another one
    assert (await visitor.get("/ratings?game=chess")).status_code == 404
