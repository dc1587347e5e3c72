"""Positions for programs: described, begun at, bounded, and without what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.play import LONGEST_POSITION, Play, sampler_of
from cuboteca.games import all_games, game
from cuboteca.table.schema import PLAYS
from cuboteca.web.position_links import LONGEST_CODE, code_of
from tests.web.test_people import rows
from tests.web.visit import bearer

if TYPE_CHECKING:
    import httpx

    from cuboteca.web.settings import Settings

pytestmark = pytest.mark.anyio

GAMES = tuple(one.name for one in all_games())


def play_of(name: str, actions: int | None = 25) -> Play[Any]:
    """Return a play of the heuristic policy after some actions; None: at its end."""
    one = game(name)
    play, engine, rng = Play(one, {}, one.meta.max_seats), engine_of(one, "interpreted"), seeded(3)
    draws, done = sampler_of(seeded(4)), 0
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(draws)
        elif done == actions:
            break
        else:
            play.act(play.to_move, engine.heuristic_action(play.state, rng))
            done += 1
    return play


def order_of(play: Play[Any], **more: object) -> dict[str, object]:
    """Return what describes a play's position."""
    text = play.game.notation.format_state(play.state)
    return {"position": text, "seat_count": play.seat_count, **more}


@pytest.mark.parametrize("name", GAMES)
async def test_a_position_is_described(ada: httpx.AsyncClient, name: str) -> None:
    play = play_of(name)
    answer = await ada.post(f"/api/positions/{name}", json=order_of(play))
    told = answer.json()
    by_code = await ada.post(f"/api/positions/{name}", json={"code": told["code"]})
    page = await ada.get(told["link"])

    assert answer.status_code == 200, answer.text
    assert [one["action"] for one in told["actions"]] == play.legal_texts()
    assert all(one["text"] for one in told["actions"])
    assert (told["to_move"], told["side"]) == (play.to_move, play.to_move)
    assert (told["outcome"], told["options"]) == (None, dict(play.options))
    assert told["text"]
    assert told["view"]
    assert by_code.json() == told
    assert page.status_code == 200


@pytest.mark.parametrize("name", GAMES)
async def test_the_end_of_a_play_has_an_outcome_and_no_actions(
    ada: httpx.AsyncClient, name: str
) -> None:
    play = play_of(name, None)
    told = (await ada.post(f"/api/positions/{name}", json=order_of(play))).json()
    begun = await ada.post(
        f"/api/positions/{name}/tables", json=order_of(play, seat=0, name="Robo")
    )

    assert play.to_move == OVER
    assert play.outcome is not None
    assert (told["to_move"], told["actions"]) == (None, [])
    assert told["outcome"] == play.outcome.as_json()
    assert begun.status_code == 403
    assert "nobody decides" in begun.json()["message"]


async def test_a_side_sees_no_more_than_it_may_know(ada: httpx.AsyncClient) -> None:
    hidden = [one for one in all_games() if one.hides]
    assert hidden
    for one in hidden:
        play = play_of(one.name)
        engine = engine_of(one, "interpreted")
        for side in range(play.seat_count):
            other = one.notation.format_state(engine.resample(play.state, side, seeded(9)))
            orders = [order_of(play, side=side), {**order_of(play, side=side), "position": other}]
            told = [
                (await ada.post(f"/api/positions/{one.name}", json=order)).json()
                for order in orders
            ]
            assert told[0]["side"] == side
            assert told[0]["view"] == told[1]["view"]
            assert told[0]["text"] == told[1]["text"]


@pytest.mark.parametrize("name", GAMES)
async def test_a_table_begins_at_it(ada: httpx.AsyncClient, settings: Settings, name: str) -> None:
    play = play_of(name)
    seat = play.to_move
    order = order_of(play, seat=seat, name="Robo", level="random")
    made = await ada.post(f"/api/positions/{name}/tables", json=order)
    told = made.json()
    token = told["seats"][seat]["token"]
    shown = (await ada.get(f"/api/tables/{told['table']}", headers=bearer(token))).json()
    (row,) = rows(settings, PLAYS)

    assert made.status_code == 200, made.text
    assert [one["kind"] for one in told["seats"]].count("human") == 1
    assert [bool(one["token"]) for one in told["seats"]].count(True) == 1
    assert shown["seat"] == shown["to_move"] == seat
    assert set(shown["legal"]) == set(play.legal_texts())
    assert (bool(row["position"]), row["rated"]) == (True, False)


def _coded(play: Play[Any]) -> dict[str, object]:
    text = play.game.notation.format_state(play.state)
    return {"code": code_of(play.game, play.options, play.seat_count, text)}


async def test_what_is_no_position_is_refused_in_one_sentence(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    play = play_of("cubosaurs")
    good = order_of(play)
    refused: list[tuple[dict[str, object], str]] = [
        ({}, "needs the code of a link"),
        ({"position": good["position"]}, "needs the code of a link"),
        ({**good, **_coded(play)}, "either the code"),
        ({**good, "seat_count": 2}, "seats"),
        ({**good, "seat_count": 99}, "seat_count"),
        ({**good, "options": {"no such": 1}}, "no such"),
        ({**good, "position": "nonsense"}, "no position of Cubosaurs"),
        ({**good, "position": "x" * (LONGEST_POSITION + 1)}, "4000"),
        ({"code": "nonsense"}, "no position"),
        ({"code": "x" * (LONGEST_CODE + 1)}, "1400"),
        ({**good, "side": 7}, "no seat 7"),
        ({**good, "more": 1}, "more"),
    ]
    for order, said in refused:
        answer = await ada.post("/api/positions/cubosaurs", json=order)
        assert answer.status_code == 422, order
        assert said in answer.json()["message"], order
        assert "\n" not in answer.json()["message"]
    for change in ({"seat": 7}, {"level": "none"}, {"name": ""}):
        order = {**good, "seat": 0, "name": "Robo", **change}
        answer = await ada.post("/api/positions/cubosaurs/tables", json=order)
        assert answer.status_code in {403, 422}, change
    unknown = await ada.post("/api/positions/chess", json=good)
    assert unknown.status_code == 404
    assert rows(settings, PLAYS) == []
