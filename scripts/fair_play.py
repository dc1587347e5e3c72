"""How often bots agree with the search, for comparisons of people's plays.

    scripts/fair_play.py FOLDER [--game NAME ...]
    scripts/fair_play.py --write FOLDER

Plays what is fixed below, and nothing else: so many plays of each game at each number of seats,
with seeds by number and the levels in turn over the seats.  Each play is kept in FOLDER as soon as
it is compared, and a second call continues there.  ``--write`` makes the file ``fair_play.json`` of
each game from them.
"""

from __future__ import annotations

import json
from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING

from level_plays import command, continue_file, finished, levels_of, lines_of

from cuboteca.bots.levels import LEVELS, make_ready
from cuboteca.competition.fair_play import PLAYOUTS, REFERENCE_FILE, Reference, ReferenceRow
from cuboteca.core.play_record import record_of
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.lab.analysis import Budget, compare_decisions

if TYPE_CHECKING:
    from pathlib import Path

SEED = 2026
PLAYS = {2: 20, 4: 15}  # by the number of seats: 8 and 12 seats of each level
SLOW = {"cube_attack": {2: 10, 4: 5}, "ursuppe": {2: 10, 4: 5}}  # half as many seats, or a third


def plays_of(name: str) -> dict[int, int]:
    """Return how many plays of a game are compared, by the number of seats."""
    return SLOW.get(name, PLAYS)


def compare(name: str, seat_count: int, number: int) -> dict[str, object]:
    """Play a play, and compare all of its decisions."""
    game = game_of(name)
    levels = levels_of(LEVELS, seat_count, number)
    play = finished(game, levels, SEED * 1_000 + 100 * seat_count + number)
    record = record_of(play, levels)
    found = compare_decisions(game, record, range(seat_count), Budget(playouts=PLAYOUTS))
    seats = []
    for seat in range(seat_count):
        own = [one for one in found if one.seat == seat]
        lost = round(sum(one.cost for one in own), 4)
        seats.append([levels[seat], len(own), sum(one.agrees for one in own), lost])
    return {"game": name, "seats": seat_count, "number": number, "compared": seats}


def measure(names: list[str], folder: Path) -> None:
    """Play and compare what is left."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        make_ready(game_of(name))
        for seat_count, plays in plays_of(name).items():
            file = folder / f"{name}-{seat_count}.jsonl"
            continue_file(file, plays, partial(compare, name, seat_count))


def write(names: list[str], folder: Path) -> None:
    """Make the files of the games."""
    for name in names:
        found: dict[tuple[str, int], list[tuple[int, int, float]]] = defaultdict(list)
        for seat_count, plays in plays_of(name).items():
            for line in lines_of(folder / f"{name}-{seat_count}.jsonl", plays):
                for level, decisions, agreed, lost in line["compared"]:
                    found[level, seat_count].append((decisions, agreed, lost))
        rows = [
            ReferenceRow(level=level, seat_count=seat_count, plays=found[level, seat_count])
            for seat_count in plays_of(name)
            for level in LEVELS
        ]
        version = game_of(name).meta.rules_version
        made = Reference(rules_version=version, playouts=PLAYOUTS, rows=rows)
        head = {key: value for key, value in made.items() if key != "rows"}
        text = json.dumps(head)[:-1] + ', "rows": [\n'
        text += ",\n".join(json.dumps(row) for row in rows) + "\n]}\n"
        (game_of(name).folder / REFERENCE_FILE).write_text(text, "utf-8")


if __name__ == "__main__":
    command(__doc__.splitlines()[0], GAME_NAMES, measure, write)
