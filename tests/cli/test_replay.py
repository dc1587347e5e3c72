"""``cuboteca replay``: good records are shown, bad ones refused with the first bad event."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.conftest import Answer

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command


def changed(records: Path, **parts: Any) -> Path:
    """Write the first record again with other parts."""
    record = json.loads(records.read_text("utf-8").splitlines()[0]) | parts
    records.write_text(json.dumps(record) + "\n", "utf-8")
    return records


def events(records: Path) -> list[list[str]]:
    first: list[list[str]] = json.loads(records.read_text("utf-8").splitlines()[0])["events"]
    return first


def refused(answer: Answer, *words: str) -> bool:
    """Tell whether a command failed with exit code 1 and one sentence with ``words``."""
    return (
        answer.code == 1
        and answer.err.count("\n") == 1
        and "Traceback" not in answer.err
        and all(word in answer.err for word in words)
    )


def test_shows_every_event_as_a_sentence(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", records)

    assert (answer.code, answer.err) == (0, "")
    assert "Play 0: Cubosaurs" in answer.out
    assert "Play 2: Cubosaurs" in answer.out
    assert re.search(r"\d points?, \d+ more than bot:.*\.\n *Final result", answer.out)
    assert "bot:random (0) is drawn to begin." in answer.out or "(1) is drawn" in answer.out


def test_speaks_the_language_asked_for(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", records, "--language", "it")

    assert "Partita 0: Cubosaurs" in answer.out
    assert "Risultato finale" in answer.out


def test_legal_lists_each_event_with_all_that_was_legal(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", "--legal", records)
    lines = [json.loads(line) for line in answer.out.splitlines()]
    first_play = [line for line in lines if line["play"] == 0]

    assert answer.code == 0
    assert [line["seq"] for line in first_play[:-1]] == list(range(len(events(records))))
    assert all(line["did"] in line["legal"] for line in lines if "did" in line)
    assert first_play[0].keys() == {"play", "seq", "actor", "legal", "did"}
    assert first_play[-1].keys() == {"play", "outcome"}
    assert first_play[-1]["outcome"].keys() == {"points", "ranks", "reason"}


def test_an_unfinished_record_has_no_outcome(cuboteca: Command, records: Path) -> None:
    path = changed(records, events=events(records)[:20], outcome=None)

    assert "the play is not over" in cuboteca("replay", path).out
    answer = cuboteca("replay", "--legal", path)
    assert json.loads(answer.out.splitlines()[-1]) == {"play": 0, "outcome": None}


def test_reads_the_standard_input(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", "-", "--legal", typed=records.read_text("utf-8"))

    assert answer.code == 0
    assert answer.out.count('"outcome"') == 3


def test_a_wrong_event_is_named_with_what_was_expected(cuboteca: Command, records: Path) -> None:
    wrong = events(records)
    wrong[4] = ["chance", "deal 4 T"]
    answer = cuboteca("replay", changed(records, events=wrong))

    assert refused(answer, "play 0", "event 4", "expected", "'deal 4 T'")


def test_an_event_of_another_actor_is_refused(cuboteca: Command, records: Path) -> None:
    wrong = events(records)
    wrong[0] = ["1", "keep"]

    assert refused(
        cuboteca("replay", changed(records, events=wrong)), "event 0", "chance", "seat 1"
    )


def test_events_after_the_end_are_refused(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", changed(records, events=[*events(records), ["0", "keep"]]))

    assert refused(answer, "the play is over")


def test_another_outcome_is_refused(cuboteca: Command, records: Path) -> None:
    outcome = {"points": [99, 0, 0], "ranks": [1, 2, 2], "reason": "points"}

    assert refused(cuboteca("replay", changed(records, outcome=outcome)), "outcome", "99")


def test_a_missing_end_is_noticed(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", changed(records, events=events(records)[:-1]))

    assert refused(answer, "the play is not over")


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"format": "cuboteca/9"}, ["cuboteca/9", "cuboteca/1"]),
        ({"game": "chess"}, ["no game 'chess'", "cubosaurs"]),
        ({"rules_version": 99}, ["rules version 99"]),
        ({"options": {"speed": 1}}, ["no option 'speed'"]),
        ({"seats": ["alone"]}, ["2 to 5 seats, not 1"]),
        ({"seats": "alone"}, ["'seats' must be list"]),
        ({"events": [["chance"]]}, ["event 0", "pair"]),
        ({"events": {}}, ["'events' must be list"]),
    ],
)
def test_a_wrong_part_is_named(
    cuboteca: Command, records: Path, parts: dict[str, Any], words: list[str]
) -> None:
    assert refused(cuboteca("replay", changed(records, **parts)), *words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["holds no record"]),
        (b"\n\n  \n", ["holds no record"]),
        (b"hello", ["line 1", "not JSON"]),
        (b"[1, 2]", ["line 1", "JSON object"]),
        (b"{}", ["no 'format'"]),
        (b'{"format": "cuboteca/1", "game": "cubos', ["not JSON"]),
        (b"\x00\xff\xfe\x80binary", ["no text file"]),
        (b"[" * 100_000, ["not JSON"]),
    ],
)
def test_a_damaged_file_is_refused(
    cuboteca: Command, tmp_path: Path, content: bytes, words: list[str]
) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(content)

    assert refused(cuboteca("replay", path), "damaged.jsonl", *words)


def test_a_truncated_file_is_good_up_to_the_damage(cuboteca: Command, records: Path) -> None:
    whole = records.read_bytes()
    records.write_bytes(whole[: len(whole) - 200])
    answer = cuboteca("replay", "--legal", records)

    assert refused(answer, "line 3", "not JSON")
    assert answer.out.count('"outcome"') == 2


@pytest.mark.parametrize("missing", ["nowhere.jsonl", "."])
def test_a_file_that_cannot_be_read_is_wrong_usage(
    cuboteca: Command, tmp_path: Path, missing: str
) -> None:
    answer = cuboteca("replay", tmp_path / missing)

    assert answer.code == 2
    assert "cannot read" in answer.err
    assert answer.err.count("\n") == 1


def test_saves_a_picture_of_a_moment(cuboteca: Command, records: Path) -> None:
    middle, end = records.with_name("middle.svg"), records.with_name("end.svg")
    answers = [
        cuboteca("replay", records, "--picture", middle, "--at", 30),
        cuboteca("replay", records, "--picture", end, "--language", "fr"),
    ]

    assert answers == [Answer(0, "", "")] * 2
    assert "bot:random (0)" in middle.read_text("utf-8")
    assert "La partie est finie." in end.read_text("utf-8")


def test_saves_a_picture_in_pixels(cuboteca: Command, records: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    path = records.with_name("end.png")

    assert cuboteca("replay", records, "--picture", path).code == 0
    with image.open(path) as drawn:
        assert drawn.size == (960, 720)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (["--picture", "play.gif"], "must end in .svg or .png, not 'play.gif'"),
        (["--picture", "play.svg", "--at", "100000"], "--at must be 0 to "),
        (["--picture", "nowhere/play.svg"], "cannot write 'nowhere"),
        (["--at", "3"], "give --picture FILE too"),
    ],
)
def test_a_picture_that_cannot_be_is_refused(
    cuboteca: Command, records: Path, settings: list[str], told: str
) -> None:
    answer = cuboteca("replay", records, *settings)

    assert answer.code == 2
    assert told in answer.err
