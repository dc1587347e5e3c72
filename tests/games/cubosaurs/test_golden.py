"""The plays that are written down show everything together."""

from __future__ import annotations

import re

from scripts.golden import Plan, folder_of, plans

from tests.games.cubosaurs.table import GAME

PLANS = plans("cubosaurs")


def written(plan: Plan) -> str:
    """Return the golden text of a play."""
    return (folder_of("cubosaurs") / f"{plan.name}.txt").read_text("utf-8")


def found(pattern: str) -> set[str]:
    """Return what a pattern finds in all golden texts."""
    return {hit for plan in PLANS for hit in re.findall(pattern, written(plan), re.MULTILINE)}


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
