"""A game for tests with a secret draw and with macros; ``registered`` puts it in the registry."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

import cuboteca.games
from cuboteca.games import game
from tests.omen.package import OMEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Game

NAME = OMEN.name


@contextmanager
def registered(**parts: Any) -> Iterator[Game]:
    """Put the game, with other ``parts`` where they are given, in the registry for a while."""
    package: Any = ModuleType(f"cuboteca.games.{NAME}")
    package.GAME = replace(OMEN, **parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cuboteca.games, "GAME_NAMES", (*cuboteca.games.GAME_NAMES, NAME))
        patch.setitem(sys.modules, package.__name__, package)
        game.cache_clear()
        yield game(NAME)
    game.cache_clear()


__all__ = ["NAME", "OMEN", "registered"]
