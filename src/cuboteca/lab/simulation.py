"""Many plays between built-in bots: run in chunks, tallied by seat and by bot, written as records.

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
from cuboteca.core.chance import draw_outcome, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of, simulate
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play import Event, Play
from cuboteca.core.play_record import record_of
from cuboteca.lab.statistics import Tally

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cuboteca.core.arrays import Int64Array
    from cuboteca.core.engine import Engine, Results
    from cuboteca.core.game import Game, Options
    from cuboteca.core.play_record import PlayRecord

#: Bots that play inside compiled code, by name.
POLICIES = {"random": batch.POLICY_RANDOM, "greedy": batch.POLICY_HEURISTIC}

_FIRST_CHUNK = 64
_LONGEST_CHUNK = 65_536
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


def run(plan: Plan, engine: Engine | None = None) -> Iterator[tuple[int, Results, Tallies]]:
    """Run a plan chunk by chunk.

    Yields:
        The number of the chunk's first play, its results, and the tallies up to it.
    """
    engine = engine or engine_of(plan.game)
    tallies = Tallies(plan)
    size = min(_FIRST_CHUNK * plan.threads, plan.plays)
    while tallies.plays < plan.plays:
        first = tallies.plays
        policies = plan.policies(first, min(size, plan.plays - first))
        begun = time.perf_counter()
        results = simulate(
            engine, plan.options, policies, seed=plan.seed, first_play=first, threads=plan.threads
        )
        seconds = time.perf_counter() - begun
        tallies.add(results, policies, seconds)
        yield first, results, tallies
        size = int(len(policies) * min(_CHUNK_SECONDS / max(seconds, 1e-6), 4.0))
        size = max(1, min(size, _LONGEST_CHUNK))


def record_play(plan: Plan, number: int, engine: Engine | None = None) -> PlayRecord:
    """Repeat one play of a run and return its record.

    The same rng makes the same choices, so the events are those of ``run``.

    Args:
        plan: The run's plan.
        number: The play's number, from 0.
        engine: Compiled for speed; both modes give the same events.
    """
    engine = engine or engine_of(plan.game)
    play = Play(plan.game, plan.options, plan.seat_count, engine)
    bots = plan.bots_of(number)
    policies = [POLICIES[bot] for bot in bots]
    rng = seeded(plan.seed, number)
    draw, choose = engine.bound(draw_outcome), engine.bound(batch.choose)
    to_move, apply = engine.rules.to_move, engine.rules.apply
    notation, state = plan.game.notation, play.state
    weights = np.zeros(plan.game.rules.outcome_count, np.int64)
    mask = np.zeros(plan.game.rules.action_count, np.bool_)
    # the kernels choose legal actions only; ``Play`` would check that again at every event
    while (mover := int(to_move(state))) != OVER:
        if mover == CHANCE:
            chosen = int(draw(state, weights, rng))
            event = Event(CHANCE, chosen, notation.format_outcome(state, chosen))
        else:
            chosen = int(choose(policies[mover], state, mask, rng))
            event = Event(mover, chosen, notation.format_action(state, chosen))
        apply(state, chosen)
        play.events.append(event)
    return record_of(play, [f"bot:{bot}" for bot in bots], seed=plan.seed)


__all__ = [
    "POLICIES",
    "Plan",
    "PlanError",
    "Tallies",
    "plan",
    "prepare",
    "record_play",
    "run",
]
