"""Pictures of plays as pixels, drawn by resvg: frames for ``rgb_array``, and animations.

From one frame to the next little changes.  Each part of a picture is drawn once and kept, and a
frame is put together from parts, which is several times faster than drawing it whole.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import resvg_py
from PIL import Image

from cuboteca.core.picture import GROUND, HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy.typing as npt

    from cuboteca.core.picture import Canvas, Layer

    Frame: TypeAlias = npt.NDArray[np.uint8]


class _Parts:
    """Parts of pictures by their SVG, up to ``most`` bytes; the least recently used go first."""

    def __init__(self, most: int) -> None:
        self._kept: OrderedDict[str, Image.Image] = OrderedDict()
        self._most = most
        self._size = 0

    def __len__(self) -> int:
        return len(self._kept)

    def image(self, svg: str) -> Image.Image:
        """Return a part, drawn."""
        found = self._kept.get(svg)
        if found is None:
            found = Image.open(io.BytesIO(png_of(svg))).convert("RGBA")
            self._kept[svg] = found
            self._size += _bytes(svg, found)
            while self._size > self._most:
                self._size -= _bytes(*self._kept.popitem(last=False))
        else:
            self._kept.move_to_end(svg)
        return found


def _bytes(svg: str, image: Image.Image) -> int:
    return len(svg) + 4 * image.width * image.height


_PARTS = _Parts(2**25)


def frame_of(canvas: Canvas) -> Frame:
    """Return uint8[H, W, 3], the picture; all pictures have one size (``core.picture``)."""
    return np.array(image_of(canvas.layers()))


def image_of(layers: Iterable[Layer]) -> Image.Image:
    """Return a picture of its layers, the last one on top, in RGB."""
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    for layer in layers:
        part = _PARTS.image(layer.svg)
        image.paste(part, (layer.x, layer.y), part)
    return image


def png_of(svg: str) -> bytes:
    """Return a picture as a PNG file."""
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)


__all__ = [
    "frame_of",
    "image_of",
    "png_of",
]
