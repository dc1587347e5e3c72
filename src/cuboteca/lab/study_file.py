"""The file of a study: a line that says what is asked, then one line per chunk of plays.

It is only ever appended to, so whatever interrupts a study, at most the chunk that was being played
has to be played again.
"""

from __future__ import annotations

import functools
import json
from typing import TYPE_CHECKING

from cuboteca.lab.growing_file import Kind, append, entries
from cuboteca.lab.study import Chunk, StudyError

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import TypeAdapter

    from cuboteca.lab.study import Plan

FORMAT = "cuboteca-study/1"


class StudyFile:
    """The file, read and ready for appending.

    Args:
        path: The file; created if there is none.
        plan: Of the study.

    Attributes:
        done: The chunks that it holds, in order.

    Raises:
        StudyError: The file holds something else, another study, or a damaged line; it is left as
            it is.
        OSError: It cannot be read or written.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self._keys = len(plan.keys)
        kind = Kind(FORMAT, "results of a study", "study", StudyError)
        self.done = entries(path, kind, plan.asked.data, self._chunk)

    def _chunk(self, line: str, number: int) -> Chunk:
        try:
            chunk = _form().validate_json(line)
        except ValueError:
            chunk = None
        if (
            chunk is None
            or chunk.blocks < 1
            or not len(chunk.totals) == len(chunk.squares) == self._keys
        ):
            raise StudyError(
                f"line {number} of '{self.path}' is damaged; take it and all lines after it out, "
                "and what they held will be played again"
            )
        return chunk

    def add(self, chunk: Chunk) -> None:
        """Append a chunk; it is flushed to the system when this returns."""
        append(self.path, json.dumps(chunk._asdict()))
        self.done.append(chunk)


@functools.cache
def _form() -> TypeAdapter[Chunk]:
    from pydantic import TypeAdapter  # noqa: PLC0415  # slow to import

    return TypeAdapter(Chunk)


__all__ = ["FORMAT", "StudyFile"]
