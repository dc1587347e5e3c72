"""The real box's helper on one phone: counted, drawn, undone, reloaded, and without the site."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.browser.at_the_table import accessibility_problems
from tests.web.browser.conftest import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, ViewportSize

pytestmark = pytest.mark.browser

#: Waits until a page is kept: nothing tells a page that it is.
KEPT = """async (path) => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await caches.match(path, { ignoreVary: true })) return true;
    await new Promise((again) => setTimeout(again, 50));
  }
  return false;
}"""


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """Return the page of a phone with a service worker; Chromium reports each lost request."""
    phone: ViewportSize = {"width": 360, "height": 780}
    with browser.new_context(base_url=site, locale="en", viewport=phone, bypass_csp=True) as one:
        one.add_init_script(TEXTS)
        page = one.new_page()
        page.set_default_timeout(20_000)
        yield page


def test_a_phone_on_the_table_keeps_score_and_deck(page: Page) -> None:
    page.goto("/box/ursuppe")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator("#c-start-1 + .box-step").click()
    page.locator("#c-start-2").fill("3")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("Round 1, phase 6")).to_be_visible()
    for _ in range(4):
        page.locator("#c-amoebas-0 + .box-step").click()
    page.get_by_role("button", name="Count").click()
    ada = page.locator(".box-standing li").first
    expect(ada).to_contain_text("5")  # two spaces, past the two that are occupied
    page.get_by_role("button", name="Draw a card").click()
    shown = page.locator(".open-card").inner_text()
    assert "ozone" in shown
    page.locator("#c-cards-1").fill("2")  # typed in, not counted yet
    assert accessibility_problems(page) == []

    page.reload()
    expect(ada).to_contain_text("Ada")
    expect(ada).to_contain_text("5")
    expect(page.locator("#c-cards-1")).to_have_value("2")
    expect(page.locator(".open-card")).to_have_text(shown)
    page.get_by_role("button", name="Undo the last entry").click()
    expect(ada).to_contain_text("1")
    page.get_by_role("button", name="Put the last one back").click()
    expect(page.locator(".open-card")).to_be_hidden()

    assert page.evaluate(KEPT, "/box/ursuppe")
    page.context.set_offline(True)
    page.reload()
    expect(ada).to_contain_text("Ada")
    page.get_by_role("button", name="Roll", exact=True).click()
    expect(page.locator(".rolled")).to_have_text("2")
    page.locator("#c-cards-0").fill("4")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_role("status").first).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("Round 2, phase 6")).to_be_visible()


def test_cards_are_tapped_onto_hands_for_the_solver(page: Page) -> None:
    page.goto("/box/sukkube/solver")
    hand = page.locator("fieldset", has=page.locator("[name='strongman-0']"))
    hand.locator("[data-tile='Rr']").click()
    hand.locator("[data-tile='Bu']").click()
    hand.get_by_role("button", name="Take right, red circle away").click()
    page.reload()
    assert page.locator("[name='strongman-0']").input_value() == "Bu"
    page.get_by_role("button", name="Find the best card").click()
    expect(page.get_by_role("alert")).to_contain_text("has no card left")
    assert accessibility_problems(page) == []
