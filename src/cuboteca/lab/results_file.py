"""The file of an arena's plays: a line that says what is played, then a line a play.

It is only ever added to, so whatever interrupts an arena, at most the play that was being written
is played again.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from cuboteca.core.files import named
from cuboteca.lab.arena import ArenaError, Fault, Result

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import FileIO
    from pathlib import Path

    from cuboteca.lab.arena import Contest

FORMAT = "cuboteca-arena/1"

#: What a line must say once a seat.
_A_SEAT = ("bots", "points", "ranks", "decisions", "seconds", "longest")


class ResultsFile:
    """The file, read and ready to be added to.

    Args:
        path: Of the file; made if there is none.
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
            # nothing, or a beginning cut off
            with named(path), path.open("wb", buffering=0) as file:
                _write_line(file, head)
        else:
            self._read(data, json.loads(head))

    def _read(self, data: bytes, head: dict[str, Any]) -> None:
        """Read what has been played; half a line at the end was never finished and is cut off."""
        whole = data[: data.rfind(b"\n") + 1]
        first, *lines = whole.decode("utf-8-sig", "replace").split("\n")[:-1] or [""]
        self._compare(first, head)
        results = [self._played(line, number) for number, line in enumerate(lines, 2)]
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        self.done = list({result.key: result for result in results}.values())

    def _compare(self, line: str, head: dict[str, Any]) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ArenaError(f"'{self.path}' holds no results of an arena; name another file")
        for name, here, there in _differences(head, found):
            raise ArenaError(
                f"'{self.path}' holds another contest: its {name} is {there!r}, not {here!r}; "
                "name another file"
            )

    def _played(self, line: str, number: int) -> Result:
        try:
            result = read_result(line)
            fits = _fits(result, self._what)
        except (ValueError, TypeError, KeyError, AttributeError):
            fits = False
        if not fits:
            raise ArenaError(
                f"line {number} of '{self.path}' is damaged; take it out, and that play will be "
                "played again"
            )
        return result

    def add(self, result: Result) -> None:
        """Add a play; it is on its way to the disk when this returns."""
        with named(self.path), self.path.open("ab", buffering=0) as file:
            _write_line(file, result.line())
        self.done.append(result)


def _write_line(file: FileIO, line: str) -> None:
    """Add a line, or on a full disk nothing of it."""
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
    """Return the play of a line; raises ValueError, TypeError or KeyError where it is none."""
    found = json.loads(line)
    faults = tuple(Fault(**fault) for fault in found.pop("faults"))
    tuples: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
    }
    return Result(**tuples, faults=faults)


def _fits(result: Result, what: Contest) -> bool:
    """Return whether a play is one of the contest's."""
    pair = result.pair
    numbers = [
        value
        for name in _A_SEAT[1:]
        for value in getattr(result, name)
        if not isinstance(value, int | float)
    ]
    return (
        pair in what.pairs()
        and all(len(getattr(result, name)) == what.seats for name in _A_SEAT)
        and set(result.bots) == {what.bots[bot] for bot in pair}
        and all(fault.bot in result.bots for fault in result.faults)
        and not numbers
        and isinstance(result.play, int)
    )


def _differences(head: dict[str, Any], found: dict[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    """Yield what differs: its name, what it is here and what there; options one by one."""
    for name, here in head.items():
        there = found.get(name)
        if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
            yield from ((f"{name[:-1]} {key}", here[key], there[key]) for key in here
                        if here[key] != there[key])  # fmt: skip
        elif here != there:
            yield name, here, there


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other arenas from a results file as long as this one plays.

    Raises:
        ArenaError: Another one is at it.
        OSError: The file cannot be written.
    """
    with path.open("ab") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(
                f"another arena is writing '{path}' now; wait for it, or name another file"
            ) from None
        except OSError:
            pass  # a file system without locks
        try:
            yield
        finally:
            if path.is_file() and not path.stat().st_size:  # not even the first line got in
                path.unlink()


__all__ = ["FORMAT", "ResultsFile", "alone", "read_result"]
