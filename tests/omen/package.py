"""Omen: the smallest game in which a seat may look at a card before it is turned up.

A turn: the active seat may look at the next card, in secret; the seat to its left bets on it
without knowing it; the active seat sends out its four boats one by one, each draws a wave, or
stays; then the card is turned up.  The active seat gets the card's number, who bet right gets 3.
The play is over when the six cards are.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cuboteca.core.chance import draw_below
from cuboteca.core.choices import choices_by
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.drawing import PlainDrawing
from cuboteca.core.engine import engine_of
from cuboteca.core.game import Advice, Game, Meta, Presentation, Rules
from cuboteca.core.legal import legal_by, mask_by
from cuboteca.core.record import Int8, Record, Row, cells, layout_of
from cuboteca.core.refusals import CommonRefusal, because
from cuboteca.core.seats import rank_by_points
from cuboteca.core.words import LogEntry, Macro, SeatName, Sentence, say
from tests.toys import Names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.arrays import RngState
    from cuboteca.core.game import Options
    from cuboteca.core.record import Mask
    from cuboteca.core.texts import Texts

CARDS = ("aquila", "bufo", "cervus", "draco")  # worth 1 to 4
COPIES = (1, 2, 2, 1)
CALM, STORM = 4, 5  # outcomes; those of cards are 0 to 3
LOOK, TRUST, HIGH, LOW, SAIL, STAY = range(6)
ACTIONS = ("look", "trust", "high", "low", "sail", "stay")
OUTCOMES = (*CARDS, "calm", "storm")
BOATS = 4
NOTATION = Names(ACTIONS, OUTCOMES)
#: Stages.
MAY_LOOK, LOOKING, BETTING, SAILING, WAVE, TURNING_UP, ENDED = range(7)
CARD_COUNT = 4


class State(Record):
    """One play of Omen."""

    seat_count: Int8
    stage: Int8
    active: Int8
    boats: Int8  # still at home
    wave: Int8  # the last one of this turn, or 0
    omen: Int8  # 1 to 4 once somebody has looked, else 0
    bet: Int8  # an action
    turned: Int8  # the card turned up last, 1 to 4, or 0
    deck: Annotated[Row, cells("i1", 4)]  # without the omen
    points: Annotated[Row, cells("i1", 3)]


LAYOUT = layout_of(State)


def start(_options: Options, seat_count: int) -> State:
    state = LAYOUT.checked()
    state.seat_count = seat_count
    state.boats = BOATS
    for card, copies in enumerate(COPIES):
        state.deck[card] = copies
    return state


@rule
def to_move(state: State) -> int:
    if state.stage == ENDED:
        return OVER
    if state.stage in (LOOKING, WAVE, TURNING_UP):
        return CHANCE
    if state.stage == BETTING:
        return (state.active + 1) % state.seat_count
    return state.active


class Refusal(IntEnum):
    """Why the seat to move may not take an action."""

    OK = 0
    ANOTHER_QUESTION = 1


@rule
def refusal(state: State, action: int) -> int:
    """Ask whether to look, then for the bet, then whether to sail."""
    first = LOOK if state.stage == MAY_LOOK else HIGH if state.stage == BETTING else SAIL
    return Refusal.OK if first <= action <= first + 1 else Refusal.ANOTHER_QUESTION


legal_mask = mask_by(to_move, refusal)


@rule
def chance_weights(state: State, weights: Row) -> int:
    total = 0
    for outcome in range(6):
        weight = 0
        if state.stage == WAVE:
            weight = 3 if outcome == CALM else 1 if outcome == STORM else 0
        elif state.stage in (LOOKING, TURNING_UP) and outcome < CARD_COUNT:
            weight = state.deck[outcome]
            if state.stage == TURNING_UP and state.omen > 0:
                weight = 1 if outcome == state.omen - 1 else 0
        weights[outcome] = weight
        total += weight
    return total


@rule
def apply(state: State, action: int) -> None:
    if state.stage == MAY_LOOK:
        state.stage = LOOKING if action == LOOK else BETTING
    elif state.stage == LOOKING:
        state.omen = action + 1
        state.deck[action] -= 1
        state.stage = BETTING
    elif state.stage == BETTING:
        state.bet = action
        state.stage = SAILING
    elif state.stage == SAILING:
        state.stage = WAVE if action == SAIL else TURNING_UP
    elif state.stage == WAVE:
        state.wave = action
        state.boats -= 1
        state.stage = TURNING_UP if state.boats == 0 else SAILING
    else:
        turn_up(state, action)


@rule
def turn_up(state: State, card: int) -> None:
    if state.omen == 0:
        state.deck[card] -= 1
    state.points[state.active] += card + 1
    if (state.bet == HIGH) == (card >= 2):
        state.points[(state.active + 1) % state.seat_count] += 3
    state.turned = card + 1
    state.omen = 0
    state.wave = 0
    state.boats = BOATS
    left = 0
    for other in range(CARD_COUNT):
        left += state.deck[other]
    state.stage = MAY_LOOK if left > 0 else ENDED
    state.active = (state.active + 1) % state.seat_count


@rule
def points(state: State, out: Row) -> None:
    for seat in range(state.seat_count):
        out[seat] = state.points[seat]


@rule
def ranks(state: State, out: Row) -> None:
    rank_by_points(state.points, state.seat_count, out)


@rule
def end_reason(state: State) -> int:
    return 1 if state.stage == ENDED else 0


#: Name and length of each piece of an observation.
PIECES = (("stage", 1), ("boats", 1), ("omen", 1))


@rule
def observe(state: State, seat: int, out: Row) -> None:
    out[0] = state.stage
    out[1] = state.boats
    out[2] = state.omen if seat == state.active else 0


@rule
def heuristic_action(state: State, mask: Mask, rng: RngState) -> int:
    count = legal_mask(state, mask)
    first = 0
    while not mask[first]:
        first += 1
    return first + draw_below(rng, count)


# words


@dataclass(frozen=True)
class View:
    """What one seat, or a spectator, may know."""

    stage: int
    active: int
    boats: int
    turned: str
    omen: str  # in the eyes of who looked
    points: tuple[int, ...]


def knows(state: State, seat: int | None) -> bool:
    """Return whether ``seat`` has looked at the card."""
    return bool(state.omen) and seat is not None and seat == state.active


def view(state: State, seat: int | None) -> View:
    return View(
        state.stage,
        state.active,
        state.boats,
        CARDS[state.turned - 1] if state.turned else "",
        CARDS[state.omen - 1] if knows(state, seat) else "",
        tuple(state.points[other] for other in range(state.seat_count)),
    )


def label(_state: State, action: int) -> Sentence:
    return say(f"choice-{ACTIONS[action]}")


def effect(state: State, action: int) -> int | None:
    """Return the card's number for staying, to who has looked."""
    return state.omen if action == STAY and knows(state, to_move(state)) else None


choices = choices_by(
    to_move, legal_by(legal_mask, len(ACTIONS)), NOTATION.format_action, label=label, effect=effect
)


def prompt(state: State, seat: int | None) -> Sentence:
    return say("prompt-yours") if seat == to_move(state) else say("prompt-theirs")


def where(state: State) -> Sentence:
    return say("where", boats=state.boats)


def log_entry(before: State, action: int, after: State) -> LogEntry:
    if before.stage == LOOKING:
        return LogEntry((say("told-looked", player=SeatName(before.active)),))
    if before.stage == TURNING_UP:
        return LogEntry((say("told-card", card=CARDS[after.turned - 1]),))
    if before.stage == WAVE:
        return LogEntry((say(f"told-{OUTCOMES[action]}"),))
    return LogEntry((say(f"told-{ACTIONS[action]}"),))


def ending(state: State) -> tuple[Sentence, ...]:
    return (say("ended", boats=state.boats),) if state.stage == ENDED else ()


def describe(view: View, texts: Texts, _names: Sequence[str]) -> str:
    omen = texts.word("described-omen", card=view.omen) if view.omen else ""
    return f"{texts.word('described', stage=view.stage, boats=view.boats)} {omen}"


# macros


def offered(state: State, seat: int) -> tuple[Macro, ...]:
    if state.stage != SAILING or seat != state.active:
        return ()
    return (
        Macro("sail-on", say("macro-sail-on")),
        Macro("sail-home", say("macro-sail-home")),
    )


def follow(state: State, seat: int, name: str) -> int | None:
    """Sail until a storm comes; with ``sail-home`` stay then."""
    if state.stage != SAILING or seat != state.active:
        return None
    if state.wave == STORM:
        return STAY if name == "sail-home" else None
    return SAIL


@rule
def resample(state: State, seat: int, rng: RngState) -> None:
    if state.omen == 0 or seat == state.active:
        return
    state.deck[state.omen - 1] += 1
    cards = 0
    for copies in state.deck:
        cards += copies
    sampler = draw_below(rng, cards)
    card = 0
    while sampler >= state.deck[card]:
        sampler -= state.deck[card]
        card += 1
    state.deck[card] -= 1
    state.omen = card + 1


def observers(state: State, _outcome: int) -> frozenset[int] | None:
    return frozenset({state.active}) if state.stage == LOOKING else None


def check(state: State) -> None:
    assert all(copies >= 0 for copies in state.deck), "no card lies there less than never"


class Seer:
    """A solver that says what the card is, as far as the state given to it tells."""

    def solve(self, state: State, seat: int, budget: int | None = None) -> Advice:
        legal = engine_of(OMEN, "interpreted").legal_actions(state)
        values = {action: (state.omen / 4, float(seat)) for action in legal}
        return Advice(legal[-1], exact=True, line=(), values=values, positions=budget or 1)


def points_now(state: State) -> tuple[int, ...]:
    return tuple(state.points[seat] for seat in range(state.seat_count))


DRAWING = PlainDrawing(describe)
PRESENTATION = Presentation(
    view=view,
    choices=choices,
    prompt=prompt,
    where=where,
    log_entry=log_entry,
    ending=ending,
    board=DRAWING.board,
    cover=DRAWING.cover,
    picture=DRAWING.picture,
    describe=describe,
    points_now=points_now,
    refusals={Refusal.ANOTHER_QUESTION: because("why-not", "Omen p. 1")},
)


class _Macros:
    offered = staticmethod(offered)
    follow = staticmethod(follow)


OMEN = Game(
    meta=Meta(name="omen", title="Omen", min_seats=2, max_seats=3, minutes=1),
    rules=Rules(
        layout=LAYOUT,
        action_count=len(ACTIONS),
        outcome_count=len(OUTCOMES),
        observation_size=3,
        start=start,
        to_move=to_move,
        legal_mask=legal_mask,
        apply=apply,
        chance_weights=chance_weights,
        points=points,
        ranks=ranks,
        end_reason=end_reason,
        observe=observe,
        heuristic_action=heuristic_action,
        end_reasons=("", "cards"),
        longest_play=lambda _options, _seats: 100,
        resample=resample,
        refusal=refusal,
        refusals=Refusal,
    ),
    notation=NOTATION,
    presentation=PRESENTATION,
    check=check,
    folder=Path(__file__).parent,
    solver=Seer(),
    observers=observers,
    macros=_Macros(),
)


def tattle(state: State, seat: int | None) -> View:
    """Return the view with what was looked at, whoever asks."""
    told = CARDS[state.omen - 1] if state.omen else ""
    return replace(view(state, seat), omen=told)


def chat(state: State, _action: int) -> Sentence:
    """Return what the active seat has looked at as the reason."""
    return say("told-card", card=CARDS[state.omen - 1])


#: The same, but its view shows everybody what was looked at: for tests of tests.
TATTLING = replace(PRESENTATION, view=tattle)

#: The same, but its reasons say what the active seat has looked at.
CHATTY = replace(PRESENTATION, refusals={CommonRefusal.NOT_YOUR_TURN: chat})
