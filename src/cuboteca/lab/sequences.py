"""Intervals that hold at every moment at once, so that a study may be watched and stopped at will.

A usual 95 % interval is right at one number of plays that was fixed before; whoever looks after
every chunk and stops when it suits will be wrong far more often.  A *confidence sequence* includes
the true value at all moments together 95 times in 100, for about half as much width again.

* Means, of any spread: Robbins' normal mixture with the measured spread, by Waudby-Smith, Arbour,
  Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence
  sequences" (Annals of Statistics, 2024), theorem 2.2.  Points have no bound that would be of use,
  and plays are many, so what holds for many numbers is the right tool; a study first looks after
  ``LEAST_BLOCKS``.
* Shares, of plays that are or are not so: the beta-binomial mixture (Robbins, 1970; Howard,
  Ramdas, McAuliffe and Sekhon, Annals of Statistics, 2021), exact for any number of plays.
"""

from __future__ import annotations

from math import exp, inf, log, sqrt
from typing import TYPE_CHECKING

from cuboteca.lab.statistics import Estimate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.lab.statistics import Tally

#: The fewest numbers from which an interval is computed.
LEAST_BLOCKS = 32

#: How often the true value may ever be outside, if nothing else is said.
MISS = 0.05
_SHARPEST_AT = 2_000  # the number of numbers at which the sequence is narrowest for what it is
_MIXING = (log(1 / MISS) * 2 + log(log(1 / MISS) * 2 + 1)) / _SHARPEST_AT  # rho squared


def mean_sequence(tally: Tally, miss: float = MISS) -> Estimate:
    """Return a mean with its confidence sequence; it is open below ``LEAST_BLOCKS`` numbers.

    The spread counts one more number that differs by 1 from the mean, so that numbers which have
    all been alike so far, as the effect of what never happened, are not taken for certain.
    """
    if tally.count < LEAST_BLOCKS:
        return Estimate(tally.mean, -inf, inf)
    weight = tally.count * _MIXING + 1
    half = _spread(tally) * sqrt(2 * weight / (tally.count**2 * _MIXING) * log(sqrt(weight) / miss))
    return Estimate(tally.mean, tally.mean - half, tally.mean + half)


def mean_p_value(tally: Tally) -> float:
    """Return how surprising the mean would be if the true one were 0, at this moment.

    It is valid whenever one stops, and below 0.05 exactly if ``mean_sequence`` excludes 0.
    """
    if tally.count < LEAST_BLOCKS:
        return 1.0
    weight = tally.count * _MIXING + 1
    drift = (tally.mean / _spread(tally)) ** 2 * tally.count**2 * _MIXING / (2 * weight)
    return min(sqrt(weight) * exp(-min(drift, 700.0)), 1.0)


def _spread(tally: Tally) -> float:
    """Return the standard deviation; see ``mean_sequence``."""
    squares = max(tally.squares - tally.count * tally.mean**2, 0.0)
    return sqrt((squares + 1) / tally.count)


def share_sequence(tally: Tally) -> Estimate:
    """Return the share of ones among zeros and ones with its confidence sequence, within 0..1.

    A share is in it if the numbers are at least 0.05 times as likely with it as on average over
    all shares, each equally likely.
    """
    from scipy.optimize import root_scalar  # noqa: PLC0415  # slow to import
    from scipy.special import betaln, xlogy  # noqa: PLC0415

    if tally.count == 0:
        return Estimate(0.0, 0.0, 1.0)
    ones, zeros = tally.total, tally.count - tally.total
    average = float(betaln(ones + 1, zeros + 1))

    def excess(share: float) -> float:
        return float(xlogy(ones, share) + xlogy(zeros, 1 - share)) - average - log(MISS)

    share = ones / tally.count

    def end(outer: float) -> float:
        if excess(outer) >= 0:
            return outer
        return float(root_scalar(excess, bracket=sorted((outer, share)), xtol=1e-9).root)

    return Estimate(share, end(0.0), end(1.0))


def adjusted(p_values: Sequence[float]) -> list[float]:
    """Return p-values adjusted for their number, by Benjamini and Hochberg (1995).

    If all that are at most 0.05 are believed, no more than 5 % of them are expected to be false.
    """
    from scipy.stats import false_discovery_control  # noqa: PLC0415  # slow to import

    if not p_values:
        return []
    return [float(value) for value in false_discovery_control(p_values, method="bh")]


__all__ = ["LEAST_BLOCKS", "MISS", "adjusted", "mean_p_value", "mean_sequence", "share_sequence"]
