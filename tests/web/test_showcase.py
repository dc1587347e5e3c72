"""The play on the front page: one for the site, in memory, while somebody looks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import httpx
import pytest

from cuboteca.games import all_games
from cuboteca.table.errors import UnknownTableError
from cuboteca.web import showcase as module
from cuboteca.web.app import create_app
from cuboteca.web.showcase import Showcase
from tests.table.finished import random_table
from tests.table.test_turning_point import SHORT
from tests.web.visit import HERE

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.applications import Starlette

    from cuboteca.core.game import Game
    from cuboteca.table.table import Table
    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


class Last:
    """Thinks of nothing: takes the last legal action."""

    def __init__(self) -> None:
        self.table: Table | None = None

    async def decide(self, _question: object, _asker: object) -> int:
        assert self.table is not None
        return self.table.play.legal_actions()[-1]


async def _until(what: Callable[[], bool]) -> None:
    for _ in range(6_000):
        if what():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def test_all_visitors_see_the_same_play_and_no_list_has_it(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    services = app.state.services
    home = (await ada.get("/")).text
    first = await ada.get("/window.svg")
    again = await reader().get("/window.svg", headers={"If-None-Match": first.headers["etag"]})
    leads = [(await one.get("/watch")).headers["location"] for one in (ada, reader("fr"))]

    assert '<img src="/window.svg"' in home
    assert first.text.startswith("<svg")
    assert again.status_code in {200, 304}
    assert len(set(leads)) == 1
    assert services.tables.open_count == 0
    assert await services.tables._log_writer.unfinished_count(0) == 0


async def test_its_table_is_seen_from_every_side(ada: httpx.AsyncClient) -> None:
    path = (await ada.get("/watch")).headers["location"]
    pages = [await ada.get(f"{path}?seat={seat}") for seat in range(3)]
    beyond = await ada.get(f"{path}?seat=3")

    assert [page.status_code for page in pages] == [200, 200, 200]
    assert [f'<option value="{n}" selected' in page.text for n, page in enumerate(pages)] == [
        True, True, True,
    ]  # fmt: skip
    assert 'data-live="' + path + '/live?seat=2"' in pages[2].text
    assert beyond.status_code == 403


async def test_tables_with_people_have_no_other_sides(ada: httpx.AsyncClient) -> None:
    answer = await ada.post("/tables", data={"game": "cubosaurs", "quick": "1"}, headers=HERE)
    path = answer.headers["location"]
    pages = [await ada.get(f"{path}?seat={seat}") for seat in range(2)]

    assert sorted(page.status_code for page in pages) == [200, 403]
    assert 'class="side-form' not in (await ada.get(path)).text


async def test_it_goes_on_while_it_is_looked_at_and_pauses_else(
    app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_UNSEEN", 0.3)
    quick = Last()
    show = Showcase(app.state.services.tables, quick, 0.01)
    table = quick.table = show.look()
    await _until(lambda: show.look() is not table or table.seq > 20)
    await _until(lambda: table in show._bots.paused or table.is_over)
    stopped = table.seq
    await asyncio.sleep(0.3)

    assert table.seq == stopped or table.is_over

    show.look()
    await _until(lambda: table.seq > stopped or table.is_over)
    await show.close()


async def test_a_while_after_a_play_the_next_game_begins(
    app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, now, made = app.state.services.tables, [0.0], []

    def over(game: Game, levels: tuple[str, ...]) -> Table:
        made.append((game.name, levels))
        return random_table(game, f"show {len(made)}", seats=len(levels), options=SHORT[game.name])

    monkeypatch.setattr(tables, "show", over)
    show = Showcase(tables, Last(), 0, clock=lambda: now[0])
    first = show.look()
    now[0] = 10.0
    same = [show.look() for _ in range(2)]
    now[0] = 31.0
    second = show.look()

    assert same == [first, first]
    assert second is not first
    assert [game for game, _ in made] == [one.name for one in all_games()[:2]]
    assert {levels for _, levels in made} == {("medium",) * 3}


async def test_tables_that_nothing_keeps_are_found_until_others_come(app: Starlette) -> None:
    tables = app.state.services.tables
    shown = [tables.show(all_games()[0], ("medium", "medium")) for _ in range(4)]
    last = shown[-1]
    await last.act(last.to_move, last.seq, last.play.legal_actions()[0])

    assert [await tables.table(one.id) for one in shown[1:]] == shown[1:]
    assert not last.is_kept
    with pytest.raises(UnknownTableError):
        await tables.table(shown[0].id)


async def test_nobody_asks_for_the_analysis_of_what_is_not_kept(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table = app.state.services.tables.show(all_games()[0], ("medium", "medium"))
    while not table.is_over:
        await table.act(table.to_move, table.seq, table.play.legal_actions()[0])
    page = (await ada.get(f"/tables/{table.id}")).text
    answer = await ada.post(f"/tables/{table.id}/analysis", data={"at": "1"}, headers=HERE)

    assert 'id="over"' in page
    assert "Analyse the play" not in page
    assert answer.status_code == 403


async def test_a_site_may_show_none(settings: Settings) -> None:
    one = create_app(replace(settings, show_pace=None))
    async with (
        one.router.lifespan_context(one),
        httpx.AsyncClient(transport=httpx.ASGITransport(one), base_url="http://site.test") as ada,
    ):
        home = (await ada.get("/")).text
        answers = [(await ada.get(path)).status_code for path in ("/window.svg", "/watch")]

    assert "window.svg" not in home
    assert answers == [404, 404]
