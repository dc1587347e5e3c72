"""Whether the time that an answer takes tells plays apart that nothing else does.

The two plays of a pair take turns in random order, each time at a table that the site has not shown
before, and the processor's time for each answer is measured: other work on the machine does not
blur it.  If the secret has no influence, the times of both are drawn alike, whatever their
distribution; then a rank test (Mann-Whitney) finds a difference at the 5 % level in 5 % of the
pairs and no more.  How many pairs and repetitions there are is fixed beforehand.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.leaks.channels import CHANNELS, sent_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.leaks.channels import Site
    from tests.leaks.plays import Alike

REPETITIONS = 30  # of each play of a pair
_LEVEL = 0.05
_ONCE = 0.01

#: What a visitor can ask for again and again.
TIMED = (
    "page",
    "WebSocket",
    "record",
    "reasons, for the script",
    "refused actions",
    "actions too late",
    "API: table",
    "API: record",
    "API: hint",
)


@dataclass
class Timings:
    """What was found about one channel."""

    p_values: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)  # of the median times of a pair

    def add(self, first: list[int], second: list[int]) -> None:
        """Compare the times of a pair's plays, in nanoseconds."""
        self.p_values.append(rank_test(first, second))
        self.ratios.append(statistics.median(second) / statistics.median(first))

    @property
    def apart(self) -> int:
        """How many pairs the rank test tells apart."""
        return sum(p < _LEVEL for p in self.p_values)

    def ratio(self) -> tuple[float, float, float]:
        """Return the median ratio with its 95 % interval, by order statistics."""
        ordered, count = sorted(self.ratios), len(self.ratios)
        reach = round(0.98 * count**0.5)  # half of 1.96 standard deviations of a binomial
        low, high = max(0, count // 2 - reach), min(count - 1, count // 2 + reach)
        return statistics.median(ordered), ordered[low], ordered[high]


def rank_test(first: list[int], second: list[int]) -> float:
    """Return the two-sided p-value of the Mann-Whitney test, by its normal approximation."""
    ties = Counter([*first, *second])
    ranks, passed = {}, 0
    for value in sorted(ties):
        ranks[value] = passed + (ties[value] + 1) / 2
        passed += ties[value]
    m, n = len(first), len(second)
    above = sum(ranks[value] for value in first) - m * (m + n + 1) / 2
    tied = sum(count**3 - count for count in ties.values()) / ((m + n) * (m + n - 1))
    spread = math.sqrt(m * n / 12 * (m + n + 1 - tied))
    return math.erfc(max(0.0, abs(above) - 0.5) / spread / math.sqrt(2)) if spread else 1.0


def is_told_apart(apart: int, pairs: int) -> bool:
    """Return whether chance tells so many pairs apart less than once in a hundred times."""
    likely = (_LEVEL**k * (1 - _LEVEL) ** (pairs - k) * math.comb(pairs, k) for k in range(apart))
    return 1 - sum(likely) < _ONCE


async def time_pairs(
    site: Site, found: Iterable[Alike], repetitions: int = REPETITIONS
) -> dict[str, Timings]:
    """Return what the times of answers tell about the first two plays of each of ``found``."""
    timings = {name: Timings() for name in TIMED}
    for number, alike in enumerate(found):
        rng = random.Random(f"order of pair {number}")
        worlds = (alike.worlds[0], rng.choice(alike.worlds[1:]))
        times: dict[str, tuple[list[int], list[int]]] = {name: ([], []) for name in TIMED}
        for turn in range(repetitions + 1):
            for which in rng.sample((0, 1), 2):
                sight = (await site.put_in(alike, worlds[which]))[0]
                for name in TIMED:
                    begun = time.process_time_ns()
                    await sent_by(CHANNELS[name], sight)
                    if turn:  # the first ones fill caches
                        times[name][which].append(time.process_time_ns() - begun)
                await site.take_out(sight.table)
        for name, pair in times.items():
            timings[name].add(*pair)
    return timings


__all__ = ["REPETITIONS", "TIMED", "Timings", "is_told_apart", "rank_test", "time_pairs"]
