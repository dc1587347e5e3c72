"""What is said at a stage of the sequence of play: the columns of the tables in this package."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from cuboteca.games.ursuppe.words.phrases import who

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from cuboteca.core.words import SeatName, Sentence
    from cuboteca.games.ursuppe.rules.refusals import Refusal
    from cuboteca.games.ursuppe.state import State


def no_words(_state: State) -> Sentence:
    """Refuse: at a stage that asks nothing there is no question."""
    raise LookupError("this stage asks nothing")


def no_label(_state: State, action: int) -> Sentence:
    """Refuse: at a stage that asks nothing no action is offered."""
    raise LookupError(f"action {action} is not offered at this stage")


def no_target(_state: State, _action: int) -> str:
    """Return that nothing on the board is tapped."""
    return ""


def no_entry(_step: Step) -> Iterator[Sentence]:
    """Write nothing into the log."""
    yield from ()


@dataclass(frozen=True)
class Step:
    """A step of the rules; ``now`` is valid until the next step is taken.

    Attributes:
        was: The state before it.
        now: The state after it.
        event: The action or outcome that was taken, NO_EVENT where a stage is passed through.
        asked: Somebody chose or drew it; False: it could only go one way.
    """

    was: State
    now: State
    event: int
    asked: bool

    def who(self, colour: int) -> SeatName | Sentence:
        """Return who plays a colour."""
        return who(self.was, colour)


NO_EVENT = -1

#: By code: ``(state, action)`` to why an action is refused.
Refusals: TypeAlias = "Mapping[Refusal, Callable[[State, int], Sentence]]"


@dataclass(frozen=True)
class StageWords:
    """What is said at one stage.

    Attributes:
        prompt: Of the colour that decides: what is asked of it.
        label: ``(state, action)`` to what a legal action is called.
        target: ``(state, action)`` to the id of what one taps on the board; "" for nothing.
        refusals: Why an action is refused, by the codes that this stage may give.
        log: What a step that was taken at this stage tells.
    """

    prompt: Callable[[State], Sentence] = no_words
    label: Callable[[State, int], Sentence] = no_label
    target: Callable[[State, int], str] = no_target
    refusals: Refusals = field(default_factory=dict)
    log: Callable[[Step], Iterator[Sentence]] = no_entry
