"""The preparations: characters, the deal of each manche, who begins the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.pile import copies, kind_at, one_card
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CARDS_PER_SEAT,
    CHARACTER_COUNT,
    KIND_COUNT,
    LONGEST_MANCHE,
    NO_CARD,
    SEAT_COUNT,
)
from cuboteca.games.sukkube.rules.playing import is_automaton
from cuboteca.games.sukkube.state import NO_CHARACTER, NO_SEAT, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Row


@rule(
    '"Giocatori" (Italian p. 2), "Preparativi" (p. 2); ruling: people-first: all 720 ways are '
    "equally likely"
)
def character_weights(state: State, weights: Row) -> int:
    """Weigh the characters that no seat has yet, equally; return the sum.  Changes: weights."""
    for character in range(CHARACTER_COUNT):
        weights[character] = 1 if state.seat_of[character] == NO_SEAT else 0
    return SEAT_COUNT - state.seated


@rule('"Preparativi" (Italian p. 2); ruling: people-first')
def hand_out_character(state: State, character: int) -> None:
    """Give the next seat its character, for the whole play.  Changes: characters, stage."""
    state.character_of[state.seated] = character
    state.seat_of[character] = state.seated
    state.seated += 1
    if state.seated == SEAT_COUNT:
        state.stage = Stage.CARD


@rule('"Preparativi" (Italian p. 2)')
def card_weights(state: State, weights: Row) -> int:
    """Weigh the kinds of card by their copies not dealt yet; return the sum.  Changes: weights.

    Note: drawing card by card is the same as shuffling (ruling: deal-one-by-one).
    """
    undealt = state.undealt
    for kind in range(KIND_COUNT):
        weights[kind] = copies(undealt, kind)
    return CARD_COUNT - state.dealt


@rule('"Preparativi" (Italian p. 2)')
def draw_card(state: State, rng: RngState) -> int:
    """Return the kind of one of the cards not dealt yet, each equally likely.  Changes: rng."""
    return kind_at(state.undealt, draw_below(rng, CARD_COUNT - state.dealt))


@rule(
    '"La manche" (Italian p. 2): five cards each; ruling: deal-one-by-one: one seat after the other'
)
def receiver(state: State) -> int:
    """Return the seat that gets the next card.  Pure."""
    return state.dealt // CARDS_PER_SEAT


@rule('"Preparativi" (Italian p. 2), "La manche" (p. 2)')
def deal_next(state: State, kind: int) -> None:
    """Deal one card, face up; after the last one the manche begins.  Changes: cards, stage.

    Note: people hold kinds without order, automata the sequence (ruling: card-identity); the first
    manche waits for its starter (ruling: draw-order, deal-one-by-one).
    """
    seat = receiver(state)
    if is_automaton(state, seat):
        state.sequences[seat][state.hand_count[seat]] = kind
    else:
        state.hands[seat] += one_card(kind)
    state.hand_count[seat] += 1
    state.undealt -= one_card(kind)
    state.dealt += 1
    if state.dealt == CARD_COUNT:
        state.stage = Stage.STARTER if state.top == NO_CHARACTER else Stage.MANCHE_START


@rule(
    '"Regole di gioco", 1 (Italian p. 2): a player is drawn; ruling: starter-lot: a person, not an'
    " automaton"
)
def starter_weights(state: State, weights: Row) -> int:
    """Weigh the people, equally; return the sum.  Changes: weights."""
    for seat in range(state.seat_count):
        weights[seat] = 1
    return state.seat_count


@rule(
    '"Regole di gioco", 1 (Italian p. 2), "Regole di gioco", 2 (p. 2): the own character is put on'
    " top"
)
def make_starter(state: State, seat: int) -> None:
    """Let ``seat`` begin the first manche.  Changes: top, stage."""
    state.top = state.character_of[seat]
    state.stage = Stage.MANCHE_START


@rule('"Regole di gioco", 1 (Italian p. 2), "Regole di gioco", 2 (p. 2)')
def begin_manche(state: State) -> None:
    """Forget the manche before: its first card is free and never doubled.

    Changes: last_card, run, played cards, stage.
    Note: neither directions nor colours count across a deal (ruling: manche-starts-fresh).
    """
    state.last_card = NO_CARD
    state.run = 0
    state.played = 0
    for turn in range(LONGEST_MANCHE):
        state.played_cards[turn] = NO_CARD
        state.played_seats[turn] = NO_SEAT
    state.event_start = 0
    state.stage = Stage.TURN


@rule('"La manche" (Italian p. 2); ruling: all-cards-dealt, dealt-anew')
def collect_cards(state: State) -> None:
    """Take all 30 cards together for the next deal, unplayed ones too.  Changes: cards, stage."""
    state.undealt = state.deck
    for seat in range(SEAT_COUNT):
        state.hand_count[seat] = 0
        state.hands[seat] = 0
        for place in range(CARDS_PER_SEAT):
            state.sequences[seat][place] = NO_CARD
    state.dealt = 0
    state.stage = Stage.CARD
    state.mover = CHANCE
