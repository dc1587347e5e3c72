"""The heuristic policy beats chance."""

from __future__ import annotations

import numpy as np
import pytest

from cuboteca.core.batch import POLICY_HEURISTIC, POLICY_RANDOM
from cuboteca.core.engine import simulate
from cuboteca.lab.statistics import wilson
from tests.games.cube_attack.table import GAME, engine

PLAYS = 2_000


def wins_against_random(seat_count: int, board: str) -> int:
    """Return how many plays one greedy seat wins alone, its place rotating."""
    policies = np.full((PLAYS, seat_count), POLICY_RANDOM, np.int64)
    places = np.arange(PLAYS) % seat_count
    policies[np.arange(PLAYS), places] = POLICY_HEURISTIC
    results = simulate(
        engine("compiled"), GAME.options({"board": board}, seat_count), policies, seed=1
    )
    best = results.ranks[np.arange(PLAYS), places] == 1
    alone = (results.ranks == 1).sum(axis=1) == 1
    return int((best & alone).sum())


@pytest.mark.compiled
@pytest.mark.parametrize("board", ["six-fold", "three-fold"])
def test_greedy_beats_random_in_at_least_95_percent_of_plays_of_two(board: str) -> None:
    """The whole interval lies above 95 %, not only the share."""
    assert wilson(wins_against_random(2, board), PLAYS).low >= 0.95


@pytest.mark.compiled
def test_greedy_beats_five_random_ones_in_most_plays() -> None:
    assert wins_against_random(6, "six-fold") >= 0.8 * PLAYS


@pytest.mark.compiled
@pytest.mark.parametrize("seat_count", range(2, 7))
def test_plays_among_greedy_ones_end_by_points(seat_count: int) -> None:
    policies = np.full((200, seat_count), POLICY_HEURISTIC, np.int64)
    results = simulate(engine("compiled"), GAME.options({}, seat_count), policies, seed=1)
    ended_by_points = int((results.reasons == GAME.rules.end_reasons.index("points")).sum())

    assert ended_by_points >= 190
