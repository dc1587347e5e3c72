"""How pages behave: for screen readers, keyboards, small screens, other languages, less motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    CHOICES,
    accessibility_problems,
    act,
    is_wider_than_window,
    lay_table,
    play_to_the_end,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

THEMES = ("light", "dark")
WIDTHS = (360, 768, 1440)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/", "/new/cubosaurs", "/rules/cubosaurs"])
def test_axe_finds_nothing_on_a_page(person: Callable[..., Page], path: str, theme: str) -> None:
    page = person(color_scheme=theme, bypass_csp=True)
    page.goto(path)

    assert accessibility_problems(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_the_table_and_at_its_end(
    person: Callable[..., Page], theme: str
) -> None:
    page = person(color_scheme=theme, bypass_csp=True, reduced_motion="reduce")
    lay_table(page, seats=["me", "bot:greedy"], dna=True)
    wait_for_turn(page)

    assert accessibility_problems(page) == []

    play_to_the_end(page)

    assert accessibility_problems(page) == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_nothing_is_cut_off_sideways(
    person: Callable[..., Page], width: int, language: str
) -> None:
    page = person(viewport={"width": width, "height": 740}, locale=language)
    page.goto("/")

    assert page.locator("html").get_attribute("lang") == language
    assert not is_wider_than_window(page)

    lay_table(page, seats=["me", "bot:greedy", "bot:greedy", "bot:random", "bot:random"], dna=True)
    wait_for_turn(page)

    assert not is_wider_than_window(page)

    act(page, 0)
    wait_for_turn(page)

    assert not is_wider_than_window(page)


def test_the_keyboard_alone_takes_an_action(person: Callable[..., Page]) -> None:
    page = person()
    lay_table(page, seats=["me", "bot:random"])
    wait_for_turn(page)
    seq = page.locator("#act input[name=seq]").input_value()
    page.locator(CHOICES).locator("visible=true").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('#act input[name=seq]').value !== before", arg=seq
    )


def test_an_illegal_tap_says_why_with_the_rule(person: Callable[..., Page]) -> None:
    page = person()
    lay_table(page, seats=["me", "here"])
    turn = 1
    while page.locator("#act button[name=why]").count() == 0:
        act(page, turn)
        turn += 1
    page.locator("#act button[name=why]").first.click()
    page.get_by_text("Turno di un giocatore").first.wait_for()


def test_less_motion_is_respected(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    lay_table(page, seats=["me", "here"])
    act(page, 0)

    assert page.evaluate("document.getAnimations().length") == 0


def test_cards_glide_when_they_move(person: Callable[..., Page]) -> None:
    page = person()
    lay_table(page, seats=["me", "here"])
    page.evaluate(
        "() => { window.glides = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...all)"
        " { window.glides += 1; return animate.apply(this, all); }; }"
    )
    act(page, 0)
    page.wait_for_function("window.glides > 0")


def test_the_window_says_whose_turn_it_is(person: Callable[..., Page]) -> None:
    page = person()
    lay_table(page, seats=["me", "bot:random"])
    wait_for_turn(page)

    assert "turn" in page.title().lower()
