"""Two people meet through the lobby and by quick match; each sees whether the other is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    accessibility_problems,
    create_other_table,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

AWAY = 30_000  # milliseconds in which a closed browser is noticed


def _open_table(page: Page) -> str:
    page.goto("/new/cubosaurs")
    page.locator("[name=name]").fill("Ada")
    page.locator("input[name=seats][value='2']").check(force=True)
    page.locator("[name=seat-1]").select_option("link")
    page.locator("[name=come]").select_option("lobby")
    page.locator("form.create-table button.main").click()
    page.wait_for_selector("#table")
    return page.url


def _state(seat: int, state: str) -> str:
    return f"#table [data-presence='{seat}'][data-state='{state}']"


def test_two_meet_in_the_lobby_and_one_closes_the_browser(person: Callable[..., Page]) -> None:
    ada, ben, cleo = (
        person(),
        person(),
        person(has_touch=True, viewport={"width": 360, "height": 780}),
    )
    for one in (ben, cleo):
        one.goto("/lobby")
    url = _open_table(ada)
    sit = ben.get_by_role("button", name="Sit down")
    sit.wait_for()  # it appears by itself
    cleo.get_by_role("button", name="Sit down").wait_for()
    ben.locator("#sit [name=name]").fill("Ben")
    sit.click()
    ben.wait_for_url(url)
    ada.wait_for_selector(_state(1, "here"), state="attached")
    ben.wait_for_selector(_state(0, "here"), state="attached")
    cleo.get_by_role("button", name="Sit down").wait_for(state="detached")
    for page in (ada, ben):
        page.wait_for_selector("#table:not([data-contribute])")
    frame = ada.locator("#table").get_attribute("data-frame")
    ben.close()
    ada.wait_for_selector(_state(1, "away"), state="attached", timeout=AWAY)

    assert ada.locator(".plate .presence .sr").first.inner_text().strip(", ") == "away"
    assert ada.locator("#table").get_attribute("data-frame") == frame


def test_two_who_want_the_same_are_led_to_one_table(person: Callable[..., Page]) -> None:
    ada, ben = person(), person()
    for page, name in ((ada, "Ada"), (ben, "Ben")):
        page.goto("/lobby")
        page.locator("#sit [name=name]").fill(name)
    ada.get_by_role("button", name="Cubosaurs with 2 players").click()
    ada.get_by_text("You are waiting for Cubosaurs").wait_for()
    ben.get_by_text("1 waiting for Cubosaurs with 2").wait_for()
    ben.get_by_role("button", name="Cubosaurs with 2 players").click()
    for page in (ada, ben):
        page.wait_for_url("**/tables/*")

    assert ada.url == ben.url
    assert {page.locator("#table").get_attribute("data-turn") for page in (ada, ben)} == {
        "",
        "yours",
    }


def test_a_shared_device_is_handed_over_where_the_game_hides_something(
    person: Callable[..., Page],
) -> None:
    page = person(reduced_motion="reduce")
    create_other_table(page, "ursuppe", seats=["me", "here"])
    curtain = page.get_by_role("button", name="I am ")
    curtain.wait_for()
    before = page.locator("#act button[name=action], .bar button[name=action]").count()
    wait_for_turn(page)

    assert before == 0
    assert curtain.count() == 0


@pytest.mark.turns(5)
@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_axe_finds_nothing(person: Callable[..., Page], language: str, width: int) -> None:
    ada = person()
    url = _open_table(ada)
    ada.context.close()
    page = person(
        locale=language,
        bypass_csp=True,
        viewport={"width": width, "height": 780},
        color_scheme="dark" if width == 360 else "light",
    )
    for path in ("/lobby", f"{url}/sit", f"{url}/screen"):
        page.goto(path)
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")

        assert accessibility_problems(page) == []
        assert not wide
