"""Many plays between built-in bots: run in chunks, tallied by seat and by bot.

The bots take seats in turn and move by one seat from play to play, so that over a run every bot
sits in every seat equally often.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import batch
from cuboteca.core.engine import engine_of, simulate
from cuboteca.core.errors import CubotecaError
from cuboteca.lab.statistics import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from cuboteca.core.arrays import Int64Array
    from cuboteca.core.engine import Engine, Results
    from cuboteca.core.game import Game, Options

#: Bots that play inside compiled code, by name.
POLICIES = {"random": batch.POLICY_RANDOM, "greedy": batch.POLICY_HEURISTIC}

_FIRST_CHUNK = 64
_LONGEST_CHUNK = 65_536
_LONGEST_RECORDED = 1024  # their events are kept until they are written
_CHUNK_SECONDS = 0.25


class PlanError(CubotecaError):
    """A simulation cannot be run as requested; the message says what would be valid."""


@dataclass(frozen=True)
class Plan:
    """What to simulate; ``plan`` makes one and checks it."""

    game: Game
    options: Options  # complete
    line_up: tuple[str, ...]  # the bot of each seat in play 0
    plays: int
    seed: int
    threads: int = 1

    @property
    def seat_count(self) -> int:
        """How many seats each play has."""
        return len(self.line_up)

    def bots_of(self, play: int) -> tuple[str, ...]:
        """Return the bot of each seat in ``play``."""
        return tuple(
            self.line_up[(seat + play) % self.seat_count] for seat in range(self.seat_count)
        )

    def policies(self, first: int, count: int) -> Int64Array:
        """Return int64[count, seats]: the policy of each seat in plays from ``first`` on."""
        numbers = np.array([POLICIES[bot] for bot in self.line_up], np.int64)
        places = np.arange(first, first + count)[:, None] + np.arange(self.seat_count)[None, :]
        return np.ascontiguousarray(numbers[places % self.seat_count])


def plan(
    game: Game,
    options: Mapping[str, object],
    seat_count: int,
    bots: Sequence[str],
    *,
    plays: int,
    seed: int,
    threads: int = 1,
) -> Plan:
    """Return a checked plan; ``bots`` are repeated until every seat has one.

    Raises:
        PlanError: An unknown bot, more bots than seats, or a number out of range.
        OptionError: The options or the number of seats do not fit the game.
    """
    complete = game.options(options, seat_count)
    for bot in bots:
        if bot not in POLICIES:
            raise PlanError(f"no bot '{bot}' for simulations; there are: {', '.join(POLICIES)}")
    if not 1 <= len(bots) <= seat_count:
        raise PlanError(f"name 1 to {seat_count} bots for {seat_count} seats, not {len(bots)}")
    for name, value in (("plays", plays), ("threads", threads)):
        if value < 1:
            raise PlanError(f"the number of {name} must be at least 1, not {value}")
    line_up = tuple(bots[seat % len(bots)] for seat in range(seat_count))
    return Plan(game, complete, line_up, plays, seed, threads)


@dataclass
class Tallies:
    """The results of a run so far."""

    plan: Plan
    plays: int = 0
    decisions: int = 0
    seconds: float = 0.0  # spent playing, without compiling and writing records
    reasons: Counter[str] = field(default_factory=Counter)
    points_by_seat: list[Tally] = field(default_factory=list)
    wins_by_seat: list[Tally] = field(default_factory=list)
    points_by_bot: dict[str, Tally] = field(default_factory=dict)
    wins_by_bot: dict[str, Tally] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.points_by_seat = [Tally() for _ in self.plan.line_up]
        self.wins_by_seat = [Tally() for _ in self.plan.line_up]
        self.points_by_bot = {bot: Tally() for bot in dict.fromkeys(self.plan.line_up)}
        self.wins_by_bot = {bot: Tally() for bot in dict.fromkeys(self.plan.line_up)}

    def add(self, results: Results, policies: Int64Array, seconds: float) -> None:
        """Add the results of a chunk."""
        winners = (results.ranks == 1).astype(float)
        wins = winners / winners.sum(axis=1, keepdims=True)
        for seat in range(self.plan.seat_count):
            self.points_by_seat[seat].add(results.points[:, seat])
            self.wins_by_seat[seat].add(wins[:, seat])
        for bot in self.points_by_bot:
            # one number per play: the mean over the bot's seats, which depend on one another
            sits = policies == POLICIES[bot]
            share = sits.sum(axis=1)
            self.points_by_bot[bot].add((results.points * sits).sum(axis=1) / share)
            self.wins_by_bot[bot].add((wins * sits).sum(axis=1) / share)
        names = self.plan.game.rules.end_reasons
        for reason, count in enumerate(np.bincount(results.reasons, minlength=len(names))):
            if count:
                self.reasons[names[reason]] += int(count)
        self.plays += len(policies)
        self.decisions += int(results.decisions.sum())
        self.seconds += seconds


def prepare(engine: Engine, options: Options, seat_count: int) -> None:
    """Compile what a simulation needs; quick when the cache has it."""
    simulate(engine, options, np.zeros((0, seat_count), np.int64), seed=0)


def run(
    plan: Plan,
    engine: Engine | None = None,
    recorded: Callable[[int, Int64Array], Results] | None = None,
) -> Iterator[tuple[int, Results, Tallies]]:
    """Run a plan chunk by chunk.

    Args:
        plan: The plan.
        engine: A compiled one is much faster.
        recorded: Plays plays from a number on by their policies, instead of ``engine.simulate``,
            and keeps their events (``recording.Recorder.play``); then chunks stay small.

    Yields:
        The number of the chunk's first play, its results, and the tallies up to it.
    """
    engine = engine or engine_of(plan.game)
    tallies = Tallies(plan)
    longest = _LONGEST_RECORDED if recorded else _LONGEST_CHUNK
    size = min(_FIRST_CHUNK * plan.threads, plan.plays)
    while tallies.plays < plan.plays:
        first = tallies.plays
        policies = plan.policies(first, min(size, plan.plays - first))
        begun = time.perf_counter()
        if recorded:
            results = recorded(first, policies)
        else:
            results = simulate(
                engine,
                plan.options,
                policies,
                seed=plan.seed,
                first_play=first,
                threads=plan.threads,
            )
        seconds = time.perf_counter() - begun
        tallies.add(results, policies, seconds)
        yield first, results, tallies
        size = int(len(policies) * min(_CHUNK_SECONDS / max(seconds, 1e-6), 4.0))
        size = max(1, min(size, longest))


__all__ = [
    "POLICIES",
    "Plan",
    "PlanError",
    "Tallies",
    "plan",
    "prepare",
    "run",
]
