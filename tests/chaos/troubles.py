"""What happens to a site of two processes, and to its database."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import mmap
import os
import random
import resource
import signal
import sqlite3
import struct
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import psycopg
import sqlalchemy as sa

from tests.chaos.people import ALONE, torment
from tests.databases import fresh
from tests.postgres import Postgres, programs, running
from tests.web.processes import SERVE, both_of, children_of
from tests.web.server import Server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from tests.chaos.people import Found

_PAUSED = 5.0  # seconds, more than a silent process counts as alive
_LONGEST = 3.0  # seconds that a lock or a full disk lasts
_DAYS_10 = 864_000.0  # seconds; after thirty days without a move a table is closed
_PAGE = 4096  # bytes; less than a page of the write-ahead log with its head

#: Lets the clock of a process be changed by a file that holds how far it is off.
_CLOCK = """
import mmap, struct, time
with open({path!r}, "rb") as file:
    off = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
real = time.time
time.time = lambda: real() + struct.unpack("d", off)[0]
"""


class Site:
    """A site of several processes that always comes back at the same port.

    Args:
        folder: Of its own.
        postgres: Keeps its plays; a file of SQLite does if there is none.
        script: Serves it.

    Attributes:
        file: SQLite's, if there is one.
        database: Its address.
        server: Its supervisor.
        port: Where it listens.
    """

    def __init__(self, folder: Path, postgres: Postgres | None, script: str = SERVE) -> None:
        self.folder = folder
        self._script = script
        self.postgres = postgres
        self.file = None if postgres else folder / "plays.sqlite3"
        self.database = postgres.new() if postgres else fresh(folder)
        self._clock = folder / "clock"
        self._clock.write_bytes(struct.pack("d", 0))
        (folder / "sitecustomize.py").write_text(_CLOCK.format(path=str(self._clock)))
        self.port = "0"
        self.start()

    def start(self) -> None:
        """Serve, and wait until it answers."""
        self.server = Server(
            self.folder,
            script=(self._script, self.database, self.port),
            log=self.folder / "log.txt",
            variables={"PYTHONPATH": str(self.folder)},
        )
        self.port = self.server.base.rpartition(":")[2]
        self.server.wait()

    def log(self) -> str:
        """Return what it has logged since it was started last."""
        return (self.folder / "log.txt").read_text(encoding="utf-8")

    def cut_power(self) -> None:
        """End all its processes at once."""
        children = children_of(self.server)
        self.server.kill()
        for one in children:
            _signal(one, signal.SIGKILL)
        self.server.close()

    def set_clock(self, off: float) -> None:
        """Let the clocks of its processes be off by so many seconds."""
        with self._clock.open("r+b") as file, mmap.mmap(file.fileno(), 8) as shared:
            shared[:] = struct.pack("d", off)


def _signal(process: int, sent: signal.Signals) -> None:
    """Send a signal to a process, unless it has just ended by itself."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, sent)


async def kill(site: Site, chosen: random.Random) -> None:
    """Kill a process."""
    _signal(chosen.choice(await both_of(site.server)), signal.SIGKILL)


async def pause(site: Site, chosen: random.Random) -> None:
    """Pause a process for longer than it counts as alive."""
    victim = chosen.choice(await both_of(site.server))
    _signal(victim, signal.SIGSTOP)
    await asyncio.sleep(_PAUSED)
    _signal(victim, signal.SIGCONT)


async def cut_power(site: Site, chosen: random.Random) -> None:
    """End everything, with half a page at the end of the log of SQLite, and begin again."""
    site.cut_power()
    if site.file is not None:
        with site.file.with_name(f"{site.file.name}-wal").open("ab") as log:
            log.write(chosen.randbytes(chosen.randrange(1, _PAGE)))
    else:
        assert site.postgres is not None
        site.postgres.crash()
        site.postgres.start()
    await asyncio.to_thread(site.start)


async def jump(site: Site, chosen: random.Random) -> None:
    """Set the clocks of the processes to another day."""
    site.set_clock(chosen.uniform(-_DAYS_10, _DAYS_10))


async def lock(site: Site, chosen: random.Random) -> None:
    """Let nobody else write for a while."""
    seconds = chosen.uniform(0.1, _LONGEST)
    if site.file is not None:
        with contextlib.closing(sqlite3.connect(site.file, 60, check_same_thread=False)) as other:
            await asyncio.to_thread(other.execute, "BEGIN EXCLUSIVE")
            await asyncio.sleep(seconds)
        return
    url = sa.make_url(site.database)
    with psycopg.connect(
        host=str(url.query["host"]), user=url.username, dbname=url.database
    ) as locking:
        locking.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
        await asyncio.sleep(seconds)


async def fill_disk(site: Site, chosen: random.Random) -> None:
    """Let no file of the processes grow for a while."""
    assert site.file is not None
    limited = await both_of(site.server)
    _limit(limited, 1)
    await asyncio.sleep(chosen.uniform(0.1, _LONGEST))
    _limit(limited, resource.RLIM_INFINITY)


async def crash(site: Site, chosen: random.Random) -> None:
    """Let the database crash, and come back after a while."""
    assert site.postgres is not None
    site.postgres.crash()
    await asyncio.sleep(chosen.uniform(0, _LONGEST))
    await asyncio.to_thread(site.postgres.start)


def _limit(processes: Sequence[int], size: int) -> None:
    for one in processes:
        with contextlib.suppress(ProcessLookupError):
            _, most = resource.prlimit(one, resource.RLIMIT_FSIZE)
            resource.prlimit(one, resource.RLIMIT_FSIZE, (size, most))


_EITHER = {"kill": kill, "pause": pause, "power cut": cut_power, "lock": lock, "clock": jump}

#: What happens, by the kind of the database.
TROUBLES: dict[str, dict[str, Callable[[Site, random.Random], Awaitable[None]]]] = {
    "sqlite": {**_EITHER, "full disk": fill_disk},
    "postgresql": {**_EITHER, "database crash": crash},
}


@contextlib.contextmanager
def site_on(kind: str) -> Iterator[Site]:
    """Run a site on a database of its own; raises FileNotFoundError where none can be had."""
    with contextlib.ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        postgres = None
        if kind == "postgresql":
            found = programs()
            if found is None:
                raise FileNotFoundError
            postgres = opened.enter_context(running(found))
        site = Site(folder, postgres)
        try:
            yield site
        finally:
            site.server.close()


def tormented(kind: str, kills: int, one_in: int, seed: int, tables: int) -> tuple[Found, str]:
    """Torment a site until it has been killed so often; return what came of it, and its log.

    Args:
        kind: Of the database.
        kills: How many.
        one_in: Of so many troubles, one is not a kill.
        seed: Of all that is chosen.
        tables: At how many of them people play at once.
    """
    others = [name for name in TROUBLES[kind] if name != "kill"]
    random.Random(seed).shuffle(others)
    others_in_turn, number = itertools.cycle(others), itertools.count(1)
    with site_on(kind) as site:

        async def trouble(chosen: random.Random) -> str:
            await asyncio.sleep(chosen.uniform(0.02, 0.5))
            name = "kill" if next(number) % one_in else next(others_in_turn)
            await TROUBLES[kind][name](site, chosen)
            return name

        host = f"localhost:{site.port}"  # where browsers allow passkeys

        def browser() -> httpx.AsyncClient:
            return httpx.AsyncClient(
                base_url=site.server.base, limits=ALONE, timeout=5, headers={"Host": host}
            )

        try:
            run = torment(browser, trouble, "kill", kills, seed, tables, f"http://{host}")
            found = asyncio.run(run)
        except Exception as error:
            error.add_note(site.log())
            raise
        begun = time.monotonic()
        code = site.server.stop()
        took = time.monotonic() - begun
        return found, f"{site.log()}\nit stopped with code {code} after {took:.1f} s"
