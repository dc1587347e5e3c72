"""Networks that fail: pages find their way back, and every choice is taken once or refused aloud.

The long form is ``make faults``; these are a few of its schedules, each a seed that once went wrong
or has faults that others lack.
"""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from tests.web.faults.run import run_all
from tests.web.faults.schedule import Kind, schedule_of
from tests.web.server import serving

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.web.faults.run import Result

pytestmark = pytest.mark.browser

#: A WebSocket fell silent while its page waited for others, and the page never knew.
SILENT = 100003
#: After an outage a choice met one dead connection after the other, and waited ever longer.
DEAD_CONNECTIONS = 100014
#: Both tabs choose at once, a choice arrives twice, and the network is gone in the middle of it.
TWO_TABS = 100542


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
    seeds = (SILENT, DEAD_CONNECTIONS, TWO_TABS)
    results = _results(seeds, tmp_path, chromium)

    assert [result.problems for result in results] == [[]] * len(seeds)
    assert all(result.actions for result in results)
    assert {step.fault.kind for one in results for step in one.schedule.steps} == set(Kind)


def test_schedules_have_every_kind_of_fault_in_every_game() -> None:
    found = [schedule_of(seed) for seed in range(1, 25)]

    assert len({(one.game, one.steps[0].fault.kind) for one in found}) == 4 * len(Kind)
    assert found == [schedule_of(seed) for seed in range(1, 25)]
