"""The pages of the game say what the code says."""

from __future__ import annotations

import re

import pytest
from scripts import game_card, rules_index

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.cube_attack.components import CUBES_PER_SEAT, MOON_POINTS, TEAMS
from tests.games.cube_attack.table import GAME, after, legal, new_play, table

NAME = "cube_attack"
#: Every ruling of the game's page; each must have a test.
RULINGS = [*(f"B{number}" for number in range(1, 27)), *(f"Q{number}" for number in range(1, 34))]

HEADINGS = [
    "What it is",
    "Edition and sources",
    "Players and options",
    "Sequence of play",
    "State",
    "Actions (code table)",
    "Views and secrets",
    "Observation",
    "Outcome",
    "Notation (grammar, example play)",
    "Known deviations and rulings",
    "Assumed figures",
    "Status",
    "rules_version history",
]


def page() -> str:
    """Return the game's page."""
    return game_card.page_of(NAME).read_text("utf-8")


def test_the_rules_index_is_up_to_date() -> None:
    """If not: ``python scripts/rules_index.py``."""
    assert rules_index.index_text(NAME) == rules_index.page_of(NAME).read_text("utf-8")


def test_the_generated_parts_of_the_page_are_up_to_date() -> None:
    """If not: ``python scripts/game_card.py``."""
    assert game_card.card_text(NAME) == page()


def test_the_page_has_the_fixed_headings() -> None:
    assert re.findall(r"^## (.+)$", page(), re.MULTILINE) == HEADINGS


def test_the_page_generates_what_can_be_generated() -> None:
    assert set(re.findall(r"<!-- generated: (\w+) -->", page())) == set(game_card.PARTS)


def test_every_public_rule_cites_a_paragraph() -> None:
    uncited = [str(rule) for rule in rules_index.functions_of(NAME) if not rule.paragraphs]

    assert uncited == []


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test_and_a_line_on_the_page(ruling: str) -> None:
    tests = [test.name for test in rules_index.tests_of(NAME) if ruling in test.rulings]

    assert tests
    assert f"\n| {ruling} | " in page()


def test_tests_and_functions_name_no_unknown_ruling() -> None:
    places = [*rules_index.functions_of(NAME), *rules_index.tests_of(NAME)]

    assert {ruling for place in places for ruling in place.rulings} <= set(RULINGS)


def test_every_paragraph_that_functions_cite_has_a_test() -> None:
    functions, tests = rules_index.functions_of(NAME), rules_index.tests_of(NAME)
    untested = [
        str(paragraph)
        for paragraph, places in rules_index.cited_by([*functions, *tests]).items()
        if not set(places) & set(tests)
    ]

    assert untested == []


def test_the_example_state_of_the_page_can_be_read() -> None:
    (text,) = re.findall(r"attack at hand: `([^`]+)`", page())

    assert "attack t@H0 1.b2@H0" in legal(table(text))


def test_the_example_play_of_the_page_can_be_played() -> None:
    (block,) = re.findall(r"```text\n(chance: first.*?)```", page(), re.DOTALL)
    state = after(new_play(2).state, *[line.partition(": ")[2] for line in block.splitlines()])

    assert (int(state.turn_number), int(state.mover)) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_the_figures(language: str) -> None:
    texts = Texts(language, [GAME.house / "texts"])
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
