"""What one seat, or a spectator, may know of a play of Cubosaurs.

Everything that lies on the table is open: collections, the hand on its way, tokens, tiles, the
number of cards in the draw pile.  Unknown are only the order of the draw pile, which cards were set
aside and which tiles lie face down; none of that is in the state (chance is drawn when it happens),
so every seat's view shows the same things and differs only in who is "you".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.pile import copies_in
from cuboteca.games.cubosaurs.components import (
    FACE_COUNT,
    FACES,
    FIRST_EGG,
    FIRST_FACE,
    MAX_SEATS,
    RAPTORS,
    SET_POINTS,
    TILE_COUNT,
    TILES,
    CardType,
)
from cuboteca.games.cubosaurs.rules.scoring import (
    END_REASONS,
    egg_points,
    end_reason,
    has_most,
    pair_count,
    points_of,
    ranks,
    raptor_points,
    round_points,
    set_points,
    type_count,
)
from cuboteca.games.cubosaurs.rules.set_up import is_face_up
from cuboteca.games.cubosaurs.state import (
    LAYOUT,
    NO_FACE,
    NO_SEAT,
    NO_TILE,
    Stage,
    State,
    faces_in,
)

if TYPE_CHECKING:
    from cuboteca.core.record import Row

_POSITIONS_KEPT = 64  # several people look at each, one after the other


@dataclass(frozen=True)
class CardView:
    """Copies of one card face."""

    face: int  # index into components.FACES
    code: str  # notation of the face, such as "T*"
    copies: int
    icon: bool  # the DNA icon counts in this play


@dataclass(frozen=True)
class StackView:
    """All cards of one type in a collection."""

    card_type: int  # components.CardType
    count: int
    cards: tuple[CardView, ...]
    points: int  # of the type now; of both Velociraptors together on the grey stack
    next_points: int | None  # change by one more copy; None where it depends on which card
    pairs: int = 0  # Velociraptors of this colour that are paired
    most: bool = False  # this seat has the most of it, ties included


@dataclass(frozen=True)
class TileView:
    """A DNA Evolution tile."""

    tile: int  # components.Tile
    number: int  # as the rulebook counts, 1..10
    cost: int
    instant: bool
    interactive: bool
    affordable: bool = False  # by the viewing seat, now
    open: bool = True  # lies face up


@dataclass(frozen=True)
class SeatView:
    """What lies before one seat."""

    seat: int
    stacks: tuple[StackView, ...]  # always eight, in the order of CardType
    card_count: int
    round_points: int  # what the collection would score if the round ended now
    total: int  # points of the finished rounds
    last_round: int  # points of the last finished round
    tokens: int
    tiles: tuple[TileView, ...]  # bought in this round
    rank: int | None = None  # 1 is best; only when the play is over
    final_points: int | None = None  # with token points; only when the play is over


@dataclass(frozen=True)
class CubosaursView:
    """The table as ``seat`` sees it; ``seat`` None is a spectator."""

    seat: int | None
    seat_count: int
    rounds: int
    round_number: int  # 1..rounds
    direction: int  # +1 clockwise, -1 counter-clockwise
    stage: str  # name of state.Stage in lower case
    to_move: int  # a seat, game.CHANCE or game.OVER
    active: int  # whose turn it is; during reactions not the same as to_move
    starter: int
    dna: bool
    hand: tuple[CardView, ...]  # on its way, in nobody's collection
    draw_pile: int  # cards left
    unseen: tuple[CardView, ...]  # draw pile and set-aside cards together
    destroyed: tuple[CardView, ...]
    market: tuple[TileView, ...]
    reserve: int  # tokens
    pending_tile: TileView | None  # being bought, choices still open
    chosen_opponent: int | None
    chosen_card: CardView | None
    seats: tuple[SeatView, ...]
    end_reason: str | None  # "points", "last_round", "shared"


def view_of(state: State, seat: int | None) -> CubosaursView:
    """Return what ``seat`` (None: a spectator) may know of ``state``."""
    return CubosaursView(
        seat=seat,
        seat_count=state.seat_count,
        rounds=state.rounds,
        round_number=state.round_number,
        direction=1 if state.round_number % 2 == 1 else -1,
        stage=Stage(state.stage).name.lower(),
        to_move=state.mover,
        active=state.active,
        starter=state.starter,
        dna=bool(state.dna),
        hand=_cards(state, state.hand),
        draw_pile=state.draw_pile,
        unseen=_cards(state, state.unseen),
        destroyed=_cards(state, state.destroyed),
        market=tuple(_tile(state, t, seat) for t in range(TILE_COUNT) if is_face_up(state, t)),
        reserve=state.reserve,
        pending_tile=None if state.pending == NO_TILE else _tile(state, state.pending, seat),
        chosen_opponent=None if state.opponent == NO_SEAT else state.opponent,
        chosen_card=None if state.their_face == NO_FACE else card_view(state, state.their_face, 1),
        seats=_seats(LAYOUT.snapshot(state)),
        end_reason=END_REASONS[end_reason(state)] or None,
    )


def card_view(state: State, face: int, copies: int) -> CardView:
    """Return copies of a face."""
    return CardView(face, FACES[face].code, copies, bool(state.dna and FACES[face].icon))


def _cards(state: State, cards: Row) -> tuple[CardView, ...]:
    held = enumerate(faces_in(cards))
    return tuple(card_view(state, face, copies) for face, copies in held if copies)


def _tile(state: State, tile: int, seat: int | None) -> TileView:
    row = TILES[tile]
    return TileView(
        tile=tile,
        number=tile + 1,
        cost=row.cost,
        instant=row.instant,
        interactive=row.interactive,
        affordable=seat is not None and state.tokens[seat] >= row.cost,
        open=state.owner[tile] == NO_SEAT or not row.instant,
    )


@lru_cache(_POSITIONS_KEPT)
def _seats(snapshot: bytes) -> tuple[SeatView, ...]:
    """Return what lies before the seats, which is the same for all who look at them."""
    state = LAYOUT.unpack(snapshot)
    rank = [0] * MAX_SEATS
    ranks(state, rank)
    return tuple(_seat(state, seat, rank[seat]) for seat in range(state.seat_count))


def _seat(state: State, seat: int, rank: int) -> SeatView:
    over = state.stage == Stage.OVER
    return SeatView(
        seat=seat,
        stacks=tuple(_stack(state, seat, card_type) for card_type in CardType),
        card_count=state.card_count[seat],
        round_points=int(round_points(state, seat)),
        total=state.totals[seat],
        last_round=state.last_round[seat],
        tokens=state.tokens[seat],
        tiles=tuple(_tile(state, t, seat) for t in range(TILE_COUNT) if state.owner[t] == seat),
        rank=rank if over else None,
        final_points=points_of(state, seat) if over else None,
    )


def _stack(state: State, seat: int, card_type: CardType) -> StackView:
    collection = state.collections[seat]
    held = faces_in(collection)
    faces = range(FIRST_FACE[card_type], FIRST_FACE[card_type + 1])
    count = type_count(collection, card_type)
    points, next_points = _stack_points(state, seat, card_type)
    raptor = card_type in (CardType.GREY_RAPTOR, CardType.BLACK_RAPTOR)
    return StackView(
        card_type=int(card_type),
        count=count,
        cards=tuple(card_view(state, face, held[face]) for face in faces if held[face]),
        points=points,
        next_points=next_points,
        pairs=pair_count(collection) if raptor else 0,
        most=card_type != CardType.EGG and has_most(state, seat, RAPTORS if raptor else card_type),
    )


def _stack_points(state: State, seat: int, card_type: CardType) -> tuple[int, int | None]:
    """Return the points of a type now, and the change by one more card where that is known."""
    collection = state.collections[seat]
    match card_type:
        case CardType.EGG:
            eggs = [egg for egg in range(FIRST_EGG, FACE_COUNT) if copies_in(collection, egg)]
            return int(sum(egg_points(state, seat, egg) for egg in eggs)), None
        case CardType.GREY_RAPTOR:
            return int(raptor_points(collection)), None
        case CardType.BLACK_RAPTOR:
            return 0, None
        case _:
            now = int(set_points(collection, card_type))
            more = min(type_count(collection, card_type) + 1, 4)
            return now, int(SET_POINTS[card_type, more]) - now
