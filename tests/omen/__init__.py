"""A game for tests with a secret draw and with routines; ``on_shelf`` puts it on the shelf."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

import cuboteca.games
from cuboteca.games import game
from tests.omen.house import OMEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Game

NAME = OMEN.name


@contextmanager
def on_shelf(**parts: Any) -> Iterator[Game]:
    """Put the game, with other ``parts`` where they are given, on the shelf for a while."""
    house: Any = ModuleType(f"cuboteca.games.{NAME}")
    house.GAME = replace(OMEN, **parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cuboteca.games, "SHELF", (*cuboteca.games.SHELF, NAME))
        patch.setitem(sys.modules, house.__name__, house)
        game.cache_clear()
        yield game(NAME)
    game.cache_clear()


__all__ = ["NAME", "OMEN", "on_shelf"]
