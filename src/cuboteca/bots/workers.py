"""Bots in processes of their own: they cannot block, crash or outstay the server.

The server starts ``python -m cuboteca.bots.workers`` a few times and sends each one question a
line, as JSON; the answer is one line.  A worker that takes too long or dies is replaced.  A
question holds no secret: its state is drawn from those that agree with what the seat knows.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import sys
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from cuboteca.bots.bot import Situation
from cuboteca.bots.levels import LEVELS, SOLVER, bot_for, make_bot, way_of
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.game import Advice, half_width
from cuboteca.core.thinking import Thinking
from cuboteca.games import game

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.bots.search.search import Line
    from cuboteca.core.game import OptionValue
    from cuboteca.core.play import Play

T = TypeVar("T")

_LONGEST_LINE = 1 << 20
_SECONDS = 1.9  # of a search for a hint where the expert does not search


class WorkerError(CubotecaError):
    """A bot gave no answer: it failed, its process died, or it took too long."""


@dataclass(frozen=True)
class Question:
    """A decision that a bot has to take."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    seat: int
    level: str
    seed: int  # of the bot's own choices
    known: str  # snapshot of a state that agrees with what the seat knows, in base 64
    advice: bool = False  # asked for is not an action but all that the solver says of it


def question_of(play: Play, seat: int, level: str, seed: int) -> Question:
    """Return the question that a bot in ``seat`` has to answer now."""
    known = play.game.resample(play.state, seat, seeded(seed, 1))
    snapshot = play.game.rules.layout.pack(known).tobytes()
    return Question(
        game=play.game.name,
        options=play.options,
        seats=play.seats,
        seat=seat,
        level=level,
        seed=seed,
        known=base64.b64encode(snapshot).decode(),
    )


def advice_question_of(play: Play, seat: int, seed: int) -> Question:
    """Return the question by which ``seat`` asks the game's solver, or a search, for advice."""
    return replace(question_of(play, seat, SOLVER, seed), advice=True)


def answer(question: Question) -> int:
    """Let a bot think; runs in a worker."""
    return int(make_bot(question.level, question.seed).choose(_situation(question)))


def _situation(question: Question) -> Situation:
    one = game(question.game)
    snapshot = base64.b64decode(question.known)
    engine = engine_of(one, "interpreted")
    known = engine.restore(snapshot)
    return Situation(
        game=one,
        options=question.options,
        seats=question.seats,
        seat=question.seat,
        legal=tuple(engine.legal_actions(known)),
        _known=snapshot,
    )


def advise(question: Question) -> Advice:
    """Let the game's solver think, or the strongest search where it brings none; in a worker."""
    one = game(question.game)
    if one.solver is None:
        return _searched(question)
    known = engine_of(one, "interpreted").restore(base64.b64decode(question.known))
    return one.solver.solve(known, question.seat)


def _searched(question: Question) -> Advice:
    """Return what the search of the expert finds, the seat's values with their intervals."""
    one = game(question.game)
    way = way_of(one, LEVELS[-1], question.seats)
    thinking = way if isinstance(way, Thinking) else Thinking(seconds=_SECONDS)
    bot = bot_for(thinking, question.seed)
    action = int(bot.choose(_situation(question)))
    found = getattr(bot, "found", None)
    if found is None:  # nothing to choose
        return Advice(action, exact=True, line=(action,), values={}, positions=0)
    tried = [line for line in found.lines if line.visits or line.solved]
    return Advice(
        action,
        exact=found.solved,
        line=(action,),
        values={line.action: line.values for line in tried},
        positions=0,
        spread={line.action: _half_width(line, question.seat) for line in tried},
    )


def _half_width(line: Line, seat: int) -> float:
    """Return half of the 95 % interval of a mean of numbers in 0..1, at its widest.

    It takes simulations for independent, which those of one tree are not quite.
    """
    if line.solved:
        return 0.0
    return half_width(min(max(line.values[seat], 0.0), 1.0), line.visits)


class _Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._warm: set[tuple[str, str]] = set()  # the bots of games that have answered

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> _Worker:
        return cls(
            await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
                start_new_session=True,  # Ctrl+C in the terminal is for the server alone
            )
        )

    async def ask(self, question: Question, read: Callable[[Any], T]) -> T:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(json.dumps(asdict(question)).encode() + b"\n")
            await stdin.drain()
            line = await stdout.readline()
        except (OSError, ValueError) as error:
            raise WorkerError(f"its process died: {error}") from None
        told = _read_reply(line, read)
        self._warm.add((question.game, question.level))
        return told

    def is_warm_for(self, question: Question) -> bool:
        """Tell whether nothing has to be compiled for an answer."""
        return (question.game, question.level) in self._warm

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _read_reply(line: bytes, read: Callable[[Any], T]) -> T:
    try:
        reply = json.loads(line)
        if "error" in reply:
            raise WorkerError(str(reply["error"]))
        return read(reply)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise WorkerError("its process died or answered nonsense") from None


def _read_action(reply: Any) -> int:
    return int(reply["action"])


def _read_advice(reply: Any) -> Advice:
    return Advice(
        action=int(reply["action"]),
        exact=bool(reply["exact"]),
        line=tuple(map(int, reply["line"])),
        values={int(action): tuple(map(float, all_)) for action, all_ in reply["values"].items()},
        positions=int(reply["positions"]),
        spread={int(action): float(half) for action, half in reply["spread"].items()},
    )


def _write_advice(advice: Advice) -> dict[str, Any]:
    """Return what ``_read_advice`` reads; a solver may count in numbers that JSON does not know."""
    return {
        "action": int(advice.action),
        "exact": bool(advice.exact),
        "line": [int(action) for action in advice.line],
        "values": {int(action): [*map(float, all_)] for action, all_ in advice.values.items()},
        "positions": int(advice.positions),
        "spread": {int(action): float(half) for action, half in advice.spread.items()},
    }


class Workers:
    """A few worker processes, started when first needed.

    Args:
        count: At most so many at once.
        seconds: A worker that thinks longer is killed.
        command: What a worker is; only tests give another.
        first_seconds: Instead of ``seconds`` before a worker's first answer for a game and a level,
            for which it may have to compile.
    """

    def __init__(
        self,
        count: int = 2,
        seconds: float = 10,
        command: tuple[str, ...] | None = None,
        *,
        first_seconds: float | None = None,
    ) -> None:
        self._seconds = seconds
        self._first_seconds = seconds if first_seconds is None else first_seconds
        self._command = command or (sys.executable, "-m", "cuboteca.bots.workers")
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()

    async def decide(self, question: Question) -> int:
        """Return a bot's answer.

        Raises:
            WorkerError: There is none.
        """
        return await self._ask(question, _read_action)

    async def advise(self, question: Question) -> Advice:
        """Return what a solver says.

        Raises:
            WorkerError: Nothing, in time.
        """
        return await self._ask(question, _read_advice)

    async def _ask(self, question: Question, read: Callable[[Any], T]) -> T:
        async with self._free:
            worker = self._idle.pop() if self._idle else await self._start()
            self._busy.add(worker)
            seconds = self._seconds if worker.is_warm_for(question) else self._first_seconds
            try:
                told = await asyncio.wait_for(worker.ask(question, read), seconds)
            except TimeoutError:
                await worker.stop()
                raise WorkerError(f"it thought for more than {seconds:g} seconds") from None
            except BaseException:
                await worker.stop()
                raise
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
            return told

    async def _start(self) -> _Worker:
        try:
            return await _Worker.start(self._command)
        except OSError as error:
            raise WorkerError(f"no process can be started: {error}") from None

    async def close(self) -> None:
        """End all workers."""
        for worker in [*self._idle, *self._busy]:
            await worker.stop()
        self._idle.clear()


def _reply(question: Question) -> dict[str, Any]:
    if question.advice:
        return _write_advice(advise(question))
    return {"action": answer(question)}


def work() -> None:
    """Answer questions line by line until the input ends: what a worker process does."""
    for line in sys.stdin:
        reply: dict[str, Any]
        try:
            reply = _reply(Question(**json.loads(line)))
        except Exception as error:  # noqa: BLE001  # whatever a bot does wrong is told to the server
            reply = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    work()


__all__ = [
    "Question",
    "WorkerError",
    "Workers",
    "advice_question_of",
    "advise",
    "answer",
    "question_of",
]
