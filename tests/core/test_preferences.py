"""Strategies as data: what comes first, what comes last, and games that name none."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.core.engine import engine_of
from cuboteca.core.preferences import Preference, first, last
from cuboteca.core.words import say
from cuboteca.games import all_games
from tests.core.nim import ACTIONS, NIM


def test_what_comes_first_and_last_is_ranked_around_all_else() -> None:
    both = Preference("a", say("a"), first=(1, 3), last=(0,))

    assert both.ranks(5).tolist() == [-1, 1, 0, 1, 0]
    assert first("b", say("b"), iter([2])).ranks(4).tolist() == [0, 0, 1, 0]
    assert last("c", say("c"), range(2)).ranks(4).tolist() == [-1, -1, 0, 0]


def test_a_game_names_no_strategies_unless_it_has_some() -> None:
    assert NIM.strategies({}, 2) == ()


@pytest.mark.parametrize("game", all_games(), ids=lambda one: one.name)
def test_every_strategy_is_of_actions_of_its_game_and_says_something(game: Any) -> None:
    count = game.rules.action_count
    for seats in range(max(game.meta.min_seats, 2), game.meta.max_seats + 1):
        found = game.strategies(game.options({}, seats), seats)

        assert len({one.name for one in found}) == len(found) > 0
        for one in found:
            assert set(one.first) | set(one.last) <= set(range(count)), one.name
            assert one.ranks(count).any(), one.name


def test_without_values_all_actions_are_worth_the_same() -> None:
    engine = engine_of(NIM, "interpreted")
    state: Any = engine.start(NIM.options({}, 2), 2)
    value: Any = NIM.rules.slots()["action_value"]

    assert {value(state, action) for action in range(ACTIONS)} == {0}
