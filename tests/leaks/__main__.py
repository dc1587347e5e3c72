"""The long form of the proof that nothing leaks: ``make leaks``.

``python -m tests.leaks [--pairs 100000] [--minutes M] [--seed 1] [--timed 0]`` plays at tables
with random seats and options, compares everything that observers are sent in plays that they cannot
tell apart, and names each difference.  It ends when so many pairs are compared, or the minutes are
over.  ``--timed N`` compares the times of answers for N pairs instead.  Exit status 1: it leaks.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections import Counter
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.statistics import wilson
from tests.leaks.channels import CHANGING, CHANNELS, site_in
from tests.leaks.compare import Tally, compare
from tests.leaks.plays import Plays, with_options
from tests.leaks.timing import REPETITIONS, is_told_apart, time_pairs
from tests.omen import NAME, registered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.leaks.channels import Site
    from tests.leaks.plays import Alike

_PLAYS = 2  # at a table
_TABLES_WITH_SECRETS = 3  # for each one of a game without secret draws
_SHARE = 0.08  # of the moments with a secret
_SERVERS = 24
_OFTEN = 0.004  # share of moments at which servers are told apart
_REPORT = 60  # seconds between two reports


def every_alike(seed: int, *, hidden_only: bool = False) -> Iterator[Alike]:
    """Yield plays that look alike, at tables with random options, without end."""
    for number in count(1_000_000 * seed):
        for name in (*GAME_NAMES, NAME):
            hides = game(name).hides
            if hidden_only and not hides:
                continue
            for table in range(_TABLES_WITH_SECRETS if hides else 1):
                plays = Plays(with_options(name, _TABLES_WITH_SECRETS * number + table))
                for one in range(_PLAYS):
                    yield from plays.alike(one, _SHARE, _SERVERS, 0 if hidden_only else _OFTEN)


async def compared(site: Site, pairs: int, seconds: float, seed: int) -> Tally:
    """Compare until enough is compared; print how far it is."""
    tally, by, options, begun = Tally(), Counter[str](), set(), time.monotonic()
    reported = begun
    for alike in every_alike(seed):
        await compare(site, alike, tally)
        by[f"{alike.table.name}, {alike.kind}"] += alike.pairs
        options.add(str(alike.table))
        now = time.monotonic()
        over = tally.pairs >= pairs or now - begun >= seconds
        if over or now - reported >= _REPORT or str(alike) in tally.leaks:
            reported = now
            for where, channels in tally.leaks.items():
                print(f"LEAK {where}: {', '.join(channels)}", flush=True)
            print(
                f"{tally.pairs} pairs of plays, {tally.plays} plays read on "
                f"{len(CHANNELS) + len(CHANGING)} channels, {tally.size / 1e6:.0f} MB, "
                f"{len(options)} tables, {len(tally.leaks)} leaks, {now - begun:.0f} s: "
                + "; ".join(f"{name} {number}" for name, number in sorted(by.items())),
                flush=True,
            )
        if over:
            break
    return tally


async def timed(site: Site, pairs: int, seed: int) -> bool:
    """Compare the times of answers; print what they tell; return whether they do."""
    found = islice(every_alike(seed, hidden_only=True), pairs)
    timings = await time_pairs(site, found)
    told = False
    for name, one in timings.items():
        part = wilson(one.apart, pairs)
        ratio, least, most = one.ratio()
        told_here = is_told_apart(one.apart, pairs)
        told = told or told_here
        print(
            f"{name}: {one.apart} of {pairs} pairs told apart at 5 % ({part.value:.1%}, interval "
            f"{part.low:.1%} to {part.high:.1%}); median ratio of times {ratio:.4f} "
            f"({least:.4f} to {most:.4f}){' TOLD APART' if told_here else ''}"
        )
    every = sum(one.apart for one in timings.values())
    of = pairs * len(timings)
    part = wilson(every, of)
    print(f"all: {every} of {of} ({part.value:.1%}, interval {part.low:.1%} to {part.high:.1%})")
    print(f"{REPETITIONS} repetitions of each play, in random order")
    return told or is_told_apart(every, of)


async def main() -> int:
    """Run; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=24 * 60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timed", type=int, default=0, help="so many pairs, instead")
    given = parser.parse_args()
    os.environ["CUBOTECA_INTERPRETED"] = "1"
    with registered(), tempfile.TemporaryDirectory() as folder:
        async with site_in(Path(folder)) as site:
            if given.timed:
                return int(await timed(site, given.timed, given.seed))
            tally = await compared(site, given.pairs, 60 * given.minutes, given.seed)
            return int(bool(tally.leaks))


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))
