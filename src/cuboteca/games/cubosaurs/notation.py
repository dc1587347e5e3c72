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

from operator import attrgetter
from typing import TYPE_CHECKING

from cuboteca.core import notation as n
from cuboteca.core.compiled import rule
from cuboteca.core.constants import OVER
from cuboteca.core.errors import NotationError
from cuboteca.core.pile import count_in, piled
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
from cuboteca.games.cubosaurs.rules.set_up import is_face_up, receiver
from cuboteca.games.cubosaurs.state import (
    LAST_WAITING,
    LAYOUT,
    NO_FACE,
    NO_SEAT,
    NO_TILE,
    Stage,
    State,
    faces_in,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cuboteca.core.record import Row


def _last_seat(state: State) -> int:
    return state.seat_count - 1


def _seats(state: State) -> int:
    return state.seat_count


FACE = n.names("card face", [face.code for face in FACES])
TILE = n.number("tile", 1, TILE_COUNT, shift=1, padded=3)
SEAT = n.number("seat", 0, _last_seat, size=MAX_SEATS, padded=3)
STAGES = [stage.name.lower() for stage in Stage]

ACTIONS = n.Phrases(
    "action",
    "decision",
    n.Phrase(KEEP, "keep"),
    n.Phrase(REFUSE, "refuse", FACE),
    n.Phrase(BUY, "buy", TILE),
    n.Phrase(OPPONENT, "take", SEAT, at=[Stage.VICTIM]),
    n.Phrase(OPPONENT, "opponent", SEAT),
    n.Phrase(CARD, "card", FACE),
)
OUTCOMES = n.Phrases(
    "outcome",
    "draw",
    n.Phrase(0, "start", SEAT, at=[Stage.STARTER]),
    n.Phrase(0, "tile", TILE, at=[Stage.TILE]),
    n.Phrase(0, "deal", n.due(SEAT, receiver), FACE, at=[Stage.DEAL]),
    n.Phrase(0, "draw", FACE, at=[Stage.DRAW, Stage.EXTRA_DRAW]),
)


@rule
def text_key(state: State, number: int) -> int:
    """Return a number for the text of an event; see ``Rules``."""
    seat = receiver(state) if state.stage == Stage.DEAL else 0
    return (number * MAX_SEATS + seat) * (LAST_WAITING + 1) + state.stage


# states


def _count(low: int, high: int) -> n.Form[State, int]:
    return n.number("number", low, high, padded=6)


ANY_NUMBER = _count(-99_999, 99_999)
FLAG = _count(0, 1)
#: A seat that may be missing, as its number or a hyphen.
SOME_SEAT = n.number("seat", NO_SEAT, _last_seat, padded=6)
CARDS = n.tally(
    n.compound("card", "T*x2", n.Piece(FACE), n.Piece(n.number("count", 1, 99), "x", usual=1)),
    FACE_COUNT,
)


def _per_seat(low: int) -> n.Form[State, Iterable[int]]:
    return n.row_of(_count(low, 99_999), _seats)


def _collection(seat: int) -> n.Part[State]:
    return n.part(
        f"seat{seat}",
        CARDS,
        lambda state: faces_in(state.collections[seat]),
        lambda state, counts: _lay(state, state.collections[seat], counts),
        shown=lambda state: seat < state.seat_count,
    )


def _cards(name: str, follows: Callable[[State], Iterable[int]] | None = None) -> n.Part[State]:
    """Return the part for a field of cards."""
    pile: Callable[[State], Row] = attrgetter(name)
    return n.part(
        name,
        CARDS,
        lambda state: faces_in(pile(state)),
        lambda state, counts: _lay(state, pile(state), counts),
        follows=follows,
    )


def _lay(state: State, pile: Row, counts: Iterable[int]) -> None:
    """Lay cards somewhere, of which the box must have so many."""
    held = list(counts)
    for face, copies in enumerate(COPIES_DNA if state.dna else COPIES_BASE):
        if not 0 <= held[face] <= copies:
            raise NotationError(f"there are only {copies} cards of {FACES[face].code}")
    n.fill(pile, piled(held))


def _set_market(state: State, face_up: Iterable[int]) -> None:
    state.market = sum(1 << tile for tile, there in enumerate(face_up) if there)


def _owners(state: State) -> list[tuple[int, int]]:
    return [(tile, seat) for tile, seat in enumerate(state.owner) if seat != NO_SEAT]


def _set_owners(state: State, owners: Iterable[tuple[int, int]]) -> None:
    for tile, seat in owners:
        state.owner[tile] = seat


def _empty() -> State:
    """Return a state in which nobody has anything, as a checked state."""
    state: State = LAYOUT.checked()
    state.starter = state.active = state.opponent = NO_SEAT
    state.pending = NO_TILE
    state.their_face = NO_FACE
    n.fill(state.owner, [NO_SEAT] * TILE_COUNT)
    return state


def _unseen(state: State) -> list[int]:
    """Return the cards of the box that are nowhere else."""
    copies = COPIES_DNA if state.dna else COPIES_BASE
    piles = map(faces_in, (state.hand, state.destroyed, *state.collections))
    placed = zip(copies, *piles, strict=True)
    return [int(printed) - sum(elsewhere) for printed, *elsewhere in placed]


def _count_cards(state: State) -> None:
    """Set the counts that follow from the cards."""
    n.fill(state.card_count, map(count_in, state.collections))
    state.hand_count = count_in(state.hand)
    for face, copies in enumerate(faces_in(state.hand)):
        state.hand_types |= bool(copies) << int(TYPE_OF[face])


def _check_seats(state: State) -> None:
    """Refuse what belongs to a seat that does not play."""
    seat_count = state.seat_count
    rows = (state.totals, state.last_round, state.tokens, state.due, *state.collections)
    if any(any(list(row)[seat_count:]) for row in rows[:4]):
        raise NotationError(f"a row has more numbers than the {seat_count} seats")
    if any(any(row) for row in rows[4 + seat_count :]):
        raise NotationError(f"there are cards beyond seat {seat_count - 1}")


#: Parts left out are as in an empty state; ``unseen`` is then what the other cards leave.
STATE = n.StateText(
    _empty,
    n.field("seats", _count(MIN_SEATS, MAX_SEATS), "seat_count", required=True),
    n.field("rounds", _count(0, 100)),
    n.field("dna", FLAG),
    n.field("interaction", FLAG, "direct_interaction"),
    n.field("egg", FLAG, "egg_needs_one"),
    n.field("round", ANY_NUMBER, "round_number"),
    n.field("scored", ANY_NUMBER, "rounds_scored"),
    n.field("stage", n.names("stage", STAGES[: LAST_WAITING + 1])),
    n.field("mover", n.number("mover", OVER, _last_seat, padded=6)),
    n.field("starter", SOME_SEAT.or_none(NO_SEAT)),
    n.field("active", SOME_SEAT.or_none(NO_SEAT)),
    n.field("dealt", _count(0, STARTING_CARDS * MAX_SEATS)),
    n.field("resume", n.names("stage", STAGES)),
    n.field("pile", _count(0, CARD_COUNT), "draw_pile"),
    _cards("unseen", _unseen),
    _cards("hand"),
    _cards("destroyed"),
    *map(_collection, range(MAX_SEATS)),
    n.field("totals", _per_seat(-99_999)),
    n.field("last", _per_seat(-99_999), "last_round"),
    n.field("reserve", _count(0, TOKEN_COUNT)),
    n.field("tokens", _per_seat(0)),
    n.field("due", _per_seat(0)),
    n.part(
        "market",
        n.chosen(TILE, TILE_COUNT, repeats=True),
        lambda state: [is_face_up(state, tile) for tile in range(TILE_COUNT)],
        _set_market,
    ),
    n.part("owners", n.listed(n.pair(TILE, ":", SOME_SEAT)), _owners, _set_owners),
    n.field("bought", FLAG),
    n.field("pending", TILE.or_none(NO_TILE)),
    n.field("opponent", SOME_SEAT.or_none(NO_SEAT)),
    n.field("theirs", FACE.or_none(NO_FACE), "their_face"),
    _check_seats,
    _count_cards,
)

format_action, parse_action = ACTIONS.format, ACTIONS.parse
format_outcome, parse_outcome = OUTCOMES.format, OUTCOMES.parse
format_state, parse_state = STATE.format, STATE.parse


def format_cards(counts: Iterable[int]) -> str:
    """Return copies of faces as text: ``"T,S*x2"``; ``"-"`` for none."""
    return CARDS.write(None, counts)


def parse_cards(text: str) -> list[int]:
    """Return int[24] copies of faces from text; raises NotationError."""
    return list(CARDS.read(None, text))
