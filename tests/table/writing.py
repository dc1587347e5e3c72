"""A process that goes on storing plays until it is killed, and says what was acknowledged."""

from __future__ import annotations

import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections import Counter
from contextlib import closing, contextmanager
from itertools import accumulate
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE
from cuboteca.games import game
from cuboteca.table.storage import Storage, StoredEvent
from tests.table.finished import random_table
from tests.table.play_along import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from cuboteca.core.play import Event

_WRITE = """
import pickle, sys, time
from cuboteca.table.storage import Storage
storage = Storage(sys.argv[1], joins=True)
with open(sys.argv[2], "rb") as file:
    plays = pickle.load(file)
for step in range(1, max(map(len, plays.values()))):
    for play, steps in plays.items():
        if step < len(steps):
            seq = sum(map(len, steps[:step]))
            storage.append(play, seq, steps[step], finished=False)
            print(play, seq + len(steps[step]), flush=True)
            time.sleep(0.004)
"""
_PATIENCE = 60.0


class Writer:
    """A running one.

    Args:
        process: It.
        plays: The entries of each play, step by step: a decision and the draws after it.

    Attributes:
        acknowledged: How many entries of each play are stored, as far as it has said so.
    """

    def __init__(
        self, process: subprocess.Popen[str], plays: Mapping[str, list[list[StoredEvent]]]
    ) -> None:
        self.acknowledged: Counter[str] = Counter()
        self._process = process
        self._plays = plays
        self._told: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._told.put(line)
        self._told.put("")

    def wait(self, more: int) -> None:
        """Wait until so many more entries are acknowledged."""
        for _ in range(more):
            self._note(self._told.get(timeout=_PATIENCE))

    def steps(self, play: str, entries: int) -> int:
        """Return after how many steps a play has so many entries."""
        lengths = [*accumulate(map(len, self._plays[play]))]
        return lengths.index(entries)

    def kill(self) -> None:
        """End it as a power cut would; what it said before counts."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        while line := self._told.get(timeout=_PATIENCE):
            self._note(line)

    def _note(self, line: str) -> None:
        assert line, "it has nothing left to write"
        if line.endswith("\n"):
            play, entries = line.split()
            self.acknowledged[play] = int(entries)


def _steps(events: list[Event]) -> list[list[StoredEvent]]:
    """Return what is stored at once: what is drawn first, then each decision and its draws."""
    steps: list[list[StoredEvent]] = [[]]
    for event in events:
        if event.actor != CHANCE:
            steps.append([])
        steps[-1].append(StoredEvent(event))
    return steps


@contextmanager
def writing(url: str, folder: Path, name: str, plays: int = 2) -> Iterator[Writer]:
    """Begin plays in a database, and go on storing them in another process."""
    steps: dict[str, list[list[StoredEvent]]] = {}
    with closing(Storage(url)) as storage:
        for number in range(plays):
            table = random_table(game(GAME), f"{name} {number}", seats=2, events=100)
            steps[table.id] = _steps(table.event_log.entries)
            storage.create(table.head, table.seats, steps[table.id][0])
    file = folder / f"{name}.pickle"
    file.write_bytes(pickle.dumps(steps))
    with subprocess.Popen(
        [sys.executable, "-c", _WRITE, url, str(file)], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Writer(process, steps)
        finally:
            process.kill()
