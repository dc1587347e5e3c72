"""Analyses: sums that add up, the same for the same seed, nobody blamed for chance."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.core import batch
from cuboteca.core.chance import mixed, seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import RecordError
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.play_record import record_of
from cuboteca.core.replay import replay
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.analysis import (
    Analysis,
    AnalysisError,
    Budget,
    _Analyst,
    analyse,
    analyse_play,
    analysis_from,
)
from cuboteca.lab.analysis_words import Words, texts_of
from tests.core.nim import NIM

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.lab.analysis import _Moment

LITTLE = Budget(playouts=8, seed=3)
SMALL: dict[str, dict[str, object]] = {
    "cubosaurs": {"rounds": 1},
    "cube_attack": {"turn_cap": 6},
    "ursuppe": {"finish": 10},
}


def played(name: str, seat_count: int = 2) -> PlayRecord:
    """Return a play: seat 0 follows the heuristic policy, others take what comes first."""
    one = game(name)
    rng = seeded(5)
    play = Play(one, SMALL.get(name, {}), seat_count)
    sampler = sampler_of(rng)
    while not play.is_over:
        if play.to_move < 0:
            play.draw(sampler)
        elif play.to_move == 0:
            play.act(0, play.engine.heuristic_action(play.state, rng))
        else:
            play.act(play.to_move, play.legal_actions()[0])
    return record_of(play, [f"P{seat}" for seat in range(seat_count)])


@pytest.fixture(scope="module")
def record() -> PlayRecord:
    return played("cubosaurs")


@pytest.fixture(scope="module")
def analysis(record: PlayRecord) -> Analysis:
    return analyse(game(record.game), record, LITTLE)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_game_of_the_registry_is_analysed_and_its_sums_add_up(name: str) -> None:
    record = played(name)
    found = analyse(game(name), record, LITTLE)

    assert len(found.values) == len(found.spread) == len(record.events) + 1
    assert len(found.swings) <= 3
    for seat, breakdown in enumerate(found.luck_and_skill):
        parts = (breakdown.start, breakdown.luck, breakdown.skill, breakdown.others)
        assert sum(part.value for part in parts) == pytest.approx(breakdown.result)
        assert breakdown.adjusted.value == pytest.approx(breakdown.result - breakdown.luck.value)
        assert found.values[-1][seat] == breakdown.result


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_speaks_every_language(
    record: PlayRecord, analysis: Analysis, language: str
) -> None:
    one = game(record.game)
    words = Words(replay(one, record), analysis, texts_of(one, language), ("Ada", "Bo"))

    assert [swing.step for swing in words.swings()] == [swing.seq + 1 for swing in analysis.swings]
    assert all("Ada" in swing.text or "Bo" in swing.text for swing in words.swings())
    assert [row.name for row in words.rows()] == ["Ada", "Bo"]
    assert words.curve(at=1, link="?at={}").count("<polyline") == 2
    assert len(words.costly()) <= 5


@pytest.mark.compiled
def test_shares_of_the_win_add_up_to_one_at_every_step(analysis: Analysis) -> None:
    assert [sum(values) for values in analysis.values] == pytest.approx(
        [1.0] * len(analysis.values)
    )


def test_searches_that_agree_are_no_certainty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of 8 repeats says 0.1 for each decision; 3 / (8 * 8) of each stays in doubt."""
    play = Play(NIM, {}, 2, engine_of(NIM, "interpreted"))
    play.draw(lambda _weights, _total: 0)
    while not play.is_over:
        play.act(play.to_move, play.legal_actions()[0])

    def first(_analyst: object, moment: _Moment) -> SimpleNamespace:
        return SimpleNamespace(action=moment.possible[-1])

    def value(_analyst: object, moment: _Moment, action: int, _number: int) -> float:
        return 0.5 if action == moment.event else 0.6

    monkeypatch.setattr(_Analyst, "_first", first)
    monkeypatch.setattr(_Analyst, "_value_after", value)
    found = analyse_play(play, LITTLE, engine=play.engine)

    counts = []
    for seat, breakdown in enumerate(found.luck_and_skill):
        count = sum(one.best != one.taken for one in found.assessments if one.seat == seat)
        counts.append(count)
        half = count * 3 / (8 * found.simulations)
        assert breakdown.lost.value == pytest.approx(0.1 * count)
        assert breakdown.lost.high == pytest.approx(breakdown.lost.value + half)
        assert breakdown.lost.low == pytest.approx(breakdown.lost.value - half)
    assert max(counts) > 1


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_analysis(record: PlayRecord, analysis: Analysis) -> None:
    again = analyse(game(record.game), record, LITTLE)
    other = analyse(game(record.game), record, replace(LITTLE, seed=4))

    assert again == analysis
    assert other.values != analysis.values


@pytest.mark.compiled
def test_interpreted_and_compiled_playouts_end_alike() -> None:
    one = game("cubosaurs")
    ends = []
    modes: tuple[Mode, ...] = ("interpreted", "compiled")
    for mode in modes:
        engine = engine_of(one, mode)
        start = engine.start_array(one.options({"rounds": 1}, 2), 2)
        run = batch.Run(mixed(1), 7, 0, np.full((2, 2), batch.POLICY_HEURISTIC, np.int64))
        results = batch.results_of(2, 2)
        scratch = batch.scratch_of(one.rules)
        engine.bound(batch.simulate)(engine.array(1), start, 0, 2, run, scratch, results)
        ends.append((results.points.tolist(), results.ranks.tolist()))

    assert ends[0] == ends[1]


@pytest.mark.compiled
def test_a_single_seat_is_measured_in_points() -> None:
    found = analyse(game("sukkube"), played("sukkube", seat_count=1), LITTLE)

    assert not found.shares
    assert found.luck_and_skill[0].others.value == 0


@pytest.mark.compiled
def test_an_analysis_is_the_same_after_it_was_written_down(analysis: Analysis) -> None:
    written = json.loads(json.dumps(analysis.as_json()))

    assert analysis_from(written).as_json() == analysis.as_json()


@pytest.mark.parametrize("value", [{}, {"format": 99}, {"format": 1}, {"format": 1, "values": 3}])
def test_what_is_no_analysis_is_refused(value: dict[str, object]) -> None:
    with pytest.raises(AnalysisError):
        analysis_from(value)


@pytest.mark.compiled
def test_progress_only_grows_and_reaches_the_end(record: PlayRecord) -> None:
    heard: list[tuple[int, int]] = []
    analyse(game(record.game), record, LITTLE, progress=lambda *now: heard.append(now))

    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1]


@pytest.mark.compiled
def test_what_progress_raises_ends_the_analysis(record: PlayRecord) -> None:
    def stop(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(game(record.game), record, LITTLE, progress=stop)


@pytest.mark.compiled
def test_seconds_are_turned_into_playouts_that_repeat_it(record: PlayRecord) -> None:
    in_time = analyse(game(record.game), record, Budget(seconds=0.0, seed=3))
    again = analyse(game(record.game), record, Budget(playouts=in_time.playouts, seed=3))

    assert again == in_time


def test_what_tells_nothing_is_called_as_it_was_offered() -> None:
    """To choose the number of an amoeba tells the table nothing before it is placed."""
    ursuppe = game("ursuppe")
    play = replay(ursuppe, played("ursuppe", 3))
    seq = next(at for at, event in enumerate(play.events) if event.text.startswith("number"))
    found = replace(nim(1, 1, 3), assessments=())
    words = Words(play, found, texts_of(ursuppe, "en"), ("Ada", "Bo", "Cy"))

    assert words._event_texts({seq})[seq] == ("“Place the green amoeba 1”.", "")


def nim(*stones: int) -> Analysis:
    """Return the analysis of a play of Nim with 5 stones, in which each seat takes 1 to 3."""
    play = Play(NIM, {}, 2, engine_of(NIM, "interpreted"))
    play.draw(lambda _weights, _total: 0)
    for taken in stones:
        play.act(play.to_move, taken - 1)
    return analyse_play(play, Budget(playouts=64), engine=play.engine)


def test_a_blunder_is_found_with_what_was_better_and_what_it_cost() -> None:
    found = nim(2, 3)
    blunder, answer = found.assessments

    assert (blunder.taken, blunder.best) == ("take 2", "take 1")
    assert blunder.cost.low > 0.8
    assert (answer.best, answer.cost.value) == (answer.taken, 0)
    assert [breakdown.lost.value for breakdown in found.luck_and_skill] == [blunder.cost.value, 0]


def test_who_cannot_do_better_is_not_blamed() -> None:
    best, hopeless, last = nim(1, 1, 3).assessments

    assert [one.cost.low > 0 for one in (best, hopeless, last)] == [False] * 3
    assert last.best == last.taken == "take 3"


def test_an_open_play_is_refused(record: PlayRecord) -> None:
    with pytest.raises(AnalysisError, match="not over after 3 events"):
        analyse(game(record.game), replace(record, events=record.events[:3], outcome=None))


def test_a_play_with_hidden_draws_is_refused(record: PlayRecord) -> None:
    masked = replace(record, events=(("chance", "?"), *record.events[1:]), outcome=None)

    with pytest.raises(RecordError, match="finished play can be replayed"):
        analyse(game(record.game), masked)


def test_another_version_of_the_rules_is_refused(record: PlayRecord) -> None:
    with pytest.raises(RecordError, match="rules version 99"):
        analyse(game(record.game), replace(record, rules_version=99))
