"""What one seat, or a spectator, may know of a play of Sukkube: everything that has happened.

All cards lie open once they are dealt, so every seat's view shows the same things; it differs in
who is "you" and in ``previews``, which tell the seat to move where each of its cards leads.
"""

from __future__ import annotations

from dataclasses import dataclass

from cuboteca.core.pile import copies
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CARDS_PER_SEAT,
    CHARACTER_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    KIND_CODES,
    KIND_COUNT,
    NO_CARD,
    SEAT_COUNT,
    Direction,
)
from cuboteca.games.sukkube.pieces import colour_name, direction_name
from cuboteca.games.sukkube.rules.kube import is_doubled
from cuboteca.games.sukkube.rules.playing import is_automaton, playable
from cuboteca.games.sukkube.rules.scoring import END_REASONS, end_reason, ranks
from cuboteca.games.sukkube.state import NO_CHARACTER, Stage, State
from cuboteca.games.sukkube.turns import Turn, passage, turn_of, turns_of

PLACES = ("top", "far", "right", "near", "left", "bottom")


@dataclass(frozen=True)
class CardView:
    """Cards of one kind."""

    kind: int  # the action that plays it
    code: str  # notation, such as "Rr"
    colour: str  # "red", "blue" or "yellow"
    direction: str  # "right", "left", "down", "up" or "flip"
    copies: int = 1


@dataclass(frozen=True)
class FaceView:
    """A face of the Kube as it lies now."""

    place: str  # one of PLACES, seen with the arrow of the top face pointing away
    character: str
    arrow: str  # the place that this face's own arrow points to


@dataclass(frozen=True)
class TurnView:
    """A card played, and how the Kube turned."""

    seat: int
    automaton: bool
    card: CardView
    doubled: bool
    start: str  # character on top before
    path: tuple[str, ...]  # characters on top after each step: two where it was doubled


@dataclass(frozen=True)
class PreviewView:
    """Where a legal card of the viewer leads, automata that follow at once included."""

    card: CardView
    doubled: bool
    path: tuple[str, ...]  # characters on top after each step of this card
    next_seat: int  # the seat whose character comes on top
    automata: tuple[TurnView, ...]  # their turns that follow at once
    ends: bool  # the manche ends before a person plays again
    final_top: str  # character on top then, or when the next person is to play


@dataclass(frozen=True)
class SeatView:
    """What lies before one seat."""

    seat: int
    automaton: bool  # plays by the rules' own order, not a person and not one of our bots
    character: str | None
    hand: tuple[CardView, ...]  # people: kinds with copies; automata: in order, the next one first
    gone: tuple[CardView, ...]  # automata: cards already played in this manche, in order
    card_count: int
    points: int
    on_top: bool
    at_bottom: bool  # would be the Sukkube if the manche ended now
    rank: int | None = None  # of people, 1 is best; only when the play is over


@dataclass(frozen=True)
class SukkubeView:
    """The table as ``seat`` sees it; ``seat`` None is a spectator."""

    seat: int | None
    seat_count: int  # people; seats from here on are automata
    points_to_win: int
    manche_cap: int
    manche: int  # number of the manche, from 1
    finished: int  # manches that have ended
    stage: str  # name of state.Stage in lower case
    to_move: int  # a seat, game.CHANCE or game.OVER
    dealt: int  # cards dealt for this manche, 0..30
    kube: tuple[FaceView, ...]  # in the order of PLACES; empty before anyone is on top
    last_card: CardView | None  # the card just played
    run: int  # cards of its colour in a row
    doubles: str | None  # the colour that would be doubled now
    turns: tuple[TurnView, ...]  # of this manche; while cards are dealt, of the one before
    fresh_turns: int  # how many of them, at the end, the latest event brought
    seats: tuple[SeatView, ...]  # always six
    previews: tuple[PreviewView, ...]  # of the viewer's legal cards
    dominator: str | None  # character on top when the last manche ended
    sukkube: str | None  # character at the bottom then
    end_reason: str | None  # "points" or "manche_cap"


def view_of(state: State, seat: int | None) -> SukkubeView:
    """Return what ``seat`` (None: a spectator) may know of ``state``."""
    over = state.stage == Stage.OVER
    turns = turns_of(state)
    last = state.last_card
    return SukkubeView(
        seat=seat,
        seat_count=state.seat_count,
        points_to_win=state.points_to_win,
        manche_cap=state.manche_cap,
        manche=state.finished + (0 if over else 1),
        finished=state.finished,
        stage=Stage(state.stage).name.lower(),
        to_move=state.mover,
        dealt=state.dealt,
        kube=_kube(state),
        last_card=None if last == NO_CARD else card_view(last),
        run=state.run,
        doubles=COLOUR_NAMES[COLOUR_OF[last]]
        if state.run == 1 and state.stage == Stage.PLAY
        else None,
        turns=tuple(_turn_view(turn) for turn in turns),
        fresh_turns=len(turns) - state.event_start,
        seats=tuple(_seat(state, other) for other in range(SEAT_COUNT)),
        previews=_previews(state, seat),
        dominator=_name(state.dominator),
        sukkube=_name(state.sukkube),
        end_reason=END_REASONS[end_reason(state)] or None,
    )


def card_view(kind: int, count: int = 1) -> CardView:
    """Return copies of a kind of card."""
    return CardView(kind, KIND_CODES[kind], colour_name(kind), direction_name(kind), count)


def pile_view(pile: int) -> tuple[CardView, ...]:
    """Return cards without order."""
    counts = [(kind, copies(pile, kind)) for kind in range(KIND_COUNT)]
    return tuple(card_view(kind, count) for kind, count in counts if count)


def _name(character: int) -> str | None:
    return None if character == NO_CHARACTER else CHARACTER_NAMES[character]


# the Kube


def neighbours(state: State, character: int) -> tuple[int, ...]:
    """Return who lies at each of PLACES with ``character`` on top, read off the table of turns."""
    around = (Direction.DOWN, Direction.LEFT, Direction.UP, Direction.RIGHT, Direction.FLIP)
    return (character, *(state.next_top[turn][character] for turn in around))


def _kube(state: State) -> tuple[FaceView, ...]:
    if state.top == NO_CHARACTER:
        return ()
    lying = neighbours(state, state.top)
    return tuple(
        FaceView(place, CHARACTER_NAMES[face], PLACES[lying.index(neighbours(state, face)[1])])
        for place, face in zip(PLACES, lying, strict=True)
    )


# turns


def _turn_view(turn: Turn) -> TurnView:
    return TurnView(
        seat=turn.seat,
        automaton=turn.automaton,
        card=card_view(turn.kind),
        doubled=turn.doubled,
        start=CHARACTER_NAMES[turn.start],
        path=tuple(CHARACTER_NAMES[face] for face in turn.path),
    )


def _previews(state: State, seat: int | None) -> tuple[PreviewView, ...]:
    if seat is None or state.mover != seat:
        return ()
    legal = playable(state, seat)
    kinds = [kind for kind in range(KIND_COUNT) if copies(legal, kind)]
    return tuple(_preview(state, seat, kind) for kind in kinds)


def _preview(state: State, seat: int, kind: int) -> PreviewView:
    turn = turn_of(state, seat, kind, state.top, doubled=bool(is_doubled(state, kind)))
    follows = passage(state, kind)
    return PreviewView(
        card=card_view(kind),
        doubled=turn.doubled,
        path=tuple(CHARACTER_NAMES[face] for face in turn.path),
        next_seat=state.seat_of[turn.top],
        automata=tuple(_turn_view(one) for one in follows.turns[1:]),
        ends=follows.ended,
        final_top=CHARACTER_NAMES[follows.turns[-1].top],
    )


# seats


def _seat(state: State, seat: int) -> SeatView:
    character = state.character_of[seat]
    shown = state.top != NO_CHARACTER
    hand, gone = _cards(state, seat)
    return SeatView(
        seat=seat,
        automaton=bool(is_automaton(state, seat)),
        character=_name(character),
        hand=hand,
        gone=gone,
        card_count=state.hand_count[seat],
        points=state.points[seat],
        on_top=bool(shown and character == state.top),
        at_bottom=bool(shown and character == neighbours(state, state.top)[-1]),
        rank=_rank(state, seat),
    )


def _cards(state: State, seat: int) -> tuple[tuple[CardView, ...], tuple[CardView, ...]]:
    """Return what a seat has left and, of an automaton, what it has played."""
    if not is_automaton(state, seat):
        return pile_view(state.hands[seat]), ()
    cards = tuple(card_view(kind) for kind in state.sequences[seat] if kind != NO_CARD)
    gone = CARDS_PER_SEAT - state.hand_count[seat] if state.dealt == CARD_COUNT else 0
    return cards[gone:], cards[:gone]


def _rank(state: State, seat: int) -> int | None:
    if state.stage != Stage.OVER or is_automaton(state, seat):
        return None
    places = [0] * state.seat_count
    ranks(state, places)
    return places[seat]
