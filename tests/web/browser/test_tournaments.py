"""A tournament of eight with bots, from the form to the winner, as two people see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    IMPATIENT,
    accessibility_problems,
    act,
    is_wider_than_window,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

PATIENCE = 90_000  # milliseconds in which the bots of a round finish on a busy machine
ROUNDS = 2


def _create(page: Page) -> str:
    """Create a quick tournament for two people and six bots; return its address."""
    page.goto("/tournaments")
    page.locator("main").get_by_role("link", name="Cubosaurs").click()
    page.locator("[name=title]").fill("Evening cup")
    page.locator("main [name=rounds]").fill(str(ROUNDS))
    page.locator("[name=bots]").select_option("random")
    page.locator("[name=fill]").fill("8")
    page.locator("[name=option-rounds]").fill("1")
    page.locator("main [name=name]").fill("Ada")
    page.get_by_role("button", name="Create tournament").click()
    page.get_by_role("button", name="Take part").wait_for()
    return page.url


def _to_table(page: Page, url: str) -> str:
    """Follow what stands in large letters; return the table's address."""
    page.goto(url)
    page.get_by_role("heading", name="Your table is ready").wait_for(timeout=PATIENCE)
    page.get_by_role("link", name="To the table").click()
    page.wait_for_selector("#table")
    return page.url


def _play(page: Page) -> None:
    """Play to the end by real clicks."""
    turn = 0
    while wait_for_turn(page):
        act(page, turn)
        turn += 1


def _resign(page: Page, table: str) -> None:
    assert page.request.post(f"{table}/leave", form={"do": "resign"}).ok


def test_a_tournament_of_eight_with_bots_to_the_end(person: Callable[..., Page]) -> None:
    ada = person(bypass_csp=True, reduced_motion="reduce")
    ben = person(
        bypass_csp=True,
        reduced_motion="reduce",
        viewport={"width": 360, "height": 780},
        color_scheme="dark",
    )
    for page in (ada, ben):
        page.add_init_script(IMPATIENT)
    url = _create(ada)
    ada.get_by_role("button", name="Take part").click()
    ben.goto("/tournaments")
    ben.get_by_role("link", name="Evening cup").click()
    ben.locator("main [name=name]").fill("Ben")
    ben.get_by_role("button", name="Take part").click()
    ada.get_by_role("link", name="Ben").wait_for()  # the page asks again by itself
    ada.get_by_role("button", name="Start now").click()
    problems = []
    for number in range(1, ROUNDS + 1):
        tables = {page: _to_table(page, url) for page in (ada, ben)}
        if number == 1:
            _resign(ben, tables[ben])
            _play(ada)
            ben.goto(url)
            problems += accessibility_problems(ben)
            assert not is_wider_than_window(ben)
            continue
        for page, table in tables.items():
            _resign(page, table)
    for page in (ada, ben):
        page.goto(url)
        page.get_by_text("won").first.wait_for(timeout=PATIENCE)
    problems += accessibility_problems(ada)

    lines = ada.locator("table tbody tr")
    assert lines.count() == 8
    assert lines.first.locator("td").first.inner_text() == "1"
    winner = lines.first.locator("th").inner_text().partition(" bot")[0]
    assert winner in ada.locator(".state").inner_text()
    assert ada.locator(".round").count() == ROUNDS
    assert ada.locator(".round .tables > li").count() == 4 * ROUNDS
    assert ben.locator("tr.you th").inner_text().startswith("Ben")
    assert problems == []
