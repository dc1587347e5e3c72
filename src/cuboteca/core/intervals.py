"""The width of 95 % confidence intervals."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

#: Half-width of a 95 % interval in standard errors.
Z_95 = NormalDist().inv_cdf(0.975)


def half_width(share: float, trials: int) -> float:
    """Return half the width of the 95 % interval of a share from ``trials`` trials.

    It is above 0 even if all trials had the same result.
    """
    return Z_95 * sqrt(max(share * (1 - share), 1 / (trials + 1)) / max(trials, 1))


__all__ = ["Z_95", "half_width"]
