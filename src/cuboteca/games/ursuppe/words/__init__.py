"""All that is said of Ursuppe: what is asked, what can be done, why not, and what happened.

The words of a phase stand in its module, which exports one table: from a stage to its prompt, its
labels, what one taps, its refusals and its entries in the log.  Here they are put to use.

An event lets much happen that nobody is asked about.  ``tell`` takes the steps of the rules once
more, one by one, and words each of them by the stage at which it was taken; so a drift without
points, the only meal or hunger are told as if they had been chosen.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.refusals import CommonRefusal
from cuboteca.core.words import Choice, LogEntry, ScoreSheet, SeatName, Sentence
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe import rules
from cuboteca.games.ursuppe.components import LAST_ROUND
from cuboteca.games.ursuppe.genes import GENE_COUNT, PRICE
from cuboteca.games.ursuppe.notation import format_action
from cuboteca.games.ursuppe.rules import legal_mask
from cuboteca.games.ursuppe.rules.decisions import FIRST_ACTION, only_action
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.state import DECISIONS, DRAWS, WAITS_FOR, Stage, State, Waits, copy_of
from cuboteca.games.ursuppe.words import attacking, feeding, growing, moving, scoring, set_up
from cuboteca.games.ursuppe.words import phrases as p
from cuboteca.games.ursuppe.words.phrases import StageWords, Step, say
from cuboteca.games.ursuppe.words.scoring import score_sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

#: What is said at each stage; nothing at those that are not here.
WORDS: dict[int, StageWords] = {
    **set_up.STAGES,
    **moving.STAGES,
    **feeding.STAGES,
    **attacking.STAGES,
    **growing.STAGES,
    **scoring.STAGES,
}

#: Actions that end a decision, or decline; they are offered last.
_ENDS = (a.STARVE, a.CARRIED, a.SUCKED, a.GIVE_UP_ATTACK, a.BOUGHT, a.DIVIDED, a.NO_AGGRESSION)

#: Actions that pay, draw or give something up, where buttons show less than all of it.
_WEIGHTY = (
    *(a.MOVE, a.MOVE_AGAIN, a.ESCAPE, a.DEFEND, a.NO_DEFENCE),
    *(a.PAY_CRUST, a.REFUSE_CRUST, a.EXPLODE),
)


def choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the legal actions of ``seat`` in words; empty when it is not to move."""
    if state.mover != seat:
        return ()
    mask = [False] * a.ACTION_COUNT
    legal_mask(state, mask)
    legal = [action for action, allowed in enumerate(mask) if allowed]
    words = WORDS[state.stage]
    return tuple(
        Choice(
            action=action,
            notation=format_action(state, action),
            label=words.label(state, action),
            target=words.target(state, action),
            weighty=action in _WEIGHTY,
        )
        for action in sorted(legal, key=_place_in_list)
    )


def _place_in_list(action: int) -> tuple[int, int, int]:
    """Return what actions are sorted by: cubes before hosts, cheap genes first, ends last."""
    if action in _ENDS:
        return (2, 0, action)
    if a.HOST <= action < a.BITE:
        return (1, 0, action)
    for first in (a.BUY, a.BUY_OTHERWISE, a.SWAP, a.SWAP_FOR):
        if first <= action < first + GENE_COUNT:
            return (1 if first >= a.SWAP else 0, PRICE[action - first], action)
    return (0 if action < a.ATTACK or action >= a.HEAL else 1, 0, action)


def where(state: State) -> Sentence:
    """Return the moment of the play."""
    last = state.round_number
    if state.stage == Stage.OVER:
        return say("where-over", round=last)
    if last == 0:
        return p.phase_word(0)
    name = p.phase_word(state.phase)
    return say("where", round=last, rounds=LAST_ROUND, phase=state.phase, name=name)


def prompt(state: State, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    if state.mover == OVER:
        return say("play-is-over")
    if state.mover == CHANCE:
        return say("prompt-drawing")
    if state.mover != seat:
        return say("prompt-waiting", name=SeatName(state.mover), what=asked_of(state))
    question = WORDS[state.stage].prompt(state)
    if state.two_colours:
        return say("prompt-colour", colour=state.decider, prompt=question)
    return question


def asked_of(state: State) -> Sentence:
    """Return in two or three words what the table waits for."""
    return say(f"wait-{Stage(state.stage).name.lower().replace('_', '-')}")


# why not

#: The phase to which actions belong: the first one past them, and the phase; NO_PHASE for several.
NO_PHASE = -1
_PHASES = (
    (a.HEAL, 1),
    (a.NUMBER, 4),
    (a.START, NO_PHASE),
    (a.EXPLODE, 0),
    (a.PAY_DEBT, 4),
    (a.BOUGHT, 2),
    (a.NO_AGGRESSION, 3),
    (a.PAIR, 5),
    (a.ACTION_COUNT, NO_PHASE),
)


def _not_asked(state: State, action: int) -> Sentence:
    """Say that something else is asked, and to which phase the action belongs."""
    phase = next(phase for end, phase in _PHASES if action < end)
    if phase in (NO_PHASE, state.phase):
        return say("why-not-now", p.SEQUENCE_RULE, what=asked_of(state))
    return say("why-other-phase", p.SEQUENCE_RULE, phase=phase, name=p.phase_word(phase))


def _not_your_turn(state: State, _action: int) -> Sentence:
    name = SeatName(state.mover)
    return say("why-not-your-turn", p.SEQUENCE_RULE, seat=name, what=asked_of(state))


def _explain(code: Refusal, state: State, action: int) -> Sentence:
    return WORDS[state.stage].refusals[code](state, action)


#: By code: ``(state, action)`` to why the action is refused, by what the stage says of it.
REFUSALS: dict[int, Callable[[State, int], Sentence]] = {
    **{code: partial(_explain, code) for code in Refusal if code != Refusal.OK},
    Refusal.NOT_ASKED: _not_asked,
    CommonRefusal.NOT_YOUR_TURN: _not_your_turn,
    CommonRefusal.DRAW_PENDING: lambda _, __: say("why-drawing", p.SEQUENCE_RULE),
    CommonRefusal.PLAY_OVER: lambda _, __: say("play-is-over", p.END_RULE),
}


# what happened

#: Stages at which a phase may begin, without words of their own.
_HEADED = (Stage.ROUND, Stage.NEXT_BUYER, Stage.NEXT_DIVIDER)


def tell(before: State, action: int, after: State) -> LogEntry:  # noqa: ARG001
    """Return what the event that led from ``before`` to ``after`` tells the table."""
    sentences: list[Sentence] = []
    sheet: ScoreSheet | None = None
    for step in steps(before, action, frozenset((*WORDS, *_HEADED))):
        sentences += _heading(step)
        if step.was.stage in WORDS:
            sentences += WORDS[step.was.stage].log(step)
        if step.was.stage == Stage.SCORING:
            sheet = score_sheet(step)
    return LogEntry(tuple(sentences), sheet)


def _heading(step: Step) -> Iterator[Sentence]:
    """Head the set-up, and each phase with its round."""
    was, now = step.was, step.now
    if was.stage == Stage.FIRST_CARD:
        yield replace(p.phase_word(0), heading=True)
    elif now.round_number > 0 and (was.phase, was.round_number) != (now.phase, now.round_number):
        name = p.phase_word(now.phase)
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
        if number == p.NO_EVENT and int(WAITS_FOR[state.stage]) != Waits.NOTHING:
            return
        was = copy_of(state) if state.stage in logged else None
        rules.step(state)
        if was is not None:
            yield Step(was, state, number, asked=False)


def _forced(state: State) -> int:
    """Return the only possible event of a stage, NO_EVENT where there is none."""
    if state.stage in DRAWS:
        return int(rules.only_outcome(state))
    return int(only_action(state)) if state.stage in DECISIONS else p.NO_EVENT
