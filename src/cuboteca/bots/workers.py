"""Bots in child processes: they cannot block, crash or delay the server.

The server starts ``python -m cuboteca.bots.worker_process`` a few times, for three lanes that share
no process.  Levels that answer at once, such as medium, never wait behind levels that search.  A
bot from a package has a process to itself: only its own tables ever wait for it.  In each lane,
clients and their tables take turns (``core.fair_queue``).

What a level needs compiled is compiled once per game, in a process that does nothing else
meanwhile, and takes no lane's place.

``Workers`` is for the asynchronous server, ``BlockingWorkers`` for callers that wait: an arena, a
play in the terminal.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import sys
import time
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from cuboteca.bots.confinement import environment_for
from cuboteca.bots.levels import own_bots
from cuboteca.bots.questions import question_in, read_action, read_advice
from cuboteca.bots.worker_process import COMPILING, THINKING
from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.child_processes import ChildPool, WorkerError, understood
from cuboteca.core.errors import seconds_text
from cuboteca.core.fair_queue import Asker, FairQueue
from cuboteca.core.futures import retrieve
from cuboteca.core.pending import Pending

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.bots.bot import DecisionContext
    from cuboteca.bots.confinement import Confinement
    from cuboteca.bots.questions import Question
    from cuboteca.core.child_processes import ChildProcess, Failing, Message
    from cuboteca.core.game import Advice

T = TypeVar("T")

#: Questions of one client in a lane; a table never has more than one.
EACH = 64
_NOBODY = Asker()
_QUICK, _SEARCH = "quick", "search"  # lanes of the pool
_SEEDS = 1 << 31
_USUAL_COMPILING = 40.0  # seconds for a search on an ordinary computer
_USUAL_LOADING = 8.0  # seconds
_LEAST_WAIT = 5  # seconds, the shortest wait that is announced
_ASK_AGAIN = 10  # seconds, where it takes longer than usual
_AT_ONCE = 1.5  # seconds within which loading may end before somebody is asked to come back
_LONGEST_BACK_OFF = 3600.0  # seconds
_FIRST_PAUSE = 60.0  # seconds until what failed to compile twice is tried a third time


class PreparingError(WorkerError):
    """What is asked for is still being compiled or loaded; ask again later.

    Args:
        seconds: Estimated seconds left; None if it has already taken longer than usual.

    Attributes:
        seconds: The same.
        ask_again: Seconds after which to ask again.
    """

    def __init__(self, seconds: int | None) -> None:
        when = (
            "which is taking longer than usual; ask again in a while"
            if seconds is None
            else f"which happens only once; ask again in about {seconds_text(seconds)}"
        )
        super().__init__(f"hints for this game are being prepared, {when}", "unready")
        self.seconds = seconds
        self.ask_again = _ASK_AGAIN if seconds is None else seconds


class _Limits(NamedTuple):
    """How many seconds a worker may take."""

    ready: float  # to compile and load
    think: float


async def _ask(
    worker: ChildProcess,
    question: Question,
    read: Callable[[Message], T],
    limits: _Limits,
    compiling: Callable[[], None] = lambda: None,
) -> T:
    """Return what a worker answers, read by ``read``.

    Args:
        worker: Idle.
        question: The question.
        read: Parses the answer.
        limits: How long it may take.
        compiling: Called if something has to be compiled.

    Raises:
        WorkerError: There is no answer.
    """
    await worker.send(asdict(question))
    failing: Failing = "unready"
    try:
        async with asyncio.timeout(limits.ready) as deadline:
            while state := (message := await worker.receive()).get("state"):
                if state == COMPILING:
                    compiling()
                elif state == THINKING and failing == "unready":
                    failing = "late"
                    deadline.reschedule(asyncio.get_running_loop().time() + limits.think)
    except TimeoutError:
        late = f"it thought for more than {seconds_text(limits.think)}"
        unready = f"getting it ready took more than {seconds_text(limits.ready)}"
        raise WorkerError(late if failing == "late" else unready, failing) from None
    return understood(read, message)


@dataclass
class _Preparation:
    """Something that is being compiled or loaded."""

    begun: float = field(default_factory=time.monotonic)
    compiles: bool = False  # rather than only loaded
    changed: asyncio.Event = field(default_factory=asyncio.Event)  # it compiles, or has ended
    task: asyncio.Task[None] | None = None

    def compiling(self) -> None:
        self.compiles = True
        self.changed.set()

    @property
    def age(self) -> float:
        """How many seconds it has taken so far."""
        return time.monotonic() - self.begun

    @property
    def seconds_left(self) -> int | None:
        """About how long it will still take; None once it has taken longer than usual."""
        usual = _USUAL_COMPILING if self.compiles else _USUAL_LOADING
        left = usual - self.age
        return max(math.ceil(left), _LEAST_WAIT) if left > 0 else None


@dataclass
class _Failed:
    """What failed to compile."""

    why: str
    times: int = 0  # in a row
    slow: int = 0  # how many of them because it took too long
    until: float = 0.0  # when it may be tried again


@dataclass
class _BackOff:
    """How often in a row a package's bot exceeded its long limit, and until when it has none."""

    times: int = 0
    until: float = 0.0
    loading: bool = False  # it did so while loading, so loading gets no long limit either


class Workers:
    """A few worker processes, started when first needed.

    Args:
        count: The most processes at once in each of the two lanes of built-in bots, plus one for
            each package's bot that is asked and each game that is being compiled.
        seconds: A worker that thinks longer is killed.
        command: What a worker runs; only tests give another.
        first_seconds: How long a question waits while something is compiled or loaded for it.  A
            package's bot may also think this long before its first answer, since it may compile
            something itself.  A bot that exceeds this limit, while loading too, gets ``seconds``
            from then on, and the long limit again only after a pause that doubles each time.
        ready_seconds: How long compiling and loading may take for a built-in bot, whoever waits for
            it; ``first_seconds`` unless given.  What took longer gets twice as long the next time.
        waiting_seconds: How long after its beginning a move waits for compiling or loading;
            ``first_seconds`` unless given.  It goes on without the move.
        patience: How long a question may wait for its turn; None: as long as it takes.
        each: How many questions of one client a lane takes.
        clock: Returns seconds.
        confined: How packages' bots are confined; None: not at all.

    Attributes:
        quick: The lane of bots that answer at once.
        search: The lane of searches and solvers.
        own: Counts what is asked of packages' bots.
    """

    def __init__(
        self,
        count: int = 2,
        seconds: float = 10,
        command: tuple[str, ...] | None = None,
        *,
        first_seconds: float | None = None,
        ready_seconds: float | None = None,
        waiting_seconds: float | None = None,
        patience: float | None = None,
        each: int = EACH,
        clock: Callable[[], float] = time.monotonic,
        confined: Confinement | None = None,
    ) -> None:
        self._seconds = seconds
        self._first_seconds = seconds if first_seconds is None else first_seconds
        self._ready_seconds = ready_seconds
        self._waiting_seconds = waiting_seconds
        self._patience = patience
        self._each = each
        self._clock = clock
        self._pool = ChildPool(
            command or (sys.executable, "-m", "cuboteca.bots.worker_process"), keep=count
        )
        self._confined = confined
        self._confined_pools: dict[str, ChildPool] = {}  # by bot
        self.quick = FairQueue(count, each=each)
        self.search = FairQueue(count, each=each)
        self.own = Pending()
        self._own_lanes: dict[str, FairQueue] = {}  # by bot
        self._answered: WeakKeyDictionary[ChildProcess, set[tuple[str, str]]] = WeakKeyDictionary()
        self._ready: set[tuple[str, str]] = set()  # games, and what of them has been compiled
        self._preparations: dict[tuple[str, str], _Preparation] = {}
        self._failed: dict[tuple[str, str], _Failed] = {}
        self._back_off: dict[tuple[str, str], _BackOff] = {}

    async def start(self) -> None:
        """Start a process for bots that answer at once, before the first of them is asked."""

        async def leave_idle(_worker: ChildProcess) -> None:
            """Ask nothing: the process imports what it needs by itself."""

        await self._pool.run(leave_idle, _QUICK)

    async def decide(self, question: Question, asker: Asker = _NOBODY) -> int:
        """Return a bot's answer, waiting for a while for what has to be compiled first.

        Args:
            question: The question.
            asker: On whose behalf it is asked.

        Raises:
            BusyError: Too much is waiting already.
            WorkerError: There is no answer.
        """
        preparation = self._prepared(question)
        if preparation is not None:
            await self._wait_for(preparation)
        return await self._answer(question, read_action, asker)

    async def advise(self, question: Question, asker: Asker = _NOBODY) -> Advice:
        """Return a solver's advice, without waiting for anything that has to be compiled first.

        Args:
            question: The question.
            asker: On whose behalf it is asked.

        Raises:
            BusyError: Too much is waiting already.
            PreparingError: It is being compiled.
            WorkerError: There is none in time.
        """
        preparation = self._prepared(question)
        if preparation is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_AT_ONCE):
                    await preparation.changed.wait()
            assert preparation.task is not None
            if not preparation.task.done():
                raise PreparingError(preparation.seconds_left)
            await preparation.task
        return await self._answer(question, read_advice, asker)

    def _prepared(self, question: Question) -> _Preparation | None:
        """Begin to compile what a question needs; return None if that is done.

        Raises:
            WorkerError: It failed, and it is too early to try again.
        """
        needed = (question.game, question.needs)
        if not question.needs or needed in self._ready:
            return None
        if needed not in self._preparations:
            self._check_pause(needed)
            one = _Preparation()
            work = self._prepare(replace(question, prepare=True), one)
            one.task = asyncio.get_running_loop().create_task(work)
            one.task.add_done_callback(retrieve)  # whoever was waiting may have gone
            self._preparations[needed] = one
        return self._preparations[needed]

    def _check_pause(self, needed: tuple[str, str]) -> None:
        failed = self._failed.get(needed)
        left = 0.0 if failed is None else failed.until - self._clock()
        if failed is not None and left > 0:
            again = f"it is tried again in {seconds_text(math.ceil(left))}"
            raise WorkerError(f"getting it ready failed, {again}: {failed.why}", "unready")

    async def _prepare(self, question: Question, preparation: _Preparation) -> None:
        needed = (question.game, question.needs)
        limits = _Limits(self._ready_limit(needed), self._seconds)
        try:
            await self._pool.run(
                lambda worker: _ask(worker, question, dict, limits, preparation.compiling), _SEARCH
            )
        except WorkerError as error:
            self._note_failed(needed, error)
            raise
        else:
            self._failed.pop(needed, None)
            self._ready.add(needed)
        finally:
            del self._preparations[needed]
            preparation.changed.set()

    def _ready_limit(self, needed: tuple[str, str]) -> float:
        """Return how long compiling may take: twice as long as last time if that was too short."""
        given = self._first_seconds if self._ready_seconds is None else self._ready_seconds
        slow = self._failed[needed].slow if needed in self._failed else 0
        return float(given * 2**slow)

    def _note_failed(self, needed: tuple[str, str], error: WorkerError) -> None:
        """Pause before something is compiled again that failed twice or more in a row."""
        one = self._failed.setdefault(needed, _Failed(str(error)))
        one.why = str(error)
        one.times += 1
        one.slow += error.failing == "unready"
        pause = min(_FIRST_PAUSE * 2.0 ** (one.times - 2), _LONGEST_BACK_OFF)
        one.until = self._clock() + (pause if one.times > 1 else 0.0)

    async def _wait_for(self, preparation: _Preparation) -> None:
        """Wait until something is ready, but no longer than a move may; raises WorkerError."""
        assert preparation.task is not None
        given = self._first_seconds if self._waiting_seconds is None else self._waiting_seconds
        try:
            async with asyncio.timeout(max(0.0, given - preparation.age)):
                await asyncio.shield(preparation.task)
        except TimeoutError:
            raise WorkerError(
                f"getting it ready takes more than {seconds_text(given)}, and continues", "unready"
            ) from None

    async def _answer(self, question: Question, read: Callable[[Message], T], asker: Asker) -> T:
        bot = (question.game, question.level)
        own = question.level in own_bots()
        lane, queue = self._lane(question, own=own)

        async def ask(worker: ChildProcess) -> T:
            answered = self._answered.setdefault(worker, set())
            limits = self._limits_for(question, own=own, first=bot not in answered)
            try:
                answer = await _ask(worker, question, read, limits)
            except WorkerError as error:
                if own:
                    self._note_failure(bot, limits, error.failing)
                elif error.failing == "unready":
                    self._note_failed((question.game, question.needs), error)
                raise
            answered.add(bot)
            return answer

        async with queue.enter(asker, self._patience):
            pool = self._pool_of(question.level) if own else self._pool
            answer = await pool.run(ask, lane)
            self._back_off.pop(bot, None)
            return answer

    def _pool_of(self, bot: str) -> ChildPool:
        """Return the processes in which a package's bot thinks."""
        if self._confined is None:
            return self._pool
        if bot not in self._confined_pools:
            environment = environment_for(self._confined.folder_of(bot), os.environ)
            self._confined_pools[bot] = ChildPool(
                self._confined.command(bot), environment=environment
            )
        return self._confined_pools[bot]

    def _lane(self, question: Question, *, own: bool) -> tuple[str, FairQueue]:
        """Return which processes answer a question, and the queue for them."""
        if own:
            name = question.level
            if name not in self._own_lanes:
                self._own_lanes[name] = FairQueue(1, each=self._each, pending=self.own)
            return f"own {name}", self._own_lanes[name]
        return (_SEARCH, self.search) if question.needs else (_QUICK, self.quick)

    def _limits_for(self, question: Question, *, own: bool, first: bool) -> _Limits:
        if not first:
            return _Limits(self._seconds, self._seconds)
        if not own:  # where nothing can be cached, each process compiles, so that it needs as long
            return _Limits(self._ready_limit((question.game, question.needs)), self._seconds)
        bot = (question.game, question.level)
        back_off = self._back_off.get(bot, _BackOff())
        short = self._clock() < back_off.until
        return _Limits(
            ready=self._seconds if short and back_off.loading else self._first_seconds,
            think=self._seconds if short else self._first_seconds,
        )

    def _note_failure(self, bot: tuple[str, str], limits: _Limits, failing: Failing) -> None:
        """Withhold the long limit for a while from a package's bot that exceeded it."""
        given = {"late": limits.think, "unready": limits.ready}.get(failing, 0.0)
        if given <= self._seconds:
            return
        one = self._back_off.setdefault(bot, _BackOff())
        one.loading = one.loading or failing == "unready"
        one.times += 1
        pause = min(self._first_seconds * 2.0**one.times, _LONGEST_BACK_OFF)
        one.until = self._clock() + max(pause, self._first_seconds)

    async def close(self) -> None:
        """Stop all workers."""
        tasks = [one.task for one in self._preparations.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pool in (self._pool, *self._confined_pools.values()):
            await pool.close()


class BlockingWorkers:
    """A worker for callers that wait for each answer.

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
        """Stop the process."""
        self._loop.run(self._workers.close())
        self._loop.close()


class OwnBot:
    """A package's own bot for a play in this process, where it must not think.

    Args:
        name: The bot's name.
        seed: Seed for its choices.
        workers: Where it thinks.
    """

    def __init__(self, name: str, seed: int, workers: BlockingWorkers) -> None:
        self._name = name
        self._seeds = seeded(seed)
        self._workers = workers

    def choose(self, context: DecisionContext) -> int:
        """Return the bot's answer.

        Raises:
            WorkerError: There is none.
        """
        seed = draw_below(self._seeds, _SEEDS)
        return self._workers.decide(question_in(context, self._name, seed))


__all__ = ["EACH", "BlockingWorkers", "OwnBot", "PreparingError", "Workers"]
