"""Intervals that hold at every moment at once."""

from __future__ import annotations

from math import isinf

import numpy as np
import pytest

from cuboteca.core.intervals import Z_95
from cuboteca.lab.sequences import (
    LEAST_BLOCKS,
    adjusted,
    mean_p_value,
    mean_sequence,
    share_sequence,
)
from cuboteca.lab.statistics import Tally

REPETITIONS = 400
LOOKS = [32, 64, 128, 256, 512, 1024, 2048]
MOST_MISSES = 0.05 * REPETITIONS + 3 * (0.05 * 0.95 * REPETITIONS) ** 0.5


def tally_of(values: object) -> Tally:
    tally = Tally()
    tally.add(np.asarray(values, float))
    return tally


def ever_missed(kind: str, true: float, *, naive: bool = False) -> int:
    """Return in how many of the repetitions an interval at some look excludes the true value."""
    rng = np.random.default_rng(17)
    missed = 0
    for _ in range(REPETITIONS):
        match kind:
            case "normal":
                values = rng.normal(true, 3, LOOKS[-1])
            case "skewed":
                values = rng.exponential(true, LOOKS[-1])
            case _:
                values = (rng.random(LOOKS[-1]) < true).astype(float)
        for look in LOOKS:
            tally = tally_of(values[:look])
            if naive:
                found = tally.mean_interval()
            elif kind == "share":
                found = share_sequence(tally)
            else:
                found = mean_sequence(tally)
            if not found.low <= true <= found.high:
                missed += 1
                break
    return missed


@pytest.mark.parametrize(
    ("kind", "true"),
    [("normal", 0.0), ("skewed", 1.0), ("share", 0.5), ("share", 0.03), ("share", 0.0)],
)
def test_the_true_value_is_hardly_ever_outside_at_any_look(kind: str, true: float) -> None:
    assert ever_missed(kind, true) <= MOST_MISSES


def test_usual_intervals_miss_more_often_if_one_keeps_looking() -> None:
    assert ever_missed("normal", 0.0, naive=True) > MOST_MISSES


def test_an_interval_costs_about_half_as_much_width_again() -> None:
    values = np.random.default_rng(1).normal(0, 1, 20_000)
    for count in (500, 2_000, 20_000):
        found = mean_sequence(tally_of(values[:count]))
        usual = 2 * Z_95 * values[:count].std() / count**0.5
        assert 1.3 < (found.high - found.low) / usual < 1.9


def test_too_few_numbers_say_nothing() -> None:
    found = mean_sequence(tally_of([1.0] * (LEAST_BLOCKS - 1)))

    assert isinf(found.low)
    assert isinf(found.high)
    assert mean_p_value(tally_of([1.0] * (LEAST_BLOCKS - 1))) == 1
    assert share_sequence(Tally()) == share_sequence(tally_of([]))
    assert (share_sequence(Tally()).low, share_sequence(Tally()).high) == (0, 1)


def test_what_never_happened_is_not_certain() -> None:
    found = mean_sequence(tally_of(np.zeros(1000)))

    assert found.low < 0 < found.high
    assert mean_p_value(tally_of(np.zeros(1000))) == 1


@pytest.mark.parametrize("shift", [0.0, 0.05, 0.1, 0.2, 0.4, 30.0])
def test_a_p_value_is_below_one_in_twenty_if_the_interval_excludes_zero(shift: float) -> None:
    tally = tally_of(np.random.default_rng(3).normal(shift, 1, 700))

    assert (mean_p_value(tally) < 0.05) == mean_sequence(tally).excludes_zero


def test_a_share_is_within_bounds_and_includes_what_was_seen() -> None:
    for ones in (0, 1, 50, 99, 100):
        found = share_sequence(tally_of([1.0] * ones + [0.0] * (100 - ones)))
        assert 0 <= found.low <= ones / 100 <= found.high <= 1
        assert 0.02 < found.high - found.low < 0.35


def test_many_comparisons_are_adjusted_by_their_number() -> None:
    assert adjusted([]) == []
    assert adjusted([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])
