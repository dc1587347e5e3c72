"""PettingZoo's modules, made for every registered game."""

from __future__ import annotations

import functools
import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cuboteca.envs.extras import needed

if TYPE_CHECKING:
    from collections.abc import Callable

    from pettingzoo import AECEnv, ParallelEnv

    from cuboteca.envs.turns import TurnEnv


class EnvModule(ModuleType):
    """A module of one game, like PettingZoo's own: ``env``, ``raw_env`` and ``parallel_env``.

    All three take ``seats`` (by default the fewest), the game's options by name, and the settings
    of ``cuboteca.envs.turns.TurnEnv``.
    """

    game_name: str

    @classmethod
    def of(cls, name: str, game_name: str) -> EnvModule:
        """Return the module ``name`` of a registered game; always the same object."""
        return _module(name, game_name)

    def raw_env(self, seats: int | None = None, **settings: Any) -> TurnEnv:
        """Return the environment without a wrapper; an illegal action raises."""
        needed("pettingzoo")
        turns = importlib.import_module("cuboteca.envs.turns")
        return turns.TurnEnv(  # type: ignore[no-any-return]
            self.game_name, seats, **({"illegal": "raise"} | settings)
        )

    def env(self, seats: int | None = None, **settings: Any) -> AECEnv[str, Any, int | None]:
        """Return the environment in PettingZoo's wrapper that refuses calls in the wrong order.

        An illegal action ends the play unless ``illegal`` says otherwise.
        """
        needed("pettingzoo")
        from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: PLC0415  # an extra

        return OrderEnforcingWrapper(self.raw_env(seats, **({"illegal": "end"} | settings)))

    def parallel_env(
        self, seats: int | None = None, **settings: Any
    ) -> ParallelEnv[str, Any, int | None]:
        """Return the environment in PettingZoo's wrapper that asks all agents at once.

        In each step only the action of the agent to move counts.
        """
        needed("pettingzoo")
        from pettingzoo.utils.conversions import (  # noqa: PLC0415  # an extra
            turn_based_aec_to_parallel,
        )

        return turn_based_aec_to_parallel(self.env(seats, **settings))

    def __reduce__(self) -> tuple[Callable[..., EnvModule], tuple[str, str]]:
        return _module, (self.__name__, self.game_name)


@functools.cache
def _module(name: str, game_name: str) -> EnvModule:
    module = EnvModule(name, f"PettingZoo's environments of '{game_name}'.")
    module.game_name = game_name
    return module


__all__ = [
    "EnvModule",
]
