"""The games as environments of PettingZoo, Gymnasium and OpenSpiel.

``from cuboteca.envs import <game>_v1`` gives PettingZoo's module of any registered game, with
``env``, ``raw_env`` and ``parallel_env``; this import also makes all games known to Gymnasium, as
``cuboteca/<Game>-v1``, and to PettingZoo's own ``make``; and ``import cuboteca.envs.openspiel``
registers them with ``pyspiel``.

Nothing here names a game: every registered game has its environments.  The libraries are extras of
the package, ``envs`` and ``openspiel``, and are imported at first use; ``make envs`` installs them.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from cuboteca.envs.modules import EnvModule
from cuboteca.envs.registration import register_envs
from cuboteca.games import game_names

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The name of each game's module.
MODULES = tuple(f"{name}_v1" for name in game_names())


def __getattr__(name: str) -> EnvModule:
    if name not in MODULES:
        raise AttributeError(f"{__name__} has no '{name}'; it has: {', '.join(MODULES)}")
    return EnvModule.of(f"{__name__}.{name}", name.removesuffix("_v1"))


def __dir__() -> Sequence[str]:
    return sorted({*globals(), *MODULES})


def _register() -> None:
    """Let imports find the modules, which no file holds, and the libraries their environments."""
    for name in MODULES:
        sys.modules.setdefault(f"{__name__}.{name}", __getattr__(name))
    register_envs()


_register()


__all__ = [
    "MODULES",
]
