"""Cube Attack's board on real pages: taps, lists, who is told what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import wait_for_turn
from tests.web.browser.test_boards import begin, press, shown, toast

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080)])
def test_the_sky_fills_the_height_and_decisions_stand_beside_it(
    person: Callable[..., Page], width: int, height: int
) -> None:
    page = person(viewport={"width": width, "height": height}, reduced_motion="reduce")
    begin(page, "cube_attack")
    sky, deeds = shown(page.locator(".sky")), shown(page.locator(".doing"))

    assert sky["width"] == pytest.approx(sky["height"], abs=1)
    assert sky["height"] > 0.9 * (height - 60)
    assert deeds["x"] > sky["x"] + sky["width"]
    assert deeds["y"] + deeds["height"] < height


def test_a_tap_beside_an_open_list_closes_it(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    begin(page, "cube_attack")
    page.evaluate(
        "document.querySelector('#act .layer').insertAdjacentHTML('beforeend', "
        "'<details class=spot data-pop open><summary></summary></details>')"
    )
    page.mouse.click(*centre(page, "#planet-30"))

    assert page.locator("#act .spot[open]").count() == 0


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = shown(page.locator(selector))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_who_watches_is_told_whose_turn_it_is(person: Callable[..., Page]) -> None:
    page, other = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    begin(page, "cube_attack", alone=False)
    wait_for_turn(page)
    other.goto(page.url.partition("/seat/")[0])
    other.wait_for_selector("#table")
    for place in ("planet-30", "planet-0"):
        taps = other.locator(f"#act .tap[name=why][value={place}]")
        press(other, place) if taps.count() else other.locator("#act .of-cube").first.click()
        toast(other).wait_for()

        assert "turn" in toast(other).inner_text()
        assert "Choose" not in toast(other).inner_text()
