"""The plays that are written down show everything together."""

from __future__ import annotations

import re

from scripts.golden import Plan, folder_of, plans

from tests.games.sukkube.table import GAME

PLANS = plans("sukkube")


def written(plan: Plan) -> str:
    """Return the golden text of a play."""
    return (folder_of("sukkube") / f"{plan.name}.txt").read_text("utf-8")


def found(pattern: str) -> set[str]:
    """Return what a pattern finds in all golden texts."""
    return {hit for plan in PLANS for hit in re.findall(pattern, written(plan), re.MULTILINE)}


def test_every_number_of_people_is_played() -> None:
    assert {plan.seats for plan in PLANS} == set(range(1, 7))


def test_every_end_reason_occurs() -> None:
    assert found(r"^reason: (\w+)$") == set(GAME.rules.end_reasons) - {""}


def test_every_kind_of_event_occurs() -> None:
    assert found(r"^> [\w ]+: (\w+)") == {"character", "deal", "start", "play"}
    assert found(r"\bstage=(\w+)") == {"character", "card", "starter", "play", "over"}
