"""Whole plays, written down: they play again exactly so, and together they show everything."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scripts.golden import POLICIES, Plan, folder_of, golden_text, plans

from cuboteca.core.engine import simulate
from tests.games.cubosaurs.table import GAME, engine

if TYPE_CHECKING:
    from collections.abc import Iterable

PLANS = plans("cubosaurs")
NAMES = [plan.name for plan in PLANS]


def written(plan: Plan) -> str:
    """Return the golden text of a play."""
    return (folder_of("cubosaurs") / f"{plan.name}.txt").read_text("utf-8")


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
    rules = engine("compiled")
    policies = np.array([[POLICIES[bot] for bot in plan.bots]], np.int64)
    options = GAME.options(plan.options, plan.seats)

    results = simulate(rules, options, policies, seed=plan.seed, first_play=plan.index)
    end = written(plan).splitlines()[-3:]
    assert end == [
        "points: " + spaced(results.points[0]),
        "ranks: " + spaced(results.ranks[0]),
        "reason: " + GAME.rules.end_reasons[int(results.reasons[0])],
    ]


def spaced(numbers: Iterable[int]) -> str:
    """Return numbers with blanks between them."""
    return " ".join(str(int(number)) for number in numbers)


def test_no_golden_text_is_left_over() -> None:
    assert {file.stem for file in folder_of("cubosaurs").glob("*.txt")} == set(NAMES)


def test_every_number_of_seats_is_played_with_and_without_dna() -> None:
    played = {(plan.seats, bool(plan.options.get("dna"))) for plan in PLANS}

    assert played == {(seats, dna) for seats in (2, 3, 4, 5) for dna in (False, True)}


def test_every_end_reason_occurs() -> None:
    assert found(r"^reason: (\w+)$") == set(GAME.rules.end_reasons) - {""}


def test_every_tile_is_bought() -> None:
    assert found(r"^> seat \d: buy (\d+)$") == {str(number) for number in range(1, 11)}


def test_every_kind_of_decision_and_draw_occurs() -> None:
    stages = found(r"\bstage=(\w+)")
    words = found(r"^> [\w ]+: (\w+)")

    assert stages == {
        "starter",
        "tile",
        "deal",
        "draw",
        "choice",
        "extra_draw",
        "opponent",
        "their_card",
        "own_card",
        "victim",
        "over",
    }
    assert words == {
        *("start", "tile", "deal", "draw"),
        *("keep", "refuse", "buy", "opponent", "card", "take"),
    }


def test_the_golden_texts_stay_small_enough_to_read() -> None:
    sizes = [len(written(plan).encode()) for plan in PLANS]

    assert sum(sizes) < 1_500_000
