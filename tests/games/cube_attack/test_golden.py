"""Whole plays, written down: they play again exactly so, and together they show everything."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scripts.golden import POLICIES, Plan, folder_of, golden_text, plans

from cuboteca.core.engine import simulate
from cuboteca.games.cube_attack.boards import SHIPPED
from tests.games.cube_attack.table import GAME, engine

if TYPE_CHECKING:
    from collections.abc import Iterable

PLANS = plans("cube_attack")
NAMES = [plan.name for plan in PLANS]


def written(plan: Plan) -> str:
    """Return the golden text of a play."""
    return (folder_of("cube_attack") / f"{plan.name}.txt").read_text("utf-8")


def found(pattern: str) -> set[str]:
    """Return what a pattern finds in all golden texts."""
    return {hit for plan in PLANS for hit in re.findall(pattern, written(plan), re.MULTILINE)}


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_golden_play_plays_again_exactly_so(plan: Plan) -> None:
    """If this is meant to change, write the texts anew: ``python scripts/golden.py``."""
    assert golden_text(GAME, plan).splitlines() == written(plan).splitlines()


@pytest.mark.compiled
@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_the_compiled_rules_come_to_the_same_end(plan: Plan) -> None:
    policies = np.array([[POLICIES[bot] for bot in plan.bots]], np.int64)
    options = GAME.options(plan.options, plan.seats)

    results = simulate(engine("compiled"), options, policies, seed=plan.seed, first_play=plan.index)
    assert written(plan).splitlines()[-3:] == [
        "points: " + spaced(results.points[0]),
        "ranks: " + spaced(results.ranks[0]),
        "reason: " + GAME.rules.end_reasons[int(results.reasons[0])],
    ]


def spaced(numbers: Iterable[int]) -> str:
    """Return numbers with blanks between them."""
    return " ".join(str(int(number)) for number in numbers)


def test_no_golden_text_is_left_over() -> None:
    assert {file.stem for file in folder_of("cube_attack").glob("*.txt")} == set(NAMES)


def test_every_number_of_seats_and_both_boards_are_played() -> None:
    assert {plan.seats for plan in PLANS} == set(range(2, 7))
    assert found(r"\bboard=(\S+)") == set(SHIPPED)


def test_every_end_reason_occurs_and_a_draw() -> None:
    assert found(r"^reason: (\w+)$") == set(GAME.rules.end_reasons) - {""}
    assert found(r"^ranks: (1 1.*)$")


def test_every_kind_of_action_occurs() -> None:
    assert found(r"^> [\w ]+: (\w+)") == {"first", "move", "activate", "attack"}
    assert found(r"^> seat \d: attack ([ts])") == {"t", "s"}
    assert found(r"^> seat \d: activate [^@]+@([CWA])") == {"C", "W", "A"}


def test_stacks_are_hit_cubes_are_lost_and_a_seat_loses_its_last_one() -> None:
    assert found(r"^> seat \d: attack \S+ \d\.[bts](2)")
    assert found(r"^> seat \d: attack \S+ \d\.[bts](@)")
    assert found(r"(seat\d=-)(?:\s|$)")


def test_the_golden_texts_stay_small_enough_to_read() -> None:
    assert sum(len(written(plan).encode()) for plan in PLANS) < 1_000_000
