"""How often bots of three levels take decisions of each grade.

    scripts/grades.py FOLDER [--game NAME ...]
    scripts/grades.py --show FOLDER [--game NAME ...]

Plays what is fixed below, and nothing else: so many plays of each game at three seats, one level at
each, in turn over the seats.  Every decision with a choice is valued and graded as ``cuboteca
analyse`` does it.  Each play is kept in FOLDER as soon as it is valued, and a second call continues
there.  ``--show`` prints a table: the share of each grade, and the mean cost of a decision, with
intervals over plays.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean, stdev

from level_plays import finished, levels_of

from cuboteca.bots.levels import make_ready
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.lab.analysis import Budget, analyse_play
from cuboteca.lab.grades import GRADES, grade_of
from cuboteca.lab.statistics import student_95

SEED = 2027
SEATS = 3
LEVELS = ("easy", "medium", "hard")
PLAYS = {"cubosaurs": 60, "cube_attack": 40, "sukkube": 60, "ursuppe": 12}
PLAYOUTS = 64


def value(name: str, number: int) -> list[dict[str, object]]:
    """Play a play, and return its decisions: level, grade and cost out of 100."""
    levels = levels_of(LEVELS, SEATS, number)
    play = finished(game_of(name), levels, SEED * 1_000 + number)
    found = analyse_play(play, Budget(playouts=PLAYOUTS))
    return [
        {
            "level": levels[one.seat],
            "grade": grade_of(one),
            "cost": [round(100 * one.cost.value, 2), round(100 * one.cost.low, 2)],
        }
        for one in found.assessments
    ]


def measure(names: list[str], folder: Path) -> None:
    """Play and value what is left."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        make_ready(game_of(name))
        file = folder / f"{name}.jsonl"
        done = len(file.read_text("utf-8").splitlines()) if file.is_file() else 0
        for number in range(done, PLAYS[name]):
            found = value(name, number)
            with file.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(found) + "\n")
            print(name, number, len(found), flush=True)


def show(names: list[str], folder: Path) -> None:
    """Print the table of what has been valued."""
    for name in names:
        file = folder / f"{name}.jsonl"
        plays = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        for level in LEVELS:
            own = [[one for one in play if one["level"] == level] for play in plays]
            count = sum(map(len, own))
            shares = [
                _mean(
                    [100 * sum(one["grade"] == grade for one in play) / len(play) for play in own]
                )
                for grade in GRADES
            ]
            lost = _mean([fmean(one["cost"][0] for one in play) for play in own])
            print(
                f"| {name} | {level} | {len(plays)} | {count} |", " | ".join([*shares, lost]), "|"
            )


def _mean(values: list[float]) -> str:
    half = student_95(len(values) - 1) * stdev(values) / len(values) ** 0.5
    return f"{fmean(values):.1f} ± {half:.1f}"


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", nargs="+", choices=GAME_NAMES, default=list(PLAYS))
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    (show if asked.show else measure)(asked.game, asked.folder)


if __name__ == "__main__":
    main()
