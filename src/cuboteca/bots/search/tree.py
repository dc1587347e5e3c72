"""The memory of one search tree, and what runs on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.bots.search import kernels
from cuboteca.bots.search.kernels import NOWHERE

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import State
    from cuboteca.core.thinking import Thinking

_LONGEST_PATH = 512
_DEEPEST_REUSE = 24
_LEAST_REUSE = 4  # visits
_OPPONENTS = {
    "own": kernels.OWN,
    "paranoid": kernels.PARANOID,
    "best_reply": kernels.BEST_REPLY,
}


def bytes_of(thinking: Thinking, seats: int) -> int:
    """Return how much memory the trees of a search take at most; see ``Tree.keep`` for reuse."""
    return thinking.threads * thinking.nodes * 8 * (kernels.COLUMNS + seats)


class Tree:
    """One tree and the scratch that its simulations need.

    Args:
        engine: Of the game.
        thinking: How to search.
        seats: Of the play.
        seat: Which searches.
        rng: uint64[1], of everything that is drawn in the search.
    """

    def __init__(self, engine: Engine, thinking: Thinking, seats: int, seat: int, rng: Any) -> None:
        rules = engine.game.rules
        self._engine = engine
        self.rng = rng
        self._nodes = np.zeros((thinking.nodes, kernels.COLUMNS), np.int64)
        self._sums = np.zeros((thinking.nodes, seats), np.float64)
        self._used = np.zeros(1, np.int64)
        self._states = engine.array(2)
        self._path = np.zeros(_LONGEST_PATH, np.int64)
        self._scratch = (
            np.zeros(seats, np.float64),
            np.zeros(seats, np.int64),
            np.zeros(seats, np.int64),
            np.zeros(rules.action_count, np.bool_),
            np.zeros(rules.outcome_count, np.int64),
            np.zeros(rules.observation_size, np.int16),
        )
        self._settings = _settings(engine, thinking, seats, seat)
        self._reals = _reals(thinking, seats)
        self._grow = engine.bound(kernels.grow)
        self.clear()

    def clear(self) -> None:
        """Leave only an empty root."""
        self._engine.bound(kernels.clear)(self._nodes, self._sums, self._used)

    def put(self, state: State) -> None:
        """Let the next simulations begin in ``state``."""
        self._states[0] = state

    def grow(self, simulations: int) -> int:
        """Run simulations; return how many, fewer where the root is solved."""
        return int(
            self._grow(
                self._nodes,
                self._sums,
                self._used,
                self._states,
                self._path,
                *self._scratch,
                self.rng,
                self._settings,
                self._reals,
                simulations,
            )
        )

    def keep(self, state: State) -> int:
        """Make the place whose state is ``state`` the new root, if the tree has it.

        Returns the visits that are kept; 0 leaves an empty tree.  While the tree is copied it takes
        its memory twice.  Compiled rules only.
        """
        states = self._engine.array(_DEEPEST_REUSE + 3)
        states[0] = self._states[0]
        states[1] = state
        images = states.view(np.uint8).reshape(len(states), -1)
        parents = np.zeros(_DEEPEST_REUSE + 1, np.int64)
        follow = self._engine.bound(kernels.follow)
        place = int(follow(self._nodes, states, images, parents, _LEAST_REUSE))
        if place == NOWHERE:
            self.clear()
            return 0
        nodes, sums = np.zeros_like(self._nodes), np.zeros_like(self._sums)
        self._engine.bound(kernels.graft)(self._nodes, self._sums, place, nodes, sums, self._used)
        self._nodes, self._sums = nodes, sums
        return self.visits

    @property
    def visits(self) -> int:
        """How many simulations the tree remembers."""
        return int(self._nodes[0, kernels.VISITS])

    @property
    def places(self) -> int:
        """How many places are in use."""
        return int(self._used[0])

    @property
    def solved(self) -> tuple[float, ...] | None:
        """The exact value of the root for each seat, if it is solved."""
        if self._nodes[0, kernels.KNOWN] == 0:
            return None
        return tuple(map(float, self._sums[0]))

    @property
    def worth(self) -> tuple[float, ...]:
        """What the root is worth to each seat, 0 to 1; it has been visited."""
        shares = 1 if self._nodes[0, kernels.KNOWN] else int(self._nodes[0, kernels.VISITS])
        return tuple(float(value) / shares for value in self._sums[0])

    def actions(self) -> list[tuple[int, int, bool, tuple[float, ...]]]:
        """Return action, visits, whether solved, and value for each seat, of the root's actions."""
        found = []
        child = int(self._nodes[0, kernels.FIRST])
        while child != NOWHERE:
            row = self._nodes[child]
            known = bool(row[kernels.KNOWN])
            visits = int(row[kernels.VISITS])
            shares = 1 if known else max(visits, 1)
            means = tuple(float(value) / shares for value in self._sums[child])
            found.append((int(row[kernels.KEY]), visits, known, means))
            child = int(row[kernels.NEXT])
        return found


def _settings(engine: Engine, thinking: Thinking, seats: int, seat: int) -> Any:
    settings = np.zeros(kernels.SETTINGS, np.int64)
    settings[kernels.SEATS] = seats
    settings[kernels.SEARCHER] = seat
    settings[kernels.OPPONENTS] = _OPPONENTS[thinking.opponents]
    settings[kernels.HIDES] = engine.game.hides
    settings[kernels.THUMB] = thinking.thumb
    settings[kernels.HORIZON] = thinking.horizon
    return settings


def _reals(thinking: Thinking, seats: int) -> Any:
    reals = np.zeros(kernels.REALS, np.float64)
    reals[kernels.EXPLORATION] = thinking.exploration
    reals[kernels.TRUST] = thinking.trust
    reals[kernels.FIRST_PLAY] = thinking.first_play
    reals[kernels.MARGIN] = min(thinking.margin, 1 / (seats + 1))  # a win beats any second place
    reals[kernels.SCALE] = thinking.scale
    reals[kernels.WIDTH] = thinking.width
    reals[kernels.POWER] = thinking.power
    return reals
