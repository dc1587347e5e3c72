"""A search for one decision: within its budget, in one or more threads, then the best action.

A position that can be solved is solved (``bots.exact``); any other is searched.  A search ends
when its budget of simulations or of seconds is used up, whichever comes first.  The clock is read
after every few simulations, as many as should take a fiftieth of the time left, at most 10 ms.
With one thread and no time limit the same seed gives the same search.

Several threads share the tree (``bots.search.kernels``), as compiled code holds no GIL; which of
them comes first differs from run to run.  Interpreted rules run in one thread.
"""

from __future__ import annotations

import functools
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from cuboteca.bots.exact import solve_within
from cuboteca.bots.search.tree import Simulator, Tree
from cuboteca.core.chance import mixed, seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.intervals import half_width

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.arrays import RngState
    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game
    from cuboteca.core.policies import SearchConfig
    from cuboteca.core.record import State

    #: Returns a state that agrees with what the searcher knows, drawn by the given rng.
    Sampler: TypeAlias = Callable[[RngState], State]

_FIRST_STRIDE = 4
_LONGEST_STRIDE = 4_096
_STRIDE_SECONDS = 0.01
_STRIDE_SHARE = 0.02
_WELL_VISITED = 0.2  # of the visits of the most visited action


@dataclass(frozen=True)
class ActionStats:
    """What a search found out about one action."""

    action: int
    visits: int
    solved: bool
    values: tuple[float, ...]  # to each seat, 0 to 1


@dataclass(frozen=True)
class SearchResult:
    """What a search has found."""

    action: int
    actions: tuple[ActionStats, ...]  # the best first
    simulations: int  # in this run
    kept: int  # kept from the search before
    nodes: int
    solved: bool
    seconds: float
    exact_states: int = 0  # that were looked at to solve it; values are shares of the win then


class Search:
    """Searches the decisions of one seat of a play.

    Args:
        game: The game.
        config: How to search, and for how long.
        seats: Number of seats of the play.
        seat: The seat that searches.
        seed: Seed for all draws.
        mode: How the rules run; None leaves it to ``engine_of``.
        clock: Returns the time in seconds.
    """

    def __init__(
        self,
        game: Game,
        config: SearchConfig,
        seat_count: int,
        seat: int,
        *,
        seed: int,
        mode: Mode | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        engine = engine_of(game, mode)
        self.mode: Mode = engine.mode
        self._engine = engine
        self._seat_count = seat_count
        self._config = config
        self._hides = game.hides
        self._seat = seat
        self._clock = clock
        self._tree = Tree(engine, config, seat_count)
        self._simulators = [
            Simulator(engine, self._tree, config, seat_count, seat, seeded(mixed(seed), number))
            for number in range(config.threads if engine.mode == "compiled" else 1)
        ]
        threads = len(self._simulators)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._is_fresh = True

    def run(self, sample: Sampler, *, reuse: bool = False) -> SearchResult:
        """Search the decision that the seat has to take.

        Args:
            sample: Gives states that agree with what the seat knows.
            reuse: Begin with what the last search found out about this decision; for games that
                hide nothing, on compiled rules.
        """
        begun = self._clock()
        exact = self._solve_exactly(sample, begun)
        if exact is not None:
            return exact
        kept = self._prepare(sample, reuse=reuse)
        done = self._run_simulations(sample, begun)
        self._is_fresh = False
        actions = self._action_stats()
        return SearchResult(
            action=actions[0].action,
            actions=actions,
            simulations=done,
            kept=kept,
            nodes=self._tree.nodes,
            solved=self._tree.solved is not None,
            seconds=self._clock() - begun,
        )

    def _solve_exactly(self, sample: Sampler, begun: float) -> SearchResult | None:
        """Return the exact values of the actions if they can be found in time."""
        if not self._config.exact_states or self._hides or self.mode != "compiled":
            return None
        found = solve_within(
            self._engine,
            sample(self._simulators[0].rng),
            self._seat_count,
            most_states=self._config.exact_states,
            seconds=self._config.exact_seconds,
            clock=self._clock,
        )
        if found is None:
            return None
        actions = sorted(
            found.actions,
            key=lambda one: (not one.best, -one.value.shares[self._seat], one.action),
        )
        return SearchResult(
            action=actions[0].action,
            actions=tuple(ActionStats(one.action, 0, True, one.value.shares) for one in actions),
            simulations=0,
            kept=0,
            nodes=0,
            solved=True,
            seconds=self._clock() - begun,
            exact_states=found.states,
        )

    def value(self, sample: Sampler) -> tuple[float, ...]:
        """Return the value of a state to each seat, 0 to 1, whichever seat is to move.

        Args:
            sample: Gives the state; where the game hides something, states that agree with what the
                seat knows.
        """
        begun = self._clock()
        self._prepare(sample, reuse=False)
        self._run_simulations(sample, begun)
        return self._tree.root_value

    def _prepare(self, sample: Sampler, *, reuse: bool) -> int:
        """Make the tree ready for a decision; return how many visits it keeps."""
        first = self._simulators[0]
        if self._hides:  # a state is drawn for every few simulations
            self._tree.clear()
            return 0
        state = sample(first.rng)
        kept = 0
        if reuse and not self._is_fresh and self.mode == "compiled":
            kept = self._tree.reuse_subtree(first.state, state)
        else:
            self._tree.clear()
        for simulator in self._simulators:
            simulator.put(state)
        return kept

    def _run_simulations(self, sample: Sampler, begun: float) -> int:
        """Run simulations in all threads until a budget is used up; return how many."""
        share = -(-self._config.simulations // len(self._simulators))
        work = functools.partial(self._run_share, share=share, begun=begun, sample=sample)
        if self._pool is None:
            return work(self._simulators[0])
        return sum(self._pool.map(work, self._simulators))

    def _run_share(self, simulator: Simulator, *, share: int, begun: float, sample: Sampler) -> int:
        """Run simulations until a budget is used up or the root is solved; return how many."""
        seconds = self._config.seconds
        done, stride = 0, _LONGEST_STRIDE if seconds is None else _FIRST_STRIDE
        now = self._clock()
        while done < share:
            asked = min(stride, share - done)
            if self._hides:
                asked = min(asked, self._config.simulations_per_determinization)
                simulator.put(sample(simulator.rng))
            ran = simulator.run_simulations(asked)
            done += ran
            before, now = now, self._clock()
            if ran < asked:
                break
            if seconds is not None:
                left = seconds - (now - begun)
                if left <= 0:
                    break
                stride = _next_stride(asked, now - before, left)
        return done

    def _action_stats(self) -> tuple[ActionStats, ...]:
        """Return the statistics of the actions, the best first."""
        return tuple(ranked([ActionStats(*one) for one in self._tree.actions()], self._seat))


def _next_stride(ran: int, taken: float, left: float) -> int:
    wanted = min(left * _STRIDE_SHARE, _STRIDE_SECONDS)
    stride = int(ran * wanted / max(taken, 1e-9))
    return max(1, min(stride, 4 * ran, _LONGEST_STRIDE))


def ranked(actions: Sequence[ActionStats], seat: int) -> list[ActionStats]:
    """Return actions, the best for ``seat`` first.

    Those with at least ``_WELL_VISITED`` of the most visits come first, by the lower end of the
    95 % interval of their values: late in a short search an action may have become the most
    visited one and lost its promise since.  Ties go to more visits.  A solved action comes before
    the best of the others if its value is at least as high, and last if it is lower.
    """
    most = max((stats.visits for stats in actions), default=0)
    open_ones = sorted(
        (stats for stats in actions if not stats.solved),
        key=lambda stats: (
            stats.visits < _WELL_VISITED * most,
            half_width(stats.values[seat], stats.visits) - stats.values[seat],
            -stats.visits,
            stats.action,
        ),
    )
    best = open_ones[0].values[seat] if open_ones else 0.0
    solved = sorted(
        (stats for stats in actions if stats.solved),
        key=lambda stats: (-stats.values[seat], stats.action),
    )
    before = [stats for stats in solved if stats.values[seat] >= best]
    return [*before, *open_ones, *solved[len(before) :]]


__all__ = ["ActionStats", "Search", "SearchResult", "ranked"]
