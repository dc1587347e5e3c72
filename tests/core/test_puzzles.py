"""Puzzles as games ship them: each position is one of its game, and its answer is legal there."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.engine import engine_of
from cuboteca.core.puzzles import (
    DIFFICULTIES,
    FILE_NAME,
    Puzzle,
    PuzzleError,
    Puzzles,
    id_of,
    known_state,
    puzzles_in,
    puzzles_of,
)
from cuboteca.games import GAME_NAMES, game

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.core.game import Game

_EACH = 12  # of a game's file, spread over it, are looked at closely


SHIPPED = [name for name in GAME_NAMES if len(puzzles_of(game(name)))]


def shipped(name: str) -> tuple[Game, Puzzles]:
    one = game(name)
    return one, puzzles_of(one)


@pytest.mark.parametrize("name", SHIPPED)
def test_positions_are_the_games_own_and_answers_are_legal_and_clear(name: str) -> None:
    one, puzzles = shipped(name)
    engine = engine_of(one, "interpreted")

    assert len({puzzle.id for puzzle in puzzles.all}) == len(puzzles) > 0
    for puzzle in puzzles.all[:: max(len(puzzles) // _EACH, 1)]:
        state = known_state(one, puzzle)
        assert one.notation.format_state(state) == puzzle.position
        assert puzzle.id == id_of(puzzle.position, puzzle.seat)
        assert one.options(puzzle.options, puzzle.seat_count) == puzzle.options
        assert engine.to_move(state) == puzzle.seat
        legal = [one.notation.format_action(state, each) for each in engine.legal_actions(state)]
        assert len(legal) >= 3
        assert {notation for notation, _, _ in puzzle.values} <= set(legal)
        assert puzzle.values[0][0] == puzzle.action
        one.check(state)


@pytest.mark.parametrize("name", SHIPPED)
def test_margins_lie_above_their_intervals(name: str) -> None:
    for puzzle in shipped(name)[1].all:
        assert puzzle.margin - puzzle.spread > 0
        assert puzzle.is_exact == (game(name).solver is not None)
        assert puzzle.margin <= puzzle.values[0][1] - puzzle.values[1][1] + 1e-3


@pytest.mark.parametrize("name", SHIPPED)
def test_a_file_has_one_puzzle_a_line_and_reads_back_as_it_was(name: str) -> None:
    lines = (game(name).folder / FILE_NAME).read_text("utf-8").splitlines()

    assert [one.line() for one in puzzles_in(lines)] == lines


def some(count: int) -> list[Puzzle]:
    return list(puzzles_of(game("sukkube")).all[:count])


def test_each_puzzle_has_its_day_before_one_comes_again() -> None:
    puzzles = Puzzles(some(5), some(1)[0].rules_version)
    days = [puzzles.of_day(day) for day in range(20_000, 20_010)]

    assert {one.id for one in days[:5] if one} == {one.id for one in puzzles.all}
    assert days[:5] == days[5:]


def test_puzzles_of_other_rules_are_left_out() -> None:
    puzzles = Puzzles(some(5), some(1)[0].rules_version + 1)

    assert len(puzzles) == 0
    assert puzzles.of_day(3) is None
    assert puzzles.closest(1500) is None


def test_the_closest_puzzle_has_not_been_solved() -> None:
    puzzles = Puzzles(some(5), some(1)[0].rules_version)
    first = puzzles.closest(1500)
    assert first is not None
    second = puzzles.closest(1500, frozenset({first.id}))

    assert second is not None
    assert second.id != first.id
    assert abs(first.rating - 1500) <= abs(second.rating - 1500)


def test_a_broken_line_is_named() -> None:
    good = some(1)[0].line()
    broken = json.dumps({**json.loads(good), "rating": "high"})

    with pytest.raises(PuzzleError, match=r"line 3 is no puzzle: .*rating"):
        puzzles_in([good, "", broken])


@pytest.mark.parametrize(
    ("rating", "difficulty"),
    [(800, "easy"), (1349, "easy"), (1350, "medium"), (1649, "medium"), (1650, "hard")],
)
def test_ratings_below_1350_are_easy_and_below_1650_medium(rating: int, difficulty: str) -> None:
    assert replace(some(1)[0], rating=rating).difficulty == difficulty


def test_each_puzzle_is_of_one_difficulty() -> None:
    five = [
        replace(one, rating=rating)
        for one, rating in zip(some(5), (900, 1400, 1500, 1700, 1200), strict=True)
    ]
    puzzles = Puzzles(five, five[0].rules_version)
    found = {difficulty: puzzles.of_difficulty(difficulty) for difficulty in DIFFICULTIES}

    assert found == {
        "easy": (five[0], five[4]),
        "medium": (five[1], five[2]),
        "hard": (five[3],),
    }


def test_a_puzzle_is_found_by_its_id() -> None:
    five = some(5)
    puzzles = Puzzles(five, five[0].rules_version)

    assert [puzzles.find(one.id) for one in five] == five
    assert puzzles.find("0" * 10) is None


def test_a_game_without_a_file_has_no_puzzles(tmp_path: Path) -> None:
    assert len(puzzles_of(replace(game("sukkube"), folder=tmp_path))) == 0


def test_a_file_with_a_broken_line_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(f"{some(1)[0].line()}\n{{}}\n", "utf-8")

    with pytest.raises(PuzzleError, match="line 2 is no puzzle"):
        puzzles_of(replace(game("sukkube"), folder=tmp_path))
