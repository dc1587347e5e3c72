"""The registry: the only list of games."""

from __future__ import annotations

import functools
import importlib
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from cuboteca.core.game import Game

#: Names of the games, in the order in which the registry shows them.
GAME_NAMES = ("cubosaurs", "cube_attack", "sukkube", "ursuppe")


class UnknownGameError(CubotecaError):
    """No game of that name stands in the registry."""


@functools.cache
def game(name: str) -> Game:
    """Return a game of the registry.

    Raises:
        UnknownGameError: Names the games there are.
    """
    if name not in GAME_NAMES:
        raise UnknownGameError(
            f"no game '{name}' in the registry; there are: {', '.join(GAME_NAMES)}"
        )
    package = importlib.import_module(f"cuboteca.games.{name}")
    return package.GAME  # type: ignore[no-any-return]


def all_games() -> tuple[Game, ...]:
    """Return all games, in the order of the registry."""
    return tuple(game(name) for name in GAME_NAMES)
