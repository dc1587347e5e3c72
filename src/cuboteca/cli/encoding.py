"""Outputs whose encoding lacks letters: readable substitutes are printed instead.

A terminal may speak Latin-1, cp1252 or plain ASCII, as under ``LC_ALL=C``.  Our texts and people's
names contain letters that such an encoding lacks; they are spelled with letters that it has.  JSON
is never respelled: ``screen.print_json`` escapes it instead.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from pathlib import Path

#: Name of the codec error handler that respells what an encoding lacks.
READABLE = "cuboteca.readable"

_STAND_INS = {
    "\N{MINUS SIGN}": "-",
    "\N{HYPHEN}": "-",
    "\N{NON-BREAKING HYPHEN}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{PLUS-MINUS SIGN}": "+-",
    "\N{MIDDLE DOT}": "|",
    "\N{BULLET}": "*",
    "\N{DEGREE SIGN}": "o",
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{LEFTWARDS ARROW}": "<-",
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{CHECK MARK}": "+",
    "\N{BALLOT X}": "x",
    "\N{BLACK RIGHT-POINTING TRIANGLE}": ">",
    "\N{LATIN CAPITAL LIGATURE OE}": "OE",
    "\N{LATIN SMALL LIGATURE OE}": "oe",
    "\N{LATIN CAPITAL LETTER AE}": "AE",
    "\N{LATIN SMALL LETTER AE}": "ae",
    "\N{LATIN CAPITAL LETTER O WITH STROKE}": "O",
    "\N{LATIN SMALL LETTER O WITH STROKE}": "o",
    "\N{LATIN CAPITAL LETTER L WITH STROKE}": "L",
    "\N{LATIN SMALL LETTER L WITH STROKE}": "l",
    "\N{LATIN CAPITAL LETTER D WITH STROKE}": "D",
    "\N{LATIN SMALL LETTER D WITH STROKE}": "d",
    "\N{LATIN CAPITAL LETTER ETH}": "D",
    "\N{LATIN SMALL LETTER ETH}": "d",
    "\N{LATIN CAPITAL LETTER THORN}": "Th",
    "\N{LATIN SMALL LETTER THORN}": "th",
    "\N{LATIN SMALL LETTER SHARP S}": "ss",
    "\N{LATIN SMALL LETTER DOTLESS I}": "i",
}
_UNSEEN = ("Mn", "Me", "Cf")  # accents that stand alone, joiners: nothing is lost without them
_FIRST_BYTE, _LAST_BYTE = "\udc80", "\udcff"  # a byte of a file name that is not text


def prepare_outputs() -> None:
    """Print substitutes on both outputs from now on for letters that their encodings lack.

    An output that was closed before the program began discards everything.
    """
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=READABLE)


def _nowhere() -> io.TextIOWrapper:
    return Path(os.devnull).open("w", encoding="utf-8")


def is_unicode(encoding: str | None) -> bool:
    """Return whether an encoding has all letters."""
    return (encoding or "").lower().startswith("utf")


def printable(text: str) -> str:
    """Return ``text`` as the output will print it, so that it can be measured first."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, READABLE).decode(encoding, "replace")


def _stand_in(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letter = error.object[error.start]
    if _FIRST_BYTE <= letter <= _LAST_BYTE:
        return letter.encode("ascii", "surrogateescape"), error.start + 1
    return _spelled(letter), error.start + 1


def _spelled(letter: str) -> str:
    known = _STAND_INS.get(letter)
    if known is not None:
        return known
    if unicodedata.category(letter) in _UNSEEN:
        return ""
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or letter.encode("ascii", "backslashreplace").decode()


codecs.register_error(READABLE, _stand_in)

__all__ = ["READABLE", "is_unicode", "prepare_outputs", "printable"]
