"""The same measurements of another engine: OpenSpiel, driven from Python as its users drive it.

Not part of the ordinary installation; the extra ``openspiel`` installs it.
"""

from __future__ import annotations

import importlib.util
import random
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from cuboteca.core.errors import CubotecaError
from cuboteca.core.extras import missing
from cuboteca.lab.bench import Task

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Small, large without chance during play, and with dice.
PEER_GAMES = ("connect_four", "hearts", "backgammon")
#: Written in Python, as our games are for OpenSpiel: a small one, and one with cards.
PYTHON_PEER_GAMES = ("python_tic_tac_toe", "python_block_dominoes")

_UCT = 1.4
_MEGABYTES = 200
_LENGTHS = 50  # random plays to estimate the length of a play


class MissingPeerError(CubotecaError):
    """The peer is not installed; the message says how to install it."""


def has_open_spiel() -> bool:
    """Return whether OpenSpiel is installed."""
    return importlib.util.find_spec("pyspiel") is not None


def is_in_python(game: str) -> bool:
    """Return whether a game of OpenSpiel's is one that it has in Python."""
    return game in PYTHON_PEER_GAMES


def open_spiel_tasks(games: Sequence[str] = PEER_GAMES) -> list[Task]:
    """Return the tasks that measure OpenSpiel's games, its own in Python included.

    Raises:
        MissingPeerError: OpenSpiel is not installed.
    """
    if not has_open_spiel():
        raise MissingPeerError(missing("OpenSpiel", "openspiel"))
    import_module("open_spiel.python.games")  # registers them
    plays = [
        open_spiel_plays(name, name, "random plays, call by call")
        for name in (*games, *PYTHON_PEER_GAMES)
    ]
    return [*plays, *(task for name in games for task in _searches(name))]


def open_spiel_plays(asked: str, group: str, name: str) -> Task:
    """Return the task that plays a game of OpenSpiel at random, step by step from Python.

    Args:
        asked: The game with its parameters, as ``pyspiel.load_game`` takes them.
        group: What the task belongs to.
        name: Of the task.
    """
    import pyspiel  # noqa: PLC0415  # an extra

    game = pyspiel.load_game(asked)
    generator = random.Random(1)  # noqa: S311  # no secret

    def work(plays: int) -> int:
        decisions = 0
        for _ in range(plays):
            decisions += _play_out(game.new_initial_state(), generator)
        return decisions

    return Task(name, "decisions/s", work, group, "python")


def _searches(name: str) -> list[Task]:
    """Time OpenSpiel's own search, written in C++, with one random playout per simulation."""
    import pyspiel  # noqa: PLC0415  # an extra

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:  # which is not searched
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(state.legal_actions()[0])
    plies = _mean_length(state)

    def work(simulations: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, _UCT, simulations, _MEGABYTES, False, 1, False)
        bot.step(state)
        return simulations

    return [
        Task("MCTSBot, whole plays", "simulations/s", work, name),
        Task(
            "MCTSBot, its decisions",
            "decisions/s",
            lambda amount: int(work(amount) * plies),
            name,
            "search",
        ),
    ]


class _PeerState(Protocol):
    """The part of OpenSpiel's State that is used here; OpenSpiel ships no types."""

    def clone(self) -> _PeerState: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...


def _mean_length(start: _PeerState) -> float:
    """Return the mean number of decisions in random plays from a state."""
    generator = random.Random(1)  # noqa: S311  # no secret
    return sum(_play_out(start.clone(), generator) for _ in range(_LENGTHS)) / _LENGTHS


def _play_out(state: _PeerState, generator: random.Random) -> int:
    """Play at random to the end; return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, weights)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions += 1
    return decisions


__all__ = [
    "PEER_GAMES",
    "PYTHON_PEER_GAMES",
    "MissingPeerError",
    "has_open_spiel",
    "is_in_python",
    "open_spiel_plays",
    "open_spiel_tasks",
]
