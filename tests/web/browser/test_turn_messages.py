"""Somebody's turn, told outside the table: title and badge of a hidden page, and a notification."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import create_by_api, play_by_api

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.browser

#: Lets a test hide the page, and notes what becomes of the app's badge.
HIDDEN = """
window.badge = [];
navigator.setAppBadge = async (count) => { window.badge.push(count); };
navigator.clearAppBadge = async () => { window.badge.push(0); };
window.away = false;
Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => away });
window.look = (there) => {
  window.away = !there;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
TURN_IN_TITLE = "document.title.startsWith('(1) ')"

ACTIVE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") {
    await new Promise((done) => active.addEventListener("statechange", done, { once: true }));
  }
}"""
#: Delivers a message and taps on what it shows, in one go, as browsers stop idle workers; takes the
#: system's part, which draws notifications and opens windows: Chromium without windows has neither.
DELIVERED = """async (told) => {
  navigator.setAppBadge = async () => {}; // where there is no badge, asking for one ends the worker
  const shown = new Promise((done) => {
    registration.showNotification = async (title, { body, tag, data }) => {
      done({ title, body, tag, url: data });
    };
  });
  const opened = new Promise((done) => { clients.openWindow = async (url) => { done(url); }; });
  dispatchEvent(new PushEvent("push", { data: JSON.stringify(told) }));
  const tap = new Event("notificationclick");
  const notification = { data: (await shown).url, close() {} };
  dispatchEvent(Object.assign(tap, { notification, waitUntil() {} }));
  return [await shown, await opened];
}"""


def test_a_hidden_page_tells_the_turn_in_title_and_badge(person: Callable[..., Page]) -> None:
    page = person()
    page.add_init_script(HIDDEN)
    created = create_by_api(page, "cubosaurs", "Ada", "Ben")
    ada, ben = ({**created, "seats": [seat]} for seat in created["seats"])
    play_by_api(page, ada)  # as long as it is her turn
    page.goto(f"/tables/{created['table']}/seat/{created['seats'][0]['token']}")
    page.wait_for_function("!document.querySelector('#table').dataset.turn")
    page.evaluate("look(false)")
    assert not page.evaluate(TURN_IN_TITLE)
    play_by_api(page, ben)
    page.wait_for_function(TURN_IN_TITLE)
    assert page.evaluate("badge.at(-1)") == 1
    page.evaluate("look(true)")
    assert not page.evaluate(TURN_IN_TITLE)
    assert page.evaluate("badge.at(-1)") == 0


@pytest.fixture
def notified(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """Return a browser that has our service worker."""
    with browser.new_context(base_url=site) as context:
        yield context


def test_a_push_is_shown_and_a_tap_opens_the_table(notified: BrowserContext) -> None:
    page = notified.new_page()
    table = create_by_api(page, "cubosaurs", "Ada", "Ben")["table"]
    page.goto("/")
    page.evaluate(ACTIVE)
    told = {"title": "Cubosaurs", "body": "Your turn.", "url": f"/tables/{table}", "tag": table}
    (worker,) = notified.service_workers
    assert worker.evaluate(DELIVERED, told) == [told, f"/tables/{table}"]
