"""The end of a play as people see it: a scene that can be put aside, and a replay to hand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    accessibility_problems,
    create_table,
    finished,
    is_wider_than_window,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_the_scene_can_be_put_aside_and_stays_there(person: Callable[..., Page]) -> None:
    page = person()
    path = finished(page)
    scene = page.locator("#over")
    scene.wait_for()
    page.get_by_text("Look at the board").click()
    scene.wait_for(state="hidden")
    page.goto(path)
    page.get_by_text("Show the result").wait_for()

    assert not scene.is_visible()

    page.get_by_text("Show the result").click()
    scene.wait_for()
    page.goto(path)

    assert scene.is_visible()


def plates(page: Page) -> list[str]:
    """Return the names at the table, by seat."""
    return page.locator(".plate b").all_inner_texts()


def test_a_rematch_takes_both_along_and_seats_rotate(person: Callable[..., Page]) -> None:
    ada, ben = person(reduced_motion="reduce"), person(viewport={"width": 360, "height": 780})
    create_table(ada, seats=["me", "link"])
    ben.goto(ada.locator(".invite input").first.input_value())
    ben.locator(".claim input[name=name]").fill("Ben")
    ben.locator(".claim button.main").click()
    ben.wait_for_selector("#table:not([data-contribute])")
    before = plates(ben)
    ada.goto(f"{ada.url}/leave")
    ada.get_by_role("button", name="Offer to end").click()
    ben.get_by_role("button", name="Agree").click()
    for page, label in ((ben, "Play again"), (ada, "Play the rematch")):
        page.locator("#closed").get_by_role("button", name=label).click()
        page.wait_for_selector("#act")

    assert ada.url == ben.url
    assert plates(ada) == plates(ben) == before[::-1]


def test_without_a_way_to_share_the_address_is_copied(person: Callable[..., Page]) -> None:
    page = person()
    page.add_init_script(
        "delete Navigator.prototype.share;"
        " Object.defineProperty(navigator, 'clipboard',"
        " { value: { writeText: async (text) => { window.copied = text; } } });"
    )
    path = finished(page)
    page.get_by_role("button", name="Share the replay").click()
    page.get_by_text("Copied").wait_for()

    assert page.evaluate("window.copied") == f"{page.url.partition('/tables')[0]}{path}/replay"


@pytest.mark.turns(5)
@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_scene_is_whole_and_accessible(
    person: Callable[..., Page], width: int, scheme: str
) -> None:
    page = person(viewport={"width": width, "height": 900}, color_scheme=scheme)
    finished(page)
    page.locator(".origin > summary").click()
    small = page.evaluate(
        "[...document.querySelectorAll('#ending :is(button, summary, .button)')]"
        ".filter((one) => one.offsetParent)"
        ".filter((one) => { const { width, height } = one.getBoundingClientRect();"
        " return width < 40 || height < 40; }).map((one) => one.innerText)"
    )

    assert small == []
    assert not is_wider_than_window(page)
    assert accessibility_problems(page) == []
