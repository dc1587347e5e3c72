"""Making puzzles: what is kept is clear, verified and repeatable, and knows no secret."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.puzzles import Puzzle, known_state
from cuboteca.games import game
from cuboteca.lab.puzzle_making import VERIFIED_WITH, Making, make_puzzles

if TYPE_CHECKING:
    from cuboteca.core.game import Game


def first(one: Game, making: Making, count: int, first_play: int = 0) -> list[Puzzle]:
    made = (each for each in make_puzzles(one, making, first_play) if isinstance(each, Puzzle))
    return list(itertools.islice(made, count))


def test_with_a_solver_one_action_alone_scores() -> None:
    sukkube = game("sukkube")
    for puzzle in first(sukkube, Making(seed=5), 3):
        advice = sukkube.solver and sukkube.solver.solve(known_state(sukkube, puzzle), puzzle.seat)
        assert advice
        assert advice.exact
        assert puzzle.simulations == 0
        values = sorted((all_[puzzle.seat] for all_ in advice.values.values()), reverse=True)
        assert values[0] - values[1] == puzzle.margin == 1.0


@pytest.fixture(scope="module")
def searched() -> list[Puzzle]:
    return first(game("cubosaurs"), Making(seed=3, simulations=60), 3)


def test_a_search_verifies_with_ten_times_as_many_simulations(searched: list[Puzzle]) -> None:
    for puzzle in searched:
        assert puzzle.simulations == VERIFIED_WITH * 60
        assert puzzle.margin - puzzle.spread >= Making().least_margin
        assert puzzle.values[0][0] == puzzle.action
        assert 900 <= puzzle.rating <= 2100


def test_the_same_seed_makes_the_same_and_goes_on_where_it_stopped(
    searched: list[Puzzle],
) -> None:
    again = first(game("cubosaurs"), Making(seed=3, simulations=60), 1, searched[-1].play)

    assert again[0].play == searched[-1].play
    assert again[0] in searched


def test_what_the_seat_cannot_know_is_drawn_anew() -> None:
    ursuppe = game("ursuppe")
    (puzzle,) = first(ursuppe, Making(seed=1, simulations=12), 1)
    state = known_state(ursuppe, puzzle)

    assert ursuppe.presentation.view(state, puzzle.seat) is not None
    ursuppe.check(state)
