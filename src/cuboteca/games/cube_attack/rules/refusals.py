"""The codes of what stops a Cube from moving, activating or attacking."""

from __future__ import annotations

from enum import IntEnum


class Refusal(IntEnum):
    """Why the seat to move may not take an action; the rule of each action gives the code."""

    OK = 0
    NO_UNIT = 1  # any action: no such Cube, or not the first of those that are alike

    NO_WAY = 2  # a move

    NO_FUNCTION = 3  # an activation
    ACTIVATED = 4
    OPPONENT_THERE = 5
    NO_SUPPLY = 6
    STACKED = 7
    LONG_ALREADY = 8

    NO_OPPONENT = 9  # an attack
    NO_TARGET = 10
    UNARMED = 11
    ATTACKED = 12
    ON_ENTRANCE = 13
    TOO_FAR_SHORT = 14
    TOO_NEAR = 15
    TOO_FAR_LONG = 16
