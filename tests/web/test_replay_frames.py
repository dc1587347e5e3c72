"""A step of a replay is drawn once for all who see the same, whatever their cookies say."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.table import narration
from cuboteca.table import tables as module
from cuboteca.web.pages import replay as replay_page
from cuboteca.web.replay_frames import ReplayFrames, ReplayKey
from tests.web.visit import JSON, bearer, create_by_api, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

MAIN = re.compile(r"<main id=.*</main>", re.DOTALL)


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect the steps that are drawn."""
    steps: list[int] = []
    draw = replay_page.replay_context

    def drawn(table: Any, history: Any, at: int, *more: Any) -> Any:
        steps.append(at)
        return draw(table, history, at, *more)

    monkeypatch.setattr(replay_page, "replay_context", drawn)
    return steps


async def _played(reader: httpx.AsyncClient, moves: int = 4) -> Any:
    """Create a table over the API and let its people act."""
    created = await create_by_api(reader)
    api = f"/api/tables/{created['table']}"
    for number in range(moves):
        seats = [(await reader.get(api, headers=bearer(one["token"]))).json()
                 for one in created["seats"]]  # fmt: skip
        mover = next(seat for seat in seats if seat["legal"])
        order = {"seq": mover["seq"], "action": mover["legal"][0], "id": f"{number}"}
        token = bearer(created["seats"][mover["seat"]]["token"])
        assert (await reader.post(f"{api}/actions", json=order, headers=token)).status_code == 200
    return created


def _main(page: httpx.Response) -> str:
    assert page.status_code == 200
    found = MAIN.search(page.text)
    assert found is not None
    return found[0]


async def test_a_step_that_was_seen_is_not_drawn_again(reader: Reader, drawings: list[int]) -> None:
    ada = reader()
    step = f"/tables/{(await _played(ada))['table']}/replay?at=3"
    first = await ada.get(step)
    cookies = {"Cookie": "seats=p0:made-up; name=Eve; theme=dark; tables=abc~0"}
    again = await reader().get(step, headers=cookies | {"Host": "elsewhere.test"})
    told = (await reader().get(step, headers=JSON)).json()

    assert drawings == [3]
    assert _main(first) == _main(again) == told["html"].strip()
    assert 'data-theme="dark"' in again.text
    assert 'data-theme="dark"' not in first.text
    assert told["frame"] == 3
    assert told["say"]


async def test_languages_and_seats_are_drawn_each(reader: Reader, drawings: list[int]) -> None:
    ada = reader()
    created = await _played(ada)
    step = f"/tables/{created['table']}/replay?at=2"
    sitting = reader()
    await sitting.get(created["seats"][1]["link"])
    pages = [await one.get(step) for one in (ada, reader("fr"), sitting, reader("it"), reader())]

    assert drawings == [2] * 4
    assert len({_main(page) for page in pages}) == 4
    assert _main(pages[0]) == _main(pages[4])


async def test_what_has_changed_is_drawn_anew(reader: Reader, drawings: list[int]) -> None:
    ada, ben = reader(), reader()
    table = await create_table(ada, "me", "link")
    before = _main(await ada.get(f"{table}/replay?at=0"))
    page = (await ben.get((await look(ada, table)).invites[0])).text
    fields = dict(re.findall(r'type="hidden" name="(token|own)" value="([^"]+)"', page))
    await ben.post(f"{table}/seat", data=fields | {"name": "Benedetta"})
    after = _main(await ada.get(f"{table}/replay?at=0"))

    assert drawings == [0, 0]
    assert "Benedetta" not in before
    assert "Benedetta" in after


async def test_only_so_much_is_kept_the_last_ones(app: Starlette, reader: Reader) -> None:
    services = app.state.services
    ada = reader()
    created = await _played(ada)
    await ada.get(f"/tables/{created['table']}/replay?at=1")
    ((key, kept),) = services.replay_frames._kept.items()
    context, size = kept.context, services.replay_frames._size
    frames = ReplayFrames(4 * size)
    html = services.replay_frames.find(key).drawn
    for at in range(9):
        frames.keep(key._replace(at=at), context, html)
        frames.find(key._replace(at=0))
    frames.keep(key._replace(at=0), context, html)

    assert [one.at for one in frames._kept] == [6, 7, 8, 0]  # the first was asked for each time
    assert frames._size <= 4 * size
    assert frames.find(key._replace(at=5)) is None
    last = frames.find(key._replace(at=8))
    assert last is not None
    assert (last.drawn, last.board) == (html, "")


async def test_one_too_large_is_kept_alone(app: Starlette, reader: Reader) -> None:
    ada = reader()
    await ada.get(f"/tables/{(await _played(ada))['table']}/replay?at=1")
    ((key, kept),) = app.state.services.replay_frames._kept.items()
    frames = ReplayFrames(1)
    for at in range(3):
        frames.keep(key._replace(at=at), replace(kept.context, at=at), "x" * 10_000)

    assert [one.at for one in frames._kept] == [2]
    assert isinstance(key, ReplayKey)


async def test_several_who_ask_at_once_wait_for_one_history(
    app: Starlette, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    make = narration.history_of

    def count(*given: Any) -> Any:
        made.append(1)
        return make(*given)

    monkeypatch.setattr(module, "history_of", count)
    created = await _played(reader())
    table = await app.state.services.tables.table(created["table"])
    found = await asyncio.gather(*(app.state.services.tables.history(table) for _ in range(5)))

    assert len(made) == 1
    assert len(set(map(id, found))) == 1


async def test_a_history_that_could_not_be_made_is_tried_again(
    app: Starlette, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise MemoryError

    created = await _played(reader())
    tables = app.state.services.tables
    table = await tables.table(created["table"])
    with monkeypatch.context() as patch:
        patch.setattr(module, "history_of", fail)
        with pytest.raises(MemoryError):
            await tables.history(table)

    assert (await tables.history(table)).last == len(table.play.events)
