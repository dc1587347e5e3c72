"""Frames: the picture of a play as an array."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.picture import HEIGHT, WIDTH
from cuboteca.core.raster import frame_of, png_of
from cuboteca.envs.seating import Seating
from cuboteca.games import GAME_NAMES
from tests.envs.tables import EnvTable

STEPS = 4


@pytest.mark.parametrize("name", GAME_NAMES)
def test_frames_are_of_one_kind_and_differ_with_the_play(name: str) -> None:
    env = EnvTable(name, 3).of("env", render_mode="rgb_array")()
    env.reset(seed=3)
    rng = seeded(5)
    frames = [env.render()]
    for _ in range(STEPS):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(int(legal[draw_below(rng, len(legal))]))
        frames.append(env.render())
    again = env.render()

    assert {(frame.shape, frame.dtype) for frame in frames} == {
        ((HEIGHT, WIDTH, 3), np.dtype("u1"))
    }
    assert len({frame.tobytes() for frame in frames}) == len(frames)
    assert (again == frames[-1]).all()
    again[:] = 0
    assert env.render().any()


def test_many_plays_have_a_frame_each() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    envs = gymnasium.make_vec(
        f"cuboteca.envs:cuboteca/{GAME_NAMES[0].capitalize()}-v1",
        num_envs=2,
        render_mode="rgb_array",
    )
    envs.reset(seed=[1, 2])
    one, other = envs.render()

    assert one.shape == other.shape == (HEIGHT, WIDTH, 3)
    assert (one != other).any()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_frame_of_parts_is_the_whole_picture(name: str) -> None:
    seating = Seating(name, 3, EnvTable(name, 3).game.options({}, 3))
    canvas = seating.picture(seating.engine.start(seating.options, 3), 0)
    with Image.open(io.BytesIO(png_of(canvas.svg()))) as image:
        whole = np.array(image.convert("RGB"), np.int16)
    apart = abs(frame_of(canvas).astype(np.int16) - whole).max(axis=2)

    assert (apart > 16).mean() < 1e-5
    assert apart.mean() < 0.1
