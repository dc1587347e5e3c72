"""The tables that the environments are held to: the fewest and the most seats, some options."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from cuboteca.games import all_games, game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.game import Game, OptionValue
    from cuboteca.envs.modules import EnvModule


@dataclass(frozen=True)
class EnvTable:
    """A game of the registry with seats and options."""

    name: str
    seats: int
    given: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def module(self) -> EnvModule:
        return importlib.import_module(f"cuboteca.envs.{self.name}_v1")  # type: ignore[return-value]

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.given)

    def of(self, kind: str, **settings: Any) -> Callable[..., Any]:
        """Return what makes an environment of a kind: ``env``, ``raw_env``, ``parallel_env``."""
        return partial(getattr(self.module, kind), self.seats, **self.options, **settings)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{n}={v}" for n, v in self.given)])


def _tables() -> Iterator[EnvTable]:
    for one in all_games():
        meta = one.meta
        flipped = tuple(
            (option.name, not option.default_for(meta.max_seats))
            for option in meta.options
            if option.kind == "bool"
        )
        lowest = tuple((option.name, option.low) for option in meta.options if option.kind == "int")
        yield EnvTable(one.name, meta.min_seats)
        yield EnvTable(one.name, meta.max_seats, flipped)
        yield EnvTable(one.name, min(max(meta.min_seats, 2) + 1, meta.max_seats), lowest)


TABLES = tuple(dict.fromkeys(_tables()))

#: Tables whose plays outlast a few cycles: a manche of Sukkube alone may be over after three.
LASTING = tuple(
    table
    for table in TABLES
    if not any(table.game.meta.option(name).kind == "int" for name, _ in table.given)
)
