"""The codes of what stops a person from playing a card."""

from __future__ import annotations

from enum import IntEnum


class Refusal(IntEnum):
    """Why the seat to move may not take an action; ``playing`` gives the code."""

    OK = 0
    NOT_OWNED = 1
    OPPOSITE = 2
    REPEATED = 3
