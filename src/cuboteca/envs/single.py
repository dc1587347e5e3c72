"""Gymnasium environment for any game: one seat learns, bots play the others.

What holds for every game:

* The observation is int16[N], relative to the learner's seat; ``info["action_mask"]`` is int8[A].
  With ``mask_in="observation"`` both are in a dictionary instead.
* There is one reward, at the end of a play; illegal actions are handled as in
``cuboteca.envs.turns``.
* Chance, bots and the learner's seat follow from ``reset(seed=...)``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from cuboteca.core import batch
from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.constants import OVER
from cuboteca.core.errors import IllegalActionError, OptionError
from cuboteca.envs.one_play import OnePlay
from cuboteca.envs.opponents import choice_of, made, seated_with
from cuboteca.envs.seating import (
    FRAMES_PER_SECOND,
    RENDER_MODES,
    IllegalRule,
    MaskPlace,
    checked,
    checked_render_mode,
)
from cuboteca.envs.values import (
    Info,
    Observation,
    Reward,
    final_rewards,
    masked_space,
    observation_box,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.arrays import BoolArray
    from cuboteca.envs.opponents import Chooser, Opponent

Result: TypeAlias = tuple[Observation, float, bool, bool, Info]


def checked_seat(seat: int | str, seat_count: int) -> int | None:
    """Return the learner's seat; None if it is drawn for every play.

    Raises:
        OptionError: There is no such seat.
    """
    if seat == "any":
        return None
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seat_count:
        raise OptionError(f"seat must be 0 to {seat_count - 1} or 'any', not {seat!r}")
    return seat


class SeatEnv(OnePlay, gymnasium.Env[Observation, Any]):
    """One seat of a game against bots.

    Args:
        game: The game's name.
        opponents: Levels, bots or callables that make them: one for all other seats, or one each,
            clockwise from the learner's.
        seats: Number of seats; by default it follows from the opponents.
        seat: The learner's seat, or "any" to draw it for every play.
        illegal: ``"end"``, ``"random"`` or ``"raise"``.
        mask_in: ``"info"`` or ``"observation"``.
        reward: ``"rank"``, ``"win"`` or ``"points"``.
        render_mode: ``"ansi"``, ``"human"``, ``"rgb_array"`` or None.
        options: The game's options by name.

    Raises:
        OptionError: An argument is not valid; the message says what would be.
        UnknownLevelError: There is no such bot.
    """

    metadata: ClassVar[dict[str, object]] = {  # type: ignore[misc]  # the same for all of a class
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_PER_SECOND,
    }

    def __init__(
        self,
        *,
        game: str,
        opponents: str | Sequence[Opponent] = ("random",),
        seats: int | None = None,
        seat: int | str = 0,
        illegal: IllegalRule = "end",
        mask_in: MaskPlace = "info",
        reward: Reward = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.seating, self._opponents = seated_with(game, seats, opponents, options)
        self._learner = checked_seat(seat, self.seating.seat_count)
        self._illegal: IllegalRule = checked("illegal", illegal, IllegalRule)
        self._mask_in: MaskPlace = checked("mask_in", mask_in, MaskPlace)
        self._reward: Reward = checked("reward", reward, Reward)
        self.render_mode = checked_render_mode(render_mode)
        rules = self.seating.game.rules
        self.action_space = spaces.Discrete(rules.action_count)
        self.observation_space = (
            masked_space(rules.observation_size, rules.action_count)
            if self._mask_in == "observation"
            else observation_box(rules.observation_size)
        )
        self.seat = self._learner or 0
        self._bots: dict[int, Chooser | int] = {}
        self._rng = seeded(0)
        self._over = True
        self._attach()
        self._states = self._start()
        self._marked = np.zeros(rules.action_count, np.bool_)
        self._scratch = np.zeros(rules.action_count, np.bool_)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, object] | None = None,
    ) -> tuple[Observation, Info]:
        """Begin a play and advance it to the learner's first decision.

        Plays that end before it are skipped.
        """
        super().reset(seed=seed, options=options)
        self._rng = seeded(self._seed())
        self._begin()
        while self._over:
            self._begin()
        return self._observation(), self._info()

    def _seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def _begin(self) -> None:
        seat_count = self.seating.seat_count
        if self._learner is None:
            self.seat = int(draw_below(self._rng, seat_count))
        self._bots = {
            (self.seat + 1 + place) % seat_count: made(one, self._seed())
            for place, one in enumerate(self._opponents)
        }
        self._states = self._start()
        self._go_on(-1)

    def step(self, action: Any) -> Result:
        """Take an action for the learner's seat and advance to its next decision.

        Raises:
            IllegalActionError: The action is illegal and ``illegal`` is ``"raise"``, or there is
                nothing to decide.
            OpponentError: A bot failed.
        """
        if self._over:
            raise IllegalActionError("the play is over or has not begun: call reset()")
        reward = self._take(self._legal(action, "info['action_mask']"))
        return self._observation(), reward, self._over, False, self._info()

    def _take(self, number: int | None) -> float:
        """Apply an action, or end the play if there is none; return the reward."""
        if number is None:
            self._over = True
            return -1.0
        self._go_on(number)
        if not self._over:
            return 0.0
        return final_rewards(self._engine, self._state, self.seating.seat_count, self._reward)[
            self.seat
        ]

    def _go_on(self, action: int) -> None:
        """Apply an action, if there is one; draw, and let the bots act.

        Stops when the learner is to move or the play is over.
        """
        mover = self._advance(self._states, action, self._weights, self._rng)
        while mover not in (OVER, self.seat):
            chosen = self._choice(mover)
            mover = self._advance(self._states, chosen, self._weights, self._rng)
        self._over = mover == OVER
        if not self._over:
            self._mark(self._states, self._marked)

    def _choice(self, seat: int) -> int:
        bot = self._bots[seat]
        if isinstance(bot, int):
            choose = self._engine.bound(batch.choose)
            return int(choose(bot, self._state, self._scratch, self._rng))
        return choice_of(bot, self.seating, self._state, seat, self._rng)

    def action_masks(self) -> BoolArray:
        """Return bool[A], the legal actions, where sb3-contrib's MaskablePPO looks for them."""
        if self._over:
            return np.ones(self.seating.game.rules.action_count, np.bool_)
        return self._marked.copy()

    def _observation(self) -> Observation:
        numbers = np.zeros(self.seating.game.rules.observation_size, np.int16)
        self._look(self._states, self.seat, numbers)
        if self._mask_in == "info":
            return numbers
        return {"observation": numbers, "action_mask": self.action_masks().view(np.int8)}

    def _info(self) -> Info:
        info: Info = {"seat": self.seat}
        if self._mask_in == "info":
            info["action_mask"] = self.action_masks().view(np.int8)
        if self._over:
            info["points"] = self._engine.points(self._state, self.seating.seat_count)
            info["end_reason"] = self._engine.end_reason(self._state)
        return info

    def render(self) -> Any:
        """Return the play as ``render_mode`` shows it: what a spectator may know."""
        return self.seating.render(self._state, self.render_mode)


__all__ = [
    "Result",
    "SeatEnv",
    "checked_seat",
]
