"""The drawer with rules at a table, and the search on the page of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    accessibility_problems,
    create_other_table,
    is_wider_than_window,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

DRAWER = "#rules-drawer"


def test_the_drawer_opens_at_what_is_asked_beside_the_table_and_above_the_bar(
    person: Callable[..., Page],
) -> None:
    desk = person(bypass_csp=True)
    phone = person(bypass_csp=True, viewport={"width": 360, "height": 780}, color_scheme="dark")
    for page in (desk, phone):
        create_other_table(page, "cube_attack", seats=["me", "here"])
        asked = (page.locator("#table").get_attribute("data-rules-at") or "").partition("#")[2]
        assert page.locator(DRAWER).count() == 0
        page.keyboard.press("r")
        page.locator(f"{DRAWER} .rule-asked").wait_for()

        assert page.locator(f"{DRAWER} .rule-asked").get_attribute("id") == asked == "part-5"
        assert not page.evaluate(COVERED)
        assert not is_wider_than_window(page)
        assert accessibility_problems(page) == []

    desk.locator("#log a.rule").first.click()
    desk.locator(f"{DRAWER} #part-5.rule-asked, {DRAWER} #part-4.rule-asked").wait_for()
    desk.locator(f"{DRAWER} [type=search]").fill("ARMOURY")

    assert desk.locator(f"{DRAWER} #part-6").is_hidden()
    assert desk.locator(f"{DRAWER} #part-7").is_visible()

    desk.keyboard.press("Escape")

    assert desk.locator(DRAWER).is_hidden()
    assert desk.evaluate("document.documentElement.dataset.drawer") is None


#: Whether the drawer lies over the bar, or, beside the board, over the board.
COVERED = """() => {
  const drawer = document.querySelector("#rules-drawer").getBoundingClientRect();
  const over = (one) => {
    const box = document.querySelector(one).getBoundingClientRect();
    const [left, right] = [Math.max(box.left, drawer.left), Math.min(box.right, drawer.right)];
    const [top, bottom] = [Math.max(box.top, drawer.top), Math.min(box.bottom, drawer.bottom)];
    return right - left > 1 && bottom - top > 1;
  };
  return over(".bar") || (innerWidth >= 1000 && over("#act"));
}"""
