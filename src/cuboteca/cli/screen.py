"""The two consoles: results go to the output, progress and errors to the error output."""

from __future__ import annotations

import json
import os
import sys
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from rich.console import Console

from cuboteca.cli.encoding import is_unicode

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_PATIENCE_SECONDS = 2.0


def output() -> Console:
    """Return the console for results; plain text where it is no terminal."""
    return Console(highlight=False)


def notes() -> Console:
    """Return the console for progress and errors."""
    return Console(stderr=True, highlight=False)


def print_json(value: Mapping[str, Any]) -> None:
    """Print one JSON object."""
    sys.stdout.write(_json(value, indent=2) + "\n")
    sys.stdout.flush()


def print_line(value: Mapping[str, Any]) -> None:
    """Print one JSON object on one line."""
    sys.stdout.write(_json(value) + "\n")


def _json(value: Mapping[str, Any], indent: int | None = None) -> str:
    """Return JSON that is UTF-8 whatever the output's encoding is: what it lacks is escaped."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    if is_unicode(sys.stdout.encoding):
        with suppress(UnicodeEncodeError):  # a file's name may hold bytes that are no text
            text.encode()
            return text
    return json.dumps(value, indent=indent)


def minus(number: str) -> str:
    """Return a number as it is shown to people, with a real minus sign."""
    return number.replace("-", "\N{MINUS SIGN}")


def spinner() -> str:
    """Return the name of the spinner that the error output can show."""
    return "dots" if is_unicode(notes().encoding) else "line"


@contextmanager
def waiting(what: str, *, quiet: bool = False) -> Iterator[None]:
    """Say what one waits for: at once on a terminal, elsewhere only if it takes long."""
    console = notes()
    if quiet:
        yield
    elif console.is_terminal:
        with console.status(what, spinner=spinner()):
            yield
    else:
        timer = threading.Timer(_PATIENCE_SECONDS, lambda: console.print(what))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def sentence(message: str) -> None:
    """Print one sentence on the error output, on one line."""
    line = " ".join(message.split())
    if line and line[-1] not in ".!?":
        line += "."
    sys.stderr.write(f"cuboteca: {line}\n")


def closed_quietly() -> None:
    """Stop writing to an output whose reader has gone, without a word."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


__all__ = [
    "closed_quietly",
    "minus",
    "notes",
    "output",
    "print_json",
    "print_line",
    "sentence",
    "spinner",
    "waiting",
]
