"""The plays that are written down show everything together."""

from __future__ import annotations

import re

from scripts.golden import Plan, folder_of, plans

from cuboteca.games.cube_attack.boards import SHIPPED
from tests.games.cube_attack.table import GAME

PLANS = plans("cube_attack")


def written(plan: Plan) -> str:
    """Return the golden text of a play."""
    return (folder_of("cube_attack") / f"{plan.name}.txt").read_text("utf-8")


def found(pattern: str) -> set[str]:
    """Return what a pattern finds in all golden texts."""
    return {hit for plan in PLANS for hit in re.findall(pattern, written(plan), re.MULTILINE)}


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
