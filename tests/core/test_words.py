"""Sentences before they are in any language."""

from __future__ import annotations

import dataclasses

import pytest

from cuboteca.core.words import Piece, SeatName, Sentence, say


def test_a_sentence_keeps_its_arguments_in_order_and_its_citation() -> None:
    sentence = say("why", "IT p. 6", seat=SeatName(1), count=2)

    assert sentence == Sentence("why", (("seat", SeatName(1)), ("count", 2)), "IT p. 6")
    assert not sentence.heading


def test_equal_sentences_are_one() -> None:
    pieces = (Piece("trex", "card-trex"), Piece("egg", "card-egg", 2))

    assert len({say("kept", cards=pieces), say("kept", cards=pieces)}) == 1
    assert say("kept", cards=pieces) != say("kept", cards=pieces[:1])


def test_a_sentence_is_not_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        say("kept").key = "lost"  # type: ignore[misc]
