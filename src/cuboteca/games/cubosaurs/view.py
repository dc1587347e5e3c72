"""What one seat, or a spectator, may know of a play of Cubosaurs.

Everything that lies on the table is open: collections, the hand on its way, tokens, tiles, the
number of cards in the draw pile.  Unknown are only the order of the draw pile, which cards were set
aside and which tiles lie face down; none of that is in the state (chance is drawn when it happens),
so every seat's view shows the same things and differs only in who is "you".
"""

from __future__ import annotations

from dataclasses import dataclass


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
    points: int  # what the type is worth now; for both Velociraptors together on the grey stack
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
