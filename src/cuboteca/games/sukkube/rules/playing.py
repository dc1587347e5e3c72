"""A turn: which card may be played, playing it, and who is next.

People choose; automata (the rulebook's Bots) play their cards in the order of the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.pile import copies, mark_kinds, one_card
from cuboteca.games.sukkube.components import (
    CARDS_PER_SEAT,
    DIFFERENT_CARDS,
    KIND_COUNT,
    REPEATED_CARDS,
)
from cuboteca.games.sukkube.rules.kube import turn_kube
from cuboteca.games.sukkube.rules.refusals import Refusal
from cuboteca.games.sukkube.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Mask


@rule('"Giocatori" (Italian p. 2): one for each person missing to six; ruling: people-first')
def is_automaton(state: State, seat: int) -> bool:
    """Return whether a seat is played by an automaton of the rules.  Pure."""
    return seat >= state.seat_count


# which card


@rule(
    '"Regole di gioco", 3.1 (Italian p. 2): never against the card just played; "Regole di gioco",'
    " 4 (p. 2): in a direction different from it, if possible"
)
def playable(state: State, seat: int) -> int:
    """Return the pile of cards that a person may play now.  Pure.

    Note: the card just played is anyone's, also one's own (ruling: own-card-counts); directions are
    compared as printed (ruling: doubling-keeps-direction); a flip has no opposite (ruling:
    opposite-directions).
    """
    different = state.hands[seat] & DIFFERENT_CARDS[state.last_card]
    if different != 0:
        return different
    return state.hands[seat] & REPEATED_CARDS[state.last_card]


@rule(
    '"Regole di gioco", 3 (Italian p. 2), "Regole di gioco", 3.1 (p. 2), "Regole di gioco", 4 '
    "(p. 2)"
)
def card_mask(state: State, mask: Mask) -> int:
    """Mark the cards that the mover may play; return how many kinds.  Changes: mask.

    Equals ``refuse_card`` card by card.
    """
    return mark_kinds(playable(state, state.mover), KIND_COUNT, mask, 0)


@rule(
    '"Regole di gioco", 3 (Italian p. 2): a card of the own hand, "Regole di gioco", 3.1 (p. 2), '
    '"Regole di gioco", 4 (p. 2): the same direction again only without another one'
)
def refuse_card(state: State, kind: int) -> int:
    """Return what stops the mover from playing a card of a kind (``Refusal``).  Pure."""
    hand = state.hands[state.mover]
    different = DIFFERENT_CARDS[state.last_card]
    if copies(hand, kind) == 0:
        return Refusal.NOT_OWNED
    if copies(different, kind) > 0:
        return Refusal.OK
    if copies(REPEATED_CARDS[state.last_card], kind) == 0:
        return Refusal.OPPOSITE
    return Refusal.OK if hand & different == 0 else Refusal.REPEATED


@rule(
    '"Regole di gioco", 3.1 (Italian p. 2): then the manche ends; never an automaton, which '
    "ignores 3.1 and 4 (ruling: when-stuck, automata-ignore-limits)"
)
def is_stuck(state: State, seat: int) -> bool:
    """Return whether a person has only cards that go against the last one.  Pure."""
    return playable(state, seat) == 0


# playing it


@rule('"Regole di gioco", 3 (Italian p. 2)')
def play(state: State, kind: int) -> None:
    """Let the mover, a person, play a card.  Changes: hand, Kube, stage."""
    seat = state.mover
    state.hands[seat] -= one_card(kind)
    carry_out(state, seat, kind)


@rule('"Preparativi" (Italian p. 2), Bots keep and play their cards in the order dealt')
def next_of_automaton(state: State, seat: int) -> int:
    """Return the card that an automaton plays next.  Pure."""
    return state.sequences[seat][CARDS_PER_SEAT - state.hand_count[seat]]


@rule(
    '"Regole di gioco", 5 (Italian p. 2), "Regole di gioco", 6 (p. 2), "Regole di gioco", 7 '
    '(p. 2), "Regole di gioco", 8 (p. 2)'
)
def carry_out(state: State, seat: int, kind: int) -> None:
    """Turn the Kube by a card that leaves a hand; the last card of a hand ends the manche.

    Changes: Kube, played cards, hand_count, stage.
    Note: the last card is carried out in full before the manche ends, and nobody is asked any more
    whether he could play (ruling: last-card-ends).
    """
    turn_kube(state, kind)
    state.played_cards[state.played] = kind
    state.played_seats[state.played] = seat
    state.played += 1
    state.hand_count[seat] -= 1
    state.stage = Stage.MANCHE_END if state.hand_count[seat] == 0 else Stage.TURN


# who is next


@rule('"Regole di gioco", 7 (Italian p. 2), "Regole di gioco", 8 (p. 2); the exception for Bots')
def take_turn(state: State) -> None:
    """Let the character on top take its turn: ask a person, let an automaton play.

    Changes: stage, mover, or all of a play.
    Note: an automaton's card follows at once, it is no decision (ruling: automata-at-once); a
    person with one playable card is still asked (ruling: one-card-still-asked), one with none ends
    the manche (ruling: when-stuck, stuck-dominates).
    """
    seat = state.seat_of[state.top]
    if is_automaton(state, seat):
        carry_out(state, seat, next_of_automaton(state, seat))
    elif is_stuck(state, seat):
        state.stage = Stage.MANCHE_END
    else:
        state.mover = seat
        state.stage = Stage.PLAY
