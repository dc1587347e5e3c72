"""The long form of chaos: ``make chaos``.

``python -m tests.chaos [--kills 500] [--seed 1] [--databases sqlite,postgresql] [--tables 12]``
serves the site by two processes on a database of its own, and for PostgreSQL starts a server of its
own too.  All the time, people play at tables, each request over a new connection and repeated with
the same id until it is answered.  At moments that follow from the seed, a process is killed
(SIGKILL), or, one time in eight, something else happens: a process is paused for longer than a
silent one counts as alive, all processes end at once and the log of the database ends in half a
page, the database crashes, somebody locks it, the disk is full, clocks jump by up to ten days.

``python -m tests.chaos --computers [--cuts 20]`` serves it by two computers instead, each a network
namespace of Linux (which only root can make), with the database on a third.  One of them is cut off
from everything, for a shorter or a longer time than its tables are kept for it.

In the end each table's record must hold exactly what was acknowledged, each action once and in
order, and be verified; no flag may have fallen, since nobody has thought for long; and whatever
else two people did (``deeds.py``) must be as they left it.  It prints what happened, and exits with
1 if anything was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from tests.chaos.computers import NoComputersError, computers
from tests.chaos.people import Either, torment
from tests.chaos.troubles import tormented
from tests.postgres import ABSENT, programs, running

if TYPE_CHECKING:
    import random

_ONE_IN = 8
_SHORTER, _LONGER = (0.5, 6), (12, 20)  # seconds; a silent computer counts as alive for ten


def kill_processes(options: argparse.Namespace) -> bool:
    """Serve by two processes that are killed; return whether all is well."""
    well = True
    for kind in options.databases.split(","):
        try:
            found, log = tormented(kind, options.kills, _ONE_IN, options.seed, options.tables)
        except FileNotFoundError:
            sys.exit(ABSENT)
        print(f"{kind}: {found}", flush=True)
        fine = not (found.wrong or found.unsound or found.lost) and "it stopped with code 0" in log
        if not fine:
            print("\n".join((log, *found.lost)))
        well = well and fine
    return well


def cut_computers_off(options: argparse.Namespace) -> bool:
    """Serve by two computers that are cut off; return whether all is well."""
    programs_ = programs()
    if programs_ is None:
        sys.exit(ABSENT)
    with (
        computers(2) as (here, both),
        running(programs_, here) as postgres,
        tempfile.TemporaryDirectory() as logs,
        ExitStack() as serving,
    ):
        database = postgres.from_elsewhere(postgres.new())
        hosts = [
            serving.enter_context(one.serve(database, Path(logs) / f"{number}.txt"))
            for number, one in enumerate(both)
        ]

        async def cut_off(chosen: random.Random) -> str:
            await asyncio.sleep(chosen.uniform(1, 8))
            name, seconds = chosen.choice([("shorter cut", _SHORTER), ("longer cut", _LONGER)])
            one = chosen.choice(both)
            one.connect(up=False)
            await asyncio.sleep(chosen.uniform(*seconds))
            one.connect(up=True)
            return name

        def browser() -> httpx.AsyncClient:
            return httpx.AsyncClient(
                base_url="http://site.test",
                transport=Either(hosts),
                timeout=httpx.Timeout(5, connect=1),
            )

        run = torment(browser, cut_off, "", options.cuts, options.seed, options.tables)
        found = asyncio.run(run)
        print(f"two computers: {found}", flush=True)
        fine = not (found.wrong or found.unsound or found.lost)
        if not fine:
            print("\n".join(found.lost))
            for log in Path(logs).iterdir():
                print(f"{log.name}:\n{log.read_text(encoding='utf-8')}")
    return fine


def main() -> None:
    """Read the command line and do it."""
    os.environ["CUBOTECA_INTERPRETED"] = "1"
    parser = argparse.ArgumentParser(prog="chaos")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--computers", action="store_true")
    parser.add_argument("--cuts", type=int, default=20)
    options = parser.parse_args()
    try:
        well = (cut_computers_off if options.computers else kill_processes)(options)
    except NoComputersError as error:
        sys.exit(str(error))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
