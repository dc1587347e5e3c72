"""Several threads in one tree: nothing is lost, nothing is there twice, what is proved is true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.bots.search import Search
from cuboteca.core.engine import engine_of
from cuboteca.core.policies import SearchConfig
from tests.bots.search.positions import found_in, nim
from tests.core.nim import NIM
from tests.omen.package import OMEN

if TYPE_CHECKING:
    from cuboteca.bots.search.kernels import TreeArrays
    from cuboteca.bots.search.search import SearchResult

THREADS = 4


def searched(state: Any, **settings: Any) -> tuple[SearchResult, TreeArrays]:
    """Return what several threads find in a position of Nim, and their tree."""
    config = SearchConfig(**{"nodes": 100_000, "threads": THREADS} | settings)
    search = Search(NIM, config, int(state.seat_count), 0, seed=1, mode="compiled")
    return search.run(lambda _: state), search._tree.arrays


def children(tree: TreeArrays, node: int) -> list[int]:
    """Return the children of a node."""
    found = []
    child = int(tree.nodes["first_child"][node])
    while child >= 0:
        found.append(child)
        child = int(tree.nodes["next_sibling"][child])
    return found


def check(tree: TreeArrays) -> None:
    """Check that a tree is one that a single thread could have grown."""
    size = min(int(tree.size[0]), len(tree.nodes))
    below = [children(tree, node) for node in range(size)]
    nodes, sums = tree.nodes[:size], tree.value_sums[:size]
    visits = nodes["visits"]
    open_ones = ~nodes["solved"]
    assert sorted(child for family in below for child in family) == list(range(1, size))
    assert all(len(set(nodes["key"][family])) == len(family) for family in below)
    assert [len(family) for family in below] == nodes["child_count"].tolist()
    assert all(visits[family].sum() <= visits[node] for node, family in enumerate(below))
    assert (visits[1:] > 0).all()
    assert (sums[open_ones] <= visits[open_ones, np.newaxis] + 1e-6).all()
    assert not tree.nodes["lock"].any()
    assert not tree.nodes["in_flight"].any()


@pytest.mark.compiled
@pytest.mark.parametrize("opponents", ["own", "paranoid", "best_reply"])
def test_nothing_is_lost(opponents: str) -> None:
    found, tree = searched(
        nim(120, 3, mode="compiled"),
        simulations=60_000,
        opponents=opponents,
        prior_visits=3.0,
        heuristic_percent=50,
    )

    assert found.simulations == 60_000
    assert tree.nodes["visits"][0] == 60_000
    check(tree)


@pytest.mark.compiled
def test_memory_is_bounded() -> None:
    found, tree = searched(nim(120, mode="compiled"), simulations=40_000, nodes=501)

    assert (found.nodes, found.simulations) == (501, 40_000)
    check(tree)


@pytest.mark.compiled
def test_outcomes_of_chance_are_added_once() -> None:
    """A draw has places for all its outcomes at once, and all threads draw at the same time."""
    engine = engine_of(NIM, "compiled")
    state = engine.start(NIM.options({}, 2), 2)
    for _ in range(50):
        found, tree = searched(
            state, simulations=2_000, score_weight=0.0, widening_factor=9.0, prior_visits=1.0
        )

        check(tree)
        assert len(children(tree, 0)) == 5
        if found.solved:
            assert tree.value_sums[0, 0] == pytest.approx(5 / 6)


@pytest.mark.compiled
@pytest.mark.parametrize("heap", range(1, 20))
def test_what_is_proved_is_true(heap: int) -> None:
    """Whoever finds a multiple of 4 loses."""
    found, tree = searched(nim(heap, mode="compiled"), simulations=200_000, score_weight=0.0)

    assert found.solved
    assert found.actions[0].values == ((0.0, 1.0) if heap % 4 == 0 else (1.0, 0.0))
    assert not tree.nodes["lock"].any()
    assert not tree.nodes["in_flight"].any()


@pytest.mark.compiled
def test_the_tree_is_kept_for_the_next_decision() -> None:
    engine = engine_of(NIM, "compiled")
    state = nim(60, mode="compiled")
    config = SearchConfig(simulations=5_000, nodes=50_000, threads=THREADS)
    search = Search(NIM, config, 2, 0, seed=1, mode="compiled")
    first = search.run(lambda _: state)
    engine.apply(state, first.action)
    engine.apply(state, 0)
    second = search.run(lambda _: state, reuse=True)

    assert second.kept > 10
    tree = search._tree.arrays
    assert tree.nodes["visits"][0] == second.kept + 5_000
    check(tree)


@pytest.mark.compiled
def test_every_thread_draws_what_is_hidden() -> None:
    engine = engine_of(OMEN, "compiled")
    state = engine.start(OMEN.options({}, 2), 2)
    seat = engine.to_move(state)
    config = SearchConfig(simulations=8_000, nodes=10_000, threads=THREADS)
    search = Search(OMEN, config, 2, seat, seed=1, mode="compiled")

    found = search.run(lambda rng: engine.resample(state, seat, rng))

    tree = search._tree.arrays
    assert found.simulations == tree.nodes["visits"][0] == 8_000
    assert not tree.nodes["lock"].any()
    assert not tree.nodes["in_flight"].any()
    assert np.isfinite(tree.value_sums).all()


def test_interpreted_rules_run_in_one_thread() -> None:
    """So the same seed finds the same, as ever."""
    found = found_in(nim(9), simulations=300, threads=3)

    assert found.action == 0
    assert found.simulations <= 300
    assert found_in(nim(9), simulations=300, threads=3).actions == found.actions
