"""Rules of thumb: small named terms, a table of weights, and the greedy bot made of them.

The greedy bot looks one card ahead.  It plays each card in thought, lets the automata that come on
top at once follow in their fixed order, and values who is on top then: the end of a manche with its
own character up there is best, with another person's worst.
"""

from __future__ import annotations

from typing import Any

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.games.sukkube.actions import ACTION_COUNT
from cuboteca.games.sukkube.components import NO_CARD
from cuboteca.games.sukkube.rules import legal_mask
from cuboteca.games.sukkube.rules.cards import one_card
from cuboteca.games.sukkube.rules.playing import is_automaton, is_stuck, play, take_turn
from cuboteca.games.sukkube.state import NO_SEAT, Stage, State

#: The manche ends and the point is mine, nobody's, or another person's.
MY_POINT = 1000
NO_POINT = -100
THEIR_POINT = -1000
#: The manche goes on and I am on top again.
MY_TURN = 100
#: Another person is on top, and will end the manche with a last card.
LAST_CARD = -200
#: For each card that the person on top may choose from, rather than be stuck with.
THEIR_CHOICE = -10
NEVER = -1_000_000


@rule
def value_of_card(state: State, kind: int) -> int:
    """Return how much a card of the mover's is liked; the state is the same again afterwards."""
    seat = state.mover
    played = state.played
    top = state.top
    last_card = state.last_card
    run = state.run
    play(state, kind)
    while state.stage == Stage.TURN and is_automaton(state, state.seat_of[state.top]):
        take_turn(state)
    value = value_for(state, seat)
    take_back(state, played)
    state.top = top
    state.last_card = last_card
    state.run = run
    state.stage = Stage.PLAY
    return value


@rule
def take_back(state: State, played: int) -> None:
    """Give back all cards played after the first ``played`` ones.  Changes: cards."""
    while state.played > played:
        state.played -= 1
        seat = state.played_seats[state.played]
        state.hand_count[seat] += 1
        if not is_automaton(state, seat):
            state.hands[seat] += one_card(state.played_cards[state.played])
        state.played_cards[state.played] = NO_CARD
        state.played_seats[state.played] = NO_SEAT


@rule
def value_for(state: State, seat: int) -> int:
    """Return how much ``seat`` likes the manche to end so, or that person to be on top."""
    other = state.seat_of[state.top]
    if is_automaton(state, other):
        return NO_POINT  # automata were let go on, so the manche is over
    if state.stage == Stage.MANCHE_END or is_stuck(state, other):
        return MY_POINT if other == seat else THEIR_POINT
    if other == seat:
        return MY_TURN
    return value_of_turn(state, other)


@rule
def value_of_turn(state: State, other: int) -> int:
    """Return how bad it is that another person is to play."""
    value = THEIR_CHOICE * state.hand_count[other]
    return value + LAST_CARD if state.hand_count[other] == 1 else value


@rule
def greedy_action(state: State, mask: Any, stream: Any) -> int:
    """Return the most liked card; equals are drawn among.

    Args:
        state: Some seat is to move; the same again afterwards.
        mask: bool[15] scratch.
        stream: uint64[1].
    """
    legal_mask(state, mask)
    best = NEVER
    chosen = 0
    equals = 0
    for action in range(ACTION_COUNT):
        if mask[action]:
            value = value_of_card(state, action)
            if value > best:
                best = value
                chosen = action
                equals = 1
            elif value == best:
                equals += 1
                if draw_below(stream, equals) == 0:
                    chosen = action
    return chosen
