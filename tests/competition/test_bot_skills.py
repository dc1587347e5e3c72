"""The skills of bots, from the published ladders."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from math import log10
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.levels import LEVELS
from cuboteca.competition.bot_skills import LADDER_FILE, skills_of_bots
from cuboteca.games import GAME_NAMES, game

if TYPE_CHECKING:
    from cuboteca.core.game import Game

LADDERS = Path(__file__).parents[2] / "docs" / "ladders"
_ROW = re.compile(r"\| (\w+) : (\w+) \| (\d) \| ([\d,]+) \| ([\d.]+)%")


@pytest.fixture(params=GAME_NAMES)
def one(request: pytest.FixtureRequest) -> Game:
    """Return each game."""
    return game(request.param)


def test_ratings_are_computed_from_what_the_page_shows(one: Game) -> None:
    shown = [
        (level, below, int(seats), int(plays.replace(",", "")), float(won))
        for level, below, seats, plays, won in _ROW.findall(
            (LADDERS / f"{one.name}.md").read_text()
        )
    ]
    rungs = json.loads((one.folder / LADDER_FILE).read_text())
    assert shown == [
        (rung["level"], rung["below"], rung["seats"], rung["plays"], round(100 * rung["won"], 1))
        for rung in rungs
    ]


@pytest.mark.parametrize("seat_count", [2, 3, 4, 5, 6])
def test_stronger_levels_have_higher_ratings(one: Game, seat_count: int) -> None:
    skills = skills_of_bots(one, seat_count)
    ratings = [skills[level].rating for level in LEVELS]
    assert ratings == sorted(ratings)
    assert skills["medium"].rating == 1500


def test_a_rating_says_how_often_a_level_wins(tmp_path: Path) -> None:
    measured = [
        {"level": "easy", "below": "random", "seats": 2, "plays": 1_000, "won": 0.95},
        {"level": "medium", "below": "easy", "seats": 2, "plays": 1_000, "won": 0.862},
    ]
    (tmp_path / LADDER_FILE).write_text(json.dumps(measured), "utf-8")
    skills = skills_of_bots(replace(game("cubosaurs"), folder=tmp_path), 2)
    share = 862.5 / 1001  # of 1,000 plays against easy, and half a play
    points = skills["medium"].rating - skills["easy"].rating
    assert points == pytest.approx(400 * log10(share / (1 - share)), abs=1)
    assert skills["easy"].margin == pytest.approx(31, abs=1)
    assert skills["random"].margin > skills["easy"].margin


def test_a_game_without_a_ladder_has_no_measured_bots(tmp_path: Path) -> None:
    assert skills_of_bots(replace(game("sukkube"), folder=tmp_path), 2) == {}
