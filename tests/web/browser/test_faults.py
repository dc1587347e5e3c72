"""Networks that fail: pages find their way back, and every choice is taken once or refused aloud.

The long form is ``make faults``; these are a few of its schedules, each a seed that once went wrong
or has faults that others lack.
"""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import CHOICES, create_table
from tests.web.faults.run import run_all
from tests.web.faults.schedule import Kind, schedule_of
from tests.web.server import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.faults.run import Result

pytestmark = pytest.mark.browser

#: A WebSocket fell silent while its page waited for others, and the page never knew.
SILENT = 100013
#: After an outage a choice met one dead connection after the other, and waited ever longer.
DEAD_CONNECTIONS = 100014


def _results(seeds: Sequence[int], folder: Path, chromium: str) -> list[Result]:
    """Run schedules in a thread: another browser may be waiting in this one."""
    found: list[Result] = []

    async def collect() -> None:
        with serving(folder) as server:
            async for result in run_all(seeds, server, folder / "plays.sqlite3", chromium, 2):
                found.append(result)  # noqa: PERF401  # what was found stays if the next one fails

    thread = threading.Thread(target=lambda: asyncio.run(collect()))
    thread.start()
    thread.join()
    return found


def test_pages_agree_whatever_networks_do(tmp_path: Path, chromium: str) -> None:
    seeds = (SILENT, DEAD_CONNECTIONS)
    results = _results(seeds, tmp_path, chromium)

    assert [result.problems for result in results] == [[]] * len(seeds)
    assert all(result.actions for result in results)


def test_schedules_have_every_kind_of_fault_in_every_game() -> None:
    found = [schedule_of(seed) for seed in range(1, 25)]

    assert len({(one.game, one.steps[0].fault.kind) for one in found}) == 4 * len(Kind)
    assert found == [schedule_of(seed) for seed in range(1, 25)]


def test_a_choice_is_sent_once_the_connection_is_back(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "here"])
    seq = page.locator("#act input[name=seq]")
    before = int(seq.input_value())
    page.route("**/act", lambda _route: None)  # nothing answers
    page.locator(CHOICES).locator("visible=true").first.press("Enter")
    banner = page.locator(".lost")
    banner.wait_for()

    assert "your choice is waiting" in banner.inner_text()
    assert int(seq.input_value()) == before

    page.unroute("**/act")
    banner.wait_for(state="hidden")
    page.wait_for_function(
        "before => Number(document.querySelector('#act input[name=seq]').value) > before",
        arg=before,
    )
