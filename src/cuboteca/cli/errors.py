"""How a command fails: one sentence on the error output and an exit code."""

from __future__ import annotations

from cuboteca.core.errors import CubotecaError

DONE = 0
NOT_SO = 1  # the thing asked about is not so
WRONG_USAGE = 2
BROKEN = 70  # a mistake of ours
INTERRUPTED = 130


class UsageError(CubotecaError):
    """The command was called in a way that cannot work; says what would be right."""


class NotSoError(CubotecaError):
    """The thing asked about is not so: a record that does not replay, a word nobody explains."""


__all__ = [
    "BROKEN",
    "DONE",
    "INTERRUPTED",
    "NOT_SO",
    "WRONG_USAGE",
    "NotSoError",
    "UsageError",
]
