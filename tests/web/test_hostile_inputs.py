"""Inputs that mean harm: refused in one sentence, at no cost to others, and never stored."""

from __future__ import annotations

import asyncio
import contextlib
import http.cookies
import importlib
import json
import pkgutil
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

import pytest

import cuboteca
from cuboteca.core.characters import UnfitTextError, check_text
from cuboteca.core.child_processes import StartError, TaskError, WorkerError
from cuboteca.core.compiled import RuleError
from cuboteca.core.errors import CubotecaError
from cuboteca.core.texts import MissingTextError
from cuboteca.games import all_games
from cuboteca.table.checks import Checks
from cuboteca.table.errors import BrokenCheckError, DatabaseInUseError, StorageError
from cuboteca.table.schema import PLAYS
from cuboteca.table.storage import Storage, StoredPlay
from cuboteca.web.request import status_of
from tests.web.visit import GAME, HERE, JSON, bearer, create_by_api, create_table, form, look

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings
    from tests.web.conftest import Reader

OWN, OPTION = next(
    (game, option) for game in all_games() for option in game.meta.options if option.kind == "data"
)
TEXT = (OWN.folder / "data" / f"{OPTION.choices[-1]}.toml").read_text("utf-8")
DOTS = "a" + ".a" * 32_000 + "=1\n"
IN_JSON = {"Content-Type": "application/json"}
_PERSON = {"kind": "human", "name": "Ada"}
_HANGS = "import time; print('{}', flush=True); time.sleep(600)"


def _order(**more: object) -> dict[str, object]:
    return {"game": GAME, "seats": [_PERSON, {"kind": "link"}], "seed": 7} | more


def _own(text: object) -> dict[str, object]:
    seats = [_PERSON] * OWN.meta.min_seats
    return {"game": OWN.name, "seats": seats, "options": {OPTION.name: text}}


async def _post(reader: httpx.AsyncClient, path: str, body: object, **headers: str) -> Any:
    content = json.dumps(body)
    return await reader.post(path, content=content, headers=IN_JSON | headers)


# which status


def _all_errors() -> list[type[CubotecaError]]:
    """Return every error of the package, from all modules that can be loaded here."""
    for module in pkgutil.walk_packages(cuboteca.__path__, "cuboteca."):
        if "migrations" in module.name or module.name.endswith("__main__"):
            continue
        with contextlib.suppress(ImportError):  # of an extra that is not installed
            importlib.import_module(module.name)
    found: list[type[CubotecaError]] = []
    open_ = [CubotecaError]
    while open_:
        kind = open_.pop()
        found.append(kind)
        open_ += kind.__subclasses__()
    return [kind for kind in found if kind.__module__.startswith("cuboteca.")]


def test_no_error_that_a_user_can_meet_is_a_mistake_of_ours() -> None:
    errors = _all_errors()
    ours = {kind for kind in errors if status_of(kind.__new__(kind)) == 500}

    assert len(errors) > 25
    assert ours == {MissingTextError, RuleError, BrokenCheckError}


def test_an_error_has_the_status_of_its_nearest_base() -> None:
    class FullDiskError(StorageError):
        pass

    class NewError(CubotecaError):
        pass

    assert status_of(FullDiskError()) == 503
    assert status_of(NewError()) == 422


# boards and decks


@pytest.mark.anyio
@pytest.mark.parametrize("text", ["x = 1\n", DOTS, "planets = [\n", "# \u0007\n"])
async def test_a_wrong_file_is_one_sentence(ada: httpx.AsyncClient, text: str) -> None:
    told = await _post(ada, "/api/tables", _own(text))
    seats = {f"seat-{seat}": "here" for seat in range(OWN.meta.min_seats)}
    fields = {"game": OWN.name, "seats": str(OWN.meta.min_seats), f"option-{OPTION.name}": text}
    page = await ada.post("/tables", data=fields | seats)

    assert told.status_code == page.status_code == 422
    assert told.json()["error"] == "malformed"
    assert OPTION.name in told.json()["message"]
    assert OPTION.name in page.text
    assert "<h1>" in page.text


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("#\n" * 8_192 + "x", "options.board: a text has at most 16384 characters"),
        (["a\n"], "options.board: it must be true or false, a whole number or a text"),
        ({}, "options.board: it must be true or false, a whole number or a text"),
        (None, "options.board: it must be true or false, a whole number or a text"),
    ],
)
async def test_what_is_no_file_is_said_in_one_sentence(
    ada: httpx.AsyncClient, value: object, message: str
) -> None:
    told = await _post(ada, "/api/tables", _own(value))

    assert told.status_code == 422
    assert told.json() == {
        "error": "malformed",
        "message": message.replace("board", OPTION.name),
    }


@pytest.mark.anyio
async def test_while_a_file_is_read_the_site_answers_and_then_refuses_it(
    ada: httpx.AsyncClient, reader: Reader, app: Starlette
) -> None:
    tables = app.state.services.tables
    tables._checks = Checks(patience=600, command=(sys.executable, "-c", _HANGS))
    creating = asyncio.ensure_future(_post(ada, "/api/tables", _own(TEXT)))
    async with asyncio.timeout(60):
        while not tables._checks.pending:  # noqa: ASYNC110  # it tells nobody
            await asyncio.sleep(0.01)
    health = await reader().get("/api/health")
    others = await create_table(reader())

    assert health.status_code == 200
    assert others
    assert not creating.done()
    creating.cancel()
    await asyncio.gather(creating, return_exceptions=True)


@pytest.mark.anyio
async def test_a_file_that_takes_too_long_is_refused(
    ada: httpx.AsyncClient, app: Starlette
) -> None:
    app.state.services.tables._checks = Checks(patience=0.2, command=(sys.executable, "-c", _HANGS))
    told = await _post(ada, "/api/tables", _own(TEXT))

    assert told.status_code == 422
    assert "takes more than 0.2 seconds to read" in told.json()["message"]


@pytest.mark.anyio
async def test_too_many_files_at_once_are_turned_away(
    ada: httpx.AsyncClient, app: Starlette
) -> None:
    app.state.services.tables._checks = Checks(waiting=0)
    told = await _post(ada, "/api/tables", _own(TEXT))

    assert told.status_code == 503
    assert "are being checked" in told.json()["message"]
    assert (await ada.get("/api/health")).status_code == 200


@pytest.mark.anyio
async def test_a_table_with_half_a_character_stored_answers(
    ada: httpx.AsyncClient, app: Starlette, settings: Settings
) -> None:
    created = (await _post(ada, "/api/tables", _own(TEXT))).json()
    tables = app.state.services.tables
    options = {
        **(await tables.table(created["table"])).head.options,
        OPTION.name: f"#\ud800\n{TEXT}",
    }
    storage = Storage(settings.database)
    with storage._engine.begin() as connection:
        found = PLAYS.c.id == created["table"]
        connection.execute(PLAYS.update().where(found).values(options=options))
    storage.close()
    tables._open.clear()
    here = f"/tables/{created['table']}"
    answers = [
        await ada.get(path)
        for path in (here, f"/api{here}", f"{here}/record", f"/api{here}/record", f"{here}/replay")
    ]

    assert [answer.status_code for answer in answers] == [200] * 5
    assert answers[1].json()["options"][OPTION.name].startswith("#\ufffd\n")


# characters that cannot be kept


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """Collect whatever is handed to the database; none of it may hold U+0000 or half a letter."""
    kept: list[object] = []

    def watch(name: str) -> None:
        method = getattr(Storage, name)

        def watched(self: Storage, *args: object, **kwargs: object) -> object:
            kept.append((name, args, kwargs))
            return method(self, *args, **kwargs)

        monkeypatch.setattr(Storage, name, watched)

    for name in ("create", "append", "claim", "load", "analysis", "keep_analysis"):
        watch(name)
    yield kept
    for text in _texts(kept):
        check_text(text, repr(text))


def _texts(value: object) -> Iterator[str]:
    """Yield every text within a value, those of data classes included."""
    match value:
        case str():
            yield value
        case Mapping():
            yield from _texts([*value, *value.values()])
        case list() | tuple():
            for one in value:
                yield from _texts(one)
        case _ if is_dataclass(value) and not isinstance(value, type):
            yield from _texts({one.name: getattr(value, one.name) for one in fields(value)})
        case _:
            pass


def test_the_watch_sees_every_text() -> None:
    play = StoredPlay("id", "game", 1, {"a": "b\0"}, 2, 1.5, None, b"\0")

    assert [*_texts([("create", (play, [1]), {})])] == [
        "create",
        *vars(play),
        "id",
        "game",
        "a",
        "b\0",
        "",  # no deal
        "",  # no position to begin at
        "",  # no record from a file
        "",  # nobody who brought it
    ]


_UNFIT = ("\0", "\ud800", "\x1b", "\x7f", "\x85")
_ORDERS = [
    lambda c: _order(game=GAME + c),
    lambda c: _order(options={"rounds": c}),
    lambda c: _order(options={"rounds" + c: 1}),
    lambda c: _order(seats=[_PERSON, {"kind": "human", "name": "B" + c}]),
    lambda c: _order(seats=[_PERSON, {"kind": "bot", "level": "random" + c}]),
    lambda c: _order(seats=[_PERSON, {"kind": "link" + c}]),
    lambda c: _order() | {"more" + c: 1},
    lambda c: _own(f"# {c}\n{TEXT}"),
    lambda c: [c],
    lambda c: c,
]


@pytest.mark.anyio
@pytest.mark.parametrize("character", _UNFIT)
@pytest.mark.parametrize("order", _ORDERS)
async def test_no_order_of_a_table_brings_them_in(
    ada: httpx.AsyncClient, stored: list[object], order: Any, character: str
) -> None:
    told = await _post(ada, "/api/tables", order(character))

    assert told.status_code == 422
    assert told.json()["error"] == "malformed"
    assert stored == []
    if isinstance(order(character), dict):
        assert (
            f"contains the character U+{ord(character):04X}, which is not allowed"
            in told.json()["message"]
        )


@pytest.mark.anyio
@pytest.mark.parametrize("character", _UNFIT)
@pytest.mark.parametrize(
    ("call", "part"),
    [
        ("actions", "action"),
        ("actions", "id"),
        ("macros", "macro"),
        ("macros", "id"),
        ("take-back", "id"),
    ],
)
async def test_no_call_of_a_table_brings_them_in(
    ada: httpx.AsyncClient, stored: list[object], call: str, part: str, character: str
) -> None:
    created = await create_by_api(ada)
    stored.clear()
    body = {"seq": 1, "id": "x"} | {"actions": {"action": "0"}, "macros": {"macro": "r"}}.get(
        call, {}
    )
    body[part] = f"x{character}"
    path = f"/api/tables/{created['table']}/{call}"
    told = await _post(ada, path, body, **bearer(created["seats"][0]["token"]))

    assert told.status_code == 422
    assert f"the text '{part}' contains the character" in told.json()["message"]
    assert stored == []


@pytest.mark.anyio
@pytest.mark.parametrize("field", ["id", "seq", "action", "why", "hint", "macro", "take_back"])
async def test_no_form_of_a_table_brings_zero_in(
    ada: httpx.AsyncClient, stored: list[object], field: str
) -> None:
    table = await create_table(ada)
    shown = await look(ada, table)
    stored.clear()
    page = await ada.post(f"{table}/act", data=shown.acting() | {field: "1\0"})
    told = await ada.post(f"{table}/act", data=shown.acting() | {field: "1\0"}, headers=JSON | HERE)

    assert page.status_code == told.status_code == 422
    assert "U+0000" in page.text
    assert "U+0000" in told.json()["message"]
    assert stored == []


@pytest.mark.anyio
@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_the_page_says_it_in_the_reader_s_language(reader: Reader, language: str) -> None:
    page = await reader(language).post("/tables", data=form("me", "here") | {"seat-0": "me\0"})

    assert page.status_code == 422
    assert "U+0000" in page.text
    assert f'<html lang="{language}"' in page.text


@pytest.mark.anyio
@pytest.mark.usefixtures("stored")
async def test_the_names_of_a_form_are_cleaned(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada, "me", "here", **{"name": "A\0da", "name-1": "\0Ben"})
    shown = await look(ada, table)

    assert "A da" in shown.html
    assert "Ben" in shown.html


@pytest.mark.anyio
@pytest.mark.parametrize("number", ["two words", "é", "x" * 65])
async def test_the_id_of_a_form_is_short_and_plain(ada: httpx.AsyncClient, number: str) -> None:
    table = await create_table(ada)
    shown = await look(ada, table)
    told = await ada.post(f"{table}/act", data=shown.acting() | {"id": number}, headers=JSON | HERE)

    assert told.status_code == 422
    assert "the field 'id'" in told.json()["message"]


@pytest.mark.anyio
@pytest.mark.usefixtures("stored")
@pytest.mark.parametrize("odd", ["%00", "%ed%a0%80", "a%00b", "%07", "%c2%85"])
async def test_no_address_and_no_cookie_brings_them_in(ada: httpx.AsyncClient, odd: str) -> None:
    table = await create_table(ada, "me", "link")
    asked = {
        f"/tables/{odd}": 404,
        f"/tables/{odd}/record": 404,
        f"/api/tables/{odd}": 404,
        f"{table}/seat/{odd}": 403,
        f"{table}/replay?at={odd}": 200,
        f"{table}?frame={odd}": 200,
        f"/rules/{odd}": 404,
        f"/static/{odd}": 404,
        f"/games/{GAME}/{odd}": 404,
    }
    found = {path: (await ada.get(path)).status_code for path in asked}
    cookies = f"name=A{odd}B; seats=p0:{odd}; tables={odd}~0; language={odd}; theme={odd}"
    page = await ada.get(table, headers={"Cookie": cookies})

    assert found == asked
    assert page.status_code == 200


def test_the_error_says_which_character() -> None:
    assert str(UnfitTextError("the text", "U+0000")) == (
        "the text contains the character U+0000, which is not allowed"
    )


# what would cost much


@pytest.mark.anyio
async def test_a_request_of_too_many_parts_is_not_looked_at(ada: httpx.AsyncClient) -> None:
    options: dict[str, object] = {f"{n}": [] for n in range(5_000)}
    told = await _post(ada, "/api/tables", _order(options=options))

    assert told.status_code == 422
    assert told.json()["message"] == "body: a request has at most 500 parts"


@pytest.mark.anyio
async def test_cookies_are_never_unescaped(
    ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python before 3.12.6 takes seconds for it."""
    monkeypatch.setattr(http.cookies, "_unquote", lambda _: pytest.fail("it was unescaped"))
    cookie = 'theme=dark; name="' + "\\" * 20_000 + '"; language=fr'
    page = await ada.get("/", headers={"Cookie": cookie})

    assert page.status_code == 200
    assert 'lang="fr"' in page.text


@pytest.mark.anyio
async def test_a_name_with_a_slash_is_remembered(ada: httpx.AsyncClient) -> None:
    await ada.post("/tables", data=form("me", "here", name="Ada/Ben; C"))
    page = await ada.get(f"/new/{GAME}")

    assert 'value="Ada/Ben; C"' in page.text


@pytest.mark.anyio
async def test_of_many_tokens_the_first_are_read(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    own = next(cookie.value for cookie in ada.cookies.jar if cookie.name == "seats")
    stranger = ".".join(["p0:A"] * 16)
    first = await ada.get(table, headers={"Cookie": f"seats={own}.{stranger}"})
    last = await ada.get(table, headers={"Cookie": f"seats={stranger}.{own}"})

    assert 'name="action"' in first.text
    assert 'name="action"' not in last.text


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/", f"/new/{GAME}", "/api/health"])
async def test_heads_and_queries_have_an_end(ada: httpx.AsyncClient, path: str) -> None:
    head = await ada.get(path, headers={"X": "x" * 33_000})
    query = await ada.get(path + "?" + "a&" * 1_001)
    enough = await ada.get(path + "?" + "a&" * 900, headers={"X": "x" * 30_000})

    assert (head.status_code, query.status_code, enough.status_code) == (431, 414, 200)
    assert head.json()["message"] == "the headers of a request have at most 32768 bytes"
    assert query.json()["message"] == "an address has at most 2000 characters after its '?'"
    assert "default-src" in query.headers["content-security-policy"]


@pytest.mark.anyio
@pytest.mark.parametrize("seats", ["1" * 5_000, "²", "٣", "-2", " 2", ""])
async def test_a_number_of_seats_that_is_none_is_refused(
    ada: httpx.AsyncClient, seats: str
) -> None:
    page = await ada.post("/tables", data=form("me", "here") | {"seats": seats})

    assert page.status_code == 422
    assert "<h1>" in page.text


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "\\", "http://[::1"])
async def test_an_origin_that_is_no_address_is_another_site(
    ada: httpx.AsyncClient, origin: str
) -> None:
    answer = await ada.post("/settings", data={"theme": "dark"}, headers={"Origin": origin})

    assert answer.status_code == 403


@pytest.mark.anyio
async def test_an_address_to_go_back_to_has_an_end(ada: httpx.AsyncClient) -> None:
    answer = await ada.post("/settings", data={"theme": "dark", "back": "/" + "x" * 600})

    assert answer.headers["location"] == "/"


# what the description says


def _requests(described: Any) -> Iterator[tuple[str, Any]]:
    """Yield every part of every request's schema, with its place."""
    schemas = described["components"]["schemas"]
    for path, calls in described["paths"].items():
        for call in calls.values():
            for one in call.get("parameters", []):
                if one["in"] == "path":
                    yield f"{path} {one['name']}", one["schema"]
            for body in call.get("requestBody", {}).get("content", {}).values():
                yield from _parts(path, body["schema"], schemas)


def _parts(where: str, part: Any, schemas: Any) -> Iterator[tuple[str, Any]]:
    if "$ref" in part:
        part = schemas[part["$ref"].rpartition("/")[2]]
    yield where, part
    inner = {f"{n}": one for n, one in enumerate(part.get("anyOf", part.get("oneOf", [])))}
    inner |= part.get("properties", {})
    inner |= {key: part[key] for key in ("items", "additionalProperties") if part.get(key)}
    for name, one in inner.items():
        yield from _parts(f"{where}.{name}", one, schemas)


def _is_bounded(part: Any) -> bool:
    match part.get("type"):
        case "string":
            return "const" in part or "enum" in part or "maxLength" in part
        case "integer":
            return all(type(part.get(key)) is int for key in ("minimum", "maximum"))
        case "array":
            return "maxItems" in part
        case "object":
            return part.get("additionalProperties") is False or "maxProperties" in part
        case kind:
            return kind in {"boolean", "null"} or "anyOf" in part or "oneOf" in part


@pytest.mark.anyio
async def test_the_description_says_where_every_number_and_text_ends(
    ada: httpx.AsyncClient,
) -> None:
    described = (await ada.get("/api/openapi.json")).json()
    parts = list(_requests(described))

    assert len(parts) > 30
    assert [where for where, part in parts if not _is_bounded(part)] == []
    seed = described["components"]["schemas"]["TableOrder"]["properties"]["seed"]["anyOf"][0]
    assert seed["maximum"] == 2**63 - 1
    assert (await _post(ada, "/api/tables", _order(seed=seed["maximum"]))).status_code == 200
    assert (await _post(ada, "/api/tables", _order(seed=seed["maximum"] + 1))).status_code == 422


# a mistake of ours while a board is checked


@pytest.mark.anyio
async def test_a_check_that_fails_is_our_mistake_and_tells_nothing_of_it(
    ada: httpx.AsyncClient, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(*_: object) -> bool:
        raise BrokenCheckError("option 'board' could not be checked: KeyError: 'secret'")

    monkeypatch.setattr(app.state.services.tables._checks, "check", check)
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": GAME, "seats": seats}
    by_api = await ada.post("/api/tables", json=order)
    by_form = await ada.post("/tables", data=form("me", "here"))

    assert (by_api.status_code, by_form.status_code) == (500, 500)
    assert by_api.json() == {"error": "broken", "message": "the mistake is ours"}
    assert "The mistake is ours" in by_form.text
    assert "KeyError" not in by_form.text


# what went wrong on the server is not told to those who are far away


_PATH = "/srv/secret/plays.sqlite3"
_WITH_PATHS = [
    StorageError(f"the database {_PATH} does not work: disk I/O error"),
    DatabaseInUseError(f"another server keeps its plays in {_PATH}"),
    StartError(f"no process can be started: [Errno 2] No such file or directory: '{_PATH}'"),
    TaskError(f"FileNotFoundError: [Errno 2] No such file or directory: '{_PATH}'"),
    WorkerError(f"its process has failed in {_PATH}"),
    BrokenCheckError(f"option 'board' could not be checked: OSError: {_PATH}"),
    OSError(2, "No such file or directory", _PATH),
    RuntimeError(_PATH),
]


@pytest.mark.anyio
@pytest.mark.parametrize("error", _WITH_PATHS, ids=lambda error: type(error).__name__)
async def test_no_error_names_a_path_to_a_client(
    ada: httpx.AsyncClient, app: Starlette, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise error

    services = app.state.services
    for method in ("create", "table"):
        monkeypatch.setattr(services.tables, method, fail)
    monkeypatch.setattr(services.readiness, "check", fail)
    answers = [
        await ada.post("/api/tables", json=_order()),
        await ada.get("/api/tables/abc"),
        await ada.get("/api/tables/abc/hint"),
        await ada.get("/api/health"),
        await ada.post("/tables", data=form("me", "here")),
        await ada.get("/tables/abc"),
        await ada.get("/tables/abc/replay", headers=JSON),
    ]

    for answer in answers:
        assert answer.status_code in {500, 503}
        assert "secret" not in answer.text
        assert type(error).__name__ not in answer.text
