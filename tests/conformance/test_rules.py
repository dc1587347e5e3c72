"""What holds for the rules of every game in the registry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import IllegalActionError
from cuboteca.core.refusals import why_not
from tests.conformance.plays import (
    FEW_TABLES,
    Moment,
    Table,
    broken,
    decisions,
    draws,
    finish,
    finished,
    moments,
    some_moments,
    tried,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cuboteca.core.play import Event


def numbers_outside(count: int) -> list[int]:
    """Return numbers that are no action or outcome of a game that has ``count`` of them."""
    return [-(2**40), -3, OVER, CHANCE, count, count + 1, 2 * count, 2**40]


def accepted(moment: Moment, numbers: Iterable[int]) -> list[int]:
    """Return those of ``numbers`` that are not refused, or refused with the state changed."""
    return [number for number in numbers if not is_refused(moment, number)]


def is_refused(moment: Moment, number: int) -> bool:
    """Return whether an event is refused with IllegalActionError and the state left as it was."""
    engine, state = moment.table.engine, moment.state()
    try:
        engine.apply(state, number)
    except IllegalActionError:
        return engine.snapshot(state) == moment.snapshot
    return False


def written(moment: Moment, rule: str, out: Any) -> Any:
    """Let a rule of the contract write into ``out``; return what it returns."""
    return getattr(moment.table.engine.rules, rule)(moment.state(), out)


# the sequence of play


def test_a_play_starts_with_everything_in_its_place(table: Table) -> None:
    table.game.check(table.play().state)


def test_the_mover_is_a_seat_or_chance_until_the_end(table: Table) -> None:
    movers = {m.mover for m in moments(table)[:-1]}

    assert movers <= {CHANCE, *range(table.seats)}
    assert moments(table)[-1].mover == OVER


def test_every_seat_decides_something(table: Table) -> None:
    assert {m.mover for m in moments(table)} >= set(range(table.seats))


def test_a_play_ends_within_the_declared_bound(table: Table) -> None:
    longest = max(finished(table, seed).seq for seed in (1, 2, 3))

    assert longest <= table.game.rules.longest_play(table.options, table.seats)


def test_components_are_conserved(table: Table) -> None:
    assert [b for m in moments(table) if (b := broken(m, m.state()))] == []


# decisions


def test_a_seat_that_is_to_move_has_a_legal_action(table: Table) -> None:
    assert [m for m in moments(table) if (m.mover >= 0) != bool(m.legal)] == []


def test_the_mask_is_overwritten_and_counted(table: Table) -> None:
    size = table.game.rules.action_count
    dirty = {m: np.ones(size, np.bool_) for m in some_moments(table)}
    counts = {m: written(m, "legal_mask", mask) for m, mask in dirty.items()}

    assert [m for m, mask in dirty.items() if list(np.flatnonzero(mask)) != m.legal] == []
    assert [m for m in dirty if counts[m] != len(m.legal)] == []


def test_every_legal_action_applies_and_leaves_a_sound_state(table: Table) -> None:
    tried = [(m, m.after(action)) for m in decisions(table) for action in m.legal]

    assert [b for m, state in tried if (b := broken(m, state))] == []


def test_every_other_action_is_refused_and_changes_nothing(table: Table) -> None:
    count = table.game.rules.action_count
    wrong = {
        m: accepted(m, [*tried(m, set(range(count)).difference(m.legal)), *numbers_outside(count)])
        for m in decisions(table, 8)
    }

    assert {m: numbers for m, numbers in wrong.items() if numbers} == {}


def test_nothing_is_drawn_where_a_seat_decides(table: Table) -> None:
    assert [m for m in moments(table) if m.mover != CHANCE and m.possible] == []


# draws


def test_the_weights_are_overwritten_and_summed(table: Table) -> None:
    size = table.game.rules.outcome_count
    dirty = {m: np.full(size, -7, np.int64) for m in some_moments(table)}
    sums = {m: written(m, "chance_weights", weights) for m, weights in dirty.items()}

    assert [m for m, weights in dirty.items() if weights.sum() != sums[m]] == []
    assert [m for m, weights in dirty.items() if weights.min() < 0] == []


def test_a_draw_has_a_possible_outcome(table: Table) -> None:
    assert [m for m in moments(table) if (m.mover == CHANCE) != bool(m.possible)] == []


def test_every_possible_outcome_applies_and_leaves_a_sound_state(table: Table) -> None:
    tried = [(m, m.after(outcome)) for m in draws(table) for outcome in m.possible]

    assert [b for m, state in tried if (b := broken(m, state))] == []


def test_every_outcome_without_weight_is_refused_and_changes_nothing(table: Table) -> None:
    count = table.game.rules.outcome_count
    wrong = {
        m: accepted(m, [*set(range(count)).difference(m.possible), *numbers_outside(count)])
        for m in draws(table)
    }

    assert {m: numbers for m, numbers in wrong.items() if numbers} == {}


# the end


def test_nothing_happens_after_the_end(table: Table) -> None:
    rules = table.game.rules
    count = max(rules.action_count, rules.outcome_count)
    end = moments(table)[-1]

    assert accepted(end, [*tried(end, range(count)), *numbers_outside(count)]) == []


def test_the_end_has_a_reason_and_nothing_else_has(table: Table) -> None:
    reasons = {m: table.engine.end_reason(m.state()) for m in moments(table)}
    not_yet, *ends = table.game.rules.end_reasons

    assert [m for m, reason in reasons.items() if (reason == not_yet) != (m.mover != OVER)] == []
    assert reasons[moments(table)[-1]] in ends


@pytest.mark.parametrize("seed", range(1, 6))
def test_ranks_agree_with_points(table: Table, seed: int) -> None:
    outcome = finished(table, seed).outcome
    assert outcome is not None
    by_rank = sorted(zip(outcome.ranks, outcome.points, strict=True))
    points = [points for _, points in by_rank]
    ranks = [rank for rank, _ in by_rank]

    assert points == sorted(points, reverse=True)
    assert ranks[0] == 1
    assert set(ranks) <= set(range(1, table.seats + 1))


def test_a_shared_rank_takes_the_places_of_all_who_share_it(table: Table) -> None:
    outcome = finished(table).outcome
    assert outcome is not None

    assert list(outcome.ranks) == [
        1 + sum(r < rank for r in outcome.ranks) for rank in outcome.ranks
    ]


# the same again


def test_the_same_seed_gives_the_same_play(table: Table) -> None:
    again = finish(table.play(), 1)

    assert again.events == finished(table).events
    assert again.outcome == finished(table).outcome


def test_another_seed_gives_another_play(table: Table) -> None:
    assert finished(table, 2).events != finished(table).events


# copies


def apply_all(table: Table, pairs: Iterable[tuple[Any, Event | None]]) -> None:
    for state, event in pairs:
        if event is not None:
            table.engine.apply(state, event.number)


@pytest.mark.parametrize("mine", ["original", "copy"])
def test_a_copy_is_independent(table: Table, mine: str) -> None:
    events = {m: m.event for m in some_moments(table)[:-1]}
    pairs = {m: (state := m.state(), table.engine.copy(state)) for m in events}
    order = {"original": 1, "copy": -1}[mine]
    apply_all(table, [(pairs[m][::order][0], event) for m, event in events.items()])

    assert [m for m in events if table.engine.snapshot(pairs[m][::order][1]) != m.snapshot] == []


def test_a_copied_play_goes_its_own_way(few: Table) -> None:
    play = few.play()
    copy = play.copy()
    finish(copy, 1)

    assert play.events == []
    assert play.engine.snapshot(play.state) == moments(few)[0].snapshot
    assert copy.events == finished(few).events


def test_a_snapshot_restores_the_state(table: Table) -> None:
    engine = table.engine
    wrong = [m for m in moments(table) if engine.snapshot(m.state()) != m.snapshot]

    assert wrong == []


# asking


def ask_mask(moment: Moment, state: Any) -> None:
    moment.table.engine.legal_mask(state)


def ask_weights(moment: Moment, state: Any) -> None:
    moment.table.engine.chance_weights(state)


def ask_outcome(moment: Moment, state: Any) -> None:
    moment.table.engine.points(state, moment.table.seats)
    moment.table.engine.ranks(state, moment.table.seats)
    moment.table.engine.end_reason(state)


def ask_observations(moment: Moment, state: Any) -> None:
    for seat in moment.seats:
        moment.table.engine.observe(state, seat)


def ask_heuristic(moment: Moment, state: Any) -> None:
    if moment.mover >= 0:
        moment.table.engine.heuristic_action(state, seeded(1))


def ask_views(moment: Moment, state: Any) -> None:
    for watcher in moment.watchers:
        moment.table.game.presentation.view(state, watcher)
        moment.table.game.presentation.prompt(state, watcher)


def ask_choices(moment: Moment, state: Any) -> None:
    for seat in moment.seats:
        moment.table.game.presentation.choices(state, seat)


def ask_reasons(moment: Moment, state: Any) -> None:
    for action in range(moment.table.game.rules.action_count):
        why_not(moment.table.game, state, 0, action)


def ask_words(moment: Moment, state: Any) -> None:
    moment.table.game.presentation.where(state)
    moment.table.game.presentation.points_now(state)
    moment.table.game.notation.format_state(state)


def ask_resample(moment: Moment, state: Any) -> None:
    for watcher in moment.watchers:
        moment.table.game.resample(state, watcher, seeded(1))


def ask_check(moment: Moment, state: Any) -> None:
    moment.table.game.check(state)


QUESTIONS = {
    "legal_mask": ask_mask,
    "chance_weights": ask_weights,
    "outcome": ask_outcome,
    "observe": ask_observations,
    "heuristic_action": ask_heuristic,
    "view": ask_views,
    "choices": ask_choices,
    "explain": ask_reasons,
    "words": ask_words,
    "resample": ask_resample,
    "check": ask_check,
}


def ask_all(question: Callable[[Moment, Any], None], states: dict[Moment, Any]) -> None:
    for moment, state in states.items():
        question(moment, state)


@pytest.mark.parametrize("question", QUESTIONS)
def test_asking_changes_nothing(table: Table, question: str) -> None:
    states = {m: m.state() for m in some_moments(table, 5)}
    ask_all(QUESTIONS[question], states)

    assert [m for m, state in states.items() if table.engine.snapshot(state) != m.snapshot] == []


# heuristic policies


def test_the_heuristic_policy_takes_legal_actions(table: Table) -> None:
    taken = {m: table.engine.heuristic_action(m.state(), seeded(m.seq)) for m in decisions(table)}

    assert [m for m, action in taken.items() if action not in m.legal] == []


# observations


def test_an_observation_is_overwritten(table: Table) -> None:
    dirty = {m: observed_over_dirt(m) for m in some_moments(table, 6)}

    assert [m for m, o in dirty.items() if (o != table.engine.observe(m.state(), 0)).any()] == []


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_an_observation_is_brought_up_to_date(table: Table) -> None:
    rules = table.engine.rules
    assert rules.observe_again is not None
    out = np.zeros(rules.observation_size, np.int16)
    followed = [m for m in moments(table) if m.mover >= 0]
    rules.observe(followed[0].state(), followed[0].mover, out)
    for moment in followed[1:]:
        rules.observe_again(moment.state(), moment.mover, out)

        assert (out == table.engine.observe(moment.state(), moment.mover)).all(), moment


def observed_over_dirt(moment: Moment) -> Any:
    out = np.full(moment.table.game.rules.observation_size, -999, np.int16)
    moment.table.engine.rules.observe(moment.state(), 0, out)
    return out
