"""The registry: the only list of games.

A package adds games by entry points of the group ``cuboteca.games``: the name is the game's, the
value its ``Game``.  One that cannot be loaded is named in a sentence and stops no other.
"""

from __future__ import annotations

import functools
import importlib
import logging
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError
from cuboteca.core.loading import without_collecting

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from cuboteca.core.game import Game

LOG = logging.getLogger("cuboteca.games")

#: Names of our own games, in the order in which they are shown.
GAME_NAMES = ("cubosaurs", "cube_attack", "sukkube", "ursuppe")

GROUP = "cuboteca.games"


class UnknownGameError(CubotecaError):
    """There is no game of that name."""


class BrokenGameError(CubotecaError):
    """An installed package's game cannot be loaded; says which and why."""


def game_names() -> tuple[str, ...]:
    """Return the names of all games: ours, then those of installed packages by alphabet."""
    return (*GAME_NAMES, *sorted(_outside()))


@functools.cache
def game(name: str) -> Game:
    """Return a game.

    Raises:
        UnknownGameError: Names the games there are.
        BrokenGameError: An installed package promises the game and does not bring it.
    """
    if name in GAME_NAMES:
        with without_collecting():
            module = importlib.import_module(f"cuboteca.games.{name}")
        return module.GAME  # type: ignore[no-any-return]
    entry = _outside().get(name)
    if entry is None:
        raise UnknownGameError(f"no game '{name}'; there are: {', '.join(game_names())}")
    return _loaded(entry)


def all_games() -> tuple[Game, ...]:
    """Return all games that can be loaded; the log ``cuboteca.games`` names the others."""
    return tuple(found for name in game_names() if (found := _game_or_none(name)) is not None)


@functools.cache
def _outside() -> dict[str, EntryPoint]:
    """Return the games of installed packages; a name of ours stays ours."""
    return {
        entry.name: entry
        for entry in entry_points(group=GROUP)
        if entry.name not in GAME_NAMES and entry.name.isidentifier()
    }


def _loaded(entry: EntryPoint) -> Game:
    from cuboteca.core.game import Game  # noqa: PLC0415  # pulls in NumPy; names alone need none

    what = f"game '{entry.name}' ({entry.value})"
    try:
        found = entry.load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BrokenGameError(f"{what} cannot be loaded: {why}") from error
    if not isinstance(found, Game):
        raise BrokenGameError(f"{what} cannot be loaded: it is a {type(found).__name__}, no Game")
    if found.name != entry.name:
        raise BrokenGameError(f"{what} cannot be loaded: it calls itself '{found.name}'")
    return found


def _game_or_none(name: str) -> Game | None:
    try:
        return game(name)
    except BrokenGameError as error:
        _warn_once(str(error))
        return None


@functools.cache
def _warn_once(message: str) -> None:
    LOG.warning("%s", message)


__all__ = [
    "GAME_NAMES",
    "GROUP",
    "BrokenGameError",
    "UnknownGameError",
    "all_games",
    "game",
    "game_names",
]
