"""The facts by which a network values a state of Sukkube (``core.network``).

Nothing is hidden, so the observer only decides from where seats are counted: place 0 is the
observer, and automata come after the people, as at the table.  The faces of the Kube are named by
the places of those whose characters they show, and a card by the place that it brings on top: that
is what is played for, whoever has which character.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.core.pile import copies
from cuboteca.core.seats import relative_seat
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CARDS_PER_SEAT,
    COLOUR_COUNT,
    COLOUR_OF,
    DIRECTION_COUNT,
    DIRECTION_OF,
    KIND_COUNT,
    NO_CARD,
    SEAT_COUNT,
)
from cuboteca.games.sukkube.rules.kube import bottom, top_after
from cuboteca.games.sukkube.rules.playing import is_automaton, playable
from cuboteca.games.sukkube.state import NO_CHARACTER, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

_LEFT = 21  # points to the goal
_FEW = 4
_PAIRS = SEAT_COUNT * SEAT_COUNT

#: Name and length of each piece, in order.
PIECES = (
    ("left", SEAT_COUNT * _LEFT),  # points of each person to the goal
    ("ahead", SEAT_COUNT * 2 * _LEFT),  # points before or behind each other person
    ("cards", SEAT_COUNT * (CARDS_PER_SEAT + 1)),  # how many each place has left
    ("top", SEAT_COUNT),
    ("bottom", SEAT_COUNT),
    ("once", _PAIRS * _FEW),  # cards of a place that would bring another on top, turned once
    ("twice", _PAIRS * _FEW),  # the same, turned twice
    ("choices", SEAT_COUNT * _FEW),  # cards that the person on top may play, by whom they bring
    ("first", _PAIRS * CARDS_PER_SEAT),  # whom the cards of an automaton bring, one after the other
    ("kinds", SEAT_COUNT * KIND_COUNT),  # of people
    ("last_card", KIND_COUNT + 1),
    ("doubles", COLOUR_COUNT),  # the colour of cards that are doubled now
    ("mover", SEAT_COUNT),
    ("dealt", 1),
)
AT = offsets_of(PIECES)
FEATURE_COUNT = size_of(PIECES)

_PER_SEAT = SEAT_COUNT + 3 * CARDS_PER_SEAT + 3
#: Most facts that hold at once: of every seat points, cards and whom they bring, and the rest.
MOST_FEATURES = SEAT_COUNT * (_PER_SEAT + 1) + 6


@rule
def features(state: State, seat: int, out: Row) -> int:
    """Write the facts that hold, as ``seat`` sees them; return how many.

    Changes: out; the state is the same afterwards.

    Shapes: out is int64[MOST_FEATURES].
    """
    count = 0
    for other in range(state.seat_count):
        count = point_features(state, seat, other, out, count)
    if state.dealt < CARD_COUNT:
        return count  # what is still to be dealt is the same for everybody
    out[count] = AT.dealt
    count += 1
    for other in range(SEAT_COUNT):
        place = place_of(state, seat, other)
        out[count] = AT.cards + place * (CARDS_PER_SEAT + 1) + state.hand_count[other]
        count += 1
        if is_automaton(state, other):
            count = automaton_features(state, seat, other, out, count)
        else:
            count = hand_features(state, seat, other, out, count)
    if state.top != NO_CHARACTER:
        count = kube_features(state, seat, out, count)
    return count


@rule
def place_of(state: State, seat: int, other: int) -> int:
    """Return where ``seat`` sees another seat: people from it on, automata after them.  Pure."""
    if is_automaton(state, other):
        return other
    return relative_seat(seat, other, state.seat_count)


@rule
def place_after(state: State, seat: int, turn: int, character: int) -> int:
    """Return the place that a turn of the Kube brings on top after a character.  Pure."""
    return place_of(state, seat, state.seat_of[state.next_top[turn][character]])


@rule
def point_features(state: State, seat: int, other: int, out: Row, count: int) -> int:
    """Write the points of a person; return the new count."""
    place = relative_seat(seat, other, state.seat_count)
    left = max(state.points_to_win - state.points[other], 0)
    out[count] = AT.left + place * _LEFT + min(left, _LEFT - 1)
    count += 1
    if place > 0:
        ahead = min(max(state.points[seat] - state.points[other] + _LEFT, 0), 2 * _LEFT - 1)
        out[count] = AT.ahead + place * 2 * _LEFT + ahead
        count += 1
    return count


@rule
def hand_features(state: State, seat: int, other: int, out: Row, count: int) -> int:
    """Write the cards of a person, and whom they would bring on top; return the new count."""
    place = place_of(state, seat, other)
    character = state.character_of[other]
    hand = state.hands[other]
    for kind in range(KIND_COUNT):
        if copies(hand, kind) > 0:
            out[count] = AT.kinds + place * KIND_COUNT + kind
            count += 1
    for target in range(SEAT_COUNT):
        once = 0
        twice = 0
        for kind in range(KIND_COUNT):
            cards = copies(hand, kind)
            if cards > 0:
                turn = DIRECTION_OF[kind]
                if place_after(state, seat, turn, character) == target:
                    once += cards
                if place_after(state, seat, turn + DIRECTION_COUNT, character) == target:
                    twice += cards
        pair = (place * SEAT_COUNT + target) * _FEW
        if once > 0:
            out[count] = AT.once + pair + min(once, _FEW) - 1
            count += 1
        if twice > 0:
            out[count] = AT.twice + pair + min(twice, _FEW) - 1
            count += 1
    return count


@rule
def automaton_features(state: State, seat: int, other: int, out: Row, count: int) -> int:
    """Write whom the cards of an automaton would bring on top; return the new count."""
    first = CARDS_PER_SEAT - state.hand_count[other]
    for number in range(state.hand_count[other]):
        turn = DIRECTION_OF[state.sequences[other][first + number]]
        target = place_after(state, seat, turn, state.character_of[other])
        out[count] = AT.first + (other * SEAT_COUNT + target) * CARDS_PER_SEAT + number
        count += 1
    return count


@rule
def kube_features(state: State, seat: int, out: Row, count: int) -> int:
    """Write what is on top, and what may be played on it; return the new count."""
    on_top = state.seat_of[state.top]
    out[count] = AT.top + place_of(state, seat, on_top)
    out[count + 1] = AT.bottom + place_of(state, seat, state.seat_of[bottom(state)])
    out[count + 2] = AT.last_card + state.last_card
    count += 3
    if state.run == 1 and state.last_card != NO_CARD:
        out[count] = AT.doubles + COLOUR_OF[state.last_card]
        count += 1
    if state.mover >= 0:
        out[count] = AT.mover + place_of(state, seat, state.mover)
        count += 1
    if not is_automaton(state, on_top):
        count = choice_features(state, seat, playable(state, on_top), out, count)
    return count


@rule
def choice_features(state: State, seat: int, pile: int, out: Row, count: int) -> int:
    """Write whom the cards bring on top that may be played now; return the new count."""
    for target in range(SEAT_COUNT):
        cards = 0
        for kind in range(KIND_COUNT):
            if copies(pile, kind) > 0:
                character = top_after(state, kind)
                cards += 1 if place_of(state, seat, state.seat_of[character]) == target else 0
        if cards > 0:
            out[count] = AT.choices + target * _FEW + min(cards, _FEW) - 1
            count += 1
    return count


__all__ = [
    "AT",
    "FEATURE_COUNT",
    "MOST_FEATURES",
    "PIECES",
    "automaton_features",
    "choice_features",
    "features",
    "hand_features",
    "kube_features",
    "place_after",
    "place_of",
    "point_features",
]
