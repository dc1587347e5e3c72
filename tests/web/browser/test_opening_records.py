"""A file that is dropped on the front page opens as a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import accessibility_problems, is_wider_than_window
from tests.web.browser.geometry import PHONE, look
from tests.web.test_opening_records import GAMES, line_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

_DROP = """text => {
  const files = new DataTransfer();
  files.items.add(new File([text], "play.jsonl"));
  for (const kind of ["dragover", "drop"])
    document.body.dispatchEvent(
      new DragEvent(kind, {bubbles: true, cancelable: true, dataTransfer: files}));
}"""


def test_a_record_is_dropped_on_the_front_page(person: Callable[..., Page]) -> None:
    page = person(bypass_csp=True)
    page.goto("/")
    page.get_by_text("Drop the file anywhere").wait_for()
    page.evaluate(_DROP, line_of(GAMES[0]))
    page.wait_for_url("**/replay")
    page.get_by_text("opened from a file").first.wait_for()
    found = accessibility_problems(page)
    page.locator("#moment summary").click()
    page.get_by_role("link", name="This position by itself").click()
    page.get_by_role("button", name="Play on from here").wait_for()
    found += accessibility_problems(page)
    page.goto("/plays")
    found += accessibility_problems(page)
    page.set_viewport_size({"width": 360, "height": 780})
    wide = is_wider_than_window(page)

    assert found == []
    assert not wide


@pytest.mark.turns(4)
@pytest.mark.parametrize("game", GAMES)
def test_an_opened_record_fits_a_phone(person: Callable[..., Page], game: str) -> None:
    phone = {"width": PHONE.width, "height": PHONE.height}
    page = person(bypass_csp=True, has_touch=True, is_mobile=True, viewport=phone)
    page.goto("/")
    page.evaluate(_DROP, line_of(game))
    page.wait_for_url("**/replay")
    page.goto(f"{page.url}?at=20")
    found = look(page, f"replay of {game}", PHONE)
    page.locator("#moment summary").click()
    page.get_by_role("link", name="This position by itself").click()
    page.get_by_role("button", name="Play on from here").wait_for()
    found += look(page, f"position of {game}", PHONE)

    assert found == []
