"""Moments of plays to hand on: from which sides, as pictures and animations, within limits."""

from __future__ import annotations

import asyncio
import io
import sys
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from cuboteca.core.constants import CHANCE
from cuboteca.core.fair_queue import Asker
from cuboteca.core.picture import Canvas
from cuboteca.table.narration import History
from cuboteca.web import replay_pictures
from cuboteca.web.pages import moment
from cuboteca.web.replay_pictures import MomentKey, ReplayPictures, turn_steps
from tests.web.test_endings import finished
from tests.web.visit import JSON, create_by_api, create_table

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

SHORT = {"option-rounds": "1"}
#: Two rolls of each, with draws between them.
ACTORS = (CHANCE, 0, 0, CHANCE, 1, CHANCE, 1, 0, CHANCE)


def history(actors: tuple[int, ...] = ACTORS, told: tuple[int, ...] = ()) -> Any:
    """Return a history with moments of our choice."""

    class Told(History):
        moments = told or tuple(range(1, len(actors) + 1))

    return Told((b"",) * (len(actors) + 1), None, actors)  # type: ignore[arg-type]


async def _bots(reader: httpx.AsyncClient, game: str = "sukkube") -> str:
    seats = [{"kind": "bot", "level": "random"}] * 2
    order = {"game": game, "seats": seats, "options": {}}
    return f"/tables/{(await reader.post('/api/tables', json=order)).json()['table']}"


# sides


async def test_while_a_play_lasts_everybody_sees_the_own_side_only(reader: Reader) -> None:
    ada, ben, eve = reader(), reader(), reader()
    created = await create_by_api(ada)
    for one, seat in zip((ada, ben), created["seats"], strict=False):
        await one.get(seat["link"])
    table = f"/tables/{created['table']}"
    for path in ("replay", "replay.svg", "replay-code.svg"):
        asked = [
            [(await one.get(f"{table}/{path}?at=2&seat={seat}")).status_code for seat in range(3)]
            for one in (ada, ben, eve)
        ]

        assert asked == [[200, 403, 403], [403, 200, 403], [403, 403, 403]]

    refused = await ben.get(f"{table}/replay?at=2&seat=0")
    unknown = await ben.get(f"{table}/replay?at=2&seat=9", headers=JSON)

    assert "While a play lasts" in refused.text
    assert unknown.json() == {"message": "There is no such seat at this table."}


async def test_people_at_one_device_see_no_more_than_at_the_table(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    path = await create_table(ada)
    table = await app.state.services.tables.table(path.rpartition("/")[2])
    answers = [(await ada.get(f"{path}/replay?at=3&seat={seat}")).status_code for seat in (0, 1)]

    assert answers == [200 if seat == table.to_move else 403 for seat in (0, 1)]


async def test_a_finished_play_is_seen_from_every_side(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await finished(app, ada, "cubosaurs", "me", "here", **SHORT)
    path = f"/tables/{table.id}/replay"
    middle = table.play.seat_count * 6
    sides = [(await reader().get(f"{path}?at={middle}&seat={seat}")).text for seat in (0, 1)]
    everybody = (await reader().get(f"{path}?at={middle}")).text

    assert [f'value="{seat}" selected' in sides[seat] for seat in (0, 1)] == [True, True]
    assert 'value="" selected' in everybody
    assert f"{path}?at={middle}&amp;seat=1" in sides[1]
    assert f'value="{path}?at={middle}"' in everybody


async def test_where_only_bots_play_everybody_looks_from_any_side(ada: httpx.AsyncClient) -> None:
    table = await _bots(ada)
    answers = [(await ada.get(f"{table}/replay?at=1&seat={seat}")).status_code for seat in (0, 1)]

    assert answers == [200, 200]


async def test_steps_lead_from_decision_to_decision_of_a_side(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table = await finished(app, ada, "cubosaurs", "me", "here", **SHORT)
    own = [step for step, event in enumerate(table.play.events, 1) if event.actor == 1]
    page = (await ada.get(f"/tables/{table.id}/replay?at={own[2]}&seat=1")).text
    nobody = (await ada.get(f"/tables/{table.id}/replay?at={own[2]}")).text

    assert f'data-mine="{" ".join(map(str, own))}"' in page
    assert f'value="{own[1]}" data-go="mine-back"' in page
    assert f'value="{own[3]}" data-go="mine-on"' in page
    assert nobody.count('data-go="mine-on"') == 2  # of the reader's own first seat


# pictures


@pytest.mark.parametrize("name", ["cubosaurs", "ursuppe"])
async def test_a_moment_is_a_picture_that_other_pages_may_show_and_keep(
    app: Starlette, ada: httpx.AsyncClient, name: str
) -> None:
    options = {"cubosaurs": SHORT, "ursuppe": {"option-finish": "10"}}[name]
    table = await finished(app, ada, name, "me", "here", **options)
    answer = await ada.get(f"/tables/{table.id}/replay.svg?at=20&seat=1")
    again = await ada.get(
        f"/tables/{table.id}/replay.svg?at=20&seat=1",
        headers={"If-None-Match": answer.headers["etag"]},
    )

    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.text.startswith("<svg xmlns=")
    assert "<script" not in answer.text
    assert (again.status_code, again.content) == (304, b"")


async def test_a_picture_of_a_play_that_lasts_is_kept_by_nobody_else(
    ada: httpx.AsyncClient,
) -> None:
    table = await create_table(ada)
    answer = await ada.get(f"{table}/replay.svg?at=3")

    assert answer.headers["cache-control"] == "private, no-cache"
    assert "Cookie" in answer.headers["vary"]


async def test_a_turn_is_an_animation(app: Starlette, ada: httpx.AsyncClient) -> None:
    table = await finished(app, ada, "cubosaurs", "me", "here", **SHORT)
    answer = await ada.get(f"/tables/{table.id}/replay.webp?at=20")
    with Image.open(io.BytesIO(answer.content)) as image:
        shown = (image.format, image.size, getattr(image, "n_frames", 1))

    assert answer.headers["content-type"] == "image/webp"
    assert shown[:2] == ("WEBP", (replay_pictures.ANIMATION_WIDTH, 540))
    assert 1 < shown[2] <= replay_pictures.MOST_PICTURES


async def test_without_the_libraries_no_animation_is_offered(
    app: Starlette, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moment, "can_animate", lambda: False)
    table = await finished(app, ada, "cubosaurs", "me", "here", **SHORT)

    assert (await ada.get(f"/tables/{table.id}/replay.webp?at=20")).status_code == 404


async def test_what_is_not_kept_counts_as_costly(
    ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[object] = []

    async def take(connection: object) -> None:
        counted.append(connection)

    monkeypatch.setattr(moment, "take_costly", take)
    table = await create_table(ada)
    for at in (1, 2, 1, 1):
        await ada.get(f"{table}/replay.svg?at={at}")

    assert len(counted) == 2


def test_a_turn_ends_where_another_seat_acts() -> None:
    assert turn_steps(history(), 3) == (1, 2, 3, 4)
    assert turn_steps(history(), 5) == (4, 5, 6, 7)
    assert turn_steps(history(), 9) == (7, 8, 9)
    assert turn_steps(history(told=(2, 7, 9)), 6) == (4, 7)
    assert turn_steps(history(()), 0) == (0,)


def test_a_long_turn_shows_its_last_steps() -> None:
    steps = turn_steps(history((0,) * 40), 7)

    assert len(steps) == replay_pictures.MOST_PICTURES
    assert steps[-1] == 40


async def test_only_so_much_is_kept() -> None:
    pictures = ReplayPictures(most=100)
    keys = [MomentKey("t", 1, at, None, "en", "svg") for at in range(5)]

    async def draw() -> bytes:
        return b"x" * 40

    for key in keys:
        await pictures.make(key, draw)

    assert [pictures.find(key) is not None for key in keys] == [False, False, False, True, True]


async def test_those_who_ask_at_once_wait_for_one_drawing() -> None:
    pictures, drawn = ReplayPictures(), []

    async def draw() -> bytes:
        drawn.append(1)
        await asyncio.sleep(0)
        return b"x"

    key = MomentKey("t", 1, 1, None, "en", "svg")
    await asyncio.gather(*(pictures.make(key, draw) for _ in range(4)))

    assert drawn == [1]


async def test_an_animation_that_takes_too_long_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stuck = "import json, time; print(json.dumps({'ready': True}), flush=True); time.sleep(60)"
    monkeypatch.setattr(replay_pictures, "_COMMAND", (sys.executable, "-c", stuck))
    with pytest.raises(TimeoutError):
        await ReplayPictures(seconds=1).animation([[*Canvas().layers()]], Asker("", "t"))
