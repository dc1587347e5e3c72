"""What strong bots do and what beginners lose most by, as ``scripts/habits.py`` has measured it.

The figures are in the file ``strategy.json`` of a game's package, the words in its texts:
``strategy-1-title`` and ``strategy-1-body`` and so on, and of a habit ``habit-NAME-title`` and
``habit-NAME-body``.  The facts of the file are arguments of the former.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.core.game import Game

STRATEGY_FILE = "strategy.json"


@dataclass(frozen=True)
class Habit:
    """A kind of decision that costs beginners much, with a position to try.

    Attributes:
        name: Of its texts.
        cost: What it costs a seat in a play; 100 is the step from the first place to the last.
        half: Half of the 95 % interval of ``cost``.
        seat: Who decides in the position.
        state: The position, in notation.
        taken: What was done, in notation.
        best: What the search would have done, in notation.
    """

    name: str
    cost: float
    half: float
    seat: int
    state: str
    taken: str
    best: str


@dataclass(frozen=True)
class Strategy:
    """What was measured of a game.

    Attributes:
        rules_version: Of the rules at that time.
        plays: How many plays were valued; the number was fixed before.
        measured: How many of them the figures of habits are from; the others ranked the habits.
        seat_count: In each play.
        playouts: Of the analysis.
        decisions: How many decisions with a choice the facts are from.
        facts: What the search would have done, in percent of its cases.
        habits: The costliest first, as the other plays ranked them.
    """

    rules_version: int
    plays: int
    measured: int
    seat_count: int
    playouts: int
    decisions: int
    facts: dict[str, int]
    habits: tuple[Habit, ...]


@cache
def strategy_of(game: Game) -> Strategy | None:
    """Return what was measured of a game; None if nothing was."""
    from pydantic import TypeAdapter  # noqa: PLC0415  # slow to import

    file = game.folder / STRATEGY_FILE
    return TypeAdapter(Strategy).validate_json(file.read_bytes()) if file.is_file() else None


__all__ = ["STRATEGY_FILE", "Habit", "Strategy", "strategy_of"]
