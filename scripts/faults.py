"""Let networks between real browsers and the site fail while people play, and see who diverges.

``faults.py [--schedules 1000] [--seed 1] [--at-once 4]`` runs the schedules of so many seeds in a
row, each at a table of its own: three faults of the networks of two devices (delay, cut, duplicate,
reorder, half-open, offline) while people act in three tabs.  ``--schedules 1 --seed 17`` runs one
again.  It prints a table, and exits with 1 if a page diverged, an action was lost or stored twice,
or a page hung.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

os.environ["CUBOTECA_INTERPRETED"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.faults.run import run_all
from tests.web.faults.schedule import Kind
from tests.web.server import serving

_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


async def _run(options: argparse.Namespace, folder: Path, chromium: str) -> bool:
    """Run all; return whether all is well."""
    resumed: dict[Kind, list[float]] = defaultdict(list)
    seeds = range(options.seed, options.seed + options.schedules)
    missed = actions = 0
    wrong = []
    begun = time.monotonic()
    with serving(folder, log=folder / "log") as server:
        async for result in run_all(
            seeds, server, folder / "plays.sqlite3", chromium, options.at_once
        ):
            for kind, seconds in result.resumed:
                resumed[kind].append(seconds)
            missed += result.missed
            actions += result.actions
            if result.problems:
                wrong.append(result.schedule.seed)
                print(f"seed {result.schedule.seed} ({result.schedule.game}):", flush=True)
                for problem in result.problems:
                    print(f"  {problem}", flush=True)
    took = time.monotonic() - begun
    print("| fault | pages behind it | median | p99 |\n|---|---|---|---|")
    for kind in Kind:
        _row(kind.value, resumed[kind])
    _row("all", [seconds for found in resumed.values() for seconds in found])
    print(
        f"{len(seeds)} schedules from seed {options.seed} in {took:.0f} s: {actions} requests "
        f"stored, {missed} faults found nothing to strike, {len(wrong)} schedules went wrong"
        + (f": {wrong}" if wrong else "")
    )
    return not wrong


def _row(name: str, found: list[float]) -> None:
    if found:
        high = sorted(found)[min(len(found) * 99 // 100, len(found) - 1)]
        print(f"| {name} | {len(found)} | {statistics.median(found):.2f} s | {high:.2f} s |")


def main() -> int:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--schedules", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=4)
    options = parser.parse_args()
    chromium = os.environ.get("CUBOTECA_CHROMIUM") or next(
        filter(None, map(shutil.which, _BROWSERS)), None
    )
    if chromium is None:
        sys.exit("no Chromium: install Debian's chromium or set CUBOTECA_CHROMIUM to its path")
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(_run(options, Path(folder), chromium)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
