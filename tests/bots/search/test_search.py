"""The search: what it finds, what it proves, that it keeps to its budget."""

from __future__ import annotations

import functools
from itertools import count
from typing import Any

import pytest

from cuboteca.bots.search import Line, Search
from cuboteca.bots.search.search import ranked
from cuboteca.bots.search.tree import Tree, bytes_of
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.thinking import Thinking
from tests.bots.search.positions import found_in, nim, shares
from tests.conformance.plays import FEW_TABLES, Table, decisions
from tests.core.nim import NIM
from tests.omen.package import OMEN

TABLES = pytest.mark.parametrize("table", FEW_TABLES, ids=str)

# what it finds; two seats take 1 to 3 stones, who leaves a multiple of 4 wins


@pytest.mark.parametrize(("heap", "action"), [(5, 0), (6, 1), (7, 2), (9, 0), (11, 2)])
@pytest.mark.parametrize("opponents", ["own", "paranoid", "best_reply"])
def test_it_finds_the_winning_action(heap: int, action: int, opponents: str) -> None:
    assert found_in(nim(heap), opponents=opponents).action == action


@pytest.mark.parametrize("heap", [2, 3, 5])
def test_it_proves_a_win(heap: int) -> None:
    found = found_in(nim(heap), simulations=5_000)

    assert found.solved
    assert found.simulations < 5_000
    assert found.lines[0].values[0] > 0.9


def test_it_proves_a_loss_from_all_that_can_follow() -> None:
    found = found_in(nim(4), simulations=5_000)

    assert found.solved
    assert all(line.solved and line.values[0] < 0.1 for line in found.lines)


def test_a_sure_win_is_taken_at_once() -> None:
    assert found_in(nim(3), simulations=3).action == 2


def _given(state: Any, _rng: Any) -> Any:
    return state


def test_a_state_is_valued_whoever_is_to_move_in_it() -> None:
    """Of 4 stones the seat to move loses, of 5 it wins; what is over is worth what it is."""
    engine = engine_of(NIM, "interpreted")
    left = {}
    for heap, taken in ((5, 0), (6, 0), (3, 2)):
        state = nim(heap)
        engine.apply(state, taken)
        search = Search(NIM, Thinking(simulations=400), 2, 0, seed=1, mode="interpreted")
        left[heap - taken - 1] = search.worth(functools.partial(_given, state))

    assert left[4][0] - left[4][1] > 0.6
    assert left[5][1] - left[5][0] > 0.2
    assert left[0][0] > 0.9


@pytest.mark.parametrize("opponents", ["own", "paranoid", "best_reply"])
def test_three_seats_have_a_value_each(opponents: str) -> None:
    found = found_in(nim(2, 3), seats=3, opponents=opponents, simulations=2_000)

    assert found.action == 1
    assert len(found.lines[0].values) == 3
    assert found.lines[0].values[0] > max(found.lines[0].values[1:])


def test_who_wants_the_searcher_to_lose_is_feared() -> None:
    """With 3 stones and three seats of 1 or 2, only the next seat's own interest decides."""
    feared = found_in(nim(3, 3), seats=3, opponents="paranoid", simulations=2_000)
    own = found_in(nim(3, 3), seats=3, opponents="own", simulations=2_000)

    assert feared.solved and own.solved  # noqa: PT018  # the same of both
    assert feared.lines[0].values[0] <= own.lines[0].values[0]


def test_the_rule_of_thumb_is_tried_first() -> None:
    assert found_in(nim(11), simulations=1, trust=3.0).lines[0].action == 2


def test_a_draw_is_worth_the_mean_of_its_outcomes() -> None:
    """Whoever begins wins Nim unless a heap of 8 is drawn: 5 of 6 by weight."""
    state = engine_of(NIM, "interpreted").start(NIM.options({}, 2), 2)
    tree = Tree(engine_of(NIM, "interpreted"), Thinking(nodes=20_000, margin=0.0), 2, 0, seeded(1))
    tree.put(state)
    tree.grow(20_000)

    assert tree.solved is not None
    assert tree.solved[0] == pytest.approx(5 / 6)


def test_few_places_for_outcomes_still_give_the_mean() -> None:
    state = engine_of(NIM, "interpreted").start(NIM.options({}, 2), 2)
    how = Thinking(nodes=3_000, margin=0.0, width=1.0, power=0.0, exploration=0.5)
    tree = Tree(engine_of(NIM, "interpreted"), how, 2, 0, seeded(1))
    tree.put(state)
    tree.grow(1_500)

    assert len(tree.actions()) == 1
    assert tree.solved is None


def test_a_horizon_values_the_standing() -> None:
    state = nim(9, fair=True)
    state.taken[0] = 5
    found = found_in(state, simulations=50, horizon=1)

    assert {line.action for line in found.lines} == {0, 1, 2}


# budgets


@pytest.mark.parametrize("simulations", [1, 7, 100])
def test_it_runs_as_many_simulations_as_it_may(simulations: int) -> None:
    found = found_in(nim(60), simulations=simulations)

    assert found.simulations == simulations
    assert sum(line.visits for line in found.lines) == simulations


def test_it_looks_at_the_clock_every_few_simulations() -> None:
    """A clock that a reading moves on by 10 ms stops a second after a hundred readings."""
    looked = count()
    found = found_in(nim(120), simulations=10**9, seconds=1.0, clock=lambda: next(looked) * 0.01)

    assert next(looked) <= 104
    assert 100 <= found.simulations < 5_000


def test_a_slow_game_makes_it_look_more_often() -> None:
    """Where a simulation takes 30 ms the limit is passed by one of them at most."""
    now = [0.0]
    search = Search(
        NIM,
        Thinking(simulations=10**9, seconds=1.0, nodes=100),
        2,
        0,
        seed=1,
        mode="interpreted",
        clock=lambda: now[0],
    )
    (tree,) = search._trees
    grow = tree.grow

    def slow(simulations: int) -> int:
        now[0] += 0.03 * simulations
        return grow(simulations)

    tree.grow = slow  # type: ignore[method-assign]
    search.run(lambda _: nim(120))

    assert 1.0 <= now[0] <= 1.031


def test_memory_is_bounded_and_the_search_goes_on() -> None:
    found = found_in(nim(60), simulations=100, nodes=50)

    assert found.places == 50
    assert found.simulations == 100


def test_memory_is_stated() -> None:
    assert bytes_of(Thinking(nodes=1_000, threads=2), 4) == 2 * 1_000 * 8 * 14


def test_the_same_seed_searches_the_same() -> None:
    assert found_in(nim(21)).lines == found_in(nim(21)).lines
    assert found_in(nim(21), seed=2).lines != found_in(nim(21)).lines


def test_several_threads_add_their_trees_up() -> None:
    found = found_in(nim(9), simulations=300, threads=3)

    assert found.action == 0
    assert sum(line.visits for line in found.lines) <= 300
    assert found_in(nim(9), simulations=300, threads=3).lines == found.lines


# every game


@TABLES
def test_every_game_can_be_searched(table: Table) -> None:
    for moment in decisions(table, 2):
        found = found_in(
            moment.state(),
            table.game,
            table.seats,
            seat=moment.mover,
            simulations=8,
            horizon=2,
            trust=1.0,
            thumb=50,
        )

        assert {line.action for line in found.lines} <= set(moment.legal)
        assert all(0 <= value <= 1 for line in found.lines for value in line.values)


def test_what_is_hidden_is_drawn_anew() -> None:
    engine = engine_of(OMEN, "interpreted")
    state = engine.start(OMEN.options({}, 2), 2)
    engine.apply(state, 0)  # seat 0 looks
    engine.apply(state, 3)  # and sees the best card
    drawn = []

    def sample(rng: Any) -> Any:
        drawn.append(OMEN.resample(state, 1, rng))
        return engine.copy(drawn[-1])

    how = Thinking(simulations=96, nodes=5_000, draws=8)
    found = Search(OMEN, how, 2, 1, seed=1, mode="interpreted").run(sample)

    assert len(drawn) == 96 // 8
    assert len({int(one.omen) for one in drawn}) > 1
    assert not found.solved
    assert set(shares(found)) == set(engine.legal_actions(state))


# the order of actions


def line(action: int, visits: int, value: float, *, solved: bool = False) -> Line:
    return Line(action, visits, solved, (value, 1 - value))


def test_the_most_visited_action_is_best() -> None:
    assert [one.action for one in ranked([line(0, 5, 0.9), line(1, 9, 0.6)], 0)] == [1, 0]


def test_a_solved_action_is_ranked_by_what_it_is_worth() -> None:
    lines = [line(0, 90, 0.5), line(1, 9, 0.4, solved=True), line(2, 1, 0.7, solved=True)]

    assert [one.action for one in ranked(lines, 0)] == [2, 0, 1]
    assert [one.action for one in ranked(lines, 1)] == [1, 0, 2]


# compiled


@pytest.mark.compiled
def test_compiled_and_interpreted_searches_are_the_same() -> None:
    how = Thinking(simulations=300, nodes=500, trust=1.0, thumb=30)
    one = Search(NIM, how, 2, 0, seed=3, mode="interpreted").run(lambda _: nim(21))
    other = Search(NIM, how, 2, 0, seed=3, mode="compiled").run(lambda _: nim(21, mode="compiled"))

    assert one.lines == other.lines


@pytest.mark.compiled
def test_what_was_found_is_kept_for_the_next_decision() -> None:
    engine = engine_of(NIM, "compiled")
    state = nim(11, mode="compiled")
    search = Search(NIM, Thinking(simulations=500, nodes=5_000), 2, 0, seed=1, mode="compiled")
    first = search.run(lambda _: state)
    engine.apply(state, first.action)
    engine.apply(state, 0)
    second = search.run(lambda _: state, reuse=True)

    assert first.kept == 0
    assert second.kept > 10
    assert second.lines[0].action == 2
    assert search.run(lambda _: nim(120, mode="compiled"), reuse=True).kept == 0
