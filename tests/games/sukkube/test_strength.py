"""The heuristic policy beats chance, and the solver beats it; see ``scripts/study_sukkube.py``."""

from __future__ import annotations

import pytest
from scripts.study_sukkube import SEED, solver_against_greedy

from cuboteca.lab.simulation import plan, run
from cuboteca.lab.statistics import wilson
from tests.games.sukkube.table import GAME, engine


@pytest.mark.compiled
@pytest.mark.slow
def test_greedy_beats_random() -> None:
    two = plan(GAME, {}, 2, ["greedy", "random"], plays=10_000, seed=SEED)
    tallies = [tallies for _, _, tallies in run(two, engine("compiled"))][-1]

    assert tallies.wins_by_bot["greedy"].share_interval().low > 0.5


@pytest.mark.compiled
@pytest.mark.slow
def test_the_solver_beats_greedy() -> None:
    won = solver_against_greedy(100)

    assert wilson(sum(won), len(won)).low > 0.5
