"""A table that was closed before its end, as people and programs see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.play_record import parse_record
from cuboteca.core.texts import LANGUAGES
from cuboteca.table.shadow import shadow_of
from tests.web.test_operations import services_in
from tests.web.visit import HERE, JSON, bearer, create_by_api, create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.table.closing import Why
    from tests.web.conftest import Reader

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("interpreted")]


async def close(app: Starlette, address: str, why: Why = "admin", reason: str = "") -> None:
    """Close a table as another process would, and heed it."""
    tables = services_in(app).tables
    table = await tables.table(address.rpartition("/")[2])
    storage = tables._log_writer._storage
    head, _, events = storage.load(table.id)
    closing = shadow_of(table.game, head, events).closing(why, reason)
    storage.close_play(table.id, len(events), closing)
    tables.reload([table.id])


async def test_the_page_tells_its_players(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    address = await create_table(ada)
    open_ = await look(ada, address)
    await ada.post(f"{address}/act", data=open_.acting(), headers=HERE)
    await close(app, address, reason="Nobody <b>plays</b> here.")
    shown = await look(ada, address)
    french = (await reader("fr").get(address)).text
    home = (await ada.get("/")).text

    assert "Whoever runs this site has closed this table." in shown.html
    assert "The reason given: Nobody &lt;b&gt;plays&lt;/b&gt; here." in shown.html
    assert "Les responsables de ce site ont fermé cette table." in french
    assert shown.actions == ()
    assert 'data-live=""' in shown.html
    assert shown.title.startswith("Finished")
    assert f'href="{address}/replay"' in shown.html
    assert address not in home


@pytest.mark.parametrize("why", ["idle", "rules", "admin"])
async def test_in_every_language(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader, why: Why
) -> None:
    address = await create_table(ada)
    await close(app, address, why)
    pages = {language: (await reader(language).get(address)).text for language in LANGUAGES}

    assert len({page.partition('id="closed"')[2][:400] for page in pages.values()}) == 3
    assert all("closed-" not in page for page in pages.values())


async def test_nobody_can_play_on(app: Starlette, ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)
    acting = (await look(ada, address)).acting()
    await close(app, address, "idle")
    answer = await ada.post(f"{address}/act", data=acting, headers=HERE)
    told = await ada.post(f"{address}/act", data=acting, headers={**HERE, **JSON})

    assert answer.status_code == 410
    assert "This table is closed" in answer.text
    assert (told.status_code, told.json()["message"][:26]) == (410, "Nobody had played here for")


async def test_its_replay_record_and_draws_remain(app: Starlette, ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)
    await ada.post(f"{address}/act", data=(await look(ada, address)).acting(), headers=HERE)
    before = parse_record((await ada.get(f"{address}/record")).text)
    await close(app, address)
    replay = await ada.get(f"{address}/replay")
    record = parse_record((await ada.get(f"{address}/record")).text)
    check = await ada.get(f"{address}/check")

    assert replay.status_code == 200
    assert record.proof is not None
    assert record.proof.secret
    assert before.proof is not None
    assert (record.events, before.proof.secret) == (before.events, "")
    assert "All draws follow from the commitment" in check.text


async def test_programs_are_told_as_well(app: Starlette, ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    path = f"/api/tables/{created['table']}"
    mine = bearer(created["seats"][0]["token"])
    before = (await ada.get(path, headers=mine)).json()
    await close(app, path, reason="Spam.")
    after = (await ada.get(path, headers=mine)).json()
    order = {"seq": after["seq"], "action": "1", "id": "x"}
    refused = await ada.post(f"{path}/actions", json=order, headers=mine)
    hint = await ada.get(f"{path}/hint", headers=mine)

    assert before["closed"] is None
    assert after["closed"]["why"] == "admin"
    assert after["closed"]["text"].endswith("The reason given: Spam.")
    assert len(after["closed"]["points"]) == len(after["seats"])
    assert (after["to_move"], after["legal"], after["macros"]) == (None, [], [])
    assert (refused.status_code, refused.json()["error"]) == (410, "closed")
    assert hint.status_code == 403


async def test_a_seat_that_was_free_stays_so(
    app: Starlette, ada: httpx.AsyncClient, reader: Reader
) -> None:
    address = await create_table(ada, "me", "link")
    (link,) = (await look(ada, address)).invites
    await close(app, address)
    page = await reader().get(link)

    assert page.status_code == 200
    assert 'class="claim' not in page.text
    assert "This table is closed" in page.text
