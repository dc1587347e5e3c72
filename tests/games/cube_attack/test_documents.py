"""The pages of the game say what the code says."""

from __future__ import annotations

import re

import pytest
from scripts import game_card

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.cube_attack.components import CUBES_PER_SEAT, MOON_POINTS, TEAMS
from tests.games.cube_attack.table import GAME, after, legal, new_play, table

NAME = "cube_attack"


def page() -> str:
    """Return the game's page."""
    return game_card.page_of(NAME).read_text("utf-8")


def test_the_example_state_of_the_page_can_be_read() -> None:
    (text,) = re.findall(r"attack at hand: `([^`]+)`", page())

    assert "attack t@H0 1.b2@H0" in legal(table(text))


def test_the_example_play_of_the_page_can_be_played() -> None:
    (block,) = re.findall(r"```text\n(chance: first.*?)```", page(), re.DOTALL)
    state = after(new_play(2).state, *[line.partition(": ")[2] for line in block.splitlines()])

    assert (int(state.turn_number), int(state.mover)) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_the_figures(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"])
    cubes, board, goal = (texts.word(f"rules-{number}-body") for number in (2, 3, 10))

    assert str(CUBES_PER_SEAT) in cubes
    assert [str(points) for points in MOON_POINTS.values() if f" {points} " not in board] == []
    assert [str(GAME.meta.option(o).default) in goal for o in ("points_to_win", "turn_cap")] == [
        True,
        True,
    ]


@pytest.mark.parametrize("team", TEAMS)
def test_the_guide_names_every_team(team: str) -> None:
    guide = game_card.DOCS.parent / "guides" / "cube-attack-your-own-board.md"

    assert f"`{team}`" in guide.read_text("utf-8")
