"""What a figure is measured against: an earlier commit, other figures of the same run, a peer.

``baseline.json`` holds figures of an earlier commit and of a later one, measured in turn on one
machine by processor time (``scripts/baseline.py``), with a figure of OpenSpiel's of the same run.
Figures of another machine mean nothing here; how many times as fast as the peer they were does,
roughly: the peer's loop is Python, which another processor may speed up by more or less than
compiled rules.
"""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cuboteca.lab.bench import Figure

BASELINE_FILE = Path(__file__).with_name("baseline.json")
#: The peer whose figure is in the file, by OpenSpiel's name of the game.
PEER = "connect_four"
_BASELINE = "baseline"


@dataclass(frozen=True)
class Mark:
    """How many times as fast a measure should be as something else.

    Attributes:
        measure: Name of the task (``bench.Task``).
        than: ``"baseline"``, ``PEER``, or the name of another task of the same game.
        least: What is aimed at.
        game: The game that it is for; empty: every one.
        group: The variant that it is for; empty: every one.
    """

    measure: str
    than: str
    least: float
    game: str = ""
    group: str = ""

    def is_for(self, game: str, group: str, measure: str) -> bool:
        """Return whether it is a mark for a figure."""
        return measure == self.measure and self.game in ("", game) and self.group in ("", group)


@dataclass(frozen=True)
class Reached:
    """A mark and what was found, in the same units."""

    mark: Mark
    found: float


@dataclass(frozen=True)
class Baseline:
    """What ``baseline.json`` holds.

    Attributes:
        commit: Whose figures they are.
        figures: Decisions per second of ``(game, group, measure)``.
        peer: Decisions per second of ``PEER``, called step by step from Python, in the same run.
        marks: All of them.
        waits: Plays a minute that a command should check, by game and name of the measurement.
        example: The game of the README's example, then the other arguments of ``simulate``.
    """

    commit: str
    figures: Mapping[tuple[str, str, str], float]
    peer: float
    marks: tuple[Mark, ...]
    waits: Mapping[tuple[str, str], float]
    example: tuple[str, ...]


@functools.cache
def baseline() -> Baseline:
    """Return what the file holds."""
    held = json.loads(BASELINE_FILE.read_text(encoding="utf-8"))
    return Baseline(
        commit=held["commit"],
        figures={
            (row["game"], row["group"], row["measure"]): row["baseline"] for row in held["figures"]
        },
        peer=held["peer"],
        marks=tuple(Mark(**mark) for mark in held["marks"]),
        waits={(row["game"], row["measure"]): row["least"] for row in held["waits"]},
        example=tuple(held["example"]),
    )


def reached(
    game: str, figure: Figure, others: Mapping[str, float], peer: float | None
) -> Iterator[Reached]:
    """Yield what is known of the marks of a figure.

    Args:
        game: Its name.
        figure: In decisions per second.
        others: Figures of the same game, variant and run, by the names of their tasks.
        peer: Decisions per second of ``PEER`` in the same run, None if it was not measured.
    """
    known = baseline()
    task = figure.task
    for mark in known.marks:
        if not mark.is_for(game, task.group, task.name):
            continue
        before = known.figures.get((game, task.group, task.name))
        if mark.than == _BASELINE and before is not None and peer is not None:
            yield Reached(mark, (figure.value / peer) / (before / known.peer))
        elif mark.than == PEER and peer is not None:
            yield Reached(mark, figure.value / peer)
        elif mark.than in others:
            yield Reached(mark, figure.value / others[mark.than])


__all__ = ["BASELINE_FILE", "PEER", "Baseline", "Mark", "Reached", "baseline", "reached"]
