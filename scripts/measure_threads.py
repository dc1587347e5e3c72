"""Measure how many more simulations a second two threads run than one.

``measure_threads.py [--runs 9] [--seconds 0.5]`` searches, for every game at two and at four seats,
the seventh decision of a play of heuristic policies as the levels ``expert`` and ``champion`` do,
without a limit of simulations: with one thread and with two in turn, ``runs`` times each.  It
prints a table in Markdown: the median of each, and the median of the ratios of neighbouring runs.
Nothing else should run on the machine, and it must have two cores.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from statistics import median
from typing import TYPE_CHECKING

from cuboteca.bots.levels import CHAMPION, policy_of
from cuboteca.bots.search import Search
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.policies import SearchConfig
from cuboteca.games import game, game_names

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import State

SEATS = (2, 4)
LEVELS = ("expert", CHAMPION)
EARLIER = 6  # decisions
SEED = 3
UNLIMITED = 10**9
NODES = 400_000


def decision(engine: Engine, seat_count: int) -> tuple[State, int]:
    """Return a state of a play in which a seat has a choice, and the seat."""
    play = Play(engine.game, engine.game.options({}, seat_count), seat_count, engine)
    sampler, rng = sampler_of(seeded(SEED)), seeded(SEED, 1)
    taken = 0
    while True:
        play.draw_all(sampler)
        if taken >= EARLIER and len(play.legal_actions()) > 1:
            return play.state, play.to_move
        play.act(play.to_move, engine.heuristic_action(play.state, rng))
        taken += 1


def rate(engine: Engine, config: SearchConfig, seat_count: int, state: State, seat: int) -> float:
    """Return how many simulations a search runs in a second."""
    search = Search(engine.game, config, seat_count, seat, seed=SEED, mode="compiled")
    hides = engine.game.hides
    found = search.run(lambda rng: engine.resample(state, seat, rng) if hides else state)
    return found.simulations / found.seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5)
    asked = parser.parse_args()

    print("| game | seats | level | one thread | two threads | ratio |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in game_names():
        engine = engine_of(game(name), "compiled")
        for seat_count in SEATS:
            state, seat = decision(engine, seat_count)
            for level in LEVELS:
                policy = policy_of(engine.game, level, seat_count)
                if not isinstance(policy, SearchConfig):
                    continue
                one = replace(
                    policy,
                    simulations=UNLIMITED,
                    seconds=asked.seconds,
                    nodes=NODES,
                    exact_states=0,
                )
                two = replace(one, threads=2)
                rate(engine, replace(one, seconds=0.1), seat_count, state, seat)  # compiles it
                pairs = [
                    tuple(rate(engine, config, seat_count, state, seat) for config in (one, two))
                    for _ in range(asked.runs)
                ]
                alone, together = (median(rates) for rates in zip(*pairs, strict=True))
                ratio = median(second / first for first, second in pairs)
                title = engine.game.meta.title
                print(
                    f"| {title} | {seat_count} | `{level}` | {alone:,.0f} | {together:,.0f} "
                    f"| {ratio:.2f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
