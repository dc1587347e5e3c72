"""Records: what is written, what is read, and which part is named when it is wrong."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import RecordError
from cuboteca.core.play import Event
from cuboteca.core.play_record import (
    PlayRecord,
    RecordLine,
    actor_name,
    event_pair,
    parse_record,
    read_records,
    record_for,
    record_in,
    record_of,
)
from cuboteca.core.replay import open_record, replay, steps
from tests.core.nim import NIM
from tests.core.test_play import finished, play_of

NAMES = ["Ada", "bot:greedy"]
WHOLE: dict[str, Any] = {
    "format": "cuboteca/1",
    "game": "nim",
    "rules_version": 3,
    "options": {"most": 3, "fair": False, "colour": "red"},
    "seats": NAMES,
    "seed": 7,
    "events": [["chance", "heap 5"], ["0", "take 2"], ["1", "take 3"]],
    "outcome": {"points": [0, 2], "ranks": [2, 1], "reason": "last stone"},
}


def line(**changes: Any) -> str:
    """Return the record as a line, with changes."""
    return json.dumps(WHOLE | changes)


def without(key: str) -> str:
    return json.dumps({name: value for name, value in WHOLE.items() if name != key})


def reason(text: str) -> str:
    """Return why a text is no record."""
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return str(caught.value)


# written


def test_a_record_holds_the_whole_play() -> None:
    assert record_of(finished(), NAMES, seed=7).as_json() == WHOLE


def test_a_record_of_a_play_that_lasts_has_no_outcome() -> None:
    assert "outcome" not in record_of(play_of("heap 5"), NAMES).as_json()


def test_a_commitment_is_written_and_read() -> None:
    extra = {"commitment": "ab", "secret": "cd", "date": "2022-10-01"}
    record = record_of(finished(), NAMES, extra=extra)

    assert record.as_json().items() >= extra.items()
    assert parse_record(record.line()) == record


def test_a_chosen_seed_is_written_and_read() -> None:
    record = record_for(play_of("heap 5"), None, NAMES, seeded=True)

    assert record.as_json()["seeded"] is True
    assert parse_record(record.line()) == record
    assert "seeded" not in record_of(finished(), NAMES, seed=7).as_json()


def test_names_are_written_as_they_are() -> None:
    names = ["Éowyn 🦖", '"};\n']

    assert "Éowyn 🦖" in record_of(finished(), names).line()
    assert parse_record(record_of(finished(), names).line()).seats == tuple(names)


def test_a_line_has_no_end_in_it() -> None:
    assert "\n" not in record_of(finished(), ["a\nb", "c\rd"]).line()


@pytest.mark.parametrize(("actor", "name"), [(CHANCE, "chance"), (0, "0"), (4, "4")])
def test_an_actor_is_chance_or_a_number(actor: int, name: str) -> None:
    assert actor_name(actor) == name
    assert event_pair(Event(actor, 0, "take 1")) == (name, "take 1")


# read


def test_a_record_is_read() -> None:
    assert parse_record(line()) == record_of(finished(), NAMES, seed=7)


@pytest.mark.parametrize("key", ["seed", "outcome"])
def test_what_may_be_missing(key: str) -> None:
    assert getattr(parse_record(without(key)), key) is None


@pytest.mark.parametrize("key", ["format", "game", "rules_version", "options", "seats", "events"])
def test_what_must_be_there(key: str) -> None:
    assert reason(without(key)) == f"the record has no '{key}'"


@pytest.mark.parametrize(
    ("key", "value", "kinds"),
    [
        ("format", 1, "must be a text, not a whole number"),
        ("game", None, "must be a text, not null"),
        ("rules_version", "3", "must be a whole number, not a text"),
        ("rules_version", True, "must be a whole number, not true or false"),
        ("rules_version", 3.0, "must be a whole number, not a number"),
        ("options", [], "must be an object, not a list"),
        ("seats", "Ada", "must be a list, not a text"),
        ("seats", {"0": "Ada"}, "must be a list, not an object"),
        ("events", None, "must be a list, not null"),
        ("seed", "7", "must be a whole number, not a text"),
        ("seed", False, "must be a whole number, not true or false"),
        ("outcome", [], "must be an object, not a list"),
        ("commitment", 5, "must be a text, not a whole number"),
        ("secret", None, "must be a text, not null"),
        ("date", [], "must be a text, not a list"),
        ("seeded", 1, "must be true or false, not a whole number"),
    ],
)
def test_a_part_of_a_wrong_kind_is_named(key: str, value: object, kinds: str) -> None:
    assert reason(line(**{key: value})) == f"'{key}' {kinds}"


def test_another_format_is_named() -> None:
    assert reason(line(format="cuboteca/2")) == (
        "the record's format is 'cuboteca/2', expected 'cuboteca/1'"
    )


def test_seats_are_names() -> None:
    assert reason(line(seats=["Ada", 1])) == "'seats' must be a list of names"


@pytest.mark.parametrize(
    "event", [None, 1, "take 1", [], ["0"], ["0", "take 1", "!"], [0, "take 1"], ["0", 1], {"0": 1}]
)
def test_an_event_of_a_wrong_kind_is_named(event: object) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(line(events=[["chance", "heap 5"], event]))

    assert caught.value.seq == 1
    assert str(caught.value) == (
        f"event 1 must be a pair of actor and notation, found {json.dumps(event)}"
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nonsense",
        line()[:-1],
        line() + "}",
        "\x00",
        "[" * 100_000,
        '{"seed": ' + "9" * 5000,
    ],
    ids=["nothing", "open", "a word", "half", "too much", "zero", "deep", "endless number"],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    assert reason(text).startswith("this is not JSON: ")


def test_a_number_without_end_is_refused() -> None:
    assert reason(line().replace('"seed": 7', '"seed": ' + "9" * 5000)).startswith(
        "this is not JSON"
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [("[]", "a list"), ("7", "a whole number"), ('"x"', "a text"), ("null", "null")],
)
def test_what_is_no_object_is_refused(text: str, kind: str) -> None:
    assert reason(text) == f"a record is a JSON object, not {kind}"


# files


def read(*lines: str) -> list[PlayRecord]:
    return list(read_records(io.StringIO("\n".join(lines))))


def test_a_file_has_a_record_a_line() -> None:
    assert [record.seed for record in read(line(seed=1), "", line(seed=2), "  ")] == [1, 2]


def test_a_file_may_hold_one_record_over_several_lines() -> None:
    assert read(json.dumps(WHOLE, indent=2)) == [parse_record(line())]


@pytest.mark.parametrize("lines", [[], [""], ["", "  "]], ids=["empty", "a line", "blanks"])
def test_an_empty_file_has_no_records(lines: list[str]) -> None:
    assert read(*lines) == []


@pytest.mark.parametrize("bad", ["nonsense", "{", line()[:40], "[]", without("game")])
def test_a_bad_line_is_named(bad: str) -> None:
    with pytest.raises(RecordError, match="line 3"):
        read(line(), "", bad, line())


@pytest.mark.parametrize("bad", ["nonsense", "{", line()[:40], "[]", without("game")])
def test_a_bad_first_line_is_named(bad: str) -> None:
    with pytest.raises(RecordError, match="line 1"):
        read(bad, line())


def test_a_bad_line_keeps_the_number_of_its_event() -> None:
    with pytest.raises(RecordError) as caught:
        read(line(), line(events=[["chance", "heap 5"], 3]))

    assert caught.value.seq == 1
    assert str(caught.value).startswith("line 2: event 1 must be")


def test_records_before_a_bad_line_are_read() -> None:
    records = read_records(io.StringIO(line() + "\nnonsense"))

    assert next(records).seed == 7
    with pytest.raises(RecordError):
        next(records)


# replayed


def replayed(**changes: Any) -> str:
    """Return why a record does not replay."""
    with pytest.raises(RecordError) as caught:
        replay(NIM, parse_record(line(**changes)))
    return str(caught.value)


def test_a_record_replays() -> None:
    play = replay(NIM, parse_record(line()))

    assert play.events == finished().events
    assert play.outcome == finished().outcome


def test_steps_are_what_was_possible_and_what_happened() -> None:
    walked = list(steps(NIM, parse_record(line())))

    assert [(s.seq, s.actor, s.event.text) for s in walked] == [
        (0, "chance", "heap 5"),
        (1, "0", "take 2"),
        (2, "1", "take 3"),
    ]
    assert [s.legal for s in walked] == [
        ("heap 5", "heap 6", "heap 7", "heap 8", "heap 9"),
        ("take 1", "take 2", "take 3"),
        ("take 1", "take 2", "take 3"),
    ]


def test_a_record_is_opened_at_its_start() -> None:
    play = open_record(NIM, parse_record(line(options={"fair": True})))

    assert (play.seq, play.seat_count, play.options["fair"]) == (0, 2, True)


@pytest.mark.parametrize(
    ("events", "why"),
    [
        ([["0", "take 1"]], "event 0: expected one of chance, found one of seat 0: 'take 1'"),
        (
            [["chance", "heap 4"]],
            (
                "event 0: expected one of 'heap 5', 'heap 6', 'heap 7', 'heap 8', 'heap 9', "
                "found 'heap 4'"
            ),
        ),
        (
            [["chance", "heap 5"], ["1", "take 1"]],
            "event 1: expected one of seat 0, found one of seat 1: 'take 1'",
        ),
        (
            [["chance", "heap 5"], ["chance", "heap 5"]],
            "event 1: expected one of seat 0, found one of chance: 'heap 5'",
        ),
        (
            [["chance", "heap 5"], ["0", "take 4"]],
            "event 1: expected one of 'take 1', 'take 2', 'take 3', found 'take 4'",
        ),
        (
            [["chance", "heap 5"], ["0", "take 1"], ["1", "take some"]],
            "event 2: expected one of 'take 1', 'take 2', 'take 3', found 'take some'",
        ),
        (
            [*WHOLE["events"], ["0", "take 1"]],
            "event 3: expected nothing, the play is over; found 'take 1'",
        ),
        (
            [["chance", "heap 5"], ["00", "take 1"]],
            "event 1: expected one of seat 0, found one of seat 00: 'take 1'",
        ),
    ],
)
def test_the_first_event_that_cannot_be_is_named(events: list[list[str]], why: str) -> None:
    assert replayed(events=events) == why


@pytest.mark.parametrize(
    ("outcome", "why"),
    [
        ({"points": [1, 2]}, "outcome: expected points [0, 2], found [1, 2]"),
        ({"points": [0, 2], "ranks": [1, 2]}, "outcome: expected ranks [2, 1], found [1, 2]"),
        (
            {"points": [0, 2], "ranks": [2, 1], "reason": "rain"},
            "outcome: expected reason last stone, found rain",
        ),
        ({}, "outcome: expected points [0, 2], found None"),
    ],
)
def test_an_outcome_that_is_not_so_is_named(outcome: dict[str, Any], why: str) -> None:
    assert replayed(outcome=outcome) == why


def test_an_outcome_of_a_play_that_lasts_is_refused() -> None:
    assert replayed(events=WHOLE["events"][:2]) == (
        "event 2: the record names an outcome, but the play is not over"
    )


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "go"}, "the record is of the game 'go', not of 'nim'"),
        (
            {"rules_version": 2},
            "the record was played by rules version 2 of Nim; this engine plays version 3",
        ),
        ({"seats": ["Ada"]}, "Nim is for 2 to 3 seats, not 1"),
        ({"options": {"most": 9}}, "option 'most' must be a whole number from 1 to 4, not '9'"),
    ],
)
def test_a_head_that_does_not_fit_is_named(changes: dict[str, Any], why: str) -> None:
    assert replayed(**changes) == why


def test_who_reads_no_records_need_not_wait_for_pydantic() -> None:
    script = "import sys, cuboteca.core.play_record, cuboteca.lab.arena; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=100
    )

    assert "cuboteca.core.play_record" in done.stdout.split()
    assert "pydantic" not in done.stdout.split()


def test_an_error_names_its_line_where_there_are_several() -> None:
    assert record_in(RecordLine(None, line())) == record_in(RecordLine(3, line()))
    with pytest.raises(RecordError, match=r"^line 3: ") as numbered:
        record_in(RecordLine(3, "{}"))
    with pytest.raises(RecordError) as alone:
        record_in(RecordLine(None, "{}"))

    assert str(numbered.value) == f"line 3: {alone.value}"


# moves made in a bot's place


def test_stand_ins_are_written_and_read() -> None:
    record = parse_record(json.dumps(WHOLE | {"stand_ins": {"2": "late"}}))

    assert record.stand_ins == {"2": "late"}
    assert parse_record(record.line()) == record
    assert json.loads(record.line())["stand_ins"] == {"2": "late"}


def test_a_record_without_them_is_written_as_before() -> None:
    record = parse_record(json.dumps(WHOLE))

    assert record.stand_ins == {}
    assert "stand_ins" not in record.line()


@pytest.mark.parametrize("wrong", [["late"], {"2": 1}, {"2": {}}, "late", None])
def test_wrong_stand_ins_are_named(wrong: object) -> None:
    with pytest.raises(RecordError, match="'stand_ins' must be an object of reasons"):
        parse_record(json.dumps(WHOLE | {"stand_ins": wrong}))
