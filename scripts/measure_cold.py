"""Time until bots and hints answer on a machine on which nothing has been compiled.

``python scripts/measure_cold.py`` starts a site for every game and level, with an empty folder for
compiled code, opens the pages by which somebody comes to a new table, creates one of bots of that
level and times the first decision; then the same for the first hint of a person.  It prints one row
for each game; a star marks moves that a simple bot made.  A decision includes the pause that the
site makes before each (0.7 s).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

from cuboteca.bots.levels import levels_of
from cuboteca.games import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Game

_LONGEST = 300.0  # seconds
_SERVE = ("serve", "--port", "0")


def served(folder: str) -> tuple[subprocess.Popen[str], str]:
    """Start a site whose caches are empty folders; return it and its address."""
    environment = {**os.environ, "CUBOTECA_CACHE": f"{folder}/cache", "XDG_CACHE_HOME": folder}
    site = subprocess.Popen(
        [sys.executable, "-m", "cuboteca", *_SERVE, "--data", f"{folder}/data"],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert site.stdout is not None
    for line in site.stdout:
        if found := re.search(r"http://\S+/", line):
            return site, found[0].rstrip("/")
    raise SystemExit("the site did not start")


def asked(address: str, order: object = None, token: str = "") -> Any:
    """Return the answer of the API, of whatever status."""
    headers = {"Content-Type": "application/json"} | (
        {"Authorization": f"Bearer {token}"} if token else {}
    )
    data = None if order is None else json.dumps(order).encode()
    request = urllib.request.Request(address, data, headers)  # noqa: S310  # our own site
    try:
        with urllib.request.urlopen(request, timeout=_LONGEST) as answer:  # noqa: S310
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return json.load(error)


def first_move(site: str, game: Game, level: str) -> tuple[float, int]:
    """Return the seconds until a bot of a level has moved, and how many moves were stand-ins."""
    bots = [{"kind": "bot", "level": level}] * game.meta.min_seats
    begun = time.monotonic()
    table = asked(f"{site}/api/tables", {"game": game.name, "seats": bots})["table"]
    while time.monotonic() - begun < _LONGEST:
        shown = asked(f"{site}/api/tables/{table}")
        if any(line["actor"] != "chance" for line in shown["log"]):
            replaced = sum(seat["stand_ins"] for seat in shown["seats"])
            return time.monotonic() - begun, replaced
        time.sleep(0.1)
    raise SystemExit(f"{game.name}, {level}: no move within {_LONGEST:g} s")


def first_hint(site: str, game: Game) -> float:
    """Return the seconds until a person's page has an answer to the first question for a hint."""
    people = [{"kind": "human", "name": f"P{number}"} for number in range(game.meta.min_seats)]
    order = {"game": game.name, "seats": people, "hints": True}
    created = asked(f"{site}/api/tables", order)
    table = f"{site}/api/tables/{created['table']}"
    mover = asked(table)["to_move"]
    begun = time.monotonic()
    asked(f"{table}/hint", token=created["seats"][mover]["token"])
    return time.monotonic() - begun


def cold(game: Game) -> Iterator[str]:
    """Measure all levels of a game and its first hint, each with a site of its own."""
    for level in (*levels_of(game), "hint"):
        with tempfile.TemporaryDirectory() as folder:
            site, address = served(folder)
            try:
                for page in ("/", f"/new/{game.name}"):
                    with urllib.request.urlopen(f"{address}{page}", timeout=_LONGEST):  # noqa: S310
                        time.sleep(1)  # that somebody looks at it
                if level == "hint":
                    yield f"{first_hint(address, game):.1f}"
                    continue
                seconds, replaced = first_move(address, game, level)
                yield f"{seconds:.1f}{'*' if replaced else ''}"
            finally:
                site.terminate()
                site.wait()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", help="only these")
    chosen = parser.parse_args().games
    for game in all_games():
        if chosen and game.name not in chosen:
            continue
        names = (*levels_of(game), "hint")
        print(game.name, *map(" ".join, zip(names, cold(game), strict=True)), sep=", ", flush=True)


if __name__ == "__main__":
    main()
