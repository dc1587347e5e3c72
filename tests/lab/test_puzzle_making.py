"""Making puzzles: what is kept is clear, verified and repeatable, and knows no secret."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.puzzles import Puzzle, known_state
from cuboteca.games import game
from cuboteca.lab import puzzle_making
from cuboteca.lab.puzzle_making import VERIFIED_WITH, Making, make_puzzles
from tests.core.nim import NIM
from tests.omen import OMEN, registered

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
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
    return first(NIM, Making(seed=3, simulations=60, late=0.0), 6)


def test_a_search_verifies_with_ten_times_as_many_simulations(searched: list[Puzzle]) -> None:
    for puzzle in searched:
        assert puzzle.simulations == VERIFIED_WITH * 60
        assert puzzle.margin - puzzle.spread >= Making().least_margin
        assert puzzle.values[0][0] == puzzle.action
        assert 900 <= puzzle.rating <= 2100


def test_the_answer_is_the_one_that_wins(searched: list[Puzzle]) -> None:
    for puzzle in searched:
        most, heap = map(int, re.findall(r"(?:most|heap)=(\d+)", puzzle.position))
        assert puzzle.action == f"take {heap % (most + 1)}"


def test_the_same_seed_makes_the_same_and_goes_on_where_it_stopped(
    searched: list[Puzzle],
) -> None:
    again = first(NIM, Making(seed=3, simulations=60, late=0.0), 1, searched[-1].play)

    assert again[0].play == searched[-1].play
    assert again[0] in searched


def test_what_the_seat_cannot_know_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_making, "_LEAST_CHOICES", 2)  # of which Omen has no more

    def resample(state: Any, seat: int, _rng: RngState) -> None:
        if state.omen and seat != state.active:  # the highest card that it may be
            state.deck[state.omen - 1] += 1
            state.omen = max(card for card, copies in enumerate(state.deck, 1) if copies)
            state.deck[state.omen - 1] -= 1

    with registered(solver=None, rules=replace(OMEN.rules, resample=resample)) as omen:
        puzzles = first(omen, Making(seed=1, simulations=20, late=0.0), 6)

    unseen = [one.position for one in puzzles if f"active={one.seat}" not in one.position]
    decks = [re.findall(r"omen=(\d).*deck=\[(.*?)\]", one)[0] for one in unseen]
    omens = [(int(omen), [int(copies) for copies in deck.split(",")]) for omen, deck in decks]
    drawn = [(omen, deck) for omen, deck in omens if omen]
    assert len(drawn) > 1
    assert [omen for omen, deck in drawn if any(deck[omen:])] == []
