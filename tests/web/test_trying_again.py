"""Tables that begin at a decision of a finished play, and the what-if board."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import replay
from cuboteca.core.verification import verify
from tests.web.visit import create_table, form

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.table.table import Table

pytestmark = pytest.mark.anyio


async def table_at(app: Starlette, path: str) -> Table:
    found: Table = await app.state.services.tables.table(path.split("/")[2])
    return found


async def finish(table: Table) -> None:
    while not table.has_ended:
        action = table.play.legal_actions()[0]
        await table.act(table.to_move, table.seq, action, f"{table.seq}")


async def played(app: Starlette, ada: httpx.AsyncClient, game: str = "sukkube") -> Table:
    path = await create_table(ada, "me", "here", game=game, hints="on")
    table = await table_at(app, path)
    await finish(table)
    return table


async def test_a_decision_of_a_finished_play_is_tried_again_and_proven(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table = await played(app, ada)
    step = next(n for n, one in enumerate(table.play.events, 1) if one.actor == 1 and n > 20)
    answer = await ada.post(f"/tables/{table.id}/try-again", data={"at": step})
    again = await table_at(app, answer.headers["location"])
    of_another = replace(parse_record(table.record().line()), position=again.head.position)

    assert answer.status_code == 303
    assert (again.to_move, again.play.seq, again.head.rated) == (1, 0, False)
    assert [seat.is_bot for seat in again.seats] == [True, False]
    page = (await ada.get(answer.headers["location"])).text
    assert "began at a position" in page
    await finish(again)
    record = parse_record(again.record().line())
    assert record.position == again.head.position
    assert replay(again.game, record).outcome == again.play.outcome
    assert verify(again.game, record).verdict == "proven"
    assert verify(again.game, of_another).verdict == "failed"


async def test_only_a_decision_of_a_play_that_is_over_is_tried_again(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    path = await create_table(ada, "me", "here", game="sukkube", hints="on")
    running = await ada.post(f"{path}/try-again", data={"at": 5})
    table = await played(app, ada)
    refused = [
        (await ada.post(f"/tables/{table.id}/try-again", data={"at": step})).status_code
        for step in ("0", "1", "99999", "x")
    ]

    assert running.status_code == 403
    assert refused == [403] * 4


async def test_the_what_if_board_moves_for_everybody_and_changes_nothing(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    path = await create_table(ada, "me", "here", game="sukkube", hints="on")
    table = await table_at(app, path)
    before = table.seq
    url = f"{path}/what-if?at={table.play.seq}"
    for _ in range(4):
        page = (await ada.get(url)).text
        action = re.search(r'name="action" value="(\d+)"', page)
        assert action
        joint = "&" if "?" in url else "?"
        answer = await ada.get(f"{url}{joint}action={action[1]}")
        assert answer.status_code == 303
        url = answer.headers["location"]

    last = (await ada.get(url)).text
    assert url.split("moves=")[1].count(".") == 3
    assert last.count("what-if?") > 4
    assert table.seq == before
    others = await ada.get(f"{url}&others=1")
    assert others.status_code == 303


async def test_an_action_that_is_not_legal_leads_nowhere(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    path = await create_table(ada, "me", "here", game="sukkube", hints="on")
    table = await table_at(app, path)
    page = await ada.get(f"{path}/what-if?at={table.play.seq}&moves=9999.3.x")

    assert page.status_code == 200
    assert 'name="moves" value=""' in page.text


async def test_nobody_wonders_where_nobody_is_helped(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    data: dict[str, Any] = form("me", "here", game="sukkube")
    answer = await ada.post("/tables", data=data)
    path = answer.headers["location"]
    table = await table_at(app, path)

    assert not table.has_hints
    assert (await ada.get(f"{path}/what-if")).status_code == 403
    assert "what-if" not in (await ada.get(path)).text
