"""The results file of an arena: a line that describes the contest, then one line per play.

It is only ever appended to, so whatever interrupts an arena, at most the play that was being
written has to be repeated.
"""

from __future__ import annotations

import contextlib
import fcntl
import functools
import json
import os
from dataclasses import asdict
from typing import TYPE_CHECKING

from cuboteca.core.files import named
from cuboteca.lab.arena import ArenaError, Result

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from io import FileIO
    from pathlib import Path

    from pydantic import TypeAdapter

    from cuboteca.core.errors import CubotecaError
    from cuboteca.lab.arena import Contest

FORMAT = "cuboteca-arena/1"

#: What a line must hold once per seat.
_BY_SEAT = ("bots", "points", "ranks", "decisions", "seconds", "longest")


class ResultsFile:
    """The file, read and ready for appending.

    Args:
        path: The file; created if there is none.
        what: The contest.

    Raises:
        ArenaError: The file holds something else, another contest, or a damaged line; it is left
            as it is.
        OSError: It cannot be read or written.
    """

    def __init__(self, path: Path, what: Contest) -> None:
        self.path = path
        self._what = what
        head = json.dumps({"format": FORMAT} | asdict(what), ensure_ascii=False)
        self.done: list[Result] = []
        data = path.read_bytes() if path.exists() and not path.is_char_device() else b""
        if b"\n" not in data and (head + "\n").encode().startswith(data):
            # nothing, or a truncated first line
            with named(path), path.open("wb", buffering=0) as file:
                write_line(file, head)
        else:
            self._read(data, json.loads(head))

    def _read(self, data: bytes, head: Mapping[str, object]) -> None:
        """Read the plays; an incomplete line at the end was never finished and is cut off."""
        whole = data[: data.rfind(b"\n") + 1]
        first, *lines = whole.decode("utf-8-sig", "replace").split("\n")[:-1] or [""]
        self._compare(first, head)
        results = [self._played(line, number) for number, line in enumerate(lines, 2)]
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        self.done = list({result.key: result for result in results}.values())

    def _compare(self, line: str, head: Mapping[str, object]) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ArenaError(f"'{self.path}' holds no results of an arena; name another file")
        for name, here, there in differences(head, found):
            raise ArenaError(
                f"'{self.path}' holds another contest: its {name} is {there!r}, not {here!r}; "
                "name another file"
            )

    def _played(self, line: str, number: int) -> Result:
        try:
            result = read_result(line)
            fits = _fits(result, self._what)
        except ValueError:
            fits = False
        if not fits:
            raise ArenaError(
                f"line {number} of '{self.path}' is damaged; take it out, and that play will be "
                "played again"
            )
        return result

    def add(self, result: Result) -> None:
        """Append a play; it is flushed to the system when this returns."""
        with named(self.path), self.path.open("ab", buffering=0) as file:
            write_line(file, result.line())
        self.done.append(result)


def write_line(file: FileIO, line: str) -> None:
    """Append a line; if the disk is full, nothing of it stays."""
    before = os.fstat(file.fileno()).st_size
    left = memoryview(line.encode() + b"\n")
    try:
        while left:
            left = left[file.write(left) :]
    except BaseException:
        with contextlib.suppress(OSError):
            file.truncate(before)
        raise


def read_result(line: str) -> Result:
    """Return the play of a line; raises ValueError if it is none."""
    return _form().validate_json(line)


@functools.cache
def _form() -> TypeAdapter[Result]:
    from pydantic import TypeAdapter  # noqa: PLC0415  # slow to import

    return TypeAdapter(Result)


def _fits(result: Result, what: Contest) -> bool:
    """Return whether a play belongs to the contest."""
    pair = result.pair
    return (
        pair in what.pairs()
        and all(len(getattr(result, name)) == what.seats for name in _BY_SEAT)
        and set(result.bots) == {what.bots[bot] for bot in pair}
        and all(fault.bot in result.bots for fault in result.faults)
    )


def differences(
    head: Mapping[str, object], found: Mapping[str, object]
) -> Iterator[tuple[str, object, object]]:
    """Yield what differs: its name, what it is here and what there; options one by one."""
    for name, here in head.items():
        there = found.get(name)
        if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
            yield from ((f"{name[:-1]} {key}", here[key], there[key]) for key in here
                        if here[key] != there[key])  # fmt: skip
        elif here != there:
            yield name, here, there


@contextlib.contextmanager
def alone(
    path: Path, what: str = "arena", error: type[CubotecaError] = ArenaError
) -> Iterator[None]:
    """Lock a results file against others of its kind while this one plays.

    Args:
        path: The file.
        what: Whose it is, for the message.
        error: What is raised if another one uses it.

    Raises:
        CubotecaError: Another one uses it: ``error``.
        OSError: The file cannot be written.
    """
    with path.open("ab") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise error(
                f"another {what} is writing '{path}' now; wait for it, or name another file"
            ) from None
        except OSError:
            pass  # a file system without locks
        try:
            yield
        finally:
            if path.is_file() and not path.stat().st_size:  # not even the first line was written
                path.unlink()


__all__ = ["FORMAT", "ResultsFile", "alone", "differences", "read_result", "write_line"]
