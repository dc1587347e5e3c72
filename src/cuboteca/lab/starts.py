"""How long the command line lets its users wait: what it takes to start, and with records.

Each figure is taken as a user meets it, by the clock and in a Python process of its own.  What the
process uses is compiled before, by a first run that does not count.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import TYPE_CHECKING, Literal

from cuboteca.core.errors import CubotecaError
from cuboteca.lab.baseline import baseline

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from cuboteca.core.game import Game

Unit = Literal["s", "plays/min", "×"]

#: Roughly so many events are in a file whose writing and checking is measured.
EVENTS = 300_000
#: Plays of the README's example.
EXAMPLE_PLAYS = 10_000
_SAMPLE = 20  # plays, from whose length the number of plays is estimated
_LEAST_PLAYS = 10

#: Searches the first decision that is one, shortly, and prints when it has the answer.
_FIRST_ANSWER = """
import sys
import time
import cuboteca
from cuboteca.bots.search.bot import SearchBot
from cuboteca.core.policies import SearchConfig
play = cuboteca.Play(sys.argv[1], seats=int(sys.argv[2]), seed=1)
while len(play.legal_actions()) == 1:
    play.act(play.legal_actions()[0])
play.ask(SearchBot(1, SearchConfig(simulations=1)))
print(time.time())
"""


class StartError(CubotecaError):
    """A command that was to be measured failed."""


@dataclass(frozen=True)
class Wait:
    """Something to wait for.

    Attributes:
        of: Name of a game, or ``"all"``.
        name: What is waited for.
        unit: Of its figures; ``×`` is a ratio.
        measure: Does it once and returns a figure.
        mark: What is aimed at: at least so many plays a minute, else at most; None if nothing is.
    """

    of: str
    name: str
    unit: Unit
    measure: Callable[[], float]
    mark: float | None = None
    runs: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The median of the runs."""
        return median(self.runs)

    @property
    def aims_high(self) -> bool:
        """Whether more is better."""
        return self.unit == "plays/min"


def waits(
    games: Sequence[tuple[Game, int]],
    folder: Path,
    events: int = EVENTS,
    example: int = EXAMPLE_PLAYS,
) -> list[Wait]:
    """Return what is to be measured, of games with their numbers of seats.

    Args:
        games: Which.
        folder: Where records are written.
        events: Roughly as many are in a file of records.
        example: Plays of the README's example, which is left out without its game.
    """
    found = [
        Wait("all", f"cuboteca {asked}", "s", partial(_start, asked), 0.25)
        for asked in ("--version", "--help")
    ]
    for game, seat_count in games:
        found += _game_waits(game.name, seat_count, folder, events)
    asked = baseline().example
    if asked[0] in (game.name for game, _ in games):
        name = f"{example:,} plays recorded and checked"
        found.append(Wait(asked[0], name, "s", lambda: _example(asked, folder, example), 20.0))
    return found


def measuring_waits(found: Sequence[Wait], runs: int) -> Iterator[None]:
    """Measure in turn, ``runs`` times each after a first that does not count; yield after each."""
    for run in range(runs + 1):
        for one in found:
            figure = one.measure()
            if run:
                one.runs.append(figure)
            yield


def _game_waits(game: str, seat_count: int, folder: Path, events: int) -> list[Wait]:
    records = _Records(game, seat_count, folder / f"{game}.jsonl", events)
    return [
        Wait(game, "simulate begins to play", "s", lambda: _begin(game, seat_count), 0.8),
        Wait(game, "a search's first answer", "s", lambda: _answer(game, seat_count), 1.0),
        *(
            Wait(game, f"writing / playing, {bot} bots", "×", partial(records.write, bot), 1.0)
            for bot in ("greedy", "random")  # whose plays are read afterwards
        ),
        *(
            Wait(game, name, "plays/min", check, baseline().waits.get((game, name)))
            for name, check in (("replay", records.check), ("replay --legal", records.check_legal))
        ),
    ]


class _Records:
    """A file of plays of a game, as long as was asked for."""

    def __init__(self, game: str, seat_count: int, file: Path, events: int) -> None:
        self._given = ("simulate", game, "--players", str(seat_count), "--seed", "1", "--json")
        self._file = file
        self._events = events
        self._plays = 0

    def write(self, bots: str) -> float:
        """Play and write; return how many times as long writing takes as playing."""
        if not self._plays:
            decisions = json.loads(_run(*self._given, "--plays", str(_SAMPLE))[1])["decisions"]
            self._plays = max(_LEAST_PLAYS, self._events * _SAMPLE // decisions)
        asked = ("--bots", bots, "--plays", str(self._plays), "--records", str(self._file))
        told = json.loads(_run(*self._given, *asked)[1])
        return float(told["recording_seconds"] / told["playing_seconds"])

    def check(self) -> float:
        return self._checked()

    def check_legal(self) -> float:
        return self._checked("--legal")

    def _checked(self, *asked: str) -> float:
        return self._plays / _run("replay", *asked, str(self._file))[0] * 60


def _start(asked: str) -> float:
    return _run(asked)[0]


def _begin(game: str, seat_count: int) -> float:
    asked = ("simulate", game, "--players", str(seat_count), "--plays", "1", "--json")
    seconds, told = _run(*asked)
    return seconds - float(json.loads(told)["playing_seconds"])


def _answer(game: str, seat_count: int) -> float:
    begun = time.time()
    return float(_seconds("-c", _FIRST_ANSWER, game, str(seat_count))[1]) - begun


def _example(asked: Sequence[str], folder: Path, plays: int) -> float:
    file = str(folder / "example.jsonl")
    written = _run("simulate", *asked, "--plays", str(plays), "--records", file)[0]
    return written + _run("replay", file)[0]


def _run(*asked: str) -> tuple[float, str]:
    return _seconds("-m", "cuboteca", *asked)


def _seconds(*asked: str) -> tuple[float, str]:
    """Run Python; return how long it took, and what it printed."""
    begun = time.perf_counter()
    done = subprocess.run(  # noqa: S603  # this Python, with what stands above
        [sys.executable, *asked], check=False, capture_output=True, text=True, encoding="utf-8"
    )
    seconds = time.perf_counter() - begun
    if done.returncode:
        command = " ".join(one for one in asked if "\n" not in one)
        raise StartError(f"'{command}' failed, so it is not measured: {done.stderr.strip()}")
    return seconds, done.stdout


__all__ = ["EVENTS", "EXAMPLE_PLAYS", "StartError", "Wait", "measuring_waits", "waits"]
