"""The shelf: the only list of games."""

from __future__ import annotations

import functools
import importlib
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from cuboteca.core.game import Game

#: Names of the games, in the order in which the shelf shows them.
SHELF = ("cubosaurs", "cube_attack", "sukkube", "ursuppe")


class UnknownGameError(CubotecaError):
    """No game of that name stands on the shelf."""


@functools.cache
def game(name: str) -> Game:
    """Return a game of the shelf.

    Raises:
        UnknownGameError: Names the games there are.
    """
    if name not in SHELF:
        raise UnknownGameError(f"no game '{name}' on the shelf; there are: {', '.join(SHELF)}")
    house = importlib.import_module(f"cuboteca.games.{name}")
    return house.GAME  # type: ignore[no-any-return]


def shelf() -> tuple[Game, ...]:
    """Return all games, in the order of the shelf."""
    return tuple(game(name) for name in SHELF)
