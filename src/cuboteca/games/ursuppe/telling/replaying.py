"""The steps of the rules that an event brings, one by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE
from cuboteca.games.ursuppe.rules import happen, only_outcome, step
from cuboteca.games.ursuppe.rules.decisions import FIRST_ACTION, only_action
from cuboteca.games.ursuppe.state import FIRST_DECISION, FIRST_PASSING, Stage
from cuboteca.games.ursuppe.wording import copy_of, who

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from cuboteca.core.words import Argument

NO_EVENT = -1

__all__ = ["NO_EVENT", "Moment", "moments"]


@dataclass(frozen=True)
class Moment:
    """A step: the state before and after it; ``now`` is valid until the next step is taken."""

    was: Any
    now: Any
    event: int  # the action or outcome that was taken, NO_EVENT where a stage is passed through
    asked: bool  # somebody chose or drew it; False: it could only go one way

    def who(self, colour: int) -> Argument:
        """Return who plays a colour."""
        return who(self.was, colour)


def moments(before: Any, event: int, told: Container[int]) -> Iterator[Moment]:
    """Yield the steps from ``before`` to the next decision, draw or end.

    Only those that are taken at a stage of ``told``; copies of the state are made for no others.
    """
    state = copy_of(before)
    number = event
    if before.stage >= FIRST_DECISION and before.mover == CHANCE:
        number += int(FIRST_ACTION[before.stage])  # what a dummy does at will is drawn
    happen(state, event)
    if before.stage in told:
        yield Moment(before, state, number, asked=True)
    while True:
        number = _forced(state)
        if number == NO_EVENT and state.stage < FIRST_PASSING:
            return
        was = copy_of(state) if state.stage in told else None
        step(state)
        if was is not None:
            yield Moment(was, state, number, asked=False)


def _forced(state: Any) -> int:
    """Return the only possible event of a stage, NO_EVENT where there is none."""
    if state.stage >= FIRST_PASSING or state.stage == Stage.OVER:
        return NO_EVENT
    if state.stage < FIRST_DECISION:
        return int(only_outcome(state))
    return int(only_action(state))
