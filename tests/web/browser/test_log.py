"""The log of a page that is open during the play: it holds every line, in order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.browser.at_the_table import create_by_api, play_by_api

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.browser

LINES = "#log li"


def told(page: Page) -> list[str]:
    return page.locator(LINES).all_text_contents()


class Wire:
    """The WebSocket of a page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def cut(self) -> None:
        self._cut = True
        for socket in self._open:
            socket.close()

    def mend(self) -> None:
        self._cut = False


def test_a_page_has_every_line_that_a_new_one_has(person: Callable[..., Page]) -> None:
    """A frame holds only the newest lines, and a page that was away has missed some of them."""
    here, away = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    wire = Wire(away)
    created = create_by_api(here, "cubosaurs", "Ada", "Ben")
    path = f"/tables/{created['table']}"
    for page in (here, away):
        page.goto(path)
    play_by_api(here, created, decisions=6)
    away.wait_for_function("document.querySelectorAll('#log li').length > 5")
    wire.cut()
    play_by_api(here, created)
    missing = told(away)
    wire.mend()
    newer = here.context.new_page()
    newer.goto(path)
    whole = told(newer)
    for page in (here, away):
        expect(page.locator(LINES)).to_have_count(len(whole), timeout=60_000)

    assert len(whole) > len(missing) + 40
    assert told(here) == told(away) == whole


def test_lines_missed_before_an_earlier_frame_are_fetched_as_well(
    person: Callable[..., Page],
) -> None:
    """Frames go on while nothing can be read anew: their lines join, and the gap lies before."""
    away = person(reduced_motion="reduce")
    wire = Wire(away)
    created = create_by_api(away, "cubosaurs", "Ada", "Ben")
    path = f"/tables/{created['table']}"
    away.goto(path)
    wire.cut()
    play_by_api(away, created, decisions=30)
    away.route(re.compile(path + "$"), lambda route: route.fulfill(body="Pay for this network."))
    wire.mend()
    expect(away.locator("#log ol")).not_to_have_attribute("data-first", "1", timeout=60_000)
    play_by_api(away, created)
    away.wait_for_selector("#over", state="attached", timeout=60_000)
    gap = away.locator(LINES).count()
    away.unroute_all()

    newer = away.context.new_page()
    newer.goto(path)
    whole = told(newer)
    assert gap < len(whole)
    expect(away.locator(LINES)).to_have_count(len(whole), timeout=60_000)
    assert told(away) == whole
