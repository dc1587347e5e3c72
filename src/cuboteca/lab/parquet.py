"""An arena's plays as a Parquet file, one row per seat; needs the extra ``parquet`` (pyarrow)."""

from __future__ import annotations

import importlib.util
import json
from dataclasses import asdict
from importlib import import_module
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError
from cuboteca.core.extras import missing
from cuboteca.core.files import whole_file

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from cuboteca.lab.arena import Contest, Result


class MissingParquetError(CubotecaError):
    """The library is not installed; the message says how to install it."""


def has_parquet() -> bool:
    """Return whether Parquet files can be written."""
    return importlib.util.find_spec("pyarrow") is not None


def need_parquet() -> None:
    """Check that the library is there, before anything is played.

    Raises:
        MissingParquetError: pyarrow is not installed.
    """
    if not has_parquet():
        raise MissingParquetError(missing("pyarrow", "parquet"))


def columns_of(what: Contest, results: Iterable[Result]) -> dict[str, list[str | float]]:
    """Return the table by column."""
    rows: list[dict[str, str | float]] = [
        {
            "game": what.game,
            "seats": what.seats,
            "first_bot": what.bots[result.pair[0]],
            "second_bot": what.bots[result.pair[1]],
            "play": result.play,
            "seat": seat,
            "bot": bot,
            "points": result.points[seat],
            "rank": result.ranks[seat],
            "decisions": result.decisions[seat],
            "seconds": result.seconds[seat],
            "longest": result.longest[seat],
            "turns_lost": sum(fault.seat == seat for fault in result.faults),
            "reason": result.reason,
            "events": result.events,
        }
        for result in results
        for seat, bot in enumerate(result.bots)
    ]
    names = list(rows[0]) if rows else []
    return {name: [row[name] for row in rows] for name in names}


def write_parquet(what: Contest, results: Iterable[Result], path: Path) -> None:
    """Write the plays; the metadata under ``cuboteca`` describe the contest.

    Raises:
        MissingParquetError: pyarrow is not installed.
        OSError: The file cannot be written; an existing one stays as it was.
    """
    need_parquet()
    parquet = import_module("pyarrow.parquet")  # an extra
    table = import_module("pyarrow").table(columns_of(what, results))
    told = {"cuboteca": json.dumps(asdict(what), ensure_ascii=False)}
    with whole_file(path) as file:
        parquet.write_table(table.replace_schema_metadata(told), file)


__all__ = [
    "MissingParquetError",
    "columns_of",
    "has_parquet",
    "need_parquet",
    "write_parquet",
]
