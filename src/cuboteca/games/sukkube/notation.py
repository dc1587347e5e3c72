"""Text forms of actions, outcomes and states.

Grammar::

    action    = "play" card
    outcome   = "character" seat character | "deal" seat card | "start" seat
    card      = colour direction                       "Rr" is a red card that turns right
    colour    = "R" | "B" | "Y"                        Red, Blue, Yellow
    direction = "r" | "l" | "d" | "u" | "f"            right, left, down, up, flip
    character = "strongman" | "tamer" | "presenter" | "lion" | "clown" | "ballerina"
    seat      = "0" .. "5"                             automata have the last numbers
    state     = { name "=" value }                     separated by blanks
    pile      = card ["x" copies] { "," card ["x" copies] } | "-"     cards without order
    sequence  = cards "/" cards                        of an automaton: played, then to come
    cards     = { card } | "-"                         in order
    history   = { seat card "," } | "-"                who played what in this manche

The layout of the Kube is written as the table of turns: for each of the ten turns (right, left,
down, up, flip, then the same doubled) six digits, the characters that come on top of 0 .. 5.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cuboteca.core import notation as n
from cuboteca.core.compiled import rule
from cuboteca.core.errors import NotationError
from cuboteca.core.pile import MOST_COPIES, copies
from cuboteca.games.sukkube.box import deck_of, layout_of, turn_table
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CARDS_PER_SEAT,
    CHARACTER_NAMES,
    KIND_CODES,
    KIND_COUNT,
    NO_CARD,
    SEAT_COUNT,
    pile_of,
)
from cuboteca.games.sukkube.rules.set_up import receiver
from cuboteca.games.sukkube.start import empty
from cuboteca.games.sukkube.state import LAST_WAITING, NO_CHARACTER, Stage, State

if TYPE_CHECKING:
    from collections.abc import Iterable


def _seated(state: State) -> int:
    return state.seated


def _people(state: State) -> int:
    return state.seat_count


def _last_person(state: State) -> int:
    return state.seat_count - 1


CARD = n.names("card", KIND_CODES)
CHARACTER = n.names("character", CHARACTER_NAMES)
SEAT = n.number("seat", 0, SEAT_COUNT - 1)

ACTIONS = n.Phrases("action", "decision", n.Phrase(0, "play", CARD))
OUTCOMES = n.Phrases(
    "outcome",
    "draw",
    n.Phrase(0, "character", n.due(SEAT, _seated), CHARACTER, at=[Stage.CHARACTER]),
    n.Phrase(0, "deal", n.due(SEAT, receiver), CARD, at=[Stage.CARD]),
    n.Phrase(0, "start", n.number("seat", 0, _last_person, size=SEAT_COUNT), at=[Stage.STARTER]),
)


@rule
def text_key(state: State, number: int) -> int:
    """Return a number for the text of an event; see ``Rules``."""
    seat = 0
    if state.stage == Stage.CHARACTER:
        seat = state.seated
    elif state.stage == Stage.CARD:
        seat = receiver(state)
    return (number * SEAT_COUNT + seat) * (LAST_WAITING + 1) + state.stage


# states


def _copies(pile: int) -> list[int]:
    return [copies(pile, kind) for kind in range(KIND_COUNT)]


COUNT = n.number("number of cards", 0, 99, padded=9)
PILE = n.mapped(
    n.tally(
        n.compound("card", "Rrx2", n.Piece(CARD), n.Piece(COUNT, "x", usual=1)),
        KIND_COUNT,
        most=MOST_COPIES,
    ),
    pile_of,
    _copies,
)
CARDS = n.listed(CARD, "")
SEQUENCE = n.pair(CARDS, "/", CARDS)
HISTORY = n.listed(n.compound("seat with a card", "0Rr", n.Piece(SEAT), n.Piece(CARD)))
WHOLE = n.number("whole number", -99_999, 99_999, padded=9)
SOME_CHARACTER = CHARACTER.or_none(NO_CHARACTER)


def _cards_of(seat: int) -> n.Part[State]:
    """Return the part of a person's hand or, with its slash, of an automaton's sequence."""

    def write(state: State) -> str:
        if seat < state.seat_count:
            return PILE.write(state, state.hands[seat])
        cards = [kind for kind in state.sequences[seat] if kind != NO_CARD]
        gone = len(cards) - state.hand_count[seat]
        return SEQUENCE.write(state, (cards[:gone], cards[gone:]))

    def read(state: State, text: str) -> None:
        if "/" not in text:
            state.hands[seat] = PILE.read(state, text)
            state.hand_count[seat] = sum(_copies(state.hands[seat]))
            return
        gone, left = map(list, SEQUENCE.read(state, text))
        if len(gone) + len(left) > CARDS_PER_SEAT:
            raise NotationError(f"an automaton has at most {CARDS_PER_SEAT} cards")
        state.hand_count[seat] = len(left)
        n.fill(state.sequences[seat], [*gone, *left])

    return n.Part(f"seat{seat}", write, read)


def _characters(state: State) -> list[int]:
    return [state.character_of[seat] for seat in range(state.seated)]


def _set_characters(state: State, characters: Iterable[int]) -> None:
    for character in characters:
        state.character_of[state.seated] = character
        state.seat_of[character] = state.seated
        state.seated += 1


def _history(state: State) -> list[tuple[int, ...]]:
    return [(state.played_seats[turn], state.played_cards[turn]) for turn in range(state.played)]


def _set_history(state: State, history: Iterable[tuple[int, ...]]) -> None:
    for seat, card in history:
        state.played_seats[state.played] = seat
        state.played_cards[state.played] = card
        state.played += 1


def _format_turns(state: State) -> str:
    return ",".join("".join(map(str, row)) for row in state.next_top)


def _parse_turns(state: State, text: str) -> None:
    if not re.fullmatch("[0-9,]*", text):
        raise NotationError("each turn is written as six digits, with commas between the turns")
    for turn, tops in enumerate(text.split(",")):
        n.fill(state.next_top[turn], map(int, tops))


def _fresh() -> State:
    """Return an empty state with the shipped deck and Kube, all cards being dealt."""
    state: State = empty()
    state.deck = pile_of(deck_of("two-of-each"))
    for row, tops in zip(state.next_top, turn_table(layout_of("even")), strict=True):
        n.fill(row, tops)
    state.dealt = CARD_COUNT
    return state


#: Parts left out are as in ``_fresh``.
STATE = n.StateText(
    _fresh,
    n.field("seats", WHOLE, "seat_count"),
    n.field("goal", WHOLE, "points_to_win"),
    n.field("cap", WHOLE, "manche_cap"),
    n.field("stage", n.names("stage", [stage.name.lower() for stage in Stage])),
    n.field("mover", WHOLE),
    n.field("finished", WHOLE),
    n.part("characters", n.listed(CHARACTER), _characters, _set_characters),
    n.field("top", SOME_CHARACTER),
    n.field("last", CARD.or_none(NO_CARD), "last_card"),
    n.field("run", WHOLE),
    n.field("dealt", WHOLE),
    *map(_cards_of, range(SEAT_COUNT)),
    n.part("played", HISTORY, _history, _set_history),
    n.field("before", WHOLE, "event_start"),
    n.field("points", n.row_of(WHOLE, _people)),
    n.field("dominator", SOME_CHARACTER),
    n.field("sukkube", SOME_CHARACTER),
    n.field("undealt", PILE),
    n.field("deck", PILE),
    n.Part("turns", _format_turns, _parse_turns),
)

format_action, parse_action = ACTIONS.format, ACTIONS.parse
format_outcome, parse_outcome = OUTCOMES.format, OUTCOMES.parse
format_state, parse_state = STATE.format, STATE.parse
