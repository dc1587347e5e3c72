"""The pages of tournaments: creating one, signing up, playing, standings; and programs."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from cuboteca.competition import tournaments
from cuboteca.games import game
from cuboteca.web.qr_codes import qr_code
from tests.web.test_moderation import moderator
from tests.web.test_operations import services_in
from tests.web.test_rated import give_account
from tests.web.visit import GAME, HERE

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.competition.tournament_runner import TournamentRunner
    from cuboteca.competition.tournaments import Known
    from tests.web.conftest import Reader

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("interpreted")]

USUAL = {  # a box that is not ticked sends nothing
    f"option-{option.name}": "1"
    for option in game(GAME).meta.options
    if option.kind == "bool" and option.default_for(2)
}
FORM = {
    "game": GAME, "title": "Spring <cup>", "kind": "swiss", "seats": "2", "rounds": "2",
    "places": "8", "time": "live", "at-flag": "resign", "name": "Hana", **USUAL,
}  # fmt: skip


async def create(host: httpx.AsyncClient, **more: str) -> str:
    """Create a tournament; return its path."""
    answer = await host.post("/tournaments", data={**FORM, **more}, headers=HERE)
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    return path


async def act(who: httpx.AsyncClient, path: str, do: str, **more: str) -> httpx.Response:
    return await who.post(path, data={"do": do, **more}, headers=HERE)


def runner_in(app: Starlette) -> TournamentRunner:
    return services_in(app).tournaments


async def known_at(app: Starlette, path: str) -> Known:
    runner = runner_in(app)
    return await runner.ask(tournaments.read, path.rpartition("/")[2])


async def start(app: Starlette, host: httpx.AsyncClient, path: str) -> None:
    assert (await act(host, path, "start")).status_code == 303
    await runner_in(app).look()


async def own_table(who: httpx.AsyncClient, path: str) -> str:
    """Return the path of the table to which a page leads in large letters, once it does."""
    for _ in range(500):
        page = (await who.get(path)).text
        if found := re.search(r'class="own paper ready"[\s\S]*?href="(/tables/[^"]+)"', page):
            return found[1]
        await asyncio.sleep(0.02)
    raise AssertionError(page)


async def test_two_play_a_tournament_from_the_form_to_the_standings(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    path, ben = await create(ada), reader("fr")
    before = (await ben.get("/tournaments")).text
    for one, name in ((ada, "Ada"), (ben, "Ben")):
        assert (await act(one, path, "sign-up", name=name)).status_code == 303
    signed_up = (await ada.get(path)).text
    await start(app, ada, path)
    for number in (1, 2):
        table = await own_table(ada, path)
        page = (await ada.get(path)).text
        assert await own_table(ben, path) == table
        assert f'href="{path}"' in (await ada.get(table)).text
        await ben.post(f"{table}/leave", data={"do": "resign"}, headers=HERE)
        await runner_in(app).look()
        assert (await known_at(app, path)).tournament.round == min(number + 1, 2)
    over = (await ben.get(path)).text
    lists = (await ada.get("/tournaments")).text

    assert qr_code(f"http://site.test{path}") in signed_up
    assert qr_code(f"http://site.test{path}") not in over  # nobody can sign up any more
    assert "Spring &lt;cup&gt;" in before
    assert "Your table is ready" in page
    assert "2 take part, 8 places" in signed_up
    assert ">Ada<" in signed_up
    assert ">Ben<" in over
    assert [line.points for line in (await known_at(app, path)).standings] == [240, 0]
    assert "Spring &lt;cup&gt;" in lists.partition("Finished")[2]


async def test_bad_input_gets_one_sentence_and_keeps_the_form(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    wrong = {
        "needs a name": {"title": " \u200b "},
        "Swiss, a round robin or an arena": {"kind": "knockout"},
        "2 to 5 players": {"seats": "99999999999999999999"},
        "1 to 15 rounds": {"rounds": "-1"},
        "2 to 64 places": {"places": "1000"},
        "no bots of this level": {"bots": "genius"},
        "within 60 days": {"start": "7"},
        "must end some day": {"time": "none"},
        "10 to 240 minutes": {"kind": "arena", "arena-minutes": "9"},
        "needs an account": {"rated": "1"},
    }
    for said, change in wrong.items():
        answer = await ada.post("/tournaments", data={**FORM, **change}, headers=HERE)
        assert answer.status_code == 422
        assert said in answer.text
        places = change.get("places", FORM["places"])
        assert f'name="places" value="{places}"' in answer.text
    odd = await ada.post("/tournaments", data={**FORM, "game": "chess"}, headers=HERE)
    elsewhere = await ada.post(
        "/tournaments", data=FORM, headers={"Origin": "http://elsewhere.test"}
    )
    shown = [
        await ada.get(f"/tournaments{path}") for path in ("?game=chess", "/nothing", "/" + 99 * "x")
    ]

    assert (odd.status_code, elsewhere.status_code) == (404, 403)
    assert [one.status_code for one in shown] == [404, 404, 404]
    assert await runner_in(app).ask(tournaments.listed, "open") == []


async def test_nobody_does_what_is_not_theirs(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    path, ben = await create(ada), reader()
    refused = [await act(ben, path, do) for do in ("start", "close", "withdraw", "ready", "dance")]
    empty = await act(ada, path, "start")
    await act(ben, path, "sign-up", name="Ben")
    few = await act(ada, path, "start")
    ready = await act(ben, path, "ready")
    await act(ben, path, "withdraw")
    nothing = await act(ben, "/tournaments/nothing", "sign-up", name="Ben")

    assert [one.status_code for one in refused] == [403, 403, 403, 403, 422]
    assert empty.status_code == few.status_code == 422
    assert "Nobody has signed up yet" in empty.text
    assert "At least two" in few.text
    assert "You can only be ready in an arena" in ready.text
    assert nothing.status_code == 404
    assert (await known_at(app, path)).entrants == ()


async def test_a_guest_hosts_three_and_no_more(ada: httpx.AsyncClient) -> None:
    for _ in range(tournaments.MOST_HOSTED):
        path = await create(ada)
    refused = await ada.post("/tournaments", data=FORM, headers=HERE)
    assert (await act(ada, path, "close")).status_code == 303

    assert refused.status_code == 422
    assert "You host 3 tournaments already" in refused.text
    assert await create(ada)


async def test_a_moderator_closes_a_tournament_and_that_is_written_down(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    path, moderating = await create(ada), await moderator(app, reader)
    page = (await moderating.get(path)).text
    closed = await act(moderating, path, "close")
    audit = (await moderating.get("/moderation")).text

    assert 'value="close"' in page
    assert 'value="close"' not in (await reader().get(path)).text
    assert closed.status_code == 303
    assert (await known_at(app, path)).tournament.state == "closed"
    assert "Closed the tournament Spring &lt;cup&gt;" in audit


async def test_a_rated_tournament_has_rated_tables_and_needs_accounts(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben = reader()
    for one, name in ((ada, "ada"), (ben, "ben")):
        await give_account(app, one, name)
    path = await create(ada, rated="1")
    guest = await act(reader(), path, "sign-up", name="Cem")
    for one in (ada, ben):
        await act(one, path, "sign-up")
    await start(app, ada, path)
    table = await own_table(ben, path)

    assert guest.status_code == 403
    assert "create an account first" in guest.text
    assert (await services_in(app).tables.table(table.removeprefix("/tables/"))).head.rated


async def test_an_arena_seats_whoever_is_ready(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    path, ben = await create(ada, kind="arena"), reader()
    for one, name in ((ada, "Ada"), (ben, "Ben")):
        await act(one, path, "sign-up", name=name)
    await start(app, ada, path)
    asks = (await ada.get(path)).text
    for one in (ada, ben):
        assert (await act(one, path, "ready")).status_code == 303
    waits = (await ada.get(path)).text
    await runner_in(app).look()

    assert "Ready for the next table?" in asks
    assert "Waiting for others" in waits or "Your table is ready" in waits
    assert await own_table(ada, path) == await own_table(ben, path)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_programs_and_readers_of_any_language_see_a_tournament(
    ada: httpx.AsyncClient, reader: Reader, language: str
) -> None:
    path = await create(ada, bots="random", fill="5", start="60")
    await act(ada, path, "sign-up", name="Ada")
    visitor = reader(language)
    pages = [await visitor.get(one) for one in (path, "/tournaments", f"/tournaments?game={GAME}")]
    listed = (await visitor.get("/api/tournaments")).json()
    one = (await visitor.get(f"/api{path}")).json()
    missing = await visitor.get("/api/tournaments/nothing")

    assert [page.status_code for page in pages] == [200, 200, 200]
    assert [each["id"] for each in listed["tournaments"]] == [one["id"]]
    assert (one["state"], one["kind"], one["seat_count"], one["round"]) == ("open", "swiss", 2, 0)
    assert [each["name"] for each in one["entrants"]] == ["Ada"]
    assert "person" not in one["entrants"][0]
    assert missing.status_code == 404
