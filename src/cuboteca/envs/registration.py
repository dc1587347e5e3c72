"""Makes the games known to Gymnasium; ``import cuboteca.envs`` does it.

``gymnasium.make("cuboteca.envs:cuboteca/...")`` needs no import.
"""

from __future__ import annotations

import gymnasium

from cuboteca.games import SHELF

NAMESPACE = "cuboteca"


def env_id(name: str) -> str:
    """Return Gymnasium's id of a game, such as ``cuboteca/ThisGame-v1`` of ``this_game``."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in name.split('_'))}-v1"


def register_envs() -> None:
    """Register every game of the shelf with Gymnasium; a second call changes nothing."""
    for name in SHELF:
        if env_id(name) in gymnasium.registry:
            continue
        gymnasium.register(
            env_id(name),
            entry_point="cuboteca.envs.single:SeatEnv",
            vector_entry_point="cuboteca.envs.vector:SeatVectorEnv",
            kwargs={"game": name},
        )
