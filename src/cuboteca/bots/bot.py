"""The interface of bots, and the context in which they decide.

A bot gets a ``DecisionContext``: the view of its seat, the same observation and legal actions as
learners get, and a way to draw states that agree with what the seat knows.  It never gets the state
of the play.
"""

from __future__ import annotations

import functools
import operator
import reprlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import numpy as np

from cuboteca.core.chance import draw_below, mixed, seeded
from cuboteca.core.engine import Mode, engine_of
from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from cuboteca.core.arrays import BoolArray, Int16Array, RngState
    from cuboteca.core.game import Game, Options
    from cuboteca.core.play import Play
    from cuboteca.core.record import State


class UnknownLevelError(CubotecaError):
    """There is no such bot; the message lists the available ones."""


class AnswerError(CubotecaError):
    """A bot's answer was not an action; the message quotes it."""


def action_of(answered: object) -> int:
    """Return a bot's answer as an action; it may be an integer of any type.

    Raises:
        AnswerError: It is not an integer; booleans are not accepted.
    """
    try:
        if not isinstance(answered, bool):
            return operator.index(answered)  # type: ignore[arg-type]  # what it is for
    except TypeError:
        pass
    raise AnswerError(f"answered {reprlib.repr(answered)}, which is not a whole number")


@dataclass(frozen=True)
class DecisionContext:
    """A decision, as known to the seat that has to make it.

    Attributes:
        game: The game.
        options: All options of the play.
        seats: Number of seats at the table.
        seat: The seat that has to decide.
        legal: The legal actions, in ascending order.
    """

    game: Game
    options: Options
    seat_count: int
    seat: int
    legal: tuple[int, ...]
    _known: bytes = field(repr=False)  # a state that agrees with what the seat knows

    @functools.cached_property
    def view(self) -> object:
        """What the seat may know, as the game's own dataclass; made when first used."""
        known = self.game.rules.layout.unpack(self._known)
        return self.game.presentation.view(known, self.seat)

    @functools.cached_property
    def observation(self) -> Int16Array:
        """What the seat may know as numbers: int16[N], read-only, as environments give it."""
        engine = engine_of(self.game, "interpreted")
        observation = engine.observe(engine.restore(self._known), self.seat)
        observation.flags.writeable = False
        return observation

    @functools.cached_property
    def legal_mask(self) -> BoolArray:
        """Which actions are legal: bool[A], read-only; True at each of ``legal``."""
        mask = np.zeros(self.game.rules.action_count, np.bool_)
        mask[list(self.legal)] = True
        mask.flags.writeable = False
        return mask

    def snapshot(self) -> bytes:
        """Return a state that agrees with what the seat knows, as ``Engine.restore`` takes it."""
        return self._known

    def sample(self, rng: RngState, mode: Mode = "interpreted") -> State:
        """Return a state drawn from all that agree with what the seat knows.

        Args:
            rng: uint64[1].
            mode: The engine whose form the state gets.
        """
        engine = engine_of(self.game, mode)
        return engine.resample(engine.restore(self._known), self.seat, rng)


def context_of(play: Play, seat: int, rng: RngState) -> DecisionContext:
    """Return the context of ``seat``, which is to move; ``rng`` draws what it cannot know."""
    engine = play.engine
    return DecisionContext(
        game=play.game,
        options=play.options,
        seat_count=play.seat_count,
        seat=seat,
        legal=tuple(play.legal_actions()),
        _known=engine.snapshot(engine.resample(play.state, seat, rng)),
    )


class Bot(Protocol):
    """Makes decisions for a seat."""

    def choose(self, context: DecisionContext) -> int:
        """Return one of ``context.legal``."""
        ...


class RandomBot:
    """Chooses uniformly among the legal actions.

    Args:
        seed: Seed for its choices.
    """

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def choose(self, context: DecisionContext) -> int:
        """Return a legal action, drawn uniformly."""
        return context.legal[draw_below(self._rng, len(context.legal))]


class GreedyBot:
    """Follows the game's heuristic policy on a state that agrees with what the seat knows.

    Args:
        seed: Breaks ties.
        mode: How the rules run; the choices are the same either way.
    """

    def __init__(self, seed: int, mode: Mode = "interpreted") -> None:
        self._rng = seeded(mixed(seed))
        self._mode: Mode = mode

    def choose(self, context: DecisionContext) -> int:
        """Return the action that the heuristic policy picks."""
        engine = engine_of(context.game, self._mode)
        return engine.heuristic_action(context.sample(self._rng, self._mode), self._rng)


class HeuristicBot:
    """Follows the heuristic policy in some of its decisions and plays at random in the others.

    Args:
        seed: Seed for its choices.
        percent: Percentage of decisions that follow the heuristic policy.
        mode: How the rules run; the choices are the same either way.
    """

    def __init__(self, seed: int, percent: int, mode: Mode = "interpreted") -> None:
        self._rng = seeded(seed, 1)
        self._percent = percent
        self._heuristic = GreedyBot(seed, mode)
        self._dice = RandomBot(seed)

    def choose(self, context: DecisionContext) -> int:
        """Return a legal action."""
        if draw_below(self._rng, 100) < self._percent:
            return self._heuristic.choose(context)
        return self._dice.choose(context)


class SolverBot:
    """Plays what the game's solver advises for a state that agrees with what the seat knows.

    Args:
        seed: Seed for drawing that state; the solver itself is deterministic.
    """

    def __init__(self, seed: int) -> None:
        self._rng = seeded(mixed(seed))

    def choose(self, context: DecisionContext) -> int:
        """Return the action that the solver advises.

        Raises:
            UnknownLevelError: The game has no solver.
        """
        solver = context.game.solver
        if solver is None:
            raise UnknownLevelError(f"{context.game.meta.title} has no solver")
        return solver.solve(context.sample(self._rng), context.seat).action


__all__ = [
    "AnswerError",
    "Bot",
    "DecisionContext",
    "GreedyBot",
    "HeuristicBot",
    "RandomBot",
    "SolverBot",
    "UnknownLevelError",
    "action_of",
    "context_of",
]
