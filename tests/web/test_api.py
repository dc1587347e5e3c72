"""The JSON API: what it gives, and each way it refuses."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import commitment_of, replay
from cuboteca.games import game
from tests.web.visit import GAME, bearer, create_by_api

if TYPE_CHECKING:
    import httpx

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


async def _look(reader: httpx.AsyncClient, created: Any, seat: int | None = None) -> Any:
    headers = bearer(created["seats"][seat]["token"]) if seat is not None else {}
    answer = await reader.get(f"/api/tables/{created['table']}", headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def _mover(reader: httpx.AsyncClient, created: Any) -> Any:
    """Return what the seat to move sees."""
    table = await _look(reader, created)
    return await _look(reader, created, table["to_move"])


async def _act(reader: httpx.AsyncClient, created: Any, seat: int, **order: Any) -> httpx.Response:
    path = f"/api/tables/{created['table']}/actions"
    return await reader.post(path, json=order, headers=bearer(created["seats"][seat]["token"]))


async def test_the_registry_names_games_options_and_levels(ada: httpx.AsyncClient) -> None:
    all_games = (await ada.get("/api/games")).json()
    first = all_games["games"][0]

    assert first["name"] == GAME
    assert {option["name"] for option in first["options"]} == {
        option.name for option in game(GAME).meta.options
    }
    assert all_games["levels"]


async def test_a_created_table_tells_tokens_and_links_of_people(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada, "Ada", "bot")

    assert created["seats"][0]["link"].endswith(
        f"/tables/{created['table']}/seat/{created['seats'][0]['token']}"
    )
    assert created["seats"][1]["token"] is None
    assert created["seats"][1]["link"] is None
    assert (await ada.get(created["seats"][0]["link"])).status_code == 303


async def test_a_spectator_sees_no_legal_actions_a_seat_sees_its_own(
    ada: httpx.AsyncClient,
) -> None:
    created = await create_by_api(ada)
    spectator = await _look(ada, created)
    mover = await _mover(ada, created)
    waiting = await _look(ada, created, 1 - mover["seat"])

    assert spectator["seat"] is None
    assert spectator["legal"] == waiting["legal"] == []
    assert mover["legal"]
    assert mover["view"]["seat"] == mover["seat"]
    assert isinstance(mover["state"], str)
    assert spectator["log"]
    assert spectator["outcome"] is None


async def test_a_whole_play_over_the_api_replays(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada, "Ada", "Ben", "Cleo")
    while (table := await _look(ada, created))["to_move"] is not None:
        mover = await _look(ada, created, table["to_move"])
        done = await _act(
            ada,
            created,
            mover["seat"],
            seq=mover["seq"],
            action=mover["legal"][0],
            id=f"{mover['seq']}",
        )

        assert done.status_code == 200
    text = (await ada.get(f"/api/tables/{created['table']}/record")).text
    record = parse_record(text)

    assert replay(game(GAME), record).outcome is not None
    assert table["outcome"] == record.outcome
    assert commitment_of(record) == created["commitment"]
    assert record.seed == 7


async def test_bots_answer_over_the_api(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada, "Ada", "bot")
    for _ in range(3):
        async with asyncio.timeout(60):
            while (table := await _look(ada, created, 0))["to_move"] != 0:  # noqa: ASYNC110  # polls
                await asyncio.sleep(0.01)
        await _act(
            ada, created, 0, seq=table["seq"], action=table["legal"][0], id=f"{table['seq']}"
        )
    actors = {line["actor"] for line in (await _look(ada, created))["log"]}

    assert "0" in actors


async def test_during_a_play_the_record_keeps_its_secrets(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    record = (await ada.get(f"/api/tables/{created['table']}/record")).json()

    assert record["seed"] is None
    assert "outcome" not in record
    assert not {"secret", "salt", "draws"} & {*record, *record["proof"]}
    assert record["proof"]["commitment"] == created["commitment"]


async def _unchanged(
    reader: httpx.AsyncClient, created: Any, status: int, error: str, answer: httpx.Response
) -> Any:
    events = (await reader.get(f"/api/tables/{created['table']}/record")).json()["events"]

    assert answer.status_code == status
    assert answer.json()["error"] == error
    assert answer.json()["message"]
    assert all(actor == "chance" for actor, _ in events)
    return answer.json()


async def test_without_a_token_nobody_acts(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    order = {"seq": 0, "action": "keep", "id": "x"}
    path = f"/api/tables/{created['table']}/actions"
    missing = await ada.post(path, json=order)
    await _unchanged(ada, created, 403, "forbidden", missing)
    for forged in ("Bearer x", "Bearer", "Basic abc", "x", "Bearer " + "é" * 10):
        answer = await ada.post(path, json=order, headers={b"Authorization": forged.encode()})
        await _unchanged(ada, created, 403, "forbidden", answer)


async def test_a_forged_token_sees_nothing(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    other = await create_by_api(ada)
    for path in (f"/api/tables/{created['table']}", f"/api/tables/{created['table']}/record"):
        answer = await ada.get(path, headers=bearer(other["seats"][0]["token"]))

        assert answer.status_code == 403


async def test_another_seat_may_not_act(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    mover = await _mover(ada, created)
    answer = await _act(
        ada, created, 1 - mover["seat"], seq=mover["seq"], action=mover["legal"][0], id="x"
    )

    problem = await _unchanged(ada, created, 403, "forbidden", answer)

    assert problem["refusal"] == "not_your_turn"
    assert problem["rule"] in problem["message"]


async def test_a_stale_number_is_told_the_current_one(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    mover = await _mover(ada, created)
    for seq in (mover["seq"] - 1, mover["seq"] + 1, 2**60):
        answer = await _act(ada, created, mover["seat"], seq=seq, action=mover["legal"][0], id="x")
        problem = await _unchanged(ada, created, 409, "stale", answer)

        assert problem["seq"] == mover["seq"]


async def test_an_illegal_action_names_its_rule_in_the_readers_language(
    ada: httpx.AsyncClient, reader: Reader
) -> None:
    created = await create_by_api(ada)
    mover = await _mover(ada, created)
    one = game(GAME)
    illegal = [
        text
        for action in range(one.rules.action_count)
        if (text := _text_of(action)) and text not in mover["legal"]
    ]
    answers = [
        await _act(who, created, mover["seat"], seq=mover["seq"], action=illegal[0], id="x")
        for who in (ada, reader("it"))
    ]
    problems = [await _unchanged(ada, created, 422, "illegal", answer) for answer in answers]

    assert problems[0]["refusal"] == problems[1]["refusal"] != "not_your_turn"
    assert problems[0]["rule"]
    assert problems[0]["rule"] in problems[0]["message"]
    assert problems[0]["message"] != problems[1]["message"]


def _text_of(action: int) -> str:
    """Return the notation of an action as the first state writes it."""
    one = game(GAME)
    try:
        return one.notation.format_action(one.rules.start(one.options({}, 2), 2), action)
    except Exception:  # noqa: BLE001  # some actions have no text in that state
        return ""


@pytest.mark.parametrize("action", ["nonsense", "keep keep", " ", "\u200b", "é", "💥" * 50])
async def test_what_is_no_notation_is_illegal(ada: httpx.AsyncClient, action: str) -> None:
    created = await create_by_api(ada)
    mover = await _mover(ada, created)
    answer = await _act(ada, created, mover["seat"], seq=mover["seq"], action=action, id="x")

    await _unchanged(ada, created, 422, "illegal", answer)


@pytest.mark.parametrize(
    "order",
    [
        {},
        {"seq": 0, "action": "keep"},
        {"seq": "zero", "action": "keep", "id": "x"},
        {"seq": -1, "action": "keep", "id": "x"},
        {"seq": 10**30, "action": "keep", "id": "x"},
        {"seq": 0, "action": "", "id": "x"},
        {"seq": 0, "action": "x" * 300, "id": "x"},
        {"seq": 0, "action": "\u0000", "id": "x"},
        {"seq": 0, "action": "keep", "id": ""},
        {"seq": 0, "action": "keep", "id": "x" * 65},
        {"seq": 0, "action": "keep", "id": "two words"},
        {"seq": 0, "action": "keep", "id": "x", "more": 1},
        [],
        None,
        "keep",
    ],
)
async def test_malformed_actions_are_refused(ada: httpx.AsyncClient, order: Any) -> None:
    created = await create_by_api(ada)
    path = f"/api/tables/{created['table']}/actions"
    answer = await ada.post(path, json=order, headers=bearer(created["seats"][0]["token"]))

    await _unchanged(ada, created, 422, "malformed", answer)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 30_000, b'{"seq": NaN}', b'"\\ud800"', b"null"]
)
async def test_what_is_no_json_is_malformed(ada: httpx.AsyncClient, body: bytes) -> None:
    for path in ("/api/tables", "/api/tables/x/actions"):
        answer = await ada.post(path, content=body, headers=IN_JSON)

        assert answer.status_code == 422
        assert answer.json()["error"] == "malformed"


async def test_too_much_is_refused(ada: httpx.AsyncClient) -> None:
    answer = await ada.post("/api/tables", json={"game": "x" * 70_000})

    assert answer.status_code == 413
    assert answer.json()["error"] == "too_large"


IN_JSON = {"Content-Type": "application/json"}
PERSON = {"kind": "human", "name": "Ada"}


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"game": "chess", "seats": [PERSON, PERSON]}, 404),
        ({"game": GAME, "seats": []}, 422),
        ({"game": GAME, "seats": [PERSON]}, 422),
        ({"game": GAME, "seats": [PERSON] * 8}, 422),
        ({"game": GAME, "seats": [PERSON] * 9}, 422),
        ({"game": GAME, "seats": [PERSON, {"kind": "bot", "level": "genius"}]}, 422),
        ({"game": GAME, "seats": [PERSON, {"kind": "ghost"}]}, 422),
        ({"game": GAME, "seats": [PERSON, {"kind": "human", "name": ""}]}, 422),
        ({"game": GAME, "seats": [PERSON, {"kind": "human", "name": "x" * 31}]}, 422),
        ({"game": GAME, "seats": [PERSON, {"kind": "human", "name": "\u0007"}]}, 422),
        ({"game": GAME, "seats": [PERSON, {"kind": "human"}]}, 422),
        ({"game": GAME, "seats": [PERSON, PERSON], "options": {"nothing": 1}}, 422),
        ({"game": GAME, "seats": [PERSON, PERSON], "options": {"rounds": 10**40}}, 422),
        ({"game": GAME, "seats": [PERSON, PERSON], "options": {"rounds": "\ud800"}}, 422),
        ({"game": GAME, "seats": [PERSON, PERSON], "options": []}, 422),
        ({"game": GAME, "seats": [PERSON, PERSON], "seed": -1}, 422),
        ({"game": GAME, "seats": [PERSON, PERSON], "seed": 2**63}, 422),
        ({"game": GAME, "seats": [PERSON, PERSON], "seed": 1.5}, 422),
    ],
)
async def test_tables_that_cannot_be_laid(
    ada: httpx.AsyncClient, order: dict[str, Any], status: int
) -> None:
    body = json.dumps(order)
    answer = await ada.post("/api/tables", content=body, headers=IN_JSON)

    assert answer.status_code == status
    assert answer.json()["message"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/%00", 404),
        ("DELETE", "/api/games", 405),
    ],
)
async def test_wrong_addresses_are_told_in_json(
    ada: httpx.AsyncClient, method: str, path: str, status: int
) -> None:
    answer = await ada.request(method, path)

    assert answer.status_code == status
    assert answer.json()["error"]


async def test_health_tells_of_database_and_engine(ada: httpx.AsyncClient) -> None:
    health = (await ada.get("/api/health")).json()

    assert health["database"] is True
    assert health["engine"] is True


async def test_the_documentation_needs_no_foreign_server(ada: httpx.AsyncClient) -> None:
    page = (await ada.get("/api/docs")).text
    described = (await ada.get("/api/openapi.json")).json()

    assert "http" not in page.replace("JSON over HTTP", "").lower().replace("httpv", "")
    assert all(f"/api{path}" in page for path in described["paths"])


async def test_of_two_requests_for_one_turn_one_wins(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada)
    mover = await _mover(ada, created)
    answers = await asyncio.gather(
        *(
            _act(ada, created, mover["seat"], seq=mover["seq"], action=action, id=f"r{n}")
            for n, action in enumerate((mover["legal"] * 2)[:2])
        )
    )

    assert sorted(answer.status_code for answer in answers) == [200, 409]


def _is_there(shown: Any, seat: int) -> bool:
    return bool(shown["seats"][seat]["presence"] == "here")


async def test_waiting_answers_as_soon_as_something_has_happened(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada, "Ada", "Ben")
    mover = await _mover(ada, created)
    other = bearer(created["seats"][1 - mover["seat"]]["token"])
    path = f"/api/tables/{created['table']}/wait"
    waiting = asyncio.create_task(ada.get(path, params={"after": mover["seq"]}, headers=other))
    async with asyncio.timeout(60):
        while not _is_there(await _look(ada, created), 1 - mover["seat"]):  # noqa: ASYNC110  # polls
            await asyncio.sleep(0)
    await _act(ada, created, mover["seat"], seq=mover["seq"], action=mover["legal"][0], id="first")
    told = (await waiting).json()
    at_once = (await ada.get(path, params={"after": mover["seq"]}, headers=other)).json()

    assert told["seq"] > mover["seq"]
    assert told == at_once | {"seats": told["seats"]}
    assert told == await _look(ada, created, 1 - mover["seat"]) | {"seats": told["seats"]}


async def test_waiting_ends_without_a_change(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada, "Ada", "Ben")
    seen = await _look(ada, created)
    path = f"/api/tables/{created['table']}/wait"
    answer = await ada.get(path, params={"after": seen["seq"], "seconds": 0.01})

    assert answer.json() == seen


@pytest.mark.parametrize(
    "params",
    [{"after": -1}, {"after": 2**63}, {"seconds": 26}, {"seconds": "nan"}, {"after": "x"}],
)
async def test_how_long_and_after_what_is_bounded(
    ada: httpx.AsyncClient, params: dict[str, Any]
) -> None:
    created = await create_by_api(ada, "Ada", "Ben")
    answer = await ada.get(f"/api/tables/{created['table']}/wait", params=params)

    assert answer.status_code == 422


async def test_a_seat_is_needed_to_wait_as_one(ada: httpx.AsyncClient) -> None:
    created = await create_by_api(ada, "Ada", "Ben")
    path = f"/api/tables/{created['table']}/wait"

    assert (await ada.get(path, headers=bearer("x" * 40))).status_code == 403
    assert (await ada.get("/api/tables/nowhere/wait")).status_code == 404


async def test_the_description_leads_to_a_table_and_to_an_action(ada: httpx.AsyncClient) -> None:
    """As programs follow it: an example, the links of its answer, those of the next one."""
    described = (await ada.get("/api/openapi.json")).json()
    example = described["components"]["schemas"]["TableOrder"]["examples"][0]
    created = (await ada.post("/api/tables", json=example)).json()
    reached = set()
    for name, link in _links(described, "/tables", "post").items():
        method, path = _operation(described, link["operationId"])
        table = created["table"] if link["parameters"]["path.table"] else ""
        for seat in created["seats"]:
            answer = await ada.request(
                method, f"/api{path}".replace("{table}", table), headers=bearer(seat["token"])
            )
            assert answer.status_code == 200, name
            if (shown := answer.json()).get("legal"):
                reached.add(name)
                last, token = shown, seat["token"]
    act = _links(described, "/tables/{table}", "get")["act"]
    method, path = _operation(described, act["operationId"])
    assert act["requestBody"] == {
        "seq": "$response.body#/seq",
        "action": "$response.body#/legal/0",
        "id": "linked",
    }
    order = {"seq": last["seq"], "action": last["legal"][0], "id": "linked"}
    done = await ada.request(
        method, f"/api{path}".replace("{table}", last["table"]), json=order, headers=bearer(token)
    )

    assert {"look", "wait"} <= reached
    assert done.status_code == 200


def _links(described: Any, path: str, method: str) -> Any:
    return described["paths"][path][method]["responses"]["200"]["links"]


def _operation(described: Any, name: str) -> tuple[str, str]:
    """Return the method and the path of the call that a link names."""
    return next(
        (method, path)
        for path, calls in described["paths"].items()
        for method, call in calls.items()
        if call["operationId"] == name
    )
