"""Characters that no text from outside may hold, because what we hand it on to cannot take them.

Half of a surrogate pair cannot be written as UTF-8, so no answer could repeat it.  PostgreSQL
stores no U+0000.
"""

from __future__ import annotations

import re

from cuboteca.core.errors import CubotecaError

_UNFIT = re.compile("[\0\ud800-\udfff]")
_HALF = re.compile("[\ud800-\udfff]")
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


class UnfitTextError(CubotecaError):
    """A text holds a character that cannot be kept; says which and where.

    Attributes:
        character: Such as "U+0000".
    """

    def __init__(self, where: str, character: str) -> None:
        super().__init__(f"{where} contains the character {character}, which is not allowed")
        self.character = character


def check_text(text: str, where: str) -> None:
    """Refuse a text with U+0000 or half of a surrogate pair in it.

    Args:
        text: From outside.
        where: How to call it in a sentence, such as "the field 'id'".

    Raises:
        UnfitTextError: Names the first such character.
    """
    if found := _UNFIT.search(text):
        raise UnfitTextError(where, f"U+{ord(found[0]):04X}")


def without_halves(text: str) -> str:
    """Return ``text`` with U+FFFD in place of each half of a surrogate pair."""
    return _HALF.sub(_REPLACEMENT, text)


__all__ = ["UnfitTextError", "check_text", "without_halves"]
