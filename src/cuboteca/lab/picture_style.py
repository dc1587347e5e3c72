"""What pictures of figures look like: colours by day and by night, letters, marks of axes."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

#: CSS inside an SVG picture; ``--bar`` is the colour of what was measured.
STYLE = (
    "svg{color-scheme:light dark;--ink:#1b1b1b;--faint:#5d5d5d;--paper:#fff;--line:#d4d4d4;"
    "--bar:#1f5fa8;background:var(--paper)}"
    "@media(prefers-color-scheme:dark){svg{--ink:#ececec;--faint:#b0b0b0;--paper:#16181c;"
    "--line:#3d4148;--bar:#6ea8e8}}"
    "text{font:14px system-ui,sans-serif;fill:var(--ink)}.title{font-size:18px;font-weight:600}"
)


_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


def round_marks(values: Iterable[float], intervals: int) -> list[float]:
    """Return round numbers, evenly spaced, whose range includes all values.

    Args:
        values: At least one.
        intervals: Roughly how many steps there shall be, at least 1.
    """
    ends = list(values)
    low, high = min(ends), max(ends)
    step = _step((high - low) / intervals)
    first, last = floor(low / step), ceil(high / step)
    last = max(last, first + 1)
    return [round(step * mark, 10) for mark in range(first, last + 1)]


def _step(least: float) -> float:
    """Return the smallest of 1, 2, 2.5 and 5 times a power of ten that is not below ``least``."""
    power = 10.0 ** floor(log10(least)) if least > 0 else 1.0
    return next(power * step for step in _STEPS if power * step >= least)


__all__ = ["STYLE", "round_marks"]
