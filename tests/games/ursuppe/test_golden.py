"""The plays that are written down show everything together."""

from __future__ import annotations

import re

import pytest
from scripts.golden import Plan, folder_of, plans

from cuboteca.games import game

GAME = game("ursuppe")
PLANS = plans("ursuppe")


def written(plan: Plan) -> str:
    """Return the golden text of a play."""
    return (folder_of("ursuppe") / f"{plan.name}.txt").read_text("utf-8")


def found(pattern: str) -> set[str]:
    """Return what a pattern finds in all golden texts."""
    return {hit for plan in PLANS for hit in re.findall(pattern, written(plan), re.MULTILINE)}


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
