"""What a child process does, done in this one: its channel, its loop, its end."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core import child_processes
from cuboteca.core.child_processes import (
    Message,
    Progress,
    end_group,
    limit_memory,
    limit_processor,
    reason_of,
    serve,
    yield_to_others,
)
from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

GIB = 1 << 30


class EnoughError(BaseException):
    """Ends the main loop, which only the end of the process ends otherwise."""


@contextmanager
def channel() -> Iterator[tuple[int, int]]:
    """Make standard input and output pipes; give their other ends, to write to and to read."""
    kept = [os.dup(number) for number in range(3)]
    questions, asked = os.pipe()
    answered, answers = os.pipe()
    os.dup2(questions, 0)
    os.dup2(answers, 1)
    os.close(questions)
    os.close(answers)
    try:
        yield asked, answered
    finally:
        for number, copy in enumerate(kept):
            os.dup2(copy, number)
            os.close(copy)
        os.close(answered)


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> queue.Queue[tuple[str, int]]:
    """Note how this process would have ended."""
    noted: queue.Queue[tuple[str, int]] = queue.Queue()
    monkeypatch.setattr(os, "_exit", lambda code: noted.put(("exit", code)))
    monkeypatch.setattr(os, "killpg", lambda group, _signal: noted.put(("kill", group)))
    return noted


@pytest.mark.parametrize("leads", [True, False])
def test_questions_are_answered_until_their_end_is_the_end_of_the_process(
    ends: queue.Queue[tuple[str, int]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    *,
    leads: bool,
) -> None:
    score = tmp_path / "oom_score_adj"
    monkeypatch.setattr(child_processes, "Path", lambda _name: score)
    taken: list[TextIO] = []

    def take_channel() -> tuple[TextIO, TextIO]:
        taken.extend(take())
        return taken[0], taken[1]

    take = child_processes._take_channel
    monkeypatch.setattr(child_processes, "_take_channel", take_channel)
    monkeypatch.setattr(os, "getpgrp", lambda: os.getpid() if leads else 1)

    def handle(question: Message, progress: Progress) -> Message:
        if question["number"] == 0:
            raise EnoughError
        progress({"done": 1})
        os.write(1, b"printed\n")
        return {"half": question["number"] / 2}

    with channel() as (asked, answered):
        os.write(asked, b'{"number": 3}\n{"number": "x"}\n{"number": 0}\n')
        with pytest.raises(EnoughError):
            serve(handle)
        os.close(asked)
        noted = [ends.get(timeout=120) for _ in range(1 + leads)]
        said = [json.loads(line) for line in os.read(answered, 10_000).splitlines()]
        for stream in taken:  # the end of a process closes them
            stream.close()

    assert said[:4] == [{"ready": True}, {"done": 1}, {"half": 1.5}, {"done": 1}]
    assert said[4]["error"].startswith("TypeError: ")
    assert len(said) == 5
    assert noted == [("kill", os.getpid())] * leads + [("exit", 0)]
    assert score.read_text("ascii") == "1000"


def test_where_the_kernel_has_no_score_there_is_none_to_set(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(child_processes, "Path", lambda _name: tmp_path / "nowhere" / "file")
    child_processes.die_first()

    assert list(tmp_path.iterdir()) == []


def test_a_worker_ends_with_the_process_that_waits_for_it(
    ends: queue.Queue[tuple[str, int]],
) -> None:
    line, held = Pipe(duplex=False)
    before = signal.getsignal(signal.SIGINT)
    try:
        child_processes._begin_worker(line)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert ends.empty()
    held.close()

    assert ends.get(timeout=120) == ("exit", 0)


@pytest.mark.parametrize("error", [ProcessLookupError, PermissionError])
def test_a_group_that_has_ended_needs_no_end(
    monkeypatch: pytest.MonkeyPatch, error: type[OSError]
) -> None:
    asked = []

    def gone(group: int, number: int) -> None:
        asked.append((group, number))
        raise error

    monkeypatch.setattr(os, "killpg", gone)
    end_group(123)

    assert asked == [(123, signal.SIGKILL)]


class SilentError(Exception):
    """Fails at its own message."""

    def __str__(self) -> str:
        raise ValueError


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ValueError("two\n lines"), "ValueError: two lines"),
        (ValueError(), "ValueError"),
        (SilentError(), "SilentError"),
        (CubotecaError("said as it is"), "said as it is"),
        (ValueError("a\x07b"), "ValueError: a?b"),
        (CubotecaError("x" * 300), "x" * 199 + "…"),
    ],
)
def test_a_reason_is_one_short_printable_line(error: Exception, reason: str) -> None:
    assert reason_of(error) == reason


@pytest.mark.parametrize(
    ("gib", "most", "limit"),
    [(16, None, 4 * GIB), (1, None, GIB), (16, 2 * GIB, 2 * GIB), (16, 8 * GIB, 4 * GIB)],
)
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux enforces the limit")
def test_memory_is_limited_to_a_quarter_but_not_below_what_python_needs(
    monkeypatch: pytest.MonkeyPatch, gib: int, most: int | None, limit: int
) -> None:
    import resource  # noqa: PLC0415  # only where it is

    hard = resource.RLIM_INFINITY if most is None else most
    sizes = {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": gib * GIB // 4096}
    noted = []
    monkeypatch.setattr(os, "sysconf", sizes.__getitem__)
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (hard, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda *given: noted.append(given))
    limit_memory()

    assert noted == [(resource.RLIMIT_DATA, (limit, hard))]


def test_elsewhere_memory_is_not_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(os, "sysconf", _never)
    limit_memory()


@pytest.mark.parametrize(("most", "limit"), [(None, 8), (6, 6)])
def test_processor_time_is_limited_beyond_what_was_used(
    monkeypatch: pytest.MonkeyPatch, most: int | None, limit: int
) -> None:
    resource = pytest.importorskip("resource")
    hard = resource.RLIM_INFINITY if most is None else most
    noted = []
    used = SimpleNamespace(ru_utime=1.5, ru_stime=0.75)
    monkeypatch.setattr(resource, "getrusage", lambda _kind: used)
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (hard, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda *given: noted.append(given))
    limit_processor(5)

    assert noted == [(resource.RLIMIT_CPU, (limit, hard))]


@pytest.mark.parametrize(
    ("grouped", "refusals", "written"), [(False, 0, 0), (True, 0, 1), (True, 3, 1), (True, 99, 0)]
)
def test_a_group_yields_as_soon_as_the_kernel_takes_it(
    monkeypatch: pytest.MonkeyPatch, refusals: int, written: int, *, grouped: bool
) -> None:
    noted: list[object] = []
    refused = iter(range(refusals))

    def write(*given: object) -> None:
        if next(refused, None) is not None:
            raise OSError
        noted.append(given)

    monkeypatch.setattr(os, "nice", noted.append)
    monkeypatch.setattr(os, "getsid", lambda _pid: os.getpid())
    monkeypatch.setattr(Path, "exists", lambda _path: grouped)
    monkeypatch.setattr(Path, "write_text", write)
    monkeypatch.setattr(time, "sleep", lambda _seconds: None)
    yield_to_others.__wrapped__()

    assert noted == [15, *[(Path("/proc/self/autogroup"), "15", "ascii")] * written]


def test_whoever_does_not_lead_a_session_does_not_yield(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getsid", lambda _pid: os.getpid() + 1)
    monkeypatch.setattr(os, "nice", _never)
    yield_to_others.__wrapped__()


def test_on_windows_neither_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "nice", _never)
    limit_processor(5)
    yield_to_others.__wrapped__()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_the_system_ends_what_uses_too_much_processor_time() -> None:
    code = (
        "from cuboteca.core.child_processes import limit_processor\n"
        "limit_processor(0)\nwhile True: pass"
    )
    ended = subprocess.run([sys.executable, "-c", code], check=False, timeout=120)

    assert -ended.returncode in {signal.SIGXCPU, signal.SIGKILL}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has both")
def test_background_work_yields_once() -> None:
    code = (
        "import os\nfrom cuboteca.core.child_processes import yield_to_others\n"
        "before = os.nice(0)\nyield_to_others()\nyield_to_others()\n"
        "group = '/proc/self/autogroup'\n"
        "words = open(group).read().split() if os.path.exists(group) else []\n"
        "print(os.nice(0) - before, words[-1] if words else '-')"  # no words: the root's group
    )
    command = [sys.executable, "-c", code]
    led, joined = (
        subprocess.run(
            command, check=True, capture_output=True, text=True, start_new_session=leads
        ).stdout.split()
        for leads in (True, False)
    )

    assert (int(led[0]), int(joined[0])) == (min(15, 19 - os.nice(0)), 0)
    assert led[1] in {"15", "-"}
    assert joined[1] != "15"  # whoever started it is in the same group


def _never(*_: object) -> None:
    raise AssertionError("it was asked")
