"""What the end of a rated play changes for the person in a seat."""

from __future__ import annotations

from typing import TypedDict


class RatingChange(TypedDict):
    """A rating before and after a play, each with half the width of its 95 % interval."""

    before: int
    margin_before: int
    after: int
    margin_after: int


__all__ = ["RatingChange"]
