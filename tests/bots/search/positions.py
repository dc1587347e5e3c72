"""Positions for tests of the search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.bots.search import Search, SearchResult
from cuboteca.bots.search.tree import Simulator, Tree
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.policies import SearchConfig
from tests.core.nim import NIM

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game


def nim(heap: int, seat_count: int = 2, mode: Mode = "interpreted", **options: Any) -> Any:
    """Return the state of Nim in which seat 0 is to take from ``heap`` stones."""
    engine = engine_of(NIM, mode)
    state = engine.start(NIM.options(options, seat_count), seat_count)
    engine.apply(state, 0)
    state.heap = heap
    return state


def found_in(
    state: Any,
    game: Game = NIM,
    seat_count: int = 2,
    *,
    seat: int = 0,
    seed: int = 1,
    clock: Callable[[], float] | None = None,
    **settings: Any,
) -> SearchResult:
    """Return what an interpreted search finds in a state that hides nothing."""
    more: Mapping[str, Any] = {"clock": clock} if clock else {}
    config = SearchConfig(**{"simulations": 200, "nodes": 2_000} | settings)
    return Search(game, config, seat_count, seat, seed=seed, mode="interpreted", **more).run(
        lambda _: state
    )


def grown(
    config: SearchConfig, state: Any, *, simulations: int, mode: Mode = "interpreted"
) -> Tree:
    """Return the tree of a search by seat 0 of two seats of Nim, in one thread."""
    engine = engine_of(NIM, mode)
    tree = Tree(engine, config, 2)
    simulator = Simulator(engine, tree, config, 2, 0, seeded(1))
    simulator.put(state)
    simulator.run_simulations(simulations)
    return tree


def shares(found: SearchResult) -> dict[int, float]:
    """Return the part of the visits that each action got."""
    total = sum(stats.visits for stats in found.actions)
    return {stats.action: stats.visits / total for stats in found.actions}


__all__ = ["found_in", "grown", "nim", "shares"]
