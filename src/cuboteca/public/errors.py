"""The errors that a caller of the public interface can meet."""

from __future__ import annotations

from cuboteca.core.errors import (
    CubotecaError,
    IllegalActionError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from cuboteca.games import UnknownGameError

__all__ = [
    "CubotecaError",
    "IllegalActionError",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "UnknownGameError",
]
