"""How a command fails: one sentence on the error output and an exit code."""

from __future__ import annotations

from cuboteca.core.errors import CubotecaError

DONE = 0
NOT_SO = 1  # what the command was asked to check or find does not hold
WRONG_USAGE = 2
BROKEN = 70  # a bug in Cuboteca
INTERRUPTED = 130


class UsageError(CubotecaError):
    """The command was called in a way that cannot work; the message says what would be right."""


class NotSoError(CubotecaError):
    """What was asked for does not hold: a record does not replay, a word is not in the rules."""


__all__ = [
    "BROKEN",
    "DONE",
    "INTERRUPTED",
    "NOT_SO",
    "WRONG_USAGE",
    "NotSoError",
    "UsageError",
]
