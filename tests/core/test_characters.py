"""Characters that cannot be kept: refused where a text comes in, mended where one is stored."""

from __future__ import annotations

import pytest

from cuboteca.core.characters import UnfitTextError, check_text, without_halves


@pytest.mark.parametrize(
    ("text", "character"),
    [
        ("\0", "U+0000"),
        ("a\0b", "U+0000"),
        ("\ud800", "U+D800"),
        ("é\udfff", "U+DFFF"),
        ("\x01", "U+0001"),
        ("a\x1b[31m", "U+001B"),
        ("\x7f", "U+007F"),
        ("\x85", "U+0085"),
    ],
)
def test_a_character_that_cannot_be_kept_is_named(text: str, character: str) -> None:
    with pytest.raises(UnfitTextError) as caught:
        check_text(text, "the field 'id'")

    assert caught.value.character == character
    assert str(caught.value) == (
        f"the field 'id' contains the character {character}, which is not allowed"
    )


@pytest.mark.parametrize("text", ["", "Ada", "é\r\n\t", "💥", "\ufffd", "\xa0"])
def test_any_other_text_passes(text: str) -> None:
    check_text(text, "the field 'id'")

    assert without_halves(text) == text


def test_halves_are_replaced() -> None:
    assert without_halves("a\ud800b\udc00💥") == "a\ufffdb\ufffd💥"
