"""The solver is right: it equals a brute force over the rules, and plays its line as it says."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.bots.bot import context_of
from cuboteca.bots.levels import LEVELS, levels_of, make_bot
from cuboteca.core.chance import draw_below, seeded
from cuboteca.games.sukkube.components import KIND_CODES
from cuboteca.games.sukkube.solver import (
    NOBODY,
    UNKNOWN,
    MancheSolver,
    Search,
    legal_kinds,
    preferences_of,
)
from tests.games.sukkube.table import GAME, after, engine, set_up, table


def first_decision(seat_count: int, seed: int) -> Any:
    """Return a state with a manche dealt and a person to move."""
    play = set_up(seat_count=seat_count)
    rng = seeded(seed)
    play.draw_all(lambda _seq, total: int(draw_below(rng, total)))
    return play.state


def later(state: Any, cards: int, seed: int) -> Any:
    """Return the state after some random cards of the same manche."""
    rng = seeded(seed)
    for _ in range(cards):
        kinds = legal_kinds(state)
        child = after(state, KIND_CODES[kinds[draw_below(rng, len(kinds))]])
        if child.finished > state.finished:
            return state
        state = child
    return state


def brute_force(state: Any) -> int:
    """Return who scores, by trying everything and remembering nothing."""
    seat = int(state.mover)
    preferences = preferences_of(state)[seat]
    return max((result(state, kind) for kind in legal_kinds(state)), key=lambda o: preferences[o])


def result(state: Any, kind: int) -> int:
    child = after(state, KIND_CODES[kind])
    if child.finished == state.finished:
        return brute_force(child)
    scorer = int(child.seat_of[child.dominator])
    return scorer if scorer < child.seat_count else NOBODY


CASES = [(seats, seed) for seats in (1, 2, 3, 4, 6) for seed in range(4)]


@pytest.mark.parametrize(("seat_count", "seed"), CASES)
def test_the_solver_equals_brute_force(seat_count: int, seed: int) -> None:
    state = later(first_decision(seat_count, seed), 0 if seat_count < 3 else 8 + seat_count, seed)
    advice = MancheSolver().solve(state, int(state.mover))
    expected = {
        kind: tuple(1.0 if seat == result(state, kind) else 0.0 for seat in range(seat_count))
        for kind in legal_kinds(state)
    }

    assert advice.exact
    assert advice.values == expected


@pytest.mark.parametrize(("seat_count", "seed"), [(1, 7), (2, 8), (3, 9)])
def test_the_line_ends_as_promised(seat_count: int, seed: int) -> None:
    state = first_decision(seat_count, seed)
    advice = MancheSolver().solve(state, int(state.mover))
    end = after(state, *(KIND_CODES[kind] for kind in advice.line))

    assert advice.line[0] == advice.action
    assert end.finished == state.finished + 1
    assert [float(points) for points in list(end.points)[:seat_count]] == list(
        advice.values[advice.action]
    )


def test_a_seat_takes_its_point() -> None:
    advice = MancheSolver().solve(table("last=Yu seat0=Yf"), 0)

    assert (advice.action, advice.exact, advice.values) == (14, True, {14: (1.0, 0.0)})
    assert advice.line == (14,)


def test_nobody_is_better_than_a_rival() -> None:
    """Down would give the tamer, seat 1, the point; flip gives it to an automaton."""
    state = table("seats=2 seat0=Rd seat1=Bu,Bd")
    preferences = preferences_of(state)

    assert preferences[0, 0] > preferences[0, NOBODY] > preferences[0, 1]


def test_among_rivals_one_with_fewer_points_is_better() -> None:
    preferences = preferences_of(table("seats=4 points=0,3,1,3"))

    assert (
        preferences[0, 0]
        > preferences[0, NOBODY]
        > preferences[0, 2]
        > preferences[0, 1]
        > preferences[0, 3]
    )


def test_equal_cards_are_chosen_by_their_number() -> None:
    state = table("seats=1 seat0=Rf,Bf")
    advice = MancheSolver().solve(state, 0)

    assert len(set(advice.values.values())) == 1
    assert advice.action == 4


@pytest.mark.parametrize("seed", range(3))
def test_of_equal_cards_the_one_that_the_next_may_answer_wrongly(seed: int) -> None:
    state = later(first_decision(3, seed), 6, seed)
    seat = int(state.mover)
    advice = MancheSolver().solve(state, seat)
    preferences = preferences_of(state)[seat]
    best = max(preferences[result(state, kind)] for kind in legal_kinds(state))

    def if_the_next_errs(kind: int) -> float:
        child = after(state, KIND_CODES[kind])
        if child.finished > state.finished or int(child.mover) == seat:
            return float(preferences[result(state, kind)])
        answers = legal_kinds(child)
        return sum(float(preferences[result(child, one)]) for one in answers) / len(answers)

    equal = [kind for kind in legal_kinds(state) if preferences[result(state, kind)] == best]
    assert advice.action in equal
    assert if_the_next_errs(advice.action) == max(map(if_the_next_errs, equal))


@pytest.mark.compiled
def test_past_its_budget_the_advice_says_that_it_is_not_exact() -> None:
    state = first_decision(6, 3)
    advice = MancheSolver().solve(state, int(state.mover), budget=50)

    assert not advice.exact
    assert advice.action in engine().legal_actions(state)
    assert sorted(advice.values) == engine().legal_actions(state)
    assert all(0 <= chance <= 1 for row in advice.values.values() for chance in row)


def test_a_full_table_gives_no_outcome() -> None:
    state = first_decision(4, 2)
    search = Search(state, 13, compiled=False)

    assert UNKNOWN in {search.outcome_after(state, kind) for kind in legal_kinds(state)}


def test_the_solver_leaves_the_state_alone() -> None:
    state = first_decision(2, 5)
    before = engine().snapshot(state)
    MancheSolver().solve(state, int(state.mover))

    assert engine().snapshot(state) == before


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(6))
def test_interpreted_and_compiled_searches_agree(seed: int) -> None:
    state = first_decision(2, seed)
    slow, fast = (Search(state, 4_099, compiled=compiled) for compiled in (False, True))

    assert [slow.outcome_after(state, kind) for kind in legal_kinds(state)] == [
        fast.outcome_after(state, kind) for kind in legal_kinds(state)
    ]
    assert slow.positions == fast.positions
    assert slow.tally(state, legal_kinds(state)[0], 20, seeded(1)) == fast.tally(
        state, legal_kinds(state)[0], 20, seeded(1)
    )


def test_the_game_offers_its_solver_as_the_strongest_level() -> None:
    assert isinstance(GAME.solver, MancheSolver)
    assert levels_of(GAME) == (*LEVELS, "champion", "solver")


def test_the_solver_s_bot_plays_what_it_advises() -> None:
    play = set_up(seat_count=2)
    play.state = later(first_decision(2, 5), 3, 5)
    seat = play.to_move
    context = context_of(play, seat, seeded(1))

    assert make_bot("solver", 1).choose(context) == MancheSolver().solve(play.state, seat).action
