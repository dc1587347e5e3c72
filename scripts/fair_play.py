"""How often bots agree with the search, for comparisons of people's plays.

    scripts/fair_play.py FOLDER [--game NAME ...]
    scripts/fair_play.py --write FOLDER

Plays what is fixed below, and nothing else: so many plays of each game at each number of seats,
with seeds by number and the levels in turn over the seats.  Each play is kept in FOLDER as soon as
it is compared, and a second call continues there.  ``--write`` makes the file ``fair_play.json`` of
each game from them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path

from cuboteca.bots.bot import action_of, context_of
from cuboteca.bots.levels import LEVELS, make_bot, make_ready
from cuboteca.competition.fair_play import PLAYOUTS, REFERENCE_FILE, Reference, ReferenceRow
from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.play_record import record_of
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.lab.analysis import Budget, compare_decisions

SEED = 2026
PLAYS = {2: 20, 4: 15}  # by the number of seats: 8 and 12 seats of each level
SLOW = {"cube_attack": {2: 10, 4: 5}, "ursuppe": {2: 10, 4: 5}}  # half as many seats, or a third


def plays_of(name: str) -> dict[int, int]:
    """Return how many plays of a game are compared, by the number of seats."""
    return SLOW.get(name, PLAYS)


def level_in(seat: int, number: int) -> str:
    """Return the level that sits in a seat of a play."""
    return LEVELS[(seat + number) % len(LEVELS)]


def compare(name: str, seat_count: int, number: int) -> dict[str, object]:
    """Play a play, and compare all of its decisions."""
    game = game_of(name)
    engine = engine_of(game)
    play = Play(game, {}, seat_count, engine)
    seed = SEED * 1_000 + 100 * seat_count + number
    levels = [level_in(seat, number) for seat in range(seat_count)]
    bots = [make_bot(one, seed + seat, engine.mode) for seat, one in enumerate(levels)]
    rngs = [seeded(seed, 2 + seat) for seat in range(seat_count)]
    sampler = sampler_of(seeded(seed, 1))
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(sampler)
            continue
        seat = play.to_move
        play.act(seat, action_of(bots[seat].choose(context_of(play, seat, rngs[seat]))))
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
            done = len(file.read_text("utf-8").splitlines()) if file.is_file() else 0
            for number in range(done, plays):
                line = json.dumps(compare(name, seat_count, number))
                with file.open("a", encoding="utf-8") as kept:
                    kept.write(f"{line}\n")
                print(line, flush=True)


def write(names: list[str], folder: Path) -> None:
    """Make the files of the games."""
    for name in names:
        found: dict[tuple[str, int], list[tuple[int, int, float]]] = defaultdict(list)
        for seat_count, plays in plays_of(name).items():
            lines = (folder / f"{name}-{seat_count}.jsonl").read_text("utf-8").splitlines()
            if len(lines) != plays:
                sys.exit(f"{name} with {seat_count} seats: {len(lines)} of {plays} plays are done")
            for line in map(json.loads, lines):
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


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", nargs="+", choices=GAME_NAMES, default=list(GAME_NAMES))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    (write if asked.write else measure)(asked.game, asked.folder)


if __name__ == "__main__":
    main()
