"""Golden plays: whole plays written down as text, so that a change of behaviour shows as a diff.

Each registered game may have a folder ``tests/games/<game>/golden/`` with a list of plays,
``plays.toml``, and one text for each of them.  The list chooses seats and options, and
the bots and the seeded rng that a new play is played with; nothing here knows a game::

    [[play]]
    name = "two-seats"
    seats = 2
    bots = ["greedy", "random"]
    seed = 2022
    index = 0
    options = { dna = true }

Run it to rewrite the texts (the diff is read in review), or with ``--check`` to compare::

    python scripts/golden.py [--check] [--anew] [GAME ...]

What happens in a play stands in its text and stays: bots that play better or worse change none.
Where a rule has changed so that this is not possible any more, ``--anew`` plays it again.  A new
play uses its rng exactly as mass simulation does, so a play found there can be added here.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.core import batch
from cuboteca.core.batch import POLICY_HEURISTIC, POLICY_RANDOM
from cuboteca.core.chance import draw_outcome, seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.play import Play
from cuboteca.core.play_record import actor_name
from cuboteca.core.texts import Texts
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
POLICIES = {"random": POLICY_RANDOM, "greedy": POLICY_HEURISTIC}

#: The state is written in full every so many events; otherwise only the parts that changed.
FULL_STATE_EVERY = 25

HEAD = """\
Golden play '{name}' of {title}, rules version {version}.
Written by scripts/golden.py; do not edit.

seats: {seats}
bots: {bots}
seed: {seed}, play {index}
options: {options}

Reading: "state" is the whole state in notation; "~" are the parts that changed since the event
before; "legal" is every legal action with its number; "seen" is a digest of each seat's
observation; ">" is the event.  The table is described in words when the log opens a new part.
"""


@dataclass(frozen=True)
class Plan:
    """A play to write down."""

    name: str
    seats: int
    bots: Sequence[str]  # name of the built-in policy of each seat
    seed: int
    index: int
    options: Mapping[str, Any]


def folder_of(name: str) -> Path:
    """Return the folder of a game's golden plays."""
    return TESTS / name / "golden"


def plans(name: str) -> list[Plan]:
    """Return the plays on a game's list; none if it has no list."""
    file = folder_of(name) / "plays.toml"
    if not file.is_file():
        return []
    rows = tomllib.loads(file.read_text("utf-8"))["play"]
    return [Plan(**({"options": {}} | row)) for row in rows]


def text_of(game: Game, plan: Plan) -> Path:
    """Return the file with the text of a play."""
    return folder_of(game.name) / f"{plan.name}.txt"


def replayed(game: Game, plan: Plan, engine: Engine | None = None) -> Iterator[tuple[Play, int]]:
    """Yield as ``played``, but what stands in the play's text; raises if that is not possible."""
    play = Play(game, plan.options, plan.seats, engine)
    for line in text_of(game, plan).read_text("utf-8").splitlines():
        if not line.startswith("> "):
            continue
        who, what = line.removeprefix("> ").split(": ", 1)
        if who == "chance":
            number = game.notation.parse_outcome(play.state, what)
            yield play, number
            play.chance(number)
        else:
            number = game.notation.parse_action(play.state, what)
            yield play, number
            play.act(int(who.removeprefix("seat ")), number)
    yield play, -1


def played(game: Game, plan: Plan, engine: Engine | None = None) -> Iterator[tuple[Play, int]]:
    """Yield the play before each event, with the event's number; at the end once more, with -1.

    Its bots decide.
    """
    play = Play(game, plan.options, plan.seats, engine)
    rng = seeded(plan.seed, plan.index)
    mask = np.zeros(game.rules.action_count, np.bool_)
    weights = np.zeros(game.rules.outcome_count, np.int64)
    while not play.is_over:
        mover = play.to_move
        if mover == CHANCE:
            number = int(play.engine.bound(draw_outcome)(play.state, weights, rng))
        else:
            policy = POLICIES[plan.bots[mover]]
            number = int(play.engine.bound(batch.choose)(policy, play.state, mask, rng))
        yield play, number
        if mover == CHANCE:
            play.chance(number)
        else:
            play.act(mover, number)
    yield play, -1


def golden_text(game: Game, plan: Plan, *, anew: bool = False) -> str:
    """Return the text of a play: of the one that is written down, if there is one."""
    writer = _Writer(game, plan)
    is_new = anew or not text_of(game, plan).is_file()
    for play, number in (played if is_new else replayed)(game, plan):
        writer.moment(play, number)
    return "\n".join(writer.lines) + "\n"


class _Writer:
    """Writes moments of a play, one after another."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self._game = game
        self._seats = range(plan.seats)
        self._names = [f"Seat {seat}" for seat in self._seats]
        self._texts = Texts("en", [game.folder / "texts"])
        self._parts: list[str] = []
        self._where = ""
        options = game.options(plan.options, plan.seats)
        self.lines = HEAD.format(
            name=plan.name,
            title=game.meta.title,
            version=game.meta.rules_version,
            seats=plan.seats,
            bots=", ".join(plan.bots),
            seed=plan.seed,
            index=plan.index,
            options=" ".join(f"{name}={value}" for name, value in options.items()),
        ).splitlines()

    def moment(self, play: Play, number: int) -> None:
        self.lines += ["", f"# {play.seq}"]
        self._state(play)
        if play.is_over:
            self._end(play)
        elif play.to_move == CHANCE:
            text = self._game.notation.format_outcome(play.state, number)
            self.lines.append(f"> chance: {text}")
        else:
            self._decision(play, number)

    def _state(self, play: Play) -> None:
        parts = self._game.notation.format_state(play.state).split(" ")
        if play.seq % FULL_STATE_EVERY == 0 or play.is_over or len(parts) != len(self._parts):
            self.lines.append("state: " + " ".join(parts))
        else:
            changed = [new for old, new in zip(self._parts, parts, strict=True) if old != new]
            self.lines.append("~ " + " ".join(changed))
        self._parts = parts

    def _decision(self, play: Play, number: int) -> None:
        notation = self._game.notation
        self._view(play)
        legal = [f"{a} {notation.format_action(play.state, a)}" for a in play.legal_actions()]
        self.lines += [
            "legal: " + ", ".join(legal),
            "seen: " + " ".join(digest(play.engine.observe(play.state, s)) for s in self._seats),
            f"> seat {actor_name(play.to_move)}: {notation.format_action(play.state, number)}",
        ]

    def _view(self, play: Play) -> None:
        """Describe the table at the first decision of each part of the play."""
        where = self._texts.plain(self._game.presentation.where(play.state), self._names)
        if where != self._where:
            self._where = where
            self._describe(play, play.to_move)

    def _describe(self, play: Play, seat: int | None) -> None:
        view = self._game.presentation.view(play.state, seat)
        text = self._game.presentation.describe(view, self._texts, self._names)
        self.lines += ["  | " + line if line else "  |" for line in text.splitlines()]

    def _end(self, play: Play) -> None:
        outcome = play.outcome
        assert outcome is not None
        self._describe(play, None)
        self.lines += [
            f"points: {' '.join(map(str, outcome.points))}",
            f"ranks: {' '.join(map(str, outcome.ranks))}",
            f"reason: {outcome.reason}",
        ]


def digest(observation: np.ndarray[Any, Any]) -> str:
    """Return eight hexadecimal digits that stand for an observation."""
    return hashlib.sha256(observation.astype("<i2").tobytes()).hexdigest()[:8]


def texts_of(name: str, *, anew: bool) -> dict[Path, str]:
    """Return all golden texts of a game by file."""
    game = game_of(name)
    return {text_of(game, plan): golden_text(game, plan, anew=anew) for plan in plans(name)}


def main() -> int:
    """Write or compare the golden plays of the games on the command line, by default of all."""
    parser = argparse.ArgumentParser(description="Write or compare the golden plays.")
    parser.add_argument("--check", action="store_true", help="compare only; exit with 1 if stale")
    parser.add_argument("--anew", action="store_true", help="let the bots play again")
    parser.add_argument("games", nargs="*", default=GAME_NAMES, metavar="GAME")
    given = parser.parse_args()
    stale = 0
    for name in given.games:
        fresh = texts_of(name, anew=given.anew)
        for old in set(folder_of(name).glob("*.txt")) - fresh.keys():
            stale += 1
            print(f"{old.name}: no play of that name in plays.toml")
            if not given.check:
                old.unlink()
        for file, text in fresh.items():
            if not file.is_file() or file.read_text("utf-8") != text:
                stale += 1
                print(f"{file.name}: {'differs' if given.check else 'written'}")
                if not given.check:
                    file.write_text(text, "utf-8")
    return 1 if stale and given.check else 0


if __name__ == "__main__":
    sys.exit(main())
