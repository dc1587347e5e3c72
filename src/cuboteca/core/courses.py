"""Lessons as they are played, by the rules of their games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.lessons import Lesson, Step
    from cuboteca.core.record import State
    from cuboteca.core.words import LogEntry

_KEPT = 64  # lessons


@dataclass(frozen=True)
class Reached:
    """A step as it is played; its states are not to be changed.

    Attributes:
        before: In which something is asked.
        after: After the right answer and all that then happens.
        told: The log of that.
        action: The right answer; None where nothing is asked.
    """

    before: State
    after: State
    told: tuple[LogEntry, ...]
    action: int | None


@lru_cache(_KEPT)
def course_of(game: Game, lesson: Lesson) -> tuple[Reached, ...]:
    """Return the steps of a lesson as they are played.

    Raises:
        NotationError: An event or a position is not written as the game's notation asks.
        IllegalActionError: An event is against the rules.
    """
    state: State | None = None
    course = []
    for step in lesson.steps:
        if step.position:
            state = game.notation.parse_state(step.position)
        if state is None:
            raise ValueError(f"the lesson '{lesson.name}' begins without a position")
        reached = _played(game, state, step)
        state = reached.after
        course.append(reached)
    return tuple(course)


def _played(game: Game, before: State, step: Step) -> Reached:
    engine = engine_of(game, "interpreted")
    after = engine.copy(before)
    told = []
    action = game.notation.parse_action(before, step.right) if step.right else None
    for text in (step.right, *step.then) if step.right else step.then:
        draws = engine.to_move(after) == CHANCE
        read = game.notation.parse_outcome if draws else game.notation.parse_action
        event, earlier = read(after, text), engine.copy(after)
        engine.apply(after, event)
        told.append(game.presentation.log_entry(earlier, event, after))
    return Reached(before, after, tuple(told), action)


__all__ = ["Reached", "course_of"]
