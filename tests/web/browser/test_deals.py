"""Today's deal is played to its end, and its results are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import accessibility_problems, act, wait_for_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

MOST = 60  # decisions of one's own


def test_todays_deal_is_played_and_its_results_are_seen(person: Callable[..., Page]) -> None:
    ada = person(reduced_motion="reduce")
    ada.goto("/daily")
    assert not accessibility_problems(ada)
    ada.locator(".deal-cards a", has_text="Cubosaurs").click()
    there = ada.url
    assert ada.get_by_role("heading", name="Results").count() == 0
    ada.get_by_role("button", name="Play this deal").click()
    ada.wait_for_selector("#table")

    for _ in range(MOST):
        if not wait_for_turn(ada):
            break
        act(ada, 0)
    ada.get_by_role("button", name="Compare").click()
    ada.wait_for_url(there)

    assert ada.get_by_role("heading", name="Results").count() == 1
    assert ada.locator("tr.you td").first.inner_text() == "1"
    assert not accessibility_problems(ada)
