"""The log of a page that is open during the play: it holds every line, in order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import create_by_api, play_by_api

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.browser

LINES = "#log li"


def told(page: Page) -> list[str]:
    return page.locator(LINES).all_text_contents()


def wait_for_line(page: Page, latest: str) -> None:
    page.wait_for_function(
        "latest => document.querySelector('#log li')?.id === latest"
        " && document.getElementById('log-1')",
        arg=latest,
    )


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


@pytest.mark.parametrize("away", [False, True])
def test_a_page_has_every_line_that_a_new_one_has(
    person: Callable[..., Page], *, away: bool
) -> None:
    """A frame holds only the newest lines, and a page that was away has missed some of them."""
    page = person(reduced_motion="reduce")
    wire = Wire(page)
    created = create_by_api(page, "cubosaurs", "Ada", "Ben")
    path = f"/tables/{created['table']}"
    page.goto(path)
    play_by_api(page, created, decisions=6)
    page.wait_for_function("document.querySelectorAll('#log li').length > 5")
    if away:
        wire.cut()
    play_by_api(page, created)
    before = told(page)
    wire.mend()
    newer = page.context.new_page()
    newer.goto(path)
    wait_for_line(page, newer.locator(LINES).first.get_attribute("id") or "")

    assert len(told(newer)) > 40 + 40 * away
    assert len(before) < 40 or not away
    assert told(page) == told(newer)
