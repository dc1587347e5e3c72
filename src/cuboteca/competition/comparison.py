"""What plays with the same chance say about those who played: differences and standings."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_ALMOST = 1e-9  # numbers closer than this are equal


@dataclass(frozen=True)
class Ended:
    """How a play ended, by seat."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is the best
    closed: bool = False  # before its end

    @classmethod
    def closed_with(cls, points: Sequence[int]) -> Ended:
        """Return a play that was closed when its seats had these points."""
        ranks = tuple(1 + sum(other > one for other in points) for one in points)
        return cls(tuple(points), ranks, closed=True)

    def margin(self, seat: int) -> int:
        """Return how many points a seat has more than the best of the others; alone, its points."""
        others = [points for other, points in enumerate(self.points) if other != seat]
        return self.points[seat] - max(others, default=0)


def best_first(results: Sequence[Ended], seat: int = 0) -> list[int]:
    """Return the order of plays of one seat with the same chance: places in ``results``."""
    return sorted(range(len(results)), key=lambda place: _key(results[place], seat))


def places(results: Sequence[Ended], seat: int = 0) -> list[int]:
    """Return each play's place, 1 for the best; those equal in all share one."""
    keys = [_key(one, seat) for one in results]
    return [1 + sum(other < key for other in keys) for key in keys]


def _key(one: Ended, seat: int) -> tuple[int, int, int]:
    return one.ranks[seat], -one.margin(seat), -one.points[seat]


def differences(values: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return for each table and seat how much more it has than that seat has at the other tables.

    Args:
        values: float[tables][seats], of two tables or more.

    Returns:
        The same shape; the sum over the tables is 0 for each seat.
    """
    return [
        [
            own - fmean(other[seat] for number, other in enumerate(values) if number != table)
            for seat, own in enumerate(row)
        ]
        for table, row in enumerate(values)
    ]


@dataclass(frozen=True)
class TeamStanding:
    """How a team of a match stands."""

    team: int
    place: int  # 1 is the best; equal teams share one
    difference: float  # sum over its seats
    points: float  # the same of what was compared


def standings(
    values: Sequence[Sequence[float]], seat_of: Callable[[int, int], int]
) -> list[TeamStanding]:
    """Return the teams of a match, the best first.

    Args:
        values: float[tables][seats], as for ``differences``.
        seat_of: Returns where a team sits at a table.
    """
    compared = differences(values)
    sums = []
    for team in range(len(values[0])):
        seats = [(table, seat_of(team, table)) for table in range(len(values))]
        sums.append(
            (
                sum(compared[table][seat] for table, seat in seats),
                sum(values[table][seat] for table, seat in seats),
            )
        )
    found = [
        TeamStanding(
            team=team,
            place=1 + sum(other > difference + _ALMOST for other, _ in sums),
            difference=difference,
            points=points,
        )
        for team, (difference, points) in enumerate(sums)
    ]
    return sorted(found, key=lambda one: (one.place, one.team))


__all__ = ["Ended", "TeamStanding", "best_first", "differences", "places", "standings"]
