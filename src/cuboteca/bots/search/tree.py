"""The memory of one search tree, and what runs on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from cuboteca.bots.search import kernels
from cuboteca.bots.search.kernels import NOWHERE

if TYPE_CHECKING:
    from cuboteca.core.arrays import Records
    from cuboteca.core.engine import Engine
    from cuboteca.core.policies import SearchConfig
    from cuboteca.core.record import State

_LONGEST_PATH = 512
_DEEPEST_REUSE = 24
_LEAST_REUSE = 4  # visits
_OPPONENTS = {
    "own": kernels.OWN,
    "paranoid": kernels.PARANOID,
    "best_reply": kernels.BEST_REPLY,
}


def bytes_of(config: SearchConfig, seats: int) -> int:
    """Return how much memory the trees of a search take at most; more while one is reused."""
    return config.threads * config.nodes * 8 * (kernels.COLUMNS + seats)


class Tree:
    """One tree and the scratch that its simulations need.

    Args:
        engine: Of the game.
        config: How to search.
        seats: Of the play.
        seat: Which searches.
        rng: uint64[1], of everything that is drawn in the search.
    """

    def __init__(
        self, engine: Engine, config: SearchConfig, seats: int, seat: int, rng: Any
    ) -> None:
        rules = engine.game.rules
        self._engine = engine
        self.rng = rng
        self._nodes = np.zeros((config.nodes, kernels.COLUMNS), np.int64)
        self._sums = np.zeros((config.nodes, seats), np.float64)
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
        self._settings = _settings(engine, config, seats, seat)
        self._reals = _reals(config, seats)
        self._run_simulations = engine.bound(kernels.run_simulations)
        self.clear()

    def clear(self) -> None:
        """Leave only an empty root."""
        self._engine.bound(kernels.clear)(self._nodes, self._sums, self._used)

    def put(self, state: State) -> None:
        """Let the next simulations begin in ``state``."""
        self._states[0] = state

    def run_simulations(self, simulations: int) -> int:
        """Run simulations; return how many, fewer where the root is solved."""
        return int(
            self._run_simulations(
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

    def reuse_subtree(self, state: State) -> int:
        """Make the node whose state is ``state`` the new root, if the tree has it.

        Returns the visits that are kept; 0 leaves an empty tree.  While the tree is copied it takes
        its memory twice.  Compiled rules only.
        """
        states = self._engine.array(_DEEPEST_REUSE + 3)
        states[0] = self._states[0]
        states[1] = state
        images = cast("Records", states).view(np.uint8).reshape(len(states), -1)
        parents = np.zeros(_DEEPEST_REUSE + 1, np.int64)
        find_subtree = self._engine.bound(kernels.find_subtree)
        node = int(find_subtree(self._nodes, states, images, parents, _LEAST_REUSE))
        if node == NOWHERE:
            self.clear()
            return 0
        nodes, sums = np.zeros_like(self._nodes), np.zeros_like(self._sums)
        self._engine.bound(kernels.reuse_subtree)(
            self._nodes, self._sums, node, nodes, sums, self._used
        )
        self._nodes, self._sums = nodes, sums
        return self.visits

    @property
    def visits(self) -> int:
        """How many simulations the tree remembers."""
        return int(self._nodes[0, kernels.VISITS])

    @property
    def nodes(self) -> int:
        """How many nodes are in use."""
        return int(self._used[0])

    @property
    def solved(self) -> tuple[float, ...] | None:
        """The exact value of the root for each seat, if it is solved."""
        if self._nodes[0, kernels.SOLVED] == 0:
            return None
        return tuple(map(float, self._sums[0]))

    @property
    def root_value(self) -> tuple[float, ...]:
        """What the root is worth to each seat, 0 to 1; it has been visited."""
        shares = 1 if self._nodes[0, kernels.SOLVED] else int(self._nodes[0, kernels.VISITS])
        return tuple(float(value) / shares for value in self._sums[0])

    def actions(self) -> list[tuple[int, int, bool, tuple[float, ...]]]:
        """Return action, visits, whether solved, and value for each seat, of the root's actions."""
        found = []
        child = int(self._nodes[0, kernels.FIRST])
        while child != NOWHERE:
            row = self._nodes[child]
            solved = bool(row[kernels.SOLVED])
            visits = int(row[kernels.VISITS])
            shares = 1 if solved else max(visits, 1)
            means = tuple(float(value) / shares for value in self._sums[child])
            found.append((int(row[kernels.KEY]), visits, solved, means))
            child = int(row[kernels.NEXT])
        return found


def _settings(engine: Engine, config: SearchConfig, seats: int, seat: int) -> Any:
    settings = np.zeros(kernels.SETTINGS, np.int64)
    settings[kernels.SEATS] = seats
    settings[kernels.SEARCHER] = seat
    settings[kernels.OPPONENTS] = _OPPONENTS[config.opponents]
    settings[kernels.HIDES] = engine.game.hides
    settings[kernels.HEURISTIC_PERCENT] = config.heuristic_percent
    settings[kernels.ROLLOUT_DEPTH] = config.rollout_depth
    return settings


def _reals(config: SearchConfig, seats: int) -> Any:
    reals = np.zeros(kernels.REALS, np.float64)
    reals[kernels.EXPLORATION] = config.exploration
    reals[kernels.PRIOR_VISITS] = config.prior_visits
    reals[kernels.FIRST_PLAY_URGENCY] = config.first_play_urgency
    reals[kernels.SCORE_WEIGHT] = min(
        config.score_weight, 1 / (seats + 1)
    )  # a win beats any second place
    reals[kernels.SCORE_SCALE] = config.score_scale
    reals[kernels.WIDENING_FACTOR] = config.widening_factor
    reals[kernels.WIDENING_EXPONENT] = config.widening_exponent
    return reals
