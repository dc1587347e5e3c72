"""What a seat may know, as int16 numbers for learners.

Seats are written from the observer on, in order of seat number: relative seat 0 is the observer
itself.  The layout, piece by piece (``PIECES`` and the game's page are the index table)::

    8    facts of the play: seats, rounds, round, direction, draw pile, reserve, dna, hand count
    11   stage, one-hot
    10   whose turn it is, and who is to move; relative seats, one-hot
    72   hand, unseen, destroyed; 24 faces each
    120  collections, 5 relative seats of 24 faces
    20   market (1: face up), and by tile its owner's relative seat + 1
    25   tokens, due tokens, cards, totals, last round; 5 each
    39   open purchase: tile (10), opponent (5), card of theirs (24), one-hot
    3    has bought in this turn, egg_needs_one, direct_interaction
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.arrays import clear
from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.core.pile import KINDS, write_copies
from cuboteca.core.seats import relative_seat
from cuboteca.games.cubosaurs.components import FACE_COUNT, MAX_SEATS, TILE_COUNT
from cuboteca.games.cubosaurs.rules.set_up import is_face_up
from cuboteca.games.cubosaurs.state import NO_FACE, NO_SEAT, NO_TILE, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row


STAGES = 11

#: Name and length of each piece, in order.
PIECES = (
    ("seats", 1),
    ("rounds", 1),
    ("round", 1),
    ("direction", 1),
    ("draw_pile", 1),
    ("reserve", 1),
    ("dna", 1),
    ("hand_count", 1),
    ("stage", STAGES),
    ("active", MAX_SEATS),
    ("to_move", MAX_SEATS),
    ("hand", FACE_COUNT),
    ("unseen", FACE_COUNT),
    ("destroyed", FACE_COUNT),
    ("collections", MAX_SEATS * FACE_COUNT),
    ("market", TILE_COUNT),
    ("tile_owner", TILE_COUNT),
    ("tokens", MAX_SEATS),
    ("due", MAX_SEATS),
    ("card_count", MAX_SEATS),
    ("totals", MAX_SEATS),
    ("last_round", MAX_SEATS),
    ("pending_tile", TILE_COUNT),
    ("opponent", MAX_SEATS),
    ("their_card", FACE_COUNT),
    ("bought", 1),
    ("egg_needs_one", 1),
    ("direct_interaction", 1),
)
OBSERVATION_SIZE = size_of(PIECES)
AT = offsets_of(PIECES)


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """Write the observation of ``seat``.

    Shapes: out is int16[OBSERVATION_SIZE], overwritten; the first number is never 0.
    """
    clear(out)
    out[0] = state.seat_count
    out[1] = state.rounds
    out[2] = state.round_number
    out[3] = 1 if state.round_number % 2 == 1 else -1
    out[4] = state.draw_pile
    out[5] = state.reserve
    out[6] = state.dna
    out[7] = state.hand_count
    out[AT.stage + state.stage] = 1
    if state.active != NO_SEAT:
        out[AT.active + relative_seat(seat, state.active, state.seat_count)] = 1
    if state.mover >= 0:
        out[AT.to_move + relative_seat(seat, state.mover, state.seat_count)] = 1
    observe_cards(state.hand, out, AT.hand)
    observe_cards(state.unseen, out, AT.unseen)
    observe_cards(state.destroyed, out, AT.destroyed)
    for other in range(state.seat_count):
        observe_seat(state, other, relative_seat(seat, other, state.seat_count), out)
    if state.dna == 1:
        observe_tiles(state, seat, out)
    out[AT.bought] = state.bought
    out[AT.bought + 1] = state.egg_needs_one
    out[AT.bought + 2] = state.direct_interaction


@rule
def observe_cards(cards: Row, out: Row, first: int) -> None:
    """Write the copies of each face of a long pile from ``first`` on."""
    write_copies(cards[0], KINDS, out, first)
    write_copies(cards[1], FACE_COUNT - KINDS, out, first + KINDS)


@rule
def observe_seat(state: State, seat: int, place: int, out: Row) -> None:
    """Write what lies before ``seat`` at relative ``place``."""
    observe_cards(state.collections[seat], out, AT.collections + place * FACE_COUNT)
    out[AT.tokens + place] = state.tokens[seat]
    out[AT.due + place] = state.due[seat]
    out[AT.card_count + place] = state.card_count[seat]
    out[AT.totals + place] = state.totals[seat]
    out[AT.last_round + place] = state.last_round[seat]


@rule
def observe_tiles(state: State, seat: int, out: Row) -> None:
    """Write market, bought tiles and the open purchase as ``seat`` sees them."""
    for tile in range(TILE_COUNT):
        out[AT.market + tile] = 1 if is_face_up(state, tile) else 0
        if state.owner[tile] != NO_SEAT:
            out[AT.tile_owner + tile] = 1 + relative_seat(seat, state.owner[tile], state.seat_count)
    if state.pending != NO_TILE:
        out[AT.pending_tile + state.pending] = 1
    if state.opponent != NO_SEAT:
        out[AT.opponent + relative_seat(seat, state.opponent, state.seat_count)] = 1
    if state.their_face != NO_FACE:
        out[AT.their_card + state.their_face] = 1
