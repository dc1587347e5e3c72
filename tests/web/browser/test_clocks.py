"""A flag falls, a bot takes over, and the person comes back: two browsers at one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser.at_the_table import accessibility_problems
from tests.web.browser.geometry import LAPTOP, PHONE, look

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

CLOCK = ".plate.turn .clock [data-time]"


def create(page: Page, **conditions: object) -> dict[str, Any]:
    """Create a table of two people, of whom one is to move at once."""
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bea")]
    order = {"game": "cubosaurs", "seats": seats, "seed": 3}
    given = {"level": "random", **conditions}
    created: dict[str, Any] = page.request.post(
        "/api/tables", data={**order, "conditions": given}
    ).json()
    return created


def sit(page: Page, created: dict[str, Any], seat: int) -> None:
    page.goto(f"/tables/{created['table']}/seat/{created['seats'][seat]['token']}")


def test_a_flag_falls_a_bot_takes_over_and_the_person_comes_back(
    person: Callable[..., Page],
) -> None:
    still = {"bypass_csp": True, "reduced_motion": "reduce"}  # what flies lies over the page
    desk = person(**still, viewport={"width": 1440, "height": 900})
    phone = person(
        **still,
        viewport={"width": 360, "height": 780},
        color_scheme="dark",
        has_touch=True,
        is_mobile=True,
    )
    # long enough for both pages to load on a busy machine
    created = create(desk, time="live 20+2 cap 20")
    state = desk.request.get(f"/api/tables/{created['table']}").json()
    mover = state["to_move"]
    sit(desk, created, mover)
    sit(phone, created, 1 - mover)
    assert int(phone.locator(CLOCK).inner_text().removeprefix("0:")) <= 20
    desk.locator(".clocks .runs.low").wait_for()
    desk.locator(".sr", has_text="ten seconds left").wait_for(state="attached")
    back = desk.get_by_role("button", name="Take the seat back")
    back.wait_for(timeout=40_000)  # without anybody doing anything
    found = [*look(desk, "replaced", LAPTOP), *look(phone, "waiting", PHONE)]
    problems = [*accessibility_problems(desk), *accessibility_problems(phone)]
    phone.get_by_text("away; bot").first.wait_for(state="attached")
    back.click()
    desk.wait_for_selector("#table:not(:has(.affair))")
    seats = desk.request.get(f"/api/tables/{created['table']}").json()["seats"]
    assert seats[mover]["substitute"] == ""
    phone.goto(f"/tables/{created['table']}/leave")
    found += look(phone, "leave", PHONE)
    problems += accessibility_problems(phone)

    assert list(map(str, found)) == []
    assert problems == []


def test_a_table_is_created_with_days_for_a_turn_and_an_offer_is_answered(
    person: Callable[..., Page],
) -> None:
    page = person(bypass_csp=True, timezone_id="Europe/Rome")
    page.goto("/new/cubosaurs")
    assert not page.locator("[name=time-turn]").is_visible()
    page.get_by_label("Time", exact=True).select_option("turns")
    page.get_by_label("Hours a turn").fill("48")
    assert page.get_by_label("Time zone").input_value() == "Europe/Rome"
    problems = accessibility_problems(page)
    page.locator("[name=seat-1]").select_option("here")
    page.get_by_role("button", name="Create the table").click()
    page.locator(".clocks").wait_for()
    page.click("#menu > summary")
    page.get_by_role("link", name="Leave or end").click()
    sure = page.get_by_label("I am sure").locator("visible=true")
    sure.wait_for()  # a page that is leaving cannot be looked at
    problems += accessibility_problems(page)
    sure.check()
    page.get_by_role("button", name="End the play").click()
    page.get_by_role("heading", name="The play has ended").wait_for()
    page.get_by_role("button", name="Play again").click()
    page.locator(".clocks [data-from]").wait_for()

    assert problems == []
