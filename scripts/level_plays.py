"""Plays of bots of several levels, which scripts value or compare: the same ones at each call."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from cuboteca.bots.bot import action_of, context_of
from cuboteca.bots.levels import make_bot
from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import GAME_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.game import Game


def levels_of(levels: Sequence[str], seat_count: int, number: int) -> list[str]:
    """Return who sits where in a play: the levels in turn, one seat on from play to play."""
    return [levels[(seat + number) % len(levels)] for seat in range(seat_count)]


def finished(game: Game, levels: Sequence[str], seed: int) -> Play:
    """Return a finished play of bots of these levels, by seat."""
    engine = engine_of(game)
    play = Play(game, {}, len(levels), engine)
    bots = [make_bot(one, seed + seat, engine.mode) for seat, one in enumerate(levels)]
    rngs = [seeded(seed, 2 + seat) for seat in range(len(levels))]
    sampler = sampler_of(seeded(seed, 1))
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(sampler)
            continue
        seat = play.to_move
        play.act(seat, action_of(bots[seat].choose(context_of(play, seat, rngs[seat]))))
    return play


def continue_file(file: Path, count: int, measure: Callable[[int], dict[str, Any]]) -> None:
    """Measure plays by number until a file has ``count`` of them, one a line."""
    done = len(file.read_text("utf-8").splitlines()) if file.is_file() else 0
    for number in range(done, count):
        line = json.dumps(measure(number))
        with file.open("a", encoding="utf-8") as kept:
            kept.write(f"{line}\n")
        print(f"{file.stem}: {number + 1} of {count}", flush=True)


def lines_of(file: Path, count: int) -> list[dict[str, Any]]:
    """Return what was measured; ends the script if plays are missing."""
    lines = file.read_text("utf-8").splitlines()
    if len(lines) != count:
        sys.exit(f"{file.name}: {len(lines)} of {count} plays are done")
    return [json.loads(line) for line in lines]


Part: TypeAlias = "Callable[[list[str], Path], None]"


def command(title: str, games: Sequence[str], measure: Part, write: Part) -> None:
    """Do what the command line says, ``FOLDER [--write] [--game NAME ...]``.

    Args:
        title: What the script is for.
        games: Those of which something is measured unless others are named.
        measure: Called with the games' names and the folder.
        write: Called so with ``--write``.
    """
    parser = argparse.ArgumentParser(description=title)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", nargs="+", choices=GAME_NAMES, default=list(games))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    (write if asked.write else measure)(asked.game, asked.folder)


__all__ = ["command", "continue_file", "finished", "levels_of", "lines_of"]
