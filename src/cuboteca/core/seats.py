"""Seats relative to one of them, clockwise."""

from __future__ import annotations

from cuboteca.core.compiled import rule


@rule
def relative_seat(observer: int, seat: int, count: int) -> int:
    """Return how many seats after ``observer`` ``seat`` is, of ``count`` around the table."""
    if seat < observer:
        return seat + count - observer
    return seat - observer


__all__ = ["relative_seat"]
