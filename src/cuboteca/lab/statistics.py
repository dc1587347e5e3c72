"""Means and shares with their 95 % intervals, gathered over many plays without keeping them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
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

    def share_interval(self) -> Estimate:
        """Return the mean of numbers in 0..1 with its Wilson interval.

        Numbers between 0 and 1 (shared wins) spread less than zeros and ones with the same mean,
        so for them the interval is a little too wide, never too narrow.
        """
        return wilson(self.total, self.count)


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
