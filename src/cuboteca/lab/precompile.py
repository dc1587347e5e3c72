"""Compiles all rules of a game by calling each once on a small play; the cache keeps them.

``python -m cuboteca.lab.precompile`` is a child process that compiles every game;
its progress messages are ``{"done": ..., "total": ...}``.  The site runs it in the background.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.bots.search import make_ready
from cuboteca.core import batch
from cuboteca.core.chance import draw_outcome, seeded
from cuboteca.core.child_processes import serve, yield_to_others
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import VectorPlays, engine_of, simulate
from cuboteca.core.legal import random_action
from cuboteca.core.play import Play
from cuboteca.games import all_games
from cuboteca.lab import analysis

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.core.game import Game
    from cuboteca.core.record import State

    #: Called with the number of parts that are ready and the total.
    PartsDone = Callable[[int, int], None]

_SEED = 1


class _Precompiler:
    """A small play of one game, and every way to use the compiled engine on it."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self._game = game
        self._solver = game.solver
        self._seats = game.meta.min_seats
        self._options = game.options({}, self._seats)
        self._engine = engine_of(game, "compiled")
        self._rng = seeded(_SEED)
        self._mask = np.zeros(rules.action_count, np.bool_)
        self._weights = np.zeros(rules.outcome_count, np.int64)
        self._scores = np.zeros(self._seats, np.int64)
        self._observation = np.zeros(rules.observation_size, np.int16)

    def parts(self) -> list[Callable[[], object]]:
        """Return the parts to run, small ones first."""
        rules, bound = self._engine.rules, self._engine.bound
        mask, weights, rng = self._mask, self._weights, self._rng
        return [
            lambda: rules.to_move(self._start()),
            lambda: rules.chance_weights(self._start(), weights),
            lambda: bound(draw_outcome)(self._start(), weights, rng),
            lambda: rules.apply(*self._drawn()),
            lambda: rules.legal_mask(self._decision(), mask),
            lambda: rules.points(self._start(), self._scores),
            lambda: rules.ranks(self._start(), self._scores),
            lambda: rules.end_reason(self._start()),
            lambda: rules.observe(self._decision(), 0, self._observation),
            lambda: rules.refusal(self._decision(), 0),
            lambda: bound(batch.checked_apply)(self._decision(), -1, len(mask), weights),
            lambda: bound(random_action)(self._decision(), mask, rng),
            lambda: rules.heuristic_action(self._decision(), mask, rng),
            lambda: bound(batch.choose)(batch.POLICY_RANDOM, self._decision(), mask, rng),
            self._rollout,
            lambda: bound(batch.clone_many)(self._engine.array(2), 0, 1),
            self._simulate,
            self._step,
            lambda: make_ready(self._game, "compiled"),
            self._analyse,
            *([self._solve] if self._solver else []),
        ]

    def _start(self) -> State:
        return self._engine.start(self._options, self._seats)

    def _drawn(self) -> tuple[State, int]:
        """Return a state and an event that is possible in it."""
        state = self._start()
        if self._engine.to_move(state) == CHANCE:
            draw = self._engine.bound(draw_outcome)
            return state, int(draw(state, self._weights, self._rng))
        return state, self._engine.legal_actions(state)[0]

    def _decision(self) -> State:
        state = self._start()
        draw = self._engine.bound(draw_outcome)
        while self._engine.to_move(state) == CHANCE:
            self._engine.rules.apply(state, int(draw(state, self._weights, self._rng)))
        return state

    def _solve(self) -> None:
        assert self._solver is not None
        state = self._decision()
        self._solver.solve(self._engine.layout.unpack(state), self._engine.to_move(state))

    def _analyse(self) -> None:
        play = Play(self._game, self._options, self._seats, self._engine)
        analysis.make_ready(play, self._engine)

    def _rollout(self) -> None:
        policies = np.full(self._seats, batch.POLICY_RANDOM, np.int64)
        scratch = batch.scratch_of(self._game.rules, self._rng)
        rollout = self._engine.bound(batch.rollout)
        rollout(self._decision(), policies, batch.TO_THE_END, scratch, 0, batch.NO_EVENT)

    def _simulate(self) -> None:
        policies = np.full((1, self._seats), batch.POLICY_RANDOM, np.int64)
        simulate(self._engine, self._options, policies, seed=_SEED)

    def _step(self) -> None:
        plays = VectorPlays(self._engine, self._options, self._seats, 2, seed=_SEED, threads=1)
        plays.reset()
        actions = np.zeros(2, np.int64)
        plays.sample(actions)
        plays.step(actions)


def part_count(game: Game) -> int:
    """Return how many parts ``precompile_game`` reports."""
    return len(_Precompiler(game).parts())


def precompile_game(
    game: Game, progress: PartsDone | None = None, more: Sequence[Callable[[], object]] = ()
) -> None:
    """Compile every rule and kernel of ``game``.

    Args:
        game: The game.
        progress: Called after each part.
        more: Further parts, run at the end, for kernels that this layer does not know.
    """
    parts = [*_Precompiler(game).parts(), *more]
    for done, part in enumerate(parts, 1):
        part()
        if progress:
            progress(done, len(parts))


def _handle(_question: Message, progress: Progress) -> Message:
    """Compile all games."""
    games = all_games()
    counts = [part_count(game) for game in games]
    for number, game in enumerate(games):
        before, total = sum(counts[:number]), sum(counts)

        def report(done: int, _of: int, before: int = before, total: int = total) -> None:
            progress({"done": before + done, "total": total})

        report(0, 0)
        precompile_game(game, report)
    return {"ready": True}


if __name__ == "__main__":
    yield_to_others()
    serve(_handle)


__all__ = [
    "part_count",
    "precompile_game",
]
