"""Characters that text from outside must not contain, because they cannot be stored or sent.

An unpaired surrogate cannot be encoded as UTF-8, so no response could repeat it.  PostgreSQL
cannot store U+0000.
"""

from __future__ import annotations

import re

from cuboteca.core.errors import CubotecaError

_UNFIT = re.compile("[\0\ud800-\udfff]")
_HALF = re.compile("[\ud800-\udfff]")
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


class UnfitTextError(CubotecaError):
    """A text contains a character that is not allowed; the message says which and where.

    Attributes:
        character: Such as "U+0000".
    """

    def __init__(self, where: str, character: str) -> None:
        super().__init__(f"{where} contains the character {character}, which is not allowed")
        self.character = character


def check_text(text: str, where: str) -> None:
    """Check that a text contains neither U+0000 nor an unpaired surrogate.

    Args:
        text: From outside.
        where: What a message calls it, such as "the field 'id'".

    Raises:
        UnfitTextError: Names the first such character.
    """
    if found := _UNFIT.search(text):
        raise UnfitTextError(where, f"U+{ord(found[0]):04X}")


def without_halves(text: str) -> str:
    """Return ``text`` with U+FFFD in place of each unpaired surrogate."""
    return _HALF.sub(_REPLACEMENT, text)


__all__ = ["UnfitTextError", "check_text", "without_halves"]
