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
from typing import TYPE_CHECKING, Any

from cuboteca.core.errors import NotationError
from cuboteca.games.sukkube.box import deck_of, layout_of, turn_table
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CARDS_PER_SEAT,
    CHARACTER_NAMES,
    KIND_CODES,
    KIND_COUNT,
    MOST_COPIES,
    NO_CARD,
    SEAT_COUNT,
    pile_of,
)
from cuboteca.games.sukkube.rules.cards import copies
from cuboteca.games.sukkube.rules.set_up import receiver
from cuboteca.games.sukkube.start import empty
from cuboteca.games.sukkube.state import NO_CHARACTER, Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

KIND_NUMBERS = {code: kind for kind, code in enumerate(KIND_CODES)}
_NONE = "-"
_PART_OF_PILE = re.compile(r"([RBY][rlduf])(?:x(\d+))?")
_PART_OF_HISTORY = re.compile(r"([0-5])([RBY][rlduf])")


def format_action(state: Any, action: int) -> str:  # noqa: ARG001  # the same in every state
    """Return the text of an action; see the module's grammar."""
    return f"play {KIND_CODES[action]}"


def parse_action(state: Any, text: str) -> int:  # noqa: ARG001  # the same in every state
    """Return the action of a text.

    Raises:
        NotationError: Says what was expected.
    """
    match text.split():
        case ["play", code]:
            return _kind(code)
        case _:
            raise NotationError(f"'{text}' is no action; expected play CARD, such as play Rr")


def format_outcome(state: Any, outcome: int) -> str:
    """Return the text of an outcome of the draw that ``state`` waits for."""
    match state.stage:
        case Stage.CHARACTER:
            return f"character {state.seated} {CHARACTER_NAMES[outcome]}"
        case Stage.CARD:
            return f"deal {receiver(state)} {KIND_CODES[outcome]}"
        case _:
            return f"start {outcome}"


def parse_outcome(state: Any, text: str) -> int:
    """Return the outcome of a text.

    Raises:
        NotationError: It is no outcome of the draw that ``state`` waits for.
    """
    match int(state.stage), text.split():
        case Stage.CHARACTER, ["character", seat, name]:
            _expect_seat(text, seat, int(state.seated))
            return _character(name)
        case Stage.CARD, ["deal", seat, code]:
            _expect_seat(text, seat, int(receiver(state)))
            return _kind(code)
        case Stage.STARTER, ["start", seat]:
            return _number(seat, 0, int(state.seat_count) - 1, "a seat of a person")
        case _:
            raise NotationError(f"'{text}' is no outcome of this draw")


def _expect_seat(text: str, seat: str, expected: int) -> None:
    if seat != str(expected):
        raise NotationError(f"'{text}': seat {expected} is next")


def _kind(code: str) -> int:
    if code not in KIND_NUMBERS:
        raise NotationError(f"'{code}' is no card; cards are {', '.join(KIND_CODES)}")
    return KIND_NUMBERS[code]


def _character(name: str) -> int:
    if name not in CHARACTER_NAMES:
        raise NotationError(f"'{name}' is no character; they are {', '.join(CHARACTER_NAMES)}")
    return CHARACTER_NAMES.index(name)


def _number(text: str, low: int, high: int, what: str) -> int:
    short = text.isascii() and text.isdigit() and len(text) <= len(str(high))
    if not short or not low <= int(text) <= high:
        raise NotationError(f"'{text[:20]}' is not {what}; expected {low} to {high}")
    return int(text)


# piles, sequences and histories


def format_pile(pile: int) -> str:
    """Return cards without order as text: ``"Rr,Blx2"``; ``"-"`` for none."""
    counts = [(code, copies(int(pile), kind)) for kind, code in enumerate(KIND_CODES)]
    parts = [code + (f"x{count}" if count > 1 else "") for code, count in counts if count]
    return ",".join(parts) or _NONE


def parse_pile(text: str) -> int:
    """Return the pile of a text; raises NotationError."""
    counts = [0] * KIND_COUNT
    for part in [] if text == _NONE else text.split(","):
        found = _PART_OF_PILE.fullmatch(part)
        if found is None:
            raise NotationError(f"'{part}' is no card; write a card and its copies, such as Rrx2")
        counts[KIND_NUMBERS[found[1]]] += int(found[2] or 1)
    if max(counts) > MOST_COPIES:
        raise NotationError(f"'{text}': a pile holds at most {MOST_COPIES} cards of a kind")
    return pile_of(counts)


def _format_cards(kinds: Iterable[int]) -> str:
    return "".join(KIND_CODES[kind] for kind in kinds) or _NONE


def _parse_cards(text: str) -> list[int]:
    if text == _NONE:
        return []
    return [_kind(text[at : at + 2]) for at in range(0, len(text), 2)]


def _format_sequence(state: Any, seat: int) -> str:
    cards = [int(kind) for kind in state.sequences[seat] if kind != NO_CARD]
    gone = len(cards) - int(state.hand_count[seat])
    return f"{_format_cards(cards[:gone])}/{_format_cards(cards[gone:])}"


def _format_history(state: Any) -> str:
    turns = range(int(state.played))
    parts = [f"{state.played_seats[t]}{KIND_CODES[state.played_cards[t]]}" for t in turns]
    return ",".join(parts) or _NONE


# states


def _format_table(state: Any) -> str:
    return ",".join("".join(str(int(top)) for top in row) for row in state.next_top)


def _format_character(character: int) -> str:
    return _NONE if character == NO_CHARACTER else CHARACTER_NAMES[character]


def format_state(state: Any) -> str:
    """Return a state as text, ``name=value`` separated by blanks."""
    people = int(state.seat_count)
    seated = range(int(state.seated))
    parts = {
        "seats": people,
        "goal": int(state.points_to_win),
        "cap": int(state.manche_cap),
        "stage": Stage(int(state.stage)).name.lower(),
        "mover": int(state.mover),
        "finished": int(state.finished),
        "characters": ",".join(CHARACTER_NAMES[state.character_of[s]] for s in seated) or _NONE,
        "top": _format_character(state.top),
        "last": _NONE if state.last_card == NO_CARD else KIND_CODES[state.last_card],
        "run": int(state.run),
        "dealt": int(state.dealt),
    }
    for seat in range(SEAT_COUNT):
        own = format_pile(state.hands[seat]) if seat < people else _format_sequence(state, seat)
        parts[f"seat{seat}"] = own
    parts |= {
        "played": _format_history(state),
        "before": int(state.event_start),
        "points": ",".join(str(int(state.points[seat])) for seat in range(people)),
        "dominator": _format_character(state.dominator),
        "sukkube": _format_character(state.sukkube),
        "undealt": format_pile(state.undealt),
        "deck": format_pile(state.deck),
        "turns": _format_table(state),
    }
    return " ".join(f"{name}={value}" for name, value in parts.items())


def parse_state(text: str) -> Any:
    """Return the checked state of a text.  Parts left out are as in a fresh, empty state.

    ``deck`` and ``turns`` left out are the shipped ones, and all 30 cards are dealt.

    Raises:
        NotationError: Names the part that is wrong.
    """
    state = empty()
    state.deck = pile_of(deck_of("two-of-each"))
    _fill_table(state, turn_table(layout_of("even")))
    state.dealt = CARD_COUNT
    parts = _parts(text)
    for name, value in parts.items():
        try:
            _set_part(state, name, value)
        except (ValueError, KeyError, IndexError, OverflowError) as error:
            raise NotationError(f"'{name}={value}' is not understood: {error}") from None
    return state


def _parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or name in parts:
            raise NotationError(f"'{part}' is no part of a state; write name=value, each once")
        parts[name] = value
    return parts


_SCALARS = {
    "seats": "seat_count",
    "goal": "points_to_win",
    "cap": "manche_cap",
    "mover": "mover",
    "finished": "finished",
    "run": "run",
    "dealt": "dealt",
    "before": "event_start",
}
_CHARACTERS = {"top": "top", "dominator": "dominator", "sukkube": "sukkube"}
_PILES = {"undealt": "undealt", "deck": "deck"}


def _set_part(state: Any, name: str, value: str) -> None:
    if name in _SCALARS:
        setattr(state, _SCALARS[name], int(value))
    elif name in _CHARACTERS:
        chosen = NO_CHARACTER if value == _NONE else _character(value)
        setattr(state, _CHARACTERS[name], chosen)
    elif name in _PILES:
        setattr(state, _PILES[name], parse_pile(value))
    elif name in _SPECIAL:
        _SPECIAL[name](state, value)
    elif re.fullmatch(r"seat[0-5]", name):
        _set_seat(state, int(name[4]), value)
    else:
        raise NotationError(f"a state has no part '{name}'")


def _set_seat(state: Any, seat: int, value: str) -> None:
    """Set the hand of a person or, told by its slash, the sequence of an automaton."""
    if "/" not in value:
        state.hands[seat] = parse_pile(value)
        state.hand_count[seat] = sum(copies(state.hands[seat], k) for k in range(KIND_COUNT))
        return
    gone, left = (_parse_cards(cards) for cards in value.split("/"))
    if len(gone) + len(left) > CARDS_PER_SEAT:
        raise NotationError(f"an automaton has at most {CARDS_PER_SEAT} cards")
    state.hand_count[seat] = len(left)
    for place, kind in enumerate([*gone, *left]):
        state.sequences[seat][place] = kind


def _set_characters(state: Any, value: str) -> None:
    for name in [] if value == _NONE else value.split(","):
        character = _character(name)
        state.character_of[state.seated] = character
        state.seat_of[character] = state.seated
        state.seated += 1


def _set_history(state: Any, value: str) -> None:
    for part in [] if value == _NONE else value.split(","):
        found = _PART_OF_HISTORY.fullmatch(part)
        if found is None:
            raise NotationError(f"'{part}' is no seat with a card, such as 0Rr")
        state.played_seats[state.played] = int(found[1])
        state.played_cards[state.played] = KIND_NUMBERS[found[2]]
        state.played += 1


def _set_stage(state: Any, value: str) -> None:
    state.stage = Stage[value.upper()]


def _set_last(state: Any, value: str) -> None:
    state.last_card = NO_CARD if value == _NONE else _kind(value)


def _set_points(state: Any, value: str) -> None:
    for seat, points in enumerate(value.split(",")):
        state.points[seat] = int(points)


def _set_table(state: Any, value: str) -> None:
    _fill_table(state, tuple(tuple(int(top) for top in row) for row in value.split(",")))


def _fill_table(state: Any, table: tuple[tuple[int, ...], ...]) -> None:
    for turn, tops in enumerate(table):
        for old, new in enumerate(tops):
            state.next_top[turn][old] = new


_SPECIAL: dict[str, Callable[[Any, str], None]] = {
    "characters": _set_characters,
    "played": _set_history,
    "stage": _set_stage,
    "last": _set_last,
    "points": _set_points,
    "turns": _set_table,
}
