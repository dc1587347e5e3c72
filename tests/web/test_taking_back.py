"""Taking an action back, through the page and over the API."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.table.altered import altered
from tests.web.visit import GAME, HERE, JSON, bearer, create_by_api, look

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from tests.web.conftest import Reader
    from tests.web.visit import Shown

pytestmark = pytest.mark.anyio

BUTTON = 'name="take_back" value="1"'
WORDS = {
    "en": "takes the last action back.",
    "it": "annulla l’ultima azione.",
    "fr": "annule sa dernière action.",
}


@pytest.fixture(autouse=True)
def _forgiving() -> Iterator[None]:
    with altered(may_take_back=lambda *_: True):
        yield


async def _look(reader: httpx.AsyncClient, created: Any, seat: int | None) -> Any:
    headers = bearer(created["seats"][seat]["token"]) if seat is not None else {}
    return (await reader.get(f"/api/tables/{created['table']}", headers=headers)).json()


async def _post(
    reader: httpx.AsyncClient, created: Any, call: str, seat: int | None, **order: Any
) -> httpx.Response:
    headers = bearer(created["seats"][seat]["token"]) if seat is not None else {}
    path = f"/api/tables/{created['table']}/{call}"
    return await reader.post(path, json=order, headers=headers)


async def _created_and_begun(reader: httpx.AsyncClient) -> tuple[Any, Any]:
    """Create a table over the API and take the first action of several in a row."""
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": GAME, "options": {"dna": True}, "seats": seats, "seed": 0}
    created = (await reader.post("/api/tables", json=order)).json()
    mover = (await _look(reader, created, None))["to_move"]
    before = await _look(reader, created, mover)
    done = await _post(reader, created, "actions", mover, seq=before["seq"],
                       action=before["legal"][-1], id="begin")  # fmt: skip
    assert done.status_code == 200
    return created, before


async def test_over_the_api(ada: httpx.AsyncClient) -> None:
    created, before = await _created_and_begun(ada)
    mover, seq = before["seat"], before["seq"] + 1
    during = await _look(ada, created, mover)
    answers = [
        await _post(ada, created, "take-back", mover, seq=seq, id="back"),
        await _post(ada, created, "take-back", mover, seq=seq, id="back"),
    ]
    after = await _look(ada, created, mover)
    record = (await ada.get(f"/api/tables/{created['table']}/record")).json()

    assert (before["take_back"], during["take_back"], after["take_back"]) == (False, True, False)
    assert [(one.status_code, one.json()) for one in answers] == [(200, {"seq": seq + 1})] * 2
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    assert after["seq"] == seq + 1
    assert after["log"][-1]["text"].endswith("takes the last action back.")
    assert after["log"][-1]["seq"] == seq
    assert len(record["events"]) == seq - 1


async def test_refusals_of_the_api(ada: httpx.AsyncClient) -> None:
    created, before = await _created_and_begun(ada)
    mover, seq = before["seat"], before["seq"] + 1

    async def status(seat: int | None, at: int, request: str) -> int:
        return (await _post(ada, created, "take-back", seat, seq=at, id=request)).status_code

    assert await status(None, seq, "1") == 403
    assert await status(1 - mover, seq, "2") == 403
    assert await status(mover, seq - 1, "3") == 409
    assert await status(mover, seq, "") == 422
    assert await status(mover, seq, "4") == 200
    assert await status(mover, seq + 1, "5") == 422
    assert (
        await ada.post("/api/tables/nothing/take-back", json={"seq": 0, "id": "1"})
    ).status_code == 404


async def _begun(reader: httpx.AsyncClient) -> tuple[str, Shown]:
    """Sit down in the seat that has taken the first action of several in a row."""
    created, before = await _created_and_begun(reader)
    token = created["seats"][before["seat"]]["token"]
    address = f"/tables/{created['table']}"
    await reader.get(f"{address}/seat/{token}")
    page = await look(reader, address)
    assert BUTTON in page.html
    return address, page


async def test_the_button_says_what_is_undone(ada: httpx.AsyncClient) -> None:
    created, before = await _created_and_begun(ada)
    address = f"/tables/{created['table']}"
    await ada.get(f"{address}/seat/{created['seats'][before['seat']]['token']}")
    told = (await _look(ada, created, before["seat"]))["log"][-1]["text"]
    page = await look(ada, address)

    assert f'data-hint="This takes back: {told}"' in page.html


@pytest.mark.parametrize("language", WORDS)
async def test_by_a_form(reader: Reader, language: str) -> None:
    person = reader(language)
    address, page = await _begun(person)
    form = {"seq": page.seq, "id": page.action_id, "take_back": "1"}
    answer = await person.post(f"{address}/act", data=form, headers=HERE)
    after = await look(person, address)

    assert (answer.status_code, answer.headers["location"]) == (303, address)
    assert BUTTON not in after.html
    assert int(after.seq) == int(page.seq) + 1
    assert WORDS[language] in after.html


async def test_by_the_script(ada: httpx.AsyncClient) -> None:
    address, page = await _begun(ada)
    form = {"seq": page.seq, "id": "x", "take_back": "1"}
    first = await ada.post(f"{address}/act", data=form, headers={**HERE, **JSON})
    late = await ada.post(f"{address}/act", data={**form, "id": "y"}, headers={**HERE, **JSON})

    assert first.json() == {"seq": int(page.seq) + 1}
    assert (late.status_code, late.json()["seq"]) == (409, int(page.seq) + 1)


async def test_only_the_seat_itself_is_offered_it(reader: Reader, ada: httpx.AsyncClient) -> None:
    address, page = await _begun(ada)
    spectator = reader()
    form = {"seq": page.seq, "id": "x", "take_back": "1"}

    assert BUTTON not in (await look(spectator, address)).html
    assert (await spectator.post(f"{address}/act", data=form, headers=HERE)).status_code == 403


async def test_a_replay_shows_only_what_stands(ada: httpx.AsyncClient) -> None:
    address, page = await _begun(ada)
    form = {"seq": page.seq, "id": "x", "take_back": "1"}
    await ada.post(f"{address}/act", data=form, headers=HERE)
    told = (await ada.get(f"{address}/replay?at=999", headers=JSON)).json()
    record = json.loads((await ada.get(f"{address}/record")).text)

    assert told["frame"] == len(record["events"]) == int(page.seq) - 1
    assert WORDS["en"] not in told["html"]


async def test_without_an_action_there_is_nothing_to_take_back(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    table = await _look(ada, created, None)
    mover = table["to_move"]
    answer = await _post(ada, created, "take-back", mover, seq=table["seq"], id="1")

    assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
