"""The shortest line within a band."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from cuboteca.lab.smoothing import taut


def length(line: list[float]) -> float:
    return sum(math.hypot(1, b - a) for a, b in pairwise(line))


def test_noise_within_the_band_becomes_a_straight_line() -> None:
    assert taut([0.0, 0.3, -0.2, 0.1, 0.0], [0, 0.4, 0.4, 0.4, 0]) == [0.0] * 5


def test_without_room_every_value_stays() -> None:
    values = [0.5, 0.75, 0.25, 1.0]

    assert taut(values, [0.0] * 4) == values


def test_it_bends_only_where_it_must() -> None:
    line = taut([0.0, 1.0, 1.0, 1.0, 0.0], [0.0, 0.5, 0.25, 0.5, 0.0])

    assert line == pytest.approx([0.0, 0.5, 0.75, 0.5, 0.0])


def test_a_fixed_step_keeps_its_jump() -> None:
    values, half = [0.0, 0.0, 1.0, 1.0], [0.6] * 4

    assert taut(values, half, fixed={1, 2}) == values
    assert taut(values, half) != values


def test_a_single_step_is_its_value() -> None:
    assert taut([0.25], [0.1]) == [0.25]


@pytest.mark.parametrize("seed", range(20))
def test_it_stays_in_the_band_and_is_not_longer_than_the_middle(seed: int) -> None:
    rng = random.Random(seed)
    values = [rng.random() for _ in range(60)]
    half = [0.3 * rng.random() for _ in values]
    line = taut(values, half)

    assert len(line) == len(values)
    assert (line[0], line[-1]) == (values[0], values[-1])
    assert all(
        abs(one - value) <= room + 1e-9 for one, value, room in zip(line, values, half, strict=True)
    )
    assert length(line) <= length(values) + 1e-9
