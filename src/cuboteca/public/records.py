"""Reading files of records."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from cuboteca.core.errors import RecordError
from cuboteca.core.files import NotTextError, read_text
from cuboteca.core.play_record import PlayRecord, record_in, record_lines

if TYPE_CHECKING:
    from pathlib import Path


def records_in(path: Path) -> list[PlayRecord]:
    """Return the records of a file.

    Raises:
        RecordError: A record is damaged; names its line.
        OSError: The file cannot be read.
    """
    try:
        text = read_text(path)
    except NotTextError as error:
        raise RecordError(f"'{path}' {error}") from None
    return [record_in(line) for line in record_lines(io.StringIO(text))]


__all__ = ["records_in"]
