"""An arena's plays in several processes of this computer."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections import Counter, deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING

from cuboteca.lab.arena import ArenaError, name_of, play_one

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from multiprocessing.connection import Connection

    from cuboteca.lab.arena import Contest, Entry, Hands, Result, Results

_TRIES = 4  # of a play whose process dies


def processes(jobs: int) -> Hands:
    """Return hands that play so many plays at once."""
    return partial(_play, jobs)


def _play(jobs: int, what: Contest, entries: Iterable[Entry]) -> Results:
    left = deque(entries)
    died: Counter[Entry] = Counter()
    while left:
        waiting: dict[Future[Result], Entry] = {}
        try:
            with _pool(jobs) as pool:
                while left or waiting:
                    while left and len(waiting) < 2 * jobs:
                        waiting[pool.submit(play_one, what, *left[0])] = left[0]
                        left.popleft()
                    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                        result = future.result()
                        del waiting[future]
                        yield result
        except BrokenProcessPool:
            left.extendleft(waiting.values())
            died.update(waiting.values())
            _give_up(what, died)


def _give_up(what: Contest, died: Counter[Entry]) -> None:
    for entry, times in died.most_common(1):
        if times >= _TRIES:
            raise ArenaError(
                f"the process of {name_of(what, *entry)} died {times} times, perhaps for want of "
                "memory; what has been played is kept"
            ) from None


@contextlib.contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Yield processes that end at once when they are wanted no longer, or when this one dies."""
    context = get_context("spawn")
    line, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _begin, (line,))
    try:
        yield pool
    finally:
        held.close()
        pool.shutdown(wait=False, cancel_futures=True)
        line.close()


def _begin(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        line.recv_bytes()
    os._exit(0)


__all__ = ["processes"]
