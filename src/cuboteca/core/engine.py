"""A game's rules, ready to run: interpreted or compiled, with the same results.

The interpreted engine works on range-checked states and needs nothing but Python: the site, the
terminal and most tests use it.  The compiled engine works on NumPy records through Numba: bots,
simulations and studies use it.  Snapshots are the same bytes for both.
"""

from __future__ import annotations

import functools
import itertools
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from cuboteca.core import batch, fuzzing
from cuboteca.core.chance import mixed, seeded
from cuboteca.core.compiled import compiler, interpreted, is_kept, rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import IllegalActionError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.game import Game, Options
    from cuboteca.core.record import State

Mode = Literal["interpreted", "compiled"]

LOG = logging.getLogger("cuboteca.core")

#: Generic kernels that every game gets, by name.
KERNELS = (
    "draw_outcome",
    "random_action",
    "choose",
    "playout",
    "simulate",
    "reset_many",
    "step_many",
    "sample_many",
    "checked_apply",
    "clone_many",
)
#: Those of ``core.fuzzing``, likewise.
FUZZING_KERNELS = ("fuzz_action", "fuzz")
_ALGORITHMS: dict[str, Callable[..., Any]] = {
    **{name: getattr(batch, name) for name in KERNELS},
    **{name: getattr(fuzzing, name) for name in FUZZING_KERNELS},
}


@rule
def _copy_record(target: Any, i: int, source: Any, j: int) -> None:
    target[i] = source[j]


class Engine:
    """The rules of one game in one mode.

    Args:
        game: The game.
        mode: ``"interpreted"`` or ``"compiled"``.
    """

    def __init__(self, game: Game, mode: Mode) -> None:
        self.game = game
        self.mode = mode
        self.layout = game.rules.layout
        rules = game.rules.slots()
        if mode == "compiled":
            slots = rules | {"copy_state": _copy_record}
            make: Callable[[Callable[..., Any]], Callable[..., Any]] = compiler(slots, self.layout)
        else:
            slots = rules | {"copy_state": self._copy_checked}
            make = functools.partial(interpreted, bindings=slots)
        self._make = make
        self._rule = {name: make(function) for name, function in rules.items()}
        self._bound: dict[Callable[..., Any], Callable[..., Any]] = {}

    def kernel(self, name: str) -> Callable[..., Any]:
        """Return a kernel of ``KERNELS`` or ``FUZZING_KERNELS`` for this game and mode."""
        return self.bound(_ALGORITHMS[name])

    def rule(self, name: str) -> Callable[..., Any]:
        """Return a rule of the contract, such as ``"legal_mask"``, in this mode."""
        return self._rule[name]

    def bound(self, algorithm: Callable[..., Any]) -> Callable[..., Any]:
        """Return a generic algorithm, a rule with slots, for this game and mode; made once.

        Where its first call will have to compile it, the log ``cuboteca.core`` says so (INFO).
        """
        if algorithm not in self._bound:
            made = self._bound[algorithm] = self._make(algorithm)
            if self.mode == "compiled" and not is_kept(made):
                LOG.info(
                    "'%s' of %s is compiled at its first call, once, in up to a minute; "
                    "'cuboteca precompile' does it ahead",
                    algorithm.__name__,
                    self.game.name,
                )
        return self._bound[algorithm]

    # states

    def start(self, options: Options, seats: int) -> State:
        """Return the first state of a play; ``options`` must be complete (``Game.options``)."""
        return self.adopt(self.game.rules.start(options, seats))

    def adopt(self, state: State) -> State:
        """Return ``state`` in this engine's form, as a copy of its own."""
        if self.mode == "compiled":
            return self.layout.pack(state)[0]
        return self.layout.unpack(self.layout.snapshot(state))

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return self.adopt(state)

    def snapshot(self, state: State) -> bytes:
        """Return the state as bytes; the same in both modes."""
        return self.layout.snapshot(state)

    def restore(self, snapshot: bytes) -> State:
        """Return the state of a snapshot; raises ValueError if it has the wrong length."""
        if self.mode == "compiled":
            return self.layout.from_bytes(snapshot)[0]
        return self.layout.unpack(snapshot)

    def array(self, count: int) -> Any:
        """Return storage for ``count`` states, as kernels take it."""
        if self.mode == "compiled":
            return np.zeros(count, self.layout.dtype)
        return [self.layout.checked() for _ in range(count)]

    def start_array(self, options: Options, seats: int) -> Any:
        """Return storage that holds the first state alone."""
        if self.mode == "compiled":
            return self.layout.pack(self.game.rules.start(options, seats))
        return [self.start(options, seats)]

    def _copy_checked(self, target: list[Any], i: int, source: list[Any], j: int) -> None:
        target[i] = self.adopt(source[j])

    # rules; scratch is fresh for each call, so threads may share an engine

    def _mask(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        return np.empty(self.game.rules.action_count, dtype=np.bool_)

    def _weights(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        return np.empty(self.game.rules.outcome_count, dtype=np.int64)

    def to_move(self, state: State) -> int:
        """Return the seat that decides, ``CHANCE`` or ``OVER``."""
        return int(self._rule["to_move"](state))

    def legal_mask(self, state: State) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return bool[action_count], fresh: which actions are legal."""
        mask = self._mask()
        self._rule["legal_mask"](state, mask)
        return mask

    def legal_actions(self, state: State) -> list[int]:
        """Return the legal actions in ascending order."""
        return [int(action) for action in np.flatnonzero(self.legal_mask(state))]

    def chance_weights(self, state: State) -> list[int]:
        """Return the weight of each outcome of the draw that the state waits for."""
        weights = self._weights()
        self._rule["chance_weights"](state, weights)
        return [int(weight) for weight in weights]

    def apply(self, state: State, action: int) -> None:
        """Let a legal action or a possible outcome happen, in place.

        Raises:
            IllegalActionError: It is not legal; the state is unchanged.
        """
        if not self.kernel("checked_apply")(state, action, self._mask(), self._weights()):
            mover = self.to_move(state)
            kind = "outcome" if mover == CHANCE else "action"
            why = "the play is over" if mover == OVER else f"this {kind} is not legal now"
            raise IllegalActionError(f"{kind} {action}: {why}")

    def points(self, state: State, seats: int) -> list[int]:
        """Return the points of each seat."""
        out = np.zeros(seats, dtype=np.int64)
        self._rule["points"](state, out)
        return [int(value) for value in out]

    def ranks(self, state: State, seats: int) -> list[int]:
        """Return the rank of each seat, 1 being best."""
        out = np.zeros(seats, dtype=np.int64)
        self._rule["ranks"](state, out)
        return [int(value) for value in out]

    def end_reason(self, state: State) -> str:
        """Return how the play ended, by name; the first name means "not yet"."""
        return self.game.rules.end_reasons[int(self._rule["end_reason"](state))]

    def observe(self, state: State, seat: int) -> np.ndarray[Any, np.dtype[np.int16]]:
        """Return int16[observation_size], fresh: what ``seat`` may know."""
        out = np.zeros(self.game.rules.observation_size, dtype=np.int16)
        self._rule["observe"](state, seat, out)
        return out

    def resample(self, state: State, seat: int, rng: Any) -> State:
        """Return a copy in which all that ``seat`` (or ``SPECTATOR``) does not know is drawn anew.

        The same draws from the same rng in both modes; see ``Rules.resample``.
        """
        drawn = self.adopt(state)
        if self.game.hides:
            self._rule["resample"](drawn, seat, rng)
        return drawn

    def greedy_action(self, state: State, rng: Any) -> int:
        """Return the action of the game's rule of thumb."""
        return int(self._rule["greedy_action"](state, self._mask(), rng))


@functools.cache
def _engine(game: Game, mode: Mode) -> Engine:
    return Engine(game, mode)


def engine_of(game: Game, mode: Mode | None = None) -> Engine:
    """Return the engine of a game; made once for each mode.

    Args:
        game: The game.
        mode: None means compiled, or interpreted under ``CUBOTECA_INTERPRETED=1``.
    """
    return _engine(game, mode or usual_mode())


def usual_mode() -> Mode:
    """Return the mode in which rules run unless another is asked for, by the environment."""
    return "interpreted" if os.environ.get("CUBOTECA_INTERPRETED") == "1" else "compiled"


@dataclass(frozen=True)
class Results:
    """Outcomes of many plays; ``B`` plays, ``S`` seats."""

    points: np.ndarray[Any, np.dtype[np.int64]]  # [B, S]
    ranks: np.ndarray[Any, np.dtype[np.int64]]  # [B, S]
    reasons: np.ndarray[Any, np.dtype[np.int64]]  # [B], index into end_reasons
    decisions: np.ndarray[Any, np.dtype[np.int64]]  # [B]


def simulate(
    engine: Engine,
    options: Options,
    policies: np.ndarray[Any, np.dtype[np.int64]],
    *,
    seed: int,
    first_play: int = 0,
    threads: int = 1,
) -> Results:
    """Play ``len(policies)`` plays with built-in policies.

    Args:
        engine: Compiled for speed.
        options: Complete.
        policies: int64[B, S], ``batch.POLICY_*`` of each seat in each play.
        seed: Of the run; play ``i`` uses the rng of ``(seed, first_play + i)``, so results do
            not depend on ``threads``.
        first_play: Number of the first play in a longer run.
        threads: How many slices run at once.
    """
    plays, seats = policies.shape
    results = Results(
        np.zeros((plays, seats), np.int64),
        np.zeros((plays, seats), np.int64),
        np.zeros(plays, np.int64),
        np.zeros(plays, np.int64),
    )
    start = engine.start_array(options, seats)
    kernel = engine.kernel("simulate")
    rules = engine.game.rules

    def work(lo: int, hi: int) -> None:
        kernel(
            engine.array(1),
            start,
            lo,
            hi,
            first_play,
            mixed(seed),
            policies,
            np.zeros(rules.action_count, np.bool_),
            np.zeros(rules.outcome_count, np.int64),
            np.zeros(1, np.uint64),
            results.points,
            results.ranks,
            results.reasons,
            results.decisions,
        )

    over_threads(work, plays, threads)
    return results


def over_threads(work: Callable[[int, int], None], count: int, threads: int) -> None:
    """Run ``work(lo, hi)`` on ``threads`` even slices of ``0 .. count - 1`` at once."""
    slices = _slices(count, max(threads, 1))
    if len(slices) <= 1:
        work(0, count)
        return
    list(_pool(len(slices)).map(lambda part: work(*part), slices))


@functools.lru_cache(64)  # a batch is cut alike at every step
def _slices(count: int, threads: int) -> Sequence[tuple[int, int]]:
    bounds = [count * part // threads for part in range(threads + 1)]
    return [(lo, hi) for lo, hi in itertools.pairwise(bounds) if lo < hi]


@functools.cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """Return threads that are kept: starting them would cost more than a small batch."""
    return ThreadPoolExecutor(threads, thread_name_prefix="cuboteca")


class VectorPlays:
    """Many plays of one game stepped together on arrays that the caller may keep.

    Every array is allocated once and overwritten in place by ``step``.

    Attributes:
        observations: int16[B, N], for the seat to move.
        masks: bool[B, A], legal actions of the seat to move.
        legal_counts: int64[B], how many actions each mask marks.
        rewards: int64[B, S], final points when a play ends, else 0.
        dones: bool[B].
        movers: int64[B].

    Args:
        engine: Compiled for speed.
        options: Complete.
        seats: Of each play.
        count: B.
        seed: Of the whole batch.
        threads: How many slices run at once.
    """

    def __init__(
        self, engine: Engine, options: Options, seats: int, count: int, *, seed: int, threads: int
    ) -> None:
        rules = engine.game.rules
        self._engine = engine
        self._threads = threads
        self._states = engine.array(count)
        self._start = engine.start_array(options, seats)
        self._rngs = np.concatenate([seeded(seed, play) for play in range(count)])
        self.count = count
        self.observations = np.zeros((count, rules.observation_size), np.int16)
        self.masks = np.zeros((count, rules.action_count), np.bool_)
        self.legal_counts = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, seats), np.int64)
        self.dones = np.zeros(count, np.bool_)
        self.movers = np.zeros(count, np.int64)

    def _weights(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        return np.zeros(self._engine.game.rules.outcome_count, np.int64)

    def reset(self) -> None:
        """Put every play at its first decision."""
        kernel = self._engine.kernel("reset_many")

        def work(lo: int, hi: int) -> None:
            kernel(
                self._states,
                self._start,
                lo,
                hi,
                self._rngs,
                self._weights(),
                self.observations,
                self.masks,
                self.legal_counts,
                self.movers,
            )

        over_threads(work, self.count, self._threads)
        self.rewards[:] = 0
        self.dones[:] = False

    def step(self, actions: np.ndarray[Any, np.dtype[np.int64]]) -> None:
        """Take ``actions`` (int64[B], legal by ``masks``); plays that end start again."""
        kernel = self._engine.kernel("step_many")

        def work(lo: int, hi: int) -> None:
            kernel(
                self._states,
                self._start,
                lo,
                hi,
                actions,
                self._rngs,
                self._weights(),
                self.observations,
                self.masks,
                self.legal_counts,
                self.rewards,
                self.dones,
                self.movers,
            )

        over_threads(work, self.count, self._threads)

    def sample(self, actions: np.ndarray[Any, np.dtype[np.int64]]) -> None:
        """Write one random legal action for each play into ``actions``."""
        kernel = self._engine.kernel("sample_many")

        def work(lo: int, hi: int) -> None:
            kernel(self.masks, self.legal_counts, lo, hi, self._rngs, actions)

        over_threads(work, self.count, self._threads)


__all__ = [
    "KERNELS",
    "Engine",
    "Mode",
    "Results",
    "VectorPlays",
    "engine_of",
    "over_threads",
    "simulate",
    "usual_mode",
]
