"""Compiling a search ahead of its first use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.bots.search.search import Search
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.policies import SearchConfig

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game

_SMALL = SearchConfig(simulations=8, nodes=64, exact_states=1)


def make_ready(game: Game, mode: Mode | None = None) -> None:
    """Run a small search, so that all that searches need is compiled or loaded."""
    seat_count = game.meta.min_seats
    play = Play(game, game.options({}, seat_count), seat_count, engine_of(game, mode))
    play.draw_all(sampler_of(seeded(1)))
    search = Search(game, _SMALL, seat_count, play.to_move, seed=1, mode=mode)
    for _ in range(2):
        search.run(lambda _: play.state, reuse=True)


__all__ = [
    "make_ready",
]
