"""How long the solver of Sukkube takes, and how strong its bots are.

    python scripts/study_sukkube.py deals [--count 1000] [--people 1,2,3,4,5,6]
    python scripts/study_sukkube.py plays [--count 10000]

``deals`` solves the first decision of random deals and prints a row for each number of people.
``plays`` lets two bots play at two seats, alternating seats, and prints shares of plays won with
their 95 % intervals.  The results are in ``docs/games/sukkube.md``.
"""

from __future__ import annotations

import argparse
import functools
import time
from statistics import median
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from cuboteca.core.batch import pass_chance
from cuboteca.core.chance import seeded
from cuboteca.core.compiled import native, rule
from cuboteca.core.constants import OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.pile import copies
from cuboteca.core.slots import copy_state
from cuboteca.games import game
from cuboteca.games.sukkube.components import KIND_COUNT, LONGEST_MANCHE, SEAT_COUNT
from cuboteca.games.sukkube.heuristics import heuristic_action
from cuboteca.games.sukkube.rules import apply
from cuboteca.games.sukkube.rules.playing import is_automaton, playable
from cuboteca.games.sukkube.solver import (
    MancheSolver,
    code_after,
    copy_record,
    finish_event,
    outcome_of,
    preferences_of,
    solve,
)
from cuboteca.lab.simulation import plan, run
from cuboteca.lab.statistics import wilson

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import Records
    from cuboteca.games.sukkube.state import State


GAME = game("sukkube")
PLACES = 65_537  # in the table; two people need a few thousand positions
SEED = 2015


def dealt(engine: Engine, people: int, rng: Any) -> Any:
    """Return a state with the first manche dealt and a person to move."""
    state = engine.start(GAME.options({}, people), people)
    deal(state, rng)
    return state


def deal(state: Any, rng: Any) -> None:
    """Draw until a person is to move or the play is over."""
    _pass_chance()(state, np.zeros(GAME.rules.outcome_count, np.int64), rng)


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


# the solver against greedy, all compiled; the search is that of ``MancheSolver``


@rule
def write_units(state: State, units: Any) -> int:
    """Write ``solver.units_of`` into units; return the code of the cards left."""
    code = 0
    unit = 1
    for seat in range(SEAT_COUNT):
        for kind in range(KIND_COUNT):
            if is_automaton(state, seat):
                units[seat, kind] = unit
            else:
                count = copies(state.hands[seat], kind)
                units[seat, kind] = unit
                code += unit * count
                unit *= count + 1
        if is_automaton(state, seat):
            code += unit * state.hand_count[seat]
            unit *= state.hand_count[seat] + 1
    return code


@rule
def solved_card(play: Any, search: Any, rows: Any, table: Any, units: Any, preferences: Any) -> int:
    """Return the card that the solver plays in ``play[0]``.

    Shapes: search is an array of states; rows is int64[5, levels], the scratch of ``solve``.
    """
    state = play[0]
    for place in range(len(table)):
        table[place] = 0
    rows[4, 0] = 0
    code = write_units(state, units)
    pile = playable(state, state.mover)
    highest = -1
    chosen = -1
    for kind in range(KIND_COUNT):
        if copies(pile, kind) > 0:
            copy_state(search, 0, play, 0)
            if finish_event(search[0], kind):
                outcome = outcome_of(search[0])
            else:
                rows[0, 0] = code_after(search[0], code, state.played, units)
                outcome = solve(
                    search, rows[0], rows[1], rows[2], rows[3], table, rows[4], units, preferences
                )
            if preferences[state.mover, outcome] > highest:
                highest = preferences[state.mover, outcome]
                chosen = kind
    return chosen


@rule
def match(
    play: Any,
    search: Any,
    rows: Any,
    table: Any,
    units: Any,
    preferences: Any,
    own: int,
    mask: Any,
    weights: Any,
    rng: Any,
) -> None:
    """Play ``play[0]`` to its end: the solver in seat ``own``, greedy in the other one."""
    state = play[0]
    pass_chance(state, weights, rng)
    while state.mover != OVER:
        if state.mover == own:
            card = solved_card(play, search, rows, table, units, preferences)
        else:
            card = heuristic_action(state, mask, rng)
        apply(state, card)
        pass_chance(state, weights, rng)


def solver_against_greedy(count: int) -> list[bool]:
    """Return whether the solver won each play; it alternates between both seats."""
    engine = engine_of(GAME, "compiled")
    slots = GAME.rules.slots() | {"copy_state": copy_record}
    play_match = native(match, slots, GAME.rules.layout)
    levels = LONGEST_MANCHE + 2
    search, rows = engine.array(levels), np.zeros((5, levels), np.int64)
    table, units = np.zeros(PLACES, np.int64), np.zeros((SEAT_COUNT, KIND_COUNT), np.int64)
    mask = np.zeros(GAME.rules.action_count, np.bool_)
    weights = np.zeros(GAME.rules.outcome_count, np.int64)
    start = cast("Records", engine.start_array(GAME.options({}, 2), 2))
    preferences = preferences_of(start[0])  # at two seats points make no difference
    won = []
    for number in range(count):
        play, own = start.copy(), number % 2
        play_match(
            play, search, rows, table, units, preferences, own, mask, weights, seeded(SEED, number)
        )
        won.append(bool(play[0].points[own] > play[0].points[1 - own]))
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
