"""Measure the site with many finished plays in its database.

``measure_finished.py [--plays 100000] [--database sqlite]`` fills a database of its own with copies
of some finished plays, starts the site on it, and asks for pages of plays chosen at random.  It
prints how long the start took until the first page, and what each kind of page took, by the clock
and in processor time; it exits with 1 if the start took 3 seconds or more, or the slowest twentieth
of a kind 100 ms.

Each play is looked at once, so none of them is in memory.  Those have the snapshot that the site
kept last while they were played; of the others, nobody reads theirs.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import random
import statistics
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import sqlalchemy as sa

sys.path.insert(0, str(Path(__file__).parents[1]))

from load import served
from measure_memory import processor_seconds
from measure_opening import last_kept
from tests.postgres import ABSENT, programs, running
from tests.table.finished import random_table

from cuboteca.games import all_games
from cuboteca.table.databases import address_of
from cuboteca.table.schema import EVENTS, PLAYS, SEATS
from cuboteca.table.snapshots import snapshot_of
from cuboteca.table.storage import Storage, StoredEvent, default_url

if TYPE_CHECKING:
    from cuboteca.table.table import Table

_PLAYED = 5  # plays of each game; the others are copies
_LOOKS = 60  # at each kind of page
_KINDS = ("/tables/{}", "/api/tables/{}", "/tables/{}/replay", "/api/tables/{}/record")
_MOST_START = 3.0  # seconds
_MOST_PAGE = 0.1
_TRIES = 600


def fill(url: str, count: int) -> list[tuple[str, Table]]:
    """Store so many finished plays; return their ids, each with the table that it is a copy of."""
    ids, tables = [], []
    with closing(Storage(url)) as storage:
        for number in range(_PLAYED):
            for game in all_games():
                table = random_table(game, f"finished {game.name} {number}", seats=2)
                events = [StoredEvent(entry) for entry in table.event_log.entries]
                storage.create(table.head, table.seats, events)
                ids.append(table.id)
                tables.append(table)
    engine = sa.create_engine(address_of(url))
    keys = ((PLAYS, "id"), (SEATS, "play"), (EVENTS, "play"))
    known = list(ids)
    with engine.begin() as connection:
        connection.execute(sa.update(PLAYS).values(finished=True))
        number = 0
        while len(ids) < count:
            number += 1
            for table, key in keys:
                others = [column for column in table.c if column.name != key]
                fresh = sa.literal(f"{number:06d}") + table.c[key]
                chosen = sa.select(fresh, *others).where(table.c[key].in_(known))
                names = [key, *(column.name for column in others)]
                connection.execute(table.insert().from_select(names, chosen))
            ids += [f"{number:06d}{one}" for one in known]
    engine.dispose()
    return list(zip(ids, itertools.cycle(tables), strict=False))


def keep_snapshots(url: str, plays: list[tuple[str, Table]]) -> None:
    """Store what the site keeps of plays while they are played."""
    with closing(Storage(url)) as storage:
        for one, table in plays:
            head = replace(table.head, id=one)
            snapshot = snapshot_of(head, table.game, last_kept(table).event_log)
            storage.keep_snapshot(snapshot)


def first_page(base: str) -> None:
    """Wait until the site answers."""
    for _ in range(_TRIES):
        with contextlib.suppress(httpx.TransportError):
            httpx.get(base).raise_for_status()
            return
        time.sleep(0.05)
    raise TimeoutError


def looks(base: str, process: int, ids: list[str]) -> bool:
    """Look at pages and print what they took; return whether all were quick enough."""
    good, more = True, iter(ids)
    with httpx.Client(base_url=base, timeout=60) as client:
        for game in all_games():  # what is loaded once
            client.get(f"/rules/{game.name}").raise_for_status()
        for kind in ("/", *_KINDS):
            took, used = [], processor_seconds(process)
            for one in itertools.islice(more, _LOOKS):
                begun = time.perf_counter()
                client.get(kind.format(one)).raise_for_status()
                took.append(time.perf_counter() - begun)
            slow = statistics.quantiles(took, n=20)[18]
            middle = statistics.median(took)
            each = (processor_seconds(process) - used) / _LOOKS
            print(
                f"{kind}: median {1000 * middle:.0f} ms, 19 of 20 within {1000 * slow:.0f} ms, "
                f"{1000 * each:.0f} ms of processor time each",
                flush=True,
            )
            good &= slow < _MOST_PAGE
    return good


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=100_000)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    options = parser.parse_args()
    with contextlib.ExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        url, more = default_url(Path(folder)), []
        if options.database == "postgresql":
            installed = programs()
            if installed is None:
                sys.exit(ABSENT)
            url = open_.enter_context(running(installed)).new()
            more = ["--database", url]
        chosen = random.Random(1)  # noqa: S311  # not secret
        plays = chosen.sample(fill(url, options.plays), (1 + len(_KINDS)) * _LOOKS)
        keep_snapshots(url, plays)
        begun = time.monotonic()
        server = served(folder, None, 0, *more)
        try:
            assert server.stdout is not None
            base = server.stdout.readline().split()[3].rstrip("/")
            first_page(base)
            start = time.monotonic() - begun
            print(
                f"{options.plays} finished plays: the first page after {start:.1f} s, "
                f"{processor_seconds(server.pid):.1f} s of processor time",
                flush=True,
            )
            good = looks(base, server.pid, [one for one, _ in plays])
        finally:
            server.terminate()
            server.wait()
    sys.exit(0 if good and start < _MOST_START else 1)


if __name__ == "__main__":
    main()
