"""A search for one decision: within its budget, on one or more trees, then the best action.

Budgets: whichever of simulations and seconds is used up first.  The clock is read after every few
simulations, so many as shall take a fiftieth of what time is left, at most 10 ms.  With one thread
and no limit of time the same seed gives the same search.

Several threads grow a tree each, and the trees are added up at their roots (root parallelisation,
Chaslot, Winands and van den Herik, "Parallel Monte-Carlo tree search", 2008): they share nothing,
and compiled code holds no GIL.
"""

from __future__ import annotations

import functools
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from cuboteca.bots.search.tree import Tree
from cuboteca.core.chance import mixed, seeded
from cuboteca.core.engine import engine_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.arrays import RngState
    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game
    from cuboteca.core.policies import SearchConfig
    from cuboteca.core.record import State

    #: Gives a state that agrees with what the searcher knows, drawn by the generator it gets.
    Sampler: TypeAlias = Callable[[RngState], State]

_FIRST_STRIDE = 4
_LONGEST_STRIDE = 4_096
_STRIDE_SECONDS = 0.01
_STRIDE_SHARE = 0.02


@dataclass(frozen=True)
class ActionStats:
    """What a search says of one action."""

    action: int
    visits: int
    solved: bool
    values: tuple[float, ...]  # for each seat, 0 to 1


@dataclass(frozen=True)
class SearchResult:
    """What a search has found."""

    action: int
    actions: tuple[ActionStats, ...]  # the best first
    simulations: int  # run now
    kept: int  # remembered from the search before
    nodes: int
    solved: bool
    seconds: float


class Search:
    """Searches the decisions of one seat of a play.

    Args:
        game: The game.
        config: How, and for how long.
        seats: Of the play.
        seat: Which searches.
        seed: Of all that is drawn.
        mode: Of the rules; None as ``engine_of`` says.
        clock: Seconds.
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
        self._config = config
        self._hides = game.hides
        self._seat = seat
        self._clock = clock
        self._trees = [
            Tree(engine, config, seat_count, seat, seeded(mixed(seed), number))
            for number in range(config.threads)
        ]
        self._pool = ThreadPoolExecutor(config.threads) if config.threads > 1 else None
        self._is_fresh = True

    def run(self, sample: Sampler, *, reuse: bool = False) -> SearchResult:
        """Search the decision that the seat has to take.

        Args:
            sample: Gives states that agree with what the seat knows.
            reuse: Begin with what the last search found out about this decision; for games that
                hide nothing, on compiled rules.
        """
        begun = self._clock()
        kept = self._prepare(sample, reuse=reuse)
        share = -(-self._config.simulations // len(self._trees))
        if self._pool is None:
            done = self._run_simulations(self._trees[0], share=share, begun=begun, sample=sample)
        else:
            work = functools.partial(self._run_simulations, share=share, begun=begun, sample=sample)
            done = sum(self._pool.map(work, self._trees))
        self._is_fresh = False
        actions = self._action_stats()
        return SearchResult(
            action=actions[0].action,
            actions=actions,
            simulations=done,
            kept=kept,
            nodes=sum(tree.nodes for tree in self._trees),
            solved=any(tree.solved for tree in self._trees),
            seconds=self._clock() - begun,
        )

    def value(self, sample: Sampler) -> tuple[float, ...]:
        """Return what a state is worth to each seat, 0 to 1, whoever is to move in it.

        Args:
            sample: Gives the state; where the game hides something, states that agree with what the
                seat knows.
        """
        begun = self._clock()
        self._prepare(sample, reuse=False)
        share = -(-self._config.simulations // len(self._trees))
        for tree in self._trees:
            self._run_simulations(tree, share=share, begun=begun, sample=sample)
        values = np.mean([tree.root_value for tree in self._trees], axis=0)
        return tuple(map(float, values))

    def _prepare(self, sample: Sampler, *, reuse: bool) -> int:
        reuse = reuse and not self._is_fresh and self.mode == "compiled"
        kept = 0
        for tree in self._trees:
            if self._hides:  # a state is drawn for every few simulations
                tree.clear()
                continue
            state = sample(tree.rng)
            if reuse:
                kept += tree.reuse_subtree(state)
            else:
                tree.clear()
            tree.put(state)
        return kept

    def _run_simulations(self, tree: Tree, *, share: int, begun: float, sample: Sampler) -> int:
        """Run simulations until a budget is used up or the root is solved; return how many."""
        seconds = self._config.seconds
        done, stride = 0, _LONGEST_STRIDE if seconds is None else _FIRST_STRIDE
        now = self._clock()
        while done < share:
            asked = min(stride, share - done)
            if self._hides:
                asked = min(asked, self._config.simulations_per_determinization)
                tree.put(sample(tree.rng))
            ran = tree.run_simulations(asked)
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
        """Return what the trees say together, the best action first."""
        visits: dict[int, int] = {}
        sums: dict[int, list[float]] = {}
        solved: dict[int, tuple[float, ...]] = {}
        for tree in self._trees:
            for action, count, is_solved, means in tree.actions():
                visits[action] = visits.get(action, 0) + count
                before = sums.get(action, [0.0] * len(means))
                sums[action] = [b + m * count for b, m in zip(before, means, strict=True)]
                if is_solved:
                    solved[action] = means
        actions = [
            ActionStats(
                action,
                count,
                action in solved,
                solved.get(action) or tuple(value / max(count, 1) for value in sums[action]),
            )
            for action, count in visits.items()
        ]
        return tuple(ranked(actions, self._seat))


def _next_stride(ran: int, taken: float, left: float) -> int:
    wanted = min(left * _STRIDE_SHARE, _STRIDE_SECONDS)
    stride = int(ran * wanted / max(taken, 1e-9))
    return max(1, min(stride, 4 * ran, _LONGEST_STRIDE))


def ranked(actions: Sequence[ActionStats], seat: int) -> list[ActionStats]:
    """Return actions, the best for ``seat`` first: by visits, solved ones by what they are worth.

    A solved action is put before the most visited one where it is worth at least as much, and last
    where it is worth less.
    """
    open_ones = sorted(
        (stats for stats in actions if not stats.solved),
        key=lambda stats: (-stats.visits, stats.action),
    )
    best = open_ones[0].values[seat] if open_ones else 0.0
    solved = sorted(
        (stats for stats in actions if stats.solved),
        key=lambda stats: (-stats.values[seat], stats.action),
    )
    before = [stats for stats in solved if stats.values[seat] >= best]
    return [*before, *open_ones, *solved[len(before) :]]


__all__ = ["ActionStats", "Search", "SearchResult", "ranked"]
