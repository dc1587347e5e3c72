"""Whole plays of Cube Attack and Sukkube by real clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    CHOICES,
    IMPATIENT,
    MOST_DECISIONS,
    accessibility_problems,
    act,
    create_other_table,
    is_over,
    is_wider_than_window,
    play_to_the_end,
    wait_for_the_next,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}


def act_in_two_taps(page: Page, turn: int) -> None:
    """Choose a cube where several may act, then what it does."""
    cubes = page.locator("#act .own label")
    if cubes.count():
        cubes.nth(turn % cubes.count()).click()
    seq = page.locator("#act input[name=seq]").input_value()
    buttons = page.locator("#act button[name=action]").locator("visible=true")
    buttons.nth((turn * 7) % buttons.count()).click()
    wait_for_the_next(page, seq)


def test_cube_attack_one_person_against_three_bots(person: Callable[..., Page]) -> None:
    page = person()
    page.add_init_script(IMPATIENT)
    create_other_table(page, "cube_attack", seats=["me", *["bot:medium"] * 3], points_to_win=16)
    wait_for_turn(page)

    assert accessibility_problems(page) == []

    turn = 0
    while wait_for_turn(page):
        act_in_two_taps(page, turn)
        turn += 1
        assert turn < MOST_DECISIONS

    assert is_over(page)
    assert page.locator("#over ol li").count() == 4


def test_cube_attack_a_mis_tap_is_taken_back(person: Callable[..., Page]) -> None:
    page = person(viewport=PHONE)
    create_other_table(page, "cube_attack", seats=["me", "here"])
    wait_for_turn(page)

    assert not is_wider_than_window(page)

    act_in_two_taps(page, 0)
    seq = page.locator("#act input[name=seq]").input_value()
    page.locator("button[name=take_back]").click()
    wait_for_the_next(page, seq)

    assert page.locator("button[name=take_back]").count() == 0
    assert wait_for_turn(page)


@pytest.mark.parametrize("people", [["me"], ["me", "here"]], ids=["solo", "two people"])
def test_sukkube_to_its_end(person: Callable[..., Page], people: list[str]) -> None:
    page = person(viewport=PHONE, reduced_motion="reduce")
    create_other_table(page, "sukkube", seats=people, points_to_win=1)

    if wait_for_turn(page):
        assert accessibility_problems(page) == []
        assert not is_wider_than_window(page)

    assert play_to_the_end(page) >= 0
    assert page.locator("#over ol li").count() == len(people)


def test_sukkube_s_kube_tumbles_and_the_solver_gives_a_hint(person: Callable[..., Page]) -> None:
    page = person()
    create_other_table(page, "sukkube", seats=["me", "here", "here"])
    wait_for_turn(page)
    page.locator("button[name=hint], button:has-text('Hint')").first.click()
    page.locator("#advice li button").first.wait_for(timeout=90_000)  # the solver may be compiled
    page.wait_for_selector(CHOICES)
    act(page, 0)
    page.wait_for_function("document.getAnimations().length > 0")
