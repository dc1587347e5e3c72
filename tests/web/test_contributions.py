"""Adding to the draws of a table: by a page with and without a script, and over the API."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.play_record import parse_record
from cuboteca.core.provable import commitment_to
from tests.web.visit import GAME, JSON, bearer, create_by_api, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


def of(address: str, seat: int, text: str) -> str:
    return commitment_to(address.split("/")[2], seat, text)


async def create_waiting(reader: httpx.AsyncClient, *seats: str, **more: str) -> str:
    return await create_table(reader, *seats, contribute="1", **more)


async def test_a_page_without_a_script_asks_for_words_and_then_begins(
    ada: httpx.AsyncClient,
) -> None:
    address = await create_waiting(ada)
    page = await look(ada, address)
    asked = re.findall(r'<input name="(text-\d)"', page.html)
    answer = await ada.post(f"{address}/contribute", data={"text-0": " olive ", "text-1": ""})

    assert asked == ["text-0", "text-1"]
    assert page.actions == ()
    assert "http-equiv" not in page.html  # it would wipe out what is being written
    assert answer.headers["location"] == address
    assert (await look(ada, address)).actions
    check = (await ada.get(f"{address}/check")).text
    assert re.search(r"<b>Ada</b> added: <code>olive</code>", check)
    assert "added nothing." in check


async def test_without_asking_for_it_the_play_begins_at_once(ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)

    assert (await look(ada, address)).actions
    assert "nobody was asked to add anything" in (await ada.get(f"{address}/check")).text
    answer = await ada.post(f"{address}/contribute", data={"text-0": "olive"}, headers=JSON)
    assert answer.status_code == 200  # the form of an older page


async def test_people_by_link_commit_with_taking_their_seat(reader: Reader) -> None:
    ada, ben = reader("en"), reader("en")
    address = await create_waiting(ada, "me", "link")
    await ada.post(f"{address}/contribute", data={"commitment-0": of(address, 0, "olive")})
    page = await look(ada, address)
    (invite,) = page.invites
    claim = (await ben.get(invite)).text
    fields = dict(re.findall(r'name="(token|own)" value="([^"]+)"', claim))
    seated = await ben.post(
        f"{address}/seat",
        data={**fields, "name": "Ben", "commitment-1": of(address, 1, "fig")},
    )

    assert "Waiting for Seat 2." in page.html
    assert "Start without waiting" in page.html
    assert 'data-contribute="1"' in claim
    assert seated.status_code == 303
    shown = (await look(ben, address)).html
    assert 'data-phase="reveal"' in shown
    assert 'data-own="1"' in shown
    await ben.post(f"{address}/contribute", data={"text-1": "fig"})
    assert "fig" not in (await look(ada, address)).html
    assert "<code>fig" not in (await ada.get(f"{address}/check")).text
    await ada.post(f"{address}/contribute", data={"text-0": "olive"})
    assert "data-phase" not in (await look(ada, address)).html
    assert "<b>Ben</b> added: <code>fig</code>" in (await ada.get(f"{address}/check")).text


async def test_a_person_who_comes_after_the_start_still_gets_the_seat(reader: Reader) -> None:
    ada, ben = reader("en"), reader("en")
    address = await create_waiting(ada, "me", "link")
    (invite,) = (await look(ada, address)).invites
    fields = dict(re.findall(r'name="(token|own)" value="([^"]+)"', (await ben.get(invite)).text))
    await ada.post(f"{address}/contribute", data={"text-0": "olive"})
    await ada.post(f"{address}/contribute", data={"start": "1"})
    answer = await ben.post(
        f"{address}/seat", data={**fields, "name": "Ben", "commitment-1": "a" * 64}
    )

    assert answer.status_code == 303
    assert "<b>Ben</b> added nothing." in (await ada.get(f"{address}/check")).text


async def test_only_people_of_the_table_contribute(reader: Reader) -> None:
    address = await create_waiting(reader("en"))
    answer = await reader("en").post(f"{address}/contribute", data={"text-0": "olive"})

    assert answer.status_code == 403


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_the_waiting_page_speaks_the_readers_language(reader: Reader, language: str) -> None:
    person = reader(language)
    address = await create_waiting(person, "me", "link")
    title = {
        "en": "Before the first draw",
        "it": "Prima della prima estrazione",
        "fr": "Avant le premier tirage",
    }

    assert title[language] in (await look(person, address)).html


async def waiting_by_api(ada: httpx.AsyncClient) -> tuple[str, list[dict[str, str]]]:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": GAME, "seats": seats, "contribute": True}
    created = (await ada.post("/api/tables", json=order)).json()
    return f"/api/tables/{created['table']}", [bearer(one["token"]) for one in created["seats"]]


async def test_programs_commit_and_reveal(ada: httpx.AsyncClient) -> None:
    address, own = await waiting_by_api(ada)
    name = address.rsplit("/", 1)[1]

    async def send(seat: int, **order: Any) -> Any:
        answer = await ada.post(f"{address}/contribution", json=order, headers=own[seat])
        return answer.json()

    first = await send(0, commitment=commitment_to(name, 0, "olive"))
    early = await send(0, text="olive")
    second = await send(1, commitment=commitment_to(name, 1, "fig"))
    wrong = await send(1, text="figs")
    third = await send(1, text="fig")
    hidden = json.dumps((await ada.get(address)).json()) + (await ada.get(f"{address}/record")).text
    last = await send(0, text="olive")
    shown = (await ada.get(address)).json()

    assert (first["phase"], first["missing"]) == ("commit", [1])
    assert "wait until all have committed" in early["message"]
    assert (second["phase"], second["missing"]) == ("reveal", [0, 1])
    assert 15 < second["seconds"] <= 20
    assert "is not the one that seat 1 committed to" in wrong["message"]
    assert [one["text"] for one in third["given"]] == [None, None]
    assert '"fig"' not in hidden
    assert (last["phase"], last["missing"]) == ("over", [])
    assert [one["text"] for one in shown["contributions"]["given"]] == ["olive", "fig"]
    assert shown["to_move"] >= 0
    record = parse_record((await ada.get(f"{address}/record")).text)
    assert record.proof is not None
    assert [one.text for one in record.proof.contributions] == ["olive", "fig"]


async def test_programs_need_not_contribute(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada, seed=None)
    shown = (await ada.get(f"/api/tables/{created['table']}")).json()
    answer = await ada.post(
        f"/api/tables/{created['table']}/contribution",
        json={"text": "olive"},
        headers=bearer(created["seats"][0]["token"]),
    )

    assert shown["contributions"] is None
    assert shown["to_move"] >= 0
    assert answer.status_code == 422
    assert "asks nobody" in answer.json()["message"]


async def test_an_act_before_the_beginning_is_refused_in_words(ada: httpx.AsyncClient) -> None:
    address, own = await waiting_by_api(ada)
    shown = (await ada.get(address, headers=own[0])).json()
    order = {"seq": 0, "action": "0", "id": "a"}
    answer = await ada.post(f"{address}/actions", json=order, headers=own[0])

    assert (shown["to_move"], shown["legal"], shown["head"]) == (-1, [], "")
    assert answer.status_code == 403
    assert "the play begins when people have added to the draws" in answer.json()["message"]


async def test_every_page_of_a_table_that_waits_can_be_opened(ada: httpx.AsyncClient) -> None:
    for name in ("cubosaurs", "cube_attack", "sukkube", "ursuppe"):
        address = await create_waiting(ada, *(["me", "here"] + ["bot:easy"] * 2), game=name)
        for page in ("", "/check", "/replay", "/record"):
            assert (await ada.get(f"{address}{page}")).status_code == 200, (name, page)
        asked = await ada.post(f"{address}/act", data={"why": "0"}, headers=JSON)
        assert asked.status_code in {200, 422}, name


async def test_the_key_of_the_site_is_where_everybody_can_find_it(
    ada: httpx.AsyncClient, app: Starlette
) -> None:
    shown = (await ada.get("/api/key")).json()

    assert shown == {"algorithm": "Ed25519", "key": app.state.services.tables.key}
    assert re.fullmatch("[0-9a-f]{64}", shown["key"])
