"""What happened, as sentences for the log and as the score sheet of a round.

An event lets much happen that nobody is asked about.  ``tell`` takes the steps of the rules once
more, one by one, and words each of them by the stage at which it was taken; so a drift without
points, the only meal or hunger are told as if they had been chosen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE
from cuboteca.core.words import ScoreSheet, Sentence, Telling
from cuboteca.games.ursuppe import rules
from cuboteca.games.ursuppe.rules.decisions import FIRST_ACTION, only_action
from cuboteca.games.ursuppe.state import DECISIONS, DRAWS, WAITS_FOR, Stage, State, Waits, copy_of
from cuboteca.games.ursuppe.words import WORDS
from cuboteca.games.ursuppe.words.phrases import phase_word, say
from cuboteca.games.ursuppe.words.scoring import score_sheet
from cuboteca.games.ursuppe.words.stages import NO_EVENT, Step

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

#: Stages at which a phase may begin, without words of their own.
_HEADED = (Stage.ROUND, Stage.NEXT_BUYER, Stage.NEXT_DIVIDER)


def tell(before: State, action: int, after: State) -> Telling:  # noqa: ARG001
    """Return what the event that led from ``before`` to ``after`` tells the table."""
    sentences: list[Sentence] = []
    sheet: ScoreSheet | None = None
    for step in steps(before, action, frozenset((*WORDS, *_HEADED))):
        sentences += _heading(step)
        if step.was.stage in WORDS:
            sentences += WORDS[step.was.stage].log(step)
        if step.was.stage == Stage.SCORING:
            sheet = score_sheet(step)
    return Telling(tuple(sentences), sheet)


def _heading(step: Step) -> Iterator[Sentence]:
    """Head the set-up, and each phase with its round."""
    was, now = step.was, step.now
    if was.stage == Stage.FIRST_CARD:
        yield replace(say("tell-set-up"), heading=True)
    elif now.round_number > 0 and (was.phase, was.round_number) != (now.phase, now.round_number):
        name = phase_word(now.phase)
        yield replace(
            say("tell-phase", round=now.round_number, phase=now.phase, name=name), heading=True
        )


def steps(before: State, event: int, logged: Container[int]) -> Iterator[Step]:
    """Yield the steps from ``before`` to the next decision, draw or end.

    Only those that are taken at a stage of ``logged``; copies of the state are made for no others.
    """
    state = copy_of(before)
    number = event
    if before.stage in DECISIONS and before.mover == CHANCE:
        number += int(FIRST_ACTION[before.stage])  # what a dummy does at will is drawn
    rules.happen(state, event)
    if before.stage in logged:
        yield Step(before, state, number, asked=True)
    while True:
        number = _forced(state)
        if number == NO_EVENT and WAITS_FOR[state.stage] != Waits.NOTHING:
            return
        was = copy_of(state) if state.stage in logged else None
        rules.step(state)
        if was is not None:
            yield Step(was, state, number, asked=False)


def _forced(state: State) -> int:
    """Return the only possible event of a stage, NO_EVENT where there is none."""
    if state.stage in DRAWS:
        return int(rules.only_outcome(state))
    return int(only_action(state)) if state.stage in DECISIONS else NO_EVENT
