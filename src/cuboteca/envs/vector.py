"""Gymnasium vector environment for any game: many plays at once on the batch kernels.

What holds for every game:

* Observation int16[B, N] and masks int8[B, A] (``info["action_mask"]``) are the kernel's own
  arrays: nothing is copied, and the next step overwrites what has changed.  Whoever writes to them
  needs ``copy=True``, which gives fresh ones.
* A play that ends begins again in the same step: the observation is of the next play, and
  ``info["final_obs"]`` holds the last one of those that ended.
* ``info["seat"]`` says whose observation it is.  With ``opponents=None`` the caller plays every
  seat: each action is taken by the seat in ``info["seat"]`` of the step before, the reward is that
      seat's, and ``info["rewards"]`` has the rewards of all seats.
* Chance, bots and seats follow from ``reset(seed=...)``, whatever the number of threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cuboteca.core import batch
from cuboteca.core.chance import seeded
from cuboteca.core.engine import LEAST_SAMPLED, LEAST_STEPPED, over_threads
from cuboteca.core.errors import IllegalActionError, OptionError
from cuboteca.envs import kernels
from cuboteca.envs.opponents import POLICIES, seated_with
from cuboteca.envs.seating import (
    FRAMES_PER_SECOND,
    RENDER_MODES,
    IllegalRule,
    MaskPlace,
    checked,
    checked_render_mode,
    seating_of,
)
from cuboteca.envs.single import checked_seat
from cuboteca.envs.values import Info, Observation, Reward, masked_space, observation_box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.arrays import BoolArray, Float64Array, Int64Array
    from cuboteca.core.record import States
    from cuboteca.envs.opponents import Opponent

    Result: TypeAlias = tuple[Observation, Float64Array, BoolArray, BoolArray, Info]


class SeatVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many plays of one game, stepped together.

    Args:
        game: The game's name.
        num_envs: B.
        opponents: Levels that run compiled ("random", "greedy"): one for all other seats, or one
            for each, clockwise; None: the caller plays every seat.
        seats: Number of seats; by default it follows from the opponents.
        seat: The learner's seat, or "any" to draw it for every play.
        illegal: ``"end"``, ``"random"`` or ``"raise"``.
        mask_in: ``"info"`` or ``"observation"``.
        reward: ``"rank"``, ``"win"`` or ``"points"``.
        copy: Give fresh arrays at every step.
        threads: How many slices of the batch are stepped in parallel.
        render_mode: ``"ansi"``, ``"human"``, ``"rgb_array"`` or None.
        options: The game's options by name.

    Raises:
        OptionError: An argument is not valid; the message says what would be.
        UnknownLevelError: There is no bot of that name.
    """

    metadata: ClassVar[dict[str, object]] = {  # type: ignore[misc]  # the same for all of a class
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_PER_SECOND,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        *,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[Opponent] | None = ("random",),
        seats: int | None = None,
        seat: int | str = 0,
        illegal: IllegalRule = "end",
        mask_in: MaskPlace = "info",
        reward: Reward = "rank",
        copy: bool = False,
        threads: int = 1,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if num_envs < 1:
            raise OptionError(f"num_envs must be a whole number above 0, not {num_envs!r}")
        others: tuple[Opponent, ...] = ()
        if opponents is None:
            self.seating = seating_of(game, seats, options)
        else:
            self.seating, others = seated_with(game, seats, opponents, options)
        learner = checked_seat(seat, self.seating.seat_count)
        policies = _policies(others, self.seating.seat_count, learner)
        self._illegal: IllegalRule = checked("illegal", illegal, IllegalRule)
        self._mask_in: MaskPlace = checked("mask_in", mask_in, MaskPlace)
        self._copy = copy
        self._threads = threads
        self.render_mode = checked_render_mode(render_mode)
        self.num_envs = num_envs
        place = kernels.ANY_SEAT if learner is None else learner
        self._setup = kernels.Setup(
            seat=kernels.EVERY_SEAT if opponents is None else place,
            policies=policies,
            reward=kernels.REWARDS.index(checked("reward", reward, Reward)),
            illegal=kernels.ILLEGAL_DRAWS if self._illegal == "random" else kernels.ILLEGAL_ENDS,
        )
        self._make_spaces()
        self._make_arrays()

    def _make_spaces(self) -> None:
        rules = self.seating.game.rules
        self.single_action_space = spaces.Discrete(rules.action_count)
        self.single_observation_space = (
            masked_space(rules.observation_size, rules.action_count)
            if self._mask_in == "observation"
            else observation_box(rules.observation_size)
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _make_arrays(self) -> None:
        count, seat_count, rules = self.num_envs, self.seating.seat_count, self.seating.game.rules
        engine = self.seating.engine
        self._reset_kernel = engine.bound(kernels.reset_seats)
        self._step_kernel = engine.bound(kernels.step_seats)
        self._seeded = False
        self._plays = kernels.SeatPlays(
            start=engine.start_array(self.seating.options, seat_count),
            states=engine.array(count),
            rngs=np.zeros(count, np.uint64),
            learners=np.zeros(count, np.int64),
            movers=np.zeros(count, np.int64),
            observations=np.zeros((count, rules.observation_size), np.int16),
            masks=np.zeros((count, rules.action_count), np.bool_),
            legal_counts=np.zeros(count, np.int64),
            rewards=np.zeros(count, np.float64),
            seat_rewards=np.zeros((count, seat_count), np.float64),
            dones=np.zeros(count, np.bool_),
            final_observations=np.zeros((count, rules.observation_size), np.int16),
        )
        self._never = np.zeros(count, np.bool_)
        self._always = np.ones(count, np.bool_)

    def _scratch(self) -> kernels.SeatScratch:
        seat_count, rules = self.seating.seat_count, self.seating.game.rules
        return kernels.SeatScratch(
            mask=np.zeros(rules.action_count, np.bool_),
            weights=np.zeros(rules.outcome_count, np.int64),
            points=np.zeros(seat_count, np.int64),
            ranks=np.zeros(seat_count, np.int64),
        )

    @property
    def states(self) -> States:
        """The state of each play, B records, for inspection; they hold all secrets."""
        return self._plays.states

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, object] | None = None,  # noqa: ARG002  # none is known
    ) -> tuple[Observation, Info]:
        """Begin all plays; ``seed`` seeds their rngs, which otherwise continue.

        With one seed, play ``i`` uses the rng of ``(seed, i)``; with several, that of the ``i``-th.
        """
        self._sow(seed)

        def work(lo: int, hi: int) -> None:
            self._reset_kernel(self._plays, lo, hi, self._setup, self._scratch())

        over_threads(work, self.num_envs, self._threads)
        plays = self._plays
        plays.rewards[:], plays.seat_rewards[:], plays.dones[:] = 0, 0, False
        return self._seen(), self._info()

    def _sow(self, seed: int | Sequence[int | None] | None) -> None:
        if seed is None and not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if isinstance(seed, int | np.integer):
            for play in range(self.num_envs):
                self._plays.rngs[play] = seeded(int(seed), play)[0]
        elif seed is not None:
            if len(seed) != self.num_envs:
                raise OptionError(f"{self.num_envs} plays need as many seeds, not {len(seed)}")
            for play, one in enumerate(seed):
                if one is not None or not self._seeded:
                    self._plays.rngs[play] = seeded(play if one is None else int(one))[0]
        self._seeded = True

    def step(self, actions: npt.ArrayLike) -> Result:
        """Take one action in each play; plays that end begin again.

        Raises:
            IllegalActionError: An action is illegal and ``illegal`` is ``"raise"``; nothing has
                changed.
        """
        chosen = self._checked(actions)
        ended: list[int] = []

        def work(lo: int, hi: int) -> None:
            done = self._step_kernel(self._plays, lo, hi, chosen, self._setup, self._scratch())
            ended.append(int(done))

        over_threads(work, self.num_envs, self._threads, LEAST_STEPPED)
        info = self._info()
        if any(ended):
            self._add_final(info)
        rewards, dones, never = self._plays.rewards, self._plays.dones, self._never
        if self._copy:
            rewards, dones, never = rewards.copy(), dones.copy(), never.copy()
        return self._seen(), rewards, dones, never, info

    def _checked(self, actions: npt.ArrayLike) -> Int64Array:
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise OptionError(f"{self.num_envs} plays need as many actions, not {chosen.shape}")
        if not self._seeded:
            raise IllegalActionError("no play has begun: call reset()")
        if self._illegal == "raise":
            masks = self._plays.masks
            inside = (chosen >= 0) & (chosen < masks.shape[1])
            legal = inside & masks[np.arange(self.num_envs), np.where(inside, chosen, 0)]
            if not legal.all():
                play = int(np.flatnonzero(~legal)[0])
                raise IllegalActionError(f"action {chosen[play]} of play {play} is not legal now")
        return chosen

    def _seen(self) -> Observation:
        numbers, masks = self._plays.observations, self._plays.masks.view(np.int8)
        if self._copy:
            numbers, masks = numbers.copy(), masks.copy()
        if self._mask_in == "info":
            return numbers
        return {"observation": numbers, "action_mask": masks}

    def _info(self) -> Info:
        plays = self._plays
        masks, movers, rewards = plays.masks.view(np.int8), plays.movers, plays.seat_rewards
        if self._copy:
            masks, movers, rewards = masks.copy(), movers.copy(), rewards.copy()
        info = {"seat": movers, "_seat": self._always, "rewards": rewards, "_rewards": self._always}
        if self._mask_in == "info":
            info |= {"action_mask": masks, "_action_mask": self._always}
        return info

    def _add_final(self, info: Info) -> None:
        """Add the last observations of the plays that ended, in arrays of their own."""
        ended = self._plays.dones.copy()
        plays = np.flatnonzero(ended)
        last = np.full(self.num_envs, None, object)
        numbers = self._plays.final_observations[plays]  # one copy of all of them
        if self._mask_in == "info":
            for place, play in enumerate(plays):
                last[play] = numbers[place]
        else:
            masks = np.ones((len(plays), self._plays.masks.shape[1]), np.int8)
            for place, play in enumerate(plays):
                last[play] = {"observation": numbers[place], "action_mask": masks[place]}
        info |= {"final_obs": last, "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def sample_actions(self) -> Int64Array:
        """Return one random legal action for each play, drawn from the plays' own rngs."""
        actions = np.zeros(self.num_envs, np.int64)
        sample = self.seating.engine.bound(batch.sample_many)

        def work(lo: int, hi: int) -> None:
            sample(self._plays.masks, self._plays.legal_counts, lo, hi, self._plays.rngs, actions)

        over_threads(work, self.num_envs, self._threads, LEAST_SAMPLED)
        return actions

    def render(self) -> tuple[Any, ...] | None:
        """Return each play as ``render_mode`` shows it: what a spectator may know."""
        if self.render_mode is None:
            return None
        return tuple(self.seating.render(state, self.render_mode) for state in self._plays.states)


def _policies(others: Sequence[Opponent], seat_count: int, learner: int | None) -> Int64Array:
    """Return int64[S]: the policy of each seat that is not the learner's.

    Raises:
        OptionError: An opponent does not run compiled, or different ones have no fixed seats.
    """
    chosen = np.zeros(seat_count, np.int64)
    if learner is None and len(set(map(str, others))) > 1:
        raise OptionError("with seat='any' all other seats have the same opponent")
    for place, one in enumerate(others):
        if not isinstance(one, str) or one not in POLICIES:
            known = ", ".join(POLICIES)
            raise OptionError(
                f"the vector environment has the opponents {known}; others play with "
                "vectorization_mode='sync' or 'async'"
            )
        if learner is None:
            chosen[:] = POLICIES[one]
        else:
            chosen[(learner + 1 + place) % seat_count] = POLICIES[one]
    return chosen


__all__ = [
    "SeatVectorEnv",
]
