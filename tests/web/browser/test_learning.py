"""Lessons in the browser: a whole one without a script, by keyboard, and each game on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cuboteca.core.courses import course_of
from cuboteca.core.lessons import answer_to
from cuboteca.core.texts import Texts
from cuboteca.games import all_games
from tests.web.browser.at_the_table import accessibility_problems, is_wider_than_window

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from cuboteca.core.game import Game

pytestmark = pytest.mark.browser
expect.set_options(timeout=40_000)  # as long as every other wait of a page

TAUGHT = [game for game in all_games() if game.lessons]

#: By how many pixels an element goes beyond the window or a box that cuts it off.
CUT_OFF = """element => {
    const { top, bottom } = element.getBoundingClientRect();
    let [first, last] = [0, innerHeight];
    for (let box = element.parentElement; box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === "visible") continue;
        const edges = box.getBoundingClientRect();
        [first, last] = [Math.max(first, edges.top), Math.min(last, edges.bottom)];
    }
    return Math.max(first - top, bottom - last);
}"""


def test_a_whole_lesson_without_a_script_and_by_keyboard(person: Callable[..., Page]) -> None:
    game = TAUGHT[0]
    lesson = game.lessons[0]
    page = person(java_script_enabled=False)
    page.goto("/")
    page.locator(f'a[href="/learn/{game.name}"]').press("Enter")
    for number, reached in enumerate(course_of(game, lesson), 1):
        expect(page.get_by_text(f"Step {number} of {len(lesson.steps)}")).to_be_visible()
        page.wait_for_load_state()  # a key that is pressed before is lost now and then
        button = page.locator(f'button[name="action"][value="{reached.action}"]:visible').first
        button.press("Enter")
        expect(page.locator(".lesson-answer.right")).to_be_visible()
        page.wait_for_load_state()
        page.get_by_role("link", name="Go on").press("Enter")
    page.get_by_role("button", name="Now play against easy bots").press("Enter")
    expect(page).to_have_url(re.compile("/tables/"))
    page.goto("/progress")
    expect(page.get_by_role("link", name=f"{game.meta.title}:").first).to_contain_text("done")


@pytest.mark.parametrize(("width", "height"), [(360, 780), (1440, 900)])
def test_the_front_page_offers_to_learn_without_scrolling(
    person: Callable[..., Page], width: int, height: int
) -> None:
    page = person(viewport={"width": width, "height": height})
    page.goto("/")
    for name in ("Play now against bots", "Learn it"):
        box = page.get_by_text(name).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height


@pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])
@pytest.mark.parametrize(("width", "height"), [(360, 780), (1440, 900)])
def test_what_is_to_be_tapped_is_wholly_in_the_window_before_and_after_a_mistake(
    person: Callable[..., Page], width: int, height: int, game: Game
) -> None:
    page = person(viewport={"width": width, "height": height}, java_script_enabled=False)
    texts = Texts("en", (game.folder / "texts",))
    for lesson in game.lessons:
        for number, (step, reached) in enumerate(
            zip(lesson.steps, course_of(game, lesson), strict=True), 1
        ):
            said = {
                texts.word(f"lesson-{lesson.name}-{step.name}-{got}"): one.action
                for one in game.presentation.choices(reached.before, lesson.seat)
                if (got := answer_to(step, one.notation)) not in {"why", "also"}
            }
            wrong = [said[one] for one in sorted(said, key=len, reverse=True)]  # the longest text
            for answered in ("", *(f"&action={one}" for one in wrong[:1])):
                page.goto(f"/learn/{game.name}/{lesson.name}?step={number}{answered}")
                right = page.locator(
                    f':is(#act, .acts) button[name="action"][value="{reached.action}"]:visible'
                )
                if not right.count():  # what acts is to be tapped before
                    right = page.locator('#act [id$="-pick"] ~ *, #act label.grip:visible')
                cut = [one.evaluate(CUT_OFF) for one in right.all()]
                assert min(cut) <= 0, (lesson.name, step.name, answered)


@pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])
def test_what_is_said_stands_beside_the_board(person: Callable[..., Page], game: Game) -> None:
    page = person(viewport={"width": 360, "height": 780}, bypass_csp=True)
    page.goto(f"/learn/{game.name}/{game.lessons[0].name}?step=2")
    assert not is_wider_than_window(page)
    said, board = page.locator(".lesson").bounding_box(), page.locator("#act").bounding_box()
    assert said is not None
    assert board is not None
    assert said["y"] + said["height"] <= board["y"] + 1
    assert accessibility_problems(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    said = page.locator(".lesson").bounding_box()
    assert said is not None
    for part in page.locator("#act button:visible").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= said["x"] or box["y"] >= said["y"] + said["height"] - 1
    assert accessibility_problems(page) == []
