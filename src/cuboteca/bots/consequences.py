"""What an action brings in points, compared with another: plays on from both, to the end.

The heuristic policy plays on for all seats.  Plays of a pair draw their events alike as far as
these correspond, so that what differs is mostly the decision.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import batch
from cuboteca.core.chance import mixed, seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.game import PointsCompared
from cuboteca.core.intervals import Z_95
from cuboteca.core.play import Play, sampler_of

if TYPE_CHECKING:
    from cuboteca.bots.bot import DecisionContext
    from cuboteca.core.arrays import Float64Array
    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game

_DRAWN = 16  # states that agree with what the seat knows
_PLAYS = 16  # from each of them, after each of the two actions


def compare_points(
    context: DecisionContext,
    action: int,
    other: int,
    *,
    seed: int,
    seconds: float,
    mode: Mode | None = None,
) -> PointsCompared:
    """Return how many points more ``action`` brings each seat than ``other``.

    Args:
        context: The decision.
        action: A legal action.
        other: Another one.
        seed: Of all draws.
        seconds: Begin no more plays after so many; there are at least 16 pairs, and at most 256.
        mode: How the rules run; None leaves it to ``engine_of``.
    """
    engine = engine_of(context.game, mode)
    simulate = engine.bound(batch.simulate)
    scratch = batch.scratch_of(context.game.rules)
    shape = (_PLAYS, context.seat_count)
    policies = np.full(shape, batch.POLICY_HEURISTIC, np.int64)
    rng = seeded(seed, 1)
    more: list[Float64Array] = []
    end = time.monotonic() + seconds
    for drawn in range(_DRAWN):
        known = context.sample(rng, engine.mode)
        run = batch.Run(mixed(seed), drawn * _PLAYS, 0, policies)
        points = []
        for one in (action, other):
            after = engine.copy(known)
            engine.apply(after, one)
            results = batch.results_of(*shape)
            simulate(engine.array(1), engine.array_of(after), 0, _PLAYS, run, scratch, results)
            points.append(results.points.astype(float))
        more.append(points[0] - points[1])
        if time.monotonic() >= end:
            break
    differences = np.concatenate(more)
    halves = Z_95 * differences.std(axis=0, ddof=1) / np.sqrt(len(differences))
    return PointsCompared(
        other=other,
        plays=len(differences),
        more=tuple(map(float, differences.mean(axis=0))),
        spread=tuple(map(float, halves)),
    )


def make_ready(game: Game) -> None:
    """Compile or load what ``compare_points`` needs."""
    engine = engine_of(game)
    seat_count = game.meta.min_seats
    play = Play(game, game.options({}, seat_count), seat_count, engine)
    play.draw_all(sampler_of(seeded(1)))
    policies = np.full((1, seat_count), batch.POLICY_HEURISTIC, np.int64)
    run = batch.Run(0, 0, 0, policies)
    scratch = batch.scratch_of(game.rules)
    results = batch.results_of(1, seat_count)
    simulate = engine.bound(batch.simulate)
    simulate(engine.array(1), engine.array_of(play.state), 0, 1, run, scratch, results)


__all__ = ["compare_points", "make_ready"]
