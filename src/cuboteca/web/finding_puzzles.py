"""Finds the puzzles that an address names, for pages and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.puzzles import UnknownPuzzleError, puzzles_of
from cuboteca.games import UnknownGameError, all_games

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.puzzles import Puzzle, Puzzles

_DAY = 86_400  # seconds


def puzzles_in(name: str) -> tuple[Game, Puzzles]:
    """Return a game that has puzzles, and those.

    Raises:
        UnknownGameError: There is no such game, or it has no puzzles.
    """
    known = {one.name: one for one in all_games()}
    if name not in known:
        raise UnknownGameError(f"there is no game '{name[:20]}'")
    found = puzzles_of(known[name])
    if not len(found):
        raise UnknownGameError(f"{known[name].meta.title} has no puzzles")
    return known[name], found


def of_today(game: Game, puzzles: Puzzles, now: float) -> Puzzle:
    """Return today's puzzle of a game, which has some; games are not all at the same one."""
    found = puzzles.of_day(int(now // _DAY) + len(game.name))
    assert found is not None, "whoever asks has looked"
    return found


def puzzle_in(game: str, name: str) -> tuple[Game, Puzzles, Puzzle]:
    """Return the puzzle of an id, with its game and all others of that.

    Raises:
        UnknownGameError: As ``puzzles_in``.
        UnknownPuzzleError: There is no such puzzle.
    """
    one, puzzles = puzzles_in(game)
    puzzle = puzzles.find(name)
    if puzzle is None:
        raise UnknownPuzzleError("there is no such puzzle; there may have been one of older rules")
    return one, puzzles, puzzle


__all__ = ["of_today", "puzzle_in", "puzzles_in"]
