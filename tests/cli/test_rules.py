"""``cuboteca rules``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.games import GAME_NAMES

if TYPE_CHECKING:
    from tests.cli.conftest import Command


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Options", "Assumed figures"]),
        ("it", ["Opzioni", "Valori ipotizzati"]),
        ("fr", ["Options", "Valeurs supposées"]),
    ],
)
def test_shows_the_summary_with_options_and_assumed_figures(
    cuboteca: Command, name: str, language: str, words: list[str]
) -> None:
    answer = cuboteca("rules", name, "--language", language)

    assert (answer.code, answer.err) == (0, "")
    assert all(word in answer.out for word in words)


def test_a_word_chooses_the_parts_that_speak_of_it(cuboteca: Command) -> None:
    whole = cuboteca("rules", "cubosaurs").out
    part = cuboteca("rules", "cubosaurs", "PRICES").out

    assert "Prices of the DNA Evolution tiles" in part
    assert len(part) < len(whole)


def test_an_unknown_word_is_not_so(cuboteca: Command) -> None:
    answer = cuboteca("rules", "cubosaurs", "xyzzy")

    assert answer.code == 1
    assert answer.err == 'cuboteca: The summary of Cubosaurs says nothing about "xyzzy".\n'
