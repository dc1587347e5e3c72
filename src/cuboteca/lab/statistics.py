"""Means and shares with 95 % intervals, accumulated over many plays without storing them."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite, pi, sqrt, tan
from statistics import NormalDist
from typing import TYPE_CHECKING

from cuboteca.core.intervals import Z_95

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Estimate:
    """A value and the interval that includes the true one 95 times in 100."""

    value: float
    low: float
    high: float

    @property
    def is_open(self) -> bool:
        """Whether the interval is unbounded, as nothing is known about the error."""
        return not (isfinite(self.low) and isfinite(self.high))

    @property
    def is_exact(self) -> bool:
        """Whether the interval consists of the value alone."""
        return self.low == self.high

    @property
    def excludes_zero(self) -> bool:
        """Whether the interval lies entirely above zero or entirely below it."""
        return self.low > 0 or self.high < 0

    def clipped(self, least: float, most: float) -> Estimate:
        """Return value and interval clipped to the bounds within which the true value must lie.

        An interval that lies entirely outside becomes the nearer bound.
        """

        def within(one: float) -> float:
            return min(max(one, least), most)

        return Estimate(within(self.value), within(self.low), within(self.high))

    def scaled(self, factor: float) -> Estimate:
        """Return value and interval times ``factor``, which is at least 0."""
        return Estimate(factor * self.value, factor * self.low, factor * self.high)

    def widened(self, half: float) -> Estimate:
        """Return the value with an interval that extends at least ``half`` to both sides."""
        return Estimate(
            self.value, min(self.low, self.value - half), max(self.high, self.value + half)
        )


@dataclass
class Tally:
    """Count, sum and sum of squares of independent numbers."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: NDArray[np.generic]) -> None:
        """Add ``values``."""
        self.count += len(values)
        self.total += float(values.sum())
        self.squares += float((values.astype(float) ** 2).sum())

    @property
    def mean(self) -> float:
        """The mean; 0 of no numbers."""
        return self.total / self.count if self.count else 0.0

    def mean_interval(self) -> Estimate:
        """Return the mean with its normal interval, from the spread of the numbers."""
        if self.count < 2:
            return Estimate(self.mean, self.mean, self.mean)
        spread = max(self.squares - self.count * self.mean**2, 0.0) / (self.count - 1)
        half = Z_95 * sqrt(spread / self.count)
        return Estimate(self.mean, self.mean - half, self.mean + half)

    def student_interval(self) -> Estimate:
        """Return the mean with Student's interval, for few numbers; it is open for fewer than two.

        Means of few numbers vary more than the normal interval says (Student, 1908).
        """
        if self.count < 2:
            return Estimate(self.mean, -inf, inf)
        normal = self.mean_interval()
        half = (normal.high - self.mean) * student_95(self.count - 1) / Z_95
        return Estimate(self.mean, self.mean - half, self.mean + half)

    def share_interval(self) -> Estimate:
        """Return the mean of numbers in 0..1 with its Wilson interval.

        Numbers between 0 and 1 (shared wins) vary less than zeros and ones with the same mean, so
        for them the interval is a little too wide, never too narrow.
        """
        return wilson(self.total, self.count)


def student_95(freedom: int) -> float:
    """Return the half-width of a 95 % interval in standard errors; see ``student``."""
    return student(freedom, 0.95)


def student(freedom: int, level: float) -> float:
    """Return the half-width of an interval in standard errors, by degrees of freedom.

    Exact for one and two; else the expansion around the normal quantile of Abramowitz and Stegun
    (1964), 26.7.5.  At 95 % it is off by less than 1 %; from 15 degrees on it is so at 99.999 %
    as well, and with seven it is 4 % too small there.

    Args:
        freedom: Degrees of freedom, at least 1.
        level: How often the interval includes the true value, above 0 and below 1.
    """
    if freedom == 1:
        return tan(pi * level / 2)
    if freedom == 2:
        return level * sqrt(2 / (1 - level**2))
    z = NormalDist().inv_cdf(0.5 + level / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def wilson(successes: float, trials: int) -> Estimate:
    """Return the share of ``successes`` with Wilson's score interval (1927).

    Args:
        successes: 0 .. trials; may be fractional, where successes are shared.
        trials: Number of trials; 0 gives the whole range.
    """
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = successes / trials
    shrink = 1 + Z_95**2 / trials
    middle = (share + Z_95**2 / (2 * trials)) / shrink
    half = Z_95 * sqrt(share * (1 - share) / trials + (Z_95 / (2 * trials)) ** 2) / shrink
    return Estimate(share, max(middle - half, 0.0), min(middle + half, 1.0))


__all__ = [
    "Estimate",
    "Tally",
    "student",
    "student_95",
    "wilson",
]
