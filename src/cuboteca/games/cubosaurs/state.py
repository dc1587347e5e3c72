"""Everything that can change during a play of Cubosaurs, secrets included.

There are no secrets beyond what nobody knows: cards and tiles are drawn when they are needed, so
the state holds only how many copies of each face nobody has seen.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from cuboteca.core.pile import LONG, all_copies
from cuboteca.core.record import Grid, Int8, Int16, Record, Row, cells, layout_of
from cuboteca.games.cubosaurs.components import FACE_COUNT, MAX_SEATS, TILE_COUNT

NO_SEAT = -1
NO_TILE = -1
NO_FACE = -1


class Stage(IntEnum):
    """Where the sequence of play is.

    The first group waits for an event (``LAST_WAITING`` and below); the second is passed through
    without one, in this order (``rules.advance``).
    """

    STARTER = 0  # chance: who begins the round
    TILE = 1  # chance: the next tile of the market
    DEAL = 2  # chance: the next starting card
    DRAW = 3  # chance: the card of an empty hand
    CHOICE = 4  # decision: keep, refuse, or buy a tile
    EXTRA_DRAW = 5  # chance: the card of tile 3
    OPPONENT = 6  # decision: whom a tile meets
    THEIR_CARD = 7  # decision: a card of that opponent
    OWN_CARD = 8  # decision: a card of one's own
    VICTIM = 9  # decision: whom to take a token from, the reserve being empty
    OVER = 10

    TOKENS = 11
    NEXT_TURN = 12
    TURN = 13
    SCORING = 14
    MARKET = 15


LAST_WAITING = 10


class State(Record):
    """One play.  ``S`` seats, ``T`` tiles; cards are long piles of faces (``core.pile``)."""

    # options
    seat_count: Int8  # 2..5
    rounds: Int8  # 1..100
    dna: Int8  # 1: the advanced variant
    direct_interaction: Int8  # 1: tiles 7-10 are in the game
    egg_needs_one: Int8  # 1: an Egg needs at least one of its dinosaur

    # sequence of play
    stage: Int8  # Stage
    mover: Int8  # the seat that decides, CHANCE or OVER
    round_number: Int8  # 1..rounds
    starter: Int8  # seat that begins the round; NO_SEAT before it is known
    active: Int8  # seat whose turn it is; NO_SEAT before the first turn
    dealt: Int8  # starting cards dealt in this round, 0..4S
    resume: Int8  # Stage after the due tokens are handed out

    # cards
    draw_pile: Int8  # cards left in the deck of the round
    unseen: Annotated[Row, cells("i8", LONG)]  # draw pile and set-aside cards together
    hand: Annotated[Row, cells("i8", LONG)]
    hand_types: Int16  # bit t: the hand holds a card of CardType t
    hand_count: Int8
    destroyed: Annotated[Row, cells("i8", LONG)]
    collections: Annotated[Grid, cells("i8", MAX_SEATS, LONG)]
    card_count: Annotated[Row, cells("i1", MAX_SEATS)]  # cards in each collection

    # DNA
    reserve: Int8  # tokens, 0..40
    tokens: Annotated[Row, cells("i1", MAX_SEATS)]
    due: Annotated[Row, cells("i1", MAX_SEATS)]  # tokens still to be handed out
    market: Int16  # bit t: tile t lies face up
    owner: Annotated[Row, cells("i1", TILE_COUNT)]  # who bought it in this round, or NO_SEAT
    bought: Int8  # 1: the active seat has bought in this turn
    pending: Int8  # the tile whose choices are open, or NO_TILE
    opponent: Int8  # chosen for it, or NO_SEAT
    their_face: Int8  # chosen for it, or NO_FACE

    # points
    totals: Annotated[Row, cells("i2", MAX_SEATS)]  # of the finished rounds
    last_round: Annotated[Row, cells("i2", MAX_SEATS)]  # of the last finished round
    rounds_scored: Int16  # 0..rounds


LAYOUT = layout_of(State)


def faces_in(cards: Row) -> list[int]:
    """Return the copies of each face in a long pile."""
    return all_copies(cards, FACE_COUNT)
