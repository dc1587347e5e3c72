"""Measure how long tables take to open from their logs, with snapshots and without.

``measure_opening.py [--events 200] [--tables 1000] [--processes 2]`` plays tables of every game at
random, with as many seats as it takes, until their logs have so many entries, and stores them as a
crash would leave them: with the snapshot of the last time that one was due.  Then it opens a table
of each game in this process, and all tables in so many processes at once, each of which opens its
share one after the other, as visitors of a site that was started again would make it do.

Rules are interpreted and Python looks for garbage as seldom as on the site; each process takes the
tables for itself, as one of several processes does.  It prints the figures, and exits with 1 if
opening a table took 20 ms of processor time or more, or if opening all of them took 10 seconds or
more.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

os.environ["CUBOTECA_INTERPRETED"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.conftest import Thinkers
from tests.table.finished import random_table

from cuboteca.games import all_games
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.ownership import Ownership
from cuboteca.table.snapshots import EVERY, snapshot_of
from cuboteca.table.storage import Storage, StoredEvent, default_url
from cuboteca.table.table import Table
from cuboteca.table.tables import Limits, Tables
from cuboteca.web.connections import collect_seldom

if TYPE_CHECKING:
    from collections.abc import Sequence

NOBODY = cast("LogWriter", None)  # nothing more is written
_MOST_EACH = 0.020  # seconds of processor time for a table
_MOST_ALL = 10.0  # seconds for all tables
_PLAYED = 5  # tables of each game that are played; the others are copies of these
_ROUNDS = 15
_EACH = 50  # tables of each game that are opened one after the other


def played(events: int) -> list[Table]:
    """Return tables of all games in the middle of a play, whose logs differ in length a little."""
    tables = []
    for number in range(_PLAYED):
        for game in all_games():
            most = events + number * EVERY // _PLAYED
            seats = game.meta.max_seats
            name = f"opening {game.name} {number}"
            table = random_table(game, name, seats=seats, events=most)
            while table.is_over:
                most -= EVERY
                table = random_table(game, name, seats=seats, events=most)
            tables.append(table)
    return tables


@cache
def last_kept(table: Table) -> Table:
    """Return a table as it was when its last snapshot was due."""
    events = [StoredEvent(entry) for entry in table.event_log.entries]
    before = Table(table.head, table.seats, table.game, NOBODY)
    before.replay(events[: len(events) // EVERY * EVERY])
    return before


def store(storage: Storage, table: Table, name: str) -> None:
    """Store a copy of a table under another id, as a crash would leave it."""
    head = replace(table.head, id=name)
    events = [StoredEvent(entry) for entry in table.event_log.entries]
    storage.create(head, table.seats, events)
    storage.keep_snapshot(snapshot_of(head, table.game, last_kept(table).event_log))


def rebuild_seconds(table: Table) -> float:
    """Return the seconds of processor time for replaying a table from its beginning."""
    events = [StoredEvent(entry) for entry in table.event_log.entries]
    took = []
    for _ in range(_ROUNDS):
        fresh = Table(table.head, table.seats, table.game, NOBODY)
        begun = time.process_time()
        fresh.replay(events)
        took.append(time.process_time() - begun)
    return statistics.median(took)


async def open_all(url: str, names: Sequence[str]) -> list[float]:
    """Open tables one after the other; return the seconds of processor time that each took."""
    storage = Storage(url, joins=True)
    limits = Limits(live=len(names) + 1)
    ownership = Ownership(storage, "127.0.0.1:9")
    runner = BotRunner(Thinkers(), pace=60)
    tables = Tables(LogWriter(storage), runner, limits, ownership=ownership)
    collect_seldom()
    took = []
    for name in names:
        begun = time.process_time()
        await tables.table(name)
        took.append(time.process_time() - begun)
    await tables.close()
    return took


def measure_each(url: str, tables: list[Table]) -> float:
    """Print how long tables of each game take to open; return the longest median."""
    longest = 0.0
    for game in all_games():
        own = [table for table in tables if table.game is game]
        names = [f"{game.name}-{number}" for number in range(_EACH)]
        with closing(Storage(url)) as storage:
            for table, name in zip(itertools.cycle(own), names, strict=False):
                store(storage, table, name)
        asyncio.run(open_all(url, names[:1]))  # what is done once
        took = asyncio.run(open_all(url, names))
        middle = statistics.median(took)
        print(
            f"{game.meta.title}: {own[0].seq} entries replayed "
            f"{1000 * rebuild_seconds(own[0]):.0f} ms, opened from a snapshot "
            f"{1000 * middle:.1f} ms, the slowest {1000 * max(took):.1f} ms",
            flush=True,
        )
        longest = max(longest, middle)
    return longest


def measure_all(url: str, tables: list[Table], options: argparse.Namespace) -> float:
    """Print how long all tables take to open, in several processes; return the seconds."""
    names = [f"{number}-of-all" for number in range(options.tables)]
    with closing(Storage(url)) as storage:
        for number, name in enumerate(names):
            store(storage, tables[number % len(tables)], name)
    shares = [names[number :: options.processes] for number in range(options.processes)]
    children = [
        subprocess.Popen(
            [sys.executable, __file__, "--open", url],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for _ in shares
    ]  # fmt: skip
    for child in children:  # wait until each has loaded its program
        assert child.stdout is not None
        child.stdout.readline()
    begun = time.monotonic()
    for child, share in zip(children, shares, strict=True):
        assert child.stdin is not None
        child.stdin.write(" ".join(share) + "\n")
        child.stdin.flush()
    processor = [float(child.communicate()[0]) for child in children]
    took = time.monotonic() - begun
    print(
        f"{options.tables} tables in {options.processes} processes: {took:.1f} s; "
        f"{sum(processor):.1f} s of processor time in all"
    )
    return took


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--open", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.open:
        all_games()
        print("ready", flush=True)
        names = sys.stdin.readline().split()
        print(sum(asyncio.run(open_all(options.open, names))))
        return
    with tempfile.TemporaryDirectory() as folder:
        url = default_url(Path(folder))
        tables = played(options.events)
        each = measure_each(url, tables)
        all_ = measure_all(url, tables, options)
    sys.exit(0 if each < _MOST_EACH and all_ < _MOST_ALL else 1)


if __name__ == "__main__":
    main()
