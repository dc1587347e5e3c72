"""What environments of every kind share: spaces, rewards, and how an action is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, SupportsInt, TypeAlias

import numpy as np
from gymnasium import spaces

from cuboteca.envs.kernels import REWARDS, settle

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import State

Reward: TypeAlias = Literal["rank", "win", "points"]

# Any, as in Gymnasium and PettingZoo: the contents depend on how an environment was made
#: An int16 array, or with ``mask_in="observation"`` a dictionary of two arrays.
Observation: TypeAlias = Any
Info: TypeAlias = dict[str, Any]

_LOW, _HIGH = -(2**15), 2**15 - 1


def observation_box(size: int) -> spaces.Box:
    """Return the space of an observation's numbers."""
    return spaces.Box(_LOW, _HIGH, (size,), np.int16)


def masked_space(size: int, actions: int) -> spaces.Dict:
    """Return the space of an observation with its mask."""
    return spaces.Dict(
        {"observation": observation_box(size), "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
    )


def final_rewards(engine: Engine, state: State, seat_count: int, reward: Reward) -> list[float]:
    """Return each seat's reward for a finished play; see ``kernels.settle``."""
    out = np.zeros(seat_count, np.float64)
    settle(
        REWARDS.index(reward),
        np.array(engine.points(state, seat_count)),
        np.array(engine.ranks(state, seat_count)),
        out,
    )
    return [float(value) for value in out]


def whole(action: SupportsInt) -> int | None:
    """Return ``action`` as an integer; None if it is not a whole number."""
    try:
        number = int(action)
    except (TypeError, ValueError, OverflowError):
        return None
    return number if number == action else None


__all__ = [
    "Info",
    "Observation",
    "Reward",
    "final_rewards",
    "masked_space",
    "observation_box",
    "whole",
]
