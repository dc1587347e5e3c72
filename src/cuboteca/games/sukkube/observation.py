"""What a seat may know, as int16 numbers for learners.

Places are seats from the observer on: place 0 is the observer, the other people follow in order of
seat number, then the automata.  The layout, piece by piece (``PIECES`` and the game's page are the
index table)::

    6    facts of the play: people, points to win, manches finished and at most, dealt, run
    5    stage, one-hot
    6    who is to move; places, one-hot
    6    who is on top; places, one-hot
    16   the card just played, one-hot; the last number stands for none
    10   for each turn, five single and five doubled, the place that would come on top, plus 1
    30   characters of the six places, plus 1; cards left; points; whether automaton; who is Sukkube
    90   hands of the six places, copies of 15 kinds; of automata what is left of their sequence
    30   for automata their cards from the next one on, kind plus 1
    30   the deck and what is not dealt yet, copies of 15 kinds each
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.arrays import clear
from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.core.pile import copies
from cuboteca.core.seats import relative_seat
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CARDS_PER_SEAT,
    KIND_COUNT,
    SEAT_COUNT,
    TURN_COUNT,
)
from cuboteca.games.sukkube.rules.playing import is_automaton
from cuboteca.games.sukkube.state import NO_CHARACTER, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row


STAGES = 5

#: Name and length of each piece, in order.
PIECES = (
    ("seats", 1),
    ("points_to_win", 1),
    ("finished", 1),
    ("manche_cap", 1),
    ("dealt", 1),
    ("run", 1),
    ("stage", STAGES),
    ("to_move", SEAT_COUNT),
    ("top", SEAT_COUNT),
    ("last_card", KIND_COUNT + 1),
    ("turns", TURN_COUNT),
    ("characters", SEAT_COUNT),
    ("hand_count", SEAT_COUNT),
    ("points", SEAT_COUNT),
    ("automaton", SEAT_COUNT),
    ("sukkube", SEAT_COUNT),
    ("hands", SEAT_COUNT * KIND_COUNT),
    ("sequences", SEAT_COUNT * CARDS_PER_SEAT),
    ("deck", KIND_COUNT),
    ("undealt", KIND_COUNT),
)
OBSERVATION_SIZE = size_of(PIECES)
AT = offsets_of(PIECES)


@rule
def place_of(state: State, observer: int, seat: int) -> int:
    """Return the place of a seat: people from the observer on, then automata."""
    if is_automaton(state, seat):
        return seat
    return relative_seat(observer, seat, state.seat_count)


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """Write the observation of ``seat``.

    Shapes: out is int16[OBSERVATION_SIZE], overwritten; the first number is never 0.
    """
    clear(out)
    out[0] = state.seat_count
    out[1] = state.points_to_win
    out[2] = state.finished
    out[3] = state.manche_cap
    out[4] = state.dealt
    out[5] = state.run
    out[AT.stage + state.stage] = 1
    out[AT.last_card + state.last_card] = 1
    if state.mover >= 0:
        out[AT.to_move + place_of(state, seat, state.mover)] = 1
    if state.top != NO_CHARACTER:
        observe_kube(state, seat, out)
    for other in range(state.seated):
        observe_seat(state, other, place_of(state, seat, other), out)
    for kind in range(KIND_COUNT):
        out[AT.deck + kind] = copies(state.deck, kind)
        out[AT.undealt + kind] = copies(state.undealt, kind)


@rule
def observe_kube(state: State, seat: int, out: Row) -> None:
    """Write who is on top, who would come there, and the Sukkube of the last manche."""
    out[AT.top + place_of(state, seat, state.seat_of[state.top])] = 1
    for turn in range(TURN_COUNT):
        character = state.next_top[turn][state.top]
        out[AT.turns + turn] = 1 + place_of(state, seat, state.seat_of[character])
    if state.sukkube != NO_CHARACTER:
        out[AT.sukkube + place_of(state, seat, state.seat_of[state.sukkube])] = 1


@rule
def observe_seat(state: State, seat: int, place: int, out: Row) -> None:
    """Write what lies before ``seat`` at ``place``."""
    out[AT.characters + place] = 1 + state.character_of[seat]
    out[AT.hand_count + place] = state.hand_count[seat]
    out[AT.points + place] = state.points[seat]
    if is_automaton(state, seat):
        out[AT.automaton + place] = 1
        observe_sequence(state, seat, place, out)
    else:
        for kind in range(KIND_COUNT):
            out[AT.hands + place * KIND_COUNT + kind] = copies(state.hands[seat], kind)


@rule
def observe_sequence(state: State, seat: int, place: int, out: Row) -> None:
    """Write the cards that an automaton has left, the next one first; all of them in a deal."""
    first = CARDS_PER_SEAT - state.hand_count[seat] if state.dealt == CARD_COUNT else 0
    for left in range(state.hand_count[seat]):
        kind = state.sequences[seat][first + left]
        out[AT.sequences + place * CARDS_PER_SEAT + left] = 1 + kind
        out[AT.hands + place * KIND_COUNT + kind] += 1
