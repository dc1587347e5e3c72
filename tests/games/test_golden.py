"""Whole plays of every game, written down: they play again exactly so.

What the plays of a game show together is checked in the game's own folder.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from scripts.golden import Plan, folder_of, golden_text, plans, played, replayed, text_of

from cuboteca.core.engine import engine_of
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
    *_, (last, _number) = replayed(one, plan, engine_of(one, "compiled"))

    assert last.outcome is not None
    assert written(name, plan)[-3:] == [
        "points: " + spaced(last.outcome.points),
        "ranks: " + spaced(last.outcome.ranks),
        f"reason: {last.outcome.reason}",
    ]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_new_golden_play_is_played_by_the_bots_of_its_plan(name: str) -> None:
    plan = replace(plans(name)[0], name="not-written-yet", bots=("random",) * plans(name)[0].seats)
    *_, (last, _number) = played(game(name), plan)

    assert not text_of(game(name), plan).exists()
    assert last.outcome is not None
    assert golden_text(game(name), plan).splitlines()[-1] == f"reason: {last.outcome.reason}"


@pytest.mark.parametrize("name", GAME_NAMES)
def test_no_golden_text_is_left_over(name: str) -> None:
    assert {file.stem for file in folder_of(name).glob("*.txt")} == {
        plan.name for plan in plans(name)
    }
