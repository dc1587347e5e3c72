"""Pictures as pixels: put together from parts, which are drawn once and kept."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from cuboteca.core import raster
from cuboteca.core.picture import GROUND, HEIGHT, WIDTH, Canvas, Layer
from cuboteca.core.play import Play
from cuboteca.core.raster import _Parts, frame_of, image_of, png_of
from cuboteca.core.texts import Texts
from tests.omen import OMEN

if TYPE_CHECKING:
    import pytest

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">'
    '<path fill="{}" d="M0 0h10v10H0z"/></svg>'
)
RED, BLUE = (SQUARE.format(colour) for colour in ("#f00", "#00f"))


def canvas() -> Canvas:
    """Return a picture with words, panels and figures."""
    texts = Texts("en", [OMEN.folder / "texts"])
    return OMEN.picture_of(Play(OMEN, {}, 2).state, 0, texts, ["Ada", "Ben"])


def test_a_drawing_is_a_png_of_its_size() -> None:
    with Image.open(io.BytesIO(png_of(RED))) as image:
        assert (image.format, image.size) == ("PNG", (10, 10))
        assert image.convert("RGB").getcolors() == [(100, (255, 0, 0))]


def test_a_frame_of_parts_is_the_whole_picture() -> None:
    with Image.open(io.BytesIO(png_of(canvas().svg()))) as image:
        whole = np.array(image.convert("RGB"), np.int16)
    frame = frame_of(canvas())
    apart = abs(frame.astype(np.int16) - whole).max(axis=2)

    assert (frame.shape, frame.dtype) == ((HEIGHT, WIDTH, 3), np.dtype("u1"))
    assert (apart > 16).mean() < 1e-5
    assert apart.mean() < 0.1


def test_the_last_layer_is_on_top_and_the_ground_is_below_all() -> None:
    image = image_of([Layer(0, 0, RED), Layer(5, 5, BLUE)])
    ground = tuple(bytes.fromhex(GROUND.removeprefix("#")))

    assert [image.getpixel(at) for at in [(4, 9), (5, 9), (14, 14), (15, 15)]] == [
        (255, 0, 0),
        (0, 0, 255),
        (0, 0, 255),
        ground,
    ]


def test_the_same_part_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(svg: str) -> bytes:
        drawn.append(svg)
        return png_of(svg)

    monkeypatch.setattr(raster, "_PARTS", _Parts(most=100_000))
    monkeypatch.setattr(raster, "png_of", draw)
    image_of([Layer(0, 0, RED), Layer(20, 0, BLUE), Layer(40, 0, RED)])
    image_of([Layer(7, 7, BLUE)])

    assert drawn == [RED, BLUE]


def test_parts_that_were_not_used_for_longest_are_forgotten() -> None:
    parts = _Parts(most=100_000)
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="{}"/>'
    first = parts.image(svg.format(100))
    parts.image(svg.format(101))
    assert parts.image(svg.format(100)) is first
    parts.image(svg.format(102))  # no room for three of 40 kilobytes each

    assert parts.image(svg.format(100)) is first
    assert len(parts) == 2
