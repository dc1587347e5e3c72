"""What keeps a bot's process from doing harm: to its questions and answers, to memory, to anybody.

A bot may print, read its input, start programs of its own, eat memory, or think for ever when
nobody waits for it any longer.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

_LEAST_MEMORY = 1 << 30  # bytes; Python with a library for learning needs some hundred million
_FIRST_TO_DIE = "1000"  # the kernel's worst mark


def take_channel() -> tuple[TextIO, TextIO]:
    """Take input and output for questions and answers alone.

    From here on, what a bot prints goes to the error output, and its input is empty.
    """
    asked = os.fdopen(os.dup(0), "r", encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def lines_while_wanted(asked: TextIO) -> Iterator[str]:
    """Yield lines; when there will be none, end the process, even in the middle of a thought."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def read() -> None:
        for line in asked:
            lines.put(line)
        if os.getpgrp() == os.getpid():
            end_group(os.getpid())
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    while True:
        yield lines.get()


def end_group(leader: int) -> None:
    """Kill the process that leads a group, and all that it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):  # it may have ended already
        os.killpg(leader, signal.SIGKILL)


def die_first() -> None:
    """When memory runs out, let the kernel end this process rather than who waits for it."""
    with contextlib.suppress(OSError):  # only Linux knows this
        Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_DIE, "ascii")


def limit_memory() -> None:
    """Let this process take a quarter of the machine's memory; beyond it there is a MemoryError."""
    if sys.platform != "linux":  # elsewhere the limit is not kept
        return
    import resource  # noqa: PLC0415  # only where it is

    whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    limit = max(whole // 4, _LEAST_MEMORY)
    if most != resource.RLIM_INFINITY:
        limit = min(limit, most)
    resource.setrlimit(resource.RLIMIT_DATA, (limit, most))


__all__ = ["die_first", "end_group", "limit_memory", "lines_while_wanted", "take_channel"]
