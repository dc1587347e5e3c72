"""What plays with the same chance say about those who played."""

from __future__ import annotations

import pytest

from cuboteca.competition.comparison import Ended, best_first, differences, places, standings


def test_a_margin_is_over_the_best_opponent() -> None:
    ended = Ended((12, 20, 15), (3, 1, 2))
    assert [ended.margin(seat) for seat in range(3)] == [-8, 5, -5]
    assert Ended((7,), (1,)).margin(0) == 7


def test_rank_goes_before_margin_and_margin_before_points() -> None:
    results = [
        Ended((30, 20), (1, 2)),
        Ended((50, 51), (2, 1)),  # lost, with the most points
        Ended((26, 11), (1, 2)),  # the widest margin
        Ended((31, 21), (1, 2)),
        Ended((30, 20), (1, 2)),
    ]
    assert best_first(results) == [2, 3, 0, 4, 1]
    assert places(results) == [3, 5, 1, 2, 3]


def test_a_play_that_was_closed_ranks_by_its_points() -> None:
    assert Ended.closed_with([3, 9, 3]) == Ended((3, 9, 3), (2, 1, 2), closed=True)


def test_a_seat_is_compared_with_the_same_seat_elsewhere() -> None:
    compared = differences([[10, 4], [16, 1], [4, 7]])
    assert compared == [[0, 0], [9, -4.5], [-9, 4.5]]
    for seat in range(2):
        assert sum(row[seat] for row in compared) == pytest.approx(0)


def test_a_strong_seat_helps_no_team() -> None:
    """Seat 0 gets ten points more at both tables; both teams had it once."""
    found = standings([[15, 5], [15, 5]], lambda team, table: (team + table) % 2)
    assert [(one.team, one.place, one.difference, one.points) for one in found] == [
        (0, 1, 0, 20),
        (1, 1, 0, 20),
    ]


def test_teams_stand_by_the_sum_of_their_differences() -> None:
    found = standings([[12, 5, 3], [10, 9, 3]], lambda team, table: (team + table) % 3)
    by_team = {one.team: one for one in found}
    assert by_team[0].difference == (12 - 10) + (9 - 5)
    assert by_team[1].difference == (5 - 9) + (3 - 3)
    assert by_team[2].difference == (3 - 3) + (10 - 12)
    assert [one.team for one in found] == [0, 2, 1]
    assert sum(one.difference for one in found) == 0
