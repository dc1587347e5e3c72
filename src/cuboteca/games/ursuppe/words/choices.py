"""How decisions are offered: what is asked, where the play stands, each action, and why not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.refusals import CommonRefusal
from cuboteca.core.words import Choice, SeatName, Sentence
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import LAST_ROUND
from cuboteca.games.ursuppe.genes import GENE_COUNT, PRICE
from cuboteca.games.ursuppe.notation import format_action
from cuboteca.games.ursuppe.rules import legal_mask
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.state import Stage, State
from cuboteca.games.ursuppe.words import WORDS
from cuboteca.games.ursuppe.words.phrases import (
    END_RULE,
    SEQUENCE_RULE,
    colour_word,
    phase_word,
    say,
)

if TYPE_CHECKING:
    from collections.abc import Callable


#: Actions that end a decision, or decline; they are offered last.
_ENDS = (
    a.STARVE,
    a.CARRIED,
    a.SUCKED,
    a.GIVE_UP_ATTACK,
    a.BOUGHT,
    a.DIVIDED,
    a.NO_AGGRESSION,
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
        return say("where-set-up")
    name = phase_word(state.phase)
    return say("where", round=last, rounds=LAST_ROUND, phase=state.phase, name=name)


def prompt(state: State, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    if state.mover == OVER:
        return say("prompt-over")
    if state.mover == CHANCE:
        return say("prompt-drawing")
    if state.mover != seat:
        return say("prompt-waiting", name=SeatName(state.mover), what=_asked_of(state))
    question = WORDS[state.stage].prompt(state)
    if state.two_colours:
        return say("prompt-colour", colour=colour_word(state.decider), prompt=question)
    return question


def _asked_of(state: State) -> Sentence:
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
        return say("why-not-now", SEQUENCE_RULE, what=_asked_of(state))
    return say("why-other-phase", SEQUENCE_RULE, phase=phase, name=phase_word(phase))


def _not_your_turn(state: State, _action: int) -> Sentence:
    name = SeatName(state.mover)
    return say("why-not-your-turn", SEQUENCE_RULE, seat=name, what=_asked_of(state))


def _explain(code: Refusal, state: State, action: int) -> Sentence:
    return WORDS[state.stage].refusals[code](state, action)


#: By code: ``(state, action)`` to why the action is refused, by what the stage says of it.
REFUSALS: dict[int, Callable[[State, int], Sentence]] = {
    **{code: partial(_explain, code) for code in Refusal if code != Refusal.OK},
    Refusal.NOT_ASKED: _not_asked,
    CommonRefusal.NOT_YOUR_TURN: _not_your_turn,
    CommonRefusal.DRAW_PENDING: lambda _, __: say("why-drawing", SEQUENCE_RULE),
    CommonRefusal.PLAY_OVER: lambda _, __: say("why-over", END_RULE),
}
