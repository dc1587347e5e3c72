"""Puzzles: positions in which one action is clearly best, as each game's package ships them.

A file of puzzles, ``puzzles.jsonl`` in a game's folder, has one JSON object a line::

    {"id": "1f0c9a3e", "rules_version": 1, "options": {"dna": true}, "seat_count": 3, "seat": 1,
     "position": "seats=3 ...", "action": "keep", "margin": 0.12, "spread": 0.03, "rating": 1540,
     "values": [["keep", 0.66, 0.02], ["refuse S", 0.54, 0.03]], "simulations": 2000,
     "seed": 1, "play": 37}

What a seat cannot know is drawn anew in the position before it is written, so the file holds no
secret: whoever reads it learns what the seat knows and one way in which the rest may be.
"""

from __future__ import annotations

import functools
import hashlib
import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.record import State

FILE_NAME = "puzzles.jsonl"
_ID_DIGITS = 10

#: Ratings below the first are easy, below the second medium, others hard.
_EASY, _MEDIUM = 1350, 1650
DIFFICULTIES = ("easy", "medium", "hard")


class PuzzleError(CubotecaError):
    """A puzzle cannot be read, or an answer taken; the message says why."""


class UnknownPuzzleError(CubotecaError):
    """There is no such puzzle."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and what its seat does best there.

    Attributes:
        id: Hexadecimal digits that follow from the position and the seat.
        rules_version: Of the game, when it was made.
        options: All options of the play.
        seat_count: How many seats the play has.
        seat: Who is to move.
        position: The state in notation; what the seat cannot know is drawn.
        action: The best action, in notation.
        margin: By how much its value exceeds that of the next best, 0 to 1.
        spread: Half of the margin's 95 % interval; 0 where it is exact.
        rating: How hard it is, on the scale of ratings.
        values: Actions with their values to the seat, 0 to 1, and half of their 95 % intervals; the
            best first.
        simulations: Of the search that verified it; 0 if a solver did.
        seed: Of the plays that it comes from.
        play: Number of its play.
    """

    id: str
    rules_version: int
    options: dict[str, bool | int | str]
    seat_count: int
    seat: int
    position: str
    action: str
    margin: float
    spread: float
    rating: int
    values: tuple[tuple[str, float, float], ...]
    simulations: int
    seed: int
    play: int

    @property
    def difficulty(self) -> str:
        """One of ``DIFFICULTIES``."""
        if self.rating < _EASY:
            return "easy"
        return "medium" if self.rating < _MEDIUM else "hard"

    @property
    def is_exact(self) -> bool:
        """Whether a solver found it, not a search."""
        return self.simulations == 0

    def state(self, game: Game) -> State:
        """Return the position as a checked state, a new one at each call.

        Raises:
            NotationError: It is none of this game's.
        """
        state: State = game.notation.parse_state(self.position)
        return state

    def line(self) -> str:
        """Return the line of a file, without its end."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def id_of(position: str, seat: int) -> str:
    """Return the id of the puzzle that asks ``seat`` in a position."""
    digest = hashlib.sha256(f"{seat} {position}".encode()).hexdigest()
    return digest[:_ID_DIGITS]


def puzzles_in(lines: Iterable[str]) -> list[Puzzle]:
    """Return the puzzles of a file, in its order; empty lines are skipped.

    Raises:
        PuzzleError: A line is no puzzle; names the line.
    """
    from pydantic import TypeAdapter, ValidationError  # noqa: PLC0415  # slow to import

    form = TypeAdapter(Puzzle)
    found = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            found.append(form.validate_json(line))
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(map(str, first["loc"]))
            raise PuzzleError(f"line {number} is no puzzle: {first['msg']} ({where})") from None
    return found


class Puzzles:
    """The puzzles of a game.

    Args:
        puzzles: In the order of the file; those of other rules are left out.
        rules_version: Of the game.
    """

    def __init__(self, puzzles: Sequence[Puzzle], rules_version: int) -> None:
        self.all = tuple(one for one in puzzles if one.rules_version == rules_version)
        self._by_id = {one.id: one for one in self.all}

    def __len__(self) -> int:
        return len(self.all)

    def find(self, name: str) -> Puzzle | None:
        """Return the puzzle of an id; None if there is none."""
        return self._by_id.get(name)

    def of_day(self, day: int) -> Puzzle | None:
        """Return the puzzle of a day, counted from any first one; None if there are none.

        No puzzle comes again before all others have come: the order of ids is one that says
        nothing, and days walk through it.
        """
        if not self.all:
            return None
        ordered = sorted(self.all, key=lambda one: one.id)
        return ordered[day % len(ordered)]

    def of_difficulty(self, difficulty: str) -> tuple[Puzzle, ...]:
        """Return those of one of ``DIFFICULTIES``."""
        return tuple(one for one in self.all if one.difficulty == difficulty)

    def closest(self, rating: float, without: frozenset[str] = frozenset()) -> Puzzle | None:
        """Return the puzzle whose rating is closest to ``rating``; None if none is left.

        Args:
            rating: Of who solves it.
            without: Ids of those that were solved already.
        """
        left = [one for one in self.all if one.id not in without]
        return min(left, key=lambda one: (abs(one.rating - rating), one.id), default=None)


@functools.cache
def puzzles_of(game: Game) -> Puzzles:
    """Return the puzzles that a game's package ships; none if it has no file of them.

    Raises:
        PuzzleError: The file is damaged.
    """
    path = game.folder / FILE_NAME
    version = game.meta.rules_version
    if not path.is_file():
        return Puzzles((), version)
    return Puzzles(puzzles_in(path.read_text("utf-8").splitlines()), version)


def known_state(game: Game, puzzle: Puzzle) -> State:
    """Return the position for rules that run interpreted."""
    return engine_of(game, "interpreted").adopt(puzzle.state(game))


__all__ = [
    "DIFFICULTIES",
    "FILE_NAME",
    "Puzzle",
    "PuzzleError",
    "Puzzles",
    "UnknownPuzzleError",
    "id_of",
    "known_state",
    "puzzles_in",
    "puzzles_of",
]
