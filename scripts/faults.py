"""Let networks between real browsers and the site fail while people play, and see who diverges.

``faults.py [--schedules 1000] [--seed 1] [--at-once 4]`` runs the schedules of so many seeds in a
row, each at a table of its own: three faults of the networks of two devices (delay, cut, duplicate,
reorder, half-open, offline) while people act in three tabs.  ``--schedules 1 --seed 17`` runs one
again.  It prints a table after every 25 schedules and at the end, and exits with 1 if a page
diverged or hung, or an action was lost or stored twice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["CUBOTECA_INTERPRETED"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browsers import ABSENT, chromium_path
from tests.web.faults.run import run_all
from tests.web.faults.schedule import Kind
from tests.web.server import serving

if TYPE_CHECKING:
    from tests.web.faults.run import Result

_TOLD_EVERY = 25  # schedules


class Tally:
    """What came of the schedules so far."""

    def __init__(self, first: int) -> None:
        self.wrong: list[int] = []
        self._first = first
        self._begun = time.monotonic()
        self._done = self._missed = self._actions = 0
        self._resumed: dict[Kind, list[float]] = defaultdict(list)

    def add(self, result: Result) -> None:
        """Count a result; print what is wrong with it, and every now and then how things stand."""
        self._done += 1
        self._missed += result.missed
        self._actions += result.actions
        for kind, seconds in result.resumed:
            self._resumed[kind].append(seconds)
        if result.problems:
            self.wrong.append(result.schedule.seed)
            print(f"seed {result.schedule.seed} ({result.schedule.game}):")
            for problem in result.problems:
                print(f"  {problem}")
        if self._done % _TOLD_EVERY == 0:
            self.tell()

    def tell(self) -> None:
        """Print the table."""
        print("| fault | pages behind it | median | p99 | slowest |\n|---|---|---|---|---|")
        for kind in Kind:
            _row(kind.value, self._resumed[kind])
        _row("all", [seconds for found in self._resumed.values() for seconds in found])
        print(
            f"{self._done} schedules from seed {self._first} in "
            f"{time.monotonic() - self._begun:.0f} s: {self._actions} requests stored, "
            f"{self._missed} faults found nothing to strike, {len(self.wrong)} schedules went "
            f"wrong {self.wrong or ''}",
            flush=True,
        )


def _row(name: str, found: list[float]) -> None:
    if found:
        high = sorted(found)[min(len(found) * 99 // 100, len(found) - 1)]
        print(
            f"| {name} | {len(found)} | {statistics.median(found):.2f} s | {high:.2f} s "
            f"| {max(found):.2f} s |"
        )


async def _run(options: argparse.Namespace, folder: Path, chromium: str) -> bool:
    """Run all; return whether all is well."""
    seeds = range(options.seed, options.seed + options.schedules)
    tally = Tally(options.seed)
    with serving(folder, log=folder / "log") as server:
        async for result in run_all(
            seeds, server, folder / "plays.sqlite3", chromium, options.at_once
        ):
            tally.add(result)
    tally.tell()
    return not tally.wrong


def main() -> int:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--schedules", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=4)
    options = parser.parse_args()
    chromium = chromium_path()
    if chromium is None:
        sys.exit(ABSENT)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(_run(options, Path(folder), chromium)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
