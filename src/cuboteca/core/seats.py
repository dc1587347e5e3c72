"""What all games work out about seats: who comes after whom, who is better than whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule

if TYPE_CHECKING:
    from cuboteca.core.record import Row


@rule
def relative_seat(observer: int, seat: int, count: int) -> int:
    """Return how many seats after ``observer`` ``seat`` is, of ``count`` around the table."""
    if seat < observer:
        return seat + count - observer
    return seat - observer


@rule
def rank_by_points(points: Row, seat_count: int, out: Row) -> None:
    """Write the rank of each seat, 1 for the most points; equals have the same rank."""
    for seat in range(seat_count):
        out[seat] = 1
        for other in range(seat_count):
            if points[other] > points[seat]:
                out[seat] += 1


__all__ = ["rank_by_points", "relative_seat"]
