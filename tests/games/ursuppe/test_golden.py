"""Whole plays, written down: they play again exactly so, and together they show everything."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scripts.golden import POLICIES, Plan, folder_of, golden_text, plans

from cuboteca.core.engine import engine_of, simulate
from cuboteca.games import game

if TYPE_CHECKING:
    from collections.abc import Iterable

GAME = game("ursuppe")
PLANS = plans("ursuppe")
NAMES = [plan.name for plan in PLANS]


def written(plan: Plan) -> str:
    """Return the golden text of a play."""
    return (folder_of("ursuppe") / f"{plan.name}.txt").read_text("utf-8")


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
    engine = engine_of(GAME, "compiled")

    results = simulate(engine, options, policies, seed=plan.seed, first_play=plan.index)
    assert written(plan).splitlines()[-3:] == [
        "points: " + spaced(results.points[0]),
        "ranks: " + spaced(results.ranks[0]),
        "reason: " + GAME.rules.end_reasons[int(results.reasons[0])],
    ]


def spaced(numbers: Iterable[int]) -> str:
    """Return numbers with blanks between them."""
    return " ".join(str(int(number)) for number in numbers)


def test_no_golden_text_is_left_over() -> None:
    assert {file.stem for file in folder_of("ursuppe").glob("*.txt")} == set(NAMES)


@pytest.mark.parametrize("extra", [False, True])
def test_every_number_of_seats_is_played(*, extra: bool) -> None:
    with_extra = [plan for plan in PLANS if bool(plan.options.get("extra_genes")) == extra]

    assert {plan.seats for plan in with_extra} == {2, 3, 4, 5, 6}


def test_both_variants_for_two_and_both_editions_are_played() -> None:
    assert found(r"two_players=(\w+)") == {"two_colours", "dummy"}
    assert found(r"edition=(\w+)") == {"rulebook", "original"}


def test_every_end_reason_occurs() -> None:
    assert found(r"^reason: (\w+)$") == set(GAME.rules.end_reasons) - {""}


def test_what_is_rare_occurs() -> None:
    verbs = found(r"^> seat \d: (\w+)")

    assert verbs >= {
        *("start", "number", "place", "drift", "move", "go", "bite", "starve"),
        *("attack", "defend", "refuse", "aggression", "buy", "bought", "divided", "pay", "give"),
        *("hold", "cling", "carry", "eat", "excrete", "suck", "swap", "explode", "rebound"),
    }
