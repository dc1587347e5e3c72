"""A game's rules, ready to run: interpreted or compiled, with the same results.

The interpreted engine works on range-checked states and needs nothing but Python: the site, the
terminal and most tests use it.  The compiled engine works on NumPy records through Numba: bots,
simulations and studies use it.  Both have the same snapshots.
"""

from __future__ import annotations

import functools
import itertools
import logging
import os
from concurrent.futures import ThreadPoolExecutor, wait
from hashlib import blake2b
from typing import TYPE_CHECKING, Generic, Literal, ParamSpec, TypeVar, cast

import numpy as np

from cuboteca.core import batch
from cuboteca.core.arrays import cache_aligned
from cuboteca.core.batch import Results
from cuboteca.core.chance import mixed, seeded
from cuboteca.core.compiled import binder, compiler, is_kept, rule
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.digests import Digestible, digest_words
from cuboteca.core.errors import IllegalActionError
from cuboteca.core.record import S_co

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.arrays import BoolArray, Int16Array, Int64Array, RngState, UInt64Array
    from cuboteca.core.game import Game, Options, Rules
    from cuboteca.core.record import State, States

P = ParamSpec("P")
R = TypeVar("R")

Mode = Literal["interpreted", "compiled"]

LOG = logging.getLogger("cuboteca.core")


@rule
def _copy_record(target: States, i: int, source: States, j: int) -> None:
    target[i] = source[j]


class Engine(Generic[S_co]):
    """The rules of one game in one mode.

    Args:
        game: The game.
        mode: ``"interpreted"`` or ``"compiled"``.

    Attributes:
        rules: The rules of the game in this mode; they check nothing and expect legal input.
    """

    def __init__(self, game: Game[S_co], mode: Mode) -> None:
        self.game = game
        self.mode: Mode = mode
        self.layout = game.rules.layout
        slots = game.rules.slots()
        if mode == "compiled":
            slots |= {"copy_state": _copy_record, "digest_state": digest_words}
            self._make = compiler(slots, self.layout)
        else:
            slots |= {"copy_state": self._copy_checked, "digest_state": self._digest_checked}
            self._make = binder(slots)
        self.rules: Rules = game.rules.made(self._make)
        self._bound: dict[Callable[..., object], Callable[..., object]] = {}

    def bound(self, algorithm: Callable[P, R]) -> Callable[P, R]:
        """Return a generic algorithm, a rule with slots, for this game and mode; cached.

        If its first call will have to compile it, the logger ``cuboteca.core`` says so (INFO).
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
        return cast("Callable[P, R]", self._bound[algorithm])

    # states

    def start(self, options: Options, seat_count: int) -> S_co:
        """Return the first state of a play; ``options`` must be complete (``Game.options``)."""
        return self.adopt(self.game.rules.start(options, seat_count))

    def adopt(self, state: State) -> S_co:
        """Return a copy of ``state`` in this engine's form."""
        if self.mode == "compiled":
            record: S_co = self.layout.pack(state)[0]
            return record
        return self.layout.unpack(self.layout.snapshot(state))

    def copy(self, state: State) -> S_co:
        """Return an independent copy."""
        return self.adopt(state)

    def snapshot(self, state: State) -> bytes:
        """Return the state as bytes; the same in both modes."""
        return self.layout.snapshot(state)

    def restore(self, snapshot: bytes) -> S_co:
        """Return the state of a snapshot; raises ValueError if it has the wrong length."""
        if self.mode == "compiled":
            record: S_co = self.layout.from_bytes(snapshot)[0]
            return record
        return self.layout.unpack(snapshot)

    def array(self, count: int) -> States:
        """Return storage for ``count`` states, as kernels take it."""
        if self.mode == "compiled":
            return cache_aligned(count, self.layout.dtype)
        states: list[State] = [self.layout.checked() for _ in range(count)]
        return states

    def start_array(self, options: Options, seat_count: int) -> States:
        """Return storage for one state, which holds the first state of a play."""
        return self.array_of(self.game.rules.start(options, seat_count))

    def array_of(self, state: State) -> States:
        """Return storage for one state, which holds a copy of ``state``, a checked one."""
        if self.mode == "compiled":
            return self.layout.pack(state)
        states: list[State] = [self.adopt(state)]
        return states

    def digestible(self) -> Digestible:
        """Return room for one state and its digest, as kernels take it."""
        digest = np.zeros(2, np.uint64)
        if self.mode == "interpreted":
            return Digestible(self.array(1), np.zeros(0, np.uint64), digest)
        kind = self.layout.dtype
        words = cache_aligned(-(-kind.itemsize // 8), np.uint64)
        return Digestible(words.view(np.uint8)[: kind.itemsize].view(kind), words, digest)

    def _copy_checked(self, target: States, i: int, source: States, j: int) -> None:
        target[i] = self.adopt(source[j])

    def _digest_checked(self, states: States, _: UInt64Array, digest: UInt64Array) -> None:
        snapshot = self.layout.snapshot(states[0])
        digest[:] = np.frombuffer(blake2b(snapshot, digest_size=16).digest(), np.uint64)

    # rules; scratch is fresh for each call, so threads may share an engine

    def _mask(self) -> BoolArray:
        return np.empty(self.game.rules.action_count, dtype=np.bool_)

    def _weights(self) -> Int64Array:
        return np.empty(self.game.rules.outcome_count, dtype=np.int64)

    def to_move(self, state: State) -> int:
        """Return the seat that decides, ``CHANCE`` or ``OVER``."""
        return int(self.rules.to_move(state))

    def legal_mask(self, state: State) -> BoolArray:
        """Return bool[action_count], fresh: which actions are legal."""
        mask = self._mask()
        self.rules.legal_mask(state, mask)
        return mask

    def legal_actions(self, state: State) -> list[int]:
        """Return the legal actions in ascending order."""
        return [int(action) for action in np.flatnonzero(self.legal_mask(state))]

    def chance_weights(self, state: State) -> list[int]:
        """Return the weight of each outcome of the draw that the state waits for."""
        weights = self._weights()
        self.rules.chance_weights(state, weights)
        return [int(weight) for weight in weights]

    def apply(self, state: State, action: int) -> None:
        """Apply a legal action or a possible outcome, in place.

        Raises:
            IllegalActionError: It is not legal; the state is unchanged.
        """
        count, weights = self.game.rules.action_count, self._weights()
        if not self.bound(batch.checked_apply)(state, action, count, weights):
            mover = self.to_move(state)
            kind = "outcome" if mover == CHANCE else "action"
            why = "the play is over" if mover == OVER else f"this {kind} is not legal now"
            raise IllegalActionError(f"{kind} {action}: {why}")

    def points(self, state: State, seat_count: int) -> list[int]:
        """Return the points of each seat."""
        out = np.zeros(seat_count, dtype=np.int64)
        self.rules.points(state, out)
        return [int(value) for value in out]

    def ranks(self, state: State, seat_count: int) -> list[int]:
        """Return the rank of each seat, 1 being best."""
        out = np.zeros(seat_count, dtype=np.int64)
        self.rules.ranks(state, out)
        return [int(value) for value in out]

    def end_reason(self, state: State) -> str:
        """Return the name of how the play ended; the first name means "not yet"."""
        return self.game.rules.end_reasons[int(self.rules.end_reason(state))]

    def observe(self, state: State, seat: int) -> Int16Array:
        """Return int16[observation_size], fresh: what ``seat`` may know."""
        out = np.zeros(self.game.rules.observation_size, dtype=np.int16)
        self.rules.observe(state, seat, out)
        return out

    def resample(self, state: State, seat: int, rng: RngState) -> S_co:
        """Return a copy in which all that ``seat`` (or ``SPECTATOR``) does not know is redrawn.

        The same draws from the same rng in both modes; see ``Rules.resample``.
        """
        drawn = self.adopt(state)
        if self.game.hides:
            self.rules.resample(drawn, seat, rng)
        return drawn

    def heuristic_action(self, state: State, rng: RngState) -> int:
        """Return the action of the game's heuristic policy."""
        return int(self.rules.heuristic_action(state, self._mask(), rng))


@functools.cache
def _engine(game: Game, mode: Mode) -> Engine:
    return Engine(game, mode)


def engine_of(game: Game[S_co], mode: Mode | None = None) -> Engine[S_co]:
    """Return the engine of a game; cached for each mode.

    Args:
        game: The game.
        mode: None means compiled, or interpreted under ``CUBOTECA_INTERPRETED=1``.
    """
    return cast("Engine[S_co]", _engine(game, mode or usual_mode()))


def usual_mode() -> Mode:
    """Return the default mode, which the environment may set (``CUBOTECA_INTERPRETED=1``)."""
    return "interpreted" if os.environ.get("CUBOTECA_INTERPRETED") == "1" else "compiled"


def simulate(
    engine: Engine,
    options: Options,
    policies: Int64Array,
    *,
    seed: int,
    first_play: int = 0,
    first_event: int = batch.NO_EVENT,
    threads: int = 1,
    start: State | None = None,
) -> Results:
    """Play ``len(policies)`` plays with built-in policies.

    Args:
        engine: A compiled one is much faster.
        options: Complete.
        policies: int64[B, S], ``batch.POLICY_*`` of each seat in each play.
        seed: Of the run; play ``i`` uses the rng of ``(seed, first_play + i)``, so results do
            not depend on ``threads``.
        first_play: Number of the first play in a longer run.
        first_event: From 0, so that plays from neighbouring states see the same chance; see
            ``batch.Run``.
        threads: How many slices run at once.
        start: A checked state in which every play begins; None: the first state of a play.
    """
    plays, seat_count = policies.shape
    results = batch.results_of(plays, seat_count)
    run = batch.Run(mixed(seed), first_play, first_event, policies)
    first = engine.start_array(options, seat_count) if start is None else engine.array_of(start)
    kernel = engine.bound(batch.simulate)

    def work(lo: int, hi: int) -> None:
        scratch = batch.scratch_of(engine.game.rules)
        kernel(engine.array(1), first, lo, hi, run, scratch, results)

    over_threads(work, plays, threads)
    return results


def first_movers(
    engine: Engine, options: Options, seat_count: int, *, seed: int, first_play: int, plays: int
) -> Int64Array:
    """Return int64[plays]: the seat that decides first in each of the plays of ``simulate``.

    Args:
        engine: As for ``simulate``, here and below.
        options: Complete.
        seat_count: Of each play.
        seed: Of the run.
        first_play: Number of the first play.
        plays: How many.
    """
    movers = np.zeros(plays, np.int64)
    kernel = engine.bound(batch.first_movers)
    start = engine.start_array(options, seat_count)
    scratch = batch.scratch_of(engine.game.rules)
    kernel(engine.array(1), start, mixed(seed), first_play, scratch, movers)
    return movers


#: How many plays a thread should have to step, or to choose for, to be worth waking.
LEAST_STEPPED = 128
LEAST_SAMPLED = 4096

_SLICES_OF_A_THREAD = 4


def over_threads(
    work: Callable[[int, int], None], count: int, threads: int, least: int = 1
) -> None:
    """Run ``work(lo, hi)`` on even slices of ``0 .. count - 1``, several at once.

    Each thread takes the next slice when it has done one, so that nobody waits for a thread that
    wakes late or shares its core.

    Args:
        work: What to run; it should release the GIL.
        count: How much there is to do.
        threads: How many at most.
        least: How much of it a thread must have to do, or there are fewer threads.
    """
    threads = max(min(threads, count // least), 1)
    if threads == 1:
        work(0, count)
        return
    slices = iter(_slices(count, _SLICES_OF_A_THREAD * threads))

    def work_on() -> None:
        try:
            for lo, hi in slices:
                work(lo, hi)
        except BaseException:
            for _ in slices:  # so that nobody begins another one
                pass
            raise

    pool = _pool(threads - 1)
    elsewhere = [pool.submit(work_on) for _ in range(threads - 1)]
    try:
        work_on()  # here: waking one thread less takes a third off a call
    finally:
        wait(elsewhere)  # they write to the caller's arrays
    for part in elsewhere:
        part.result()


@functools.lru_cache(64)  # a batch is split the same way at every step
def _slices(count: int, slices: int) -> Sequence[tuple[int, int]]:
    bounds = [count * part // slices for part in range(slices + 1)]
    return [(lo, hi) for lo, hi in itertools.pairwise(bounds) if lo < hi]


@functools.cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """Return a cached thread pool: starting threads would cost more than a small batch."""
    return ThreadPoolExecutor(threads, thread_name_prefix="cuboteca")


class VectorPlays:
    """Many plays of one game stepped together on arrays that the caller may keep.

    Every array is allocated once and overwritten in place by ``step``, which leaves what has not
    changed: nobody else may write to them.

    Attributes:
        observations: int16[B, N], for the seat to move.
        masks: bool[B, A], legal actions of the seat to move.
        legal_counts: int64[B], how many actions each mask marks.
        rewards: int64[B, S], final points when a play ends, else 0.
        dones: bool[B].
        movers: int64[B].

    Args:
        engine: A compiled one is much faster.
        options: Complete.
        seats: Of each play.
        count: B.
        seed: Of the whole batch.
        threads: How many slices run at once.
    """

    def __init__(
        self,
        engine: Engine,
        options: Options,
        seat_count: int,
        count: int,
        *,
        seed: int,
        threads: int,
    ) -> None:
        rules = engine.game.rules
        self._engine = engine
        self._threads = threads
        self._states = engine.array(count)
        self._start = engine.start_array(options, seat_count)
        self._rngs = np.concatenate([seeded(seed, play) for play in range(count)])
        self.count = count
        self.observations = np.zeros((count, rules.observation_size), np.int16)
        self.masks = np.zeros((count, rules.action_count), np.bool_)
        self.legal_counts = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, seat_count), np.int64)
        self.dones = np.zeros(count, np.bool_)
        self.movers = np.zeros(count, np.int64)
        self._batch = batch.Batch(
            self.observations,
            self.masks,
            self.legal_counts,
            self.rewards,
            self.dones,
            self.movers,
        )

    def _weights(self) -> Int64Array:
        return np.zeros(self._engine.game.rules.outcome_count, np.int64)

    def reset(self) -> None:
        """Put every play at its first decision."""
        kernel = self._engine.bound(batch.reset_many)

        def work(lo: int, hi: int) -> None:
            weights = self._weights()
            kernel(self._states, self._start, lo, hi, self._rngs, weights, self._batch)

        over_threads(work, self.count, self._threads)
        self.rewards[:] = 0
        self.dones[:] = False

    def step(self, actions: Int64Array) -> None:
        """Take ``actions`` (int64[B], legal by ``masks``); plays that end start again."""
        kernel = self._engine.bound(batch.step_many)

        def work(lo: int, hi: int) -> None:
            weights = self._weights()
            kernel(self._states, self._start, lo, hi, actions, self._rngs, weights, self._batch)

        over_threads(work, self.count, self._threads, LEAST_STEPPED)

    def sample(self, actions: Int64Array) -> None:
        """Write one random legal action for each play into ``actions``."""
        kernel = self._engine.bound(batch.sample_many)

        def work(lo: int, hi: int) -> None:
            kernel(self.masks, self.legal_counts, lo, hi, self._rngs, actions)

        over_threads(work, self.count, self._threads, LEAST_SAMPLED)


__all__ = [
    "LEAST_SAMPLED",
    "LEAST_STEPPED",
    "Engine",
    "Mode",
    "Results",
    "VectorPlays",
    "engine_of",
    "over_threads",
    "simulate",
    "usual_mode",
]
