"""Hints: what a game's solver, or a search, advises the seat that is to move.

The solver thinks in another process, on a state that agrees with what the seat knows, and only once
per decision, however often it is asked.  Once the decision is taken, nobody thinks about it any
more.
"""

from __future__ import annotations

import asyncio
import base64
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias
from weakref import WeakKeyDictionary

from cuboteca.bots.levels import GREEDY, make_bot
from cuboteca.bots.questions import advice_question_of, question_of
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.engine import engine_of
from cuboteca.core.fair_queue import Asker
from cuboteca.core.game import Advice
from cuboteca.core.pending import Pending
from cuboteca.table.errors import HintsOffError, NotYourTurnError, StaleError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.bots.questions import Question
    from cuboteca.core.game import Game
    from cuboteca.core.record import State
    from cuboteca.core.words import Sentence
    from cuboteca.table.table import Table

_BEST = 3  # actions that the hint of a search names
_LEAST_TOLD = 0.05  # points: less is shown as 0.0


@dataclass(frozen=True)
class Step:
    """An action in the line of play that a solver expects."""

    seat: int
    action: int
    notation: str
    label: Sentence


#: What values are: those of the game's solver, shares of the win, what ranks are worth, 1 to 0
#: for first to last, or that and the lead together.
Measure: TypeAlias = Literal["solver", "win", "rank", "lead"]


@dataclass(frozen=True)
class Consequence:
    """How many points the advised action brings beside another.

    Attributes:
        other: What the other action does.
        plays: How many pairs of rollouts to the end say so.
        more: For each seat, below 0 for fewer; None where they do not tell.
        spread: Half of its 95 % interval for each seat.
    """

    other: Sentence
    plays: int
    more: tuple[float | None, ...]
    spread: tuple[float, ...]


@dataclass(frozen=True)
class Hint:
    """A solver's advice, ready to be worded; the first step is the advised action."""

    exact: bool
    steps: tuple[Step, ...]  # up to the next draw
    values: dict[str, tuple[float, ...]]  # by legal action: expected for each seat, 0 to 1
    best: tuple[Rated, ...] = ()  # the best actions, the advised one first
    measure: Measure = "solver"
    consequence: Consequence | None = None


@dataclass(frozen=True)
class Rated:
    """An action and its value.

    Attributes:
        action: Its number.
        notation: Its text.
        label: What it does.
        value: Expected value for its seat, 0 to 1.
        spread: Half of its 95 % interval; 0 where it is exact.
        values: Expected value for each seat, 0 to 1.
    """

    action: int
    notation: str
    label: Sentence
    value: float
    spread: float
    values: tuple[float, ...]

    @property
    def least(self) -> float:
        """The lower end of the value's interval."""
        return self.value - self.spread


class Advisers(Protocol):
    """Answers questions with advice; ``bots.workers.Workers`` is one."""

    async def advise(self, question: Question, asker: Asker) -> Advice:
        """Return a solver's advice; raises WorkerError and BusyError."""
        ...


class Hints:
    """Gives the hints of all tables.

    Args:
        advisers: Where solvers think.

    Attributes:
        pending: Hints that are asked for.
    """

    def __init__(self, advisers: Advisers) -> None:
        self.pending = Pending()
        self._advisers = advisers
        self._asked: WeakKeyDictionary[Table, tuple[int, asyncio.Task[Hint]]] = WeakKeyDictionary()

    async def hint(self, table: Table, seat: int, client: str = "") -> Hint:
        """Return what ``seat`` should do now.

        Args:
            table: The table of the seat.
            seat: Its number.
            client: Who asks, as limits count it.

        Raises:
            BusyError: Too many hints are waiting already.
            StaleError: The decision was taken before there was a hint.
            HintsOffError: The table was created without hints.
            NotYourTurnError: Another seat is to move, or the play is over.
            WorkerError: The solver failed or took too long.
        """
        _check(table, seat)
        seq, task = self._asked.get(table, (-1, None))
        if task is None or seq != table.seq or _failed(task):
            seed = table.private_seed(f"hint {seat}")
            question = advice_question_of(table.play, seat, seed)
            asker = Asker(client, table.id)
            task = asyncio.get_running_loop().create_task(self._ask(table.game, question, asker))
            task.add_done_callback(_failed)  # the caller may be gone
            if table not in self._asked:
                table.subscribe(self._note_change)
            self._asked[table] = (table.seq, task)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise StaleError(table.seq) from None
            raise

    async def guess(self, table: Table, seat: int) -> Hint:
        """Return what the heuristic policy would do, for as long as nothing better is ready.

        It neither compiles nor searches, so it takes no time to speak of.

        Args:
            table: The table of the seat.
            seat: Its number.

        Raises:
            HintsOffError: The table was created without hints.
            NotYourTurnError: Another seat is to move, or the play is over.
        """
        _check(table, seat)
        seed = table.private_seed(f"guess {seat}")
        question = question_of(table.play, seat, GREEDY, seed)
        bot = make_bot(GREEDY, seed)
        action = await asyncio.to_thread(lambda: bot.choose(question.context()))
        advice = Advice(action, exact=False, line=(action,), values={}, positions=0)
        return hint_of(table.game, base64.b64decode(question.known), advice)

    def _note_change(self, table: Table) -> None:
        """Give up a hint for a decision that has been taken."""
        seq, task = self._asked[table]
        if seq != table.seq:
            task.cancel()

    async def advice(self, question: Question, asker: Asker) -> Advice:
        """Return a solver's advice on a question that belongs to no table.

        Args:
            question: Asks for advice.
            asker: Who asks, as limits count it.

        Raises:
            BusyError: Too many hints are waiting already.
            WorkerError: The solver failed or took too long.
        """
        with self.pending.one():
            return await self._advisers.advise(question, asker)

    async def _ask(self, game: Game, question: Question, asker: Asker) -> Hint:
        advice = await self.advice(question, asker)
        return hint_of(game, base64.b64decode(question.known), advice)


def _check(table: Table, seat: int) -> None:
    if not table.head.hints:
        raise HintsOffError("this table was created without hints")
    if table.has_ended or table.to_move != seat:
        raise NotYourTurnError("only the seat whose turn it is can get a hint")


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def hint_of(game: Game, known: bytes, advice: Advice) -> Hint:
    """Return ``advice`` about the state of a snapshot as a hint; raises WorkerError."""
    engine = engine_of(game, "interpreted")
    state = engine.restore(known)
    line = advice.line if advice.line[:1] == (advice.action,) else (advice.action,)
    steps = tuple(_steps(game, known, line))
    if not steps:
        raise WorkerError(f"the solver advised {advice.action}, which is not legal")
    values = {
        game.notation.format_action(state, action): advice.values[action]
        for action in engine.legal_actions(state)
        if action in advice.values
    }
    best = _best(game, state, advice)
    consequence = _consequence(game, state, advice)
    return Hint(advice.exact, steps, values, best, _measure(game, advice), consequence)


def _consequence(game: Game, state: State, advice: Advice) -> Consequence | None:
    compared = advice.compared
    if compared is None:
        return None
    seat = engine_of(game, "interpreted").to_move(state)
    labels = {one.action: one.label for one in game.presentation.choices(state, seat)}
    if compared.other not in labels:
        raise WorkerError(f"the solver compared {compared.other}, which is not legal")
    more = tuple(
        mean if abs(mean) > half and abs(mean) >= _LEAST_TOLD else None
        for mean, half in zip(compared.more, compared.spread, strict=True)
    )
    return Consequence(labels[compared.other], compared.plays, more, compared.spread)


def _measure(game: Game, advice: Advice) -> Measure:
    if game.solver:
        return "solver"
    if advice.positions:
        return "win"
    return "lead" if advice.learned else "rank"


def _best(game: Game, state: State, advice: Advice) -> tuple[Rated, ...]:
    seat = engine_of(game, "interpreted").to_move(state)
    rated = [
        Rated(
            one.action,
            one.notation,
            one.label,
            advice.values[one.action][seat],
            advice.spread.get(one.action, 0.0),
            tuple(advice.values[one.action]),
        )
        for one in game.presentation.choices(state, seat)
        if one.action in advice.values
    ]
    advised = [one for one in rated if one.action == advice.action]
    others = [one for one in rated if one.action != advice.action]
    # little is known about actions that were hardly tried: they must not displace others
    others = sorted(others, key=lambda one: -one.least)[: _BEST - 1]
    return (*advised, *sorted(others, key=lambda one: -one.value))


def _steps(game: Game, known: bytes, line: tuple[int, ...]) -> Iterator[Step]:
    engine = engine_of(game, "interpreted")
    state = engine.restore(known)
    for action in line:
        mover = engine.to_move(state)
        if mover < 0:
            return
        choices = game.presentation.choices(state, mover)
        choice = next((one for one in choices if one.action == action), None)
        if choice is None:
            return
        yield Step(mover, action, choice.notation, choice.label)
        engine.apply(state, action)


__all__ = ["Consequence", "Hint", "Hints", "Rated", "Step", "hint_of"]
