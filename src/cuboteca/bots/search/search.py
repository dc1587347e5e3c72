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
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.bots.search.tree import Tree
from cuboteca.core.chance import mixed, seeded
from cuboteca.core.engine import engine_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.engine import Mode
    from cuboteca.core.game import Game
    from cuboteca.core.record import State
    from cuboteca.core.thinking import Thinking

    #: Gives a state that agrees with what the searcher knows, drawn by the rng it gets.
    Sampler = Callable[[Any], State]

_FIRST_STRIDE = 4
_LONGEST_STRIDE = 4_096
_STRIDE_SECONDS = 0.01
_STRIDE_SHARE = 0.02


@dataclass(frozen=True)
class Line:
    """What a search says of one action."""

    action: int
    visits: int
    solved: bool
    values: tuple[float, ...]  # for each seat, 0 to 1


@dataclass(frozen=True)
class Found:
    """What a search has found."""

    action: int
    lines: tuple[Line, ...]  # the best first
    simulations: int  # run now
    kept: int  # remembered from the search before
    places: int
    solved: bool
    seconds: float


class Search:
    """Searches the decisions of one seat of a play.

    Args:
        game: The game.
        thinking: How, and for how long.
        seats: Of the play.
        seat: Which searches.
        seed: Of all that is drawn.
        mode: Of the rules; None as ``engine_of`` says.
        clock: Seconds.
    """

    def __init__(
        self,
        game: Game,
        thinking: Thinking,
        seats: int,
        seat: int,
        *,
        seed: int,
        mode: Mode | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        engine = engine_of(game, mode)
        self.mode = engine.mode
        self._thinking = thinking
        self._hides = game.hides
        self._seat = seat
        self._clock = clock
        self._trees = [
            Tree(engine, thinking, seats, seat, seeded(mixed(seed), number))
            for number in range(thinking.threads)
        ]
        self._pool = ThreadPoolExecutor(thinking.threads) if thinking.threads > 1 else None
        self._is_fresh = True

    def run(self, sample: Sampler, *, reuse: bool = False) -> Found:
        """Search the decision that the seat has to take.

        Args:
            sample: Gives states that agree with what the seat knows.
            reuse: Begin with what the last search found out about this decision; for games that
                hide nothing, on compiled rules.
        """
        begun = self._clock()
        kept = self._prepare(sample, reuse=reuse)
        share = -(-self._thinking.simulations // len(self._trees))
        if self._pool is None:
            done = self._grow(self._trees[0], share=share, begun=begun, sample=sample)
        else:
            work = functools.partial(self._grow, share=share, begun=begun, sample=sample)
            done = sum(self._pool.map(work, self._trees))
        self._is_fresh = False
        lines = self._lines()
        return Found(
            action=lines[0].action,
            lines=lines,
            simulations=done,
            kept=kept,
            places=sum(tree.places for tree in self._trees),
            solved=any(tree.solved for tree in self._trees),
            seconds=self._clock() - begun,
        )

    def worth(self, sample: Sampler) -> tuple[float, ...]:
        """Return what a state is worth to each seat, 0 to 1, whoever is to move in it.

        Args:
            sample: Gives the state; where the game hides something, states that agree with what the
                seat knows.
        """
        begun = self._clock()
        self._prepare(sample, reuse=False)
        share = -(-self._thinking.simulations // len(self._trees))
        for tree in self._trees:
            self._grow(tree, share=share, begun=begun, sample=sample)
        values = np.mean([tree.worth for tree in self._trees], axis=0)
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
                kept += tree.keep(state)
            else:
                tree.clear()
            tree.put(state)
        return kept

    def _grow(self, tree: Tree, *, share: int, begun: float, sample: Sampler) -> int:
        """Run simulations until a budget is used up or the root is solved; return how many."""
        seconds = self._thinking.seconds
        done, stride = 0, _LONGEST_STRIDE if seconds is None else _FIRST_STRIDE
        now = self._clock()
        while done < share:
            asked = min(stride, share - done)
            if self._hides:
                asked = min(asked, self._thinking.draws)
                tree.put(sample(tree.rng))
            ran = tree.grow(asked)
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

    def _lines(self) -> tuple[Line, ...]:
        """Return what the trees say together, the best action first."""
        visits: dict[int, int] = {}
        sums: dict[int, list[float]] = {}
        solved: dict[int, tuple[float, ...]] = {}
        for tree in self._trees:
            for action, count, known, means in tree.actions():
                visits[action] = visits.get(action, 0) + count
                before = sums.get(action, [0.0] * len(means))
                sums[action] = [b + m * count for b, m in zip(before, means, strict=True)]
                if known:
                    solved[action] = means
        lines = [
            Line(
                action,
                count,
                action in solved,
                solved.get(action) or tuple(value / max(count, 1) for value in sums[action]),
            )
            for action, count in visits.items()
        ]
        return tuple(ranked(lines, self._seat))


def _next_stride(ran: int, taken: float, left: float) -> int:
    wanted = min(left * _STRIDE_SHARE, _STRIDE_SECONDS)
    stride = int(ran * wanted / max(taken, 1e-9))
    return max(1, min(stride, 4 * ran, _LONGEST_STRIDE))


def ranked(lines: Sequence[Line], seat: int) -> list[Line]:
    """Return actions, the best for ``seat`` first: by visits, solved ones by what they are worth.

    A solved action is put before the most visited one where it is worth at least as much, and last
    where it is worth less.
    """
    open_ones = sorted(
        (line for line in lines if not line.solved), key=lambda line: (-line.visits, line.action)
    )
    best = open_ones[0].values[seat] if open_ones else 0.0
    solved = sorted(
        (line for line in lines if line.solved), key=lambda line: (-line.values[seat], line.action)
    )
    before = [line for line in solved if line.values[seat] >= best]
    return [*before, *open_ones, *solved[len(before) :]]


__all__ = ["Found", "Line", "Search", "ranked"]
