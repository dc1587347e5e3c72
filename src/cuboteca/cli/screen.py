"""The two consoles: results go to the output, progress and errors to the error output."""

from __future__ import annotations

import json
import os
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Console

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
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")
    sys.stdout.flush()


def print_line(value: Mapping[str, Any]) -> None:
    """Print one JSON object on one line."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


@contextmanager
def waiting(what: str, *, quiet: bool = False) -> Iterator[None]:
    """Say what one waits for: at once on a terminal, elsewhere only if it takes long."""
    console = notes()
    if quiet:
        yield
    elif console.is_terminal:
        with console.status(what):
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


__all__ = ["closed_quietly", "notes", "output", "print_json", "print_line", "sentence", "waiting"]
