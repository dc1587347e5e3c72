"""The lobby over the API: opening a table there, listing, taking a free seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.test_rated import RATED, give_account
from tests.web.visit import GAME, bearer, create_table

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

OWN = "o" * 40


async def opened(who: httpx.AsyncClient, **more: Any) -> Any:
    seats = [{"kind": "human", "name": "Program"}, {"kind": "link"}, {"kind": "link"}]
    order = {"game": GAME, "seats": seats, "lobby": True, **more}
    answer = await who.post("/api/tables", json=order)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def listed(who: httpx.AsyncClient) -> list[Any]:
    answer = await who.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    tables: list[Any] = answer.json()["tables"]
    return tables


async def sit(
    who: httpx.AsyncClient, table: str, seat: Any, name: str = "Ben", **more: str
) -> httpx.Response:
    return await who.post(f"/api/tables/{table}/sit", json={"seat": seat, "name": name, **more})


async def test_a_program_opens_a_table_and_another_one_sits_down(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    ben = reader()
    made = await opened(ada, conditions={"time": "live 300+5 cap 600"})
    (one,) = await listed(ben)
    taken = await sit(ben, made["table"], 1, token=OWN)
    again = await sit(ben, made["table"], 1, token=OWN)
    late = await sit(reader(), made["table"], 1, "Cem")
    seen = await ben.get(f"/api/tables/{made['table']}", headers=bearer(OWN))
    (after,) = await listed(reader())
    page = (await reader().get("/lobby")).text

    assert one["table"] == made["table"]
    assert (one["game"], one["time"]) == (GAME, "live 300+5 cap 600")
    assert [seat["free"] for seat in one["seats"]] == [False, True, True]
    assert (taken.status_code, again.status_code, late.status_code) == (200, 200, 403)
    assert taken.json() == again.json()
    assert taken.json()["token"] == OWN
    assert seen.json()["seat"] == 1
    assert [seat["free"] for seat in after["seats"]] == [False, False, True]
    assert after["seats"][1]["name"] == "Ben"
    assert made["table"] in page


async def test_a_table_that_is_not_listed_opens_by_its_links_alone(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    hidden = await opened(ada, lobby=False)
    ben = reader()
    await give_account(app, ben, "ben")
    rated = await create_table(ben, "me", "link", to="all", **RATED)
    refused = await sit(reader(), hidden["table"], 1)

    assert hidden["table"] not in {one["table"] for one in await listed(ada)}
    assert refused.status_code == 403
    assert (await sit(reader(), rated.rpartition("/")[2], 1)).status_code == 403


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"seat": 0, "name": "Ben"}, 403),
        ({"seat": 7, "name": "Ben"}, 403),
        ({"seat": 8, "name": "Ben"}, 422),
        ({"seat": -1, "name": "Ben"}, 422),
        ({"seat": 10**30, "name": "Ben"}, 422),
        ({"seat": 1, "name": ""}, 422),
        ({"seat": 1, "name": "x" * 400}, 422),
        ({"seat": 1, "name": "Ben", "token": "short"}, 422),
        ({"seat": 1, "name": "Ben", "more": 1}, 422),
    ],
)
async def test_what_makes_no_sense_takes_no_seat(
    ada: httpx.AsyncClient, order: dict[str, Any], status: int
) -> None:
    made = await opened(ada)
    answer = await ada.post(f"/api/tables/{made['table']}/sit", json=order)
    (one,) = await listed(ada)

    assert answer.status_code == status
    assert [seat["free"] for seat in one["seats"]] == [False, True, True]
