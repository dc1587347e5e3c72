"""The codes of what stops a seat from refusing a hand, buying a tile or choosing for one."""

from __future__ import annotations

from enum import IntEnum


class Refusal(IntEnum):
    """Why the seat to move may not take an action; the rule of each decision gives the code."""

    OK = 0

    NOT_NOW = 1  # something else is asked
    TILE_FIRST = 2
    VICTIM_FIRST = 3

    NO_ICONS = 4  # a card that is not there
    ONLY_WITH_ICON = 5
    NOT_OWNED = 6
    NOT_THEIRS = 7
    TYPE_IN_HAND = 8  # a card of the wrong type
    TYPE_NOT_IN_HAND = 9

    NO_DNA = 10  # a tile
    BOUGHT = 11
    NOT_IN_PLAY = 12
    SOLD = 13
    NOT_OPEN = 14
    COST = 15
    NO_EFFECT = 16

    NOT_YOURSELF = 17  # an opponent
    NO_CARD = 18
    NO_TOKEN = 19
