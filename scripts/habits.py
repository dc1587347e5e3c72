"""What the costliest habits of beginners are: decisions of ``easy`` and ``medium``, by kind.

    scripts/habits.py FOLDER [--game NAME ...]
    scripts/habits.py --write FOLDER [--game NAME ...]

Plays what is fixed below, and nothing else: so many plays of each game, with seeds by number and
the two levels in turn over the seats.  Every decision with a choice is valued as ``cuboteca
analyse`` does it.  Each play is kept in FOLDER as soon as it is valued, and a second call continues
there.

``--write`` groups the decisions by kind, by what was done and what would have been best, and makes
the file ``strategy.json`` of each game, without kinds whose cost may be none.  Kinds are ranked by
the plays with even numbers, and their figures are those of the plays with odd numbers, so that a
kind is not called costly because it was so by chance.  The positions to try are the costliest of
the first.
"""

from __future__ import annotations

import json
from functools import partial
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from habit_kinds import FACTS, KINDS
from level_plays import command, continue_file, finished, levels_of, lines_of

from cuboteca.bots.levels import make_ready
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play
from cuboteca.core.play_record import CHANCE_NAME, record_of
from cuboteca.core.strategy import STRATEGY_FILE
from cuboteca.core.texts import Texts
from cuboteca.games import game as game_of
from cuboteca.lab.analysis import Budget, analyse_play
from cuboteca.lab.statistics import student_95

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cuboteca.core.game import Game
    from cuboteca.core.words import Choice
    from cuboteca.lab.analysis import Analysis, MoveAssessment

#: Cubosaurs has plays of its own since its heuristic policy was mended.
SEEDS = {"cubosaurs": 2031, "cube_attack": 2027, "sukkube": 2027, "ursuppe": 2027}
SEATS = 3
HABITS = 5
PLAYS = {"cubosaurs": 160, "cube_attack": 90, "sukkube": 40, "ursuppe": 48}
PLAYOUTS = {"cubosaurs": 128, "cube_attack": 64, "sukkube": 128, "ursuppe": 64}
LEVELS = ("easy", "medium")


def play_of(game: Game, number: int) -> tuple[Play, list[str]]:
    """Return a finished play of the two levels, and who sat where."""
    levels = levels_of(LEVELS, SEATS, number)
    return finished(game, levels, SEEDS[game.name] * 1_000 + number), levels


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
        continue_file(folder / f"{name}.jsonl", PLAYS[name], partial(value, name))


def _decisions(name: str, plays: list[dict]) -> Iterator[tuple[dict, Play, dict[str, Choice], str]]:
    """Yield each decision with a choice: the play, its choices by text, and the best one."""
    game = game_of(name)
    texts, names = Texts("en", (game.folder / "texts",)), [f"seat {n}" for n in range(SEATS)]
    for play in plays:
        rows = {row["seq"]: row for row in play["rows"]}
        again = Play(game, {}, SEATS, engine_of(game, "interpreted"))
        for actor, text in json.loads(play["record"])["events"]:
            if actor == CHANCE_NAME:
                again.chance_text(text)
                continue
            found = game.presentation.choices(again.state, int(actor))
            if len(found) > 1:
                worded = {texts.plain(one.label, names): one for one in found}
                action = game.notation.parse_action(again.state, text)
                taken = next(said for said, one in worded.items() if one.action == action)
                row = rows.get(again.seq)
                yield play, again, worded, row["best"] if row else taken
            again.act_text(int(actor), text)


# figures


def _plays(name: str, folder: Path) -> list[dict[str, Any]]:
    plays = lines_of(folder / f"{name}.jsonl", PLAYS[name])
    for play in plays:
        for row in play["rows"]:
            row["kind"] = KINDS[name](row)
    return plays


def _costs(plays: list[dict], kind: str) -> list[float]:
    """Return what a kind of decision cost a seat, play by play."""
    return [
        sum(row["cost"][0] for row in play["rows"] if row["kind"] == kind) / SEATS for play in plays
    ]


def write(names: list[str], folder: Path) -> None:
    """Make the files of the games: habits by cost, with figures of plays that did not rank them."""
    for name in names:
        plays = _plays(name, folder)
        first, second = plays[::2], plays[1::2]
        kinds = {row["kind"] for play in plays for row in play["rows"]}
        kinds.discard("other")  # no habit
        ranked = sorted(kinds, key=lambda kind: -sum(_costs(first, kind)))[:HABITS]
        shown = {kind: _costliest(first, kind) for kind in ranked}
        moments, positions = [], {}
        for play, again, choices, best in _decisions(name, plays):
            moments.append((choices, best))
            for kind, (number, row) in shown.items():
                if (number, row["seq"]) == (play["number"], again.seq):
                    positions[kind] = _position(again, row, choices)
        habits = []
        for kind in ranked:
            costs = [100 * one for one in _costs(second, kind)]
            half = student_95(len(costs) - 1) * stdev(costs) / len(costs) ** 0.5
            if fmean(costs) <= half:
                continue
            habits.append(
                {"name": kind, "cost": round(fmean(costs), 1), "half": round(half, 1)}
                | positions[kind]
            )
        found = {
            "rules_version": game_of(name).meta.rules_version,
            "plays": len(plays),
            "measured": len(second),
            "seat_count": SEATS,
            "playouts": PLAYOUTS[name],
            "decisions": len(moments),
            "facts": FACTS[name](moments),
            "habits": habits,
        }
        text = json.dumps(found, ensure_ascii=False, indent=1)
        (game_of(name).folder / STRATEGY_FILE).write_text(text + "\n", "utf-8")


def _costliest(plays: list[dict], kind: str) -> tuple[int, dict]:
    rows = [
        (row["cost"][0], play["number"], row)
        for play in plays
        for row in play["rows"]
        if row["kind"] == kind
    ]
    _, number, row = max(rows, key=lambda one: one[0])
    return number, row


def _position(play: Play, row: dict, choices: dict[str, Choice]) -> dict[str, object]:
    """Return a position to try: whose decision it is, what was done, and what the search does."""
    notation = play.game.notation
    return {
        "seat": row["seat"],
        "state": notation.format_state(play.state),
        "taken": notation.format_action(play.state, choices[row["taken"]].action),
        "best": notation.format_action(play.state, choices[row["best"]].action),
    }


if __name__ == "__main__":
    command(__doc__.splitlines()[0], list(KINDS), measure, write)
