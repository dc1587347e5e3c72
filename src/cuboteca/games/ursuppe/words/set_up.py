"""Words of the set-up, and of placing an amoeba, then and in phase 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import AMOEBAS, MAX_AMOEBAS
from cuboteca.games.ursuppe.rules.dividing import division_price
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import cell_of
from cuboteca.games.ursuppe.rules.set_up import LEAST_TOTAL, roller
from cuboteca.games.ursuppe.state import Placing, Stage, State
from cuboteca.games.ursuppe.words import phrases as p
from cuboteca.games.ursuppe.words.phrases import Refusals, StageWords, Step, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Argument, Sentence

# the order by dice


def _start_taken(state: State, action: int) -> Sentence:
    track = action - a.START + 1
    colour = list(state.marker).index(track)
    return say("why-start-taken", p.START_RULE, track=track, who=p.who(state, colour))


# which amoeba


def _ask_number(state: State) -> Sentence:
    key = "prompt-number"
    if state.phase == 0:
        key = "prompt-number-set-up"
    elif state.placing == Placing.FREE:
        key = "prompt-number-free"
    return say(key, count=p.amoebas_to_come(state, state.decider, state.to_place))


def chosen(state: State, action: int) -> int:
    """Return the amoeba whose number is chosen: ``colour * 7 + number``."""
    return state.decider * MAX_AMOEBAS + action - a.NUMBER


#: Why an amoeba of a number cannot be placed, free or for points.
NUMBER_REFUSALS: Refusals = {
    Refusal.NUMBER_TOO_HIGH: lambda s, _: say(
        "why-number-high", p.NUMBER_RULE, last=AMOEBAS[s.colour_count]
    ),
    Refusal.NUMBER_TAKEN: lambda s, action: say(
        "why-number-taken",
        p.NUMBER_RULE,
        amoeba=chosen(s, action),
        space=cell_of(s, chosen(s, action)),
    ),
}


# where


def _label_place(state: State, action: int) -> Sentence:
    rule = p.PLACING_RULE if state.phase == 0 else p.DIVISION_RULE
    space = action - a.PLACE
    return p.with_cubes("choice-place", rule, state.food[space], space=space)


def _about_space(key: str, rule: str) -> Callable[[State, int], Sentence]:
    return lambda _, action: say(key, rule, space=action - a.PLACE)


_PLACED = {
    Placing.FREE: "tell-place-free",
    Placing.EXPLOSION: "tell-place-explosion",
    Placing.DUMMY: "tell-place-dummy",
}


def _log_place(step: Step) -> Iterator[Sentence]:
    was, colour, number = step.was, step.was.decider, step.was.number
    args: dict[str, Argument] = {
        "who": step.who(colour),
        "amoeba": colour * MAX_AMOEBAS + number,
        "space": step.event - a.PLACE,
    }
    placing = Placing(was.placing)
    if placing == Placing.DIVISION:
        yield say("tell-divide", **args, price=division_price(was, colour))
    elif placing in _PLACED:
        yield say(_PLACED[placing], **args)
    else:
        yield say("tell-place", **args, damage=step.now.damage[colour][number])


STAGES: dict[int, StageWords] = {
    Stage.FIRST_CARD: StageWords(log=lambda step: [say("tell-first-card", card=step.event)]),
    Stage.DICE: StageWords(
        log=lambda step: [
            say("tell-dice", who=step.who(roller(step.was)), total=step.event + LEAST_TOTAL)
        ]
    ),
    Stage.TIES: StageWords(
        log=lambda step: [say("tell-tie")] if step.now.stage == Stage.DICE else []
    ),
    Stage.START: StageWords(
        prompt=lambda _: say("prompt-start"),
        label=lambda _, action: say("choice-start", p.START_RULE, track=action - a.START + 1),
        target=lambda _, action: p.start_target(action - a.START + 1),
        refusals={
            Refusal.START_TOO_FAR: lambda s, _: say(
                "why-start-far", p.START_RULE, last=s.colour_count
            ),
            Refusal.START_TAKEN: _start_taken,
        },
        log=lambda step: [
            say("tell-start", who=step.who(step.was.decider), track=step.event - a.START + 1)
        ],
    ),
    Stage.NUMBER: StageWords(
        prompt=_ask_number,
        label=lambda s, action: say("choice-number", p.NUMBER_RULE, amoeba=chosen(s, action)),
        target=lambda s, action: p.amoeba_target(s.decider, action - a.NUMBER),
        refusals=NUMBER_REFUSALS,
    ),
    Stage.PLACE: StageWords(
        prompt=lambda s: say(
            "prompt-place-set-up" if s.phase == 0 else "prompt-place", amoeba=p.acting(s)
        ),
        label=_label_place,
        target=lambda _, action: p.cell_target(action - a.PLACE),
        refusals={
            Refusal.SPACE_TAKEN: _about_space("why-place-taken", p.PLACING_RULE),
            Refusal.OWN_SPACE: _about_space("why-place-own", p.DIVISION_RULE),
            Refusal.FAR_SPACE: _about_space("why-place-far", p.DIVISION_RULE),
        },
        log=_log_place,
    ),
}
