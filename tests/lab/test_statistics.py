"""Intervals against values that R's ``prop.test`` gives without continuity correction."""

from __future__ import annotations

import numpy as np
import pytest

from cuboteca.lab.statistics import Estimate, Tally, student, student_95, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775328),
        (5, 10, 0.2365931, 0.7634069),
        (10, 10, 0.7224672, 1.0),
        (81, 263, 0.2552718, 0.3662132),
    ],
)
def test_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)

    assert found.value == successes / trials
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_nothing_tried_leaves_everything_open() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_mean_interval_is_the_normal_one() -> None:
    tally = Tally()
    tally.add(np.array([1, 2]))
    tally.add(np.array([3, 4, 5]))
    found = tally.mean_interval()

    # sample variance 2.5, standard error sqrt(0.5), times 1.959964
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.959964 * 0.5**0.5, abs=1e-5)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_one_number_has_no_spread() -> None:
    tally = Tally()
    tally.add(np.array([7]))

    assert tally.mean_interval().low == tally.mean_interval().high == 7
    assert Tally().mean == 0


@pytest.mark.parametrize(
    ("freedom", "half"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (9, 2.2622), (99, 1.9842)]
)
def test_the_quantiles_of_student(freedom: int, half: float) -> None:
    assert student_95(freedom) == pytest.approx(half, rel=0.01)


@pytest.mark.parametrize(
    ("freedom", "level", "half", "off"),
    [
        (1, 0.99, 63.657, 0.001),
        (2, 0.99, 9.9248, 0.001),
        (7, 0.9995, 6.082, 0.02),
        (23, 0.99995, 4.972, 0.001),
        (255, 0.99995, 4.126, 0.001),
    ],
)
def test_the_quantiles_of_student_at_other_levels(
    freedom: int, level: float, half: float, off: float
) -> None:
    assert student(freedom, level) == pytest.approx(half, rel=off)


def test_an_estimate_knows_whether_it_may_be_nothing() -> None:
    assert Estimate(0.2, 0.1, 0.3).excludes_zero
    assert Estimate(-0.2, -0.3, -0.1).excludes_zero
    assert not Estimate(0.2, 0.0, 0.4).excludes_zero
    assert not Estimate(0.2, -0.1, 0.5).excludes_zero
    assert Estimate(0.2, 0.2, 0.2).is_exact


@pytest.mark.parametrize(
    ("one", "cut"),
    [
        (Estimate(0.5, 0.2, 0.8), Estimate(0.5, 0.2, 0.8)),
        (Estimate(1.25, 0.41, 2.09), Estimate(1, 0.41, 1)),
        (Estimate(-0.3, -0.5, 0.1), Estimate(0, 0, 0.1)),
        (Estimate(1.2, 1.1, 1.3), Estimate(1, 1, 1)),
    ],
)
def test_an_estimate_is_cut_where_the_true_value_cannot_be(one: Estimate, cut: Estimate) -> None:
    assert one.clipped(0, 1) == cut


def test_an_interval_is_widened_and_never_narrowed() -> None:
    assert Estimate(1, 1, 1).widened(0.25) == Estimate(1, 0.75, 1.25)
    assert Estimate(1, 0, 1.1).widened(0.25) == Estimate(1, 0, 1.25)
    assert Estimate(1, 0, 3).scaled(2) == Estimate(2, 0, 6)


def test_one_number_leaves_the_interval_of_student_open() -> None:
    tally = Tally()
    tally.add(np.array([7]))

    assert tally.student_interval().is_open
