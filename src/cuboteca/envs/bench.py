"""How fast the environments and PettingZoo's classics are: tasks for ``cuboteca bench``.

A step is a decision with everything that a learner gets: observation, mask, reward, and the next
play where one has ended.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.lab.bench import Task
from cuboteca.lab.peers import open_spiel_plays

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cuboteca.core.game import Game

#: PettingZoo's fastest turn-based games, and one that OpenSpiel has as well.
CLASSICS = ("tictactoe", "connect_four")
#: Plays at once: few enough for their arrays to stay in a core's own cache.
PLAYS = 1024
_SEED = 1


def has_gymnasium() -> bool:
    """Return whether Gymnasium is installed."""
    return importlib.util.find_spec("gymnasium") is not None


def has_classics() -> bool:
    """Return whether PettingZoo is installed, and pygame, without which it has no classics."""
    return all(importlib.util.find_spec(name) is not None for name in ("pettingzoo", "pygame"))


def environment_tasks(game: Game, seat_count: int, threads: Iterable[int] = (1, 2)) -> list[Task]:
    """Return the measurements of the vector environment with the caller playing every seat."""
    return [_environment(game, seat_count, count) for count in threads]


def open_spiel_tasks_of(game: Game, seat_count: int) -> list[Task]:
    """Return the measurement of random plays by way of OpenSpiel."""
    prefix = importlib.import_module("cuboteca.envs.openspiel").PREFIX  # OpenSpiel is an extra
    asked = f"{prefix}{game.name}(players={seat_count})"
    return [open_spiel_plays(asked, "default", "in OpenSpiel, call by call")]


def _environment(game: Game, seat_count: int, threads: int) -> Task:
    from cuboteca.envs.vector import SeatVectorEnv  # noqa: PLC0415  # Gymnasium is an extra

    env = SeatVectorEnv(
        game=game.name, num_envs=PLAYS, seats=seat_count, opponents=None, threads=threads
    )
    env.reset(seed=_SEED)

    def work(steps: int) -> int:
        for _ in range(steps):
            env.step(env.sample_actions())
        return steps * PLAYS

    name = f"environment, {threads} thread{'' if threads == 1 else 's'}"
    return Task(name, "decisions/s", work, "default", "batch")


def has_frames() -> bool:
    """Return whether PettingZoo and the libraries that draw frames are installed."""
    libraries = ("pettingzoo", "resvg_py", "PIL")
    return all(importlib.util.find_spec(name) is not None for name in libraries)


def frame_tasks(game: Game, seat_count: int) -> list[Task]:
    """Return the measurement of a random play with a frame (``rgb_array``) for every decision."""
    from cuboteca.envs.turns import TurnEnv  # noqa: PLC0415  # PettingZoo is an extra

    env = TurnEnv(game.name, seat_count, render_mode="rgb_array")
    env.reset(seed=_SEED)
    choose = random.Random(_SEED).choice  # noqa: S311  # no secret

    def work(steps: int) -> int:
        for _ in range(steps):
            if not env.agents or any(env.terminations.values()):
                env.reset()
            env.step(_legal(env.last()[0], choose))
            env.render()
        return steps

    return [Task("call by call, a frame each", "decisions/s", work, "default")]


def classics_tasks(names: Sequence[str] = CLASSICS) -> list[Task]:
    """Return measurements of PettingZoo's classics, as its ``performance_benchmark`` plays them."""
    return [_classic(name) for name in names]


def _classic(name: str) -> Task:
    env = importlib.import_module(f"pettingzoo.classic.{name}.{name}").env()
    choose = random.Random(_SEED).choice  # noqa: S311  # no secret

    def work(plays: int) -> int:
        decisions = 0
        for _ in range(plays):
            env.reset()
            for _agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else _legal(seen, choose))
                decisions += not over
        return decisions

    return Task("random plays, call by call", "decisions/s", work, f"{name} (PettingZoo)", "python")


def _legal(seen: Any, choose: Callable[[list[int]], int]) -> int:
    return int(choose(np.flatnonzero(seen["action_mask"]).tolist()))


__all__ = [
    "CLASSICS",
    "PLAYS",
    "classics_tasks",
    "environment_tasks",
    "frame_tasks",
    "has_classics",
    "has_frames",
    "has_gymnasium",
    "open_spiel_tasks_of",
]
