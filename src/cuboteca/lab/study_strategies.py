"""What a strategy is worth: one seat follows it, all others play as usual.

The game names its strategies (``core.preferences``); who follows one decides like the others among
the actions that it prefers equally.  Each strategy is tried on every seat in turn, against the same
plays without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import batch
from cuboteca.core.chance import mixed
from cuboteca.core.engine import over_threads
from cuboteca.lab.study_kernels import NOBODY, simulate_preferring
from cuboteca.lab.study_plan import Key, Plan, StudyError, seat_outcome

if TYPE_CHECKING:
    from cuboteca.core.arrays import Float64Array, Int64Array
    from cuboteca.core.engine import Engine, Results
    from cuboteca.lab.study_plan import Study


class Strategies(Plan):
    """What each strategy changes for a seat: its lead over the others (``points``) and ``wins``."""

    asks_many_plays = True

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        self._strategies = self.game.strategies(self.options, asked.seats)
        if not self._strategies or self.game.rules.action_value is None:
            raise StudyError(f"{self.game.meta.title} names no strategies")
        if asked.seats < 2:
            raise StudyError("strategies are compared among at least two seats")
        self.keys = tuple(
            Key(one.name, measure) for measure in ("points", "wins") for one in self._strategies
        )
        self.plays_per_block = asked.seats
        self.all_per_block = 1 + len(self._strategies) * asked.seats

    def play(self, engine: Engine, first: int, count: int, threads: int) -> Float64Array:
        """Return float64[keys, count]: see ``Plan.play``."""
        seats = range(self.asked.seats)
        indifferent = np.zeros(self.game.rules.action_count, np.int64)
        usual = self._played(engine, first, count, threads, indifferent, NOBODY)
        effects = np.zeros((len(self._strategies), 2, count))
        for number, one in enumerate(self._strategies):
            preferred = one.ranks(self.game.rules.action_count)
            for seat in seats:
                treated = self._played(engine, first, count, threads, preferred, seat)
                effects[number] += seat_outcome(treated, seat) - seat_outcome(usual, seat)
        return np.concatenate(np.moveaxis(effects / len(seats), 1, 0))

    def _played(
        self,
        engine: Engine,
        first: int,
        count: int,
        threads: int,
        preferred: Int64Array,
        seat: int,
    ) -> Results:
        results = batch.results_of(count, self.asked.seats)
        policies = self.policies(first, count)
        run = batch.Run(mixed(self.asked.seed), first, batch.NO_EVENT, policies)
        start = engine.start_array(self.options, self.asked.seats)
        kernel = engine.bound(simulate_preferring)

        def work(lo: int, hi: int) -> None:
            scratch = batch.scratch_of(self.game.rules)
            kernel(engine.array(1), start, lo, hi, run, preferred, seat, scratch, results)

        over_threads(work, count, threads)
        return results


__all__ = ["Strategies"]
