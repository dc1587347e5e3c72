"""Lessons on the site: a whole one, wrong answers, where it goes on, and what is remembered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.courses import course_of
from cuboteca.core.texts import Texts
from cuboteca.games import all_games
from cuboteca.people.progress_schema import PROGRESS
from cuboteca.people.schema import PEOPLE
from tests.web.test_people import rows

if TYPE_CHECKING:
    import httpx

    from cuboteca.core.game import Game
    from cuboteca.web.settings import Settings

pytestmark = pytest.mark.anyio

TAUGHT = [game for game in all_games() if game.lessons]
GAME, LESSON = TAUGHT[0], TAUGHT[0].lessons[0]
HERE = f"/learn/{GAME.name}/{LESSON.name}"


async def answer(reader: httpx.AsyncClient, step: int, **fields: object) -> httpx.Response:
    """Answer a step and see what that gets."""
    return await reader.post(HERE, data={"step": step, **fields}, follow_redirects=True)


async def right(reader: httpx.AsyncClient, step: int) -> httpx.Response:
    """Give the right answer."""
    return await answer(reader, step, action=course_of(GAME, LESSON)[step - 1].action)


async def test_a_whole_lesson_is_remembered_and_leads_to_a_play(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    assert f'href="/learn/{GAME.name}"' in (await ada.get("/")).text
    begun = await ada.get(f"/learn/{GAME.name}", follow_redirects=True)
    assert begun.url.path == HERE
    assert f"Step 1 of {len(LESSON.steps)}" in begun.text
    for step in range(1, len(LESSON.steps) + 1):
        shown = await right(ada, step)
        assert "lesson-answer right" in shown.text
        assert f'href="{HERE}?step={step + 1}"' in shown.text.replace("&amp;", "&")
    (one,) = rows(settings, PROGRESS)
    assert (one["kind"], one["game"], one["key"]) == ("lesson", GAME.name, LESSON.name)
    assert one["result"] == len(LESSON.steps)
    end = await ada.get(f"{HERE}?step={len(LESSON.steps) + 1}")
    form = end.text[end.text.index('action="/tables"') :]
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form))
    table = await ada.post("/tables", data=fields)
    assert table.status_code == 303
    assert table.headers["location"].startswith("/tables/")


async def test_it_goes_on_where_the_reader_left_it(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    await right(ada, 1)
    await right(ada, 2)
    assert f"Step 3 of {len(LESSON.steps)}" in (await ada.get(HERE)).text
    await right(ada, 1)  # once more takes nothing away
    assert f"Step 3 of {len(LESSON.steps)}" in (await ada.get(HERE)).text
    assert f"go on at step 3 of {len(LESSON.steps)}" in (await ada.get("/learn")).text
    assert f"go on at step 3 of {len(LESSON.steps)}" in (await ada.get("/progress")).text
    assert len(rows(settings, PROGRESS)) == len(rows(settings, PEOPLE)) == 1


async def test_a_wrong_answer_is_explained_and_stays(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    step, reached = LESSON.steps[0], course_of(GAME, LESSON)[0]
    choices = GAME.presentation.choices(reached.before, LESSON.seat)
    wrong = next(one.action for one in choices if one.notation != step.right)
    shown = await answer(ada, 1, action=wrong)
    assert "lesson-answer wrong" in shown.text
    assert 'name="action" value="' in shown.text  # it can be tried again
    assert rows(settings, PROGRESS) == []
    refused = next(
        action
        for action in range(GAME.rules.action_count)
        if action not in {one.action for one in choices}
    )
    for fields in ({"action": refused}, {"why": refused}):
        assert "lesson-answer wrong" in (await answer(ada, 1, **fields)).text


@pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])
async def test_a_board_is_quiet_once_the_answer_was_right(
    ada: httpx.AsyncClient, game: Game
) -> None:
    for lesson in game.lessons:
        for number, reached in enumerate(course_of(game, lesson), 1):
            here = f"/learn/{game.name}/{lesson.name}?step={number}"
            page = (await ada.get(f"{here}&action={reached.action}")).text
            assert 'name="action"' not in page
            assert not re.search('(?<! disabled) name="why"', page)


async def test_another_right_answer_is_what_the_board_shows(ada: httpx.AsyncClient) -> None:
    (game,) = [one for one in TAUGHT if one.name == "ursuppe"]
    lesson = game.lessons[0]
    reached = course_of(game, lesson)[-1]
    action = game.notation.parse_action(reached.before, "place b4")
    here = f"/learn/{game.name}/{lesson.name}?step={len(lesson.steps)}&action={action}"
    page = (await ada.get(here)).text
    assert "lesson-answer right" in page
    told = page[page.index("lesson-told") : page.index('class="place"')]
    assert "B4" in told
    assert "A3" not in told


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/learn/nothing", 404),
        (f"/learn/{GAME.name}/nothing", 404),
        (f"{HERE}?step=0", 200),
        (f"{HERE}?step=999999999999", 200),
        (f"{HERE}?step=1&action=x&why=y&pick=z", 200),
        (f"{HERE}?step=1&why={'9' * 500}", 200),
        (f"{HERE}?step=1&action=99999999", 200),
        ("/progress", 200),
    ],
)
async def test_odd_addresses_are_answered(ada: httpx.AsyncClient, path: str, status: int) -> None:
    assert (await ada.get(path)).status_code == status


async def test_a_step_that_is_not_there_is_refused(ada: httpx.AsyncClient) -> None:
    for step in ("0", "99", "x", ""):
        assert (await ada.post(HERE, data={"step": step, "action": "0"})).status_code == 422


@pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])
async def test_a_step_at_another_position_says_so(ada: httpx.AsyncClient, game: Game) -> None:
    for lesson in game.lessons:
        for number, step in enumerate(lesson.steps, 1):
            page = (await ada.get(f"/learn/{game.name}/{lesson.name}?step={number}")).text
            assert ("A new situation" in page) is (number > 1 and bool(step.position)), step.name


async def test_who_asks_to_be_shown_the_right_answer_reads_why_it_is_best(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    step, reached = LESSON.steps[0], course_of(GAME, LESSON)[0]
    choices = GAME.presentation.choices(reached.before, LESSON.seat)
    wrong = next(one.action for one in choices if one.notation != step.right)
    offered = re.search(r'name="show" value="(\d+)"', (await answer(ada, 1, action=wrong)).text)
    assert offered
    shown = (await answer(ada, 1, show=offered[1])).text
    assert "Why this is best here:" in shown
    assert "Right." not in shown
    words = Texts("en", (GAME.folder / "texts",))
    assert words.word(f"lesson-{LESSON.name}-{step.name}-why") in shown
    assert [one["result"] for one in rows(settings, PROGRESS)] == [1]
