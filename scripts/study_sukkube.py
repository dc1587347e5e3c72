"""How long the solver of Sukkube takes, and how strong its bots are.

    python scripts/study_sukkube.py deals [--count 1000] [--people 1,2,3,4,5,6]
    python scripts/study_sukkube.py plays [--count 10000]

``deals`` solves the first decision of random deals and prints a row for each number of people.
``plays`` lets two bots play at two seats, seats in turn, and prints shares of plays won with their
95 % intervals.  The results stand in ``docs/games/sukkube.md``.
"""

from __future__ import annotations

import argparse
import functools
import time
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.core.batch import pass_chance
from cuboteca.core.chance import seeded
from cuboteca.core.compiled import native
from cuboteca.core.constants import OVER
from cuboteca.core.engine import engine_of
from cuboteca.games import game
from cuboteca.games.sukkube.solver import TABLE_SIZES, MancheSolver, Search
from cuboteca.lab.simulation import plan, run
from cuboteca.lab.statistics import wilson

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine

GAME = game("sukkube")
SEED = 2015


def dealt(engine: Engine, people: int, stream: Any) -> Any:
    """Return a state with the first manche dealt and a person to move."""
    state = engine.start(GAME.options({}, people), people)
    deal(state, stream)
    return state


def deal(state: Any, stream: Any) -> None:
    """Draw until a person is to move or the play is over."""
    _pass_chance()(state, np.zeros(GAME.rules.outcome_count, np.int64), stream)


@functools.cache
def _pass_chance() -> Any:
    return native(pass_chance, GAME.rules.slots(), GAME.rules.layout)


def study_deals(people: int, count: int) -> str:
    """Return a row of the report: processor times and positions of ``count`` deals."""
    engine, solver = engine_of(GAME, "compiled"), MancheSolver()
    solver.solve(dealt(engine, people, seeded(SEED)), _mover(engine, people))  # compiles
    seconds, positions, exact = [], [], 0
    for number in range(count):
        state = dealt(engine, people, seeded(SEED, number))
        begun = time.process_time()
        advice = solver.solve(state, int(state.mover))
        seconds.append(time.process_time() - begun)
        positions.append(advice.positions)
        exact += advice.exact
    return (
        f"| {people} | {median(seconds) * 1000:,.1f} ms | {max(seconds) * 1000:,.0f} ms "
        f"| {median(positions):,.0f} | {max(positions):,} | {exact} of {count} |"
    )


def _mover(engine: Engine, people: int) -> int:
    return int(dealt(engine, people, seeded(SEED)).mover)


@dataclass
class Solving:
    """The solver as a player that keeps its search for a manche."""

    finished: int = -1
    search: Search | None = None

    def choose(self, state: Any) -> int:
        """Return the card that the solver plays; two people fit its middle table."""
        if self.search is None or self.finished != state.finished:
            self.finished = int(state.finished)
            self.search = Search(state, TABLE_SIZES[1], compiled=True)
        return self.search.choice(state)


def solver_against_greedy(count: int) -> list[bool]:
    """Return for each play whether the solver won; it sits in both seats in turn."""
    engine = engine_of(GAME, "compiled")
    mask = np.zeros(GAME.rules.action_count, np.bool_)
    won = []
    for number in range(count):
        stream = seeded(SEED, number)
        state, own, player = dealt(engine, 2, stream), number % 2, Solving()
        while state.mover != OVER:
            if state.mover == own:
                action = player.choose(state)
            else:
                action = int(engine.rule("greedy_action")(state, mask, stream))
            engine.rule("apply")(state, action)
            deal(state, stream)
        won.append(bool(state.points[own] > state.points[1 - own]))
    return won


def study_plays(count: int) -> None:
    """Print the strength of greedy over random and of the solver over greedy."""
    two = plan(GAME, {}, 2, ["greedy", "random"], plays=count, seed=SEED)
    for _, _, tallies in run(two):  # noqa: B007  # the last ones
        pass
    print(_share("greedy", "random", tallies.wins_by_bot["greedy"].total, count))
    print(_share("solver", "greedy", sum(solver_against_greedy(count)), count))


def _share(bot: str, other: str, won: float, count: int) -> str:
    estimate = wilson(won, count)
    return (
        f"| {bot} | {other} | {count:,} | {estimate.value:.3f} "
        f"| {estimate.low:.3f} to {estimate.high:.3f} |"
    )


def main() -> None:
    """Run the study that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", choices=("deals", "plays"))
    parser.add_argument("--count", type=int, default=0)
    parser.add_argument("--people", default="1,2,3,4,5,6")
    given = parser.parse_args()
    if given.study == "plays":
        study_plays(given.count or 10_000)
        return
    for people in given.people.split(","):
        print(study_deals(int(people), given.count or 1000), flush=True)


if __name__ == "__main__":
    main()
