"""Letters as outlines, which look the same whatever fonts a computer has.

The outlines come from the typefaces of the site; ``scripts/letters.py`` makes them.  A picture of
outlines needs no font, and every letter has a known width for the layout.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

#: ``display`` for names and numbers, ``text`` for what is read.
Face: TypeAlias = Literal["display", "text"]

FOLDER = Path(__file__).parent / "typefaces"
UNITS = 1000  # of an outline, to the size of the letters
#: Height of a capital above the baseline, as a share of the size; used to centre text vertically.
CAPITAL = 0.68
#: Stands for a letter that a typeface lacks: a box.
_BOX = (600, ((80, 0, "v-660h440v660z"), (150, -70, "h300v-520h-300z")))
_KEPT = 4096  # lines laid out
_CUT = "\N{HORIZONTAL ELLIPSIS}"


class Letter(NamedTuple):
    """A letter: its advance width, and its outlines, each with its starting point."""

    width: int
    forms: tuple[tuple[int, int, str], ...]


@dataclass(frozen=True)
class Line:
    """Words laid out on one line.

    Attributes:
        words: What was laid out, perhaps cut short.
        size: Of the letters, in units of the picture.
        width: Of the line, in units of the picture.
        outline: The letters as a path in thousandths of ``size``, from the pen's start.
    """

    words: str
    size: float
    width: float
    outline: str


@cache
def _letters(face: Face) -> dict[str, Letter]:
    found = {}
    for line in (FOLDER / f"{face}.tsv").read_text("utf-8").splitlines():
        if "\t" in line:
            letter, width, outline = line.split("\t")
            forms = tuple(_form(text) for text in outline.split("M") if text)
            found[letter] = Letter(int(width), forms)
    return found


def _form(text: str) -> tuple[int, int, str]:
    x, y = text.split(" ", 1)
    end = next(i for i, sign in enumerate(y) if sign.isalpha())
    return int(x), int(y[:end]), y[end:]


def _letter(sign: str, face: Face) -> Letter:
    known = _letters(face)
    if sign in known:
        return known[sign]
    plain = unicodedata.normalize("NFKD", sign)[0]
    return known.get(plain, Letter(*_BOX))


@lru_cache(maxsize=_KEPT)
def _width(words: str, face: Face) -> int:
    return sum(_letter(sign, face).width for sign in words)


def width_of(words: str, size: float, face: Face = "text") -> float:
    """Return how wide ``words`` are in letters of ``size``."""
    return _width(words, face) * size / UNITS


@lru_cache(maxsize=_KEPT)
def line_of(
    words: str, size: float, face: Face = "text", fit: float | None = None, smallest: float = 0.75
) -> Line:
    """Return ``words`` as a line that is not wider than ``fit``.

    Words that are too wide are set smaller, down to ``smallest`` of ``size``, then cut short.
    """
    if fit is not None and width_of(words, size, face) > fit:
        needed = size * fit / width_of(words, size, face)
        size = max(needed, size * smallest)
        if needed < size:
            words = _cut(words, size, face, fit)
    pen, parts = 0, []
    for sign in words:
        letter = _letter(sign, face)
        parts += [f"M{pen + x} {y}{rest}" for x, y, rest in letter.forms]
        pen += letter.width
    return Line(words, size, pen * size / UNITS, "".join(parts))


def _cut(words: str, size: float, face: Face, fit: float) -> str:
    while words and width_of(words.rstrip() + _CUT, size, face) > fit:
        words = words[:-1]
    return words.rstrip() + _CUT


__all__ = [
    "CAPITAL",
    "FOLDER",
    "UNITS",
    "Face",
    "Letter",
    "Line",
    "line_of",
    "width_of",
]
