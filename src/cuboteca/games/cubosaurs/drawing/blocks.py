"""Turns models of blocks into flat polygons: front, top and right side of each block.

The projection is oblique: what lies farther away is shifted right and up.  Fronts stay upright
rectangles, so that a dinosaur as small as a thumbnail still has crisp edges.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from cuboteca.core.figures import Paint, faces, path

if TYPE_CHECKING:
    from collections.abc import Sequence

#: How far one unit of depth is shifted to the right and up.
DEPTH_X, DEPTH_Y = 0.5, 0.38


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

    corner: tuple[float, float, float]  # left, lower and near
    size: tuple[float, float, float]  # width, height and depth
    paint: Paint
    marks: tuple[Mark, ...] = ()

    @property
    def far(self) -> tuple[float, float, float]:
        """The corner opposite to ``corner``."""
        (x, y, z), (width, height, depth) = self.corner, self.size
        return x + width, y + height, z + depth

    def behind(self, other: Block) -> bool:
        """Return whether this block must be painted before ``other``."""
        (right, top, _), (left, bottom, _) = self.far, other.corner
        return self.corner[2] >= other.far[2] or right <= left or top <= bottom


@dataclass(frozen=True)
class Box:
    """Where a drawing lies in units of its model."""

    left: float
    bottom: float
    right: float
    top: float


def bounds(blocks: Sequence[Block]) -> Box:
    """Return the rectangle that the drawing of ``blocks`` fills."""
    near, far = [_flat(one.corner) for one in blocks], [_flat(one.far) for one in blocks]
    (lefts, bottoms), (rights, tops) = zip(*near, strict=True), zip(*far, strict=True)
    return Box(min(lefts), min(bottoms), max(rights), max(tops))


def _flat(corner: tuple[float, float, float]) -> tuple[float, float]:
    """Return where a corner lies on paper, y upwards."""
    x, y, z = corner
    return x + z * DEPTH_X, y + z * DEPTH_Y


def ordered(blocks: Sequence[Block]) -> list[Block]:
    """Return ``blocks`` in the order of painting, what is covered first."""
    waiting = sorted(blocks, key=lambda block: (-block.far[2], *block.corner[:2]))
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
    across, up = _flat(block.corner)
    x, y = left + unit * across, ground - unit * up
    width, height, depth = (unit * length for length in block.size)
    shift = (depth * DEPTH_X, depth * DEPTH_Y)
    found = [faces(x, y - height, (width, height), shift, block.paint)]
    for fill, marks in groupby(block.marks, key=attrgetter("fill")):
        parts: list[str | float] = []
        for mark in marks:
            wide, high = unit * mark.width, unit * mark.height
            parts += ["M", x + unit * mark.x, y - unit * mark.y]
            parts += ["h", wide, "v", -high, "h", -wide, "z"]
        found.append(path(fill, *parts).replace("<path", '<path stroke="none"'))
    return "".join(found)
