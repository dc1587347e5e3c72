"""How good somebody is at puzzles: each first answer is a play between the person and the puzzle.

A puzzle's rating follows from the bots that found the answer or did not (``lab.puzzle_making``) and
stays as it is; the person's rises and falls, on the scale of ratings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.competition.skill import Skill, after_play
from cuboteca.people.progress import Learnt, learnt, note

if TYPE_CHECKING:
    from collections.abc import Sequence

    import sqlalchemy as sa

    from cuboteca.core.puzzles import Puzzle, Puzzles

KIND = "puzzle"
SOLVED, FAILED = 1.0, 0.0  # results of the kind

_SEATS = 2
_CENTRE = 1500
_DEVIATION = 80.0  # of a puzzle's rating, in its points
_MOST = 300  # answers that a rating follows from: older ones say little


def answered(
    connection: sa.Connection, person: str, game: str, puzzle: Puzzle, now: float, *, right: bool
) -> bool:
    """Keep somebody's first answer to a puzzle; return whether it was the first."""
    known = learnt(connection, person, KIND, game)
    if any(one.key == puzzle.id for one in known):
        return False
    note(connection, person, Learnt(KIND, game, puzzle.id, SOLVED if right else FAILED, now))
    return True


def answers(connection: sa.Connection, person: str, game: str = "") -> Sequence[Learnt]:
    """Return somebody's answers, the oldest first; of all games, unless one is given."""
    return learnt(connection, person, KIND, game)


def skill_in(puzzles: Puzzles, results: Sequence[Learnt]) -> Skill:
    """Return how good somebody is at the puzzles of a game, after answers, the oldest first."""
    skill = Skill(_SEATS)
    for one in results[-_MOST:]:
        puzzle = puzzles.find(one.key)
        if puzzle is not None:
            opponent = Skill.rated(_SEATS, puzzle.rating - _CENTRE, _DEVIATION)
            ranks = (1, 2) if one.result == SOLVED else (2, 1)
            skill, _ = after_play((skill, opponent), ranks, known=(1,))
    return skill


__all__ = ["FAILED", "KIND", "SOLVED", "answered", "answers", "skill_in"]
