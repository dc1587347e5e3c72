"""A record replays to the same play; a damaged one is refused with the event that is wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.checking import Checker
from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import RecordError
from cuboteca.core.play_record import PlayRecord, actor_name, parse_record, record_of
from cuboteca.core.replay import replay, steps
from cuboteca.core.verification import verify
from tests.conformance.plays import Moment, Table, finished, moments, spread

if TYPE_CHECKING:
    from collections.abc import Callable


def record(table: Table) -> PlayRecord:
    """Return the record of a finished play."""
    return record_of(finished(table), table.players, seed=1)


def after_a_round_trip(table: Table) -> PlayRecord:
    return parse_record(record(table).line())


def test_a_record_comes_back_from_its_line(table: Table) -> None:
    assert after_a_round_trip(table).as_json() == record(table).as_json()


def test_a_record_is_one_line(table: Table) -> None:
    assert record(table).line().splitlines() == [record(table).line()]


def test_a_replay_ends_in_the_same_state(table: Table) -> None:
    again = replay(table.game, after_a_round_trip(table))

    assert table.engine.snapshot(again.state) == moments(table)[-1].snapshot
    assert again.outcome == finished(table).outcome
    assert again.events == finished(table).events


@pytest.mark.parametrize("share", [0.1, 0.6])
def test_a_play_that_began_at_a_position_replays_alike_by_each_way(
    few: Table, share: float
) -> None:
    game, seq = few.game, int(share * finished(few).seq)
    middle = moments(few)[seq]
    text = game.notation.format_state(few.engine.restore(middle.snapshot))
    begun = replace(record(few), events=record(few).events[seq:], position=text)
    written = parse_record(begun.line())
    again = replay(game, written)
    checked = Checker(game, few.engine).check(written)

    assert written == begun
    assert (again.position, again.first_state()) == (text, few.engine.restore(middle.snapshot))
    assert [event.number for event in again.events] == list(checked.numbers)
    assert few.engine.snapshot(again.state) == moments(few)[-1].snapshot
    assert again.outcome == checked.outcome == finished(few).outcome
    assert record_of(again, few.players, seed=1) == written
    assert verify(game, written).failed == ()
    with pytest.raises(RecordError, match="position"):
        replay(game, replace(written, position=f"{text} "))


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_the_record_of_a_play_that_lasts_replays(few: Table, share: float) -> None:
    seq = int(share * finished(few).seq)
    part = replace(record(few), events=record(few).events[:seq], outcome=None)

    assert few.engine.snapshot(replay(few.game, part).state) == moments(few)[seq].snapshot


def test_a_step_lists_what_was_possible_and_what_happened(few: Table) -> None:
    walked = [(s.seq, s.actor, s.event.text) for s in steps(few.game, record(few))]
    pairs = record(few).events

    assert walked == [(seq, actor, text) for seq, (actor, text) in enumerate(pairs)]
    assert [s for s in steps(few.game, record(few)) if s.event.text not in s.legal] == []


# damage to an event

Events = list[tuple[str, str]]


def changed(events: Events, seq: int) -> Events:
    return [*events[:seq], (events[seq][0], "nonsense"), *events[seq + 1 :]]


def emptied(events: Events, seq: int) -> Events:
    return [*events[:seq], (events[seq][0], ""), *events[seq + 1 :]]


def by_another(events: Events, seq: int) -> Events:
    actor = "0" if events[seq][0] == "chance" else "chance"
    return [*events[:seq], (actor, events[seq][1]), *events[seq + 1 :]]


def by_nobody(events: Events, seq: int) -> Events:
    return [*events[:seq], ("99", events[seq][1]), *events[seq + 1 :]]


def dropped(events: Events, seq: int) -> Events:
    return [*events[:seq], *events[seq + 1 :]]


def duplicated(events: Events, seq: int) -> Events:
    return [*events[: seq + 1], *events[seq:]]


def refusal(table: Table, damaged: PlayRecord) -> RecordError | None:
    """Return the error with which a record is refused."""
    try:
        replay(table.game, damaged)
    except RecordError as error:
        return error
    return None


def damaged_at(table: Table, damage: Callable[[Events, int], Events], seq: int) -> PlayRecord:
    whole = record(table)
    return replace(whole, events=tuple(damage(list(whole.events), seq)))


def sampled(table: Table, count: int = 6) -> list[int]:
    """Return numbers of events, evenly spread."""
    return [moment.seq for moment in spread(moments(table)[:-1], count)]


@pytest.mark.parametrize("damage", [changed, emptied, by_another, by_nobody])
def test_a_changed_event_is_named(few: Table, damage: Callable[[Events, int], Events]) -> None:
    errors = {seq: refusal(few, damaged_at(few, damage, seq)) for seq in sampled(few)}

    assert {seq: error and error.seq for seq, error in errors.items()} == {
        seq: seq for seq in errors
    }
    assert [seq for seq, error in errors.items() if f"event {seq}:" not in str(error)] == []


@pytest.mark.parametrize("damage", [dropped, duplicated])
def test_a_missing_or_doubled_event_is_found(
    few: Table, damage: Callable[[Events, int], Events]
) -> None:
    """It may be found only later, where the play and the record no longer agree."""
    errors = {seq: refusal(few, damaged_at(few, damage, seq)) for seq in sampled(few)}
    named = {seq: error.seq for seq, error in errors.items() if error is not None}

    assert [seq for seq in errors if seq not in named] == []
    assert [seq for seq, found in named.items() if found is None or found < seq] == []


def impossible(moment: Moment) -> str:
    """Return the text of an event that cannot come at a moment, though others like it can."""
    table = moment.table
    notation, state = table.game.notation, moment.state()
    if moment.mover == CHANCE:
        wrong = set(outcomes_written(table)) - set(moment.possible)
        return notation.format_outcome(state, min(wrong)) if wrong else "nothing"
    return notation.format_action(
        state, min(set(range(table.game.rules.action_count)).difference(moment.legal))
    )


def outcomes_written(table: Table) -> list[int]:
    """Return the outcomes that every kind of draw has a text for: those of the first draw."""
    first = next(m for m in moments(table) if m.mover == CHANCE)
    return first.possible


def test_an_impossible_event_is_named(few: Table) -> None:
    picked = spread(moments(few)[:-1], 6)
    whole = record(few)
    damaged = {
        m.seq: replace(
            whole,
            events=(
                *whole.events[: m.seq],
                (actor_name(m.mover), impossible(m)),
                *whole.events[m.seq + 1 :],
            ),
        )
        for m in picked
    }

    assert [s for s, r in damaged.items() if (e := refusal(few, r)) is None or e.seq != s] == []


def test_an_event_after_the_end_is_named(few: Table) -> None:
    whole = record(few)
    error = refusal(few, replace(whole, events=(*whole.events, whole.events[-1])))

    assert error is not None
    assert error.seq == len(whole.events)
    assert "the play is over" in str(error)


# damage to the head and the end

OUTCOMES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "points": lambda o: o | {"points": [p + 1 for p in o["points"]]},
    "order of points": lambda o: o | {"points": [*o["points"], 0]},
    "ranks": lambda o: o | {"ranks": [rank + 1 for rank in o["ranks"]]},
    "reason": lambda o: o | {"reason": "boredom"},
    "kind": lambda o: o | {"points": "many"},
    "no points": lambda o: {key: value for key, value in o.items() if key != "points"},
    "nothing": lambda _: {},
}


@pytest.mark.parametrize("wrong", OUTCOMES)
def test_a_wrong_outcome_is_refused(few: Table, wrong: str) -> None:
    whole = record(few)
    outcome = OUTCOMES[wrong](dict(whole.outcome or {}))
    error = refusal(few, replace(whole, outcome=outcome))

    assert error is not None
    assert error.seq == len(whole.events)


def test_an_outcome_before_the_end_is_refused(few: Table) -> None:
    whole = record(few)
    error = refusal(few, replace(whole, events=whole.events[:-1]))

    assert error is not None
    assert error.seq == len(whole.events) - 1


HEADS: dict[str, dict[str, Any]] = {
    "later rules": {"rules_version": 10**6},
    "rules before the first": {"rules_version": 0},
    "another game": {"game": "nonsense"},
    "an unknown option": {"options": {"nonsense": True}},
    "no seats": {"seats": ()},
    "too many seats": {"seats": ("Ada",) * 99},
}


@pytest.mark.parametrize("wrong", HEADS)
def test_a_head_that_does_not_fit_is_refused(few: Table, wrong: str) -> None:
    error = refusal(few, replace(record(few), **HEADS[wrong]))

    assert error is not None
    assert error.seq is None


def test_a_wrong_value_of_any_option_is_refused(few: Table) -> None:
    wrong: list[Any] = ["nonsense", None, [], {}, -(10**9), 1.5]
    damaged = [
        replace(record(few), options={**few.options, option.name: value})
        for option in few.game.meta.options
        for value in wrong
    ]

    assert [d.options for d in damaged if refusal(few, d) is None] == []


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.99999])
def test_half_a_line_is_refused(few: Table, share: float) -> None:
    line = record(few).line()

    with pytest.raises(RecordError):
        parse_record(line[: int(share * len(line))])


@pytest.mark.parametrize("value", [None, True, 3, 1.5, "word", [], {}, [[]], [1]], ids=repr)
@pytest.mark.parametrize(
    "key", ["format", "game", "rules_version", "options", "seats", "seed", "events", "outcome"]
)
def test_a_part_of_a_wrong_kind_is_refused(few: Table, key: str, value: object) -> None:
    damaged = json.dumps(record(few).as_json() | {key: value})

    assert is_refused_or_harmless(few, damaged, key, value)


def is_refused_or_harmless(table: Table, text: str, key: str, value: object) -> bool:
    """Return whether a text is refused; a seed, and an outcome that is missing, need not be."""
    harmless = {"seed": (None, 3), "outcome": (None,)}
    try:
        replay(table.game, parse_record(text))
    except RecordError:
        return True
    return value in harmless.get(key, ()) or (key, value) == ("options", {})
