"""The heuristic policy beats chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cuboteca.core.batch import POLICY_HEURISTIC, POLICY_RANDOM
from cuboteca.core.engine import simulate
from tests.games.cubosaurs.table import GAME, engine

PLAYS = 10_000


def wins_against_random(seat_count: int, options: dict[str, Any]) -> float:
    """Return the share of plays that one greedy seat wins, its place rotating."""
    policies = np.full((PLAYS, seat_count), POLICY_RANDOM, np.int64)
    places = np.arange(PLAYS) % seat_count
    policies[np.arange(PLAYS), places] = POLICY_HEURISTIC
    results = simulate(
        engine("compiled"), GAME.options(options, seat_count), policies, seed=1, threads=2
    )
    best = results.ranks[np.arange(PLAYS), places] == 1
    alone = (results.ranks == 1).sum(axis=1) == 1
    return float((best & alone).mean())


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("dna", [False, True], ids=["base", "dna"])
def test_greedy_beats_random_in_most_plays_of_two(*, dna: bool) -> None:
    assert wins_against_random(2, {"dna": dna}) >= 0.85


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("dna", [False, True], ids=["base", "dna"])
def test_greedy_beats_four_random_ones_in_more_than_its_share(*, dna: bool) -> None:
    assert wins_against_random(5, {"dna": dna}) >= 0.5
