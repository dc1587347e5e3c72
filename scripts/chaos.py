"""Kill, pause and resume the processes of a site at random while people play there.

``chaos.py [--kills 500] [--seed 1] [--databases sqlite,postgresql] [--tables 12]`` serves the site
by two processes on a database of its own, and for PostgreSQL starts a server of its own too.  All
the time, people play at tables, each request over a new connection and repeated with the same id
until it is answered.  At moments that follow from the seed, a process is killed (SIGKILL), or, one
time in ten, paused for longer than a silent process counts as alive and then resumed.

In the end each table's record must hold exactly what was acknowledged, each action once and in
order, and be verified.  It prints what happened, and exits with 1 if anything was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

os.environ["CUBOTECA_INTERPRETED"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import ABSENT, programs, running
from tests.web.processes import SERVE, Visitor, both_of
from tests.web.server import serving

from cuboteca.core.play_record import parse_record
from cuboteca.core.verification import verify
from cuboteca.games import all_games, game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.web.server import Server

_PAUSE = 0.02  # seconds between two actions at a table
_PAUSED = 5.0  # seconds, more than a silent process counts as alive
_ONE_IN = 10  # strikes is a pause


@dataclass
class Left:
    """How many kills are left."""

    strikes: int


async def play(visitor: Visitor, created: object, left: Left) -> None:
    """Play at a table until all strikes are over, or the play is."""
    while left.strikes and await visitor.act(created):  # noqa: ASYNC110  # a count is enough
        await asyncio.sleep(_PAUSE)


async def strike(server: Server, visitor: Visitor, chosen: random.Random) -> str:
    """Kill or pause a process; return which."""
    await visitor.until_answered("GET", "/live")  # one at least serves
    await asyncio.sleep(chosen.uniform(0.05, 1.5))
    victim = chosen.choice(await both_of(server))
    if chosen.randrange(_ONE_IN):
        os.kill(victim, signal.SIGKILL)
        return "killed"
    os.kill(victim, signal.SIGSTOP)
    await asyncio.sleep(_PAUSED)
    os.kill(victim, signal.SIGCONT)
    return "paused"


async def _is_sound(visitor: Visitor, table: str) -> bool:
    """Return whether nothing that can be checked of a table's record is wrong."""
    record = parse_record(
        json.dumps(await visitor.until_answered("GET", f"/api/tables/{table}/record"))
    )
    return not verify(game(record.game), record).failed


async def torment(server: Server, options: argparse.Namespace) -> tuple[str, bool]:
    """Let people play while processes end; return what happened, and whether all is well."""
    chosen = random.Random(options.seed)  # noqa: S311  # not secret
    games = [one.name for one in all_games()]
    alone = httpx.Limits(max_keepalive_connections=0)
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=server.base, limits=alone, timeout=5) as client:
        visitor = Visitor(client)
        left = Left(options.kills)
        playing: list[asyncio.Task[None]] = []
        strikes = {"killed": 0, "paused": 0}
        while left.strikes:
            for one in filter(asyncio.Task.done, playing):
                one.result()
            playing = [one for one in playing if not one.done()]
            while len(playing) < options.tables:
                created = await visitor.create(chosen.choice(games))
                playing.append(asyncio.create_task(play(visitor, created, left)))
            struck = await strike(server, visitor, chosen)
            strikes[struck] += 1
            left.strikes -= struck == "killed"
        await asyncio.gather(*playing)
        wrong = await visitor.wrong()
        unsound = [table for table in visitor.done if not await _is_sound(visitor, table)]
    actions = sum(map(len, visitor.done.values()))
    told = (
        f"{strikes['killed']} kills and {strikes['paused']} pauses in "
        f"{time.monotonic() - begun:.0f} s: {actions} actions at {len(visitor.done)} tables were "
        f"acknowledged, {len(wrong)} tables lack or double one, {len(unsound)} are not sound; "
        f"{visitor.repeated} requests were repeated"
    )
    return told, not (wrong or unsound)


@contextlib.contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """Give the address of a fresh database; raises SystemExit where none can be had."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/plays.sqlite3"
        return
    found = programs()
    if found is None:
        sys.exit(ABSENT)
    with running(found) as postgres:
        yield postgres.new()


def main() -> None:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--tables", type=int, default=12)
    options = parser.parse_args()
    well = True
    for kind in options.databases.split(","):
        with (
            tempfile.TemporaryDirectory() as name,
            database_of(kind, Path(name)) as database,
            serving(Path(name), script=(SERVE, database)) as server,
        ):
            told, fine = asyncio.run(torment(server, options))
            code = server.stop()
            print(f"{kind}: {told}; it stopped with code {code}", flush=True)
            well = well and fine and code == 0
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
