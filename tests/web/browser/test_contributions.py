"""What browsers add to the draws by themselves, before the first one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import create_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Request

pytestmark = pytest.mark.browser

BEGUN = "main#table:not([data-contribute])"


def sent_by(page: Page) -> list[tuple[str, str]]:
    """Return what a page will have posted, as its path's end and its form."""
    sent: list[tuple[str, str]] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            sent.append((request.url.rsplit("/", 1)[1], request.post_data or ""))

    page.on("request", note)
    return sent


def contributions(page: Page) -> list[list[object]]:
    answer = page.request.get(f"/tables/{page.url.split('/')[4]}/record")
    proof = json.loads(answer.text())["proof"]
    return [one[::2] for one in proof["contributions"]]


def test_people_at_one_device_notice_nothing(person: Callable[..., Page]) -> None:
    """One request more, and no button."""
    page = person()
    sent = sent_by(page)
    create_table(page, seats=["me", "here"])
    page.wait_for_selector(BEGUN)

    assert [path for path, _ in sent] == ["tables", "contribute"]
    assert contributions(page) == [[0, "07" * 32], [1, "07" * 32]]


def test_people_on_two_devices_commit_and_then_reveal(person: Callable[..., Page]) -> None:
    ada, ben = person(), person()
    sent = sent_by(ada), sent_by(ben)
    create_table(ada, seats=["me", "link"])
    ada.get_by_text("Start without waiting").wait_for()
    ben.goto(ada.locator(".invite input").input_value())
    ben.locator("form.claim input[name=commitment-1]").wait_for(state="attached")
    ben.locator("form.claim input[name=name]").fill("Ben")
    ben.locator("form.claim button").click()
    for page in (ada, ben):
        page.wait_for_selector(BEGUN)

    forms = [[form.split("=")[0] for path, form in one if path == "contribute"] for one in sent]
    assert forms == [["commitment-0", "text-0"], ["text-1"]]
    assert "commitment-1=" in dict(sent[1])["seat"]
    assert contributions(ada) == [[0, "07" * 32], [1, "07" * 32]]
    ada.goto(f"/tables/{ada.url.split('/')[4]}/check")
    assert ada.locator(".contributions li").count() == 2


def test_whoever_is_there_may_start_without_the_others(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "link"])
    page.get_by_text("Start without waiting").click()
    page.wait_for_selector(BEGUN)

    assert contributions(page) == [[0, "07" * 32]]


def test_without_a_script_a_word_is_asked_for(person: Callable[..., Page]) -> None:
    page = person(java_script_enabled=False)
    page.goto("/new/cubosaurs")
    page.get_by_label("Ask for a word of mine").check()
    page.get_by_role("button", name="Create").click()
    page.get_by_label("A word for the draws").fill("olive")
    page.get_by_role("button", name="Add it and go on").click()

    page.wait_for_selector(BEGUN)
    assert contributions(page) == [[0, "olive"]]
