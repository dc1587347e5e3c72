"""A simulation's plays on a Ray cluster: each task plays some hundreds or thousands, by number."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.core.engine import Results, engine_of, simulate
from cuboteca.core.errors import CubotecaError
from cuboteca.games import game as game_of
from cuboteca.lab.ray_cluster import answers, installed, processors, refusal_of
from cuboteca.lab.simulation import Plan, Tallies

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_PLAYS = 4_096  # of a task
_FEWEST_PLAYS = 64
_TURNS = 8  # that each processor takes in a short run, so that all end together


def run_on_cluster(plan: Plan) -> Iterator[tuple[int, Results, Tallies]]:
    """Run a plan on the cluster that was joined; yields as ``simulation.run`` does, in order.

    Plays are those of a run without a cluster, whichever node plays them.

    Raises:
        ClusterError: A node refuses, or a task fails again and again.
    """
    size = -(-plan.plays // (_TURNS * processors()))
    size = min(max(size, _FEWEST_PLAYS), _MOST_PLAYS)
    pieces = [(first, min(size, plan.plays - first)) for first in range(0, plan.plays, size)]
    tallies = Tallies(plan)
    there: dict[int, Results] = {}
    begun = time.perf_counter()
    for (first, count), told in answers(simulate_there, _order_of(plan), pieces, _name):
        there[first] = _results_in(told, count)
        while (results := there.pop(tallies.plays, None)) is not None:
            now = time.perf_counter()
            number = tallies.plays
            tallies.add(results, plan.policies(number, len(results.points)), now - begun)
            begun = now
            yield number, results, tallies


def _name(piece: tuple[int, int]) -> str:
    first, count = piece
    return f"plays {first} to {first + count - 1}" if count > 1 else f"play {first}"


def _order_of(plan: Plan) -> tuple[dict[str, Any], dict[str, str]]:
    """Return what a node needs of a plan, as plain data, and what has to be installed."""
    fields = {
        "game": plan.game.name,
        "options": dict(plan.options),
        "line_up": list(plan.line_up),
        "plays": plan.plays,
        "seed": plan.seed,
    }
    return fields, installed()


def _results_in(told: dict[str, Any], count: int) -> Results:
    arrays = Results(*(np.array(told[name], np.int64) for name in Results._fields))
    return arrays._replace(
        points=arrays.points.reshape(count, -1), ranks=arrays.ranks.reshape(count, -1)
    )


def simulate_there(order: tuple[dict[str, Any], dict[str, str]], first: int, count: int) -> str:
    """Play some plays of a plan; runs on a node.

    Args:
        order: The fields of the plan, and what has to be installed.
        first: The number of the first play.
        count: How many plays.

    Returns:
        A JSON object with the results, or with a sentence that says why nothing was played.
    """
    fields, wanted = order
    if refused := refusal_of(wanted, installed()):
        return json.dumps({"refused": refused})
    try:
        game = game_of(fields["game"])
        given = {**fields, "game": game, "line_up": tuple(fields["line_up"])}
        plan = Plan(**given)
        results = simulate(
            engine_of(game),
            plan.options,
            plan.policies(first, count),
            seed=plan.seed,
            first_play=first,
        )
    except CubotecaError as error:
        return json.dumps({"refused": str(error)})
    return json.dumps({name: array.tolist() for name, array in results._asdict().items()})


__all__ = ["run_on_cluster", "simulate_there"]
