"""How strong the levels of bots are, on the scale of people's ratings.

A game's package may have a file ``ladder.json`` with the share of the plays that each level won
against the one below, as ``docs/ladders`` shows it.  From level to level the odds give rating
points; ``medium`` has 1500, the rating of somebody about whom nothing is known.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import hypot, log, log10, sqrt
from typing import TYPE_CHECKING, TypedDict

from cuboteca.competition.skill import Skill

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.core.game import Game

LADDER_FILE = "ladder.json"
_ANCHOR = "medium"


class LadderRow(TypedDict):
    """Two levels that played each other."""

    level: str
    below: str
    seats: int
    plays: int
    won: float  # the share of the plays that ``level`` won, 0 to 1


@dataclass(frozen=True)
class _Step:
    """The rating points between two levels, with their standard deviation."""

    points: float
    deviation: float


def skills_of_bots(game: Game, seat_count: int) -> dict[str, Skill]:
    """Return the skills of a game's levels by name, as measured; empty if none were.

    Where no plays with that number of seats were measured, those with the nearest number count.
    """
    rungs = _rows(game.folder / LADDER_FILE)
    counts = {rung["seats"] for rung in rungs}
    if not counts:
        return {}
    nearest = min(counts, key=lambda count: (abs(count - seat_count), count))
    steps = {
        (rung["level"], rung["below"]): _step(rung) for rung in rungs if rung["seats"] == nearest
    }
    found = {_ANCHOR: _Step(0.0, 0.0)}
    while len(found) <= len(steps):
        grown = _one_more(steps, found)
        if grown == found:
            break
        found = grown
    return {
        level: Skill.rated(seat_count, step.points, step.deviation) for level, step in found.items()
    }


@cache
def _rows(file: Path) -> list[LadderRow]:
    rows: list[LadderRow] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return rows


def _step(rung: LadderRow) -> _Step:
    """Return the points between two levels; a level that won all has won all but half a play."""
    plays = rung["plays"]
    share = (rung["won"] * plays + 0.5) / (plays + 1)
    points = 400 * log10(share / (1 - share))
    return _Step(points, 400 / log(10) / sqrt(plays * share * (1 - share)))


def _one_more(steps: dict[tuple[str, str], _Step], found: dict[str, _Step]) -> dict[str, _Step]:
    """Return what is known after going up or down from every level that is known."""
    more = dict(found)
    for (level, below), step in steps.items():
        if below in found and level not in more:
            base = found[below]
            more[level] = _Step(base.points + step.points, hypot(base.deviation, step.deviation))
        elif level in found and below not in more:
            base = found[level]
            more[below] = _Step(base.points - step.points, hypot(base.deviation, step.deviation))
    return more


__all__ = ["LADDER_FILE", "LadderRow", "skills_of_bots"]
