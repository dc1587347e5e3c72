"""Pictures one after another as one file: an animated WebP, made in a process of its own.

Drawing thirty pictures takes seconds of processor time.  ``python -m cuboteca.core.animation``
draws them where they hold nobody up, and the system ends it when it takes longer than it may.
"""

from __future__ import annotations

import base64
import io
from typing import TYPE_CHECKING

from cuboteca.core.child_processes import limit_memory, limit_processor, serve
from cuboteca.core.picture import HEIGHT, WIDTH, Layer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cuboteca.core.child_processes import Message, Progress

_QUALITY = 80  # of WebP's 100


def animated(pictures: Iterable[Iterable[Layer]], milliseconds: Sequence[int], width: int) -> bytes:
    """Return pictures as an animated WebP that starts anew when it is over.

    Args:
        pictures: At least one, by their layers (``Canvas.layers``).
        milliseconds: How long each is shown.
        width: In pixels; the height follows.
    """
    from PIL import Image  # noqa: PLC0415  # an extra, as resvg is

    from cuboteca.core.raster import image_of  # noqa: PLC0415

    size = (width, round(width * HEIGHT / WIDTH))
    first, *others = (image_of(one).resize(size, Image.Resampling.LANCZOS) for one in pictures)
    file = io.BytesIO()
    first.save(
        file, "WEBP", save_all=True, append_images=others, duration=[*milliseconds], loop=0,
        quality=_QUALITY, method=2,
    )  # fmt: skip
    return file.getvalue()


def question_of(
    pictures: Sequence[Sequence[Layer]], milliseconds: Sequence[int], width: int, seconds: float
) -> Message:
    """Return what the process is asked; ``seconds`` of processor time are the most it may take.

    Pictures of a play share most of their layers, so each drawing is sent once.
    """
    drawings = list(dict.fromkeys(layer.svg for one in pictures for layer in one))
    number = {svg: place for place, svg in enumerate(drawings)}
    return {
        "drawings": drawings,
        "pictures": [[(layer.x, layer.y, number[layer.svg]) for layer in one] for one in pictures],
        "milliseconds": [*milliseconds],
        "width": width,
        "seconds": seconds,
    }


def _handle(question: Message, _progress: Progress) -> Message:
    limit_processor(float(question["seconds"]))
    drawings = question["drawings"]
    pictures = [
        [Layer(x, y, drawings[number]) for x, y, number in one] for one in question["pictures"]
    ]
    webp = animated(pictures, question["milliseconds"], int(question["width"]))
    return {"webp": base64.b64encode(webp).decode("ascii")}


def main() -> None:
    """Answer questions until the input ends."""
    limit_memory()
    serve(_handle)


if __name__ == "__main__":
    main()


__all__ = ["animated", "question_of"]
