"""The two consoles: results go to standard output, progress and errors to standard error."""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.console import Console

from cuboteca.cli.encoding import is_unicode
from cuboteca.core.data_files import printable

if TYPE_CHECKING:
    from collections.abc import Mapping


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


def counted(count: int, one: str, many: str = "") -> str:
    """Return a number of things: "1 play", "2,000 plays"; ``many`` unless an s makes it."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def spinner() -> str:
    """Return the name of the spinner that the error output can show."""
    return "dots" if is_unicode(notes().encoding) else "line"


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
    "closed_quietly",
    "counted",
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
