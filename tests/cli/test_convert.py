"""``cuboteca convert``: records as Parquet and back, with nothing lost."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.chance import CommittedRng
from cuboteca.lab import record_files
from cuboteca.lab.parquet import has_parquet
from tests.core.test_checking import recorded
from tests.full_disk import FULL, full_disk

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

needs_parquet = pytest.mark.skipif(not has_parquet(), reason="the extra 'parquet' is not there")

#: Parts of a record that only some have, and values that no column can hold.
UNUSUAL: list[dict[str, Any]] = [
    {"seed": None, "outcome": None, "events": []},
    {"seed": 2**64, "date": "2026-11-24", "position": "seats=2"},
    {"seeded": True, "stand_ins": {"2": "late"}},
    {"outcome": {"points": [1.5, 2], "ranks": [1, 2], "reason": "points"}},
    {"outcome": {"points": [2**70, 2], "ranks": [1, 2], "reason": "points"}},
    {"outcome": {"points": [1, 2], "ranks": [1, 2], "reason": "points", "more": 3}},
    {"seats": ["Ada é", "\N{LION FACE}"], "options": {"board": "a\nb"}},
]


def unusual(records: Path) -> Path:
    """Write a file with a record of each kind."""
    first = json.loads(records.read_text("utf-8").splitlines()[0])
    committed = recorded(rng=CommittedRng(bytes(32))).as_json()
    plays = [first, committed, *(first | parts for parts in UNUSUAL)]
    path = records.with_name("unusual.jsonl")
    path.write_text("".join(json.dumps(play) + "\n" for play in plays), "utf-8")
    return path


@needs_parquet
def test_nothing_is_lost(cuboteca: Command, records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_files, "_ROWS", 2)  # plays that are written at once
    path = unusual(records)
    rows, back, again = (path.with_name(name) for name in ("a.parquet", "b.jsonl", "c.jsonl"))
    answers = [
        cuboteca("convert", path, rows),
        cuboteca("convert", rows, back),
        cuboteca("convert", path, again),  # written as we write it
    ]

    assert [answer.code for answer in answers] == [0, 0, 0]
    assert answers[0].out == f"{rows}: 9 plays\n"
    assert back.read_text("utf-8") == again.read_text("utf-8")
    there = [json.loads(line) for line in back.read_text("utf-8").splitlines()]
    assert there[3]["seed"] == 2**64
    assert there[8]["seats"] == ["Ada é", "\N{LION FACE}"]


@needs_parquet
def test_columns_are_those_of_the_schema(cuboteca: Command, records: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415  # an extra

    rows = records.with_name("plays.parquet")
    cuboteca("convert", records, rows)
    table = parquet.read_table(rows)
    first, record = (
        table.slice(0, 1).to_pylist()[0],
        json.loads(records.read_text("utf-8").splitlines()[0]),
    )

    assert table.schema.metadata[b"format"] == b"cuboteca/1"
    assert [first["play"], first["seats"], first["seed"]] == [0, record["seats"], 7]
    assert [[event["actor"], event["text"]] for event in first["events"]] == record["events"]
    assert [first["points"], first["ranks"]] == [
        record["outcome"]["points"],
        record["outcome"]["ranks"],
    ]
    assert json.loads(first["options"]) == record["options"]
    assert first["more"] is None


@needs_parquet
@pytest.mark.usefixtures("interpreted")
def test_a_simulation_writes_what_converting_gives(cuboteca: Command, tmp_path: Path) -> None:
    lines, rows, back = (tmp_path / name for name in ("a.jsonl", "a.parquet", "b.jsonl"))
    run = ("simulate", "sukkube", "--plays", 3, "--seed", 4, "--records")
    cuboteca(*run, lines)

    assert cuboteca(*run, rows).code == 0
    assert cuboteca("convert", rows, back).code == 0
    assert back.read_text("utf-8") == lines.read_text("utf-8")
    assert "Checked 3 plays of Sukkube" in cuboteca("replay", rows).out


@needs_parquet
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"PAR1 and no more", "is not a complete Parquet file"),
        (None, "holds no records: it lacks the column 'play'"),
    ],
)
def test_other_parquet_is_refused(
    cuboteca: Command, tmp_path: Path, content: bytes | None, told: str
) -> None:
    import pyarrow as pa  # noqa: PLC0415  # an extra
    from pyarrow import parquet  # noqa: PLC0415

    path = tmp_path / "other.parquet"
    if content is None:
        parquet.write_table(pa.table({"a": [1]}), path)
    else:
        path.write_bytes(content)

    for command in (["replay", path], ["convert", path, tmp_path / "b.jsonl"]):
        answer = cuboteca(*command)
        assert (answer.code, answer.err) == (1, f"cuboteca: '{path}' {told}.\n")


def test_without_the_library_the_extra_is_named(
    cuboteca: Command, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuboteca.lab.parquet.has_parquet", lambda: False)
    path = records.with_name("plays.parquet")
    for command in (
        ["convert", records, path],
        ["simulate", "cubosaurs", "--plays", 1, "--records", path],
    ):
        answer = cuboteca(*command)

        assert answer.err.startswith("cuboteca: pyarrow is not installed; ")
        assert 'pip install "cuboteca[parquet]"' in answer.err
        assert answer.err.count("\n") == 1
    assert not path.exists()


def test_a_bad_record_is_named_and_nothing_is_written(cuboteca: Command, records: Path) -> None:
    lines = records.read_text("utf-8").splitlines()
    records.write_text("\n".join([lines[0], "{}"]), "utf-8")
    path = records.with_name("out.jsonl")
    answer = cuboteca("convert", records, path)

    assert (answer.code, answer.out) == (1, "")
    assert "play 1 (line 2): the record has no 'format'" in answer.err
    assert not path.exists()


def test_an_empty_file_has_nothing_to_convert(cuboteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_bytes(b"\n")

    assert "holds no record" in cuboteca("convert", path, tmp_path / "b.jsonl").err


def test_a_full_disk_leaves_what_was_there(cuboteca: Command, records: Path) -> None:
    path = records.with_name("out.jsonl")
    path.write_text("good", "utf-8")
    with full_disk():
        answer = cuboteca("convert", records, path)

    assert (answer.code, answer.out) == (2, "")
    assert FULL in answer.err
    assert path.read_text("utf-8") == "good"
