"""Bots in processes of their own: they cannot block, crash or outstay the server.

The server starts ``python -m cuboteca.bots.workers`` a few times.  Each says in a line that it is
ready and then gets one question a line, as JSON.  It says when something has to be compiled for the
question (``{"state": "compiling"}``) and when all is ready and the bot begins to think (``{"state":
"thinking"}``); the answer is the last line.  So compiling and loading have a limit of their own and
never cost a bot its time to think.  A worker that takes too long or dies is replaced.  A question
holds no secret: its state is drawn from those that agree with what the seat knows.

What a level has to have compiled is compiled in a process that answers nobody meanwhile, once a
game.  A package's own bot has a process to itself: it keeps nobody waiting but its own tables.

``Workers`` is for the server, which does something else meanwhile, ``BlockingWorkers`` for who
waits: an arena, a play in the terminal.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import math
import signal
import sys
import time
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, Self, TypeAlias, TypeVar

from cuboteca.bots.bot import Situation, action_of, situation_of
from cuboteca.bots.confinement import (
    die_first,
    end_group,
    limit_memory,
    lines_while_wanted,
    take_channel,
)
from cuboteca.bots.levels import (
    LEVELS,
    SOLVER,
    bot_for,
    make_bot,
    make_ready,
    own_bots,
    searches,
    way_of,
)
from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.compiled import watch_compiling
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.game import Advice, half_width
from cuboteca.core.thinking import Thinking
from cuboteca.games import game

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cuboteca.bots.bot import Bot
    from cuboteca.bots.search.search import Line
    from cuboteca.core.game import OptionValue
    from cuboteca.core.play import Play

T = TypeVar("T")

#: By which a worker says how far it is.
Say: TypeAlias = "Callable[[dict[str, Any]], None]"

#: Why there is no answer: the bot thought too long, could not be got ready, or failed.
Failing: TypeAlias = Literal["late", "unready", "failed"]

_LONGEST_LINE = 1 << 20
_LONGEST_REASON = 200
_SEEDS = 1 << 31
_READY = "ready"
_START_SECONDS = 60.0  # for Python and our modules; a bot's own time begins later
_SECONDS = 1.9  # of a search for a hint where the expert does not search
_STATE = "state"
_COMPILING = "compiling"
_THINKING = "thinking"
_USUAL_COMPILING = 40.0  # seconds for a search on an ordinary computer
_USUAL_LOADING = 8.0  # seconds
_LEAST_WAIT = 5  # seconds, as the shortest that is told
_ASK_AGAIN = 10  # seconds, where it takes longer than usual
_AT_ONCE = 3.0  # seconds within which loading alone may end before somebody is told to come back
_LONGEST_BACK_OFF = 3600.0  # seconds


class WorkerError(CubotecaError):
    """A bot gave no answer: it failed, its process died, or it took too long.

    Attributes:
        failing: Which of these.
    """

    def __init__(self, message: str, failing: Failing = "failed") -> None:
        super().__init__(message)
        self.failing: Failing = failing


class BotError(WorkerError):
    """A bot failed and its process did not."""


class _EndedError(WorkerError):
    """The process has ended; it said nothing more."""


class PreparingError(WorkerError):
    """What is asked for is being compiled or loaded, which goes on; ask again later.

    Args:
        seconds: About so many are left; None where it takes longer than usual already.

    Attributes:
        seconds: The same.
        ask_again: Seconds after which to ask again.
    """

    def __init__(self, seconds: int | None) -> None:
        told = (
            "which is taking longer than usual; ask again in a while"
            if seconds is None
            else f"which happens only once; ask again in about {seconds} seconds"
        )
        super().__init__(f"hints for this game are being prepared, {told}", "unready")
        self.seconds = seconds
        self.ask_again = _ASK_AGAIN if seconds is None else seconds


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
    prepare: bool = False  # asked for is nothing but that all is compiled and loaded

    @property
    def needs(self) -> Literal["", "search", "solver"]:
        """What is built in and has to be compiled for an answer, once; "" for nothing."""
        one = game(self.game)
        if self.level == SOLVER and one.solver is not None:
            return "solver"
        if self.advice or searches(one, self.level, self.seats):
            return "search"
        return ""


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
    return action_of(_bot(question).choose(_situation(question)))


def _bot(question: Question) -> Bot:
    if question.level in own_bots():
        limit_memory()
    return make_bot(question.level, question.seed)


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


@dataclass(frozen=True)
class _Limits:
    """How many seconds a worker gets."""

    ready: float  # to compile and load
    think: float


class WorkerProcess:
    """A process that gets one question a line, as JSON, and answers in lines.

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
            said = await asyncio.wait_for(worker._line(), _START_SECONDS)
            _read_reply(said, dict)
        except TimeoutError:
            await worker.stop()
            raise WorkerError(
                f"its process did not start in {_START_SECONDS:g} seconds", "unready"
            ) from None
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def exchange(self, question: object, read: Callable[[Any], T]) -> T:
        """Return what ``read`` makes of the line that answers ``question``.

        Raises:
            BotError: It answered that it failed.
            WorkerError: It answered nothing that can be read, or it ended.
        """
        await self._send(question)
        return _read_reply(await self._line(), read)

    async def _send(self, question: object) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError):  # reading tells how it ended
            stdin.write(json.dumps(question).encode() + b"\n")
            await stdin.drain()

    async def _line(self) -> bytes:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            line = await stdout.readline()
        except (OSError, ValueError):
            line = b"?"
        if not line:
            raise _EndedError(_end(await self._process.wait()))
        return line

    @property
    def has_ended(self) -> bool:
        """Whether it has ended by itself."""
        return self._process.returncode is not None

    async def stop(self) -> None:
        """Kill it, and all that it has started."""
        end_group(self._process.pid)
        await self._process.wait()


class _Worker(WorkerProcess):
    """A process in which bots think.

    Attributes:
        lane: The package's own bot that alone uses it; "" for the built-in ones.
    """

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        super().__init__(process)
        self.lane = ""
        self.silent = True  # has said nothing about the question that it got last
        self._precompile: set[tuple[str, str]] = set()  # the bots of games that have answered

    async def ask(
        self,
        question: Question,
        read: Callable[[Any], T],
        limits: _Limits,
        compiling: Callable[[], None] = lambda: None,
    ) -> T:
        """Return what is answered, read by ``read``.

        Args:
            question: The question.
            read: Takes the answer.
            limits: A worker that takes longer gives no answer.
            compiling: Called when something has to be compiled.

        Raises:
            WorkerError: There is no answer.
        """
        self.silent = True
        await self._send(asdict(question))
        try:
            async with asyncio.timeout(limits.ready):
                line = await self._line()
                self.silent = False
                if _state_in(line) == _COMPILING:
                    compiling()
                    line = await self._line()
        except TimeoutError:
            raise WorkerError(
                f"getting it ready took more than {limits.ready:g} seconds", "unready"
            ) from None
        if _state_in(line) == _THINKING:
            try:
                line = await asyncio.wait_for(self._line(), limits.think)
            except TimeoutError:
                raise WorkerError(
                    f"it thought for more than {limits.think:g} seconds", "late"
                ) from None
        told = _read_reply(line, read)
        if not question.prepare:
            self._precompile.add((question.game, question.level))
        return told

    def is_compiled_for(self, question: Question) -> bool:
        """Return whether the bot of the question has answered here before."""
        return (question.game, question.level) in self._precompile


def _state_in(line: bytes) -> str:
    """Return how far a worker says that it is; "" where the line is an answer."""
    try:
        return str(json.loads(line).get(_STATE, ""))
    except (ValueError, AttributeError, RecursionError):
        return ""


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
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
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


@dataclass
class _Preparation:
    """Something that is being compiled or loaded."""

    begun: float = field(default_factory=time.monotonic)
    compiles: bool = False  # and not only loaded
    changed: asyncio.Event = field(default_factory=asyncio.Event)  # it compiles, or has ended
    task: asyncio.Task[None] | None = None

    def compiling(self) -> None:
        self.compiles = True
        self.changed.set()

    @property
    def seconds_left(self) -> int | None:
        """About how long it will still take; None once it has taken longer than usual."""
        usual = _USUAL_COMPILING if self.compiles else _USUAL_LOADING
        left = usual - (time.monotonic() - self.begun)
        return max(math.ceil(left), _LEAST_WAIT) if left > 0 else None


@dataclass
class _BackOff:
    """How often in a row an own bot let its long first time pass, and until when it gets none."""

    times: int = 0
    until: float = 0.0
    loading: bool = False  # it did so while loading: then that gets no long time either


class Workers:
    """A few worker processes, started when first needed.

    Args:
        count: At most so many at once, and one more for each package's own bot that is asked and
            for each game that is being compiled.
        seconds: A worker that thinks longer is killed.
        command: What a worker is; only tests give another.
        first_seconds: So long a question waits for what is compiled or loaded for it.  A package's
            own bot may also think so long before its first answer, for what it compiles itself; one
            that has let that time pass gets ``seconds``, and the long time again only after a while
            that doubles each time; so does one that has let it pass loading.
        ready_seconds: So long a compilation goes on, whoever waits for it; ``first_seconds`` unless
            given.
    """

    def __init__(
        self,
        count: int = 2,
        seconds: float = 10,
        command: tuple[str, ...] | None = None,
        *,
        first_seconds: float | None = None,
        ready_seconds: float | None = None,
    ) -> None:
        self._seconds = seconds
        self._first_seconds = seconds if first_seconds is None else first_seconds
        self._ready_seconds = ready_seconds
        self._count = count
        self._command = command or (sys.executable, "-m", "cuboteca.bots.workers")
        self._lanes = {"": asyncio.Semaphore(count)}  # by own bot; "" for the built-in ones
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._ready: set[tuple[str, str]] = set()  # games, and what of them has been compiled
        self._preparations: dict[tuple[str, str], _Preparation] = {}
        self._back_off: dict[tuple[str, str], _BackOff] = {}

    async def decide(self, question: Question) -> int:
        """Return a bot's answer; what has to be compiled for it is waited for.

        Raises:
            WorkerError: There is none.
        """
        preparation = self._prepared(question)
        if preparation is not None:
            await self._wait_for(preparation)
        return await self._ask(question, _read_action)

    async def advise(self, question: Question) -> Advice:
        """Return what a solver says; what has to be compiled for it is not waited for.

        Raises:
            PreparingError: It is being compiled.
            WorkerError: Nothing, in time.
        """
        preparation = self._prepared(question)
        if preparation is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(preparation.changed.wait(), _AT_ONCE)
            assert preparation.task is not None
            if not preparation.task.done():
                raise PreparingError(preparation.seconds_left)
            await preparation.task
        return await self._ask(question, _read_advice)

    def _prepared(self, question: Question) -> _Preparation | None:
        """See to it that what a question needs is compiled; None where that is done."""
        what = (question.game, question.needs)
        if not question.needs:
            return None
        if what in self._ready:
            return None
        if what not in self._preparations:
            one = _Preparation()
            work = self._prepare(replace(question, prepare=True), one)
            one.task = asyncio.get_running_loop().create_task(work)
            one.task.add_done_callback(_looked_at)  # whoever waited may have gone
            self._preparations[what] = one
        return self._preparations[what]

    async def _prepare(self, question: Question, preparation: _Preparation) -> None:
        what = (question.game, question.needs)
        given = self._first_seconds if self._ready_seconds is None else self._ready_seconds
        try:
            limits = _Limits(given, self._seconds)
            await self._exchange(
                "", lambda worker: worker.ask(question, dict, limits, preparation.compiling)
            )
            self._ready.add(what)
        finally:
            del self._preparations[what]
            preparation.changed.set()

    async def _wait_for(self, preparation: _Preparation) -> None:
        assert preparation.task is not None
        try:
            await asyncio.wait_for(asyncio.shield(preparation.task), self._first_seconds)
        except TimeoutError:
            raise WorkerError(
                f"getting it ready takes more than {self._first_seconds:g} seconds, and goes on",
                "unready",
            ) from None

    async def _ask(self, question: Question, read: Callable[[Any], T]) -> T:
        lane = question.level if question.level in own_bots() else ""
        async with self._lanes.setdefault(lane, asyncio.Semaphore(1)):

            async def ask(worker: _Worker) -> T:
                limits = self._limits_for(worker, question)
                try:
                    return await worker.ask(question, read, limits)
                except WorkerError as error:
                    self._note_failure(worker, question, limits, error.failing)
                    raise

            told = await self._exchange(lane, ask)
            self._back_off.pop((question.game, question.level), None)
            return told

    def _limits_for(self, worker: _Worker, question: Question) -> _Limits:
        if worker.is_compiled_for(question):
            return _Limits(self._seconds, self._seconds)
        if not worker.lane:
            return _Limits(self._first_seconds, self._seconds)
        back_off = self._back_off.get((question.game, question.level), _BackOff())
        short = time.monotonic() < back_off.until
        return _Limits(
            ready=self._seconds if short and back_off.loading else self._first_seconds,
            think=self._seconds if short else self._first_seconds,
        )

    def _note_failure(
        self, worker: _Worker, question: Question, limits: _Limits, failing: Failing
    ) -> None:
        """Let an own bot that let a long time pass have none like it for a while."""
        given = {"late": limits.think, "unready": limits.ready}.get(failing, 0.0)
        if not worker.lane or given <= self._seconds:
            return
        one = self._back_off.setdefault((question.game, question.level), _BackOff())
        one.loading = one.loading or failing == "unready"
        one.times += 1
        pause = min(self._first_seconds * 2.0**one.times, _LONGEST_BACK_OFF)
        one.until = time.monotonic() + max(pause, self._first_seconds)

    async def _exchange(self, lane: str, ask: Callable[[_Worker], Awaitable[T]]) -> T:
        """Have a free process asked; one that died while it was idle costs nobody an answer."""
        worker = await self._free(lane)
        if worker is not None:
            try:
                return await self._asked_of(worker, ask)
            except _EndedError:
                if not worker.silent:
                    raise
        worker = await _Worker.start(self._command)
        worker.lane = lane
        self._busy.add(worker)
        return await self._asked_of(worker, ask)

    async def _asked_of(self, worker: _Worker, ask: Callable[[_Worker], Awaitable[T]]) -> T:
        """Have a busy process asked, and keep it unless that has harmed it."""
        try:
            told = await ask(worker)
        except BotError:
            await self._let_go(worker)
            raise
        except BaseException:
            await self._end(worker)
            raise
        await self._let_go(worker)
        return told

    async def _free(self, lane: str) -> _Worker | None:
        """Return an idle process, which counts as busy from then on; None if there is none."""
        for worker in [one for one in reversed(self._idle) if one.lane == lane]:
            self._idle.remove(worker)
            if not worker.has_ended:
                self._busy.add(worker)
                return worker
        return None

    async def _let_go(self, worker: _Worker) -> None:
        """Keep a process for later questions, unless there are enough."""
        if sum(one.lane == worker.lane for one in self._idle) >= self._count:
            await self._end(worker)
            return
        self._busy.discard(worker)
        self._idle.append(worker)

    async def _end(self, worker: _Worker) -> None:
        await worker.stop()
        self._busy.discard(worker)

    async def close(self) -> None:
        """End all workers."""
        tasks = [one.task for one in self._preparations.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in [*self._idle, *self._busy]:
            await worker.stop()
        self._idle.clear()


def _looked_at(task: asyncio.Task[None]) -> None:
    """Take note of how a task ended, so that nobody misses it."""
    if not task.cancelled():
        task.exception()


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


def _reply(line: str, say: Say) -> dict[str, Any]:
    """Return the answer to a question; ``say`` gets how far it is before."""
    try:
        question = Question(**json.loads(line))
        think = _thinking(question, say)
        if question.prepare:
            return {_READY: True}
        say({_STATE: _THINKING})
        return think()
    except (Exception, SystemExit, KeyboardInterrupt) as error:  # noqa: BLE001  # whatever it does
        spent = isinstance(error, MemoryError)  # what it holds may never be let go
        return {"error": reason_of(error), "spent": spent}


def _thinking(question: Question, say: Say) -> Callable[[], dict[str, Any]]:
    """Return what thinks about a question, with all that it needs compiled and loaded."""
    if question.needs and engine_of(game(question.game)).mode == "compiled":
        _compile(question, say)
    if question.advice:
        return lambda: _write_advice(advise(question))
    bot, situation = _bot(question), _situation(question)
    return lambda: {"action": action_of(bot.choose(situation))}


_compiled: set[tuple[str, str]] = set()


def _compile(question: Question, say: Say) -> None:
    """Compile or load what is built in, once in a process; say when there is something to compile.

    A solver is used once with the least budget: its game knows best what it reaches.
    """
    one = game(question.game)
    solver = one.solver if question.needs == "solver" else None
    what = (question.game, question.needs)
    if what in _compiled:
        return
    with watch_compiling(lambda: say({_STATE: _COMPILING})):
        if solver is None:
            make_ready(one)
        else:
            known = engine_of(one, "interpreted").restore(base64.b64decode(question.known))
            solver.solve(known, question.seat, 1)
    _compiled.add(what)


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


def work(reply_to: Callable[[str, Say], dict[str, Any]] = _reply) -> None:
    """Answer questions line by line until the input ends: what a worker process does.

    Args:
        reply_to: Returns the answer to a question, a line of JSON; never raises.  The function
            that it gets says how far it is before.
    """
    asked, answers = take_channel()
    die_first()

    def say(told: dict[str, Any]) -> None:
        answers.write(json.dumps(told) + "\n")
        answers.flush()

    say({_READY: True})
    for line in lines_while_wanted(asked):
        reply = reply_to(line, say)
        sys.stdout.flush()  # what the bot has printed, with its answer and not after it
        say(reply)


if __name__ == "__main__":
    work()


__all__ = [
    "BlockingWorkers",
    "BotError",
    "Failing",
    "OwnBot",
    "PreparingError",
    "Question",
    "Say",
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
