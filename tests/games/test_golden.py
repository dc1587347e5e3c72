"""Whole plays of every game, written down: they play again exactly so.

What the plays of a game show together is checked in the game's own folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from scripts.golden import POLICIES, Plan, folder_of, golden_text, plans

from cuboteca.core.engine import engine_of, simulate
from cuboteca.games import GAME_NAMES, game

if TYPE_CHECKING:
    from collections.abc import Iterable

PLANS = [
    pytest.param(name, plan, id=f"{name}-{plan.name}")
    for name in GAME_NAMES
    for plan in plans(name)
]


def written(name: str, plan: Plan) -> list[str]:
    """Return the lines of the golden text of a play."""
    return (folder_of(name) / f"{plan.name}.txt").read_text("utf-8").splitlines()


def spaced(numbers: Iterable[int]) -> str:
    """Return numbers with blanks between them."""
    return " ".join(str(int(number)) for number in numbers)


@pytest.mark.parametrize(("name", "plan"), PLANS)
def test_a_golden_play_plays_again_exactly_so(name: str, plan: Plan) -> None:
    """If this is meant to change, write the texts anew: ``python scripts/golden.py``."""
    assert golden_text(game(name), plan).splitlines() == written(name, plan)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "plan"), PLANS)
def test_the_compiled_rules_come_to_the_same_end(name: str, plan: Plan) -> None:
    one = game(name)
    policies = np.array([[POLICIES[bot] for bot in plan.bots]], np.int64)
    options = one.options(plan.options, plan.seats)
    engine = engine_of(one, "compiled")

    results = simulate(engine, options, policies, seed=plan.seed, first_play=plan.index)
    assert written(name, plan)[-3:] == [
        "points: " + spaced(results.points[0]),
        "ranks: " + spaced(results.ranks[0]),
        "reason: " + one.rules.end_reasons[int(results.reasons[0])],
    ]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_no_golden_text_is_left_over(name: str) -> None:
    assert {file.stem for file in folder_of(name).glob("*.txt")} == {
        plan.name for plan in plans(name)
    }
