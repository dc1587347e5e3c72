"""A study as data: one JSON object, and a table as CSV or Parquet."""

from __future__ import annotations

import csv
import functools
import io
import json
from importlib import import_module
from math import isfinite
from typing import TYPE_CHECKING, Any

from cuboteca.core.files import whole_file
from cuboteca.lab.parquet import need_parquet
from cuboteca.lab.statistics import Estimate
from cuboteca.lab.study import Finding, Found, Question
from cuboteca.lab.study_front import front_of
from cuboteca.lab.study_plan import study_in
from cuboteca.lab.study_words import command_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from cuboteca.core.game import Game
    from cuboteca.lab.study_front import Aims

FORM = "cuboteca-study-result/1"


def as_json(found: Found, aims: Aims | None = None) -> dict[str, Any]:
    """Return a study as an object of plain values; an open interval has ``null`` as its ends.

    Args:
        found: What it has found.
        aims: What variants are judged by; None: nothing is said of their front.
    """
    told = {
        "format": FORM,
        "study": found.study.data,
        "command": command_of(found),
        "blocks": found.blocks,
        "plays": found.plays,
        "lengths": list(found.lengths),
        "findings": [
            {
                "subject": one.subject,
                "measure": one.measure,
                "value": one.effect.value,
                "low": _closed(one.effect.low),
                "high": _closed(one.effect.high),
                "p_value": one.p_value,
                "adjusted": one.adjusted,
            }
            for one in found.findings
        ],
    }
    if aims is not None and found.study.question == Question.VARIANTS:
        told["front"] = [
            {
                "variant": one.name,
                "standing": str(one.standing),
                "scores": {
                    str(aim): {
                        "value": score.value,
                        "low": _closed(score.low),
                        "high": _closed(score.high),
                    }
                    for aim, score in zip(aims.names, one.scores, strict=True)
                },
            }
            for one in front_of(found, aims)
        ]
    return told


def _closed(end: float) -> float | None:
    return end if isfinite(end) else None


def found_in(value: Mapping[str, Any]) -> Found:
    """Return the study of an object that ``as_json`` has made."""
    return Found(
        study_in(value["study"]),
        value["blocks"],
        value["plays"],
        tuple(
            Finding(
                one["subject"],
                one["measure"],
                Estimate(
                    one["value"],
                    float("-inf") if one["low"] is None else one["low"],
                    float("inf") if one["high"] is None else one["high"],
                ),
                one["p_value"],
                one["adjusted"],
            )
            for one in value["findings"]
        ),
        tuple(value["lengths"]),
    )


@functools.cache
def studies_of(game: Game) -> Mapping[str, Found]:
    """Return the studies that come with a game, by name; those of other rules are left out."""
    files = sorted((game.folder / "studies").glob("*.json"))
    found = {file.stem: found_in(json.loads(file.read_text("utf-8"))) for file in files}
    return {
        name: one
        for name, one in found.items()
        if one.study.rules_version == game.meta.rules_version
    }


def columns_of(found: Found) -> dict[str, list[Any]]:
    """Return the table by column, one row for each number; what is unknown is None."""
    rows = as_json(found)["findings"]
    return {name: [row[name] for row in rows] for name in rows[0]}


def csv_of(found: Found) -> str:
    """Return the table as CSV, with a line of names."""
    columns = columns_of(found)
    written = io.StringIO()
    lines = csv.writer(written, lineterminator="\n")
    lines.writerow(columns)
    lines.writerows(zip(*columns.values(), strict=True))
    return written.getvalue()


def write_parquet(found: Found, path: Path) -> None:
    """Write the table; the metadata under ``cuboteca`` say what was asked.

    Raises:
        MissingParquetError: pyarrow is not installed.
        OSError: The file cannot be written; an existing one stays as it was.
    """
    need_parquet()
    parquet = import_module("pyarrow.parquet")  # an extra
    table = import_module("pyarrow").table(columns_of(found))
    told = {"cuboteca": json.dumps(found.study.data, ensure_ascii=False)}
    with whole_file(path) as file:
        parquet.write_table(table.replace_schema_metadata(told), file)


__all__ = ["FORM", "as_json", "columns_of", "csv_of", "found_in", "studies_of", "write_parquet"]
