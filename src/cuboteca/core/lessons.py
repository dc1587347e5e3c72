"""Lessons: arranged positions, what is asked in each, and what every answer gets.

A lesson is data of a game's package.  It plays on the game's own rules: whoever takes it sits at a
board as at a table and decides with the same buttons.  The others' decisions and all draws are
written down, so that a lesson is the same for everybody.

The texts of a lesson ``first`` are in the game's text files: ``lesson-first-title`` and
``lesson-first-goal`` for lists of lessons, ``lesson-first-end`` when it is done; of its step
``egg``, ``lesson-first-egg`` says what to see and what is asked, ``lesson-first-egg-why`` why the
right answer is right, ``lesson-first-egg-also`` the same of other answers that are right, and
``lesson-first-egg-NAME`` what an ``Answer`` of that name gets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Answer:
    """What wrong answers of one kind get.

    Attributes:
        name: Of the text.
        actions: Beginnings of actions in notation, in whole words: ``"refuse"`` stands for all
            refusals, ``""`` for all actions.
    """

    name: str
    actions: tuple[str, ...]

    def fits(self, action: str) -> bool:
        """Return whether an action in notation gets this answer."""
        return any(_begins(action, one) for one in self.actions)


def _begins(action: str, words: str) -> bool:
    return not words or action == words or action.startswith(words + " ")


@dataclass(frozen=True)
class Step:
    """A position, and what is asked in it.

    Attributes:
        name: Of its texts.
        right: The right answer in notation, with which the lesson goes on; "" where nothing is
            asked.
        also: Beginnings of other actions that are right, as ``Answer.actions``, but for those that
            get an answer of ``wrong``.
        wrong: What all others get, by the first that fits.
        then: What happens after the right answer: decisions of whoever is to move, and draws, in
            notation.
        position: In notation; "" for what the step before has led to.
        shows: Ids of parts of the board that the text speaks of.
    """

    name: str
    right: str = ""
    also: tuple[str, ...] = ()
    wrong: tuple[Answer, ...] = ()
    then: tuple[str, ...] = ()
    position: str = ""
    shows: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Attributes:
        name: Lower-case letters; of its texts and its address.
        minutes: How long it takes.
        steps: The first has a position.
        seat_count: Of the play that follows it.
        options: Of that play, as far as they are not the usual ones.
        seat: Where the learner sits.
    """

    name: str
    minutes: int
    steps: tuple[Step, ...]
    seat_count: int
    options: Mapping[str, bool | int | str] = field(default_factory=dict, hash=False)
    seat: int = 0


def answer_to(step: Step, action: str) -> str:
    """Return the name of the text that an action gets: "why", "also", or that of an ``Answer``.

    Args:
        step: Where something is asked.
        action: A legal action, in notation.

    Raises:
        LookupError: No answer fits.
    """
    if action == step.right:
        return "why"
    for one in step.wrong:
        if one.fits(action):
            return one.name
    if any(_begins(action, one) for one in step.also):
        return "also"
    raise LookupError(f"the step '{step.name}' has no answer to '{action}'")


__all__ = ["Answer", "Lesson", "Step", "answer_to"]
