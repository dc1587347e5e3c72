"""Animations: what the process that makes them is asked, how it is limited, what it answers."""

from __future__ import annotations

import base64
import io
import runpy
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PIL import Image

from cuboteca.core import animation, child_processes
from cuboteca.core.animation import animated, question_of
from cuboteca.core.picture import HEIGHT, WIDTH, Layer
from cuboteca.core.raster import image_of

if TYPE_CHECKING:
    from cuboteca.core.child_processes import Handler

DRAWING = (
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
    '<path fill="{}" d="M0 0h2000v2000H0z"/></svg>'
)
RED, GREEN, BLUE = (DRAWING.format(colour) for colour in ("#c00", "#0c0", "#00c"))
PICTURES = [[Layer(0, 0, RED), Layer(480, 0, GREEN)], [Layer(0, 0, RED), Layer(0, 360, BLUE)]]
TIMES = [300, 700]


@pytest.fixture
def handler(monkeypatch: pytest.MonkeyPatch) -> tuple[Handler, list[object]]:
    """Start the process's main program in this one: how it answers, and what it limits."""
    served: list[Handler] = []
    limits: list[object] = []
    monkeypatch.setattr(child_processes, "serve", served.append)
    monkeypatch.setattr(child_processes, "limit_memory", lambda: limits.append("memory"))
    monkeypatch.setattr(child_processes, "limit_processor", limits.append)
    runpy.run_path(animation.__file__, run_name="__main__")
    (answer,) = served
    return answer, limits


def frames(webp: bytes) -> list[tuple[int, Image.Image]]:
    """Return the pictures of an animation, each with the milliseconds it is shown."""
    found = []
    with Image.open(io.BytesIO(webp)) as image:
        assert (image.format, image.info["loop"]) == ("WEBP", 0)
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            shown = image.convert("RGB")  # reads the frame, which knows when it begins and ends
            found.append((int(image.info["duration"]), shown))
    return found


def test_an_animation_shows_each_picture_as_long_as_it_should() -> None:
    shown = frames(animated(PICTURES, TIMES, 240))

    assert [time for time, _ in shown] == TIMES
    for picture, (_, frame) in zip(PICTURES, shown, strict=True):
        assert frame.size == (240, 180)
        wanted = image_of(picture).resize(frame.size)
        apart = abs(np.array(frame, np.int16) - np.array(wanted, np.int16))
        assert apart.mean() < 4


def test_one_picture_alone_stands_still() -> None:
    with Image.open(io.BytesIO(animated(PICTURES[:1], TIMES[:1], 100))) as image:
        assert (image.format, image.size) == ("WEBP", (100, 75))
        assert getattr(image, "n_frames", 1) == 1


def test_a_drawing_that_pictures_share_is_sent_once() -> None:
    asked = question_of(PICTURES, TIMES, 240, 1.5)

    assert asked == {
        "drawings": [RED, GREEN, BLUE],
        "pictures": [[(0, 0, 0), (480, 0, 1)], [(0, 0, 0), (0, 360, 2)]],
        "milliseconds": TIMES,
        "width": 240,
        "seconds": 1.5,
    }


def test_the_process_answers_with_the_animation_within_its_limits(
    handler: tuple[Handler, list[object]],
) -> None:
    answer, limits = handler
    assert limits == ["memory"]
    said = answer(question_of(PICTURES, TIMES, 240, 1.5), lambda _progress: None)

    assert base64.b64decode(said["webp"]) == animated(PICTURES, TIMES, 240)
    assert limits == ["memory", 1.5]
