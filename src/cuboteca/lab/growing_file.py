"""Files that grow line by line: a first line that says what they are about, then one per entry.

Whatever interrupts their writer, at most the entry that was being written is lost.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from cuboteca.core.files import named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from io import FileIO
    from pathlib import Path

    from cuboteca.core.errors import CubotecaError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

Entry = TypeVar("Entry")

_FAR = 1 << 30  # Windows locks bytes, for readers too: one that is never written


class Kind(NamedTuple):
    """What such a file is, for its first line and for messages."""

    format: str
    holds: str  # "results of a study"
    about: str  # "study"
    error: type[CubotecaError]


def entries(
    path: Path, kind: Kind, head: Mapping[str, object], read: Callable[[str, int], Entry]
) -> list[Entry]:
    """Return the entries of a file; a file that is not there begins with ``head``.

    An incomplete line at the end was never finished and is cut off.

    Args:
        path: The file.
        kind: What it is.
        head: What it is about.
        read: Returns the entry of a line, given its number; raises for one that is damaged.

    Raises:
        CubotecaError: The file holds something else, or is about something else:
            ``kind.error``; it is left as it is.
        OSError: It cannot be read or written.
    """
    first = json.dumps({"format": kind.format, **head}, ensure_ascii=False)
    data = path.read_bytes() if path.exists() and not path.is_char_device() else b""
    if b"\n" not in data and (first + "\n").encode().startswith(data):
        # nothing, or a truncated first line
        with named(path), path.open("wb", buffering=0) as file:
            _write_line(file, first)
        return []
    whole = data[: data.rfind(b"\n") + 1]
    found, *lines = whole.decode("utf-8-sig", "replace").split("\n")[:-1] or [""]
    _compare(path, kind, found, json.loads(first))
    done = [read(line, number) for number, line in enumerate(lines, 2)]
    if len(whole) < len(data):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return done


def _compare(path: Path, kind: Kind, line: str, head: Mapping[str, object]) -> None:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != kind.format:
        raise kind.error(f"'{path}' holds no {kind.holds}; name another file")
    for name, here, there in _differences(head, found):
        raise kind.error(
            f"'{path}' holds another {kind.about}: its {name} is {there!r}, not {here!r}; "
            "name another file"
        )


def append(path: Path, line: str) -> None:
    """Append a line; it is flushed to the system when this returns."""
    with named(path), path.open("ab", buffering=0) as file:
        _write_line(file, line)


def _write_line(file: FileIO, line: str) -> None:
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


def _differences(
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


def _lock(file: int) -> None:
    """Lock an open file until it is closed; raises an OSError if it is locked already."""
    if sys.platform == "win32":
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def alone(path: Path, what: str, error: type[CubotecaError]) -> Iterator[None]:
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
            _lock(file.fileno())
        except (BlockingIOError, PermissionError):
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


__all__ = ["Kind", "alone", "append", "entries"]
