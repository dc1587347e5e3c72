"""What was measured of a game, as its package ships it."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import pytest
from pydantic import ValidationError

from cuboteca.core.strategy import STRATEGY_FILE, Habit, Strategy, strategy_of
from cuboteca.games import GAME_NAMES, game
from tests.omen import OMEN

if TYPE_CHECKING:
    from pathlib import Path

HABIT = Habit("too-late", 32.0, 6.3, 1, "seats=2", "trust", "look")
MEASURED = Strategy(1, 40, 20, 2, 128, 4422, {"looked": 49}, (HABIT,))
SHIPPED = [name for name in GAME_NAMES if (game(name).folder / STRATEGY_FILE).is_file()]


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    (tmp_path / STRATEGY_FILE).write_text(json.dumps(asdict(MEASURED)), "utf-8")

    assert strategy_of(replace(OMEN, folder=tmp_path)) == MEASURED


def test_a_game_without_a_file_has_nothing_measured(tmp_path: Path) -> None:
    assert strategy_of(replace(OMEN, folder=tmp_path)) is None


def test_a_damaged_file_is_an_error(tmp_path: Path) -> None:
    damaged = {**asdict(MEASURED), "plays": "many"}
    (tmp_path / STRATEGY_FILE).write_text(json.dumps(damaged), "utf-8")

    with pytest.raises(ValidationError, match="plays"):
        strategy_of(replace(OMEN, folder=tmp_path))


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_shipped_is_of_the_rules_of_now_and_within_bounds(name: str) -> None:
    one = game(name)
    found = strategy_of(one)

    assert found is not None
    assert found.rules_version == one.meta.rules_version
    assert one.meta.min_seats <= found.seat_count <= one.meta.max_seats
    assert 0 < found.measured < found.plays
    assert all(0 <= percent <= 100 for percent in found.facts.values())
    assert min(habit.cost - habit.half for habit in found.habits) > 0


@pytest.mark.parametrize("name", SHIPPED)
def test_the_position_of_a_habit_is_one_of_its_game_where_both_actions_are_legal(
    name: str,
) -> None:
    one = game(name)
    found = strategy_of(one)
    assert found is not None

    for habit in found.habits:
        state = one.notation.parse_state(habit.state)
        offered = one.presentation.choices(state, habit.seat)
        assert one.rules.to_move(state) == habit.seat
        assert {habit.taken, habit.best} <= {choice.notation for choice in offered}
        assert habit.taken != habit.best
