"""A seat by link: its invitation is good for one person, who then has a token of their own."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.test_secrets import Site, live
from tests.web.visit import GAME, HERE, bearer, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.services import Services
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

HIDDEN_FIELD = re.compile(r'type="hidden" name="(token|own)" value="([^"]+)"')


def cookie(token: str, seat: int = 1) -> dict[str, str]:
    """Return the header of a browser that was given a token by hand."""
    return {"Cookie": f"seats=p{seat}:{token}"}


async def came(reader: httpx.AsyncClient, link: str, name: str) -> dict[str, str]:
    """Open an invitation and sit down; return the form that did it."""
    fields = dict(HIDDEN_FIELD.findall((await reader.get(link)).text)) | {"name": name}
    answer = await reader.post(f"{link.rpartition('/seat/')[0]}/seat", data=fields, headers=HERE)
    assert answer.status_code == 303, answer.text
    return fields


async def invited(reader: Reader) -> tuple[str, str, str]:
    """Let Ada create a table with a seat by link; return address, link and the token in it."""
    ada = reader()
    address = await create_table(ada, "me", "link")
    link = (await look(ada, address)).invites[0]
    return address, link, link.rpartition("/")[2]


async def over_the_api(reader: httpx.AsyncClient) -> tuple[str, str, str]:
    """Create a table with a seat by link; return its address, Ada's token and the invitation."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "link"}]
    created = (await reader.post("/api/tables", json={"game": GAME, "seats": seats})).json()
    return f"/api/tables/{created['table']}", *(seat["token"] for seat in created["seats"])


# by link


async def test_a_used_invitation_shows_and_plays_nothing(reader: Reader) -> None:
    address, link, token = await invited(reader)
    ben, eve = reader(), reader()
    await came(ben, link, "Ben")
    api = f"/api{address}"
    shown = await eve.get(api, headers=bearer(token))
    order = {"seq": 0, "action": "keep", "id": "x"}
    played = await eve.post(f"{api}/actions", json=order, headers=bearer(token))
    page = await eve.get(address, headers=cookie(token))
    posted = await eve.post(
        f"{address}/act", data={"seq": "0", "action": "0"}, headers=HERE | cookie(token)
    )

    for answer in (shown, played):
        assert answer.status_code == 403
        assert "Ben has taken seat 1" in answer.json()["message"]
        assert "anyone may watch without a token" in answer.json()["message"]
    assert '<span class="occupant">you</span>' not in page.text
    assert posted.status_code == 403


@pytest.mark.parametrize(
    ("language", "title", "watch"),
    [
        ("en", "Ben already sits here", "Watch the play"),
        ("it", "Qui è già seduto qualcuno: Ben", "Guarda la partita"),
        ("fr", "Ben occupe déjà cette place", "Regarder la partie"),
    ],
)
async def test_who_comes_too_late_reads_who_sits_there_and_how_to_watch(
    reader: Reader, language: str, title: str, watch: str
) -> None:
    address, link, token = await invited(reader)
    await came(reader(), link, "Ben")
    eve = reader(language)
    opened = await eve.get(link)
    posted = await eve.post(f"{address}/seat", data={"token": token, "name": "Eve"}, headers=HERE)

    for answer in (opened, posted):
        assert answer.status_code == 403
        assert title in answer.text
        assert f'href="{address}">{watch}</a>' in answer.text
    assert "seats=" not in str(posted.headers.get_list("set-cookie"))
    assert (await eve.get(address)).status_code == 200


async def test_a_form_sent_twice_seats_its_sender_both_times(reader: Reader) -> None:
    address, link, _ = await invited(reader)
    ben = reader()
    fields = await came(ben, link, "Ben")
    ben.cookies.clear()  # the first answer got lost
    again = await ben.post(f"{address}/seat", data=fields, headers=HERE)

    assert again.status_code == 303
    assert '<span class="occupant">you</span>' in (await look(ben, address)).html


async def test_each_reader_of_an_invitation_is_offered_another_token(reader: Reader) -> None:
    _, link, token = await invited(reader)
    forms = [dict(HIDDEN_FIELD.findall((await reader().get(link)).text)) for _ in range(2)]

    assert [form["token"] for form in forms] == [token] * 2
    assert len({form["own"] for form in forms} | {token}) == 3


async def test_of_two_who_read_the_invitation_one_sits_down(reader: Reader) -> None:
    address, link, _ = await invited(reader)
    people = [reader(), reader()]
    forms = [dict(HIDDEN_FIELD.findall((await one.get(link)).text)) for one in people]
    answers = await asyncio.gather(
        *(
            one.post(f"{address}/seat", data=form | {"name": name}, headers=HERE)
            for one, form, name in zip(people, forms, ("Ben", "Eve"), strict=True)
        )
    )
    pages = [(await look(one, address)).html for one in people]

    assert sorted(answer.status_code for answer in answers) == [303, 403]
    assert sorted('<span class="occupant">you</span>' in page for page in pages) == [False, True]


async def test_no_page_holds_the_token_of_a_seat(app: Starlette, reader: Reader) -> None:
    address, link, token = await invited(reader)
    ben = reader()
    fields = await came(ben, link, "Ben")
    page = (await look(ben, address)).html
    services: Services = app.state.services
    table = await services.tables.table(address.rpartition("/")[2])

    assert '<span class="occupant">you</span>' in page
    assert token not in page
    assert fields["own"] not in page
    assert fields["own"] not in repr(table.seats)


async def test_an_invitation_page_stays_while_its_form_is_filled_in(reader: Reader) -> None:
    _, link, _ = await invited(reader)
    page = (await reader().get(link)).text

    assert 'data-live=""' in page
    assert 'http-equiv="refresh"' not in page


async def test_people_who_came_before_keep_their_link(app: Starlette, reader: Reader) -> None:
    """In an older database the token of the invitation is the seat's."""
    address, link, _ = await invited(reader)
    ben = reader()
    fields = await came(ben, link, "Ben")
    own = f"{address}/seat/{fields['own']}"
    services: Services = app.state.services
    table = await services.tables.table(address.rpartition("/")[2])
    with services.tables._log_writer._storage._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE seats SET invitation_hash = ''")
    table.stale = True

    assert (await reader().get(own)).status_code == 303
    assert '<span class="occupant">you</span>' in (await look(ben, address)).html


async def test_a_connection_opened_with_the_invitation_never_shows_the_seat(
    app: Starlette, reader: Reader
) -> None:
    address, link, token = await invited(reader)
    spy = reader()
    spy.cookies.set("seats", f"p1:{token}")
    site = Site(reader(), {"seats": [], "table": address.rpartition("/")[2]})
    line = live(app, site, spy.cookies)
    before = json.loads(await anext(line))["html"]
    await came(reader(), link, "Ben")
    after = json.loads(await anext(line))["html"]
    await line.aclose()

    for frame in (before, after):
        assert '<span class="occupant">you</span>' not in frame
        assert 'name="action"' not in frame


async def test_a_line_ends_showing_a_seat_that_its_token_no_longer_opens(
    app: Starlette, reader: Reader
) -> None:
    address, link, _ = await invited(reader)
    ben = reader()
    await came(ben, link, "Ben")
    services: Services = app.state.services
    table = await services.tables.table(address.rpartition("/")[2])
    site = Site(reader(), {"seats": [], "table": table.id})
    line = live(app, site, ben.cookies)
    before = json.loads(await anext(line))["html"]
    table.seats[1] = replace(table.seats[1], token_hash="another", person="another")
    mover = table.play.to_move
    await table.act(mover, table.seq, table.play.legal_actions()[0])
    after = json.loads(await anext(line))["html"]
    await line.aclose()

    assert '<span class="occupant">you</span>' in before
    assert '<span class="occupant">you</span>' not in after


# over the API


async def test_a_program_takes_the_seat_and_gets_its_token(ada: httpx.AsyncClient) -> None:
    api, _, invitation = await over_the_api(ada)
    before = await ada.get(api, headers=bearer(invitation))
    taken = await ada.post(f"{api}/seat", json={"name": " Ben "}, headers=bearer(invitation))
    seat = taken.json()
    shown = (await ada.get(api, headers=bearer(seat["token"]))).json()
    after = await ada.get(api, headers=bearer(invitation))

    assert before.status_code == after.status_code == 403
    assert f"POST to {api}/seat" in before.json()["message"]
    assert "Ben has taken seat 1" in after.json()["message"]
    assert (seat["seat"], seat["kind"], seat["name"]) == (1, "link", "Ben")
    assert seat["token"] != invitation
    assert seat["link"].endswith(f"/seat/{seat['token']}")
    assert shown["seat"] == 1
    assert shown["seats"][1]["claimed"] is True


async def test_an_invitation_plays_nothing_before_it_is_used(ada: httpx.AsyncClient) -> None:
    api, _, invitation = await over_the_api(ada)
    calls: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("GET", "/record", None),
        ("GET", "/hint", None),
        ("POST", "/actions", {"seq": 0, "action": "keep", "id": "x"}),
        ("POST", "/macros", {"seq": 0, "macro": "on", "id": "x"}),
        ("POST", "/take-back", {"seq": 0, "id": "x"}),
    ]
    for method, path, body in calls:
        answer = await ada.request(method, api + path, json=body, headers=bearer(invitation))

        assert answer.status_code == 403, path
        assert "invitation to seat 1" in answer.json()["message"]


async def test_a_call_with_a_token_of_ones_own_can_be_repeated(ada: httpx.AsyncClient) -> None:
    api, adas, invitation = await over_the_api(ada)
    order = {"name": "Ben", "token": "my-own_token-" + "7" * 30}
    answers = [
        await ada.post(f"{api}/seat", json=order, headers=bearer(invitation)) for _ in range(2)
    ]
    late = await ada.post(f"{api}/seat", json={"name": "Eve"}, headers=bearer(invitation))

    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()
    assert answers[0].json()["token"] == order["token"]
    assert late.status_code == 403
    assert "Ben has taken seat 1" in late.json()["message"]
    assert (await ada.get(api, headers=bearer(adas))).json()["seat"] == 0


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({}, 422),
        ({"name": ""}, 422),
        ({"name": "\u0007"}, 422),
        ({"name": "x" * 31}, 422),
        ({"name": "Ben", "token": "short"}, 422),
        ({"name": "Ben", "token": "x" * 65}, 422),
        ({"name": "Ben", "token": "x" * 31 + "."}, 422),
        ({"name": "Ben", "more": 1}, 422),
        (None, 422),
    ],
)
async def test_odd_wishes_for_a_seat_are_refused(
    ada: httpx.AsyncClient, order: Any, status: int
) -> None:
    api, _, invitation = await over_the_api(ada)
    answer = await ada.post(f"{api}/seat", json=order, headers=bearer(invitation))

    assert answer.status_code == status
    assert answer.json()["message"]
    assert (await ada.get(api)).json()["seats"][1]["claimed"] is False


async def test_a_token_that_others_know_is_refused(ada: httpx.AsyncClient) -> None:
    api, adas, invitation = await over_the_api(ada)
    for known in (adas, invitation):
        order = {"name": "Ben", "token": known}
        answer = await ada.post(f"{api}/seat", json=order, headers=bearer(invitation))

        assert answer.status_code == 422
        assert "fresh random text" in answer.json()["message"]


async def test_only_an_invitation_takes_a_seat(ada: httpx.AsyncClient) -> None:
    api, adas, _ = await over_the_api(ada)
    for headers in ({}, bearer(adas), bearer("x" * 32), {"Authorization": "Basic abc"}):
        answer = await ada.post(f"{api}/seat", json={"name": "Eve"}, headers=headers)

        assert answer.status_code == 403
        assert "invitation" in answer.json()["message"]
