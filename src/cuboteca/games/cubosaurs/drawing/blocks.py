"""Turns models of blocks into flat polygons: front, top and right side of each block.

The projection is oblique: what lies farther away is shifted right and up.  Fronts stay upright
rectangles, so that a dinosaur of the size of a thumb nail still has crisp edges.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

#: How far one unit of depth is shifted to the right and up.
DEPTH_X, DEPTH_Y = 0.5, 0.38


@dataclass(frozen=True)
class Paint:
    """The three tones of a block, and the line around it."""

    front: str  # in the light of the day
    top: str  # the highlight
    side: str  # the shade
    line: str  # the fine outline


@dataclass(frozen=True)
class Mark:
    """A rectangle painted on the front of a block, in units from its lower left corner."""

    x: float
    y: float
    width: float
    height: float
    fill: str


@dataclass(frozen=True)
class Block:
    """A block; x to the right, y up, z away from the onlooker."""

    x: float
    y: float
    z: float
    width: float
    height: float
    depth: float
    paint: Paint
    marks: tuple[Mark, ...] = ()

    def behind(self, other: Block) -> bool:
        """Return whether this block must be painted before ``other``."""
        return (
            self.z >= other.z + other.depth
            or self.x + self.width <= other.x
            or self.y + self.height <= other.y
        )


@dataclass(frozen=True)
class Box:
    """Where a drawing lies in units of its model."""

    left: float
    bottom: float
    right: float
    top: float


def bounds(blocks: Sequence[Block]) -> Box:
    """Return the rectangle that the drawing of ``blocks`` fills."""
    lefts = [block.x + block.z * DEPTH_X for block in blocks]
    rights = [b.x + b.width + (b.z + b.depth) * DEPTH_X for b in blocks]
    bottoms = [block.y + block.z * DEPTH_Y for block in blocks]
    tops = [b.y + b.height + (b.z + b.depth) * DEPTH_Y for b in blocks]
    return Box(min(lefts), min(bottoms), max(rights), max(tops))


def ordered(blocks: Sequence[Block]) -> list[Block]:
    """Return ``blocks`` in the order of painting, what is covered first."""
    waiting = sorted(blocks, key=lambda block: (-block.z - block.depth, block.x, block.y))
    done: list[Block] = []
    while waiting:
        free = next(
            (
                one
                for one in waiting
                if not any(_covers(one, other) for other in waiting if other is not one)
            ),
            waiting[0],
        )
        waiting.remove(free)
        done.append(free)
    return done


def _covers(one: Block, other: Block) -> bool:
    """Return whether ``one`` stands before ``other``, so that it has to wait."""
    return other.behind(one) and not one.behind(other)


def _number(value: float) -> str:
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text.replace("-0.", "-.").removeprefix("0") or "0"


def _path(fill: str, *parts: str | float) -> str:
    """Return a path; numbers are joined with as few signs as can be."""
    d = ""
    for part in parts:
        text = part if isinstance(part, str) else _number(part)
        if d and d[-1].isdigit() and text[0] in "0123456789.":
            d += " "
        d += text
    return f'<path fill="{fill}" d="{d}"/>'


def drawn(blocks: Sequence[Block], size: float = 64, edge: float = 2) -> str:
    """Return ``blocks`` as markup, fitted into a square of ``size`` and standing on its ground."""
    box = bounds(blocks)
    unit = (size - 2 * edge) / max(box.right - box.left, box.top - box.bottom)
    left = (size - unit * (box.right - box.left)) / 2 - unit * box.left
    ground = size - edge + unit * box.bottom
    if box.top - box.bottom < box.right - box.left:
        ground -= (size - 2 * edge - unit * (box.top - box.bottom)) / 2.6
    line, pieces = "", []
    for block in ordered(blocks):
        if block.paint.line != line:
            pieces.append(("</g>" if line else "") + f'<g stroke="{block.paint.line}">')
            line = block.paint.line
        pieces.append(_block(block, unit, left, ground))
    return "".join(pieces) + "</g>"


def _block(block: Block, unit: float, left: float, ground: float) -> str:
    x = left + unit * (block.x + block.z * DEPTH_X)
    y = ground - unit * (block.y + block.z * DEPTH_Y)
    width, height = unit * block.width, unit * block.height
    dx, dy = unit * block.depth * DEPTH_X, unit * block.depth * DEPTH_Y
    paint = block.paint
    faces = [
        _path(paint.top, "M", x, y - height, "l", dx, -dy, "h", width, "l", -dx, dy, "z"),
        _path(paint.side, "M", x + width, y, "l", dx, -dy, "v", -height, "l", -dx, dy, "z"),
        _path(paint.front, "M", x, y, "h", width, "v", -height, "h", -width, "z"),
    ]
    for fill, marks in groupby(block.marks, key=attrgetter("fill")):
        parts: list[str | float] = []
        for mark in marks:
            wide, high = unit * mark.width, unit * mark.height
            parts += ["M", x + unit * mark.x, y - unit * mark.y]
            parts += ["h", wide, "v", -high, "h", -wide, "z"]
        faces.append(_path(fill, *parts).replace("<path", '<path stroke="none"'))
    return "".join(faces)
