"""What score sheets for the real box ask for."""

from __future__ import annotations

from cuboteca.core.real_box import shown
from cuboteca.core.words import Piece, say


def test_the_label_of_a_field_is_a_sentence_or_names_a_piece() -> None:
    sentence = say("box-tokens")
    piece = Piece("card", "card-name")

    assert shown(sentence) is sentence
    assert shown(piece) == say("thing", thing=piece)
