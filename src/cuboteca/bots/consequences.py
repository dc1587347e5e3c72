"""What an action brings in points, compared with another, by paired rollouts to the end.

All seats follow the heuristic policy.  The rollouts of a pair see the same chance as far as their
events correspond, so that what differs is mostly the decision.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import batch
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of, simulate
from cuboteca.core.game import PointsCompared
from cuboteca.core.intervals import Z_95

if TYPE_CHECKING:
    from cuboteca.bots.bot import DecisionContext
    from cuboteca.core.arrays import Float64Array, Int64Array
    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game

_DRAWN = 16  # states that agree with what the seat knows
_PLAYS = 16  # rollouts from each of them, after each of the two actions


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
        seconds: Begin no more rollouts after so many; there are at least 16 pairs, and at most 256.
        mode: How the rules run; None leaves it to ``engine_of``.
    """
    engine = engine_of(context.game, mode)
    policies = _policies(_PLAYS, context.seat_count)
    rng = seeded(seed, 2)
    more: list[Float64Array] = []
    end = time.monotonic() + seconds
    for drawn in range(_DRAWN):
        known = context.sample(rng, engine.mode)
        points = []
        for one in (action, other):
            after = engine.copy(known)
            engine.apply(after, one)
            results = simulate(
                engine,
                context.options,
                policies,
                seed=seed,
                first_play=drawn * _PLAYS,
                first_event=0,
                start=after,
            )
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
    seat_count = game.meta.min_seats
    options = game.options({}, seat_count)
    simulate(engine_of(game), options, _policies(1, seat_count), seed=1)


def _policies(plays: int, seat_count: int) -> Int64Array:
    return np.full((plays, seat_count), batch.POLICY_HEURISTIC, np.int64)


__all__ = ["compare_points", "make_ready"]
