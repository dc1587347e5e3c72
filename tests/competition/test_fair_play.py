"""Figures of decisions beside the search: intervals, references, false alarms, times."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.bots.levels import LEVELS
from cuboteca.competition.fair_play import (
    PLAYOUTS,
    REFERENCE_FILE,
    Compared,
    SeatPlay,
    Source,
    bots_of,
    decisions_by_seat,
    figures_of,
)
from cuboteca.core.engine import engine_of
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.analysis import Budget, ComparedDecision, compare_decisions
from tests.lab.test_analysis import played

if TYPE_CHECKING:
    from collections.abc import Sequence

WEAK = Source("easy", {2: [SeatPlay(20, 8 + number % 4, 2.0) for number in range(12)]})
STRONG = Source("hard", {2: [SeatPlay(20, 17 + number % 3, 0.2) for number in range(12)]})


def decisions(agreed: int, count: int, cost: float = 0.1) -> list[Compared]:
    return [
        Compared(number < agreed, 0 if number < agreed else cost, number / count, 2.0 + number)
        for number in range(count)
    ]


def test_a_strong_player_alarms_a_weak_reference_and_not_a_strong_one() -> None:
    figures = figures_of([(2, decisions(18, 20)), (2, decisions(17, 20))], [WEAK, STRONG])
    assert figures is not None
    weak, strong = figures.alarms

    assert (figures.plays, figures.decisions, figures.agreement.value) == (2, 40, 35 / 40)
    assert figures.agreement.low < 35 / 40 < figures.agreement.high
    assert figures.loss.value == pytest.approx(0.5 / 40)
    assert weak.as_agreeing < 0.01
    assert 0 < weak.as_cheap < 0.01
    assert strong.as_agreeing > 0.5
    assert (weak.plays, strong.plays) == (12, 12)


def test_an_alarm_is_false_as_often_as_it_says() -> None:
    """Players from the reference itself: the rate is about uniform, so a tenth is below a tenth."""
    rng = np.random.default_rng(4)
    counts = rng.binomial(20, 0.6, size=200)
    source = Source("medium", {2: [SeatPlay(20, int(one), 1.0) for one in counts]})
    rates = []
    for one in rng.binomial(20, 0.6, size=60):
        figures = figures_of([(2, decisions(int(one), 20))], [source])
        assert figures is not None
        rates.append(figures.alarms[0].as_agreeing)

    assert 0 <= sum(rate <= 0.1 for rate in rates) <= 15
    assert 0.4 < sum(rates) / len(rates) < 0.75


def test_a_reference_with_the_nearest_number_of_seats_counts() -> None:
    source = Source("easy", {2: [SeatPlay(10, 0, 1.0)], 4: [SeatPlay(10, 10, 0.0)]})
    at = {
        count: found.alarms[0].as_agreeing
        for count in (2, 3, 5)
        if (found := figures_of([(count, decisions(5, 10))], [source]))
    }

    assert at[2] == at[3] < 0.01
    assert at[5] == 1


def test_times_are_set_against_difficulty() -> None:
    steady = [Compared(True, 0, number / 30, 5.0) for number in range(30)]
    rising = decisions(30, 30)
    figures, flat = figures_of([(2, rising)], []), figures_of([(2, steady)], [])
    assert figures is not None
    assert figures.times is not None
    assert figures.times.with_doubt is not None
    assert flat is not None
    assert flat.times is not None

    assert figures.times.with_doubt.value == pytest.approx(1)
    assert figures.times.low < figures.times.median.low < 16.5 < figures.times.median.high
    assert flat.times.with_doubt is None
    assert flat.times.median.is_exact


@pytest.mark.parametrize("plays", [[], [(2, [])]])
def test_without_a_choice_there_are_no_figures(plays: Sequence[tuple[int, list[Compared]]]) -> None:
    assert figures_of(plays, [WEAK]) is None


def test_without_times_there_are_the_other_figures() -> None:
    figures = figures_of([(2, [Compared(True, 0.0, 0.5, None)])], [])

    assert figures is not None
    assert figures.times is None
    assert figures.loss.is_open


def test_decisions_go_to_their_seats_with_their_times() -> None:
    made = [
        ComparedDecision(seq, seat, 3, agrees=True, cost=0.0, doubt=0.1)
        for seq, seat in ((1, 0), (2, 1), (9, 0))
    ]
    found = decisions_by_seat(made, [0, 1, 2], [None, 4.0, None])

    assert [one.seconds for one in found[0]] == [4.0, None]
    assert [one.seconds for one in found[1]] == [None]
    assert found[2] == []


def test_only_the_seats_that_are_asked_for_are_compared(interpreted: None) -> None:
    record = played("cubosaurs")
    one, budget = game("cubosaurs"), Budget(playouts=8)
    engine = engine_of(one, "interpreted")
    told: list[tuple[int, int]] = []
    found = compare_decisions(
        one, record, [1], budget, engine=engine, progress=lambda *at: told.append(at)
    )
    again = compare_decisions(one, record, [1], budget, engine=engine)

    assert found == again
    assert found
    assert {decision.seat for decision in found} == {1}
    assert all(decision.choices > 1 and 0 <= decision.doubt <= 1 for decision in found)
    assert all(decision.cost == 0 for decision in found if decision.agrees)
    assert told[-1] == (len(found), len(found))
    assert interpreted is None


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_game_has_bots_measured_under_its_rules(name: str) -> None:
    one = game(name)
    kept = json.loads((one.folder / REFERENCE_FILE).read_text("utf-8"))
    sources = bots_of(one)

    assert (kept["rules_version"], kept["playouts"]) == (one.meta.rules_version, PLAYOUTS)
    assert [source.level for source in sources] == list(LEVELS)
    assert all(set(source.plays) == {2, 4} for source in sources)
    assert all(len(plays) >= 4 for source in sources for plays in source.plays.values())
