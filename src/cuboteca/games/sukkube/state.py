"""Everything that can change during a play of Sukkube; nothing in it is hidden from anyone.

A play always has six characters.  Seats ``0 .. seat_count - 1`` are people (or our bots); the seats
after them are *automata*: the rulebook calls them Bots, they follow the order of their cards and
never decide.  The Kube's faces are data, so the table of turns stands in the state as well.

A *pile* is cards without order, as one number: see ``components.pile_of``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from cuboteca.core.record import Grid, Int8, Int16, Int64, Record, Row, cells, layout_of
from cuboteca.games.sukkube.components import (
    CARDS_PER_SEAT,
    CHARACTER_COUNT,
    LONGEST_MANCHE,
    SEAT_COUNT,
    TURN_COUNT,
)

NO_SEAT = -1
NO_CHARACTER = -1


class Stage(IntEnum):
    """Where the sequence of play is.

    The first group waits for an event (``LAST_WAITING`` and below); the second is passed through
    without one, in this order (``rules.advance``).
    """

    CHARACTER = 0  # chance: the character of the next seat
    CARD = 1  # chance: the next card of the deal
    STARTER = 2  # chance: who begins the first manche
    PLAY = 3  # decision: a card of the hand
    OVER = 4

    MANCHE_START = 5
    TURN = 6
    MANCHE_END = 7


LAST_WAITING = 4


class State(Record):
    """One play."""

    # options
    seat_count: Int8  # people, 1..6
    points_to_win: Int8  # 1..20
    manche_cap: Int16  # 1..10000
    deck: Int64  # pile of all 30 cards
    next_top: Annotated[Grid, cells("i1", TURN_COUNT, CHARACTER_COUNT)]  # by turn and old top

    # sequence of play
    stage: Int8  # Stage
    mover: Int8  # the seat that decides, CHANCE or OVER
    finished: Int16  # manches that have ended, 0..manche_cap
    event_start: Int8  # cards played in this manche before the latest event

    # characters
    seated: Int8  # seats that have their character, 0..6
    character_of: Annotated[Row, cells("i1", SEAT_COUNT)]  # by seat, or NO_CHARACTER
    seat_of: Annotated[Row, cells("i1", CHARACTER_COUNT)]  # by character, or NO_SEAT

    # cards
    dealt: Int8  # in this manche, 0..30
    undealt: Int64  # pile of the cards still to be dealt
    hand_count: Annotated[Row, cells("i1", SEAT_COUNT)]  # cards that a seat has left, 0..5
    hands: Annotated[Row, cells("i8", SEAT_COUNT)]  # of people, a pile each
    sequences: Annotated[Grid, cells("i1", SEAT_COUNT, CARDS_PER_SEAT)]  # of automata, or NO_CARD

    # the Kube and the manche; while cards are dealt, those of the manche before
    top: Int8  # character on top, or NO_CHARACTER
    last_card: Int8  # kind of the card just played, or NO_CARD
    run: Int8  # cards of one colour played in a row, up to the last one
    played: Int8  # cards played, 0..25
    played_cards: Annotated[Row, cells("i1", LONGEST_MANCHE)]  # their kinds in order, or NO_CARD
    played_seats: Annotated[Row, cells("i1", LONGEST_MANCHE)]  # who played them, or NO_SEAT

    # points
    points: Annotated[Row, cells("i1", SEAT_COUNT)]  # of people; automata never score
    dominator: Int8  # character on top when the last manche ended, or NO_CHARACTER
    sukkube: Int8  # character at the bottom then, or NO_CHARACTER


LAYOUT = layout_of(State)
