"""How wide an interval is that holds the true value 95 times in 100."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

#: Half-width of a 95 % interval in standard errors.
Z_95 = NormalDist().inv_cdf(0.975)


def half_width(share: float, trials: int) -> float:
    """Return half of the 95 % interval of a share that ``trials`` trials gave.

    A few trials that all end alike are not taken for certainty.
    """
    return Z_95 * sqrt(max(share * (1 - share), 1 / (trials + 1)) / max(trials, 1))


__all__ = ["Z_95", "half_width"]
