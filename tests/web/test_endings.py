"""The end of a play: who won, and why it ended, in sentences with names; every interface
says it."""

from __future__ import annotations

import asyncio
import html
import re
from typing import TYPE_CHECKING

import pytest
from markupsafe import Markup

from cuboteca.core.fair_queue import BusyError
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.table.turning_point import TurningPoint
from tests.web.visit import create_table

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.table.table import Table
    from cuboteca.web.services import Services
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

#: Short plays: a game, who sits there, options.
PLAYS = {
    "cubosaurs": (("me", "here"), {"option-rounds": "1"}),
    "cube_attack": (("me", "here"), {"option-turn_cap": "1"}),
    "sukkube": (("me", "here"), {"option-points_to_win": "1"}),
    "ursuppe": (("me", "here"), {"option-finish": "10"}),
}


async def finished(
    app: Starlette, reader: httpx.AsyncClient, name: str, *seats: str, **options: str
) -> Table:
    """Create a table and play it to its end by what is offered first."""
    address = await create_table(reader, *seats, game=name, **{"name-1": "Ben", **options})
    services: Services = app.state.services
    table = await services.tables.table(address.rpartition("/")[2])
    while not table.is_over:
        play = table.play
        await table.act(play.to_move, table.seq, play.legal_actions()[0])
    return table


def plain(markup: str) -> str:
    return " ".join(html.unescape(Markup(markup).striptags()).split())


def box(page: str) -> tuple[str, str]:
    """Return headline and reason of the box at the end of a play."""
    found = re.search(
        r'<section class="over.*?<h2>(.*?)</h2>\s*<p class="note">(.*?)</p>', page, re.DOTALL
    )
    assert found is not None
    return plain(found[1]), plain(found[2])


@pytest.mark.parametrize("name", PLAYS)
async def test_page_replay_and_api_tell_why_a_play_ended(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, name: str
) -> None:
    seats, options = PLAYS[name]
    table = await finished(app, ada, name, *seats, **options)
    for language in LANGUAGES:
        texts = Texts(language, (table.game.folder / "texts",))
        names = [seat.name for seat in table.seats]
        said = table.game.presentation.ending(table.play.state)
        words = " ".join(texts.plain(one, names) for one in said)
        visitor = reader(language)
        page = (await visitor.get(f"/tables/{table.id}")).text
        replay = (await visitor.get(f"/tables/{table.id}/replay?at=9999999")).text
        shown = (await visitor.get(f"/api/tables/{table.id}")).json()

        assert box(page)[1] == plain(words)
        assert plain(words) in plain(replay[replay.index('class="prompt"') :])
        assert shown["ending"] == words


async def test_a_play_that_lasts_has_no_ending(ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)

    assert (await ada.get(f"/api{address}")).json()["ending"] is None


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", r"You scored (1 point|\d points)", r"Ada scored (1 point|\d points)"),
        ("it", r"Hai fatto (1 punto|\d punti)", r"Ada ha fatto (1 punto|\d punti)"),
        ("fr", r"Vous avez marqué ([01] point|\d points)", r"Ada a marqué ([01] point|\d points)"),
    ],
)
async def test_alone_nobody_wins(
    app: Starlette,
    ada: httpx.AsyncClient,
    reader: Reader,
    language: str,
    own: str,
    others: str,
) -> None:
    table = await finished(app, ada, "sukkube", "me", **{"option-manche_cap": "1"})
    ada.cookies.set("language", language)
    mine = (await ada.get(f"/tables/{table.id}")).text
    theirs = (await reader(language).get(f"/tables/{table.id}")).text

    assert re.fullmatch(own, box(mine)[0])
    assert re.fullmatch(others, box(theirs)[0])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ada and Ben share the victory"),
        ("it", "Ada e Ben condividono la vittoria"),
        ("fr", "Ada et Ben partagent la victoire"),
    ],
)
async def test_who_shares_the_victory_is_named(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, language: str, words: str
) -> None:
    """Nobody scores in the first turn of Cube Attack."""
    table = await finished(app, ada, "cube_attack", "me", "here", **{"option-turn_cap": "1"})
    page = (await reader(language).get(f"/tables/{table.id}")).text
    outcome = table.play.outcome

    assert outcome is not None
    assert outcome.ranks == (1, 1)
    assert box(page)[0] == words
    assert "64" in box(page)[1]


@pytest.mark.parametrize("name", PLAYS)
async def test_the_scene_shows_who_won_and_where_points_came_from(
    app: Starlette, ada: httpx.AsyncClient, name: str
) -> None:
    seats, options = PLAYS[name]
    table = await finished(app, ada, name, *seats, **options)
    page = (await ada.get(f"/tables/{table.id}")).text
    scene = page[page.index('<details class="ending"') : page.index('<form id="act"')]
    outcome = table.play.outcome
    assert outcome is not None

    assert scene.count('<svg class="creature"') == outcome.ranks.count(1)
    assert table.narration.sheets
    assert "Where the points came from" in scene
    assert page.count("data-sheet=") == scene.count("data-sheet=") == 1
    assert table.is_decided
    if table.turning_point is None:
        assert 'class="turn"' not in scene
    else:
        assert f'href="/tables/{table.id}/replay?at={table.turning_point.step}"' in scene


async def test_what_decided_is_told_to_each_from_his_side(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await finished(app, ada, "cubosaurs", "me", "here", **{"option-rounds": "1"})
    table.decide(TurningPoint(5, 0, from_first=False, lines=()))
    mine, theirs, french = [
        plain(re.findall(r'<p class="turn">(.*?)</p>', page, re.DOTALL)[0])
        for page in [
            (await one.get(f"/tables/{table.id}")).text for one in (ada, reader(), reader("fr"))
        ]
    ]

    assert mine == "You were ahead in points from step 5 to the end."
    assert theirs == "Ada was ahead in points from step 5 to the end."
    assert french == "Ada menait aux points de l’étape 5 à la fin."


async def test_a_busy_site_shows_the_end_without_what_decided(
    app: Starlette, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(app, ada, "cubosaurs", "me", "here", **{"option-rounds": "1"})

    async def busy(*_: object) -> None:
        raise BusyError(5)

    monkeypatch.setattr(app.state.services.tables, "history", busy)
    answer = await ada.get(f"/tables/{table.id}")

    assert answer.status_code == 200
    assert 'id="over"' in answer.text
    assert not table.is_decided


async def test_those_who_watch_get_what_decided_with_one_more_frame(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table = await finished(app, ada, "cubosaurs", "me", "here", **{"option-rounds": "1"})
    services: Services = app.state.services
    number = table.frame
    changed = asyncio.Event()
    table.listeners.add(changed)
    services.tables.decide_soon(table)
    services.tables.decide_soon(table)
    await asyncio.wait_for(changed.wait(), 20)

    assert table.is_decided
    assert table.frame == number + 1
