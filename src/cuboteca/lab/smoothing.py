"""The shortest line within a band: what a noisy curve surely does, and nothing more.

It is the taut string of Davies and Kovac (Annals of Statistics, 2001): a string through the band
that is pulled tight bends only where the band makes it bend.
"""

from __future__ import annotations

from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


def taut(
    values: Sequence[float], half: Sequence[float], fixed: Collection[int] = ()
) -> list[float]:
    """Return the shortest line through a band.

    Args:
        values: The middle of the band at each step; at least one.
        half: Half of its width at each step, not negative.
        fixed: Steps at which the line goes through the middle, beside the first and the last.

    Returns:
        A number for each step, at most ``half`` away from its value.
    """
    last = len(values) - 1
    pins = sorted({0, last, *fixed})
    line = [values[0]]
    for begin, end in pairwise(pins):
        line += _between(values, half, begin, end)
    return line


def _between(values: Sequence[float], half: Sequence[float], begin: int, end: int) -> list[float]:
    """Return the line from a fixed step, without it, to the next fixed one."""
    low = [value - room for value, room in zip(values, half, strict=True)]
    high = [value + room for value, room in zip(values, half, strict=True)]
    low[end] = high[end] = values[end]
    line: list[float] = []
    at, height = begin, values[begin]
    while at < end:
        at_next, reached = _straight(low, high, at, height, end)
        slope = (reached - height) / (at_next - at)
        line += [height + slope * step for step in range(1, at_next - at)] + [reached]
        at, height = at_next, reached
    return line


def _straight(
    low: Sequence[float], high: Sequence[float], at: int, height: float, end: int
) -> tuple[int, float]:
    """Return where the line from a point bends next, or its end."""
    least, most = -inf, inf  # slopes that stay in the band so far
    lowest = highest = at
    for step in range(at + 1, end + 1):
        up, down = (low[step] - height) / (step - at), (high[step] - height) / (step - at)
        if up > most:
            return highest, high[highest]
        if down < least:
            return lowest, low[lowest]
        if up >= least:
            least, lowest = up, step
        if down <= most:
            most, highest = down, step
    return end, low[end]


__all__ = ["taut"]
