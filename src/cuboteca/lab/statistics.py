"""Means and shares with their 95 % intervals, gathered over many plays without keeping them."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite, pi, sqrt, tan
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

#: Half-width of a 95 % interval in standard errors.
Z_95 = NormalDist().inv_cdf(0.975)


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


@dataclass
class Tally:
    """Count, sum and sum of squares of independent numbers."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: np.ndarray[Any, Any]) -> None:
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
    """Return the half-width of a 95 % interval in standard errors for so many degrees of freedom.

    Exact for one and two; else the expansion around the normal quantile of Abramowitz and Stegun
    (1964), 26.7.5, which is off by less than 1 %.

    Args:
        freedom: From 1 on.
    """
    if freedom == 1:
        return tan(pi * 0.475)
    if freedom == 2:
        return 0.95 * sqrt(2 / (1 - 0.95**2))
    z = Z_95
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
