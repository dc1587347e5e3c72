"""What can be bought during a play is worth when, and what would be an even price for it.

A block is one usual play.  When somebody is to buy for the first time at one of the game's times,
the play goes on several times with the same draws: as it is, with each good given for nothing to a
seat that lacks it, and with some money given to a seat.  What a seat's lead changes by is what the
good, or the money, is worth then; who would have bought what does not matter.

A good's even price is what it is worth divided by what one coin is worth at the same time: for that
much, buying it changes nothing on average, if many coins are worth as many times as much as one.
Its interval is that of both together, each of which misses the true value half as often.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.batch import scratch_of
from cuboteca.core.chance import mix, mixed, start_rng
from cuboteca.core.constants import OVER
from cuboteca.core.engine import over_threads, simulate
from cuboteca.lab.sequences import MISS
from cuboteca.lab.statistics import Estimate
from cuboteca.lab.study_kernels import decide_once, draw_what_is_due
from cuboteca.lab.study_plan import Key, Plan, StudyError, seat_outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from cuboteca.core.arrays import Float64Array
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import State
    from cuboteca.lab.study_plan import Study

#: What a good at a time is called: ``AT.join`` of the good's name and the time's number, from 1.
AT = "@"
#: What money is called.
COIN = "coin"

_PLAYS = 2  # from each state
_TRIES = 100  # plays that may end before a time comes


class Prices(Plan):
    """What each good is worth at each time: in ``points`` of lead, and its even ``price``."""

    asks_many_plays = True

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        market = self.game.market(self.options, asked.seats)
        if market is None or asked.seats < 2:
            raise StudyError(
                f"nothing is bought in {self.game.meta.title} with these options and seats"
            )
        self._market = market
        self._times = range(len(market.times))
        names = [one.name for one in market.goods]
        self.keys = tuple(
            Key(AT.join((name, str(1 + time))), "coin" if name == COIN else "points", miss=MISS / 2)
            for name in (*names, COIN)
            for time in self._times
        )
        self.plays_per_block = _PLAYS
        self.all_per_block = _PLAYS * len(self._times) * (2 + len(names))

    def play(self, engine: Engine, first: int, count: int, threads: int) -> Float64Array:
        """Return float64[keys, count]: see ``Plan.play``."""
        effects = np.zeros((len(self.keys), count))

        def work(lo: int, hi: int) -> None:
            for block in range(lo, hi):
                effects[:, block] = self._block(engine, first + block).ravel()

        over_threads(work, count, threads)
        return effects

    def derived(self, effects: Mapping[Key, Estimate]) -> Iterator[tuple[str, str, Estimate]]:
        """Yield the even price of each good at each time: see ``Plan.derived``."""
        coins = {key.subject: one for key, one in effects.items() if key.measure == "coin"}
        for key, one in effects.items():
            if key.measure == "points":
                coin = coins[AT.join((COIN, key.subject.partition(AT)[2]))]
                yield key.subject, "price", ratio(one, coin)

    def _block(self, engine: Engine, block: int) -> Float64Array:
        """Return float64[goods + 1, times]: what each good is worth, and last one coin."""
        effects = np.zeros((len(self._market.goods) + 1, len(self._times)))
        for time, state in enumerate(self._states(engine, block)):
            usual = self._leads(engine, block, time, state)
            for row, seat, change in self._changes(state, block + time):
                changed = engine.layout.unpack(engine.layout.pack(state))
                change(changed, seat)
                effects[row, time] = self._leads(engine, block, time, changed)[seat] - usual[seat]
        effects[-1] /= self._market.coins
        return effects

    def _changes(
        self, state: State, turn: int
    ) -> Iterator[tuple[int, int, Callable[[State, int], None]]]:
        """Yield what is given: its row in the results, to which seat, and how.

        A good that no seat lacks could not be bought, so it is worth nothing then and left out.
        """
        seats = [(turn + seat) % self.asked.seats for seat in range(self.asked.seats)]
        for row, good in enumerate(self._market.goods):
            lacking = next((seat for seat in seats if good.is_lacked(state, seat)), None)
            if lacking is not None:
                yield row, lacking, good.give
        yield len(self._market.goods), seats[0], self._pay

    def _pay(self, state: State, seat: int) -> None:
        self._market.pay(state, seat, self._market.coins)

    def _states(self, engine: Engine, block: int) -> list[State]:
        """Return a checked state for each time, of the first plays in which it comes."""
        found: dict[int, State] = {}
        for attempt in range(_TRIES):
            for time, state in self._passed(engine, block, attempt):
                found.setdefault(time, state)
                if len(found) == len(self._times):
                    return [found[one] for one in self._times]
        missing = next(time for time in self._times if time not in found)
        raise StudyError(
            f"none of {_TRIES} plays reached time {1 + missing} of {len(self._times)} at which "
            "something is given to a seat; choose options with longer plays"
        )

    def _passed(self, engine: Engine, block: int, attempt: int) -> Iterator[tuple[int, State]]:
        """Yield times and states of a usual play, as they come."""
        (policies,) = self.policies(block, 1)
        draws, decides = engine.bound(draw_what_is_due), engine.bound(decide_once)
        scratch = scratch_of(self.game.rules)
        start_rng(scratch.rng, mixed(self.asked.seed + 1 + attempt), block)
        states = engine.start_array(self.options, self.asked.seats)
        draws(states, scratch)
        while engine.to_move(states[0]) != OVER:
            time = self._market.time_of(states[0])
            if time >= 0:
                yield time, engine.layout.unpack(engine.layout.pack(states[0]))
            decides(states, policies, scratch)
            draws(states, scratch)

    def _leads(self, engine: Engine, block: int, time: int, state: State) -> Float64Array:
        """Return float64[seats]: the mean lead of each in plays that go on from ``state``."""
        results = simulate(
            engine,
            self.options,
            np.repeat(self.policies(block, 1), _PLAYS, axis=0),
            seed=mix(self.asked.seed + time) >> 1,
            first_play=block * _PLAYS,
            start=state,
        )
        return np.array([seat_outcome(results, seat)[0].mean() for seat in range(self.asked.seats)])


def ratio(part: Estimate, whole: Estimate) -> Estimate:
    """Return ``part / whole``; open where ``whole`` may be 0 or less."""
    if whole.low <= 0 or part.is_open or whole.is_open:
        value = part.value / whole.value if whole.value > 0 else 0.0
        return Estimate(value, float("-inf"), float("inf"))
    return Estimate(
        part.value / whole.value,
        min(part.low / whole.low, part.low / whole.high),
        max(part.high / whole.low, part.high / whole.high),
    )


__all__ = ["AT", "COIN", "Prices", "ratio"]
