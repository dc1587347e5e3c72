"""What holds in every state of Sukkube that waits for an event: nothing is lost, nothing is made.

``check`` is for tests and for reading: it says in one place how the parts of a state hang together.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.pile import copies
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CARDS_PER_SEAT,
    CHARACTER_COUNT,
    COLOUR_OF,
    KIND_COUNT,
    LONGEST_MANCHE,
    NO_CARD,
    SEAT_COUNT,
)
from cuboteca.games.sukkube.rules.kube import bottom
from cuboteca.games.sukkube.rules.playing import is_automaton, playable
from cuboteca.games.sukkube.state import LAST_WAITING, NO_CHARACTER, NO_SEAT, Stage
from cuboteca.games.sukkube.turns import turns_of

if TYPE_CHECKING:
    from cuboteca.games.sukkube.state import State


_DRAWS = (Stage.CHARACTER, Stage.CARD, Stage.STARTER)


def check(state: State) -> None:
    """Check everything that must hold in ``state``.

    Raises:
        AssertionError: Names the invariant that is violated.
    """
    _check_characters(state)
    _check_cards(state)
    _check_kube(state)
    _check_history(state)
    _check_sequence(state)
    _check_points(state)


def _require(holds: object, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


def _check_characters(state: State) -> None:
    """Each character belongs to one seat, and each seat that is seated has one."""
    seated = state.seated
    _require(0 <= seated <= SEAT_COUNT, "six seats get a character")
    _require((seated < SEAT_COUNT) == (state.stage == Stage.CHARACTER), "characters come first")
    for seat in range(SEAT_COUNT):
        character = state.character_of[seat]
        _require((character != NO_CHARACTER) == (seat < seated), "characters are given in order")
        if seat < seated:
            _require(state.seat_of[character] == seat, f"seat {seat} and its character agree")
    given = sum(1 for seat in state.seat_of if seat != NO_SEAT)
    _require(given == seated, "no character is given twice")


def _check_cards(state: State) -> None:
    """Every card of the deck is undealt, in a hand, to be played by an automaton, or played."""
    in_manche = state.dealt == CARD_COUNT and state.stage != Stage.STARTER
    for kind in range(KIND_COUNT):
        places = [copies(state.undealt, kind)]
        places += [_left(state, seat, kind) for seat in range(SEAT_COUNT)]
        if in_manche:
            places.append(list(state.played_cards).count(kind))
        whole = copies(state.deck, kind)
        _require(sum(places) == whole, f"kind {kind}: {sum(places)} cards, not {whole}")
    undealt = sum(copies(state.undealt, kind) for kind in range(KIND_COUNT))
    _require(undealt == CARD_COUNT - state.dealt, "dealt counts the cards that are not undealt")
    for seat in range(SEAT_COUNT):
        _check_hand(state, seat)


def _cards_of_automaton(state: State, seat: int) -> list[int]:
    cards = [kind for kind in state.sequences[seat] if kind != NO_CARD]
    gone = CARDS_PER_SEAT - state.hand_count[seat] if state.dealt == CARD_COUNT else 0
    return cards[gone:]


def _left(state: State, seat: int, kind: int) -> int:
    """Return how many cards of a kind a seat has left."""
    if is_automaton(state, seat):
        return _cards_of_automaton(state, seat).count(kind)
    return copies(state.hands[seat], kind)


def _check_hand(state: State, seat: int) -> None:
    """The count beside a hand agrees with it, and a seat has a hand or a sequence, not both."""
    left = sum(_left(state, seat, kind) for kind in range(KIND_COUNT))
    _require(state.hand_count[seat] == left, f"seat {seat}: hand_count counts its cards")
    _require(0 <= left <= CARDS_PER_SEAT, f"seat {seat} has at most five cards")
    if is_automaton(state, seat):
        _require(state.hands[seat] == 0, f"seat {seat}: an automaton holds a sequence")
    else:
        _require(set(state.sequences[seat]) == {NO_CARD}, f"seat {seat}: a person holds a hand")
    if state.dealt < CARD_COUNT:
        due = min(max(state.dealt - CARDS_PER_SEAT * seat, 0), CARDS_PER_SEAT)
        _require(left == due, f"seat {seat}: cards are dealt seat by seat")


def _check_kube(state: State) -> None:
    """The table of turns is that of a cube."""
    table = [list(row) for row in state.next_top]
    for face in range(CHARACTER_COUNT):
        around = {row[face] for row in table[:5]}
        _require(around == set(range(CHARACTER_COUNT)) - {face}, f"face {face} has five others")
        across = table[4][face]
        _require(table[4][across] == face, f"face {face}: opposite faces are opposite")
        _require({row[face] for row in table[5:9]} == {across}, "half turns lead across")
        _require(table[9][face] == face, "a whole turn leads back")


def _check_history(state: State) -> None:
    """The played cards lead from each player to the next one and to the top."""
    played = state.played
    _require(0 <= played <= LONGEST_MANCHE, "a manche has at most 25 cards played")
    rest = range(played, LONGEST_MANCHE)
    _require(all(state.played_cards[t] == NO_CARD for t in rest), "nothing is played ahead")
    _require(all(state.played_seats[t] == NO_SEAT for t in rest), "nobody plays ahead")
    _require(0 <= state.event_start <= played, "an event begins within the manche")
    turns = turns_of(state)
    for turn, following in itertools.pairwise(turns):
        _require(turn.top == following.start, "who comes on top plays next")
    _require((played == 0) == (state.last_card == NO_CARD), "a last card is a played one")
    if played == 0:
        _require(state.run == 0, "no card, no run")
        return
    kinds = list(state.played_cards)[:played]
    _require(kinds[-1] == state.last_card, "the last card is the last one played")
    colours = [int(COLOUR_OF[kind]) for kind in kinds]
    run = 1
    while run < played and colours[-1 - run] == colours[-1]:
        run += 1
    _require(state.run == run, "run counts the last cards of one colour")
    end = state.dominator if state.stage in (Stage.CARD, Stage.OVER) else state.top
    _require(turns[-1].top == end, "the last card brought on top who is there")


def _check_sequence(state: State) -> None:
    """Stage, mover and Kube agree."""
    stage, mover = state.stage, state.mover
    _require(0 <= stage <= LAST_WAITING, "the state waits for an event")
    if stage in _DRAWS:
        _require(mover == CHANCE, "a draw is up to chance")
    elif stage == Stage.OVER:
        _require(mover == OVER, "nobody is to move when the play is over")
    else:
        _require(0 <= mover < state.seat_count, "people decide, automata do not")
        _require(state.character_of[mover] == state.top, "who is on top decides")
        _require(playable(state, mover) != 0, "who decides has a card to play")
        _require(min(state.hand_count) > 0, "nobody plays on when a hand is empty")
    fresh = state.finished == 0
    _require(fresh == (state.dominator == NO_CHARACTER), "a finished manche had a Dominator")
    _require(fresh == (state.sukkube == NO_CHARACTER), "a finished manche had a Sukkube")
    waits = fresh and stage in _DRAWS
    _require((state.top == NO_CHARACTER) == waits, "nobody is on top before there is a starter")
    if not fresh and stage == Stage.CARD:
        _require(state.top == state.sukkube, "the Sukkube begins")
    if stage == Stage.OVER:
        _require(state.sukkube == bottom(state), "the Sukkube is at the bottom")


def _check_points(state: State) -> None:
    """One point a manche at most, and the play ends with the winning one or at the cap."""
    scored = list(state.points)
    people = state.seat_count
    _require(min(scored) >= 0, "nobody has less than no point")
    _require(not any(scored[people:]), "automata never score")
    _require(sum(scored) <= state.finished, "a manche gives one point at most")
    won = max(scored) >= state.points_to_win
    capped = state.finished >= state.manche_cap
    _require(max(scored) <= state.points_to_win, "the play ends with the winning point")
    _require((won or capped) == (state.stage == Stage.OVER), "the play ends when it must")
