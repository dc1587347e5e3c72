"""The memory of a search tree, and what runs simulations in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np

from cuboteca.bots.search import kernels
from cuboteca.bots.search.kernels import (
    BUFFER_PLACES,
    NODE,
    NOWHERE,
    Buffer,
    SearchScratch,
    Settings,
    TreeArrays,
)
from cuboteca.core.arrays import cache_aligned
from cuboteca.core.batch import scratch_of
from cuboteca.core.network import network_of, network_scratch, no_network

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.engine import Engine
    from cuboteca.core.network import Network
    from cuboteca.core.policies import SearchConfig
    from cuboteca.core.record import Records, State

_LONGEST_PATH = 512  # nodes; an event that leads to a transposition takes two
_DEEPEST_REUSE = 24
_LEAST_REUSE = 4  # visits
_OPPONENTS = {
    "own": kernels.OWN,
    "paranoid": kernels.PARANOID,
    "best_reply": kernels.BEST_REPLY,
}


def bytes_of(config: SearchConfig, seat_count: int) -> int:
    """Return the most memory that a search's tree takes, in bytes; more while it is reused."""
    known = config.nodes if config.transpositions else 0
    return config.nodes * (NODE.itemsize + 8 * seat_count) + known * 16 + _places_for(known) * 4


def _places_for(states: int) -> int:
    """Return the length of a hash table of so many states, at least twice as many."""
    return 1 << (2 * states - 1).bit_length() if states else 0


class Tree:
    """A search tree, in which simulators run.

    Args:
        engine: The game's engine.
        config: How to search.
        seat_count: Number of seats of the play.
    """

    def __init__(self, engine: Engine, config: SearchConfig, seat_count: int) -> None:
        self._engine = engine
        self._seat_count = seat_count
        self._is_shared = config.threads > 1
        self._finds_transpositions = config.transpositions and not engine.game.hides
        self.arrays = self._new_arrays(config.nodes)
        self.clear()

    def _new_arrays(self, count: int) -> TreeArrays:
        nodes = cache_aligned(count, NODE)
        words = nodes.view(np.int32) if self._is_shared else np.zeros(0, np.int32)
        if self._engine.mode == "interpreted":
            nodes = nodes.view(np.recarray)  # its fields are attributes, as in compiled code
        sums = np.zeros((count, self._seat_count), np.float64)
        known = count if self._finds_transpositions else 0
        return TreeArrays(
            nodes,  # type: ignore[arg-type]
            sums,
            cache_aligned(1, np.int64),
            words,
            digests=np.zeros((known, 2), np.uint64),
            places=np.zeros(_places_for(known), np.int32),
            lock=cache_aligned(1, np.int32),
        )

    def clear(self) -> None:
        """Leave only an empty root."""
        self._engine.bound(kernels.clear)(self.arrays)

    def reuse_subtree(self, before: State, state: State) -> int:
        """Make the node whose state is ``state`` the new root, if the tree has it.

        Returns how many visits are kept; 0 leaves an empty tree.  While the tree is copied it takes
        twice its memory.  Compiled rules only.

        Args:
            before: The state of the root.
            state: Of the new one.
        """
        states = self._engine.array(_DEEPEST_REUSE + 3)
        states[0] = before
        states[1] = state
        images = cast("Records", states).view(np.uint8).reshape(len(states), -1)
        parents = np.zeros(_DEEPEST_REUSE + 1, np.int64)
        seen = np.zeros(len(self.arrays.nodes), np.bool_)
        find_subtree = self._engine.bound(kernels.find_subtree)
        node = int(find_subtree(self.arrays, states, images, parents, seen, _LEAST_REUSE))
        if node == NOWHERE:
            self.clear()
            return 0
        target = self._new_arrays(len(self.arrays.nodes))
        copies = np.zeros(len(self.arrays.nodes), np.int32)
        self._engine.bound(kernels.reuse_subtree)(self.arrays, node, target, copies)
        self.arrays = target
        return self.visits

    @property
    def visits(self) -> int:
        """How many simulations the tree remembers."""
        return int(self.arrays.nodes["visits"][0])

    @property
    def nodes(self) -> int:
        """How many nodes are in use."""
        return min(int(self.arrays.size[0]), len(self.arrays.nodes))

    @property
    def solved(self) -> tuple[float, ...] | None:
        """The exact value of the root for each seat, if it is solved."""
        return self._values(0) if self.arrays.nodes["solved"][0] else None

    @property
    def root_value(self) -> tuple[float, ...]:
        """The value of the root to each seat, 0 to 1; it has been visited."""
        return self._values(0)

    def _values(self, node: int) -> tuple[float, ...]:
        """Return the value of a node to each seat: exact if it is solved, else the mean."""
        row = self.arrays.nodes[node]
        visits = 1 if row["solved"] else max(int(row["visits"]), 1)
        return tuple(float(value) / visits for value in self.arrays.value_sums[node])

    def actions(self) -> list[tuple[int, int, bool, tuple[float, ...]]]:
        """Return action, visits, whether solved, and value for each seat, of the root's actions."""
        found = []
        nodes = self.arrays.nodes
        child = int(nodes["first_child"][0])
        while child != NOWHERE:
            row = nodes[child]
            original = child if row["original"] == NOWHERE else int(row["original"])
            solved = bool(nodes["solved"][original])
            found.append((int(row["key"]), int(row["visits"]), solved, self._values(original)))
            child = int(row["next_sibling"])
        return found


class Simulator:
    """Runs simulations in a tree, in one thread.

    Args:
        engine: The game's engine.
        tree: Grows.
        config: How to search.
        seat_count: Number of seats of the play.
        seat: The seat that searches.
        rng: uint64[1], for all draws of its simulations.
    """

    def __init__(
        self,
        engine: Engine,
        tree: Tree,
        config: SearchConfig,
        seat_count: int,
        seat: int,
        rng: RngState,
    ) -> None:
        self.rng = cache_aligned(1, np.uint64)
        self.rng[:] = rng
        self._tree = tree
        self._states = engine.array(1)
        network = network_of(engine.game, seat_count) if config.learned else no_network(seat_count)
        self._scratch = scratch_for(engine, config, seat_count, self.rng, network)
        self._settings = settings_of(engine, config, seat_count, seat)
        self._run = engine.bound(kernels.run_simulations)

    @property
    def state(self) -> State:
        """The state in which its simulations begin."""
        return self._states[0]

    def put(self, state: State) -> None:
        """Let the next simulations begin in ``state``."""
        self._states[0] = state

    def run_simulations(self, simulations: int) -> int:
        """Run simulations; return how many, fewer if the root gets solved."""
        arrays, settings, scratch = self._tree.arrays, self._settings, self._scratch
        return int(self._run(arrays, self._states, settings, scratch, simulations))


def scratch_for(
    engine: Engine, config: SearchConfig, seat_count: int, rng: RngState, network: Network
) -> SearchScratch:
    """Return the scratch of a search.

    Args:
        engine: The game's engine.
        config: How to search.
        seat_count: Number of seats of the play.
        rng: uint64[1], for all draws of the search.
        network: Values leaves, if anything learned does.
    """
    rules = engine.game.rules
    policies = cache_aligned(seat_count, np.int64)
    policies[:] = config.heuristic_percent
    return SearchScratch(
        play=scratch_of(rules, rng),
        here=engine.digestible(),
        policies=policies,
        path=cache_aligned(_LONGEST_PATH, np.int64),
        lost=cache_aligned(_LONGEST_PATH, np.bool_),
        buffer=buffer_of(config, seat_count),
        values=cache_aligned(seat_count, np.float64),
        scores=cache_aligned(seat_count, np.int64),
        ranks=cache_aligned(seat_count, np.int64),
        observation=cache_aligned(rules.observation_size, np.int16),
        network=network,
        network_scratch=network_scratch(network, rules.most_features),
    )


def buffer_of(config: SearchConfig, seat_count: int) -> Buffer:
    """Return an empty buffer of a thread, without places where there is only one."""
    places = BUFFER_PLACES if config.threads > 1 else 0
    sums = cache_aligned(places * seat_count, np.float64).reshape(places, seat_count)
    return Buffer(cache_aligned(places, np.int64), cache_aligned(places, np.int64), sums)


def settings_of(engine: Engine, config: SearchConfig, seat_count: int, seat: int) -> Settings:
    """Return what stays the same throughout a search by ``seat``."""
    return Settings(
        seat_count=seat_count,
        searcher=seat,
        opponents=_OPPONENTS[config.opponents],
        hides=engine.game.hides,
        learned=config.learned,
        rollout_depth=config.rollout_depth,
        exploration=float(config.exploration),
        prior_visits=float(config.prior_visits),
        first_play_urgency=float(config.first_play_urgency),
        # a win beats any second place
        score_weight=min(float(config.score_weight), 1 / (seat_count + 1)),
        score_scale=float(config.score_scale),
        widening_factor=float(config.widening_factor),
        widening_exponent=float(config.widening_exponent),
    )


__all__ = [
    "Simulator",
    "Tree",
    "bytes_of",
    "scratch_for",
    "settings_of",
]
