"""Macros through the page and over the API."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.omen import NAME, registered
from tests.table.test_macros import STORMY, seed_with
from tests.web.visit import GAME, HERE, JSON, bearer, create_table, look

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.services import Services
    from tests.web.conftest import Reader
    from tests.web.visit import Shown

pytestmark = pytest.mark.anyio

BUTTON = re.compile(r"<button[^>]*name=\"macro\"[^>]*>.*?</button>")


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


async def post(
    reader: httpx.AsyncClient, created: Any, call: str, seat: int | None, **order: Any
) -> httpx.Response:
    headers = bearer(created["seats"][seat]["token"]) if seat is not None else {}
    path = f"/api/tables/{created['table']}/{call}"
    return await reader.post(path, json=order, headers=headers)


async def seen(reader: httpx.AsyncClient, created: Any, seat: int | None) -> Any:
    headers = bearer(created["seats"][seat]["token"]) if seat is not None else {}
    return (await reader.get(f"/api/tables/{created['table']}", headers=headers)).json()


async def at_sea(reader: httpx.AsyncClient) -> Any:
    """Create a table at which seat 0 may send out its boats."""
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": NAME, "seats": seats, "seed": seed_with(*STORMY)}
    created = (await reader.post("/api/tables", json=order)).json()
    for seat, text in enumerate(("trust", "high")):
        await post(reader, created, "actions", seat, seq=seat, action=text, id=text)
    return created


async def page_at_sea(reader: httpx.AsyncClient) -> tuple[str, Shown]:
    """Sit down in that seat."""
    created = await at_sea(reader)
    address = f"/tables/{created['table']}"
    await reader.get(f"{address}/seat/{created['seats'][0]['token']}")
    return address, await look(reader, address)


# the API


async def test_over_the_api(ada: httpx.AsyncClient) -> None:
    created = await at_sea(ada)
    before = await seen(ada, created, 0)
    answers = [
        await post(ada, created, "macros", 0, seq=2, macro="sail-on", id="once") for _ in range(2)
    ]
    after = await seen(ada, created, 0)
    record = (await ada.get(f"/api/tables/{created['table']}/record")).json()

    assert before["macros"] == [
        {"name": "sail-on", "label": "Send out boats until a storm comes"},
        {"name": "sail-home", "label": "Send out boats and stay when a storm comes"},
    ]
    assert [(one.status_code, one.json()) for one in answers] == [(200, {"seq": 6})] * 2
    assert [one["name"] for one in after["macros"]] == ["sail-home"]
    assert [text for _, text in record["events"][2:]] == ["sail", "calm", "sail", "storm"]
    assert [line["seq"] for line in after["log"]] == [0, 1, 2, 3, 4, 5]


async def test_only_the_seat_to_move_is_offered_them(ada: httpx.AsyncClient) -> None:
    created = await at_sea(ada)

    assert (await seen(ada, created, 1))["macros"] == []
    assert (await seen(ada, created, None))["macros"] == []


async def test_refusals_of_the_api(ada: httpx.AsyncClient) -> None:
    created = await at_sea(ada)

    async def answer(seat: int | None, seq: int, macro: Any, request: str = "r") -> Any:
        told = await post(ada, created, "macros", seat, seq=seq, macro=macro, id=request)
        return told.status_code, told.json()["error"]

    assert await answer(None, 2, "sail-on") == (403, "forbidden")
    assert await answer(1, 2, "sail-on") == (403, "forbidden")
    assert await answer(0, 1, "sail-on") == (409, "stale")
    assert await answer(0, 2, "row") == (422, "illegal")
    assert await answer(0, 2, "") == (422, "malformed")
    assert await answer(0, 2, "x" * 41) == (422, "malformed")
    assert await answer(0, 2, 7) == (422, "malformed")
    assert await answer(0, 2, "sail-on", "") == (422, "malformed")
    assert (await seen(ada, created, 0))["seq"] == 2


async def test_the_error_names_what_there_is(ada: httpx.AsyncClient) -> None:
    created = await at_sea(ada)
    told = await post(ada, created, "macros", 0, seq=2, macro="row", id="r")

    assert told.json()["message"] == ("no macro 'row' can start now; there are: sail-on, sail-home")


async def test_it_is_documented(ada: httpx.AsyncClient) -> None:
    schema = (await ada.get("/api/openapi.json")).json()
    call = schema["paths"]["/tables/{table}/macros"]["post"]
    shown = schema["components"]["schemas"]["TableShown"]

    assert set(call["responses"]) >= {"200", "403", "404", "409", "422", "503"}
    assert "macros" in shown["required"]


# the page


async def test_buttons_in_the_bar(reader: Reader) -> None:
    ada = reader()
    address, page = await page_at_sea(ada)
    first, second = BUTTON.findall(page.html)

    assert 'value="sail-on"' in first
    assert 'data-hint="Send out boats until a storm comes"' in first
    assert "data-sure" not in first + second  # so a finger is told first
    assert ">All boats<" in first  # the short text, where there is one
    assert ">Send out boats and stay when a storm comes<" in second
    buttons = re.findall(r'<button[^>]* class="button([^"]*)" name="(action|macro)"', page.html)
    shown = [name for classes, name in buttons if "rare" not in classes]  # on a phone
    assert shown == [name for _, name in buttons][:2] == ["action", "action"]
    assert BUTTON.findall((await look(reader(), address)).html) == []


async def test_by_a_form(ada: httpx.AsyncClient) -> None:
    address, page = await page_at_sea(ada)
    form = {"seq": page.seq, "id": page.action_id, "macro": "sail-home"}
    answer = await ada.post(f"{address}/act", data=form, headers=HERE)
    after = await look(ada, address)

    assert (answer.status_code, answer.headers["location"]) == (303, address)
    assert BUTTON.findall(after.html) == []
    assert "is turned up" in after.html


async def test_by_the_script(ada: httpx.AsyncClient) -> None:
    address, page = await page_at_sea(ada)
    form = {"seq": page.seq, "id": "x", "macro": "sail-on"}
    headers = {**HERE, **JSON}
    first = await ada.post(f"{address}/act", data=form, headers=headers)
    again = await ada.post(f"{address}/act", data=form, headers=headers)
    late = await ada.post(f"{address}/act", data={**form, "id": "y"}, headers=headers)
    wrong = {**form, "id": "z", "seq": "6"}
    unknown = await ada.post(f"{address}/act", data=wrong, headers=headers)

    assert first.json() == again.json() == {"seq": 6}
    assert (late.status_code, late.json()["seq"]) == (409, 6)
    assert unknown.status_code == 422
    assert unknown.json()["message"] == ("no macro 'sail-on' can start now; there are: sail-home")


async def test_who_does_not_sit_there_starts_nothing(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    address, page = await page_at_sea(ada)
    form = {"seq": page.seq, "id": "x", "macro": "sail-on"}
    answer = await reader().post(f"{address}/act", data=form, headers=HERE)

    assert answer.status_code == 403
    assert (await look(ada, address)).seq == page.seq


async def test_a_game_without_macros_offers_none(ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)
    page = await look(ada, address)
    form = {"seq": page.seq, "id": "x", "macro": "sail-on"}

    assert f"/rules/{GAME}" in page.html
    assert BUTTON.findall(page.html) == []
    assert (await ada.post(f"{address}/act", data=form, headers=HERE)).status_code == 422


async def test_each_decision_is_a_picture(app: Starlette, ada: httpx.AsyncClient) -> None:
    """Whoever looks on gets the frame of every step, not only the last one."""
    address, page = await page_at_sea(ada)
    services: Services = app.state.services
    table = await services.tables.table(address.rpartition("/")[2])
    changed, frames = asyncio.Event(), list[int]()
    table.listeners.add(changed)

    async def watch() -> None:
        while True:
            await changed.wait()
            changed.clear()
            frames.append(table.frame)

    watching = asyncio.ensure_future(watch())
    form = {"seq": page.seq, "id": "x", "macro": "sail-home"}
    await ada.post(f"{address}/act", data=form, headers=HERE)
    await asyncio.sleep(0.05)
    watching.cancel()
    table.listeners.discard(changed)

    assert len(frames) == 3
    assert frames == sorted(set(frames))
