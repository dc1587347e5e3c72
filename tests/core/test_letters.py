"""Letters as outlines."""

from __future__ import annotations

import pytest

from cuboteca.core.letters import FOLDER, line_of, width_of
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import all_games


def test_a_line_is_as_wide_as_its_letters() -> None:
    line = line_of("Ada +3", 20, "display")
    wide = sum(width_of(sign, 20, "display") for sign in "Ada +3")

    assert line.width == pytest.approx(wide)
    assert width_of("Ada +3", 20, "display") == pytest.approx(wide)
    assert line.outline.startswith("M")


def test_what_is_too_wide_gets_smaller_and_then_shorter() -> None:
    words = "a long name for a seat"
    wide = width_of(words, 20)

    smaller = line_of(words, 20, fit=wide * 0.9)
    shorter = line_of(words, 20, fit=wide * 0.4)

    assert smaller.words == words
    assert smaller.size == pytest.approx(18)
    assert shorter.words.endswith("…")
    assert shorter.size == 15
    assert max(smaller.width - wide * 0.9, shorter.width - wide * 0.4) < 1e-9


def test_a_letter_that_is_missing_becomes_its_plain_one_or_a_box() -> None:
    assert line_of("ő", 10).outline == line_of("o", 10).outline
    assert line_of("字", 10).outline == line_of("語", 10).outline != ""


def test_every_word_of_every_game_has_its_letters() -> None:
    known = {
        line.split("\t")[0]
        for line in (FOLDER / "text.tsv").read_text("utf-8").splitlines()
        if "\t" in line
    }
    used = {
        sign
        for game in all_games()
        for language in LANGUAGES
        for file in sorted((game.folder / "texts" / language).glob("[bp][ol]*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#")
        for sign in line
    }

    assert sorted(used - known - {"\u00a0", "\u202f"}) == []
