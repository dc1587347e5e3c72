"""Studies whose outcomes are adjusted for luck, so that fewer plays say as much.

After each draw, a network says how much better its outcome is for a seat than all outcomes on
average.  The sum over a play is its *luck*: 0 on average, whatever the network thinks, and much
like what the seat then got.  So a part of it may be taken from each outcome, which leaves the mean
as it is and takes spread away (a control variate; for games, Zinkevich, Bowling and Burch, "The
optimal unbiased value estimator", 2006).

How large the part is, is measured in plays of their own, so it does not depend on what it adjusts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.core import batch
from cuboteca.core.chance import mix, mixed
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import over_threads
from cuboteca.core.network import has_network, network_of, network_scratch
from cuboteca.lab.study_kernels import Luck, simulate_with_luck
from cuboteca.lab.study_plan import Plan, Question, StudyError

if TYPE_CHECKING:
    from cuboteca.core.arrays import Float64Array, Int64Array
    from cuboteca.core.engine import Engine, Results
    from cuboteca.core.game import Game
    from cuboteca.core.record import State
    from cuboteca.lab.study_plan import Study

#: How many blocks say how large a part of luck is taken away.
PILOT_BLOCKS = 256

_PILOT = 0x9E3779B97F4A7C15  # what the seed of these plays differs by


def check(game: Game, asked: Study) -> None:
    """Refuse to adjust what cannot be adjusted.

    Raises:
        StudyError: Another question than "seats" and "cards", or the game has no network.
    """
    if asked.question not in (Question.SEATS, Question.CARDS):
        raise StudyError(
            f"luck is adjusted for the questions 'seats' and 'cards', not '{asked.question}'"
        )
    if not has_network(game, asked.seats):
        known = [str(seats) for seats in range(game.meta.max_seats + 1) if has_network(game, seats)]
        has = f"for {', '.join(known)} seats alone" if known else "for no number of seats"
        raise StudyError(
            f"luck is adjusted by a learned value, which {game.meta.title} has {has}, "
            f"not for {asked.seats}"
        )


class Played(NamedTuple):
    """Plays and, where luck is adjusted, the luck of each seat: float64[B, S]."""

    results: Results
    luck: Float64Array | None


class Measured(NamedTuple):
    """Float64[keys, blocks]: numbers of blocks and the luck in each; None where none is counted."""

    values: Float64Array
    luck: Float64Array | None


class Adjustable(Plan):
    """A plan whose numbers may be adjusted for luck."""

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        self._parts: Float64Array | None = None
        if asked.luck_adjusted:
            check(self.game, asked)
            if not self.bots.decide_at_once:
                raise StudyError("luck is adjusted in plays of bots that decide at once")

    def measured(self, engine: Engine, first: int, count: int, threads: int, seed: int) -> Measured:
        """Return the numbers of blocks ``first`` to ``first + count - 1`` of a seed."""
        raise NotImplementedError

    def play(self, engine: Engine, first: int, count: int, threads: int) -> Float64Array:
        """Return float64[keys, count]: see ``Plan.play``."""
        values, luck = self.measured(engine, first, count, threads, self.asked.seed)
        if luck is None:
            return values
        if self._parts is None:
            seed = mix(self.asked.seed ^ _PILOT) >> 1
            self._parts = parts_of(self.measured(engine, 0, PILOT_BLOCKS, threads, seed))
        adjusted: Float64Array = values - self._parts[:, None] * luck
        return adjusted

    def played(
        self,
        engine: Engine,
        policies: Int64Array,
        first: int,
        threads: int,
        seed: int,
        start: State | None = None,
        uncounted: int = 0,
    ) -> Played:
        """Play plays from number ``first`` on; the same ones whether luck is counted or not.

        Args:
            engine: Of the game.
            policies: int64[B, S].
            first: Number of the first play.
            threads: How many slices run at once.
            seed: Of the plays.
            start: A checked state in which every play begins; None: the first state of a play.
            uncounted: How many draws at the beginning are no luck.
        """
        if not self.asked.luck_adjusted:
            results = self.bots.play(
                engine,
                self.options,
                policies,
                seed=seed,
                first_play=first,
                threads=threads,
                start=start,
            )
            return Played(results, None)
        plays, seats = policies.shape
        results = batch.results_of(plays, seats)
        totals = np.zeros((plays, seats))
        run = batch.Run(mixed(seed), first, batch.NO_EVENT, policies)
        begun = engine.start_array(self.options, seats) if start is None else engine.array_of(start)
        kernel = engine.bound(simulate_with_luck)

        def work(lo: int, hi: int) -> None:
            scratch = batch.scratch_of(self.game.rules)
            luck = self._luck()
            states = engine.array(2)
            kernel(states, begun, lo, hi, run, uncounted, luck, scratch, results, totals)

        over_threads(work, plays, threads)
        return Played(results, totals)

    def _luck(self) -> Luck:
        seats = self.asked.seats
        network = network_of(self.game, seats)
        return Luck(
            network,
            network_scratch(network, self.game.rules.most_features),
            np.zeros(seats, np.int64),
            np.zeros(seats),
            np.zeros(seats),
            np.zeros(seats),
            np.zeros(1, np.uint64),
        )


def parts_of(pilot: Measured) -> Float64Array:
    """Return float64[keys]: which part of luck leaves the least spread."""
    values, luck = pilot
    assert luck is not None, "luck is counted"
    values = values - values.mean(axis=1, keepdims=True)
    luck = luck - luck.mean(axis=1, keepdims=True)
    spread = (luck**2).sum(axis=1)
    parts: Float64Array = (values * luck).sum(axis=1) / np.where(spread > 0, spread, 1.0)
    return parts


def draws_of_the_first(engine: Engine, start: State) -> int:
    """Return how many draws at the beginning decide who is the first to decide.

    They are no luck of a place: whoever begins has begun.  The draws before the first decision are
    tried one by one, each outcome with the likeliest ones after it.

    Args:
        engine: An interpreted one.
        start: The first state of a play; not changed.
    """
    state = engine.copy(start)
    deciding = number = 0
    while engine.to_move(state) == CHANCE:
        number += 1
        weights = engine.chance_weights(state)
        movers = set()
        for outcome, weight in enumerate(weights):
            if weight:
                after = engine.copy(state)
                engine.apply(after, outcome)
                movers.add(_first_mover(engine, after))
        if len(movers) > 1:
            deciding = number
        engine.apply(state, int(np.argmax(weights)))
    return deciding


def _first_mover(engine: Engine, state: State) -> int:
    while engine.to_move(state) == CHANCE:
        engine.apply(state, int(np.argmax(engine.chance_weights(state))))
    return engine.to_move(state)


__all__ = [
    "PILOT_BLOCKS",
    "Adjustable",
    "Measured",
    "Played",
    "check",
    "draws_of_the_first",
    "parts_of",
]
