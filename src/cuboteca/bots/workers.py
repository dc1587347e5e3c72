"""Bots in processes of their own: they cannot block, crash or outstay the server.

The server starts ``python -m cuboteca.bots.workers`` a few times.  Each says in a line that it is
ready and then gets one question a line, as JSON; the answer is one line.  A worker that takes too
long or dies is replaced.  A question holds no secret: its state is drawn from those that agree with
what the seat knows.

``Workers`` is for the server, which does something else meanwhile, ``BlockingWorkers`` for who
waits: an arena, a play in the terminal.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import signal
import sys
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Self, TypeVar

from cuboteca.bots.bot import Situation, action_of, situation_of
from cuboteca.bots.confinement import (
    die_first,
    end_group,
    limit_memory,
    lines_while_wanted,
    take_channel,
)
from cuboteca.bots.levels import LEVELS, SOLVER, bot_for, make_bot, own_bots, way_of
from cuboteca.core.chance import draw_below, seeded
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
_LONGEST_REASON = 200
_SEEDS = 1 << 31
_READY = "ready"
_START_SECONDS = 60.0  # for Python and our modules; a bot's own time begins later
_SECONDS = 1.9  # of a search for a hint where the expert does not search


class WorkerError(CubotecaError):
    """A bot gave no answer: it failed, its process died, or it took too long."""


class BotError(WorkerError):
    """A bot failed and its process did not."""


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
    return question_in(situation_of(play, seat, seeded(seed, 1)), level, seed)


def question_in(situation: Situation, level: str, seed: int) -> Question:
    """Return the question that a bot has to answer in a situation."""
    return Question(
        game=situation.game.name,
        options=dict(situation.options),
        seats=situation.seats,
        seat=situation.seat,
        level=level,
        seed=seed,
        known=base64.b64encode(situation.snapshot()).decode(),
    )


def advice_question_of(play: Play, seat: int, seed: int) -> Question:
    """Return the question by which ``seat`` asks the game's solver, or a search, for advice."""
    return replace(question_of(play, seat, SOLVER, seed), advice=True)


def answer(question: Question) -> int:
    """Let a bot think; runs in a worker.

    Raises:
        AnswerError: It answered no whole number.
    """
    if question.level in own_bots():
        limit_memory()
    return action_of(make_bot(question.level, question.seed).choose(_situation(question)))


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


class WorkerProcess:
    """A process that gets one question a line, as JSON, and answers each with one line.

    Args:
        process: Just started.
    """

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> Self:
        """Start one; returns when it is ready.

        Raises:
            WorkerError: It cannot be started, ends at once or is not ready in a minute.
        """
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
                start_new_session=True,  # Ctrl+C in the terminal is for the server alone
            )
        except OSError as error:
            raise WorkerError(f"no process can be started: {error}") from None
        worker = cls(process)
        try:
            await asyncio.wait_for(worker._read(dict), _START_SECONDS)
        except TimeoutError:
            await worker.stop()
            raise WorkerError(f"its process did not start in {_START_SECONDS:g} seconds") from None
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def exchange(self, question: object, read: Callable[[Any], T]) -> T:
        """Return what ``read`` makes of the answer to ``question``.

        Raises:
            BotError: It answered that it failed.
            WorkerError: It answered nothing that can be read, or it ended.
        """
        stdin = self._process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError):  # reading tells how it ended
            stdin.write(json.dumps(question).encode() + b"\n")
            await stdin.drain()
        return await self._read(read)

    async def _read(self, read: Callable[[Any], T]) -> T:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            line = await stdout.readline()
        except (OSError, ValueError):
            line = b"?"
        if not line:
            raise WorkerError(_end(await self._process.wait()))
        return _read_reply(line, read)

    @property
    def has_ended(self) -> bool:
        """Whether it has ended by itself."""
        return self._process.returncode is not None

    async def stop(self) -> None:
        """Kill it, and all that it has started."""
        end_group(self._process.pid)
        await self._process.wait()


class _Worker(WorkerProcess):
    """A process in which bots think."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        super().__init__(process)
        self._warm: set[tuple[str, str]] = set()  # the bots of games that have answered

    async def ask(self, question: Question, read: Callable[[Any], T]) -> T:
        told = await self.exchange(asdict(question), read)
        self._warm.add((question.game, question.level))
        return told

    def is_warm_for(self, question: Question) -> bool:
        """Tell whether nothing has to be compiled for an answer."""
        return (question.game, question.level) in self._warm


def _end(code: int) -> str:
    """Tell how a process ended."""
    if code >= 0:
        return f"its process ended with exit code {code}"
    name = signal.Signals(-code).name if -code in set(signal.Signals) else str(-code)
    memory = ", as happens when memory runs out" if -code == signal.SIGKILL else ""
    return f"its process was ended by {name}{memory}"


def _read_reply(line: bytes, read: Callable[[Any], T]) -> T:
    try:
        reply = json.loads(line)
        if "error" in reply:
            raise (WorkerError if reply.get("spent") else BotError)(str(reply["error"]))
        return read(reply)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise WorkerError("its process answered nonsense") from None


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
            for which it may have to compile.  A bot that has let them pass once gets ``seconds``
            from then on.
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
        self._slow: set[tuple[str, str]] = set()  # the bots of games that let the first time pass

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
            worker = self._idle.pop() if self._idle else await _Worker.start(self._command)
            self._busy.add(worker)
            seconds = self._seconds_for(worker, question)
            try:
                told = await asyncio.wait_for(worker.ask(question, read), seconds)
            except TimeoutError:
                await worker.stop()
                self._slow.add((question.game, question.level))
                raise WorkerError(f"it thought for more than {seconds:g} seconds") from None
            except BotError:
                self._idle.append(worker)
                raise
            except BaseException:
                await worker.stop()
                raise
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
            return told

    def _seconds_for(self, worker: _Worker, question: Question) -> float:
        slow = (question.game, question.level) in self._slow
        return self._seconds if slow or worker.is_warm_for(question) else self._first_seconds

    async def close(self) -> None:
        """End all workers."""
        for worker in [*self._idle, *self._busy]:
            await worker.stop()
        self._idle.clear()


class BlockingWorkers:
    """Workers for who waits for each answer.

    Args:
        seconds: See ``Workers``.
        command: See ``Workers``.
        first_seconds: See ``Workers``.
    """

    def __init__(
        self,
        seconds: float,
        command: tuple[str, ...] | None = None,
        *,
        first_seconds: float | None = None,
    ) -> None:
        self._loop = asyncio.Runner()
        self._workers = Workers(1, seconds, command, first_seconds=first_seconds)

    def decide(self, question: Question) -> int:
        """Return a bot's answer.

        Raises:
            WorkerError: There is none.
        """
        return self._loop.run(self._workers.decide(question))

    def close(self) -> None:
        """End the process."""
        self._loop.run(self._workers.close())
        self._loop.close()


class OwnBot:
    """A package's own bot for who plays in this process, where it must not think.

    Args:
        name: Of the bot.
        seed: Of its choices.
        workers: Where it thinks.
    """

    def __init__(self, name: str, seed: int, workers: BlockingWorkers) -> None:
        self._name = name
        self._seeds = seeded(seed)
        self._workers = workers

    def choose(self, situation: Situation) -> int:
        """Return what the bot answers.

        Raises:
            WorkerError: There is no answer.
        """
        seed = draw_below(self._seeds, _SEEDS)
        return self._workers.decide(question_in(situation, self._name, seed))


def _reply(line: str) -> str:
    try:
        question = Question(**json.loads(line))
        if question.advice:
            return json.dumps(_write_advice(advise(question)))
        return json.dumps({"action": answer(question)})
    except (Exception, SystemExit, KeyboardInterrupt) as error:  # noqa: BLE001  # whatever it does
        spent = isinstance(error, MemoryError)  # what it holds may never be let go
        return json.dumps({"error": reason_of(error), "spent": spent})


def reason_of(error: BaseException) -> str:
    """Return what a bot did wrong, in one line that is not too long."""
    kind = type(error).__name__
    try:
        said = " ".join(str(error).split())
    except Exception:  # noqa: BLE001  # a bot's own error may fail at its own message
        said = ""
    if not isinstance(error, CubotecaError):
        said = f"{kind}: {said}" if said else kind
    said = "".join(letter if letter.isprintable() else "?" for letter in said)
    return said if len(said) <= _LONGEST_REASON else said[: _LONGEST_REASON - 1] + "…"


def work(reply_to: Callable[[str], str] = _reply) -> None:
    """Answer questions line by line until the input ends: what a worker process does.

    Args:
        reply_to: Returns the answer to a question, one line of JSON; never raises.
    """
    asked, answers = take_channel()
    die_first()
    answers.write(json.dumps({_READY: True}) + "\n")
    answers.flush()
    for line in lines_while_wanted(asked):
        reply = reply_to(line)
        sys.stdout.flush()  # what the bot has printed, with its answer and not after it
        answers.write(reply + "\n")
        answers.flush()


if __name__ == "__main__":
    work()


__all__ = [
    "BlockingWorkers",
    "OwnBot",
    "Question",
    "WorkerError",
    "WorkerProcess",
    "Workers",
    "advice_question_of",
    "advise",
    "answer",
    "question_in",
    "question_of",
    "reason_of",
    "work",
]
