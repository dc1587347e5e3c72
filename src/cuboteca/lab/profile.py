"""Where the time of a decision goes in random plays, part by part.

The parts are measured one by one on the events of random plays, each of which is copied first; the
time of the copy is taken off.  What whole plays take beyond their parts is the rest: loops, calls,
and what a processor guesses wrong where one event follows another.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.core.batch import Scratch, scratch_of
from cuboteca.core.chance import draw_outcome, seeded
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of, simulate
from cuboteca.core.legal import random_action
from cuboteca.core.slots import (
    apply,
    copy_state,
    draw,
    legal_mask,
    observe,
    random_legal,
    to_move,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.arrays import Int16Array, Int64Array
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game, Options
    from cuboteca.core.record import States

_SEED = 1
_EVENTS = 4_096  # that are looked at
_PLAYS = 400  # of a whole run

COPY, MASK, CHOOSE, ACT, OBSERVE, DRAW = range(6)


class Events(NamedTuple):
    """Events of random plays, ``E`` of them."""

    numbers: Int64Array  # int64[E], actions or outcomes
    observation: Int16Array  # int16[N] scratch


@rule
def go_through(
    part: int, states: States, own: States, repeats: int, events: Events, scratch: Scratch
) -> int:
    """Do a part of ``repeats`` events, one after another and from the first one again.

    Args:
        part: ``COPY`` to ``DRAW``; all others copy as well.
        states: E states, before each event.
        own: scratch, one state.
        repeats: events.
        events: what happens in the states.
        scratch: overwritten.
    """
    at = 0
    total = 0
    for _ in range(repeats):
        copy_state(own, 0, states, at)
        state = own[0]
        if part == MASK:
            total += legal_mask(state, scratch.mask)
        elif part == CHOOSE:
            total += random_legal(state, scratch.mask, scratch.rng)
        elif part == ACT:
            apply(state, events.numbers[at])
        elif part == OBSERVE:
            observe(state, 0, events.observation)
        elif part == DRAW:
            total += draw(state, scratch.weights, scratch.rng)
        at += 1
        if at == len(events.numbers):
            at = 0
    return total


@dataclass(frozen=True)
class Profile:
    """Nanoseconds of a decision.

    Attributes:
        whole: In random plays, with everything that happens up to the next decision.
        parts: Of it, by name; ``rest`` may be negative, since parts alone miss each other's
            memory and guesses.
        draws: Draws of chance for each decision.
        mask: Marking the legal actions, which random plays do only in games that have no quicker
            way to choose one.
        observe: Writing an observation, which random plays do not.
        state_bytes: Size of a state.
    """

    whole: float
    parts: Mapping[str, float]
    draws: float
    mask: float
    observe: float
    state_bytes: int


class _Sample:
    """Events of one kind, decisions or draws, and what they cost part by part."""

    def __init__(self, engine: Engine, count: int) -> None:
        rules = engine.game.rules
        self._kernel = engine.bound(go_through)
        self._states = engine.array(count)
        self._own = engine.array(1)
        self._scratch = scratch_of(rules, seeded(_SEED))
        self._events = Events(
            np.zeros(count, np.int64),
            np.zeros(rules.observation_size, np.int16),
        )
        self._filled = 0

    @property
    def is_full(self) -> bool:
        return self._filled == len(self._states)

    def add(self, engine: Engine, state: States, number: int) -> None:
        at = self._filled
        engine.bound(_keep)(self._states, at, state)
        self._events.numbers[at] = number
        self._filled += 1

    def nanoseconds(self, part: int, runs: int, rounds: int) -> float:
        """Return the median of what a part takes for each event; 0 where there are none."""
        if self._filled == 0:
            return 0.0
        return median(self._once(part, rounds) for _ in range(runs))

    def _once(self, part: int, rounds: int) -> float:
        repeats = rounds * self._filled
        events = self._events._replace(numbers=self._events.numbers[: self._filled])
        arguments = (self._states, self._own, repeats, events, self._scratch)
        begun = time.thread_time()
        self._kernel(COPY, *arguments)
        copied = time.thread_time()
        self._kernel(part, *arguments)
        done = time.thread_time()
        return ((done - copied) - (copied - begun)) / repeats * 1e9


@rule
def _keep(states: States, at: int, state: States) -> None:
    """Copy a state to place ``at`` of others."""
    copy_state(states, at, state, 0)


def _samples(
    engine: Engine, options: Options, seat_count: int, events: int
) -> tuple[_Sample, _Sample]:
    decisions, draws = _Sample(engine, events), _Sample(engine, events)
    scratch = scratch_of(engine.game.rules, seeded(_SEED))
    by_weights, choose = engine.bound(draw_outcome), engine.bound(random_action)
    for _ in range(events):  # plays; each has a decision, and a draw if the game has any
        if decisions.is_full and draws.is_full:
            break
        state = engine.start_array(options, seat_count)
        while (mover := engine.to_move(state[0])) != OVER:
            if mover == CHANCE:
                sample = draws
                number = int(by_weights(state[0], scratch.weights, scratch.rng))
            else:
                sample = decisions
                number = int(choose(state[0], scratch.mask, scratch.rng))
            if not sample.is_full:
                sample.add(engine, state, number)
            engine.rules.apply(state[0], number)
    return decisions, draws


def profile(
    game: Game,
    options: Options,
    seat_count: int,
    *,
    events: int = _EVENTS,
    plays: int = _PLAYS,
    runs: int = 9,
    rounds: int = 20,
) -> Profile:
    """Measure where the time of a decision goes; compiled rules, one thread.

    Args:
        game: Whose rules.
        options: Of its plays.
        seat_count: Their seats, all of which play at random.
        events: Decisions, and as many draws, that are looked at.
        plays: Of a run of whole plays.
        runs: Of each measurement; the median counts.
        rounds: How often a run goes through the events.
    """
    engine = engine_of(game, "compiled")
    decisions, draws = _samples(engine, options, seat_count, events)
    whole, drawn = _whole(engine, options, seat_count, plays, runs)
    of_decision = {
        part: decisions.nanoseconds(part, runs, rounds) for part in (MASK, CHOOSE, ACT, OBSERVE)
    }
    of_draw = {part: draws.nanoseconds(part, runs, rounds) for part in (DRAW, ACT)}
    parts = {
        "choose": of_decision[CHOOSE],
        "act": of_decision[ACT],
        "draw": of_draw[DRAW] * drawn,
        "happen": of_draw[ACT] * drawn,
    }
    return Profile(
        whole=whole,
        parts={**parts, "rest": whole - sum(parts.values())},
        draws=drawn,
        mask=of_decision[MASK],
        observe=of_decision[OBSERVE],
        state_bytes=engine.layout.dtype.itemsize,
    )


def _whole(
    engine: Engine, options: Options, seat_count: int, plays: int, runs: int
) -> tuple[float, float]:
    """Return the nanoseconds of a decision in whole plays, and how many draws there are for it."""
    policies = np.zeros((plays, seat_count), np.int64)
    taken = []
    for _ in range(runs + 1):
        begun = time.thread_time()
        results = simulate(engine, options, policies, seed=_SEED)
        taken.append(time.thread_time() - begun)
    decisions = int(results.decisions.sum())
    counts = np.zeros(2, np.int64)
    engine.bound(_count_events)(
        engine.array(1),
        engine.start_array(options, seat_count),
        plays,
        scratch_of(engine.game.rules, seeded(_SEED)),
        counts,
    )
    return median(taken[1:]) / decisions * 1e9, float(counts[1] / counts[0])


@rule
def _count_events(
    own: States, start: States, plays: int, scratch: Scratch, counts: Int64Array
) -> None:
    """Count the decisions and the draws of random plays; counts: int64[2]."""
    for _ in range(plays):
        copy_state(own, 0, start, 0)
        state = own[0]
        while to_move(state) != OVER:
            if to_move(state) == CHANCE:
                counts[1] += 1
                apply(state, draw(state, scratch.weights, scratch.rng))
            else:
                counts[0] += 1
                apply(state, random_action(state, scratch.mask, scratch.rng))


__all__ = ["Events", "Profile", "go_through", "profile"]
