"""Whole plays by real clicks: against bots, between two people, and without any script."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    CHOICES,
    IMPATIENT,
    MOST_DECISIONS,
    act,
    create_table,
    is_over,
    play_to_the_end,
    wait_for_the_next,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_two_clicks_from_the_registry_to_a_decision(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()

    assert wait_for_turn(page)


def test_a_whole_dna_play_against_bots_then_its_replay_and_record(
    person: Callable[..., Page], tmp_path: Path
) -> None:
    page = person(reduced_motion="reduce")
    page.add_init_script(IMPATIENT)
    create_table(page, seats=["me", "bot:medium", "bot:random"], dna=True, rounds="2")

    decisions = play_to_the_end(page)

    assert decisions > 10
    assert page.locator("#over ol li").count() == 3

    with page.expect_download() as download:
        page.locator("#over a[download]").click()
    record = tmp_path / "play.jsonl"
    download.value.save_as(record)
    replayed = subprocess.run(
        [sys.executable, "-m", "cuboteca", "replay", str(record)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert replayed.returncode == 0, replayed.stderr

    page.locator("#over a.button").click()
    page.wait_for_selector("input[type=range]")
    page.wait_for_load_state()  # until its script has run, nobody listens to the slider
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    page.locator("input[type=range]").fill(str(last // 2))
    page.wait_for_function(
        "at => document.querySelector('#table').dataset.frame === at", arg=str(last // 2)
    )

    assert decisions < last


def test_two_people_in_two_browsers_see_each_other_move(person: Callable[..., Page]) -> None:
    ada = person(reduced_motion="reduce")
    ben = person(viewport={"width": 360, "height": 740}, locale="it")
    create_table(ada, seats=["me", "link"], rounds="1")
    ben.goto(ada.locator(".invite input").input_value())
    ben.locator(".claim button, #table").first.wait_for()
    if ben.locator(".claim button").count():
        ben.locator(".claim input[name=name]").fill("Ben")
        with ben.expect_navigation():
            ben.locator(".claim button").click()
    ada.wait_for_selector(".invite", state="detached")

    decisions = play_to_the_end(ada, ben)
    ben.wait_for_selector("#over")

    assert decisions > 10
    assert is_over(ada)


def test_a_reload_and_a_second_tab_go_on_where_the_play_is(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "bot:random"])
    assert wait_for_turn(page)
    act(page, 0)
    wait_for_turn(page)
    tab = page.context.new_page()
    tab.goto(page.url)
    page.reload()

    here = page.locator("#act input[name=seq]").input_value()
    there = tab.locator("#act input[name=seq]").input_value()
    assert here == there

    act(tab, 0)
    wait_for_the_next(page, here)


def test_a_whole_play_without_script(person: Callable[..., Page]) -> None:
    page = person(java_script_enabled=False)
    page.goto("/new/cubosaurs")
    page.locator("[name=option-rounds]").fill("1")
    with page.expect_navigation():
        page.locator("form.create-table button.main").click()
    for _ in range(MOST_DECISIONS):
        if is_over(page):
            break
        if page.locator(CHOICES).count():
            with page.expect_navigation():
                page.locator(CHOICES).locator("visible=true").first.click()
        else:  # bots move; the page would ask again by itself in a while
            page.wait_for_timeout(50)
            page.goto(page.url)

    assert is_over(page)


def test_one_device_passed_around(person: Callable[..., Page]) -> None:
    page = person(viewport={"width": 360, "height": 740})
    create_table(page, seats=["me", "here", "here"], rounds="1")

    assert play_to_the_end(page) > 20
