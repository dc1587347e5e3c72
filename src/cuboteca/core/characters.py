"""Characters that text from outside must not contain, wherever it comes in.

An unpaired surrogate cannot be encoded as UTF-8, so no response could repeat it.  PostgreSQL
cannot store U+0000.  Other control characters mean nothing in our texts, and a terminal or a log
that shows them may do as they say; tabs and line ends are the exceptions.
"""

from __future__ import annotations

import re

from cuboteca.core.errors import CubotecaError

#: Control characters but tab and line ends, and surrogates: the inside of a regular expression.
UNFIT = "\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff"
_UNFIT = re.compile(f"[{UNFIT}]")
_HALF = re.compile("[\ud800-\udfff]")
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


class UnfitTextError(CubotecaError):
    """A text contains a character that is not allowed; the message says which and where.

    Attributes:
        character: Such as "U+0000".
        field: The name of the field of a form; "" where it was no form.
    """

    def __init__(self, where: str, character: str, field: str = "") -> None:
        super().__init__(f"{where} contains the character {character}, which is not allowed")
        self.character = character
        self.field = field


def check_text(text: str, where: str, field: str = "") -> None:
    """Check that a text contains no control character, except tabs and line ends, nor a surrogate.

    Args:
        text: From outside.
        where: What a message calls it, such as "the field 'id'".
        field: The name of the field of a form, for messages in other languages.

    Raises:
        UnfitTextError: Names the first such character.
    """
    if found := _UNFIT.search(text):
        raise UnfitTextError(where, f"U+{ord(found[0]):04X}", field)


def without_halves(text: str) -> str:
    """Return ``text`` with U+FFFD in place of each unpaired surrogate."""
    return _HALF.sub(_REPLACEMENT, text)


__all__ = ["UNFIT", "UnfitTextError", "check_text", "without_halves"]
