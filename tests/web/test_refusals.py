"""Requests that cannot be: the right status, a friendly page or sentence, nothing changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from cuboteca.table.errors import StorageError
from cuboteca.table.storage import Storage
from cuboteca.web.allowance import Allowance
from cuboteca.web.pages import table as table_page
from tests.web.visit import (
    GAME,
    HERE,
    JSON,
    bearer,
    create_by_api,
    create_table,
    form,
    look,
    without_presence,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


class _Usage(NamedTuple):
    """What ``shutil.disk_usage`` returns."""

    total: int
    used: int
    free: int


async def _refused(
    reader: httpx.AsyncClient, table: str, fields: Mapping[str, str]
) -> tuple[int, int]:
    """Return the status without and with the script, once it is sure that nothing changed."""
    before = (await reader.get(f"{table}/record")).text
    page = await reader.post(f"{table}/act", data=fields, headers=HERE)
    told = await reader.post(f"{table}/act", data=fields, headers=HERE | JSON)

    assert (await reader.get(f"{table}/record")).text == before
    assert "Traceback" not in page.text + told.text
    assert "<h1>" in page.text
    assert told.json()["message"]
    return page.status_code, told.status_code


async def test_a_stranger_may_not_act(reader: Reader) -> None:
    table = await create_table(reader())
    eve = reader()
    shown = await look(eve, table)

    assert await _refused(eve, table, {"seq": shown.seq, "id": "x", "action": "0"}) == (403, 403)


async def test_a_forged_token_opens_nothing(reader: Reader) -> None:
    table = await create_table(reader())
    eve = reader()
    eve.cookies.set("seats", "p0:forgedforgedforged.p1:AAAA", path=table)
    shown = await look(eve, table)

    assert shown.actions == ()
    assert await _refused(eve, table, {"seq": shown.seq, "id": "x", "action": "0"}) == (403, 403)
    assert (await eve.get(f"{table}/seat/forgedforged")).status_code == 403


async def test_a_stale_form_is_told_so(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    old = (await look(ada, table)).acting()
    await ada.post(f"{table}/act", data=old)

    assert await _refused(ada, table, old | {"id": "another"}) == (409, 409)


async def test_a_double_click_acts_once(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    fields = (await look(ada, table)).acting()
    first = await ada.post(f"{table}/act", data=fields, headers=JSON)
    again = await ada.post(f"{table}/act", data=fields, headers=JSON)

    assert first.json() == again.json()
    assert (await look(ada, table)).seq == str(first.json()["seq"])


async def test_an_illegal_action_is_refused_with_the_rule(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    shown = await look(ada, table)
    illegal = next(str(n) for n in range(60) if str(n) not in shown.actions)

    assert await _refused(ada, table, shown.acting(illegal)) == (422, 422)


@pytest.mark.parametrize(
    "broken",
    [
        {"action": "nonsense"},
        {"action": "-1"},
        {"action": "9" * 30},
        {"action": "²"},
        {"seq": "x"},
        {"seq": ""},
        {"why": "x"},
    ],
)
async def test_broken_forms_are_refused(ada: httpx.AsyncClient, broken: dict[str, str]) -> None:
    table = await create_table(ada)
    shown = await look(ada, table)

    assert await _refused(ada, table, shown.acting() | broken) == (422, 422)


async def test_too_much_is_refused(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    shown = await look(ada, table)
    much = shown.acting() | {"more": "x" * 70_000}

    assert await _refused(ada, table, much) == (413, 413)


async def test_a_form_from_another_site_is_refused(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    fields = (await look(ada, table)).acting()
    for foreign in ("https://evil.test", "null", "http://site.test.evil.test"):
        answer = await ada.post(f"{table}/act", data=fields, headers={"Origin": foreign})

        assert answer.status_code == 403
    cross = await ada.post(f"{table}/act", data=fields, headers={"Sec-Fetch-Site": "cross-site"})

    assert cross.status_code == 403
    assert (await look(ada, table)).seq == fields["seq"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/tables/nothing", 404),
        ("POST", "/tables/nothing/act", 404),
        ("GET", "/tables/nothing/replay", 404),
        ("GET", "/tables/nothing/record", 404),
        ("GET", "/tables/nothing/seat/token", 404),
        ("POST", "/tables/nothing/seat", 404),
        ("GET", "/new/chess", 404),
        ("GET", "/rules/chess", 404),
        ("POST", "/", 405),
        ("GET", "/settings", 405),
        ("DELETE", "/tables/x", 405),
        ("GET", "/tables/%00", 404),
        ("GET", "/tables/%ff", 404),
    ],
)
async def test_wrong_addresses_are_answered_by_a_page(
    ada: httpx.AsyncClient, method: str, path: str, status: int
) -> None:
    answer = await ada.request(method, path)

    assert answer.status_code == status
    assert "<h1>" in answer.text


async def test_bytes_that_are_no_text_are_no_form(ada: httpx.AsyncClient) -> None:
    answer = await ada.post("/tables", content=b"\xff\xfe\x00=%")

    assert answer.status_code == 422


async def test_nobody_lays_tables_without_end(reader: Reader, app: object) -> None:
    app.state.services.allowance = Allowance(2, 1)  # type: ignore[attr-defined]
    ada = reader()
    statuses = [(await ada.post("/tables", data=form("me", "here"))).status_code for _ in range(4)]

    assert statuses == [303, 303, 429, 429]


async def test_a_log_that_cannot_be_written_is_one_clear_page(
    ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await create_table(ada)

    def full(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(Storage, "append", full)

    assert await _refused(ada, table, (await look(ada, table)).acting()) == (503, 503)


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "No room left"), ("it", "Spazio esaurito"), ("fr", "Plus de place")],
)
async def test_on_a_disk_that_is_almost_full_nothing_is_stored_and_everybody_is_told(
    reader: Reader, app: Starlette, monkeypatch: pytest.MonkeyPatch, language: str, title: str
) -> None:
    ada = reader(language)
    created = await create_by_api(ada)
    page, call = f"/tables/{created['table']}", f"/api/tables/{created['table']}"
    before = (await ada.get(call)).json()
    headers = bearer(created["seats"][before["to_move"]]["token"])
    legal = (await ada.get(call, headers=headers)).json()["legal"]
    order = {"seq": before["seq"], "action": legal[0], "id": "a"}
    free = [4]
    monkeypatch.setattr(
        "cuboteca.table.storage.shutil.disk_usage", lambda _: _Usage(100, 100 - free[0], free[0])
    )
    acted = await ada.post(f"{call}/actions", json=order, headers=headers)
    new = await ada.post("/tables", data=form("me", "here"))
    looked = await ada.get(page)
    ready = await ada.get("/ready")
    after = (await ada.get(call)).json()
    free[0] = 5
    again = await ada.post(f"{call}/actions", json=order, headers=headers)

    assert (acted.status_code, acted.json()["error"]) == (507, "disk_full")
    assert "less than 5% of the disk" in acted.json()["message"]
    assert str(app.state.services.tables._log_writer._storage.folder) not in acted.text
    assert (new.status_code, looked.status_code, ready.status_code) == (507, 200, 503)
    assert f"<h1>{title}</h1>" in new.text
    assert without_presence(after) == without_presence(before)
    assert again.status_code == 200


async def test_a_stranger_is_not_told_where_the_database_is(
    ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(storage: Storage) -> bool:
        raise StorageError(f"the database {storage.place} does not work: disk I/O error")

    monkeypatch.setattr(Storage, "is_ready", broken)
    answer = await ada.get("/api/health")

    assert answer.status_code == 503
    assert answer.json() == {
        "error": "unavailable",
        "message": "the plays cannot be read or written just now",
    }


async def test_a_mistake_of_ours_gives_no_traceback(
    ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*_: object) -> None:
        raise ZeroDivisionError

    table = await create_table(ada)
    monkeypatch.setattr(table_page, "table_of", breaks)
    answer = await ada.get(table)

    assert answer.status_code == 500
    assert "Zero" not in answer.text
    assert "Something broke" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]


async def test_a_bad_name_of_the_game_is_not_repeated_as_markup(
    settings: Settings, ada: httpx.AsyncClient
) -> None:
    answer = await ada.post("/tables", data={"game": "<b>" + GAME})

    assert answer.status_code == 404
    assert "<b>" + GAME not in answer.text
    assert settings.pace == 0
