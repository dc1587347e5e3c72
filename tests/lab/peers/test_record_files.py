"""Polars and DuckDB read records as Parquet; ``make test-peers`` brings both."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from contextlib import redirect_stdout
from dataclasses import replace
from io import StringIO
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.cli.main import run
from cuboteca.core.play_record import parse_record
from cuboteca.lab.record_files import record_writer

if TYPE_CHECKING:
    from cuboteca.core.play_record import PlayRecord

_BRINGS = "make test-peers brings it"
pl = pytest.importorskip("polars", reason=f"Polars is not installed: {_BRINGS}")
duckdb = pytest.importorskip("duckdb", reason=f"DuckDB is not installed: {_BRINGS}")
pytest.importorskip("pyarrow", reason="pyarrow is not installed: make parquet brings it")

PAGE = (Path(__file__).parents[3] / "docs" / "records.md").read_text("utf-8")
_FILE = "plays.parquet"  # as the page has it


def printed(language: str) -> str:
    """Return the block of the page that reads the file in a language."""
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return next(str(block) for block in blocks if _FILE in block)


@pytest.fixture
def plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[PlayRecord]:
    """Write plays as Parquet, where the page expects them: of bots, and two that lack much."""
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")
    monkeypatch.chdir(tmp_path)
    asked = "simulate cubosaurs --plays 12 --bots random,greedy --seed 1 --records plays.jsonl"
    assert run(asked.split()) == 0
    lines = Path("plays.jsonl").read_text("utf-8").splitlines()
    records = [parse_record(line) for line in lines]
    running = replace(records[0], events=records[0].events[:9], outcome=None, seed=None)
    large = replace(records[1], seed=2**64, seats=("Ada é", "\N{LION FACE}", *records[1].seats[2:]))
    with record_writer(Path(_FILE)) as writer:
        for one in (*records, running, large):
            writer.write(one)
    return [*records, running, large]


def test_polars_reads_every_column(plays: list[PlayRecord]) -> None:
    table = pl.read_parquet(_FILE)
    rows = PAGE.partition("One row per play")[2]
    of_page = re.findall(r"^\| `(\w+)`(?:, `(\w+)`)? \| [a-z]", rows, re.MULTILINE)
    over = [one.outcome["points"] for one in plays if one.outcome]

    assert table.columns == [name for names in of_page for name in names if name]
    assert table["play"].to_list() == list(range(len(plays)))
    assert table["seats"].to_list() == [list(one.seats) for one in plays]
    assert [json.loads(text) for text in table["options"]] == [dict(one.options) for one in plays]
    pairs = [[tuple(event.values()) for event in events] for events in table["events"].to_list()]
    assert pairs == [list(one.events) for one in plays]
    assert table["points"].drop_nulls().to_list() == over
    assert table["ranks"].to_list()[-2] is None
    assert table["seed"].to_list()[-2:] == [None, None]
    assert json.loads(table["more"].to_list()[-1]) == {"seed": 2**64}


def test_what_the_page_prints_for_polars_counts_actions(plays: list[PlayRecord]) -> None:
    cells: dict[str, Any] = {}
    with redirect_stdout(StringIO()) as told:
        exec(printed("python"), cells)  # it is our page
    counted = Counter(text for one in plays for actor, text in one.events if actor != "chance")
    found = cells["events"].filter(pl.col("actor") != "chance")["text"].to_list()

    assert Counter(found) == counted
    assert "len" in told.getvalue()


def test_what_the_page_prints_for_duckdb_averages_points(plays: list[PlayRecord]) -> None:
    points: dict[str, list[int]] = defaultdict(list)
    for one in plays:
        scored: Any = one.outcome["points"] if one.outcome else ()
        for name, score in zip(one.seats, scored, strict=False):  # none while a play lasts
            points[name].append(score)
    rows = duckdb.sql(printed("sql")).fetchall()

    assert {name: average for name, average, _ in rows} == pytest.approx(
        {name: mean(scores) for name, scores in points.items()}
    )
    columns = duckdb.sql(f"DESCRIBE SELECT * FROM '{_FILE}'").fetchall()
    assert [name for name, *_ in columns] == pl.read_parquet(_FILE).columns
