"""Measure another commit and this one in turn, and write ``src/cuboteca/lab/baseline.json``.

python scripts/baseline.py CHECKOUT [--starts N] [--runs N] [--measures plays,...] [GAME ...]

CHECKOUT is a working tree of the other commit.  Each game of each commit runs in a process of its
own; slices take turns, and processor time counts, so that a busy machine slows both alike.  One and
the same program is up to a fifth slower in some processes than in others, whatever the load, so
both start several times, and the medians of starts count.  What is not measured stays in the file
as it was.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src" / "cuboteca" / "lab" / "baseline.json"
SEATS = 4
#: Names of functions of ``cuboteca.lab.bench`` that make a task; they are older than the baseline.
MAKERS = {
    "plays": "_playouts",
    "batch": "_batch",
    "mask": "_mask",
    "step": "_step",
    "search": "_searches",
}
_THREADED = ("plays", "batch")


class Side:
    """A process that measures one game of one commit."""

    def __init__(self, tree: Path, game: str, measures: list[str]) -> None:
        command = [sys.executable, __file__, "--serve", game, "--measures", ",".join(measures)]
        environment = os.environ | {"PYTHONPATH": str(tree / "src")}
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.tasks: list[dict[str, str]] = json.loads(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a measuring process has ended; see its message above")
        return line

    def run(self, task: int, amount: int) -> tuple[float, float]:
        """Return what was done and the processor seconds that it took."""
        assert self._process.stdin is not None
        print(task, amount, file=self._process.stdin, flush=True)
        done, taken = self._line().split()
        return float(done), float(taken)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def serve(game_name: str, measures: list[str]) -> None:
    """Answer lines ``task amount`` with what was done and the processor seconds."""
    from cuboteca.core.engine import engine_of  # noqa: PLC0415  # of the commit that is measured
    from cuboteca.games import game as game_of  # noqa: PLC0415  # of the commit that is measured
    from cuboteca.lab import bench  # noqa: PLC0415  # of the commit that is measured

    if game_name == "peer":
        from cuboteca.lab.peers import open_spiel_tasks  # noqa: PLC0415  # an extra

        tasks = open_spiel_tasks(["connect_four"])[:1]
    else:
        game = game_of(game_name)
        engine = engine_of(game, "compiled")
        tasks = []
        for group, options in bench.variants(game, SEATS).items():
            for measure in measures:
                threads = (1,) if measure in _THREADED else ()
                make = getattr(bench, MAKERS[measure])
                made = make(engine, options, SEATS, group, *threads)
                tasks.append(made[0] if isinstance(made, list) else made)  # searches: whole plays
        for task in tasks:
            task.work(1)  # compiles
    print(json.dumps([{"measure": t.name, "group": t.group, "unit": t.unit} for t in tasks]))
    sys.stdout.flush()
    for line in sys.stdin:
        number, amount = map(int, line.split())
        begun = time.process_time()
        done = tasks[number].work(amount)
        print(done, time.process_time() - begun, flush=True)


def amount_for(side: Side, task: int, seconds: float) -> int:
    """Return the amount of a task that takes about so many processor seconds.

    The quicker of two runs counts: the first one may load something.
    """
    amount = 1
    while True:
        taken = min(side.run(task, amount)[1] for _ in range(2))
        if taken >= seconds / 4:
            return max(1, int(amount * seconds / taken))
        amount *= 4


def in_turn(sides: list[Side], task: int, runs: int, seconds: float) -> list[list[float]]:
    """Return the rates of each side, run by run."""
    amounts = [amount_for(side, task, seconds) for side in sides]
    rates: list[list[float]] = [[] for _ in sides]
    for _ in range(runs):
        for side, amount, found in zip(sides, amounts, rates, strict=True):
            done, taken = side.run(task, amount)
            found.append(done / taken)
    return rates


def measured(
    trees: list[Path], game: str, measures: list[str], starts: int, runs: int, seconds: float
) -> list[dict[str, Any]]:
    """Return a row for each figure of a game: both rates, and how many times the other is one."""
    tasks: list[dict[str, str]] = []
    medians: list[list[tuple[float, float]]] = []  # of each task, by start
    for _ in range(starts):
        sides = [Side(tree, game, measures) for tree in trees]
        tasks = sides[0].tasks
        medians = medians or [[] for _ in tasks]
        for number, found in enumerate(medians):
            before, now = in_turn(sides, number, runs, seconds)
            found.append((median(before), median(now)))
        for side in sides:
            side.close()
    rows = []
    for task, found in zip(tasks, medians, strict=True):
        before, now = (median(rates) for rates in zip(*found, strict=True))
        per_second = task["unit"] != "ns"
        row = {
            "game": game,
            "group": task["group"],
            "measure": task["measure"],
            "unit": task["unit"],
            "baseline": _figure(before, per_second=per_second),
            "then": _figure(now, per_second=per_second),
            "ratio": round(now / before, 3),
        }
        print(row, [round(new / old, 2) for old, new in found], flush=True)
        rows.append(row)
    return rows


def _figure(rate: float, *, per_second: bool) -> float:
    return round(rate) if per_second else round(1e9 / rate, 1)


def _commit(tree: Path) -> str:
    command = ["git", "-C", str(tree), "rev-parse", "--short=7", "HEAD"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor()


def main() -> None:
    """Measure, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", nargs="?", type=Path, metavar="CHECKOUT")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--measures", default=",".join(MAKERS))
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--serve", metavar="GAME", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    measures = arguments.measures.split(",")
    if arguments.serve:
        serve(arguments.serve, measures)
        return
    from cuboteca.games import GAME_NAMES  # noqa: PLC0415  # of the commit that is measured

    trees = [arguments.checkout, ROOT]
    held = json.loads(FILE.read_text(encoding="utf-8"))
    peer = Side(ROOT, "peer", [])
    (rates,) = in_turn([peer], 0, arguments.runs, arguments.seconds)
    rows = {(row["game"], row["group"], row["measure"]): row for row in held["figures"]}
    for game in arguments.games or GAME_NAMES:
        length = (arguments.starts, arguments.runs, arguments.seconds)
        for row in measured(trees, game, measures, *length):
            rows[row["game"], row["group"], row["measure"]] = row
    peer_again = in_turn([peer], 0, arguments.runs, arguments.seconds)[0]
    peer.close()
    held |= {
        "commit": _commit(arguments.checkout),
        "then": _commit(ROOT),
        "machine": f"{_processor()}, {os.cpu_count()} cores, {platform.machine()}",
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1),
        "starts": arguments.starts,
        "runs": arguments.runs,
        "peer": round(median(rates + peer_again)),
        "figures": list(rows.values()),
    }
    FILE.write_text(json.dumps(held, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
