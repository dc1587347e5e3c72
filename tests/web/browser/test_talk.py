"""Two people talk at a table, on a desk and on a phone; one is reported, a moderator closes it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    accessibility_problems,
    create_table,
    is_wider_than_window,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

LINES = ".talk-panel .lines"


def test_two_people_talk_one_reports_and_a_moderator_closes_the_table(
    person: Callable[..., Page], make_moderator: Callable[[str], None]
) -> None:
    ada = person(bypass_csp=True)
    phone = {"width": 360, "height": 780}
    ben = person(bypass_csp=True, viewport=phone, color_scheme="dark", locale="it", has_touch=True)
    create_table(ada, seats=["me", "link"])
    ben.goto(ada.locator(".invite input").first.input_value())
    ben.locator(".claim input[name=name]").fill("Ben")
    ben.locator(".claim button.main").tap()
    ben.wait_for_selector("#table:not([data-contribute])")
    frame = ben.locator("#table").get_attribute("data-frame")

    ada.reload()
    ada.locator(".talk-open").click()
    ada.get_by_label("Say something").fill("see example.org/rules")
    ada.keyboard.press("Enter")
    ada.locator(LINES).get_by_text("see example.org/rules").wait_for()
    ada.get_by_role("button", name="applauds").click()
    ben.locator(".talk-open .count", has_text="2").wait_for()  # nobody has opened it
    ben.locator(".talk-open").tap()
    ben.locator(LINES).get_by_text("see example.org/rules").wait_for()
    ben.locator(".phrases summary").tap()
    ben.get_by_role("button", name="Bella giocata!").tap()
    ada.locator(LINES).get_by_text("Well played!").wait_for()
    problems = [*accessibility_problems(ada), *accessibility_problems(ben)]
    ben.locator(".manners summary").tap()
    ben.locator(".manners button", has_text="Silenzia").first.tap()
    ben.get_by_text("Torna a leggere").first.wait_for()

    assert ben.locator(f"{LINES} li a[href^=http], {LINES} iframe, {LINES} img").count() == 0
    assert ben.locator(f"{LINES} li").count() == 1  # his own
    assert ben.locator("#table").get_attribute("data-frame") == frame
    assert not is_wider_than_window(ben)
    ben.locator(".manners button", has_text="Torna a leggere").first.tap()
    ben.locator(".flag").first.tap()
    ben.wait_for_url("**/report?line=*")
    problems += accessibility_problems(ben)
    ben.get_by_label("Perché, se non è evidente").fill("pubblicità")
    ben.locator("main button.main").tap()
    ben.get_by_text("Grazie").first.wait_for()
    ada.keyboard.press("Escape")
    assert ada.locator(".talk-panel").is_hidden()
    assert ada.evaluate("document.activeElement.className") == "talk-open"

    moderator = person(bypass_csp=True, viewport=phone)
    create_table(moderator, seats=["me", "here"])
    refused = moderator.request.get("/moderation").text()
    make_moderator(refused.partition("by your id: ")[2].partition("<")[0].strip())
    moderator.goto("/moderation")
    report = moderator.locator("section", has_text="see example.org/rules")
    problems += accessibility_problems(moderator)
    report.get_by_label("Your reason, for the log").first.fill("Advertising.")
    report.get_by_role("button", name="Close the table").click()
    ada.get_by_text("The reason given: Advertising.").wait_for()  # without loading the page
    audit = moderator.inner_text("section[aria-labelledby=audit-head]")

    assert problems == []
    assert not is_wider_than_window(moderator)
    assert "Advertising." in audit


@pytest.fixture
def make_moderator(site_data: Path) -> Callable[[str], None]:
    """Return what makes a person a moderator, as whoever runs the site does."""

    def make(one: str) -> None:
        command = ["admin", "moderator", "add", one, "--data", str(site_data)]
        subprocess.run(
            [sys.executable, "-m", "cuboteca", *command], check=True, capture_output=True
        )

    return make
