"""What the costliest habits of beginners are: decisions of ``easy`` and ``medium``, by kind.

    scripts/habits.py FOLDER [--game NAME ...]
    scripts/habits.py --table FOLDER [--game NAME ...]

Plays what is fixed below, and nothing else: so many plays of each game, with seeds by number and
the two levels in turn over the seats.  Every decision with a choice is valued as ``cuboteca
analyse`` does it.  Each play is kept in FOLDER as soon as it is valued, and a second call continues
there.

``--table`` groups the decisions by kind: which sort of action was taken, and which would have been
best.  Kinds are ranked by the plays with even numbers, and their figures are those of the plays
with odd numbers, so that a kind is not called costly because it was so by chance.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from cuboteca.bots.bot import action_of, context_of
from cuboteca.bots.levels import make_bot, make_ready
from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.play_record import record_of
from cuboteca.core.texts import Texts
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.lab.analysis import Budget, analyse_play
from cuboteca.lab.statistics import student_95

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.lab.analysis import Analysis, MoveAssessment

SEED = 2027
SEATS = 3
PLAYS = {"cubosaurs": 40, "cube_attack": 30, "sukkube": 40, "ursuppe": 12}
PLAYOUTS = {"cubosaurs": 128, "cube_attack": 64, "sukkube": 128, "ursuppe": 64}
LEVELS = ("easy", "medium")


def level_in(seat: int, number: int) -> str:
    """Return the level that sits in a seat of a play."""
    return LEVELS[(seat + number) % len(LEVELS)]


def play_of(game: Game, number: int) -> tuple[Play, list[str]]:
    """Return a finished play of the two levels, and who sat where."""
    engine = engine_of(game)
    play = Play(game, {}, SEATS, engine)
    seed = SEED * 1_000 + number
    levels = [level_in(seat, number) for seat in range(SEATS)]
    bots = [make_bot(one, seed + seat, engine.mode) for seat, one in enumerate(levels)]
    rngs = [seeded(seed, 2 + seat) for seat in range(SEATS)]
    sampler = sampler_of(seeded(seed, 1))
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(sampler)
            continue
        seat = play.to_move
        play.act(seat, action_of(bots[seat].choose(context_of(play, seat, rngs[seat]))))
    return play, levels


def kinds_of(game: Game, play: Play, found: Analysis, levels: list[str]) -> list[dict[str, object]]:
    """Return the decisions that were no first choice, each with its kind and its position."""
    texts = Texts("en", (game.folder / "texts",))
    names = [f"seat {seat}" for seat in range(SEATS)]
    told = {one.seq: one for one in found.assessments}
    again = Play(game, {}, SEATS, engine_of(game, "interpreted"))
    rows = []
    for event in play.events:
        one = told.get(again.seq)
        if one is not None and one.best != one.taken:
            rows.append(_row(game, again, one, texts, names) | {"level": levels[one.seat]})
        if event.actor == CHANCE:
            again.chance_text(event.text)
        else:
            again.act_text(event.actor, event.text)
    return rows


def _row(
    game: Game, play: Play, one: MoveAssessment, texts: Texts, names: list[str]
) -> dict[str, object]:
    labels = {
        choice.action: choice.label
        for choice in play.game.presentation.choices(play.state, one.seat)
    }
    taken = labels[game.notation.parse_action(play.state, one.taken)]
    best = labels[one.best_action]
    return {
        "seq": one.seq,
        "seat": one.seat,
        "kind": f"{taken.key} > {best.key}",
        "taken": texts.plain(taken, names),
        "best": texts.plain(best, names),
        "cost": [round(one.cost.value, 4), round(one.cost.low, 4), round(one.cost.high, 4)],
    }


def value(name: str, number: int) -> dict[str, object]:
    """Play a play, and value all of its decisions."""
    game = game_of(name)
    play, levels = play_of(game, number)
    found = analyse_play(play, Budget(playouts=PLAYOUTS[name]))
    decisions = [sum(one.seat == seat for one in found.assessments) for seat in range(SEATS)]
    return {
        "game": name,
        "number": number,
        "levels": levels,
        "decisions": decisions,
        "rows": kinds_of(game, play, found, levels),
        "record": record_of(play, levels).line(),
    }


def measure(names: list[str], folder: Path) -> None:
    """Play and value what is left."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        make_ready(game_of(name))
        file = folder / f"{name}.jsonl"
        done = len(file.read_text("utf-8").splitlines()) if file.is_file() else 0
        for number in range(done, PLAYS[name]):
            found = value(name, number)
            with file.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(found) + "\n")
            print(name, number, found["decisions"], flush=True)


def _costs(plays: list[dict], kind: str) -> list[float]:
    """Return what a kind of decision cost each seat in each play."""
    return [
        sum(row["cost"][0] for row in play["rows"] if row["kind"] == kind and row["seat"] == seat)
        for play in plays
        for seat in range(SEATS)
    ]


def table(names: list[str], folder: Path) -> None:
    """Print the kinds by cost, with figures of plays that did not rank them."""
    for name in names:
        lines = (folder / f"{name}.jsonl").read_text("utf-8").splitlines()
        plays = [json.loads(line) for line in lines]
        first, second = plays[::2], plays[1::2]
        kinds = {row["kind"] for play in plays for row in play["rows"]}
        ranked = sorted(kinds, key=lambda kind: -sum(_costs(first, kind)))
        print(f"{name}: {len(plays)} of {PLAYS[name]} plays, {PLAYOUTS[name]} playouts")
        for kind in ranked[:15]:
            costs = _costs(second, kind)
            mean = fmean(costs)
            half = student_95(len(costs) - 1) * stdev(costs) / len(costs) ** 0.5
            count = sum(row["kind"] == kind for play in second for row in play["rows"])
            print(f"  {kind}: {100 * mean:.2f} ± {100 * half:.2f} in a play, {count} times")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", nargs="+", choices=GAME_NAMES, default=list(GAME_NAMES))
    parser.add_argument("--table", action="store_true")
    asked = parser.parse_args()
    (table if asked.table else measure)(asked.game, asked.folder)


if __name__ == "__main__":
    main()
