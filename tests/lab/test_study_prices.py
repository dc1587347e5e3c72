"""What can be bought is worth when: effects of a formula are found, and real ones repeat."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.core.engine import engine_of
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import game
from cuboteca.games.ursuppe.start import start
from cuboteca.lab import study as lab
from cuboteca.lab import study_plan, study_prices
from cuboteca.lab.statistics import Estimate
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_prices import AT, COIN, Prices, ratio
from cuboteca.lab.study_words import StudyWords, texts_of

if TYPE_CHECKING:
    from typing import Any

pytestmark = pytest.mark.usefixtures("interpreted")

URSUPPE = game("ursuppe")
ENGINE = engine_of(URSUPPE, "interpreted")


def plan_for(**options: object) -> Prices:
    asked = lab.study(URSUPPE, options, 3, ["medium"], question="prices", seed=3)
    plan = lab.plan_of(asked)
    assert isinstance(plan, Prices)
    return plan


def small(monkeypatch: pytest.MonkeyPatch, times: int = 1) -> Prices:
    """Return a plan with two goods and the first times alone."""
    usual = plan_for()._market
    market = replace(usual, goods=usual.goods[:2], times=usual.times[:times])
    monkeypatch.setattr(study_plan, "game_of", lambda _: replace(URSUPPE, market=lambda *_: market))
    return plan_for()


def test_values_of_a_formula_are_found_and_prices_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lead of 12 for the first gene in round 1, 3 less at each later time; half a point a BP."""
    plan = plan_for()
    first, second = (good.name for good in plan._market.goods[:2])
    states = [plan.game.rules.start(plan.options, 3) for _ in plan._market.times]
    monkeypatch.setattr(plan, "_states", lambda *_: states)

    def leads(_engine: object, block: int, time: int, state: Any) -> np.ndarray[Any, Any]:
        held = np.array([state.genes[seat][0] > 0 for seat in range(3)])
        money = np.array([state.bp[seat] for seat in range(3)])
        return held * (12 - 3 * time) + 0.5 * money + block % 5

    monkeypatch.setattr(plan, "_leads", leads)
    *_, (_, found, _) = lab.run(plan, lab.goal(plays=100, width=None), engine=ENGINE)
    effects = {(one.subject, one.measure): one.effect for one in found.findings}

    assert found.findings[0].measure == "price"
    for number in range(1, 5):
        at = f"{AT}{number}"
        assert effects[first + at, "points"].value == pytest.approx(15 - 3 * number)
        assert effects[second + at, "points"].value == pytest.approx(0)
        assert effects[COIN + at, "coin"].value == pytest.approx(0.5)
        price = effects[first + at, "price"]
        assert price.value == pytest.approx(30 - 6 * number)
        assert price.low < price.value < price.high
    assert all(one.p_value is None for one in found.findings if one.measure == "price")
    assert all(one.p_value is not None for one in found.findings if one.measure != "price")


def test_a_good_goes_to_a_seat_that_lacks_it_and_to_nobody_where_all_have_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = small(monkeypatch)
    state = start(plan.options, 3)
    for seat in range(3):
        state.genes[seat][0] = 1
    state.genes[0][1] = state.genes[1][1] = 1
    monkeypatch.setattr(plan, "_states", lambda *_: [state])
    given: list[tuple[int, ...]] = []

    def leads(_engine: object, _block: int, _time: int, state: Any) -> np.ndarray[Any, Any]:
        held = tuple(int(state.genes[seat][1] > 0) for seat in range(3))
        given.append(held)
        return np.array(held)

    monkeypatch.setattr(plan, "_leads", leads)
    values = plan.play(ENGINE, 0, 1, 1)

    assert given == [(1, 1, 0), (1, 1, 1), (1, 1, 0)], "as it is, the second gene, BP"
    assert values[:, 0].tolist() == [0, 1, 0]


def test_a_block_is_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small(monkeypatch)
    values = plan.play(ENGINE, 5, 2, 1)

    assert values.shape == (3, 2)
    assert values.any()
    assert plan.play(ENGINE, 6, 1, 1)[:, 0].tolist() == values[:, 1].tolist()


def test_plays_that_end_too_soon_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_prices, "_TRIES", 3)
    plan = small(monkeypatch, times=2)
    passed = iter([(0, "a")])
    monkeypatch.setattr(plan, "_passed", lambda *_: passed)
    with pytest.raises(lab.StudyError, match="none of 3 plays reached time 2 of 2"):
        plan.play(ENGINE, 0, 1, 1)


@pytest.mark.parametrize(("name", "seats", "options"), [("sukkube", 3, {}), ("ursuppe", 2, {})])
def test_there_must_be_something_to_buy(name: str, seats: int, options: dict[str, object]) -> None:
    with pytest.raises(lab.StudyError, match="nothing is bought in"):
        lab.study(game(name), options, seats, ["medium"], question="prices", seed=1)


@pytest.mark.parametrize(
    ("part", "whole", "expected"),
    [
        (Estimate(6, 4, 8), Estimate(2, 1, 4), (3, 1, 8)),
        (Estimate(-1, -2, 1), Estimate(2, 1, 4), (-0.5, -2, 1)),
        (Estimate(-3, -4, -2), Estimate(2, 1, 4), (-1.5, -4, -0.5)),
        (Estimate(6, 4, 8), Estimate(2, 0, 4), (3, -inf, inf)),
        (Estimate(6, 4, 8), Estimate(-1, -2, 1), (0, -inf, inf)),
        (Estimate(6, -inf, inf), Estimate(2, 1, 4), (3, -inf, inf)),
    ],
)
def test_a_ratio_has_an_interval_of_both(
    part: Estimate, whole: Estimate, expected: tuple[float, float, float]
) -> None:
    assert ratio(part, whole) == Estimate(*expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_are_told_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    plan = small(monkeypatch, times=2)
    monkeypatch.setattr(plan, "_block", lambda _engine, block: np.full((3, 2), 1 + block % 7))
    *_, (_, found, _) = lab.run(plan, lab.goal(plays=200, width=None), engine=ENGINE)
    words = StudyWords(found, URSUPPE, texts_of(URSUPPE, language))
    told = " ".join([words.title, *words.how, *(table.title for table in words.tables)])

    assert "Ursuppe" in words.title
    assert "study-" not in told
    assert [len(table.rows) for table in words.tables] == [4, 4, 2]
    assert svg_of(words).count("<circle") == 10


def test_rows_name_gene_price_and_round(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small(monkeypatch, times=2)
    monkeypatch.setattr(plan, "_block", lambda *_: np.ones((3, 2)))
    *_, (_, found, _) = lab.run(plan, lab.goal(plays=200, width=None), engine=ENGINE)
    words = StudyWords(found, URSUPPE, texts_of(URSUPPE, "en"))
    prices, points, money = words.tables

    assert [row.name for row in prices.rows[:2]] == [
        "Intelligence (2 BP), round 1",
        "Intelligence (2 BP), round 3",
    ]
    assert not prices.compares
    assert points.compares
    assert money.rows[1].name == "1 BP, round 3"
