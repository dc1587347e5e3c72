"""What a study found, in a sentence or two."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cuboteca.core.texts import LANGUAGES
from cuboteca.games import all_games
from cuboteca.games import game as game_of
from cuboteca.lab.study_report import studies_of
from cuboteca.lab.study_words import StudyWords, texts_of


def words(game: str, study: str, language: str = "en") -> StudyWords:
    return StudyWords(
        studies_of(game_of(game))[study], game_of(game), texts_of(game_of(game), language)
    )


def kept(told: StudyWords, *, good: bool, bad: bool) -> StudyWords:
    """Return the same study with the effects on one side of 0, or with none that is clear."""
    findings = tuple(
        one
        if (good and one.effect.value > 0) or (bad and one.effect.value < 0)
        else replace(one, adjusted=1.0)
        for one in told.found.findings
    )
    found = replace(told.found, findings=findings)
    return StudyWords(found, game_of(told.found.study.game), told.texts)


def test_the_largest_clear_effects_are_named_with_their_intervals() -> None:
    told = words("cubosaurs", "seats")

    assert told.answer == (
        "Best: One seat after, +0.28 points (+0.09 to +0.47). "
        "Worst: Three seats after, −0.34 (−0.53 to −0.15)."
    )
    assert kept(told, good=True, bad=False).answer == (
        "Best: One seat after, +0.28 points (+0.09 to +0.47). None is clearly bad."
    )
    assert kept(told, good=False, bad=True).answer == (
        "None is clearly good. Worst: Three seats after, −0.34 points (−0.53 to −0.15)."
    )


def test_where_nothing_is_clear_the_answer_says_how_large_an_effect_may_be() -> None:
    assert words("sukkube", "seats").answer == (
        "None makes a clear difference: by their intervals, no effect is larger than 0.058 points."
    )


def test_effects_that_a_table_leaves_out_are_counted_as_well() -> None:
    told = kept(words("ursuppe", "pairs"), good=False, bad=False)
    rest = [one for one in told.found.findings if one.measure == "alone"]
    first = replace(rest[0], effect=replace(rest[0].effect, low=-9.0))
    others = [one for one in told.found.findings if one is not rest[0]]
    found = replace(told.found, findings=(first, *others))

    assert "larger than 9.0 points" in StudyWords(found, game_of("ursuppe"), told.texts).answer


def test_points_of_the_whole_table_are_neither_good_nor_bad() -> None:
    told = words("cubosaurs", "cards")
    study = replace(told.found.study, options={**told.found.study.options, "dna": True})
    found = replace(told.found, study=study)

    assert told.answer
    assert StudyWords(found, game_of("cubosaurs"), told.texts).answer == ""


def test_pairs_and_prices_have_words_of_their_own() -> None:
    pairs = words("ursuppe", "pairs")

    assert pairs.answer.startswith("Help each other most: Movement I and Life Expectancy, +1.49 ")
    assert kept(pairs, good=True, bad=False).answer.endswith("No two clearly do each other’s work.")
    assert kept(pairs, good=False, bad=True).answer.startswith("No two clearly help each other.")
    assert words("ursuppe", "prices").answer.startswith("Worth most: Aggression (5 BP), round 3, ")


def test_lengths_are_told_by_their_spread() -> None:
    told = words("ursuppe", "length")

    assert told.answer == told.lengths != ""


def test_nothing_is_said_of_what_was_not_found_yet() -> None:
    told = words("cubosaurs", "seats")
    first = told.found.findings[0]
    unbounded = replace(first.effect, low=float("-inf"), high=float("inf"))
    found = replace(told.found, findings=(replace(first, effect=unbounded),))

    assert StudyWords(found, game_of("cubosaurs"), told.texts).answer == ""
    assert StudyWords(replace(found, findings=()), game_of("cubosaurs"), told.texts).answer == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_study_that_is_shipped_has_an_answer(language: str) -> None:
    studies = [(game.name, study) for game in all_games() for study in studies_of(game)]
    answers = [words(game, study, language).answer for game, study in studies]

    assert len(answers) > 12
    assert all(answers)
    assert not any("{" in one or "study-" in one for one in answers)
