"""Text forms of actions, outcomes and states.

Grammar::

    action   = "keep" | "refuse" face | "buy" tile
             | "opponent" seat | "take" seat | "card" face
    outcome  = "start" seat | "tile" tile | "deal" seat face | "draw" face
    face     = ("T" | "S" | "B" | "P" | "C") ["*"]          normal dinosaurs, * is the DNA icon
             | ("G" | "K") gain "-" loss ["*"]              Grey and blacK Velociraptors
             | "e" ("T" | "S" | "B" | "P" | "C" | "V")      Eggs, V for both Velociraptors
    tile     = "1" .. "10"                                  as the rulebook numbers them
    seat     = "0" .. "4"
    state    = { name "=" value }                           separated by blanks
    cards    = face ["x" copies] { "," face ["x" copies] }  "T*x2" is two T-Rex with icon
             | "-"                                          none

``take`` is the choice of whom to take a token from; ``opponent`` the choice of whom a tile meets.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import OVER
from cuboteca.core.errors import NotationError
from cuboteca.games.cubosaurs.actions import BUY, CARD, KEEP, OPPONENT, REFUSE
from cuboteca.games.cubosaurs.components import (
    CARD_COUNT,
    COPIES_BASE,
    COPIES_DNA,
    FACE_COUNT,
    FACES,
    MAX_SEATS,
    MIN_SEATS,
    STARTING_CARDS,
    TILE_COUNT,
    TOKEN_COUNT,
    TYPE_OF,
)
from cuboteca.games.cubosaurs.rules.set_up import receiver
from cuboteca.games.cubosaurs.state import LAST_WAITING, LAYOUT, NO_FACE, NO_SEAT, NO_TILE, Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

FACE_NUMBERS = {face.code: number for number, face in enumerate(FACES)}
_CARDS = re.compile(
    "(" + "|".join(re.escape(code) for code in sorted(FACE_NUMBERS, key=len, reverse=True)) + ")"
    r"(?:x([1-9][0-9]?))?"
)
_NONE = "-"


def format_action(state: Any, action: int) -> str:
    """Return the text of an action; see the module's grammar."""
    if action == KEEP:
        return "keep"
    if action < BUY:
        return f"refuse {FACES[action - REFUSE].code}"
    if action < OPPONENT:
        return f"buy {action - BUY + 1}"
    if action < CARD:
        word = "take" if state.stage == Stage.VICTIM else "opponent"
        return f"{word} {action - OPPONENT}"
    return f"card {FACES[action - CARD].code}"


def parse_action(state: Any, text: str) -> int:
    """Return the action of a text.

    Raises:
        NotationError: Says what was expected.
    """
    match text.split():
        case ["keep"]:
            return KEEP
        case ["refuse", code]:
            return REFUSE + _face(code)
        case ["buy", number]:
            return BUY + _number(number, 1, TILE_COUNT, "a tile") - 1
        case ["opponent" | "take" as word, seat]:
            if (word == "take") != (state.stage == Stage.VICTIM):
                raise NotationError(f"'{text}' does not belong to this decision")
            return OPPONENT + _seat(state, seat)
        case ["card", code]:
            return CARD + _face(code)
        case _:
            raise NotationError(
                f"'{text}' is no action; expected keep, refuse FACE, buy TILE, opponent SEAT, "
                "take SEAT or card FACE"
            )


def format_outcome(state: Any, outcome: int) -> str:
    """Return the text of an outcome of the draw that ``state`` waits for."""
    match state.stage:
        case Stage.STARTER:
            return f"start {outcome}"
        case Stage.TILE:
            return f"tile {outcome + 1}"
        case Stage.DEAL:
            return f"deal {receiver(state)} {FACES[outcome].code}"
        case _:
            return f"draw {FACES[outcome].code}"


def parse_outcome(state: Any, text: str) -> int:
    """Return the outcome of a text.

    Raises:
        NotationError: It is no outcome of the draw that ``state`` waits for.
    """
    match int(state.stage), text.split():
        case Stage.STARTER, ["start", seat]:
            return _seat(state, seat)
        case Stage.TILE, ["tile", number]:
            return _number(number, 1, TILE_COUNT, "a tile") - 1
        case Stage.DEAL, ["deal", seat, code]:
            if _seat(state, seat) != receiver(state):
                raise NotationError(f"'{text}': the next card goes to seat {receiver(state)}")
            return _face(code)
        case ((Stage.DRAW | Stage.EXTRA_DRAW), ["draw", code]):
            return _face(code)
        case _:
            raise NotationError(f"'{text}' is no outcome of this draw")


def _face(code: str) -> int:
    if code not in FACE_NUMBERS:
        raise NotationError(f"'{code}' is no card face; faces are {', '.join(FACE_NUMBERS)}")
    return FACE_NUMBERS[code]


def _number(text: str, low: int, high: int, what: str) -> int:
    short = text.isascii() and text.isdigit() and len(text) <= 3
    if not short or not low <= int(text) <= high:
        raise NotationError(f"'{text[:20]}' is not {what}; expected {low} to {high}")
    return int(text)


def _seat(state: Any, text: str) -> int:
    return _number(text, 0, int(state.seat_count) - 1, "a seat")


# states


def format_cards(counts: Iterable[int]) -> str:
    """Return copies of faces as text: ``"T,S*x2"``; ``"-"`` for none."""
    parts = [
        FACES[face].code + (f"x{count}" if count > 1 else "")
        for face, count in enumerate(counts)
        if count
    ]
    return ",".join(parts) or _NONE


def parse_cards(text: str) -> list[int]:
    """Return int[24] copies of faces from text; raises NotationError."""
    counts = [0] * FACE_COUNT
    if text == _NONE:
        return counts
    for part in text.split(","):
        found = _CARDS.fullmatch(part)
        if found is None:
            raise NotationError(f"'{part}' is no card; write a face and its copies, such as T*x2")
        counts[FACE_NUMBERS[found[1]]] += int(found[2] or 1)
    return counts


def _row(values: Iterable[int], count: int) -> str:
    return ",".join(str(int(value)) for value in list(values)[:count])


def _optional(value: int, none: int) -> str:
    return _NONE if value == none else str(int(value))


def format_state(state: Any) -> str:
    """Return a state as text, ``name=value`` separated by blanks."""
    seats = int(state.seat_count)
    parts = {
        "seats": seats,
        "rounds": int(state.rounds),
        "dna": int(state.dna),
        "interaction": int(state.direct_interaction),
        "egg": int(state.egg_needs_one),
        "round": int(state.round_number),
        "scored": int(state.rounds_scored),
        "stage": Stage(int(state.stage)).name.lower(),
        "mover": int(state.mover),
        "starter": _optional(state.starter, NO_SEAT),
        "active": _optional(state.active, NO_SEAT),
        "dealt": int(state.dealt),
        "resume": Stage(int(state.resume)).name.lower(),
        "pile": int(state.draw_pile),
        "unseen": format_cards(state.unseen),
        "hand": format_cards(state.hand),
        "destroyed": format_cards(state.destroyed),
    }
    for seat in range(seats):
        parts[f"seat{seat}"] = format_cards(state.collections[seat])
    parts |= {
        "totals": _row(state.totals, seats),
        "last": _row(state.last_round, seats),
        "reserve": int(state.reserve),
        "tokens": _row(state.tokens, seats),
        "due": _row(state.due, seats),
        "market": ",".join(str(t + 1) for t in range(TILE_COUNT) if state.market[t]) or _NONE,
        "owners": ",".join(
            f"{t + 1}:{state.owner[t]}" for t in range(TILE_COUNT) if state.owner[t] != NO_SEAT
        )
        or _NONE,
        "bought": int(state.bought),
        "pending": _NONE if state.pending == NO_TILE else str(int(state.pending) + 1),
        "opponent": _optional(state.opponent, NO_SEAT),
        "theirs": _NONE if state.their_face == NO_FACE else FACES[int(state.their_face)].code,
    }
    return " ".join(f"{name}={value}" for name, value in parts.items())


def parse_state(text: str) -> Any:
    """Return the checked state of a text.  Parts left out are as in a fresh, empty state.

    ``unseen`` left out means all cards of the box that lie nowhere else.

    Raises:
        NotationError: Names the part that is wrong.
    """
    state = LAYOUT.checked()
    state.starter = state.active = state.opponent = NO_SEAT
    state.pending = NO_TILE
    state.their_face = NO_FACE
    for tile in range(TILE_COUNT):
        state.owner[tile] = NO_SEAT
    parts = _parts(text)
    for name, value in parts.items():
        try:
            _set_part(state, name, value)
        except (ValueError, KeyError, IndexError, OverflowError):
            raise NotationError(f"'{name}={value}' is not understood") from None
    _check_ranges(state)
    try:
        _count_cards(state, count_unseen="unseen" not in parts)
    except OverflowError:
        raise NotationError("there are more cards of a kind than a play can have") from None
    return state


#: Bounds of the single numbers of a state, by field.
_BOUNDS = {
    "seat_count": (MIN_SEATS, MAX_SEATS),
    "rounds": (0, 100),
    "dna": (0, 1),
    "direct_interaction": (0, 1),
    "egg_needs_one": (0, 1),
    "stage": (0, LAST_WAITING),
    "mover": (OVER, MAX_SEATS - 1),
    "starter": (NO_SEAT, MAX_SEATS - 1),
    "active": (NO_SEAT, MAX_SEATS - 1),
    "opponent": (NO_SEAT, MAX_SEATS - 1),
    "pending": (NO_TILE, TILE_COUNT - 1),
    "dealt": (0, STARTING_CARDS * MAX_SEATS),
    "draw_pile": (0, CARD_COUNT),
    "reserve": (0, TOKEN_COUNT),
    "bought": (0, 1),
}


def _check_ranges(state: Any) -> None:
    for field, (low, high) in _BOUNDS.items():
        if not low <= getattr(state, field) <= high:
            raise NotationError(f"{field} is {getattr(state, field)}, not {low} to {high}")
    seats = int(state.seat_count)
    for field in ("mover", "starter", "active", "opponent"):
        if getattr(state, field) >= seats:
            raise NotationError(f"{field} is seat {getattr(state, field)} of {seats}")
    if any(not NO_SEAT <= owner < seats for owner in state.owner):
        raise NotationError(f"a tile is owned by no seat of 0 to {seats - 1}")
    for field in ("totals", "last_round", "tokens", "due"):
        if any(list(getattr(state, field))[seats:]):
            raise NotationError(f"{field} has more numbers than there are seats")
    if any(any(state.collections[seat]) for seat in range(seats, MAX_SEATS)):
        raise NotationError(f"there are cards beyond seat {seats - 1}")
    if any(count < 0 for field in ("tokens", "due") for count in getattr(state, field)):
        raise NotationError("tokens cannot be negative")


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
    "rounds": "rounds",
    "dna": "dna",
    "interaction": "direct_interaction",
    "egg": "egg_needs_one",
    "round": "round_number",
    "scored": "rounds_scored",
    "mover": "mover",
    "dealt": "dealt",
    "pile": "draw_pile",
    "reserve": "reserve",
    "bought": "bought",
}
_SEATS = {"starter": "starter", "active": "active", "opponent": "opponent"}
_STAGES = {"stage": "stage", "resume": "resume"}
_CARD_ROWS = {"unseen": "unseen", "hand": "hand", "destroyed": "destroyed"}
_SEAT_ROWS = {"totals": "totals", "last": "last_round", "tokens": "tokens", "due": "due"}


def _set_part(state: Any, name: str, value: str) -> None:
    if name in _SCALARS:
        setattr(state, _SCALARS[name], _whole(value))
    elif name in _SEATS:
        setattr(state, _SEATS[name], NO_SEAT if value == _NONE else _whole(value))
    elif name in _STAGES:
        setattr(state, _STAGES[name], Stage[value.upper()])
    elif name in _CARD_ROWS:
        _fill(getattr(state, _CARD_ROWS[name]), parse_cards(value))
    elif name in _SEAT_ROWS:
        _fill(getattr(state, _SEAT_ROWS[name]), [_whole(number) for number in value.split(",")])
    elif name in _SPECIAL:
        _SPECIAL[name](state, value)
    elif re.fullmatch(r"seat[0-4]", name):
        _fill(state.collections[int(name[4])], parse_cards(value))
    else:
        raise NotationError(f"a state has no part '{name}'")


def _whole(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", text):
        raise ValueError(text)
    return int(text)


def _fill(row: Any, values: list[int]) -> None:
    for index, value in enumerate(values):
        row[index] = value


def _set_market(state: Any, value: str) -> None:
    for number in [] if value == _NONE else value.split(","):
        state.market[_number(number, 1, TILE_COUNT, "a tile") - 1] = 1


def _set_owners(state: Any, value: str) -> None:
    for pair in [] if value == _NONE else value.split(","):
        tile, seat = pair.split(":")
        state.owner[_number(tile, 1, TILE_COUNT, "a tile") - 1] = _whole(seat)


def _set_pending(state: Any, value: str) -> None:
    state.pending = NO_TILE if value == _NONE else _number(value, 1, TILE_COUNT, "a tile") - 1


def _set_theirs(state: Any, value: str) -> None:
    state.their_face = NO_FACE if value == _NONE else FACE_NUMBERS[value]


_SPECIAL: dict[str, Callable[[Any, str], None]] = {
    "market": _set_market,
    "owners": _set_owners,
    "pending": _set_pending,
    "theirs": _set_theirs,
}


def _count_cards(state: Any, *, count_unseen: bool) -> None:
    """Set what follows from the cards: counts, and ``unseen`` where the text leaves it out."""
    copies = COPIES_DNA if state.dna else COPIES_BASE
    for face in range(FACE_COUNT):
        state.hand_types[int(TYPE_OF[face])] += state.hand[face]
        state.hand_count += state.hand[face]
        placed = state.hand[face] + state.destroyed[face]
        for seat in range(MAX_SEATS):
            state.card_count[seat] += state.collections[seat][face]
            placed += state.collections[seat][face]
        if count_unseen:
            state.unseen[face] = max(int(copies[face]) - placed, -1)
        if state.unseen[face] < 0:
            raise NotationError(f"there are only {copies[face]} cards of {FACES[face].code}")
