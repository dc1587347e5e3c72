"""A seat is taken to another device by its code, and the page it was on says so by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    accessibility_problems,
    create_by_api,
    is_wider_than_window,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_a_seat_is_taken_to_a_phone(person: Callable[..., Page]) -> None:
    desk = person(bypass_csp=True)
    phone = person(bypass_csp=True, viewport={"width": 360, "height": 740}, color_scheme="dark")
    created = create_by_api(desk, "cubosaurs", "Ada", "Bea")
    desk.goto(f"/tables/{created['table']}/seat/{created['seats'][0]['token']}")
    asking = desk.context.new_page()
    asking.goto(f"/tables/{created['table']}")
    asking.click("#menu > summary")
    asking.get_by_role("button", name="Play on another device").click()
    code = asking.inner_text("output")
    problems = accessibility_problems(asking)
    phone.goto("/")
    phone.get_by_role("link", name="Continue a play from another device here").click()
    problems += accessibility_problems(phone)
    phone.get_by_label("Code").fill(code.lower())
    phone.get_by_role("button", name="Play here").click()
    phone.wait_for_url(f"**/tables/{created['table']}")
    moved = desk.get_by_text("seat is now played on another device")
    moved.wait_for()  # without anybody loading the page
    problems += [*accessibility_problems(desk), *accessibility_problems(phone)]

    assert problems == []
    assert not is_wider_than_window(phone)
    assert phone.locator(".own-seats button").count() == 1
    assert desk.locator(".own-seats button").count() == 0
