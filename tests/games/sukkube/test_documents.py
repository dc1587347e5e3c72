"""The pages of the game say what the code says."""

from __future__ import annotations

import re

import pytest
from scripts import game_card, rules_index

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.sukkube.components import CHARACTER_NAMES
from cuboteca.games.sukkube.state import LAYOUT
from tests.games.sukkube.table import GAME, legal, set_up, table

NAME = "sukkube"
#: Every ruling of the game's page; each must have a test.
RULINGS = [*(f"B{number}" for number in range(1, 24)), *(f"D{number}" for number in range(1, 31))]

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
    "Solver and bots",
    "Status",
    "rules_version history",
]


def page() -> str:
    """Return the game's page."""
    return game_card.page_of(NAME).read_text("utf-8")


def test_the_page_is_up_to_date() -> None:
    """If not: ``python scripts/game_card.py``."""
    assert game_card.card_text(NAME) == page()


def test_the_index_is_up_to_date() -> None:
    """If not: ``python scripts/rules_index.py``."""
    assert rules_index.index_text(NAME) == rules_index.page_of(NAME).read_text("utf-8")


def test_the_page_has_the_fixed_headings() -> None:
    assert re.findall(r"^## (.+)$", page(), re.MULTILINE) == HEADINGS


def test_the_page_generates_what_can_be_generated() -> None:
    assert set(re.findall(r"<!-- generated: (\w+) -->", page())) == set(game_card.PARTS)


def test_the_page_names_the_size_of_a_state() -> None:
    assert f"of {LAYOUT.size} bytes" in page()


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
    (text,) = re.findall(r"as tests write it: `([^`]+)`", page())

    assert legal(table(text)) == {"Ru"}


def test_the_first_events_of_the_example_play_can_be_played() -> None:
    (block,) = re.findall(r"```text\n(chance: character.*?)\.\.\.", page(), re.DOTALL)
    events = [line.partition(": ")[2] for line in block.splitlines()]

    assert set_up(";".join(events)).state.seated == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_every_character(language: str) -> None:
    texts = Texts(language, [GAME.house / "texts"])
    names = [texts.word(f"character-{name}") for name in CHARACTER_NAMES]

    assert [name for name in names if name not in texts.word("rules-2-body")] == []
