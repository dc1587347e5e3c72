"""States that are reached in several ways: they are searched once, and nothing else changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.bots.search import Search
from cuboteca.bots.search.kernels import NOWHERE
from cuboteca.core.engine import engine_of
from cuboteca.core.policies import SearchConfig
from tests.bots.search.positions import found_in, grown, nim
from tests.core.nim import NIM
from tests.core.test_digests import digest_in
from tests.omen.package import OMEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.bots.search.kernels import TreeArrays
    from cuboteca.core.engine import Mode
    from cuboteca.core.policies import Opponents

CONFIG = SearchConfig(simulations=3_000, nodes=9_000, transpositions=True, heuristic_percent=30)


def reached(tree: TreeArrays, state: Any, mode: Mode) -> Iterator[tuple[int, bytes, int]]:
    """Yield each child, its state and its original, if it has one; originals' children once."""
    engine = engine_of(NIM, mode)
    below, seen = [(0, state)], {0}
    while below:
        parent, before = below.pop()
        child = int(tree.nodes["first_child"][parent])
        while child != NOWHERE:
            after = engine.copy(before)
            engine.apply(after, int(tree.nodes["key"][child]))
            original = int(tree.nodes["original"][child])
            yield child, engine.snapshot(after), original
            grows = child if original == NOWHERE else original
            if grows not in seen:
                seen.add(grows)
                below.append((grows, after))
            child = int(tree.nodes["next_sibling"][child])


def check(tree: TreeArrays, state: Any, mode: Mode) -> int:
    """Check that each state has one node that grows; return how many others refer to it."""
    engine = engine_of(NIM, mode)
    nodes = list(reached(tree, state, mode))
    grows = {(node if original == NOWHERE else original): state for node, state, original in nodes}
    grows[0] = engine.snapshot(state)
    referring = [one for one in nodes if one[2] != NOWHERE]
    known = [int(node) for node in tree.places if node != NOWHERE]

    assert len(set(grows.values())) == len(grows)
    assert all(grows[original] == state for _, state, original in referring)
    assert all(tree.nodes["first_child"][node] == NOWHERE for node, _, _ in referring)
    assert set(grows) - {0} <= set(known) <= set(grows)
    assert len(set(known)) == len(known)
    assert all(
        tuple(tree.digests[node].tolist()) == digest_in(engine, engine.restore(grows[node]))
        for node in known
    )
    assert not tree.lock.any()
    assert not tree.nodes["lock"].any()
    assert not tree.nodes["in_flight"].any()
    return len(referring)


def test_a_state_has_one_node_that_grows() -> None:
    state = nim(60)
    tree = grown(CONFIG, state, simulations=1_000)
    visits = tree.arrays.nodes["visits"]

    assert visits[0] == 1_000
    assert check(tree.arrays, state, "interpreted") > 100
    assert all(
        visits[node] <= visits[original]
        for node, _, original in reached(tree.arrays, state, "interpreted")
        if original != NOWHERE
    )


@pytest.mark.parametrize("heap", range(5, 14))
def test_what_is_proved_is_true(heap: int) -> None:
    """Whoever finds a multiple of 4 loses."""
    settings: dict[str, Any] = {"simulations": 30_000, "nodes": 60_000, "score_weight": 0.0}
    found = found_in(nim(heap), transpositions=True, **settings)

    assert found.solved
    assert found.actions[0].values == ((0.0, 1.0) if heap % 4 == 0 else (1.0, 0.0))


def test_a_loss_is_proved_with_fewer_simulations() -> None:
    settings: dict[str, Any] = {"simulations": 30_000, "nodes": 60_000}
    counts = [
        found_in(nim(16), transpositions=one, **settings).simulations for one in (True, False)
    ]

    assert 3 * counts[0] < counts[1] < 30_000  # all of which would mean that it was not proved


def test_a_draw_is_worth_the_mean_of_its_outcomes() -> None:
    """Whoever begins wins Nim unless a heap of 8 is drawn: 5 of 6 by weight."""
    state = engine_of(NIM, "interpreted").start(NIM.options({}, 2), 2)
    config = SearchConfig(nodes=20_000, score_weight=0.0, transpositions=True)
    tree = grown(config, state, simulations=20_000)

    assert tree.solved is not None
    assert tree.solved[0] == pytest.approx(5 / 6)


def test_where_something_is_hidden_each_way_counts_for_itself() -> None:
    engine = engine_of(OMEN, "interpreted")
    state = engine.start(OMEN.options({}, 2), 2)
    seat = engine.to_move(state)
    config = SearchConfig(simulations=200, nodes=1_000, transpositions=True)
    search = Search(OMEN, config, 2, seat, seed=1, mode="interpreted")
    search.run(lambda rng: engine.resample(state, seat, rng))

    tree = search._tree.arrays
    assert (tree.nodes["original"][: int(tree.size[0])] == NOWHERE).all()
    assert len(tree.places) == 0


@pytest.mark.compiled
def test_compiled_and_interpreted_searches_are_the_same() -> None:
    config = replace(CONFIG, simulations=400, prior_visits=1.0)
    one = Search(NIM, config, 2, 0, seed=3, mode="interpreted").run(lambda _: nim(21))
    other = Search(NIM, config, 2, 0, seed=3, mode="compiled").run(
        lambda _: nim(21, mode="compiled")
    )

    assert one.actions == other.actions
    assert one.nodes == other.nodes


@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 4])
def test_what_was_found_is_kept_for_the_next_decision(threads: int) -> None:
    engine = engine_of(NIM, "compiled")
    state = nim(60, mode="compiled")
    config = SearchConfig(simulations=9_000, nodes=60_000, threads=threads, transpositions=True)
    search = Search(NIM, config, 2, 0, seed=1, mode="compiled")
    search.run(lambda _: nim(100, mode="compiled"))  # of which nothing must be left
    first = search.run(lambda _: state, reuse=True)
    assert first.kept == 0
    assert check(search._tree.arrays, state, "compiled") > 1_000

    engine.apply(state, first.action)
    engine.apply(state, 0)
    second = search.run(lambda _: state, reuse=True)

    assert second.kept > 100
    assert search._tree.visits == second.kept + second.simulations
    assert check(search._tree.arrays, state, "compiled") > 1_000


@pytest.mark.parametrize("opponents", ["own", "paranoid", "best_reply"])
def test_whatever_the_others_are_assumed_to_want(opponents: Opponents) -> None:
    state = nim(40, 3)
    config = replace(CONFIG, simulations=1_000, opponents=opponents)
    search = Search(NIM, config, 3, 0, seed=1, mode="interpreted")
    search.run(lambda _: state)

    assert check(search._tree.arrays, state, "interpreted") > 50


def test_an_action_is_worth_what_its_state_is() -> None:
    """It was taken as often as before, whatever other ways have found out since."""
    tree = grown(CONFIG, nim(90), simulations=300)
    before = {action: (visits, values) for action, visits, _, values in tree.actions()}
    nodes = tree.arrays.nodes
    newest = int(nodes["first_child"][0])
    below = [newest, int(nodes["next_sibling"][newest])]
    by_action = {int(nodes["key"][node]): node for node in below}
    one, other = by_action
    nodes["original"][by_action[other]] = by_action[one]
    after = {action: (visits, values) for action, visits, _, values in tree.actions()}

    assert before[one][1] != before[other][1]
    assert after[one] == before[one]
    assert after[other] == (before[other][0], before[one][1])
