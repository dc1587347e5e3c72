"""An analysis from its button to its curve, and a hint, as a person sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    accessibility_problems,
    create_table,
    finished,
    is_wider_than_window,
)
from tests.web.browser.made_up import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

MARKER = ".curve .now"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site that makes its analyses up."""
    with serving(tmp_path_factory.mktemp("analysing")) as address:
        yield address


def along(marker: Locator) -> float:
    return float((marker.get_attribute("x1") or "").rstrip("%"))


def test_a_button_begins_it_and_the_curve_leads_through_the_replay(
    person: Callable[..., Page],
) -> None:
    page = person(bypass_csp=True, reduced_motion="reduce")
    page.goto(finished(page))
    page.get_by_role("button", name="Analyse the play").click()
    page.locator("#analysis progress").wait_for()
    page.evaluate("document.body.dataset.first = 'yes'")
    page.locator(".curve").wait_for()
    last = int(page.locator("[data-replay]").get_attribute("max") or 0)
    curve, slider = (
        page.locator(".curve").bounding_box(),
        page.locator("[data-replay]").bounding_box(),
    )
    page.locator("[data-replay]").focus()
    page.keyboard.press("Home")
    page.wait_for_function("document.querySelector('#table').dataset.frame === '0'")
    before = along(page.locator(MARKER))
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.querySelector('#table').dataset.frame === '1'")
    after = along(page.locator(MARKER))

    assert page.locator("body").get_attribute("data-first") == "yes"  # it was never loaded anew
    assert curve is not None
    assert slider is not None
    assert curve["y"] + curve["height"] <= slider["y"]
    assert before == 0
    assert after == pytest.approx(100 / last, abs=0.01)

    page.mouse.click(curve["x"] + 0.5 * curve["width"], curve["y"] + 4)
    page.wait_for_function(
        "middle => Math.abs(document.querySelector('#table').dataset.frame - middle) < 1",
        arg=last / 2,
    )
    page.locator("#analysis a[data-step]").first.click()
    page.wait_for_function(
        "step => document.querySelector('#table').dataset.frame === step", arg=str(last // 2 + 1)
    )

    assert page.locator(".moment").inner_text()
    assert accessibility_problems(page) == []

    page.set_viewport_size({"width": 360, "height": 740})

    assert not is_wider_than_window(page)


def test_it_can_be_stopped_and_begun_again_where_one_was(person: Callable[..., Page]) -> None:
    page, other, onlooker = person(), person(), person()
    path = finished(page, other)
    onlooker.goto(f"{path}/replay")

    assert onlooker.get_by_role("button", name="Analyse the play").count() == 0

    page.goto(f"{path}/replay?at=7")
    page.get_by_role("button", name="Analyse the play").click()
    other.goto(f"{path}/replay")
    other.locator("#analysis progress").wait_for()
    onlooker.goto(f"{path}/replay")
    onlooker.locator("#analysis progress").wait_for()

    assert onlooker.get_by_role("button", name="Stop").count() == 0

    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Analyse the play").wait_for()
    other.get_by_role("button", name="Analyse the play").wait_for()

    assert page.locator("#table").get_attribute("data-frame") == "7"

    page.get_by_role("button", name="Analyse the play").click()
    page.locator(".curve").wait_for()

    assert page.locator("#table").get_attribute("data-frame") == "7"


def test_a_hint_compares_the_best_actions_and_says_how_sure_it_is(
    person: Callable[..., Page],
) -> None:
    page = person(bypass_csp=True, reduced_motion="reduce")
    create_table(page, seats=["me", "here"])
    page.locator("button[name=hint]").click()
    panel = page.locator("#advice")
    panel.wait_for()

    assert "clearly ahead" in panel.inner_text()
    assert panel.locator("li").first.locator(".value").inner_text() == "wins 75 % ± 5"
    assert page.locator("#table .advised").count() == 1
    assert accessibility_problems(page) == []

    panel.locator("li button").first.click()
    panel.wait_for(state="detached")

    assert page.locator(".advised").count() == 0
