"""Pictures of a play for ``rgb_array``: the game's own description, set as lines of text.

The boards of the site are HTML laid out by style sheets around SVG figures; only a browser draws
them.  ``docs/decisions`` says why no browser is started for a frame.
"""

from __future__ import annotations

import functools
import textwrap
from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from collections.abc import Iterator

    Picture = np.ndarray[Any, np.dtype[np.uint8]]

#: Every frame has this size, so that films can be made of them.
WIDTH, HEIGHT = 960, 720
_MARGIN = 24
_SIZES = (20, 17, 14, 12, 10, 8)
_PAPER, _INK, _ACCENT = (250, 248, 243), (28, 27, 25), (150, 75, 10)


@functools.cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


def picture_of(text: str) -> Picture:
    """Return uint8[HEIGHT, WIDTH, 3]: the lines of ``text``, as large as they fit."""
    image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    draw = ImageDraw.Draw(image)
    size, lines = next(_layouts(text))
    at = float(_MARGIN)
    for number, line in enumerate(lines):
        colour = _ACCENT if number == 0 or line.startswith("▶") else _INK
        draw.text((_MARGIN, at), line.replace("▶", ">"), colour, font=_font(size))
        at += size * 1.4
    return np.asarray(image, np.uint8).copy()


def _layouts(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield sizes of letters and the lines they need, the largest that fits first."""
    for size in _SIZES:
        letters = int((WIDTH - 2 * _MARGIN) / (size * 0.52))
        lines = [part for line in text.splitlines() for part in _folded(line, letters)]
        if len(lines) * size * 1.4 <= HEIGHT - 2 * _MARGIN or size == _SIZES[-1]:
            yield size, lines


def _folded(line: str, letters: int) -> list[str]:
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.wrap(line, letters, subsequent_indent=indent + "   ") or [""]
