"""The width of confidence intervals."""

from __future__ import annotations

import pytest

from cuboteca.core.intervals import half_width


@pytest.mark.parametrize(
    ("share", "trials", "width"),
    [
        (0.5, 100, 0.098),
        (0.5, 10_000, 0.0098),
        (0.0, 99, 1.96 * 0.1 / 99**0.5),  # never 0
        (1.0, 99, 1.96 * 0.1 / 99**0.5),
        (0.0, 0, 1.96),
    ],
)
def test_an_interval_narrows_with_the_trials_and_never_closes(
    share: float, trials: int, width: float
) -> None:
    assert half_width(share, trials) == pytest.approx(width, rel=1e-3)
