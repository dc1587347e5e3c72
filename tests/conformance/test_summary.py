"""The summary of the rules: every refusal, log entry and prompt of a game leads to a section."""

from __future__ import annotations

import ast
import re
from itertools import chain
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cuboteca.core.refusals import why_not
from cuboteca.core.summary import cited
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games import GAME_NAMES, game
from tests.conformance.plays import Table, decisions, some_moments, tried

if TYPE_CHECKING:
    from cuboteca.core.game import Game

#: Keys of what a rule has caused, and of what is asked.
_RULED = re.compile("(tell|prompt|wait|end|line)-")
#: Prompts that only put another one after a name.
_WRAPPERS = {"prompt-colour"}

named = pytest.mark.parametrize("name", GAME_NAMES)


def texts_of(found: Game, language: str) -> Texts:
    return Texts(language, [found.folder / "texts"])


def keys_of(found: Game) -> set[str]:
    """Return the keys of a game's texts about what has happened and what is asked."""
    files = (found.folder / "texts" / LANGUAGES[0]).glob("*.ftl")
    entries = chain.from_iterable(
        FluentParser().parse(one.read_text("utf-8")).body for one in files
    )
    keys = {one.id.name for one in entries if isinstance(one, fluent.Message)}
    return {key for key in keys if _RULED.match(key)} - _WRAPPERS


def citations_in(found: Game) -> set[str]:
    """Return the constants ``..._RULE`` of a game's words about refusals and the log."""
    places = [found.folder / "refusals.py", *(found.folder / "words").rglob("*.py")]
    trees = [ast.parse(one.read_text("utf-8")) for one in places if one.is_file()]
    return {
        node.value.value
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id.endswith("_RULE")
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }


@named
def test_every_citation_of_refusals_and_log_entries_has_a_section(name: str) -> None:
    found = game(name)
    known = found.summary.citations

    assert len(citations_in(found)) > 5
    assert sorted(citations_in(found) - known) == []
    assert [one for one in known if not re.match(r"p\. \d", one)] == []


@named
def test_every_log_entry_and_every_prompt_has_a_section(name: str) -> None:
    found = game(name)

    assert sorted(key for key in keys_of(found) if not found.summary.explains(key)) == []


@named
def test_the_summary_explains_no_key_that_does_not_exist(name: str) -> None:
    found = game(name)
    words = texts_of(found, LANGUAGES[0])

    assert [key for key in found.summary.keys if not words.has(key)] == []


@named
def test_there_is_a_section_with_a_figure_or_a_table_for_each_of_the_texts(name: str) -> None:
    found = game(name)
    words = texts_of(found, LANGUAGES[0])
    sections = found.summary.sections

    assert words.has(f"rules-{len(sections)}-title")
    assert not words.has(f"rules-{len(sections) + 1}-title")
    assert [n for n, one in enumerate(sections, 1) if not (one.figures or one.tables)] == []


@named
def test_figures_and_tables_use_symbols_of_the_sprite_and_have_columns_for_all_cells(
    name: str,
) -> None:
    found = game(name)
    sprite = (found.folder / "drawing" / "symbols.svg").read_text("utf-8")
    symbols = set(re.findall(r'<symbol id="([^"]+)"', sprite))
    figures = chain.from_iterable(one.figures for one in found.summary.sections)
    tables = [*chain.from_iterable(one.tables for one in found.summary.sections)]
    anchors = [row.name for table in tables for row in table.rows if row.name]

    assert {piece.symbol for one in figures for piece in one.pieces} <= symbols
    assert [t for t in tables if {len(row.cells) for row in t.rows} != {len(t.head)}] == []
    assert len(set(anchors)) == len(anchors)


@named
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_citation_names_the_page_and_our_own_heading(name: str, language: str) -> None:
    found = game(name)
    words = texts_of(found, language)
    places = {one: found.summary.place_of_citation(one) for one in found.summary.citations}
    told = {one: cited(place, found.meta.title, words) for one, place in places.items() if place}

    assert told.keys() == places.keys()
    assert [one for one, text in told.items() if not re.search(r"p\. \d", text)] == []
    titles = {one: words.word(place.title) for one, place in places.items() if place}
    assert [one for one, text in told.items() if titles[one] not in text] == []


def test_whatever_is_refused_or_told_leads_to_a_section(table: Table) -> None:
    found = table.game
    if not found.summary.sections:
        pytest.skip("its summary has words alone")
    place_of, every = found.summary.place_of, set(range(found.rules.action_count))
    refused = [
        (moment, why.sentence)
        for moment in decisions(table, 6)
        for action in tried(moment, every.difference(moment.legal))
        if (why := why_not(found, moment.state(), moment.mover, action))
    ]
    asked = [
        found.presentation.prompt(moment.state(), seat)
        for moment in some_moments(table)
        for seat in (*range(table.seats), None)
    ]
    told = [
        sentence
        for moment in some_moments(table)
        for action in moment.possible or moment.legal[:3]
        for sentence in found.presentation.log_entry(
            moment.state(), action, moment.after(action)
        ).sentences
    ]

    assert [one for one in told if place_of(one) is None] == []
    assert [one for one in refused if place_of(one[1]) is None] == []
    assert [one for one in asked if place_of(one) is None] == []
