"""What two cards are worth together, beyond what each is worth by itself.

A factorial experiment (Box, Hunter and Hunter, "Statistics for Experimenters", 2005): in each block
every card that the game lets combine is kept from a seat or not, half the time, independently of
the others; so each block says something of all pairs.  Then the same plays, with the same draws,
are played with exactly the other cards kept from it (a foldover): what a single card is worth
cannot be taken for what a pair is, and the other way round.

With ``x`` = 1 for a card that the seat may get and -1 for one that is kept from it, and ``first``
and ``second`` the seat's mean lead in both halves, a block says

* ``(first - second) * x[i]`` of card ``i``: its lead with the card less its lead without;
* ``2 * (first + second - 2 * level) * x[i] * x[j]`` of a pair: how much more a card is worth if the
  seat may get the other one as well.

Both are right on average.  ``level`` is a guess of the mean lead, from other plays; any number
would be right, and a good one makes intervals narrower.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.chance import draw_below, mix, mixed, seeded
from cuboteca.core.engine import over_threads, simulate
from cuboteca.lab.study_plan import Key, Plan, StudyError, seat_outcome

if TYPE_CHECKING:
    from cuboteca.core.arrays import Float64Array, Int64Array
    from cuboteca.core.engine import Engine
    from cuboteca.lab.study_plan import Study

#: What a pair is called: ``PAIR.join`` of its treatments' names.
PAIR = "+"

_PLAYS = 4  # of each seat, in each half of a block
_PILOT = 48  # blocks, for the level
_PILOT_FIRST = 1 << 40  # the number of the first of them


class Pairs(Plan):
    """How much more a card is worth with another (``together``), and what by itself (``alone``)."""

    asks_many_plays = True

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        self._factors = [
            one for one in self.game.treatments(self.options, asked.seats) if one.part is not None
        ]
        if len(self._factors) < 2 or asked.seats < 2:
            raise StudyError(
                f"{self.game.meta.title} names nothing that can be combined with these options "
                "and seats"
            )
        names = [one.name for one in self._factors]
        self._pairs = np.array(list(itertools.combinations(range(len(names)), 2)))
        self.keys = (
            *(Key(PAIR.join((names[i], names[j])), "together") for i, j in self._pairs),
            *(Key(name, "alone") for name in names),
        )
        self.plays_per_block = self.all_per_block = 2 * _PLAYS * asked.seats
        self._level: float | None = None

    def play(self, engine: Engine, first: int, count: int, threads: int) -> Float64Array:
        """Return float64[keys, count]: see ``Plan.play``."""
        level = self._guess(engine, threads)
        signs, leads = self._halves(engine, first, count, threads)
        alone = signs * (leads[0] - leads[1])
        i, j = self._pairs.T
        together = 2 * signs[i] * signs[j] * (leads[0] + leads[1] - 2 * level)
        return np.concatenate([together, alone])

    def _guess(self, engine: Engine, threads: int) -> float:
        """Return the mean lead, which follows from the study alone."""
        if self._level is None:
            _, leads = self._halves(engine, _PILOT_FIRST, _PILOT, threads)
            self._level = float(leads.mean())
        return self._level

    def _halves(
        self, engine: Engine, first: int, count: int, threads: int
    ) -> tuple[Int64Array, Float64Array]:
        """Return int64[factors, count] of 1 and -1, and float64[2, count], leads by half."""
        signs = np.array([self._signs(block) for block in range(first, first + count)]).T
        leads = np.zeros((2, count))

        def work(lo: int, hi: int) -> None:
            for block in range(lo, hi):
                for half, sign in enumerate((1, -1)):
                    barred = np.flatnonzero(sign * signs[:, block] < 0)
                    leads[half, block] = self._lead(engine, first + block, barred)

        over_threads(work, count, threads)
        return signs, leads

    def _signs(self, block: int) -> list[int]:
        rng = seeded(mixed(self.asked.seed), block)
        return [2 * int(draw_below(rng, 2)) - 1 for _ in self._factors]

    def _lead(self, engine: Engine, block: int, barred: Int64Array) -> float:
        """Return the mean lead of a seat that some cards are kept from, over all seats."""
        total = 0.0
        for seat in range(self.asked.seats):
            start = self.game.rules.start(self.options, self.asked.seats)
            for number in barred:
                self._factors[number].change(start, seat)
            results = simulate(
                engine,
                self.options,
                self.policies(block * _PLAYS, _PLAYS),
                seed=mix(self.asked.seed + seat) >> 1,
                first_play=block * _PLAYS,
                start=start,
            )
            total += float(seat_outcome(results, seat)[0].mean())
        return total / self.asked.seats


__all__ = ["PAIR", "Pairs"]
