"""Creating a table: who sits where, and what is recommended for how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import create_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_one_sits_in_one_seat_only(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/new/cubosaurs")
    page.locator("[name=seat-1]").select_option("here")
    page.locator("[name=seat-2]").select_option("me")

    seats = [page.locator(f"[name=seat-{seat}]").input_value() for seat in range(3)]
    assert seats[1:] == ["here", "me"]
    assert seats[0].startswith("bot:")

    page.locator("input[name=seats][value='2']").check(force=True)

    assert page.locator("[name=seat-0]").input_value() == "me"


@pytest.mark.parametrize("script", [True, False])
def test_an_empty_number_means_what_is_recommended(
    person: Callable[..., Page], *, script: bool
) -> None:
    page = person(java_script_enabled=script)
    page.goto("/new/cubosaurs")
    page.locator("input[name=seats][value='2']").check(force=True)

    assert page.locator("[name=option-rounds]").input_value() == ""
    assert page.locator(".for-seats:visible").all_inner_texts() == [
        "If left empty: 3, recommended for 2 players."
    ]

    with page.expect_navigation():
        page.locator("form.create-table button.main").click()

    assert "of 3" in page.locator(".head .note").inner_text()


def test_another_person_here_and_a_link_share_a_table(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "here", "link"])
    page.locator(".invite .typed").wait_for()  # who begins is drawn: it may be the absent one

    assert page.locator(".plate .note", has_text="this device").count() == 1
