"""Means and shares with their 95 % intervals, gathered over many plays without keeping them."""

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
    """A value and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float

    @property
    def is_open(self) -> bool:
        """Whether nothing is known about how far off the value may be."""
        return not (isfinite(self.low) and isfinite(self.high))

    @property
    def is_exact(self) -> bool:
        """Whether the interval is the value alone."""
        return self.low == self.high

    @property
    def excludes_zero(self) -> bool:
        """Whether all that the true value may be is above zero, or all of it below."""
        return self.low > 0 or self.high < 0

    def clipped(self, least: float, most: float) -> Estimate:
        """Return what is left of value and interval where the true value is known to be within.

        An interval that lies outside altogether becomes the bound next to it.
        """

        def within(one: float) -> float:
            return min(max(one, least), most)

        return Estimate(within(self.value), within(self.low), within(self.high))

    def scaled(self, factor: float) -> Estimate:
        """Return value and interval times ``factor``, from 0 on."""
        return Estimate(factor * self.value, factor * self.low, factor * self.high)

    def widened(self, half: float) -> Estimate:
        """Return the value with an interval that reaches ``half`` at least to both sides."""
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
        """Count ``values`` in."""
        self.count += len(values)
        self.total += float(values.sum())
        self.squares += float((values.astype(float) ** 2).sum())

    @property
    def mean(self) -> float:
        """The mean; 0 of no numbers."""
        return self.total / self.count if self.count else 0.0

    def mean_interval(self) -> Estimate:
        """Return the mean with its normal interval, as wide as the numbers are spread."""
        if self.count < 2:
            return Estimate(self.mean, self.mean, self.mean)
        spread = max(self.squares - self.count * self.mean**2, 0.0) / (self.count - 1)
        half = Z_95 * sqrt(spread / self.count)
        return Estimate(self.mean, self.mean - half, self.mean + half)

    def student_interval(self) -> Estimate:
        """Return the mean with Student's interval, for few numbers; fewer than two leave it open.

        Means of few numbers spread wider than the normal interval says (Student, 1908).
        """
        if self.count < 2:
            return Estimate(self.mean, -inf, inf)
        normal = self.mean_interval()
        half = (normal.high - self.mean) * student_95(self.count - 1) / Z_95
        return Estimate(self.mean, self.mean - half, self.mean + half)

    def share_interval(self) -> Estimate:
        """Return the mean of numbers in 0..1 with its Wilson interval.

        Numbers between 0 and 1 (shared wins) spread less than zeros and ones with the same mean,
        so for them the interval is a little too wide, never too narrow.
        """
        return wilson(self.total, self.count)


def student_95(freedom: int) -> float:
    """Return the half-width of a 95 % interval in standard errors; see ``student``."""
    return student(freedom, 0.95)


def student(freedom: int, level: float) -> float:
    """Return the half-width of an interval in standard errors for so many degrees of freedom.

    Exact for one and two; else the expansion around the normal quantile of Abramowitz and Stegun
    (1964), 26.7.5.  At 95 % it is off by less than 1 %; from 15 degrees on it is so at 99.999 %
    as well, and with seven it is 4 % too small there.

    Args:
        freedom: From 1 on.
        level: How often the interval holds the true value, above 0 and below 1.
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
        successes: 0 .. trials; may be broken where successes are shared.
        trials: How many; 0 gives the whole range.
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
