"""Who is there: on the page, over the WebSocket, for programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

from cuboteca.web.api.models import SeatShown
from tests.web.test_processes import _here, _visiting
from tests.web.visit import bearer, create_table

if TYPE_CHECKING:
    import httpx
    from websockets.asyncio.client import ClientConnection

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


async def _presence(line: ClientConnection, wanted: str, seat: int) -> Any:
    """Return the first message that says something of a seat."""
    while True:
        message = json.loads(await line.recv())
        told = message.get("presence")
        if told and told["people"][seat] and told["people"][seat][0] == wanted:
            assert "frame" not in message
            return told


async def test_pages_of_any_process_are_told_who_comes_and_how_many_watch(database: str) -> None:
    async with (
        _here(database) as one,
        _here(database) as two,
        _visiting(one.base, two.base) as (ada, ben),
    ):
        created = await ada.create()
        path = f"/tables/{created['table']}"
        link = f"{path}/seat/{created['seats'][1]['token']}"
        cookie = (await ben.client.get(link)).headers["set-cookie"].split(";")[0]
        first = await ben.until_answered("GET", f"/api{path}")
        async with connect(f"ws://{one.host}{path}/live?people") as spectator:
            before = await _presence(spectator, "never", 1)
            own = {"Cookie": cookie}
            async with connect(f"ws://{two.host}{path}/live", additional_headers=own) as line:
                await line.recv()
                after = await _presence(spectator, "here", 1)
                shown = await ada.until_answered("GET", f"/api{path}")
        frames = await ada.until_answered("GET", f"/api{path}")

    assert [seat["presence"] for seat in first["seats"]] == ["never", "never"]
    assert before["people"][0][0] == "never"
    assert before["watching"] == after["watching"] == "1 watching"
    assert [seat["presence"] for seat in shown["seats"]] == ["never", "here"]
    assert shown["spectators"] == 1
    assert frames["seq"] == first["seq"]


async def test_a_page_without_a_script_says_it_as_well(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    table = await create_table(ada, "me", "link")
    page = (await reader().get(table)).text
    await ada.get(table)
    later = (await reader().get(table)).text
    own = (await ada.get(table)).text

    assert 'data-presence="0"' in page
    assert 'data-state="here" title="here"' in later
    assert 'data-presence="0"' not in own  # whoever reads knows about himself
    assert 'data-presence="1"' not in later  # nobody has taken the seat


async def test_a_program_that_asks_with_its_token_is_there(ada: httpx.AsyncClient) -> None:
    order = {"game": "cubosaurs", "seats": [{"kind": "human", "name": one} for one in "AB"]}
    created = (await ada.post("/api/tables", json=order)).json()
    path, token = f"/api/tables/{created['table']}", created["seats"][1]["token"]
    await ada.get(path, headers=bearer(token))
    shown = (await ada.get(path)).json()

    seats = [SeatShown(**one) for one in shown["seats"]]
    assert [one.presence for one in seats] == ["never", "here"]
    assert [one.away_seconds for one in seats] == [None, None]
