"""An arena's plays in several processes of this computer."""

from __future__ import annotations

from collections import Counter, deque
from concurrent.futures import FIRST_COMPLETED, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING

from cuboteca.core.child_processes import process_pool
from cuboteca.lab.arena import ArenaError, name_of, play_one

if TYPE_CHECKING:
    from collections.abc import Iterable
    from concurrent.futures import Future

    from cuboteca.lab.arena import Contest, Entry, Hands, Result, Results

_TRIES = 4  # for a play whose process dies


def processes(jobs: int) -> Hands:
    """Return ``Hands`` that run ``jobs`` plays at once."""
    return partial(_play, jobs)


def _play(jobs: int, what: Contest, entries: Iterable[Entry]) -> Results:
    left = deque(entries)
    died: Counter[Entry] = Counter()
    while left:
        waiting: dict[Future[Result], Entry] = {}
        try:
            with process_pool(jobs) as pool:
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
                f"the process of {name_of(what, *entry)} died {times} times, perhaps because "
                "memory ran out; what has been played is kept"
            ) from None


__all__ = ["processes"]
