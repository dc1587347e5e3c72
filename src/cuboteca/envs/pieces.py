"""What the numbers of an observation mean, index by index, taken from the code that writes them."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, NamedTuple

from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from cuboteca.core.game import Game


class Piece(NamedTuple):
    """Some neighbouring numbers of an observation that belong together."""

    name: str
    start: int
    stop: int

    @property
    def length(self) -> int:
        """How many numbers."""
        return self.stop - self.start


def pieces_of(game: Game | str) -> tuple[Piece, ...]:
    """Return the pieces of a game's observation, in order; together they make up all of it."""
    chosen = game_of(game) if isinstance(game, str) else game
    observation = importlib.import_module(chosen.rules.observe.__module__)
    found: list[Piece] = []
    at = 0
    for name, length in observation.PIECES:
        found.append(Piece(name, at, at + length))
        at += length
    return tuple(found)


def meaning_of(game: Game | str, index: int) -> str:
    """Return the name of one number, such as ``"hand[3]"``.

    Raises:
        IndexError: The observation has no such index.
    """
    for piece in pieces_of(game):
        if piece.start <= index < piece.stop:
            return piece.name if piece.length == 1 else f"{piece.name}[{index - piece.start}]"
    raise IndexError(f"the observation has no number {index}")


__all__ = [
    "Piece",
    "meaning_of",
    "pieces_of",
]
