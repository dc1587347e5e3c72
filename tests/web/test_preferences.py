"""What a reader prefers, and which decisions may be taken by themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.game import Game
from cuboteca.web.addresses import Base
from cuboteca.web.frames import table_context, viewer_of
from cuboteca.web.visitor import PREFERENCES, Pass, Visitor, nobody
from tests.web.visit import HERE, JSON, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.table.table import Table
    from cuboteca.web.contexts import ForcedAction

pytestmark = pytest.mark.anyio

BASE = Base("http://site.test", "http://site.test")


async def test_a_script_keeps_a_preference_without_leaving_the_page(
    ada: httpx.AsyncClient,
) -> None:
    address = await create_table(ada)
    before = (await look(ada, address)).html
    answer = await ada.post("/settings", data={"pace": "slow"}, headers=HERE | JSON)
    after = (await look(ada, address)).html

    assert (answer.status_code, answer.cookies["pace"]) == (204, "slow")
    assert 'data-pace="normal"' in before
    assert 'data-pace="slow"' in after


@pytest.mark.parametrize("name", PREFERENCES)
async def test_what_is_no_preference_is_not_kept(ada: httpx.AsyncClient, name: str) -> None:
    address = await create_table(ada)
    answer = await ada.post("/settings", data={name: "<b>"}, headers=HERE)
    ada.cookies.set(name, "<b>")
    page = (await look(ada, address)).html

    assert (answer.status_code, name in answer.cookies) == (303, False)
    assert "<b>" not in page.partition("<main")[0]


async def _forced_table(app: Starlette, ada: httpx.AsyncClient) -> tuple[Table, list[str]]:
    """Play a play of two people until one has a single action; return it and the tokens."""
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": "sukkube", "seats": seats, "seed": 7}
    created = (await ada.post("/api/tables", json=order)).json()
    table: Table = await app.state.services.tables.table(created["table"])
    for number in range(200):
        legal = table.play.legal_actions()
        if len(legal) == 1 and not table.can_take_back(table.to_move):
            return table, [seat["token"] for seat in created["seats"]]
        await table.act(table.to_move, table.seq, legal[-1], str(number))
    raise AssertionError("no decision is forced")


def _offered(table: Table, tokens: list[str], *seats: int) -> ForcedAction | None:
    own = Pass(tuple((seat, tokens[seat]) for seat in seats))
    visitor = replace(nobody("en"), pass_=own, front=table.to_move)
    return table_context(table, viewer_of(table, visitor, BASE), visitor).forced


async def test_only_whoever_has_a_single_action_is_offered_to_take_it_by_itself(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table, tokens = await _forced_table(app, ada)
    mover = table.to_move
    found = _offered(table, tokens, mover)

    assert found is not None
    assert [found.action] == table.play.legal_actions()
    assert "taken for you" in found.said
    assert _offered(table, tokens, 1 - mover) is None
    assert _offered(table, tokens) is None


async def test_nothing_is_forced_while_the_last_action_can_be_taken_back(
    app: Starlette, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = await _forced_table(app, ada)
    monkeypatch.setattr(type(table), "can_take_back", lambda *_: True)

    assert _offered(table, tokens, table.to_move) is None


async def test_nobody_learns_from_its_speed_that_a_decision_was_forced(
    app: Starlette, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = await _forced_table(app, ada)
    monkeypatch.setattr(Game, "hides", property(lambda _: True))

    assert _offered(table, tokens, table.to_move) is None
    assert _offered(table, tokens, 0, 1) is not None  # there is nobody else who could


async def test_a_table_has_its_state_in_words(app: Starlette, ada: httpx.AsyncClient) -> None:
    table, tokens = await _forced_table(app, ada)
    visitor = Visitor("en", "auto", "", (), Pass(((0, tokens[0]),)))
    context = table_context(table, viewer_of(table, visitor, BASE), visitor)

    assert "Ada" in context.as_text
    assert "Last card:" in context.as_text
