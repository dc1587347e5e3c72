"""Puzzles and the what-if board in the browser: right and wrong, and where everything lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cuboteca.core.puzzles import known_state, puzzles_of
from cuboteca.games import game
from tests.web.browser.at_the_table import accessibility_problems, create_by_api, play_by_api
from tests.web.browser.geometry import LAPTOP, PHONE, look

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from cuboteca.core.puzzles import Puzzle
    from tests.web.browser.geometry import Size

pytestmark = pytest.mark.browser
expect.set_options(timeout=40_000)  # as long as every other wait of a page

GAMES = ("cubosaurs", "cube_attack", "sukkube", "ursuppe")


def first_of(name: str) -> Puzzle:
    return puzzles_of(game(name)).all[0]


def number_of(name: str, notation: str) -> int:
    return game(name).notation.parse_action(known_state(game(name), first_of(name)), notation)


def url(name: str) -> str:
    return f"/puzzles/{name}/{first_of(name).id}"


def answer(page: Page, name: str, notation: str) -> None:
    """Give an answer by the list of all actions."""
    page.locator("details.log summary").first.click()
    page.locator(f".puzzle-actions button[value='{number_of(name, notation)}']").click()


def test_one_answers_wrongly_and_the_next_puzzle_rightly(person: Callable[..., Page]) -> None:
    name, page = "ursuppe", person()
    one = first_of(name)
    page.goto(url(name))
    answer(page, name, one.values[-1][0])

    expect(page.get_by_role("status")).to_contain_text("Not the best")
    widths = [box["width"] for part in page.locator(".worth").all() if (box := part.bounding_box())]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > widths[-1]
    expect(page.locator(".best")).to_contain_text("best")

    page.get_by_role("link", name="Look at it again").click()
    answer(page, name, one.action)
    expect(page.get_by_role("status")).to_contain_text("Right")
    page.goto(f"/puzzles/{name}")
    expect(page.get_by_text("0 of").first).to_be_visible()  # the first answer counts
    expect(page.get_by_text("Your puzzle rating")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator("#act")).to_be_visible()
    assert one.id not in page.url


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_covered_or_cut_in_a_puzzle_or_on_a_what_if_board(
    person: Callable[..., Page], name: str
) -> None:
    wrong = number_of(name, first_of(name).values[-1][0])
    phone = person(has_touch=True, is_mobile=True, bypass_csp=True, reduced_motion="reduce")
    desk = person(color_scheme="dark", bypass_csp=True, reduced_motion="reduce")
    found = looked_at(phone, url(name), PHONE)
    found += looked_at(phone, f"{url(name)}?answer={wrong}", PHONE)
    found += looked_at(desk, f"{url(name)}?answer={wrong}", LAPTOP)
    created = create_by_api(phone, name, "Ada", "Ben")
    path = play_by_api(phone, created, 12)
    found += looked_at(phone, f"{path}/what-if?at=20", PHONE)

    assert phone.locator(".what-if").count() == 1
    assert found == []


def looked_at(page: Page, path: str, size: Size) -> list[object]:
    """Return what lies where it should not, and what axe finds."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.goto(path)
    problems: list[object] = [str(one) for one in look(page, path, size)]
    return problems + [(path, size, one) for one in accessibility_problems(page)]


def test_the_board_of_an_answered_puzzle_shows_where_both_answers_lead(
    person: Callable[..., Page],
) -> None:
    name, page = "cube_attack", person(bypass_csp=True)
    best, wrong = (number_of(name, first_of(name).values[i][0]) for i in (0, -1))
    page.goto(f"{url(name)}?answer={wrong}")
    form = page.locator("#act")
    pieces = [
        form.locator(f".deeds:has([value='{one}'])").get_attribute("data-piece-of")
        for one in (best, wrong)
    ]

    assert pieces[0] != pieces[1]
    expect(page.locator(f"#{pieces[0]}")).to_be_checked()
    expect(page.locator(".sky .advised:visible")).to_have_count(1)
    expect(page.locator(".sky .refuted:visible")).to_have_count(1)
    expect(page.locator(".ask")).to_be_hidden()


def test_an_answer_that_stands_in_a_closed_list_is_marked_where_the_list_opens(
    person: Callable[..., Page],
) -> None:
    page, cubes = person(bypass_csp=True), game("cube_attack")
    page.goto("/puzzles/cube_attack")
    for one in puzzles_of(cubes).all:
        number = cubes.notation.parse_action(known_state(cubes, one), one.action)
        page.goto(f"/puzzles/cube_attack/{one.id}?answer={number}")
        if page.locator(f"details.spot button[value='{number}']").count():
            break

    expect(page.locator("details.spot > summary.advised:visible")).to_have_count(1)
