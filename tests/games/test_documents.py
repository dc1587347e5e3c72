"""The pages of every game say what its code says; what is special to a game is in its folder."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from scripts import game_card, rules_index

from cuboteca.games import GAME_NAMES, game

#: What every page has, in this order; a game may have more between them.
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

pytestmark = pytest.mark.parametrize("name", GAME_NAMES)


def page(name: str) -> str:
    """Return the game's page."""
    return game_card.page_of(name).read_text("utf-8")


def rulings(name: str) -> list[str]:
    """Return the rulings of the page, such as ``"end-reasons"``; each must have a test."""
    told = page(name).partition("## Known deviations and rulings")[2].partition("\n## ")[0]
    return re.findall(r"^\| ([A-Z]\d+|[a-z]+(?:-[a-z]+)+) \| ", told, re.MULTILINE)


def test_the_rules_index_is_up_to_date(name: str) -> None:
    """If not: ``python scripts/rules_index.py``."""
    assert rules_index.index_text(name) == rules_index.page_of(name).read_text("utf-8")


def test_the_generated_parts_of_the_page_are_up_to_date(name: str) -> None:
    """If not: ``python scripts/game_card.py``."""
    assert game_card.card_text(name) == page(name)


def test_the_grammar_names_every_phrase(name: str) -> None:
    notation = game_card.module_of(game(name), "notation")
    definitions = re.split(r"\n    (?=[a-z]+ +=)", str(notation.__doc__))
    spoken = [text for text in definitions if text.startswith(("action ", "outcome "))]
    named = set(re.findall(r'"([a-z][A-Za-z ]+)"', " ".join(spoken)))
    declared = {*notation.ACTIONS.verbs, *notation.OUTCOMES.verbs}  # type: ignore[attr-defined]

    assert named - {"for"} == declared


def test_the_page_has_the_fixed_headings(name: str) -> None:
    found = re.findall(r"^## (.+)$", page(name), re.MULTILINE)

    assert [heading for heading in found if heading in HEADINGS] == HEADINGS


def test_the_page_generates_what_can_be_generated(name: str) -> None:
    assert set(re.findall(r"<!-- generated: (\w+) -->", page(name))) == set(game_card.PARTS)


def test_rulings_have_names_of_their_own_or_numbers_without_a_gap(name: str) -> None:
    found = rulings(name)
    numbered = sorted((ruling[0], int(ruling[1:])) for ruling in found if ruling[0].isupper())

    assert len(found) > 20
    assert len(set(found)) == len(found)
    assert len(numbered) in (0, len(found))
    for (letter, number), (next_letter, next_number) in pairwise(numbered):
        assert next_number == (number + 1 if letter == next_letter else 1)


def test_every_citation_in_the_source_is_a_ruling_of_the_page(name: str) -> None:
    cited = {
        (str(path), ruling)
        for path in (rules_index.GAMES / name).rglob("*.py")
        for ruling in rules_index.rulings_in(path.read_text("utf-8"))
        if ruling[0].islower()
    }

    assert {place for place in cited if place[1] not in rulings(name)} == set()


def test_every_ruling_has_a_test(name: str) -> None:
    tested = {ruling for test in rules_index.tests_of(name) for ruling in test.rulings}

    assert [ruling for ruling in rulings(name) if ruling not in tested] == []


def test_tests_and_functions_name_no_unknown_ruling(name: str) -> None:
    places = [*rules_index.functions_of(name), *rules_index.tests_of(name)]

    assert {ruling for place in places for ruling in place.rulings} <= set(rulings(name))


def test_every_public_rule_cites_a_paragraph(name: str) -> None:
    uncited = [str(rule) for rule in rules_index.functions_of(name) if not rule.paragraphs]

    assert uncited == []


def test_functions_outside_the_rules_folder_that_cite_are_in_the_index(name: str) -> None:
    found = {str(rule) for rule in rules_index.functions_of(name)}

    assert "`start.start`" in found
    assert not any(rule.startswith("`notation.") for rule in found)  # they cite nothing


def test_every_paragraph_that_functions_cite_has_a_test(name: str) -> None:
    functions, tests = rules_index.functions_of(name), rules_index.tests_of(name)
    untested = [
        str(paragraph)
        for paragraph, places in rules_index.cited_by([*functions, *tests]).items()
        if not set(places) & set(tests)
    ]

    assert untested == []
