"""The pages of the game say what the code says."""

from __future__ import annotations

import re

import pytest
from scripts import game_card

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.ursuppe import GAME
from cuboteca.games.ursuppe.components import (
    AMOEBA_SPACES,
    CARD_COUNT,
    CELL_COUNT,
    CUBES,
    DIVISION_PRICE,
    ENVIRONMENT,
    FINISH_FROM,
    GENE_SPACES,
    INCOME,
    LAST_ROUND,
    START_BP,
    START_CUBES,
    TENTACLE_CUBES,
    TRACK_SPACES,
)
from cuboteca.games.ursuppe.genes import FIRST_EXTRA, GENE_COUNT
from cuboteca.games.ursuppe.state import Stage
from tests.games.ursuppe.table import assert_shows, legal, set_up, table

NAME = "ursuppe"


def page() -> str:
    """Return the game's page."""
    return game_card.page_of(NAME).read_text("utf-8")


def figures(language: str, number: int) -> list[int]:
    """Return the numbers that a paragraph of the summary of the rules names, in their order."""
    texts = Texts(language, [GAME.folder / "texts"])
    return [int(figure) for figure in re.findall(r"\d+", texts.word(f"rules-{number}-body"))]


def test_the_example_state_of_the_page_can_be_read() -> None:
    (text,) = re.findall(r"as tests write it, with an attack at hand: `([^`]+)`", page())

    assert legal(table(text)) == {"starve", "attack V1"}


def test_the_page_names_each_stage_once() -> None:
    (rows,) = re.findall(r"\| part \| stages \| module \|\n(.*?)\n\n", page(), re.DOTALL)

    assert sorted(re.findall(r"`([A-Z_]+)`", rows)) == sorted(stage.name for stage in Stage)


def test_the_example_play_of_the_page_can_be_played() -> None:
    (block,) = re.findall(r"```text\n(chance: card.*?)```", page(), re.DOTALL)
    events = [line.partition(": ")[2] for line in block.splitlines()]

    assert_shows(set_up(*events), "seats=3 tied=2,0,1 round=1 phase=1 decider=V")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_names_the_figures_of_soup_and_track(language: str) -> None:
    found = figures(language, 2)

    assert {CELL_COUNT, CARD_COUNT, TRACK_SPACES, FINISH_FROM} <= set(found)
    ozone = sorted(row[1] for row in ENVIRONMENT for _ in range(row[2]))
    assert sorted(found[found.index(CARD_COUNT) + 1 :][: len(ozone)]) == ozone


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_names_the_figures_of_the_set_up(language: str) -> None:
    supply = CUBES - CELL_COUNT * START_CUBES

    assert {START_BP, START_CUBES, CUBES, supply} <= set(figures(language, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_names_the_figures_of_division_and_end(language: str) -> None:
    assert {int(INCOME[4]), DIVISION_PRICE} <= set(figures(language, 10))
    assert {FINISH_FROM, LAST_ROUND, TRACK_SPACES} <= set(figures(language, 13))
    crowd = {int(INCOME[6]), int(TENTACLE_CUBES[5]), int(TENTACLE_CUBES[6])}
    assert crowd <= set(figures(language, 14))
    assert {GENE_COUNT - FIRST_EXTRA} <= set(figures(language, 15))


def scale(spaces: list[int]) -> list[int]:
    """Return how a table of spaces is told: up to how many bring 0, then one by one."""
    first = spaces.index(1)
    told = [first - 1, 0]
    for count in range(first, len(spaces)):
        told += [count, spaces[count]]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_names_the_figures_of_scoring(language: str) -> None:
    tables = [
        *scale([int(spaces) for spaces in AMOEBA_SPACES[4]]),
        *scale([int(spaces) for spaces in AMOEBA_SPACES[6][:7]]),
        *scale([int(spaces) for spaces in GENE_SPACES]),
    ]

    assert figures(language, 12)[: len(tables)] == tables
