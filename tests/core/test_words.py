"""Sentences before they are put into a language."""

from __future__ import annotations

import dataclasses

import pytest

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.core.words import Piece, SeatName, Sentence, say, say_winners, winners
from tests.core.nim import NIM, ranks


def test_a_sentence_keeps_its_arguments_in_order_and_its_citation() -> None:
    sentence = say("why", "IT p. 6", seat=SeatName(1), count=2)

    assert sentence == Sentence("why", (("seat", SeatName(1)), ("count", 2)), "IT p. 6")
    assert not sentence.heading


def test_equal_sentences_are_one() -> None:
    pieces = (Piece("trex", "card-trex"), Piece("egg", "card-egg", 2))

    assert len({say("kept", cards=pieces), say("kept", cards=pieces)}) == 1
    assert say("kept", cards=pieces) != say("kept", cards=pieces[:1])


def test_equal_sentences_are_one_object_and_true_is_no_one() -> None:
    assert say("kept", count=1) is say("kept", count=1)
    assert [say("kept", count=count).args[0][1] for count in (1, True)] == [1, True]
    assert say("kept", count=True).args[0][1] is True


def test_a_sentence_is_not_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        say("kept").key = "lost"  # type: ignore[misc]


def test_who_has_rank_one_has_won() -> None:
    state = NIM.rules.start(NIM.options({}, 3), 3)
    state.winner = 2

    assert winners(ranks, state, state.seat_count) == [2]


def test_a_win_alone_and_a_shared_one_are_told_apart() -> None:
    texts = Texts("en", [])
    told = [texts.plain(say_winners(seats, 2), ["Ada", "Ben"]) for seats in ([1], [0, 1])]

    assert told == [
        "Ben wins with 2 points.",
        "Ada and Ben share the victory with 2 points each.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_point_is_told_in_every_language(language: str) -> None:
    texts = Texts(language, [])
    told = {texts.plain(say_winners(seats, 1), ["Ada", "Ben"]) for seats in ([1], [0, 1])}

    assert len(told) == 2
    assert all("Ben" in text and "1" in text for text in told)
