"""How strong the greedy bot of Ursuppe is.

    python scripts/study_ursuppe.py [--count 1000]

Greedy and random bots take seats in turn, greedy first, and move by one seat from play to play.
Prints a row for each number of seats, with the base genes and with all extra genes: the mean rank
of each bot, the gap between them with its 95 % interval, and how many decisions plays of greedy
bots alone have.  The results are in ``docs/games/ursuppe.md``.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.batch import POLICY_HEURISTIC
from cuboteca.core.engine import engine_of, simulate
from cuboteca.games import game
from cuboteca.lab.simulation import plan
from cuboteca.lab.statistics import Tally

if TYPE_CHECKING:
    from cuboteca.lab.statistics import Estimate

GAME = game("ursuppe")
SEED = 1997


@dataclass(frozen=True)
class Strength:
    """How greedy and random bots rank in the same plays."""

    greedy: float  # mean rank
    random: float
    gap: Estimate  # by how much random ranks worse


def strength(seat_count: int, options: dict[str, object], count: int) -> Strength:
    """Return the results of ``count`` plays between greedy and random bots."""
    both = plan(GAME, options, seat_count, ["greedy", "random"], plays=count, seed=SEED)
    policies = both.policies(0, count)
    ranks = simulate(engine_of(GAME), both.options, policies, seed=SEED).ranks
    is_greedy = policies == POLICY_HEURISTIC
    greedy = (ranks * is_greedy).sum(axis=1) / is_greedy.sum(axis=1)
    random = (ranks * ~is_greedy).sum(axis=1) / (~is_greedy).sum(axis=1)
    gap = Tally()
    gap.add(random - greedy)  # one number per play: ranks in one play depend on one another
    return Strength(float(greedy.mean()), float(random.mean()), gap.mean_interval())


def lengths(seat_count: int, options: dict[str, object], count: int) -> list[int]:
    """Return the numbers of decisions in ``count`` plays of greedy bots alone."""
    alone = plan(GAME, options, seat_count, ["greedy"], plays=count, seed=SEED)
    results = simulate(engine_of(GAME), alone.options, alone.policies(0, count), seed=SEED)
    assert (results.reasons > 0).all()
    return [int(decisions) for decisions in results.decisions]


def main() -> None:
    """Read the command line and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=1000)
    count = parser.parse_args().count
    for extra in (False, True):
        print("\nall extra genes" if extra else "base genes")
        print("seats | greedy | random | gap, 95 % interval | decisions, median and longest")
        for seat_count in range(GAME.meta.min_seats, GAME.meta.max_seats + 1):
            options: dict[str, object] = {"extra_genes": extra, "extra_reveal": 26}
            found = strength(seat_count, options, count)
            long = lengths(seat_count, options, count)
            print(
                f"{seat_count} | {found.greedy:.2f} | {found.random:.2f} | {found.gap.value:.2f} "
                f"({found.gap.low:.2f} to {found.gap.high:.2f}) | "
                f"{np.median(long):.0f}, {max(long)}"
            )


if __name__ == "__main__":
    main()
