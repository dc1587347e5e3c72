"""The facts by which a network values a state of Cubosaurs (``core.network``).

Nobody knows more than anybody else, so the observer only decides from where seats are counted:
place 0 is the observer.  Most facts are counts, one fact for each number above 0; what is worth
more than its cards, such as pairs, majorities and sets, is in the points of each place, and of each
place if it kept the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.core.pile import LONG, copies_in
from cuboteca.core.seats import relative_seat
from cuboteca.games.cubosaurs.components import (
    EGG_KIND_COUNT,
    FIRST_EGG,
    FIRST_FACE,
    MAX_SEATS,
    TILE_COUNT,
    TYPE_COUNT,
    TYPE_OF,
    CardType,
)
from cuboteca.games.cubosaurs.rules.scoring import round_points, token_points, type_count
from cuboteca.games.cubosaurs.rules.set_up import is_face_up
from cuboteca.games.cubosaurs.state import NO_FACE, NO_SEAT, NO_TILE, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

_COPIES = 7  # of a type, at most
_RAPTOR_COPIES = 4  # of the cards of one colour with the same points, at most
_RAPTOR_KINDS = 4  # two colours, two kinds of points
_POINTS = 64  # numbers of points that are told apart: from -32 to 31
_GAINS = 32  # from -16 to 15
_CARDS = 24
_TOKENS = 16
_DRAW_PILE = 32
_ROUNDS = 6
_HAND = 9

#: Name and length of each piece, in order.
PIECES = (
    ("types", MAX_SEATS * TYPE_COUNT * _COPIES),
    ("raptors", MAX_SEATS * _RAPTOR_KINDS * _RAPTOR_COPIES),
    ("eggs", MAX_SEATS * EGG_KIND_COUNT),
    ("cards", MAX_SEATS * _CARDS),
    ("round_points", MAX_SEATS * _POINTS),
    ("ahead", MAX_SEATS * _POINTS),  # of each other place, by all points so far
    ("gains", MAX_SEATS * _GAINS),  # of each place if it kept the hand
    ("tokens", MAX_SEATS * _TOKENS),
    ("hand_types", TYPE_COUNT * _COPIES),
    ("hand_raptors", _RAPTOR_KINDS * _RAPTOR_COPIES),
    ("hand_eggs", EGG_KIND_COUNT),
    ("hand_count", _HAND),
    ("unseen_types", TYPE_COUNT * _COPIES),
    ("unseen_eggs", EGG_KIND_COUNT),
    ("draw_pile", _DRAW_PILE),
    ("rounds_left", _ROUNDS),
    ("stage", Stage.OVER + 1),
    ("active", MAX_SEATS),
    ("mover", MAX_SEATS),
    ("market", TILE_COUNT),
    ("owner", MAX_SEATS * TILE_COUNT),
    ("pending", TILE_COUNT),
    ("opponent", MAX_SEATS),
    ("their_type", TYPE_COUNT),
    ("bought", 1),
    ("dna", 1),
    ("egg_needs_one", 1),
)
AT = offsets_of(PIECES)
FEATURE_COUNT = size_of(PIECES)

_PER_PILE = TYPE_COUNT + _RAPTOR_KINDS + EGG_KIND_COUNT
#: Most facts that hold at once: three piles more than there are seats, two of tiles, and the rest.
MOST_FEATURES = (MAX_SEATS + 2) * _PER_PILE + 5 * MAX_SEATS + 2 * TILE_COUNT + 12


@rule
def features(state: State, seat: int, out: Row) -> int:
    """Write the facts that hold, as ``seat`` sees them; return how many.

    Changes: out; the state is the same afterwards.

    Shapes: out is int64[MOST_FEATURES].
    """
    count = pile_features(state.hand, AT.hand_types, AT.hand_raptors, AT.hand_eggs, out, 0)
    out[count] = AT.hand_count + min(state.hand_count, _HAND - 1)
    count = unseen_features(state, out, count + 1)
    own = state.totals[seat] + round_points(state, seat) + token_points(state, seat)
    for other in range(state.seat_count):
        count = seat_features(
            state, other, relative_seat(seat, other, state.seat_count), own, out, count
        )
    out[count] = AT.rounds_left + min(state.rounds - state.rounds_scored, _ROUNDS - 1)
    out[count + 1] = AT.stage + state.stage
    count += 2
    if state.active != NO_SEAT:
        out[count] = AT.active + relative_seat(seat, state.active, state.seat_count)
        count += 1
    if state.mover >= 0:
        out[count] = AT.mover + relative_seat(seat, state.mover, state.seat_count)
        count += 1
    if state.egg_needs_one == 1:
        out[count] = AT.egg_needs_one
        count += 1
    return tile_features(state, seat, out, count) if state.dna == 1 else count


@rule
def pile_features(cards: Row, types: int, raptors: int, eggs: int, out: Row, count: int) -> int:
    """Write the counts of a long pile, pieces given by where they begin; return the new count."""
    for card_type in range(TYPE_COUNT):
        copies = type_count(cards, card_type)
        if copies > 0:
            out[count] = types + card_type * _COPIES + min(copies, _COPIES) - 1
            count += 1
    for kind in range(_RAPTOR_KINDS):
        face = FIRST_FACE[CardType.GREY_RAPTOR] + 2 * kind
        copies = copies_in(cards, face) + copies_in(cards, face + 1)  # without and with the icon
        if copies > 0:
            out[count] = raptors + kind * _RAPTOR_COPIES + copies - 1
            count += 1
    for kind in range(EGG_KIND_COUNT):
        if copies_in(cards, FIRST_EGG + kind) > 0:
            out[count] = eggs + kind
            count += 1
    return count


@rule
def unseen_features(state: State, out: Row, count: int) -> int:
    """Write what nobody has seen; return the new count."""
    for card_type in range(CardType.EGG):
        copies = type_count(state.unseen, card_type)
        if copies > 0:
            out[count] = AT.unseen_types + card_type * _COPIES + min(copies, _COPIES) - 1
            count += 1
    for kind in range(EGG_KIND_COUNT):
        if copies_in(state.unseen, FIRST_EGG + kind) > 0:
            out[count] = AT.unseen_eggs + kind
            count += 1
    out[count] = AT.draw_pile + min(state.draw_pile, _DRAW_PILE - 1)
    return count + 1


@rule
def seat_features(state: State, seat: int, place: int, own: int, out: Row, count: int) -> int:
    """Write what lies before a seat at a relative place; return the new count.

    Args:
        state: The state.
        seat: The seat.
        place: Where the observer sees it.
        own: Points of the observer so far, with those of the round.
        out: Written.
        count: How many facts were written before.
    """
    cards = state.collections[seat]
    count = pile_features(
        cards,
        AT.types + place * TYPE_COUNT * _COPIES,
        AT.raptors + place * _RAPTOR_KINDS * _RAPTOR_COPIES,
        AT.eggs + place * EGG_KIND_COUNT,
        out,
        count,
    )
    scored = round_points(state, seat)
    out[count] = AT.cards + place * _CARDS + min(state.card_count[seat], _CARDS - 1)
    out[count + 1] = AT.round_points + place * _POINTS + step(scored, _POINTS)
    count += 2
    if place > 0:
        theirs = state.totals[seat] + scored + token_points(state, seat)
        out[count] = AT.ahead + place * _POINTS + step(own - theirs, _POINTS)
        count += 1
    if state.hand_count > 0:
        gain = points_with_hand(state, seat) - scored
        out[count] = AT.gains + place * _GAINS + step(gain, _GAINS)
        count += 1
    if state.dna == 1:
        out[count] = AT.tokens + place * _TOKENS + min(state.tokens[seat], _TOKENS - 1)
        count += 1
    return count


@rule
def step(number: int, steps: int) -> int:
    """Return which of ``steps`` steps around 0 a number is on; the ends take all beyond.  Pure."""
    return min(max(number + steps // 2, 0), steps - 1)


@rule
def points_with_hand(state: State, seat: int) -> int:
    """Return the round's points of a seat if the hand were its own; the state stays the same."""
    cards = state.collections[seat]
    for half in range(LONG):
        cards[half] += state.hand[half]
    scored = round_points(state, seat)
    for half in range(LONG):
        cards[half] -= state.hand[half]
    return scored


@rule
def tile_features(state: State, seat: int, out: Row, count: int) -> int:
    """Write market, bought tiles and the open purchase; return the new count."""
    out[count] = AT.dna
    count += 1
    for tile in range(TILE_COUNT):
        if is_face_up(state, tile):
            out[count] = AT.market + tile
            count += 1
        if state.owner[tile] != NO_SEAT:
            place = relative_seat(seat, state.owner[tile], state.seat_count)
            out[count] = AT.owner + place * TILE_COUNT + tile
            count += 1
    if state.pending != NO_TILE:
        out[count] = AT.pending + state.pending
        count += 1
    if state.opponent != NO_SEAT:
        out[count] = AT.opponent + relative_seat(seat, state.opponent, state.seat_count)
        count += 1
    if state.their_face != NO_FACE:
        out[count] = AT.their_type + TYPE_OF[state.their_face]
        count += 1
    if state.bought == 1:
        out[count] = AT.bought
        count += 1
    return count


__all__ = [
    "AT",
    "FEATURE_COUNT",
    "MOST_FEATURES",
    "PIECES",
    "features",
    "pile_features",
    "points_with_hand",
    "seat_features",
    "step",
    "tile_features",
    "unseen_features",
]
