"""The two consoles: results go to standard output, progress and errors to standard error."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Console

from cuboteca.cli.encoding import is_unicode
from cuboteca.core.compiled import watch_compiling
from cuboteca.core.data_files import printable
from cuboteca.core.engine import usual_mode

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Self

    from rich.status import Status


_PATIENCE_SECONDS = 2.0
_begun = time.perf_counter()


def start_clock() -> None:
    """Start the clock that ``waited`` reads: a command begins now."""
    global _begun  # noqa: PLW0603  # one command runs at a time
    _begun = time.perf_counter()


def waited() -> float:
    """Return the seconds since the command began."""
    return time.perf_counter() - _begun


def output() -> Console:
    """Return the console for results; plain text if it is not a terminal."""
    return Console(highlight=False)


def notes() -> Console:
    """Return the console for progress and errors."""
    return Console(stderr=True, highlight=False)


def print_json(value: Mapping[str, object]) -> None:
    """Print one JSON object."""
    sys.stdout.write(_json(value, indent=2) + "\n")
    sys.stdout.flush()


def print_line(value: Mapping[str, object]) -> None:
    """Print one JSON object on one line."""
    sys.stdout.write(_json(value) + "\n")


def _json(value: Mapping[str, object], indent: int | None = None) -> str:
    """Return JSON that is valid UTF-8 in any output encoding: what that lacks is escaped."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    if is_unicode(sys.stdout.encoding):
        with suppress(UnicodeEncodeError):  # a file name may hold bytes that are not text
            text.encode()
            return text
    return json.dumps(value, indent=indent)


def minus(number: str) -> str:
    """Return a number as it is shown to people, with a real minus sign."""
    return number.replace("-", "\N{MINUS SIGN}")


def spinner() -> str:
    """Return the name of the spinner that the error output can show."""
    return "dots" if is_unicode(notes().encoding) else "line"


@dataclass
class Preparation:
    """How long compiling or loading took; complete once the block has ended."""

    compiled: bool = False  # not only loaded
    seconds: float = 0.0


@contextmanager
def compiling(what: str, *, quiet: bool = False) -> Iterator[Preparation]:
    """Announce that something is being compiled, if it is, and when it is done.

    If everything is in the cache, nothing is printed; a terminal shows that it is being loaded.

    Args:
        what: The sentence, such as "Compiling the rules, once; later runs start at once."
        quiet: Say nothing.
    """
    told = Preparation()
    begun = time.perf_counter()
    if usual_mode() == "interpreted":  # nothing is compiled, so no compiler is needed
        yield told
        told.seconds = time.perf_counter() - begun
        return
    with _Announcement(what, quiet=quiet) as announcement, watch_compiling(announcement.begin):
        yield told
    told.compiled, told.seconds = announcement.begun, time.perf_counter() - begun
    if announcement.said:
        notes().print(f"Compiled in {told.seconds:.0f} s.")


class _Announcement:
    """Announces compiling: at once on a terminal, elsewhere only if it takes long.

    Args:
        what: The sentence.
        quiet: Say nothing.
    """

    def __init__(self, what: str, *, quiet: bool) -> None:
        self._what = what
        self._console = notes()
        self._quiet = quiet
        self._status: Status | None = None
        self._timer = threading.Timer(_PATIENCE_SECONDS, self._say)
        self._timer.daemon = True
        self.begun = False  # something is being compiled
        self.said = False  # it has been announced

    def __enter__(self) -> Self:
        if self._console.is_terminal and not self._quiet:
            self._status = self._console.status("Loading the compiled rules.", spinner=spinner())
            self._status.start()
        return self

    def begin(self) -> None:
        """Note that something is being compiled from now on."""
        self.begun = True
        if self._quiet:
            return
        if self._status is not None:
            self._status.update(self._what)
        self._timer.start()

    def _say(self) -> None:
        self.said = True
        if self._status is None:
            self._console.print(self._what)

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        if self._status is not None:
            self._status.stop()


def sentence(message: str) -> None:
    """Print one sentence to standard error, on one line and with only printable characters."""
    line = printable(" ".join(message.split()))
    if line and line[-1] not in ".!?":
        line += "."
    sys.stderr.write(f"cuboteca: {line}\n")


def closed_quietly() -> None:
    """Silently stop writing to an output whose reader has gone."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


__all__ = [
    "Preparation",
    "closed_quietly",
    "compiling",
    "minus",
    "notes",
    "output",
    "print_json",
    "print_line",
    "sentence",
    "spinner",
    "start_clock",
    "waited",
]
