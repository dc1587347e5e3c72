"""Puzzles on the site: the seat's view, one answer that counts, and what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.competition.puzzle_rating import FAILED, SOLVED, answers, skill_in
from cuboteca.core.puzzles import known_state, puzzles_of
from cuboteca.games import game

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.core.puzzles import Puzzle

pytestmark = pytest.mark.anyio

GAME = "sukkube"


def puzzle(number: int = 0) -> Puzzle:
    return puzzles_of(game(GAME)).all[number]


def url(one: Puzzle) -> str:
    return f"/puzzles/{GAME}/{one.id}"


def number_of(one: Puzzle, notation: str) -> int:
    return game(GAME).notation.parse_action(known_state(game(GAME), one), notation)


def wrong(one: Puzzle) -> int:
    return number_of(one, one.values[-1][0])


async def kept(app: Starlette, reader: httpx.AsyncClient) -> list[tuple[str, float]]:
    person = await app.state.services.people.person_with(reader.cookies["person"])
    found = await app.state.services.people.ask(answers, person, GAME)
    return [(one.key, one.result) for one in found]


async def test_a_puzzle_says_nothing_of_its_answer(ada: httpx.AsyncClient) -> None:
    one = puzzle()
    page = (await ada.get(url(one))).text

    assert 'id="answer"' not in page
    assert f"/{one.id}?answer=" not in page
    for action in range(15):
        offered = f'name="action" value="{action}"' in page
        assert offered == any(number_of(one, text) == action for text, _, _ in one.values)


async def test_the_first_answer_counts_and_the_second_does_not(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    one = puzzle()
    first = await ada.post(url(one), data={"action": wrong(one)})
    second = await ada.post(url(one), data={"action": number_of(one, one.action)})
    page = (await ada.get(second.headers["location"])).text

    assert first.status_code == second.status_code == 303
    assert "Not the best" in (await ada.get(first.headers["location"])).text
    assert "Right" in page
    assert await kept(app, ada) == [(one.id, FAILED)]


async def test_solving_raises_the_rating_and_failing_lowers_it(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    puzzles = puzzles_of(game(GAME))
    person_rating = [skill_in(puzzles, ()).rating]
    for number, right in ((0, True), (1, True), (2, False)):
        one = puzzle(number)
        await ada.post(
            url(one), data={"action": number_of(one, one.action) if right else wrong(one)}
        )
        person = await app.state.services.people.person_with(ada.cookies["person"])
        found = await app.state.services.people.ask(answers, person, GAME)
        person_rating.append(skill_in(puzzles, found).rating)

    assert person_rating[0] < person_rating[1] < person_rating[2] > person_rating[3]
    assert [result for _, result in await kept(app, ada)] == [SOLVED, SOLVED, FAILED]
    listed = (await ada.get(f"/puzzles/{GAME}")).text
    assert "Your puzzle rating" in listed
    assert listed.count('class="solved"') == 2


async def test_looking_and_a_bad_answer_keep_nothing(ada: httpx.AsyncClient) -> None:
    one = puzzle()
    for data in ({}, {"action": "x"}, {"action": "9999"}):
        answer = await ada.post(url(one), data=data)
        assert answer.status_code == 422
        assert "cannot be done" in answer.text
    await ada.get(f"{url(one)}?answer={wrong(one)}")

    assert "person" not in ada.cookies


async def test_the_day_has_one_puzzle_of_each_game(ada: httpx.AsyncClient) -> None:
    today = await ada.get(f"/puzzles/{GAME}/daily")
    overview = (await ada.get("/puzzles")).text

    assert today.status_code == 303
    assert today.headers["location"] in overview


@pytest.mark.parametrize("path", ["/puzzles/chess", f"/puzzles/{GAME}/ffffffffff"])
async def test_what_is_not_there_is_not_found(ada: httpx.AsyncClient, path: str) -> None:
    assert (await ada.get(path)).status_code == 404
    assert (await ada.get(f"/api{path}")).status_code == 404


async def test_programs_solve_puzzles(ada: httpx.AsyncClient) -> None:
    listed = (await ada.get(f"/api/puzzles/{GAME}")).json()
    one = puzzle()
    shown = (await ada.get(f"/api/puzzles/{GAME}/{one.id}")).json()
    answered = [
        (await ada.post(f"/api/puzzles/{GAME}/{one.id}/answers", json={"action": action})).json()
        for action in shown["actions"]
    ]
    refused = await ada.post(f"/api/puzzles/{GAME}/{one.id}/answers", json={"action": "play Zz"})

    assert one.id in {each["id"] for each in listed["puzzles"]}
    assert "best" not in shown
    assert [each["right"] for each in answered].count(True) == 1
    assert {each["best"] for each in answered} == {one.action}
    assert refused.status_code == 422


async def test_the_difference_is_that_of_the_numbers_shown(ada: httpx.AsyncClient) -> None:
    cubosaurs = game("cubosaurs")
    one, numbers = next(
        (one, numbers)
        for one in puzzles_of(cubosaurs).all
        for numbers in [sorted((round(100 * value) for _, value, _ in one.values), reverse=True)]
        if numbers[0] - numbers[1] != round(100 * one.margin)
    )
    number = cubosaurs.notation.parse_action(known_state(cubosaurs, one), one.action)
    page = (await ada.get(f"/puzzles/cubosaurs/{one.id}?answer={number}")).text

    assert f", by {numbers[0] - numbers[1]} ± " in page
    assert f">{numbers[0]} ± " in page
