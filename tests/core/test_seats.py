"""What all games work out about seats."""

from __future__ import annotations

import pytest

from cuboteca.core.seats import rank_by_points, relative_seat


@pytest.mark.parametrize(("seat", "after"), [(2, 0), (3, 1), (0, 2), (1, 3)])
def test_seats_are_counted_from_the_observer_on(seat: int, after: int) -> None:
    assert relative_seat(2, seat, 4) == after


@pytest.mark.parametrize(
    ("points", "ranks"), [([3, 5, 1], [2, 1, 3]), ([4, 4, -1], [1, 1, 3]), ([0, 0, 0], [1, 1, 1])]
)
def test_equals_have_the_same_rank(points: list[int], ranks: list[int]) -> None:
    out = [0] * 3
    rank_by_points(points, 3, out)

    assert out == ranks


def test_only_seats_of_the_play_are_ranked() -> None:
    out = [7] * 3
    rank_by_points([2, 3, 9], 2, out)

    assert out == [2, 1, 7]
