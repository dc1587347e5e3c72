"""Measure how live tables are served: actions, frames to everybody who looks, memory, reconnecting.

The database is filled with tables in the middle of plays of Ursuppe and Cubosaurs, before the site
starts.  Each table is opened and looked at over WebSockets, a person's each; then people act, at a
steady rate at tables in turn, as it follows from plays that were played before: so nobody has to
ask the site what is legal.  An action's time ends when everybody at its table has the frame.

The site's processor time is printed as well, since that does not depend on what else runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import re
import statistics
import time
from contextlib import closing
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import httpx
from measure_memory import memory_of, processor_seconds
from tests.table.finished import random_table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cuboteca.core.child_processes import process_pool
from cuboteca.core.constants import CHANCE
from cuboteca.games import game
from cuboteca.table.seats import hash_token
from cuboteca.table.storage import Storage, StoredEvent

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from cuboteca.core.play import Event
    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import StoredPlay

_GAMES = {"ursuppe": 300, "cubosaurs": 60}  # entries of the log at the start
MADE_READY = len(_GAMES)  # tables that are looked at before anything is measured
_MORE = 60  # that follow
_SEATS = 4
_MOST = 0.1  # seconds that the slowest hundredth may wait
_LATE = 20.0  # seconds after which a frame is given up
_OPENING = 50  # sockets that are opened at a time
_GOING = 1.0  # seconds in which the site sees that sockets are closed
_NUMBER = re.compile(r'"frame":(\d+)')


@dataclass
class Prepared:
    """A table and what its people will do."""

    id: str
    actions: list[tuple[int, Event]]  # with the number of their entry

    def token(self, seat: int) -> str:
        """Return the token of a seat."""
        return f"{self.id}-{seat}-{'x' * 32}"[:48]

    def cookie(self, seat: int) -> str:
        """Return the cookie of a person."""
        return f"seats=p{seat}:{self.token(seat)}"


def prepared(url: str, count: int) -> list[Prepared]:
    """Store tables in the middle of plays; return them.  All cores play them."""
    games = itertools.islice(itertools.cycle(_GAMES), count)
    found = []
    with closing(Storage(url)) as storage, process_pool(os.cpu_count() or 1) as pool:
        for one, head, seats, events in pool.map(_begun, itertools.count(), games, chunksize=8):
            storage.create(head, seats, events)
            found.append(one)
    return found


def _begun(number: int, name: str) -> tuple[Prepared, StoredPlay, list[Seat], list[StoredEvent]]:
    """Return a table in the middle of a play, and what is stored of it."""
    most = _GAMES[name]
    whole = random_table(
        game(name), f"load {number}", seats=_SEATS, events=most + _MORE, taken_back=0
    )
    entries = whole.event_log.entries
    half = min(most, len(entries) // 2)
    while entries[half].actor == CHANCE:
        half += 1
    later = [(seq, event) for seq, event in enumerate(entries) if seq >= half and event.actor >= 0]
    one = Prepared(whole.id, later)
    seats = [replace(seat, token_hash=hash_token(one.token(seat.seat))) for seat in whole.seats]
    return one, whole.head, seats, [StoredEvent(event) for event in entries[:half]]


class Looking:
    """Everybody who looks at a table.

    Args:
        base: Address of the site.
        table: The table.
        eyes: How many look.
    """

    def __init__(self, base: str, table: Prepared, eyes: int) -> None:
        self._url = f"{base.replace('http', 'ws')}/tables/{table.id}/live?rows=&frame="
        self._origin = base
        self._table = table
        self._frames = [-1] * eyes
        self._changed = asyncio.Event()
        self._lines: list[ClientConnection | None] = [None] * eyes
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, eye: int) -> None:
        """Connect one of them, and wait for a frame if it has none."""
        line = await connect(
            self._url + str(self._frames[eye]),
            additional_headers={"Cookie": self._table.cookie(eye % _SEATS)},
            origin=self._origin,  # type: ignore[arg-type]
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        self._lines[eye] = line
        if self._frames[eye] < 0:
            self._note(eye, await line.recv())
        self._tasks.append(asyncio.create_task(self._read(eye, line)))

    async def _read(self, eye: int, line: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in line:
                self._note(eye, message)

    def _note(self, eye: int, message: str | bytes) -> None:
        found = _NUMBER.search(str(message)[:64])
        if found:
            self._frames[eye] = int(found[1])
            self._changed.set()

    async def until(self, frame: int) -> None:
        """Wait until everybody has a frame with this number or a later one."""
        while min(self._frames) < frame:
            self._changed.clear()
            await self._changed.wait()

    @property
    def oldest(self) -> int:
        """Number of the frame that everybody has at least."""
        return min(self._frames)

    async def close(self) -> None:
        """Disconnect everybody."""
        for line in self._lines:
            if line is not None:
                line.transport.abort()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()


class People:
    """All who play, and what they had to wait."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client
        self.waited: list[float] = []
        self.failed = 0

    async def act(self, table: Prepared, looking: Looking) -> None:
        """Take the next action of a table."""
        seq, event = table.actions.pop(0)
        begun, before = time.perf_counter(), looking.oldest
        answer = await self._client.post(
            f"/api/tables/{table.id}/actions",
            headers={"Authorization": f"Bearer {table.token(event.actor)}"},
            json={"seq": seq, "action": event.text, "id": f"load-{seq}"},
        )
        if answer.is_error:
            self.failed += 1
            return
        try:
            async with asyncio.timeout(_LATE):
                await looking.until(before + 1)
        except TimeoutError:
            self.failed += 1
        self.waited.append(time.perf_counter() - begun)


async def _many(jobs: list[tuple[Looking, int]]) -> None:
    """Open lines, some at a time."""
    places = asyncio.Semaphore(_OPENING)

    async def one(looking: Looking, eye: int) -> None:
        async with places:
            await looking.open(eye)

    await asyncio.gather(*(one(*job) for job in jobs))


async def _load(base: str, tables: list[Prepared], eyes: int) -> None:
    """Look at a table of each game and act there, so that the site loads what it loads once."""
    async with httpx.AsyncClient(base_url=base, timeout=_LATE) as client:
        for table in tables:
            looking = Looking(base, table, eyes)
            await _many([(looking, eye) for eye in range(eyes)])
            await People(client).act(table, looking)
            await looking.close()
    await asyncio.sleep(_GOING)


async def measure(
    base: str, process: int, tables: list[Prepared], eyes: int, rate: float, seconds: float
) -> bool:
    """Measure and print; return whether people had their frames in time."""
    await _load(base, tables[:MADE_READY], eyes)
    tables = tables[MADE_READY:]
    empty, used = memory_of(process), processor_seconds(process)
    looking = {table.id: Looking(base, table, eyes) for table in tables}
    jobs = [(one, eye) for one in looking.values() for eye in range(eyes)]
    begun = time.monotonic()
    await _many(jobs)
    opened = time.monotonic() - begun
    full = memory_of(process)
    print(
        f"{len(tables)} tables opened by {len(jobs)} people in {opened:.1f} s, "
        f"{processor_seconds(process) - used:.1f} s of the site's processor time; "
        f"{(full - empty) / len(tables):.2f} MiB a table and its people",
        flush=True,
    )
    limits = httpx.Limits(max_connections=100)
    async with httpx.AsyncClient(base_url=base, limits=limits, timeout=_LATE) as client:
        people, acting = People(client), set[asyncio.Task[None]]()
        used = processor_seconds(process)
        begun = time.monotonic()
        for number, table in enumerate(itertools.cycle(tables)):
            wait = begun + number / rate - time.monotonic()
            if number / rate > seconds:
                break
            if wait > 0:
                await asyncio.sleep(wait)
            if table.actions:
                task = asyncio.create_task(people.act(table, looking[table.id]))
                acting.add(task)
                task.add_done_callback(acting.discard)
        await asyncio.gather(*acting)
        took = time.monotonic() - begun
    slow = statistics.quantiles(people.waited, n=100)[98]
    print(
        f"{len(people.waited)} actions, {len(people.waited) / took:.0f} a second, {people.failed} "
        f"failed: until everybody had the frame, median "
        f"{1000 * statistics.median(people.waited):.0f} ms, 99 of 100 within {1000 * slow:.0f} ms; "
        f"{1000 * (processor_seconds(process) - used) / len(people.waited):.1f} ms of the site's "
        "processor time each",
        flush=True,
    )
    for one in looking.values():
        await one.close()
    await asyncio.sleep(_GOING)
    begun, used = time.monotonic(), processor_seconds(process)
    await _many(jobs)
    print(
        f"all {len(jobs)} people connected again in {time.monotonic() - begun:.1f} s, "
        f"{processor_seconds(process) - used:.1f} s of the site's processor time",
        flush=True,
    )
    for one in looking.values():
        await one.close()
    return slow < _MOST and not people.failed
