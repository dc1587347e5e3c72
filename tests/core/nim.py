"""The smallest game that uses all of the engine: Nim with a drawn heap.

Chance draws a heap of 5 to 9 stones (7 is twice as likely).  Seats in turn take 1 to ``most``
stones; who takes the last one wins.  ``fair`` pays the others a point for playing along.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.game import Game, Meta, Option, Rules
from cuboteca.core.legal import mask_by
from cuboteca.core.record import Bool, Int8, Record, Row, cells, layout_of
from cuboteca.core.refusals import because
from tests.toys import Names

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.game import Options
    from cuboteca.core.record import Mask

HEAPS = 5
SMALLEST = 5
ACTIONS = 4  # take 1, 2, 3 or 4


class State(Record):
    """One play of Nim."""

    seat_count: Int8
    most: Int8
    fair: Bool
    heap: Int8
    mover: Int8
    winner: Int8
    taken: Annotated[Row, cells("i1", 3)]  # stones by seat


LAYOUT = layout_of(State)


def start(options: Options, seat_count: int) -> State:
    state = LAYOUT.checked()
    state.seat_count = seat_count
    state.most = int(options["most"])
    state.fair = bool(options["fair"])
    state.mover = CHANCE
    state.winner = -1
    return state


@rule
def to_move(state: State) -> int:
    return state.mover


class Refusal(IntEnum):
    """Why the seat to move may not take so many stones."""

    OK = 0
    TOO_MANY = 1
    NOT_THERE = 2


@rule
def refusal(state: State, action: int) -> int:
    if action >= state.most:
        return Refusal.TOO_MANY
    return Refusal.OK if action < state.heap else Refusal.NOT_THERE


legal_mask = mask_by(to_move, refusal)


@rule
def chance_weights(state: State, weights: Row) -> int:
    total = 0
    for outcome in range(HEAPS):
        weights[outcome] = 0
        if state.mover == CHANCE:
            weights[outcome] = 2 if outcome + SMALLEST == 7 else 1
        total += weights[outcome]
    return total


@rule
def apply(state: State, action: int) -> None:
    if state.mover == CHANCE:
        state.heap = SMALLEST + action
        state.mover = 0
        return
    state.taken[state.mover] += action + 1
    state.heap -= action + 1
    if state.heap == 0:
        state.winner = state.mover
        state.mover = OVER
    else:
        state.mover = (state.mover + 1) % state.seat_count


@rule
def points(state: State, out: Row) -> None:
    for seat in range(state.seat_count):
        out[seat] = 2 if seat == state.winner else state.fair


@rule
def ranks(state: State, out: Row) -> None:
    for seat in range(state.seat_count):
        out[seat] = 1 if seat == state.winner else 2


@rule
def end_reason(state: State) -> int:
    return 1 if state.mover == OVER else 0


@rule
def observe(state: State, seat: int, out: Row) -> None:
    out[0] = state.heap
    out[1] = (state.mover - seat) % state.seat_count if state.mover >= 0 else -1


@rule
def heuristic_action(state: State, mask: Mask, rng: RngState) -> int:
    """Leave a multiple of ``most + 1`` if possible; else anything."""
    count = legal_mask(state, mask)
    wanted = state.heap % (state.most + 1)
    if wanted > 0 and mask[wanted - 1]:
        return wanted - 1
    return draw_below(rng, count)


@dataclass(frozen=True)
class View:
    """What anybody sees."""

    heap: int


class _Presentation:
    refusals: ClassVar = {
        Refusal.TOO_MANY: because("why-too-many"),
        Refusal.NOT_THERE: because("why-not-there"),
    }

    @staticmethod
    def view(state: State, _seat: int | None) -> View:
        return View(state.heap)


PRESENTATION: Any = _Presentation()

META = Meta(
    name="nim",
    title="Nim",
    year=1901,
    min_seats=2,
    max_seats=3,
    minutes=1,
    options=(
        Option(
            "most", "int", lambda seat_count: 5 - seat_count, "Most stones to take.", low=1, high=4
        ),
        Option("fair", "bool", False, "The others get a point."),
        Option("colour", "choice", "red", "Of the stones.", choices=("red", "blue")),
    ),
    rules_version=3,
)

NIM = Game(
    meta=META,
    rules=Rules(
        layout=LAYOUT,
        action_count=ACTIONS,
        outcome_count=HEAPS,
        observation_size=2,
        start=start,
        to_move=to_move,
        legal_mask=legal_mask,
        refusal=refusal,
        refusals=Refusal,
        apply=apply,
        chance_weights=chance_weights,
        points=points,
        ranks=ranks,
        end_reason=end_reason,
        observe=observe,
        heuristic_action=heuristic_action,
        end_reasons=("", "last stone"),
        longest_play=lambda _options, _seats: 10,
    ),
    notation=Names(
        [f"take {stones + 1}" for stones in range(ACTIONS)],
        [f"heap {stones + SMALLEST}" for stones in range(HEAPS + 1)],  # one cannot come
    ),
    presentation=PRESENTATION,
    folder=Path(__file__).parent,
)
