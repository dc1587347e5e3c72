"""The search: what it finds, what it proves, that it keeps to its budget."""

from __future__ import annotations

import functools
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from cuboteca.bots.search import ActionStats, Search
from cuboteca.bots.search.search import ranked
from cuboteca.bots.search.tree import bytes_of
from cuboteca.core.engine import engine_of
from cuboteca.core.policies import SearchConfig
from cuboteca.games import game
from tests.bots.search.positions import found_in, grown, nim, shares
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
    assert found.actions[0].values[0] > 0.9


def test_it_proves_a_loss_from_all_that_can_follow() -> None:
    found = found_in(nim(4), simulations=5_000)

    assert found.solved
    assert all(stats.solved and stats.values[0] < 0.1 for stats in found.actions)


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
        search = Search(NIM, SearchConfig(simulations=400), 2, 0, seed=1, mode="interpreted")
        left[heap - taken - 1] = search.value(functools.partial(_given, state))

    assert left[4][0] - left[4][1] > 0.6
    assert left[5][1] - left[5][0] > 0.2
    assert left[0][0] > 0.9


@pytest.mark.parametrize("opponents", ["own", "paranoid", "best_reply"])
def test_three_seats_have_a_value_each(opponents: str) -> None:
    found = found_in(nim(2, 3), seat_count=3, opponents=opponents, simulations=2_000)

    assert found.action == 1
    assert len(found.actions[0].values) == 3
    assert found.actions[0].values[0] > max(found.actions[0].values[1:])


def test_who_wants_the_searcher_to_lose_is_feared() -> None:
    """With 3 stones and three seats of 1 or 2, only the next seat's own interest decides."""
    feared = found_in(nim(3, 3), seat_count=3, opponents="paranoid", simulations=2_000)
    own = found_in(nim(3, 3), seat_count=3, opponents="own", simulations=2_000)

    assert feared.solved and own.solved  # noqa: PT018  # the same of both
    assert feared.actions[0].values[0] <= own.actions[0].values[0]


def test_the_heuristic_policy_is_tried_first() -> None:
    assert found_in(nim(11), simulations=1, prior_visits=3.0).actions[0].action == 2


def test_a_draw_is_worth_the_mean_of_its_outcomes() -> None:
    """Whoever begins wins Nim unless a heap of 8 is drawn: 5 of 6 by weight."""
    state = engine_of(NIM, "interpreted").start(NIM.options({}, 2), 2)
    tree = grown(SearchConfig(nodes=20_000, score_weight=0.0), state, simulations=20_000)

    assert tree.solved is not None
    assert tree.solved[0] == pytest.approx(5 / 6)


def test_few_places_for_outcomes_still_give_the_mean() -> None:
    state = engine_of(NIM, "interpreted").start(NIM.options({}, 2), 2)
    config = SearchConfig(
        nodes=3_000, score_weight=0.0, widening_factor=1.0, widening_exponent=0.0, exploration=0.5
    )
    tree = grown(config, state, simulations=1_500)

    assert len(tree.actions()) == 1
    assert tree.solved is None


def test_a_rollout_depth_evaluates_the_state() -> None:
    state = nim(9, fair=True)
    state.taken[0] = 5
    found = found_in(state, simulations=50, rollout_depth=1)

    assert {stats.action for stats in found.actions} == {0, 1, 2}


# budgets


@pytest.mark.parametrize("simulations", [1, 7, 100])
def test_it_runs_as_many_simulations_as_it_may(simulations: int) -> None:
    found = found_in(nim(60), simulations=simulations)

    assert found.simulations == simulations
    assert sum(stats.visits for stats in found.actions) == simulations


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
        SearchConfig(simulations=10**9, seconds=1.0, nodes=100),
        2,
        0,
        seed=1,
        mode="interpreted",
        clock=lambda: now[0],
    )
    (simulator,) = search._simulators
    grow = simulator.run_simulations

    def slow(simulations: int) -> int:
        now[0] += 0.03 * simulations
        return grow(simulations)

    simulator.run_simulations = slow  # type: ignore[method-assign]
    search.run(lambda _: nim(120))

    assert 1.0 <= now[0] <= 1.031


def test_memory_is_bounded_and_the_search_goes_on() -> None:
    found = found_in(nim(60), simulations=100, nodes=50)

    assert found.nodes == 50
    assert found.simulations == 100


def test_memory_is_stated() -> None:
    config = SearchConfig(nodes=1_000, threads=2)

    assert bytes_of(config, 4) == 1_000 * (64 + 4 * 8)
    assert bytes_of(replace(config, transpositions=True), 4) == 1_000 * (64 + 48) + 2_048 * 4


def test_the_same_seed_searches_the_same() -> None:
    assert found_in(nim(21)).actions == found_in(nim(21)).actions
    assert found_in(nim(21), seed=2).actions != found_in(nim(21)).actions


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
            rollout_depth=2,
            prior_visits=1.0,
            heuristic_percent=50,
        )

        assert {stats.action for stats in found.actions} <= set(moment.legal)
        assert all(0 <= value <= 1 for stats in found.actions for value in stats.values)


def test_what_is_hidden_is_drawn_anew() -> None:
    engine = engine_of(OMEN, "interpreted")
    state = engine.start(OMEN.options({}, 2), 2)
    engine.apply(state, 0)  # seat 0 looks
    engine.apply(state, 3)  # and sees the best card
    drawn = []

    def sample(rng: Any) -> Any:
        drawn.append(OMEN.resample(state, 1, rng))
        return engine.copy(drawn[-1])

    config = SearchConfig(simulations=96, nodes=5_000, simulations_per_determinization=8)
    found = Search(OMEN, config, 2, 1, seed=1, mode="interpreted").run(sample)

    assert len(drawn) == 96 // 8
    assert len({int(one.omen) for one in drawn}) > 1
    assert not found.solved
    assert set(shares(found)) == set(engine.legal_actions(state))


#: Fourth of four seats, whose move may cost the next one amoebas: what that seat knows of the next
#: card decides whether it defends itself or a die is rolled.
BEFORE_A_DEFENCE = (
    "seats=4 options=extra-genes reveal=3 round=6 phase=1 stage=direction decider=P turn=4 "
    "active=P number=7 dice=9,4,9,6 tied=2,3,0,1 card=E10 next=S13 known=V "
    "unseen=W6,W9,S10,S13,-14 markers=B21V19G17P24 order=PBVG bp=B1V2G2P1 "
    "face_down=Doris-and-Frank,Hard-Crust,More-than-a-Mouthful,Social,Camouflage-1,Suction-1,PhD,"
    "Camouflage-2,Suction-2 traveller=P7 purpose=move step=1 die=2 die2=6 heading=e clinger=28 "
    "placing=division amoebas=B2@e2,B3@a4,B4@b1*1,B5@b2*2,B6@b4,B7@a2*2,V1@d5*2,V3@d5*1,V5@e3*2,"
    "V6@e2,V7@e2*2,G1@c5*1,G2@e2*1,G5@b5*1,G7@c5,P2@b4,P3@e2*1,P5@b1*1,P6@e2*1,P7@e4 "
    "food=b1:B1G1P7,a2:B4V2,b2:B4P4,c2:P6,d2:B1V1G2P5,e2:V3G7P4,a3:B4P2,b3:B4V2,d3:B4V2,e3:G6,"
    "a4:B3V1G1,b4:B3V1P3,c4:B1V7G4P1,d4:B7V10G1P1,e4:B4V3P5,a5:B5V2G5P2,b5:B3V1G1,c5:B3V1G6P1,"
    "d5:P6 B=Speed,Substitution V=Intelligence,Migration-Sensing,Highly-Adaptable G=Spores,Alarm "
    "P=Intelligence,Movement-1,Speed"
)


@pytest.mark.parametrize("seed", [2, 6])
def test_what_is_hidden_may_decide_whether_one_draws_or_chooses(seed: int) -> None:
    """A node then has actions and digests as keys, and a digest is no index of a mask."""
    ursuppe = game("ursuppe")
    engine, state = (
        engine_of(ursuppe, "interpreted"),
        ursuppe.notation.parse_state(BEFORE_A_DEFENCE),
    )
    config = SearchConfig(
        simulations=20,
        nodes=21,
        opponents="own",
        heuristic_percent=100,
        rollout_depth=100,
        score_weight=0.1,
        score_scale=10.0,
        prior_visits=5.0,
        first_play_urgency=1e9,
        widening_factor=2.0,
    )
    search = Search(ursuppe, config, 4, 3, seed=seed, mode="interpreted")

    found = search.run(lambda rng: engine.resample(state, 3, rng))

    assert sum(one.visits for one in found.actions) == 20
    assert {one.action for one in found.actions} <= set(engine.legal_actions(state))


# the order of actions


def stats(action: int, visits: int, value: float, *, solved: bool = False) -> ActionStats:
    return ActionStats(action, visits, solved, (value, 1 - value))


def test_the_most_visited_action_is_best_where_little_is_known() -> None:
    assert [one.action for one in ranked([stats(0, 5, 0.62), stats(1, 9, 0.6)], 0)] == [1, 0]


def test_an_action_that_is_clearly_better_needs_not_be_the_most_visited() -> None:
    assert [one.action for one in ranked([stats(0, 83, 0.53), stats(1, 79, 0.92)], 0)] == [1, 0]


def test_an_action_that_was_hardly_tried_is_not_best() -> None:
    assert [one.action for one in ranked([stats(0, 900, 0.5), stats(1, 99, 1.0)], 0)] == [0, 1]


def test_a_solved_action_is_ranked_by_what_it_is_worth() -> None:
    actions = [stats(0, 90, 0.5), stats(1, 9, 0.4, solved=True), stats(2, 1, 0.7, solved=True)]

    assert [one.action for one in ranked(actions, 0)] == [2, 0, 1]
    assert [one.action for one in ranked(actions, 1)] == [1, 0, 2]


# compiled


@pytest.mark.compiled
def test_compiled_and_interpreted_searches_are_the_same() -> None:
    config = SearchConfig(simulations=300, nodes=500, prior_visits=1.0, heuristic_percent=30)
    one = Search(NIM, config, 2, 0, seed=3, mode="interpreted").run(lambda _: nim(21))
    other = Search(NIM, config, 2, 0, seed=3, mode="compiled").run(
        lambda _: nim(21, mode="compiled")
    )

    assert one.actions == other.actions


@pytest.mark.compiled
def test_what_was_found_is_kept_for_the_next_decision() -> None:
    engine = engine_of(NIM, "compiled")
    state = nim(11, mode="compiled")
    search = Search(NIM, SearchConfig(simulations=500, nodes=5_000), 2, 0, seed=1, mode="compiled")
    first = search.run(lambda _: state)
    engine.apply(state, first.action)
    engine.apply(state, 0)
    second = search.run(lambda _: state, reuse=True)

    assert first.kept == 0
    assert second.kept > 10
    assert second.actions[0].action == 2
    assert search.run(lambda _: nim(120, mode="compiled"), reuse=True).kept == 0


@pytest.mark.compiled
def test_a_position_that_can_be_solved_is_not_searched() -> None:
    config = SearchConfig(simulations=200, exact_states=100)
    search = Search(NIM, config, 2, 0, seed=1, mode="compiled")
    found = search.run(lambda _: nim(11, mode="compiled"))
    lost = search.run(lambda _: nim(12, mode="compiled"))

    assert (found.action, found.solved, found.simulations) == (2, True, 0)
    assert 10 < found.exact_states <= 100
    assert [one.action for one in found.actions] == [2, 0, 1]
    assert [one.values for one in found.actions] == [(1.0, 0.0), (0.0, 1.0), (0.0, 1.0)]
    assert all(one.solved for one in found.actions)
    assert not any(one.values[0] for one in lost.actions)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "limits", [{"exact_states": 10}, {"exact_states": 5_000, "exact_seconds": 1.0}]
)
def test_one_that_cannot_be_solved_in_time_is_searched(limits: dict[str, Any]) -> None:
    """A clock that jumps ahead by a second leaves no time to solve it."""
    times = count()
    search = Search(
        NIM,
        SearchConfig(simulations=200, **limits),
        2,
        0,
        seed=1,
        mode="compiled",
        clock=lambda: float(next(times)),
    )
    found = search.run(lambda _: nim(120 if "exact_seconds" in limits else 11, mode="compiled"))

    assert found.exact_states == 0
    assert found.simulations > 0
