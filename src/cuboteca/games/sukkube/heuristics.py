"""The heuristic policy: small named terms, a table of weights, and the greedy bot made of them.

The greedy bot looks one card ahead.  It plays each card in thought, lets the automata that come on
top at once follow in their fixed order, and values who is on top then: the end of a manche with its
own character up there is best, with another person's worst.  Where another person is on top it
weighs what each card of that person would end, all of them alike.
"""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.core.heuristics import policy_by
from cuboteca.core.pile import copies, one_card
from cuboteca.games.sukkube.components import KIND_COUNT, NO_CARD
from cuboteca.games.sukkube.rules import legal_mask
from cuboteca.games.sukkube.rules.playing import is_automaton, is_stuck, play, playable, take_turn
from cuboteca.games.sukkube.state import NO_SEAT, Stage, State

#: The manche ends and the point is mine, nobody's, or another person's.
MY_POINT = 1000
NO_POINT = -100
THEIR_POINT = -600
#: The manche goes on and I am on top again.
MY_TURN = 100


@rule
def action_value(state: State, kind: int) -> int:
    """Return how much a card of the mover's is liked; the state is the same again afterwards."""
    seat = state.mover
    played = state.played
    top = state.top
    last_card = state.last_card
    run = state.run
    try_card(state, kind)
    if is_at_end(state):
        value = value_of_end(state, seat)
    elif state.seat_of[state.top] == seat:
        value = MY_TURN
    else:
        value = value_of_answers(state, state.seat_of[state.top], seat)
    take_back(state, played)
    state.top = top
    state.last_card = last_card
    state.run = run
    state.mover = seat
    return value


@rule
def value_of_answers(state: State, other: int, seat: int) -> int:
    """Return what ``seat`` may expect of the cards of the person on top, all alike."""
    pile = playable(state, other)
    total = 0
    count = 0
    state.mover = other
    for kind in range(KIND_COUNT):
        if copies(pile, kind) > 0:
            total += value_of_answer(state, kind, seat)
            count += 1
    return total // count


@rule
def value_of_answer(state: State, kind: int, seat: int) -> int:
    """Return what ``seat`` has of one card of the mover's; the state is the same afterwards."""
    played = state.played
    top = state.top
    last_card = state.last_card
    run = state.run
    try_card(state, kind)
    value = value_of_end(state, seat) if is_at_end(state) else 0
    take_back(state, played)
    state.top = top
    state.last_card = last_card
    state.run = run
    return value


@rule
def try_card(state: State, kind: int) -> None:
    """Play a card of the mover's and let automata follow.  Changes: cards, Kube, stage."""
    play(state, kind)
    while state.stage == Stage.TURN and is_automaton(state, state.seat_of[state.top]):
        take_turn(state)


@rule
def take_back(state: State, played: int) -> None:
    """Give back all cards played after the first ``played`` ones.  Changes: cards, stage."""
    while state.played > played:
        state.played -= 1
        seat = state.played_seats[state.played]
        state.hand_count[seat] += 1
        if not is_automaton(state, seat):
            state.hands[seat] += one_card(state.played_cards[state.played])
        state.played_cards[state.played] = NO_CARD
        state.played_seats[state.played] = NO_SEAT
    state.stage = Stage.PLAY


@rule
def is_at_end(state: State) -> bool:
    """Return whether the manche ends here; no automaton is to play."""
    return state.stage == Stage.MANCHE_END or is_stuck(state, state.seat_of[state.top])


@rule
def value_of_end(state: State, seat: int) -> int:
    """Return how much ``seat`` likes the manche to end with the character on top."""
    other = state.seat_of[state.top]
    if is_automaton(state, other):
        return NO_POINT
    return MY_POINT if other == seat else THEIR_POINT


#: The policy: the legal action of highest value.
heuristic_action = policy_by(action_value, legal_mask)
