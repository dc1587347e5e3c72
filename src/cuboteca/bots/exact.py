"""What a position is worth if nobody errs, computed exactly: no rollout, no estimate.

*What a seat wants.*  The largest expected share of the win (1 for the only winner, 1/k for each of
k); among actions that bring it the same, more expected points.  Everybody plays for themselves
alone (max^n; Luckhardt and Irani, "An algorithmic solution of n-person games", AAAI 1986); with two
seats that is expectiminimax.  Among actions that are equal for a seat in both, each is taken as
likely as the others, so what the other seats get is the mean.

*How.*  Depth first over states, on the game's own rules; a state that is met again is looked up.
Nothing is cut off: a budget says how many states may be looked at, and a position that needs more
is refused.  Compiled rules do so in a kernel (``bots.exact_kernel``), interpreted ones here; both
find the same values, to the last bit.

*How much is left* is guessed from the stack, as if all states below one had as many states below
them as each other (Knuth, "Estimating the efficiency of backtrack programs", 1975).  What comes
later is cheaper where much of it has been met and dearer where it branches more, so the guess is a
rough one: up to five times too high where that was measured, and often far too low.

It needs a game in which nobody hides anything, and where no state comes back.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.bots import exact_kernel as kernel
from cuboteca.bots.exact_kernel import SAME
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.game import nothing_hidden
from cuboteca.core.slots import apply, chance_weights, copy_state, legal_mask, to_move

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.arrays import BoolArray, Int64Array
    from cuboteca.core.engine import Engine, Mode
    from cuboteca.core.game import Game
    from cuboteca.core.record import State, States

USUAL_STATES = 1_000_000
MOST_STATES = 50_000_000

#: After how many states progress is told.
_TOLD_EVERY = 10_000

#: How many states there is room for at first, and how many on the stack; both grow.
_ROOM, _DEPTH = 4_096, 256

#: After how many states a search within limits looks at them, and how many times as many as they
#: allow it may be guessed to need: guesses were up to five times too high.
_SLICE, _LENIENCE = 1_000, 5

#: Shares of all seats, then points of all seats.
_Value = tuple[float, ...]


class UnsolvableError(CubotecaError):
    """A position has no exact value here, or computing it takes more states than allowed."""


@dataclass(frozen=True)
class ExactValue:
    """What a position or an action is worth to every seat if nobody errs.

    Attributes:
        shares: Expected share of the win by seat, 0 to 1; they add up to 1.
        points: Expected points at the end by seat.
    """

    shares: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class ExactAction:
    """A legal action and what it is worth.

    Attributes:
        action: Its number.
        text: Its notation.
        value: What it is worth to every seat.
        best: Whether no other is worth more to the seat that decides.
    """

    action: int
    text: str
    value: ExactValue
    best: bool


@dataclass(frozen=True)
class ExactResult:
    """The exact value of a position.

    Attributes:
        to_move: The seat that decides, ``CHANCE`` or ``OVER``.
        value: What the position is worth.
        actions: The legal actions in ascending order; empty unless a seat decides.
        states: How many different states were looked at.
    """

    to_move: int
    value: ExactValue
    actions: tuple[ExactAction, ...]
    states: int


@rule
def expand(
    states: States, mask: BoolArray, weights: Int64Array, following: States, numbers: Int64Array
) -> int:
    """Write all states that may follow ``states[0]``, and return how many.

    Args:
        states: One state, which stays as it is.
        mask: bool[actions] scratch.
        weights: int64[outcomes]; of the draw, if ``states[0]`` waits for one.
        following: Gets the states, in ascending order of action or outcome.
        numbers: Gets the action or the outcome that leads to each.
    """
    mover = to_move(states[0])
    count = 0
    if mover == OVER:
        return 0
    if mover == CHANCE:
        chance_weights(states[0], weights)
        for outcome in range(len(weights)):
            if weights[outcome] > 0:
                copy_state(following, count, states, 0)
                apply(following[count], outcome)
                numbers[count] = outcome
                count += 1
        return count
    legal_mask(states[0], mask)
    for action in range(len(mask)):
        if mask[action]:
            copy_state(following, count, states, 0)
            apply(following[count], action)
            numbers[count] = action
            count += 1
    return count


@dataclass(slots=True)
class _Node:
    """A state on the way down, and what may follow it."""

    state: bytes
    mover: int
    following: list[bytes]
    numbers: list[int]
    weights: list[int]  # of a draw
    tried: int = 0


def solve(
    game: Game,
    state: State,
    seat_count: int,
    *,
    most_states: int = USUAL_STATES,
    mode: Mode | None = None,
    progress: Callable[[int], object] | None = None,
) -> ExactResult:
    """Return what a position is worth to every seat if nobody errs, and each legal action.

    Args:
        game: A game in which every seat knows the whole state.
        state: The position; it stays as it is.
        seat_count: Of the play.
        most_states: How many states may be looked at, 1 to ``MOST_STATES``; each takes some
            hundred bytes.
        mode: Of the rules; by default compiled, or interpreted under ``CUBOTECA_INTERPRETED=1``.
        progress: Called with the number of states now and then; an exception from it ends this.

    Raises:
        UnsolvableError: The game hides something, or ``most_states`` are too few.
    """
    if not 1 <= most_states <= MOST_STATES:
        raise UnsolvableError(
            f"the number of states must be 1 to {MOST_STATES:,}, not {most_states:,}"
        )
    if game.rules.resample is not nothing_hidden:
        raise UnsolvableError(
            f"{game.meta.title} hides things from seats, so its positions have no exact value here"
        )
    engine = engine_of(game, mode) if mode else engine_of(game)
    solver = _InKernel if engine.mode == "compiled" else _InPython
    return solver(engine, seat_count, most_states, progress).result(state)


@dataclass(frozen=True, slots=True)
class _Solved:
    """The value of a position, and of what may follow it."""

    value: _Value
    numbers: list[int]  # actions or outcomes
    values: list[_Value]  # of each of them
    states: int  # that were looked at


@dataclass
class _Solver(ABC):
    """What both ways to search have in common."""

    _engine: Engine
    _seat_count: int
    _most: int
    _progress: Callable[[int], object] | None

    @abstractmethod
    def _solved(self, first: bytes) -> _Solved:
        """Return the value of a state, given as a snapshot."""

    def result(self, state: State) -> ExactResult:
        """Return the value of a position and of each legal action."""
        game = self._engine.game
        first = self._engine.snapshot(state)
        found = self._solved(first)
        mover = self._engine.to_move(self._engine.restore(first))
        best = self._best(mover, found.values)
        shown = game.rules.layout.unpack(first)
        actions = (
            ()
            if mover in {CHANCE, OVER}
            else tuple(
                ExactAction(
                    number,
                    game.notation.format_action(shown, number),
                    self._as_value(value),
                    one in best,
                )
                for one, (number, value) in enumerate(zip(found.numbers, found.values, strict=True))
            )
        )
        return ExactResult(mover, self._as_value(found.value), actions, found.states)

    def _best(self, seat: int, values: Sequence[_Value]) -> list[int]:
        """Return which of the values a seat would choose."""
        if seat in {CHANCE, OVER}:
            return []
        most = max(value[seat] for value in values)
        best = [one for one, value in enumerate(values) if value[seat] >= most - SAME]
        points = self._seat_count + seat
        most = max(values[one][points] for one in best)
        return [one for one in best if values[one][points] >= most - SAME]

    def _as_value(self, value: _Value) -> ExactValue:
        return ExactValue(value[: self._seat_count], value[self._seat_count :])

    def _comes_back(self) -> UnsolvableError:
        return UnsolvableError(
            f"a state of {self._engine.game.meta.title} comes back, so it has no exact value here"
        )

    def _too_many(self) -> UnsolvableError:
        return UnsolvableError(
            f"more than {self._most:,} states would have to be looked at; "
            "begin later in the play, or allow more"
        )


@dataclass
class _InPython(_Solver):
    """Step by step, on any rules."""

    def __post_init__(self) -> None:
        engine = self._engine
        self._expand = engine.bound(expand)
        actions, outcomes = engine.game.rules.action_count, engine.game.rules.outcome_count
        self._here = engine.array(1)
        self._following = engine.array(max(actions, outcomes))
        self._mask = np.zeros(actions, np.bool_)
        self._weights = np.zeros(outcomes, np.int64)
        self._numbers = np.zeros(max(actions, outcomes), np.int64)
        self._values: dict[bytes, _Value] = {}
        self._open: set[bytes] = set()

    def _solved(self, first: bytes) -> _Solved:
        path = [self._enter(first)]
        while path:
            node = path[-1]
            while node.tried < len(node.following) and node.following[node.tried] in self._values:
                node.tried += 1
            if node.tried < len(node.following):
                path.append(self._enter(node.following[node.tried]))
                continue
            self._values[node.state] = self._worth(node)
            self._open.remove(node.state)
            path.pop()
            if self._progress is not None and len(self._values) % _TOLD_EVERY == 0:
                self._progress(len(self._values))
        root = self._node(first)
        values = [self._values[key] for key in root.following]
        return _Solved(self._values[first], root.numbers, values, len(self._values))

    def _enter(self, state: bytes) -> _Node:
        """Return the node of a state that is met for the first time."""
        if state in self._open:
            raise self._comes_back()
        self._open.add(state)
        if len(self._values) + len(self._open) > self._most:
            raise self._too_many()
        return self._node(state)

    def _node(self, state: bytes) -> _Node:
        self._here[0] = self._engine.restore(state)
        count = self._expand(self._here, self._mask, self._weights, self._following, self._numbers)
        numbers = [int(number) for number in self._numbers[:count]]
        mover = self._engine.to_move(self._here[0])
        weights = [int(self._weights[one]) for one in numbers] if mover == CHANCE else []
        snapshot = self._engine.snapshot
        following = [snapshot(self._following[one]) for one in range(count)]
        return _Node(state, mover, following, numbers, weights)

    def _worth(self, node: _Node) -> _Value:
        """Return what a state is worth, everything that may follow being known."""
        if node.mover == OVER:
            return self._final(node.state)
        values = [self._values[key] for key in node.following]
        if node.mover == CHANCE:
            total = sum(node.weights)
            return tuple(
                sum(weight * one for weight, one in zip(node.weights, column, strict=True)) / total
                for column in zip(*values, strict=True)
            )
        best = [values[one] for one in self._best(node.mover, values)]
        return tuple(sum(column) / len(best) for column in zip(*best, strict=True))

    def _final(self, state: bytes) -> _Value:
        over = self._engine.restore(state)
        ranks = self._engine.ranks(over, self._seat_count)
        winners = ranks.count(1)
        shares = [float(rank == 1) / winners for rank in ranks]
        return (*shares, *map(float, self._engine.points(over, self._seat_count)))


class _KernelSearch:
    """A search by the kernel, a share at a time.

    Args:
        engine: Of compiled rules.
        seat_count: Of the play.
        first: The state whose value is wanted.
    """

    def __init__(self, engine: Engine, seat_count: int, first: State) -> None:
        self._engine = engine
        self._seat_count = seat_count
        self._known = kernel.transpositions_of(engine, seat_count, _ROOM)
        self._stack = kernel.stack_of(engine, _DEPTH)
        self._scratch = kernel.scratch_of(engine, seat_count)
        self._counts = np.array([1, 1], np.int64)
        self._stack.states[0] = first
        engine.bound(kernel.begin)(self._known, self._stack, self._scratch)
        self._search = engine.bound(kernel.search)

    @property
    def states(self) -> int:
        """How many states are known."""
        return int(self._counts[0])

    def run(self, new_states: int) -> int:
        """Look at so many states more; return ``DONE``, ``MORE`` or ``COMES_BACK``."""
        last = self.states + new_states
        while True:
            left = last - self.states
            why = self._search(self._known, self._stack, self._scratch, self._counts, left)
            if why == kernel.FULL:
                self._known = kernel.transpositions_of(
                    self._engine, self._seat_count, 2 * len(self._known.solved), self._known
                )
            elif why == kernel.DEEP:
                self._stack = kernel.stack_of(self._engine, 2 * len(self._stack.nodes), self._stack)
            else:
                return int(why)

    def share_done(self) -> float:
        """Return which share of the work is done, as the stack lets one guess, 0 to 1."""
        done, width = 0.0, 1.0
        for level in range(int(self._counts[1])):
            numbers = np.flatnonzero(self._stack.weights[level])
            before = int(np.searchsorted(numbers, self._stack.tried[level]))
            width /= max(len(numbers), 1)
            done += width * max(before - 1, 0)  # the last of them is the next level
        return done

    def solved(self) -> _Solved:
        """Return the value of the first state, once everything below it is known."""

        def value(node: int) -> _Value:
            return tuple(map(float, self._known.values[node]))

        numbers = np.flatnonzero(self._stack.weights[0]).tolist()
        values = [value(self._stack.following[0, number]) for number in numbers]
        return _Solved(value(0), numbers, values, self.states)


@dataclass
class _InKernel(_Solver):
    """By a kernel, on compiled rules."""

    def _solved(self, first: bytes) -> _Solved:
        search = _KernelSearch(self._engine, self._seat_count, self._engine.restore(first))
        while (why := search.run(min(self._slice, self._most + 1 - search.states))) == kernel.MORE:
            if search.states > self._most:
                raise self._too_many()
            self._pause(search)
        if why == kernel.COMES_BACK:
            raise self._comes_back()
        return search.solved()

    @property
    def _slice(self) -> int:
        """After how many states there is a pause."""
        return _TOLD_EVERY

    def _pause(self, search: _KernelSearch) -> None:
        """Look at a search that has not ended; an exception ends it."""
        if self._progress is not None:
            self._progress(search.states)


@dataclass
class _WithinLimits(_InKernel):
    """By the kernel, unless that takes too long, or soon looks as if it did."""

    _seconds: float | None
    _clock: Callable[[], float]

    def __post_init__(self) -> None:
        self._begun = self._clock()

    @property
    def _slice(self) -> int:
        return _SLICE

    def _pause(self, search: _KernelSearch) -> None:
        most: float = self._most
        if self._seconds is not None:
            taken = max(self._clock() - self._begun, 1e-9)
            most = min(most, search.states * self._seconds / taken)
        if search.states > most or search.states > _LENIENCE * most * search.share_done():
            raise self._too_many()


def solve_within(
    engine: Engine,
    state: State,
    seat_count: int,
    *,
    most_states: int,
    seconds: float | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> ExactResult | None:
    """Return the value of a position, or None: it cannot be found within limits.

    It gives up at once where that is to be expected.

    Args:
        engine: Of compiled rules.
        state: The position, in which nobody hides anything.
        seat_count: Of the play.
        most_states: How many states may be looked at.
        seconds: How long it may take; None: as long as it takes.
        clock: Returns the time in seconds.
    """
    try:
        return _WithinLimits(engine, seat_count, most_states, None, seconds, clock).result(state)
    except UnsolvableError:
        return None


__all__ = [
    "MOST_STATES",
    "USUAL_STATES",
    "ExactAction",
    "ExactResult",
    "ExactValue",
    "UnsolvableError",
    "expand",
    "solve",
    "solve_within",
]
