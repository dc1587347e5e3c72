"""Child processes: they answer in JSON, and end with everything they have started."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cuboteca.core import child_processes
from cuboteca.core.child_processes import (
    ChildPool,
    ChildProcess,
    EndedError,
    Message,
    SlowError,
    StartError,
    TaskError,
    WorkerError,
    answer_to,
    at_most,
    child_process,
    process_pool,
    understood,
)

pytestmark = pytest.mark.anyio

_SERVES = """
import os, subprocess, sys
from cuboteca.core.child_processes import at_most, serve

def handle(question, progress):
    match question["do"]:
        case "count":
            for number in range(3):
                progress({"done": number})
            print("the task prints this")
            return {"pid": os.getpid()}
        case "fail":
            raise ValueError("no such thing")
        case "eat":
            raise MemoryError
        case "start":
            return {"pid": subprocess.Popen(["sleep", "600"]).pid}
        case "end":
            os._exit(7)
        case "turn":
            with at_most(question["seconds"]):
                while True:
                    pass
        case "tell":
            with at_most(question["seconds"]):
                return {"seconds": question["seconds"]}

serve(handle)
"""
SERVES = (sys.executable, "-c", _SERVES)


def says(*lines: str) -> tuple[str, ...]:
    """Return a command that says it is ready, then these lines."""
    return (sys.executable, "-c", f"print('{{}}', *{lines!r}, sep='\\n'); input()")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def asked(child: ChildProcess, what: str) -> Message:
    await child.send({"do": what})
    while "done" in (message := await child.receive()):
        pass
    return message


async def test_a_child_sends_progress_and_an_answer_whatever_its_task_prints() -> None:
    async with child_process(SERVES) as child:
        await child.send({"do": "count"})
        said = [await child.receive() for _ in range(4)]
        again = await asked(child, "count")

    assert said[:3] == [{"done": 0}, {"done": 1}, {"done": 2}]
    assert said[3] == again


async def test_a_task_that_fails_leaves_the_process_alive() -> None:
    async with child_process(SERVES) as child:
        with pytest.raises(TaskError, match=r"^ValueError: no such thing$"):
            await asked(child, "fail")
        assert "pid" in await asked(child, "count")


async def test_a_process_without_memory_is_spent() -> None:
    async with child_process(SERVES) as child:
        with pytest.raises(WorkerError, match="MemoryError") as caught:
            await asked(child, "eat")

    assert not isinstance(caught.value, TaskError)


async def test_a_process_that_ends_says_how() -> None:
    async with child_process(SERVES) as child:
        with pytest.raises(EndedError, match="exit code 7"):
            await asked(child, "end")
        assert child.has_ended


async def test_what_a_child_started_ends_with_it() -> None:
    async with child_process(SERVES) as child:
        pid = int((await asked(child, "start"))["pid"])
        assert _runs(pid)
    async with asyncio.timeout(60):
        while _runs(pid):  # noqa: ASYNC110  # a process tells nobody that it has ended
            await asyncio.sleep(0.01)


def _runs(pid: int) -> bool:
    """Return whether a process runs; one that has ended and was not waited for does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("/nothing/here",), "no process can be started"),
        ((sys.executable, "-c", "raise SystemExit(3)"), "exit code 3"),
        ((sys.executable, "-c", "print('hello')"), "answered nonsense"),
    ],
)
async def test_a_process_that_does_not_get_ready_is_an_error(
    command: tuple[str, ...], why: str
) -> None:
    with pytest.raises(StartError, match=why):
        await ChildProcess.start(command)


async def test_a_process_that_is_never_ready_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_processes, "_START_SECONDS", 0.05)
    with pytest.raises(StartError, match=r"did not start in 0\.05 seconds$") as caught:
        await ChildProcess.start(("sleep", "600"))

    assert caught.value.failing == "unready"


async def test_a_start_that_is_cancelled_stops_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, stopped = asyncio.Event(), list[bool]()

    async def create(*command: str, **settings: Any) -> asyncio.subprocess.Process:
        process = await creates(*command, **settings)
        begun.set()
        return process

    async def stop(child: ChildProcess) -> None:
        await stops(child)
        stopped.append(child.has_ended)

    creates, stops = asyncio.create_subprocess_exec, ChildProcess.stop
    monkeypatch.setattr(asyncio, "create_subprocess_exec", create)
    monkeypatch.setattr(ChildProcess, "stop", stop)
    starting = asyncio.ensure_future(ChildProcess.start(("sleep", "600")))
    await begun.wait()
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting

    assert stopped == [True]


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (signal.SIGTERM, r"by SIGTERM$"),
        (signal.SIGKILL, r"by SIGKILL, as happens when memory runs out$"),
        (signal.SIGRTMIN + 5, rf"by {signal.SIGRTMIN + 5}$"),
    ],
)
async def test_a_process_that_is_ended_says_by_what(number: int, why: str) -> None:
    async with child_process(says()) as child:
        child._process.send_signal(number)
        with pytest.raises(EndedError, match=why):
            await child.receive()


@pytest.mark.parametrize("line", ["what?", "[1]", "7", '{"long": "%s"}' % ("x" * 2_000)])
async def test_what_is_no_short_object_is_nonsense(line: str) -> None:
    async with child_process(says(line), longest_line=1_000) as child:
        with pytest.raises(WorkerError, match="answered nonsense"):
            await child.receive()


@pytest.mark.parametrize("said", [{}, {"number": "many"}, {"number": None}])
def test_an_answer_that_cannot_be_read_is_nonsense(said: Message) -> None:
    with pytest.raises(WorkerError, match="answered nonsense"):
        understood(lambda answer: int(answer["number"]), said)


@pytest.mark.parametrize("line", ["{", "[]", "{}", '{"do": 1}'])
def test_whatever_is_asked_there_is_an_answer(line: str) -> None:
    answer = answer_to(line, lambda question, _: {"half": 1 / (question["do"] - 1)}, print)

    assert answer["error"]
    assert answer["spent"] is False


async def test_a_pool_keeps_so_many_processes_in_each_lane() -> None:
    pool = ChildPool(SERVES, keep=1)
    pids = []
    for lane in ("", "", "own", "own"):
        answer = await pool.run(lambda child: asked(child, "count"), lane)
        pids.append(answer["pid"])
    both = await asyncio.gather(*(pool.run(lambda child: asked(child, "count")) for _ in range(2)))
    idle = [child.lane for child in pool.idle]
    await pool.close()

    assert pids[0] == pids[1] != pids[2] == pids[3]
    assert both[0]["pid"] != both[1]["pid"]
    assert sorted(idle) == ["", "own"]
    assert not pool.busy


async def test_a_pool_keeps_a_process_after_an_error_of_its_task_only() -> None:
    pool = ChildPool(SERVES)
    kept = []
    for what in ("fail", "eat", "fail", "end"):
        with pytest.raises(WorkerError):
            await pool.run(lambda child, do=what: asked(child, do))  # type: ignore[misc]
        kept.append(len(pool.idle))
    await pool.close()

    assert kept == [1, 0, 1, 0]


async def test_a_pool_replaces_processes_that_have_died_while_idle() -> None:
    pool = ChildPool(SERVES, keep=2)
    await asyncio.gather(*(pool.run(lambda child: asked(child, "count")) for _ in range(2)))
    dead = list(pool.idle)
    for child in dead:
        await child.stop()
    answer = await pool.run(lambda child: asked(child, "count"))
    kept = list(pool.idle)
    await pool.close()

    assert "pid" in answer
    assert len(kept) == 1
    assert kept[0] not in dead


async def test_a_pool_asks_again_only_where_a_process_died_in_silence() -> None:
    pool = ChildPool(SERVES)
    told: list[bool] = []

    async def ask(child: ChildProcess) -> Message:
        if told:  # the second process answers
            return await asked(child, "count")
        told.append(child.has_ended)
        return await asked(child, "end")

    await pool.run(lambda child: asked(child, "count"))
    answer = await pool.run(ask)
    with pytest.raises(EndedError, match="SIGKILL"):
        await pool.run(_ends_after_progress)
    await pool.close()

    assert "pid" in answer
    assert told == [False]


async def _ends_after_progress(child: ChildProcess) -> Message:
    await child.send({"do": "count"})
    await child.receive()
    with contextlib.suppress(OSError):
        child._process.kill()
    while True:
        await child.receive()


async def test_a_pool_kills_a_process_nobody_waits_for() -> None:
    pool = ChildPool(SERVES)
    children = []

    async def wait(child: ChildProcess) -> None:
        children.append(child)
        async with asyncio.timeout(0.01):
            await child.receive()

    with pytest.raises(TimeoutError):
        await pool.run(wait)

    assert [child.has_ended for child in children] == [True]
    assert not pool.idle
    assert not pool.busy


async def test_a_question_has_so_much_processor_time_and_so_much_patience() -> None:
    pool = ChildPool(SERVES)
    told = await pool.ask({"do": "tell"}, lambda said: said["seconds"], 5.0, 60.0)
    with pytest.raises(SlowError) as used_up:
        await pool.ask({"do": "turn"}, dict, 0.05, 60.0)
    with pytest.raises(SlowError) as too_late:
        await pool.ask({"do": "turn"}, dict, 60.0, 0.05)
    with pytest.raises(EndedError, match="exit code 7"):
        await pool.ask({"do": "end"}, dict, 5.0, 60.0)
    with pytest.raises(WorkerError, match="nonsense"):
        await pool.ask({"do": "tell"}, lambda said: said["points"], 5.0, 60.0)
    await pool.close()

    assert told == 5.0
    assert (used_up.value.seconds, too_late.value.seconds) == (0.05, 0.05)
    assert used_up.value.failing == "late"


def test_processor_time_is_limited_within_the_block_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_most(60.0):
        assert signal.getitimer(signal.ITIMER_PROF)[0] > 50

    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)

    monkeypatch.setattr(sys, "platform", "win32")
    with at_most(60.0):
        assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


def test_functions_run_in_other_processes() -> None:
    with process_pool(2) as pool:
        numbers = list(pool.map(abs, [-1, 2, -3]))
        there = pool.submit(os.getpid).result()

    assert numbers == [1, 2, 3]
    assert there != os.getpid()


def test_on_windows_a_process_is_ended_with_all_that_it_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "run", lambda command, **_: said.append(command))
    child_processes.end_group(17)

    assert said == [["taskkill", "/F", "/T", "/PID", "17"]]
