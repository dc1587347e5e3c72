"""Building blocks of the games' sprites: symbols, and blocks drawn with three visible faces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


#: The sign of a winner, or of a lead, on a square of 64 units.
CROWN = (
    '<path d="M8 20l12 12 12-20 12 20 12-12v32h-48z" fill="#ffc94a" stroke="#6b4a00" '
    'stroke-width="3.5" stroke-linejoin="round"/>'
)


@dataclass(frozen=True)
class Paint:
    """The three tones of a block, and the line around it."""

    front: str
    top: str  # the highlight
    side: str  # the shade
    line: str  # the fine outline


def symbol(name: str, body: str, box: str = "0 0 64 64") -> str:
    """Return a figure of a sprite: SVG elements with their own view box."""
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>\n'


def sprite(symbols: Iterable[str]) -> str:
    """Return the text of a sprite."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{"".join(symbols)}</svg>\n'


def short(value: float) -> str:
    """Return a number with at most one decimal, as short as SVG allows."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".") if abs(value) < 1 else text


def path(fill: str, *parts: str | float) -> str:
    """Return a path of commands and numbers, joined with as few characters as possible."""
    d = ""
    for part in parts:
        text = part if isinstance(part, str) else short(part)
        if d and d[-1].isdigit() and text[0] in "0123456789.":
            d += " "
        d += text
    return f'<path fill="{fill}" d="{d}"/>'


def faces(
    x: float,
    y: float,
    size: tuple[float, float],
    depth: tuple[float, float],
    paint: Paint,
) -> str:
    """Return the top, right side and front of a block.

    Args:
        x: Left edge of its front.
        y: Upper edge of its front.
        size: Width and height of its front.
        depth: How far its back is shifted to the right and up.
        paint: Its tones.
    """
    (wide, tall), (dx, dy) = size, depth
    return (
        path(paint.top, "M", x, y, "l", dx, -dy, "h", wide, "l", -dx, dy, "z")
        + path(paint.side, "M", x + wide, y, "l", dx, -dy, "v", tall, "l", -dx, dy, "z")
        + path(paint.front, "M", x, y, "h", wide, "v", tall, "h", -wide, "z")
    )


__all__ = [
    "CROWN",
    "Paint",
    "faces",
    "path",
    "short",
    "sprite",
    "symbol",
]
