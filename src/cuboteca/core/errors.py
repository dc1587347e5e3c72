"""The errors that a user can meet; each message is one clear sentence.

::

    CubotecaError
     +-- OptionError          an option of a game is unknown or out of range
     +-- IllegalActionError   an action is not legal now
     +-- NotationError        a text is not in the game's notation
     +-- RecordError          a record of a play is damaged or does not replay
     +-- MissingTextError     a word is missing in a language (core.texts)
     +-- UnknownGameError     there is no game of that name (games)
"""

from __future__ import annotations


class CubotecaError(Exception):
    """Base of all errors that report a user's mistake or a damaged input."""


class OptionError(CubotecaError):
    """An option is unknown, of the wrong kind or out of range; the message says what would fit."""


class IllegalActionError(CubotecaError):
    """An action or chance outcome is not legal in this state; the state is unchanged."""


class NotationError(CubotecaError):
    """A text does not follow the game's notation."""


class PositionError(CubotecaError):
    """A play cannot begin at a position; the message says why."""


class RecordError(CubotecaError):
    """A record is damaged, of another version, or does not replay.

    Attributes:
        seq: Number of the first bad event, or None if another part of the record is bad.
    """

    def __init__(self, message: str, seq: int | None = None) -> None:
        super().__init__(message)
        self.seq = seq


def seconds_text(seconds: float) -> str:
    """Return so many seconds as messages say it: "1 second", "2.5 seconds"."""
    return "1 second" if seconds == 1 else f"{seconds:g} seconds"


__all__ = [
    "CubotecaError",
    "IllegalActionError",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
]
