"""A seat goes on on another device by a code that its owner asks for."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.table.seat_codes import LETTERS
from cuboteca.web.live import MOVED
from tests.web.test_secrets import Site, live
from tests.web.visit import GAME, HERE, bearer, create_by_api, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

CODE = re.compile(r'<p class="code"><output[^>]*>([^<]+)</output>')
OWN = re.compile(r'name="own" value="([^"]+)"')
WRONG = "AAAA-AAAA"


async def code_for(reader: httpx.AsyncClient, table: str, seat: int = 0) -> str:
    """Ask for a code on the page; return it as it is shown."""
    answer = await reader.post(f"{table}/code", data={"seat": str(seat)}, headers=HERE)
    assert answer.status_code == 200, answer.text
    found = CODE.search(answer.text)
    assert found is not None
    return found[1]


async def form_with(reader: httpx.AsyncClient, code: str) -> dict[str, str]:
    """Open the page that takes a code; return its form, filled in."""
    page = await reader.get("/move")
    return {"own": OWN.findall(page.text)[0], "code": code}


async def typed(reader: httpx.AsyncClient, code: str) -> httpx.Response:
    """Type a code on another device; return what the table answers, or the form."""
    form = await form_with(reader, code)
    found = await reader.post("/move", data=form, headers=HERE)
    if found.status_code != 307:
        return found
    return await reader.post(found.headers["location"], data=form, headers=HERE)


async def test_a_seat_goes_on_on_the_other_device_and_there_alone(reader: Reader) -> None:
    ada, phone = reader(), reader()
    table = await create_table(ada, "me", "here")
    before = await look(phone, table)
    code = await code_for(ada, table, 1 if before.title.startswith("Guest 2") else 0)
    answer = await typed(phone, code)
    here, there = await look(ada, table), await look(phone, table)

    assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert before.actions == ()
    assert there.actions
    assert "is now played on another device" in here.html
    assert "is now played on another device" not in there.html
    refused = await ada.post(f"{table}/act", data=there.acting() | {"seq": there.seq}, headers=HERE)
    done = await phone.post(f"{table}/act", data=there.acting(), headers=HERE)
    assert (refused.status_code, done.status_code) == (403, 303)


async def test_the_other_seats_of_a_device_stay_with_it(reader: Reader) -> None:
    ada, phone = reader(), reader()
    table = await create_table(ada, "me", "here", "here")
    await typed(phone, await code_for(ada, table, 1))
    await typed(phone, await code_for(ada, table, 2))
    at_home = re.findall(r'name="seat" value="(\d)"', (await look(ada, table)).html)
    away = re.findall(r'name="seat" value="(\d)"', (await look(phone, table)).html)

    assert at_home == ["0"]
    assert away == ["1", "2"]


async def test_who_gave_a_seat_away_cannot_move_it(reader: Reader) -> None:
    ada, ben = reader(), reader()
    table = await create_table(ada, "me", "link")
    link = (await look(ada, table)).invites[0]
    page = (await ben.get(link)).text
    fields = dict(re.findall(r'type="hidden" name="(token|own)" value="([^"]+)"', page))
    await ben.post(f"{table}/seat", data=fields | {"name": "Ben"}, headers=HERE)
    asked = await ada.post(f"{table}/code", data={"seat": "1"}, headers=HERE)
    seats = [re.findall(r'name="seat" value="(\d)"', (await look(one, table)).html)
             for one in (ada, ben)]  # fmt: skip

    assert asked.status_code == 403
    assert seats == [["0"], ["1"]]


@pytest.mark.parametrize("seat", ["1", "7", "", "x", "-1", "0\0"])
async def test_a_code_is_given_for_one_s_own_seat_alone(ada: httpx.AsyncClient, seat: str) -> None:
    table = await create_table(ada, "me", "link")
    answer = await ada.post(f"{table}/code", data={"seat": seat}, headers=HERE)

    assert answer.status_code == (422 if "\0" in seat else 403)


async def test_spectators_and_other_sites_get_no_code(reader: Reader) -> None:
    ada = reader()
    table = await create_table(ada)
    stranger = await reader().post(f"{table}/code", data={"seat": "0"}, headers=HERE)
    foreign = await ada.post(
        f"{table}/code", data={"seat": "0"}, headers={"Origin": "http://evil.test"}
    )
    moved = await ada.post("/move", data={"code": WRONG}, headers={"Origin": "http://evil.test"})

    assert (stranger.status_code, foreign.status_code, moved.status_code) == (403, 403, 403)
    assert 'name="seat"' not in (await look(reader(), table)).html


async def test_a_code_seats_nobody_twice_but_its_sender_again(reader: Reader) -> None:
    ada, phone, eve = reader(), reader(), reader()
    table = await create_table(ada)
    code = await code_for(ada, table)
    form = await form_with(phone, code)
    first = await phone.post(f"{table}/move", data=form, headers=HERE)
    phone.cookies.clear()  # the answer got lost
    again = await phone.post(f"{table}/move", data=form, headers=HERE)
    late = await typed(eve, code)

    assert (first.status_code, again.status_code, late.status_code) == (303, 303, 422)
    assert (await look(phone, table)).html.count('name="seat"') == 1
    assert 'name="seat"' not in (await look(eve, table)).html


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "This code is wrong"), ("it", "Questo codice è sbagliato"), ("fr", "Ce code est faux")],
)
async def test_a_wrong_code_is_said_in_the_reader_s_language(
    reader: Reader, language: str, told: str
) -> None:
    phone = reader(language)
    table = await create_table(reader())
    for address in ("/move", f"{table}/move"):
        answer = await phone.post(address, data=await form_with(phone, WRONG), headers=HERE)

        assert answer.status_code == 422
        assert told in answer.text
        assert 'role="alert"' in answer.text


async def test_guessing_is_limited_by_address(app: Starlette, reader: Reader) -> None:
    eve, table = reader(), await create_table(reader())
    answers = [await typed(eve, WRONG) for _ in range(21)]
    by_api = await eve.post("/api/move", json={"code": WRONG})
    at_the_table = await eve.post(f"{table}/move", data={"code": WRONG}, headers=HERE)
    app.state.services.code_tries._held.clear()  # another address
    app.state.services.code_tries._full.clear()

    assert [answer.status_code for answer in answers] == [422] * 20 + [429]
    assert (by_api.status_code, at_the_table.status_code) == (429, 429)
    assert "Too many codes were tried from here" in answers[-1].text
    assert "many codes were tried" in by_api.json()["message"]
    assert (await typed(eve, WRONG)).status_code == 422


async def test_the_address_of_a_code_fills_the_form_in(reader: Reader) -> None:
    ada, phone = reader(), reader()
    table = await create_table(ada)
    code = await code_for(ada, table)
    page = (await phone.get(f"/move?code={code}")).text
    odd = (await phone.get('/move?code="><b>%00')).text

    assert set(code) <= {*LETTERS, "-"}
    assert f'value="{code}"' in page
    assert "<b>" not in odd.partition('class="moving')[2]
    assert "\0" not in odd
    assert (await look(ada, table)).html.count('name="seat"') == 2  # looking at it moves nothing


async def test_a_page_that_shows_a_moved_seat_loads_anew(app: Starlette, reader: Reader) -> None:
    ada = reader()
    table = await create_table(ada, "me", "link")
    site = Site(reader(), {"seats": [], "table": table.rpartition("/")[2]})
    line = live(app, site, ada.cookies)
    before = json.loads(await anext(line))["html"]
    await typed(reader(), await code_for(ada, table))
    after = json.loads(await anext(line))
    await line.aclose()

    assert 'class="note">you' in before
    assert after == {"closed": MOVED}


# over the API


async def test_a_program_moves_its_seat(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    api, old = f"/api/tables/{created['table']}", created["seats"][1]["token"]
    code = (await ada.post(f"{api}/code", headers=bearer(old))).json()
    moved = await ada.post("/api/move", json={"code": code["code"].lower()})
    seat: Any = moved.json()
    again = await ada.post("/api/move", json={"code": code["code"]})
    before = await ada.get(api, headers=bearer(old))
    after = await ada.get(api, headers=bearer(seat["token"]))

    assert code["seconds"] == 600
    assert code["link"] == f"http://site.test/move?code={code['code']}"
    assert (seat["table"], seat["seat"], seat["name"]) == (created["table"], 1, "Ben")
    assert seat["token"] != old
    assert (moved.status_code, again.status_code, before.status_code) == (200, 404, 403)
    assert after.json()["seat"] == 1


async def test_with_a_token_of_its_own_a_program_may_ask_again(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    token = bearer(created["seats"][0]["token"])
    code = (await ada.post(f"/api/tables/{created['table']}/code", headers=token)).json()["code"]
    order = {"code": code, "token": "own-" + "7" * 40}
    answers = [await ada.post("/api/move", json=order) for _ in range(2)]
    late = await ada.post("/api/move", json=order | {"token": "eve-" + "7" * 40})

    assert answers[0].json() == answers[1].json()
    assert answers[0].json()["token"] == order["token"]
    assert late.status_code == 404
    assert "was used" in late.json()["message"]


@pytest.mark.parametrize(
    "order",
    [{}, {"code": ""}, {"code": "x" * 41}, {"code": "\0"}, {"code": 7}, {"code": "A", "token": "x"},
     {"code": "A", "more": 1}, [], None],
)  # fmt: skip
async def test_odd_orders_move_nothing(ada: httpx.AsyncClient, order: Any) -> None:
    answer = await ada.post("/api/move", json=order)

    assert answer.status_code == 422
    assert answer.json()["message"]


async def test_only_the_token_of_a_seat_gets_a_code(ada: httpx.AsyncClient) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "link"}]
    created = (await ada.post("/api/tables", json={"game": GAME, "seats": seats})).json()
    api = f"/api/tables/{created['table']}/code"
    answers = [
        await ada.post(api),
        await ada.post(api, headers=bearer("x" * 32)),
        await ada.post(api, headers=bearer(created["seats"][1]["token"])),  # an invitation
        await ada.post("/api/tables/nothing/code", headers=bearer("x" * 32)),
    ]

    assert [answer.status_code for answer in answers] == [403, 403, 403, 404]
