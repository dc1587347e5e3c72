"""What ``cuboteca precompile`` compiles for a game's environments: each takes one step."""

from __future__ import annotations

import functools
import importlib.util
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.game import Game

_SEED = 1


def environment_parts(game: Game) -> list[Callable[[], object]]:
    """Return the parts to run; environments whose library is not installed are left out."""
    users: dict[str, tuple[Callable[[str], None], ...]] = {
        "gymnasium": (_step_vector, _step_single),
        "pettingzoo": (_step_turns,),
        "pyspiel": (_step_openspiel,),
    }
    return [
        functools.partial(use, game.name)
        for library, uses in users.items()
        if importlib.util.find_spec(library) is not None
        for use in uses
    ]


def _step_vector(name: str) -> None:
    from cuboteca.envs.vector import SeatVectorEnv  # noqa: PLC0415  # an extra

    env = SeatVectorEnv(game=name, num_envs=2)
    env.reset(seed=_SEED)
    env.step(env.sample_actions())


def _step_single(name: str) -> None:
    from cuboteca.envs.single import SeatEnv  # noqa: PLC0415  # an extra

    env = SeatEnv(game=name)
    env.reset(seed=_SEED)
    env.step(np.flatnonzero(env.action_masks())[0])


def _step_turns(name: str) -> None:
    from cuboteca.envs.turns import TurnEnv  # noqa: PLC0415  # an extra

    env = TurnEnv(name)
    env.reset(seed=_SEED)
    seen, *_ = env.last()
    assert seen is not None, "who is to move observes"
    env.step(np.flatnonzero(seen["action_mask"])[0])


def _step_openspiel(name: str) -> None:
    import pyspiel  # noqa: PLC0415  # an extra

    from cuboteca.envs.openspiel import PREFIX  # noqa: PLC0415  # an extra

    state = pyspiel.load_game(PREFIX + name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.observation_tensor()
    state.apply_action(state.legal_actions()[0])


__all__ = [
    "environment_parts",
]
