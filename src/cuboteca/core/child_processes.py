"""Child processes: start them, send them questions, and end them with all their descendants.

Parent and child exchange JSON objects, one per line.  A child first says that it is ready.  To each
question it sends any number of progress messages and one answer; ``{"error": REASON}`` is the
answer of a task that failed, and ``"spent": true`` beside it asks for a new process.

``ChildProcess`` and ``ChildPool`` are for the parent, ``serve`` is for the child.  ``process_pool``
is for Python functions that run elsewhere while the caller waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import math
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self, TextIO, TypeAlias, TypeVar

from cuboteca.core.errors import CubotecaError, seconds_text

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
    from multiprocessing.connection import Connection

T = TypeVar("T")

#: A JSON object, as ``json.loads`` returns it.
Message: TypeAlias = "dict[str, Any]"

#: Sends a progress message.
Progress: TypeAlias = "Callable[[Message], None]"

#: Returns the answer to a question.
Handler: TypeAlias = "Callable[[Message, Progress], Message]"

#: Why there is no answer: it was too late, could not be prepared in time, or failed.
Failing: TypeAlias = Literal["late", "unready", "failed"]

_LONGEST_LINE = 1 << 20  # bytes
_LONGEST_REASON = 200
#: Only Windows has this: without it Ctrl+C would reach the process as well.
_OWN_GROUP: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
_START_SECONDS = 60.0  # for Python and our modules
_LEAST_MEMORY = 1 << 30  # bytes; Python with a library for learning needs some hundred million
_FIRST_TO_DIE = "1000"  # the kernel's highest score
_YIELDING = 15  # of 19
#: The signal that ends a process whose processor time is used up; None on Windows.
_OUT_OF_TIME = getattr(signal, "SIGPROF", None)
_TRIES, _BETWEEN_TRIES = 10, 0.11  # seconds: the kernel allows such a write every tenth of a second


class WorkerError(CubotecaError):
    """A child process gave no answer: it failed, died, or took too long.

    Attributes:
        failing: Which of these happened.
    """

    def __init__(self, message: str, failing: Failing = "failed") -> None:
        super().__init__(message)
        self.failing: Failing = failing


class TaskError(WorkerError):
    """The task failed, but its process can take the next one."""


class EndedError(WorkerError):
    """The process has ended.

    Attributes:
        code: Its exit code; the negative number of a signal that ended it.
    """

    def __init__(self, code: int) -> None:
        super().__init__(_ending(code))
        self.code = code


class StartError(WorkerError):
    """No process could be started and made ready for a question."""


class SlowError(WorkerError):
    """A question has used up its time, and its process has been ended.

    Attributes:
        seconds: That it had, of processor time or by the clock.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(f"its process took more than {seconds_text(seconds)}", "late")
        self.seconds = seconds


class ChildProcess:
    """A process that answers questions in JSON and leads its own process group.

    Args:
        process: Just started.
        lane: Of the ``ChildPool`` that it belongs to.

    Attributes:
        lane: The same.
        silent: Whether it has sent nothing since the last question.
    """

    def __init__(self, process: asyncio.subprocess.Process, lane: str = "") -> None:
        self._process = process
        self.lane = lane
        self.silent = True

    @classmethod
    async def start(
        cls,
        command: tuple[str, ...],
        lane: str = "",
        longest_line: int = _LONGEST_LINE,
        environment: Mapping[str, str] | None = None,
    ) -> Self:
        """Start a process and return it when it is ready.

        Args:
            command: Program and arguments.
            lane: See above.
            longest_line: Length in bytes of the longest message that it may send.
            environment: Its environment; None means this process's.

        Raises:
            StartError: It cannot be started, ends at once or is not ready within a minute.
        """
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=longest_line,
                env=environment,
                start_new_session=True,  # Ctrl+C in the terminal is meant for the parent only
                creationflags=_OWN_GROUP,
            )
        except OSError as error:
            raise StartError(f"no process can be started: {error}") from None
        child = cls(process, lane)
        try:
            async with asyncio.timeout(_START_SECONDS):
                await child.receive()
        except TimeoutError:
            await child.stop()
            late = f"its process did not start in {seconds_text(_START_SECONDS)}"
            raise StartError(late, "unready") from None
        except BaseException as error:
            await child.stop()
            if isinstance(error, WorkerError):
                raise StartError(str(error)) from None
            raise
        return child

    async def send(self, question: Message) -> None:
        """Send a question; if the process has ended, ``receive`` raises."""
        self.silent = True
        stdin = self._process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError):
            stdin.write(json.dumps(question).encode() + b"\n")
            await stdin.drain()

    async def receive(self) -> Message:
        """Return the next message: progress, or the answer.

        Raises:
            TaskError: The task failed.
            EndedError: The process has ended.
            WorkerError: It sent something other than a JSON object, or needs to be replaced.
        """
        stdout = self._process.stdout
        assert stdout is not None
        try:
            line = await stdout.readline()
        except (OSError, ValueError):  # the line is too long
            line = b"?"
        if not line:
            raise EndedError(await self._process.wait())
        self.silent = False
        message = understood(json.loads, line)
        if not isinstance(message, dict):
            raise _nonsense()
        if "error" in message:
            raise (WorkerError if message.get("spent") else TaskError)(str(message["error"]))
        return message

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended by itself."""
        return self._process.returncode is not None

    async def stop(self) -> None:
        """Kill the process and everything it has started."""
        end_group(self._process.pid)
        await self._process.wait()


@contextlib.asynccontextmanager
async def child_process(
    command: tuple[str, ...], longest_line: int = _LONGEST_LINE
) -> AsyncIterator[ChildProcess]:
    """Start a process and stop it at the end of the block; see ``ChildProcess.start``."""
    child = await ChildProcess.start(command, longest_line=longest_line)
    try:
        yield child
    finally:
        await child.stop()


def understood(read: Callable[[Any], T], said: object) -> T:
    """Return what ``read`` makes of a process's message.

    Raises:
        WorkerError: It cannot be read.
    """
    try:
        return read(said)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise _nonsense() from None


def _nonsense() -> WorkerError:
    return WorkerError("its process answered nonsense")


def _ending(code: int) -> str:
    """Return a sentence on how a process ended."""
    if code >= 0:
        return f"its process ended with exit code {code}"
    name = signal.Signals(-code).name if -code in set(signal.Signals) else str(-code)
    memory = ", as happens when memory runs out" if name == "SIGKILL" else ""
    return f"its process was ended by {name}{memory}"


class ChildPool:
    """Processes that run the same command, started when needed and kept for later questions.

    Args:
        command: Program and arguments.
        keep: How many idle processes stay in each lane.
        environment: Of the processes; None means this process's.

    Attributes:
        command: The same.
        idle: Processes that wait for a question.
        busy: Processes that are working on one.
    """

    def __init__(
        self,
        command: tuple[str, ...],
        keep: int = 1,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.command = command
        self._keep = keep
        self._environment = environment
        self.idle: list[ChildProcess] = []
        self.busy: set[ChildProcess] = set()

    async def run(self, ask: Callable[[ChildProcess], Awaitable[T]], lane: str = "") -> T:
        """Return the result of ``ask`` with a free process of the lane; lanes share no processes.

        If a process turns out to have died while it was idle, ``ask`` is called again with a new
        one.  The process survives an answer or a ``TaskError``; after any other error, or when the
        call is cancelled, it is killed.

        Raises:
            StartError: No process can be started.
            WorkerError: ``ask`` got no answer.
        """
        child = self._take_idle(lane)
        if child is not None:
            try:
                return await self._run_on(child, ask)
            except EndedError:
                if not child.silent:
                    raise
        child = await ChildProcess.start(self.command, lane, environment=self._environment)
        self.busy.add(child)
        return await self._run_on(child, ask)

    async def ask(
        self, question: Message, read: Callable[[Message], T], seconds: float, patience: float
    ) -> T:
        """Return what ``read`` makes of the answer to one question, in bounded time.

        Args:
            question: The process also gets ``seconds`` in it, and answers within ``at_most``.
            read: Returns what the answer says.
            seconds: Of processor time.
            patience: The same by the clock, also where no system counts processor time.

        Raises:
            SlowError: The time is used up; another question gets a new process.
            StartError, TaskError, WorkerError: As ``run``.
        """

        async def ask(child: ChildProcess) -> T:
            await child.send({**question, "seconds": seconds})
            async with asyncio.timeout(patience):
                return understood(read, await child.receive())

        try:
            return await self.run(ask)
        except TimeoutError:
            raise SlowError(patience) from None
        except EndedError as error:
            if _OUT_OF_TIME and error.code == -_OUT_OF_TIME:
                raise SlowError(seconds) from None
            raise

    async def _run_on(self, child: ChildProcess, ask: Callable[[ChildProcess], Awaitable[T]]) -> T:
        usable = False
        try:
            answer = await ask(child)
            usable = True
        except TaskError:
            usable = True
            raise
        finally:
            await self._release(child, usable=usable)
        return answer

    def _take_idle(self, lane: str) -> ChildProcess | None:
        for child in [one for one in reversed(self.idle) if one.lane == lane]:
            self.idle.remove(child)
            if not child.has_ended:
                self.busy.add(child)
                return child
        return None

    async def _release(self, child: ChildProcess, *, usable: bool) -> None:
        if usable and sum(one.lane == child.lane for one in self.idle) < self._keep:
            self.idle.append(child)
        else:
            await child.stop()
        self.busy.discard(child)

    async def close(self) -> None:
        """Kill all processes."""
        for child in [*self.idle, *self.busy]:
            await child.stop()
        self.idle.clear()


def end_group(leader: int) -> None:
    """Kill the process that leads a group, and everything it has started."""
    if sys.platform == "win32":  # which has no groups, but remembers who started whom
        tree = ["taskkill", "/F", "/T", "/PID", str(leader)]
        subprocess.run(tree, capture_output=True, check=False)  # noqa: S603  # a number
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):  # it may have ended already
        os.killpg(leader, signal.SIGKILL)


# in the child


def serve(handle: Handler) -> None:
    """Answer questions until the parent closes its end or dies; the main loop of a child process.

    Args:
        handle: Returns an answer and may send progress first; an exception becomes the answer.
    """
    questions, answers = _take_channel()
    die_first()

    def send(message: Message) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    send({"ready": True})
    for line in _lines_while_wanted(questions):
        answer = answer_to(line, handle, send)
        sys.stdout.flush()  # so that what the task has printed comes before its answer
        send(answer)


def answer_to(line: str, handle: Handler, progress: Progress) -> Message:
    """Return the answer to a question, given as a line of JSON; never raises an ``Exception``."""
    try:
        return handle(json.loads(line), progress)
    except (Exception, SystemExit, KeyboardInterrupt) as error:  # noqa: BLE001  # whatever it does
        spent = isinstance(error, MemoryError)  # its memory may never be freed
        return {"error": reason_of(error), "spent": spent}


def reason_of(error: BaseException) -> str:
    """Return what went wrong, in one printable line of at most 200 characters."""
    kind = type(error).__name__
    try:
        said = " ".join(str(error).split())
    except Exception:  # noqa: BLE001  # an error of somebody else's may fail at its own message
        said = ""
    if not isinstance(error, CubotecaError):
        said = f"{kind}: {said}" if said else kind
    said = "".join(letter if letter.isprintable() else "?" for letter in said)
    return said if len(said) <= _LONGEST_REASON else said[: _LONGEST_REASON - 1] + "…"


def limit_memory() -> None:
    """Limit this process to a quarter of the machine's memory; beyond it there is a MemoryError."""
    if sys.platform != "linux":  # other systems do not enforce the limit
        return
    import resource  # noqa: PLC0415  # only where it is

    whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    limit = max(whole // 4, _LEAST_MEMORY)
    if most != resource.RLIM_INFINITY:
        limit = min(limit, most)
    resource.setrlimit(resource.RLIMIT_DATA, (limit, most))


def limit_processor(seconds: float) -> None:
    """Let the system end this process once it has used that much more processor time."""
    if sys.platform == "win32":  # whoever waits for it is the limit there
        return
    import resource  # noqa: PLC0415  # only where it is

    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = math.ceil(used.ru_utime + used.ru_stime + seconds)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    if most != resource.RLIM_INFINITY:
        limit = min(limit, most)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, most))


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """End this process, whatever it is doing, once the block has used that much processor time."""
    if sys.platform == "win32":  # whoever waits for it is the limit there
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@functools.cache
def yield_to_others() -> None:
    """Let the server, and processes that answer at once, go first where processors are few.

    Only a process that leads its session yields, as those of ``ChildProcess`` do: Linux schedules
    each session as a group, and one that does not lead shares its group with whoever started it.
    """
    if sys.platform == "win32" or os.getsid(0) != os.getpid():
        return
    os.nice(_YIELDING)
    group = Path("/proc/self/autogroup")
    if not group.exists():
        return
    for _ in range(_TRIES):
        with contextlib.suppress(OSError):  # the kernel takes few such writes a second
            group.write_text(str(_YIELDING), "ascii")
            return
        time.sleep(_BETWEEN_TRIES)


def _take_channel() -> tuple[TextIO, TextIO]:
    """Reserve standard input and output for questions and answers.

    From here on, anything printed goes to standard error, and standard input is empty.
    """
    questions = os.fdopen(os.dup(0), "r", encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def _lines_while_wanted(questions: TextIO) -> Iterator[str]:
    """Yield lines; at the end of input, end the process, even in the middle of a task."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def read() -> None:
        for line in questions:
            lines.put(line)
        if sys.platform == "win32" or os.getpgrp() == os.getpid():
            end_group(os.getpid())
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    while True:
        yield lines.get()


def die_first() -> None:
    """Make the kernel end this process rather than its parent when memory runs out."""
    with contextlib.suppress(OSError):  # only Linux has this
        Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_DIE, "ascii")


# Python functions in other processes


@contextlib.contextmanager
def process_pool(count: int) -> Iterator[ProcessPoolExecutor]:
    """Yield an executor whose processes end with the block, or at once when this process dies.

    Args:
        count: How many processes.
    """
    context = get_context("spawn")
    line, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(count, context, _begin_worker, (line,))
    try:
        yield pool
    finally:
        held.close()
        pool.shutdown(wait=False, cancel_futures=True)
        line.close()


def _begin_worker(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that waits
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        line.recv_bytes()
    os._exit(0)


__all__ = [
    "ChildPool",
    "ChildProcess",
    "EndedError",
    "Failing",
    "Handler",
    "Message",
    "Progress",
    "SlowError",
    "StartError",
    "TaskError",
    "WorkerError",
    "answer_to",
    "at_most",
    "child_process",
    "die_first",
    "limit_memory",
    "limit_processor",
    "process_pool",
    "reason_of",
    "serve",
    "understood",
    "yield_to_others",
]
