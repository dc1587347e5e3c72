"""Files of records: one JSON object per line, or a Parquet file with one row per play.

Parquet needs the extra ``parquet`` (pyarrow).  ``docs/records.md`` describes its columns; both
kinds hold the same, so each can be made from the other.
"""

from __future__ import annotations

import io
import json
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from cuboteca.core.errors import CubotecaError
from cuboteca.core.files import whole_file
from cuboteca.core.play_record import FORMAT, PlayRecord, RecordLine, json_of
from cuboteca.lab.parquet import need_parquet

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from cuboteca.lab.recording import Recorder

#: What a Parquet file ends in, and its first bytes.
PARQUET = ".parquet"
MAGIC = b"PAR1"

_ROWS = 1000  # plays that are written at once
_OUTCOME = {"points", "ranks", "reason"}


class NotRecordsError(CubotecaError):
    """A Parquet file holds no records; the message is meant to follow the file's name."""


class RecordWriter(Protocol):
    """Writes records to a file."""

    def write(self, record: PlayRecord) -> None:
        """Write a record."""
        ...

    def add(self, recorder: Recorder, lo: int, hi: int) -> None:
        """Write the records of plays ``lo .. hi - 1``, which were just played."""
        ...


class _Lines:
    """Writes one JSON object per line."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def write(self, record: PlayRecord) -> None:
        self._file.write(record.line().encode() + b"\n")

    def add(self, recorder: Recorder, lo: int, hi: int) -> None:
        self._file.write(recorder.lines(lo, hi))


class _Rows:
    """Writes one row per play of a Parquet file.

    Args:
        file: Where to write.
        arrow: The module ``pyarrow``.
        parquet: The module ``pyarrow.parquet``.
    """

    def __init__(self, file: BinaryIO, arrow: Any, parquet: Any) -> None:
        self._arrow = arrow
        self._schema = _schema(arrow)
        self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._rows: list[PlayRecord] = []
        self._written = 0

    def write(self, record: PlayRecord) -> None:
        self._rows.append(record)
        if len(self._rows) == _ROWS:
            self._flush()

    def add(self, recorder: Recorder, lo: int, hi: int) -> None:
        for number in range(lo, hi):
            self.write(recorder.record(number))

    def close(self) -> None:
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if not self._rows:
            return
        columns = _columns(self._arrow, self._rows, self._written)
        self._writer.write_table(self._arrow.Table.from_arrays(columns, schema=self._schema))
        self._written += len(self._rows)
        self._rows = []


@contextmanager
def record_writer(path: Path) -> Iterator[RecordWriter]:
    """Yield a writer to a file that appears at ``path`` when the block ends (``whole_file``).

    Raises:
        MissingParquetError: The file's name ends in ``.parquet``, and pyarrow is not installed.
        OSError: The file cannot be written.
    """
    with ExitStack() as stack:
        if path.suffix.lower() != PARQUET:
            yield _Lines(stack.enter_context(whole_file(path)))
            return
        need_parquet()
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")  # an extra
        file = stack.enter_context(whole_file(path))
        rows = _Rows(file, arrow, parquet)
        try:
            yield rows
        finally:
            rows.close()


def _schema(arrow: Any) -> Any:
    text, some = arrow.string(), arrow.int64()
    event = arrow.struct([("actor", text), ("text", text)])
    return arrow.schema(
        [
            ("play", some),
            ("game", text),
            ("rules_version", arrow.int32()),
            ("seed", some),
            ("options", text),
            ("seats", arrow.list_(text)),
            ("events", arrow.list_(event)),
            ("points", arrow.list_(arrow.int64())),
            ("ranks", arrow.list_(arrow.int64())),
            ("reason", text),
            ("more", text),
        ],
        metadata={"format": FORMAT},
    )


def _columns(arrow: Any, records: list[PlayRecord], first: int) -> list[Any]:
    """Return the columns of some records, in the order of the schema."""
    events = [event for record in records for event in record.events]
    ends = [0]
    for record in records:
        ends.append(ends[-1] + len(record.events))
    pairs = arrow.StructArray.from_arrays(
        [arrow.array([event[place] for event in events], arrow.string()) for place in (0, 1)],
        ["actor", "text"],
    )
    told = [_outcome(record) for record in records]
    numbers = arrow.list_(arrow.int64())
    return [
        arrow.array(range(first, first + len(records)), arrow.int64()),
        arrow.array([record.game for record in records], arrow.string()),
        arrow.array([record.rules_version for record in records], arrow.int32()),
        arrow.array(
            [record.seed if _fits(record.seed) else None for record in records], arrow.int64()
        ),
        arrow.array([json_of(dict(record.options)) for record in records], arrow.string()),
        arrow.array([list(record.seats) for record in records], arrow.list_(arrow.string())),
        arrow.ListArray.from_arrays(arrow.array(ends, arrow.int32()), pairs),
        arrow.array([one["points"] if one else None for one in told], numbers),
        arrow.array([one["ranks"] if one else None for one in told], numbers),
        arrow.array([one["reason"] if one else None for one in told], arrow.string()),
        arrow.array([_more(record) for record in records], arrow.string()),
    ]


def _fits(number: int | None) -> bool:
    return number is not None and -(1 << 63) <= number < 1 << 63


def _outcome(record: PlayRecord) -> dict[str, Any] | None:
    """Return the outcome of a record if the columns can hold it."""
    outcome = dict(record.outcome or {})
    rows = [outcome.get(key) for key in ("points", "ranks")]
    fits = all(
        isinstance(row, list) and all(type(one) is int and _fits(one) for one in row)
        for row in rows
    )
    return (
        outcome
        if outcome.keys() == _OUTCOME and fits and isinstance(outcome["reason"], str)
        else None
    )


def _more(record: PlayRecord) -> str | None:
    """Return what a record has beyond the other columns, as JSON."""
    whole = record.as_json()
    rest = {
        key: value
        for key, value in whole.items()
        if key
        not in ("format", "game", "rules_version", "options", "seats", "seed", "events", "outcome")
    }
    if record.seed is not None and not _fits(record.seed):
        rest["seed"] = record.seed
    if record.outcome is not None and _outcome(record) is None:
        rest["outcome"] = dict(record.outcome)
    return json_of(rest) if rest else None


def is_parquet(data: bytes) -> bool:
    """Return whether the bytes of a file are Parquet."""
    return data.startswith(MAGIC)


def parquet_lines(data: bytes) -> Iterator[RecordLine]:
    """Yield the records in the bytes of a Parquet file, as lines of JSON.

    Raises:
        MissingParquetError: pyarrow is not installed.
        NotRecordsError: They are not Parquet, or lack a column.
    """
    need_parquet()
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")  # an extra
    try:
        file = parquet.ParquetFile(io.BytesIO(data))
        missing = [name for name in _schema(arrow).names if name not in file.schema_arrow.names]
        if missing:
            raise NotRecordsError(f"holds no records: it lacks the column '{missing[0]}'")
        for batch in file.iter_batches(_ROWS):
            for row in batch.to_pylist():
                yield RecordLine(None, _line(row))
    except (arrow.ArrowException, OSError):
        raise NotRecordsError("is not a complete Parquet file") from None


def _line(row: dict[str, Any]) -> str:
    """Return the record of a row as a line."""
    value: dict[str, object] = {"format": FORMAT}
    value |= {key: row[key] for key in ("game", "rules_version", "seed", "seats")}
    value["options"] = json.loads(row["options"])
    value["events"] = [[event["actor"], event["text"]] for event in row["events"]]
    if row["points"] is not None:
        value["outcome"] = {key: row[key] for key in ("points", "ranks", "reason")}
    return json_of(value | (json.loads(row["more"]) if row["more"] else {}))


__all__ = [
    "MAGIC",
    "PARQUET",
    "NotRecordsError",
    "RecordWriter",
    "is_parquet",
    "parquet_lines",
    "record_writer",
]
