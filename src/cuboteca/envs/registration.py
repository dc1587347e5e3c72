"""Registers the games with Gymnasium and PettingZoo; ``import cuboteca.envs`` does it.

``gymnasium.make("cuboteca.envs:cuboteca/...")`` needs no import.
"""

from __future__ import annotations

import importlib.util

from cuboteca.games import game_names

NAMESPACE = "cuboteca"
_KINDS = {"aec": "env", "parallel": "parallel_env"}


def env_id(name: str) -> str:
    """Return Gymnasium's id of a game, such as ``cuboteca/ThisGame-v1`` for ``this_game``."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in name.split('_'))}-v1"


def agents_id(name: str) -> str:
    """Return PettingZoo's id of a game, such as ``cuboteca/this_game-v1``."""
    return f"{NAMESPACE}/{name}-v1"


def register_envs() -> None:
    """Register every game with whichever of both is installed; a second call changes nothing."""
    if importlib.util.find_spec("gymnasium") is not None:
        _tell_gymnasium()
    # older versions of PettingZoo have modules only
    if importlib.util.find_spec("pettingzoo") and importlib.util.find_spec(
        "pettingzoo.env_registry"
    ):
        _tell_pettingzoo()


def _tell_gymnasium() -> None:
    import gymnasium  # noqa: PLC0415  # an extra

    for name in game_names():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                entry_point="cuboteca.envs.single:SeatEnv",
                vector_entry_point="cuboteca.envs.vector:SeatVectorEnv",
                kwargs={"game": name},
            )


def _tell_pettingzoo() -> None:
    from pettingzoo.env_registry import registration  # noqa: PLC0415  # an extra

    known = {"aec": registration.aec_registry, "parallel": registration.parallel_registry}
    for name in game_names():
        for kind, maker in _KINDS.items():
            if agents_id(name) not in known[kind]:
                entry_point = f"cuboteca.envs.{name}_v1:{maker}"
                registration.register(kind, agents_id(name), entry_point)  # type: ignore[call-overload]


__all__ = [
    "NAMESPACE",
    "agents_id",
    "env_id",
    "register_envs",
]
