"""The file of a study: a line that says what is asked, then one line per chunk of plays.

It is only ever appended to, so whatever interrupts a study, at most the chunk that was being played
has to be played again.
"""

from __future__ import annotations

import functools
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from cuboteca.core.files import named
from cuboteca.lab.results_file import differences, write_line
from cuboteca.lab.study import Chunk, StudyError

if TYPE_CHECKING:
    from collections.abc import Mapping
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
        self.done: list[Chunk] = []
        self._keys = len(plan.keys)
        head = json.dumps({"format": FORMAT} | asdict(plan.asked), ensure_ascii=False)
        data = path.read_bytes() if path.exists() and not path.is_char_device() else b""
        if b"\n" not in data and (head + "\n").encode().startswith(data):
            # nothing, or a truncated first line
            with named(path), path.open("wb", buffering=0) as file:
                write_line(file, head)
        else:
            self._read(data, json.loads(head))

    def _read(self, data: bytes, head: Mapping[str, object]) -> None:
        """Read the chunks; an incomplete line at the end was never finished and is cut off."""
        whole = data[: data.rfind(b"\n") + 1]
        first, *lines = whole.decode("utf-8-sig", "replace").split("\n")[:-1] or [""]
        self._compare(first, head)
        self.done = [self._chunk(line, number) for number, line in enumerate(lines, 2)]
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

    def _compare(self, line: str, head: Mapping[str, object]) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise StudyError(f"'{self.path}' holds no results of a study; name another file")
        for name, here, there in differences(head, found):
            raise StudyError(
                f"'{self.path}' holds another study: its {name} is {there!r}, not {here!r}; "
                "name another file"
            )

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
        with named(self.path), self.path.open("ab", buffering=0) as file:
            write_line(file, json.dumps(chunk._asdict()))
        self.done.append(chunk)


@functools.cache
def _form() -> TypeAdapter[Chunk]:
    from pydantic import TypeAdapter  # noqa: PLC0415  # slow to import

    return TypeAdapter(Chunk)


__all__ = ["FORMAT", "StudyFile"]
