"""How fast a game is: medians of several short runs.

Measurements take turns, so that a busy moment of the machine affects all of them alike.
A *decision* is an action of a seat; draws of chance are part of the work but are not counted.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING, Literal

import numpy as np

from cuboteca.bots.search import Search
from cuboteca.core import batch
from cuboteca.core.chance import draw_outcome, mixed, seeded
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import VectorPlays, engine_of, simulate
from cuboteca.core.legal import random_action
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.policies import SearchConfig
from cuboteca.core.slots import legal_mask

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from cuboteca.core.arrays import BoolArray, RngState
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game, Options
    from cuboteca.core.record import State, States

Unit = Literal["decisions/s", "simulations/s", "ns"]

RUNS = 5
RUN_SECONDS = 0.25
SEARCH_SECONDS = 0.1  # the limit of a search whose length is measured
BATCH = 4096
POSITIONS = 1024
_SEED = 1
_LONGEST_AMOUNT = 1 << 40


@rule
def mask_many(states: States, repeats: int, mask: BoolArray) -> int:
    """Compute the legal masks of all states, ``repeats`` times; return their sum."""
    total = 0
    for i in range(repeats):
        total += legal_mask(states[i % len(states)], mask)
    return total


@dataclass(frozen=True)
class Task:
    """Something to measure: ``work(amount)`` does it about that often and returns how often."""

    name: str
    unit: Unit
    work: Callable[[int], int]
    group: str  # what is measured: a variant of the game, or a peer
    driven: Literal["compiled", "python", "batch", "search", ""] = ""  # who drives the plays


@dataclass
class Figure:
    """The runs of a task."""

    task: Task
    runs: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The median of the runs."""
        return median(self.runs)


def measure(
    tasks: Sequence[Task], *, runs: int = RUNS, seconds: float = RUN_SECONDS
) -> list[Figure]:
    """Return the figures of all tasks; see ``measuring``."""
    figures: list[Figure] = []
    for figures in measuring(tasks, runs=runs, seconds=seconds):  # noqa: B007  # the last ones
        pass
    return figures


def measuring(
    tasks: Sequence[Task], *, runs: int = RUNS, seconds: float = RUN_SECONDS
) -> Iterator[list[Figure]]:
    """Measure tasks in turn, ``runs`` times each, and yield the figures after every single run.

    First the amount is found with which a run of each task takes about ``seconds``; this also
    compiles and warms up.
    """
    figures = [Figure(task) for task in tasks]
    amounts = []
    for task in tasks:
        amounts.append(_amount(task, seconds))
        yield figures
    for _ in range(runs):
        for figure, amount in zip(figures, amounts, strict=True):
            done, taken = _timed(figure.task, amount)
            per_second = figure.task.unit != "ns"
            figure.runs.append(done / taken if per_second else taken / done * 1e9)
            yield figures


def _timed(task: Task, amount: int) -> tuple[int, float]:
    begun = time.perf_counter()
    done = task.work(amount)
    return done, max(time.perf_counter() - begun, 1e-9)


def _amount(task: Task, seconds: float) -> int:
    task.work(1)
    amount = 1
    while True:
        _, taken = _timed(task, amount)
        if taken >= seconds / 4 or amount >= _LONGEST_AMOUNT:
            return max(1, int(amount * seconds / taken))
        amount = int(amount * max(2.0, min(seconds / taken, 16.0)))


def variants(game: Game, seat_count: int) -> dict[str, Options]:
    """Return the options to measure: the defaults, then with each optional rule turned on.

    An optional rule is a boolean option that is off by default and changes how random plays run;
    one that only changes the scoring would measure the same thing again.
    """
    found: dict[str, Options] = {"default": game.options({}, seat_count)}
    engine = engine_of(game)
    plain = _decisions(engine, found["default"], seat_count)
    for option in game.meta.options:
        if option.kind == "bool" and option.default_for(seat_count) is False:
            changed = game.options({option.name: True}, seat_count)
            if _decisions(engine, changed, seat_count) != plain:
                found[option.name] = changed
    return found


def _decisions(engine: Engine, options: Options, seat_count: int) -> list[int]:
    policies = np.zeros((20, seat_count), np.int64)
    return [int(n) for n in simulate(engine, options, policies, seed=_SEED).decisions]


def game_tasks(game: Game, seat_count: int, threads: Iterable[int] = (1, 2)) -> list[Task]:
    """Return the tasks that measure a game, for each of its variants."""
    engine = engine_of(game)
    tasks: list[Task] = []
    counts = tuple(threads)
    for name, options in variants(game, seat_count).items():
        for count in counts:
            tasks.append(_playouts(engine, options, seat_count, name, count))
            tasks.append(_batch(engine, options, seat_count, name, count))
        tasks.append(_clone(engine, options, seat_count, name))
        tasks.append(_mask(engine, options, seat_count, name))
        tasks.append(_step(engine, options, seat_count, name))
        tasks.append(_python(engine, options, seat_count, name))
        tasks += _searches(engine, options, seat_count, name)
    return tasks


def _searches(engine: Engine, options: Options, seat_count: int, group: str) -> list[Task]:
    """Time searches of the first decision whose playouts are random and go to the end.

    The cost of a simulation depends on how long plays are, so the speed is given in decisions as
    well: those of a random play from the searched state.
    """
    state, seat, plies = _first_decision(engine, options, seat_count)

    def work(simulations: int) -> int:
        config = SearchConfig(simulations=simulations)
        search = Search(engine.game, config, seat_count, seat, seed=_SEED, mode=engine.mode)
        return search.run(lambda _: state).simulations

    def timed(searches: int) -> int:
        config = SearchConfig(simulations=_LONGEST_AMOUNT, seconds=SEARCH_SECONDS)
        search = Search(engine.game, config, seat_count, seat, seed=_SEED, mode=engine.mode)
        for _ in range(searches):
            search.run(lambda _: state)
        return searches

    return [
        Task("search, whole plays", "simulations/s", work, group),
        Task(
            "search, its decisions",
            "decisions/s",
            lambda amount: int(work(amount) * plies),
            group,
            "search",
        ),
        Task(f"search of {SEARCH_SECONDS * 1000:g} ms", "ns", timed, group),
    ]


def _first_decision(engine: Engine, options: Options, seat_count: int) -> tuple[State, int, float]:
    """Return the first state in which a seat decides, the seat, and the mean length of plays."""
    play = Play(engine.game, options, seat_count, engine)
    play.draw_all(sampler_of(seeded(_SEED)))
    policies = np.zeros((200, seat_count), np.int64)
    lengths = simulate(engine, options, policies, seed=_SEED).decisions
    return play.state, play.to_move, float(lengths.mean())


def _threads(count: int) -> str:
    return "1 thread" if count == 1 else f"{count} threads"


def _playouts(engine: Engine, options: Options, seat_count: int, group: str, threads: int) -> Task:
    first = [0]

    def work(plays: int) -> int:
        policies = np.zeros((plays, seat_count), np.int64)
        results = simulate(
            engine, options, policies, seed=_SEED, first_play=first[0], threads=threads
        )
        first[0] += plays
        return int(results.decisions.sum())

    return Task(f"random plays, {_threads(threads)}", "decisions/s", work, group, "compiled")


def _batch(engine: Engine, options: Options, seat_count: int, group: str, threads: int) -> Task:
    plays = VectorPlays(engine, options, seat_count, BATCH, seed=_SEED, threads=threads)
    plays.reset()
    actions = np.zeros(BATCH, np.int64)

    def work(steps: int) -> int:
        for _ in range(steps):
            plays.sample(actions)
            plays.step(actions)
        return steps * BATCH

    name = f"batch of {BATCH}, {_threads(threads)}"
    return Task(name, "decisions/s", work, group, "batch")


def positions(engine: Engine, options: Options, seat_count: int, count: int = POSITIONS) -> States:
    """Return ``count`` states from the middle of random plays, with a seat to move in each."""
    states = engine.array(count)
    plays = VectorPlays(engine, options, seat_count, count, seed=_SEED, threads=1)
    plays.reset()
    actions = np.zeros(count, np.int64)
    for _ in range(40):
        plays.sample(actions)
        plays.step(actions)
    for i, state in enumerate(plays._states):  # noqa: SLF001  # a benchmark may look inside
        states[i] = state
    return states


def _clone(engine: Engine, options: Options, seat_count: int, group: str) -> Task:
    states = positions(engine, options, seat_count)
    kernel = engine.bound(batch.clone_many)

    def work(repeats: int) -> int:
        kernel(states, 0, repeats)
        return repeats

    return Task("clone, compiled", "ns", work, group)


def _mask(engine: Engine, options: Options, seat_count: int, group: str) -> Task:
    states = positions(engine, options, seat_count)
    mask = np.zeros(engine.game.rules.action_count, np.bool_)
    kernel = engine.bound(mask_many)

    def work(repeats: int) -> int:
        kernel(states, repeats, mask)
        return repeats

    return Task("legal mask, compiled", "ns", work, group)


def _step(engine: Engine, options: Options, seat_count: int, group: str) -> Task:
    """Time ``apply`` alone, called from Python along random plays that were made beforehand."""
    paths = [_path(engine, options, seat_count, play) for play in range(8)]
    apply = engine.rules.apply

    def work(repeats: int) -> int:
        done = 0
        while done < repeats:
            for path in paths:
                state = engine.start_array(options, seat_count)[0]
                for number in path:
                    apply(state, number)
                done += len(path)
        return done

    return Task("one step called from Python", "ns", work, group)


def _path(engine: Engine, options: Options, seat_count: int, play: int) -> list[int]:
    return list(_random_events(engine, options, seat_count, seeded(_SEED, play)))


def _random_events(
    engine: Engine, options: Options, seat_count: int, rng: RngState
) -> Iterator[int]:
    state = engine.start_array(options, seat_count)[0]
    weights = np.zeros(engine.game.rules.outcome_count, np.int64)
    mask = np.zeros(engine.game.rules.action_count, np.bool_)
    draw, choose = engine.bound(draw_outcome), engine.bound(random_action)
    while (mover := engine.to_move(state)) != OVER:
        number = draw(state, weights, rng) if mover == CHANCE else choose(state, mask, rng)
        engine.rules.apply(state, number)
        yield int(number)


def _python(engine: Engine, options: Options, seat_count: int, group: str) -> Task:
    """Time whole random plays driven from Python, call by call, like those of the peers."""
    draw = engine.bound(draw_outcome)
    apply = engine.rules.apply
    to_move = engine.rules.to_move
    weights = np.zeros(engine.game.rules.outcome_count, np.int64)
    rng = seeded(mixed(_SEED))
    choose = random.Random(_SEED).choice  # noqa: S311  # no secret

    def work(plays: int) -> int:
        decisions = 0
        for _ in range(plays):
            state = engine.start_array(options, seat_count)[0]
            while (mover := to_move(state)) != OVER:
                if mover == CHANCE:
                    apply(state, draw(state, weights, rng))
                else:
                    apply(state, choose(engine.legal_actions(state)))
                    decisions += 1
        return decisions

    return Task("random plays, call by call", "decisions/s", work, group, "python")


__all__ = [
    "BATCH",
    "POSITIONS",
    "RUNS",
    "RUN_SECONDS",
    "SEARCH_SECONDS",
    "Figure",
    "Task",
    "Unit",
    "game_tasks",
    "mask_many",
    "measure",
    "measuring",
    "positions",
    "variants",
]
