"""The first game of the registry with other parts, for as long as a test needs it."""

from __future__ import annotations

import importlib
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.games import game
from tests.table.play_along import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Game


@contextmanager
def altered(**parts: Any) -> Iterator[Game]:
    """Put the game with other ``parts`` in the registry."""
    house = importlib.import_module(f"cuboteca.games.{GAME}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "GAME", replace(house.GAME, **parts))
        game.cache_clear()
        yield game(GAME)
    game.cache_clear()
