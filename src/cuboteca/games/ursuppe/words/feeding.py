"""Words of phase 1, feeding: what may still come of a cube, where cubes come from and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.decisions import refusal
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.feeding import feeding_space, possible_meals, suction_of
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.state import NOBODY, Stage, State
from cuboteca.games.ursuppe.words import phrases as p
from cuboteca.games.ursuppe.words.attacking import label_hunt, log_attack, target_refusals
from cuboteca.games.ursuppe.words.phrases import Refusals, StageWords, Step, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence

# the meal


def _feeding_question(state: State) -> str:
    if state.no_attack:
        return "prompt-feed-dragged"
    if not any(_is_legal(state, action) for action in range(a.HOST, a.EATEN)):
        return "prompt-feed-hungry"
    return "prompt-feed-or" if _is_legal(state, a.STARVE) else "prompt-feed"


def _is_legal(state: State, action: int) -> bool:
    return refusal(state, action) == Refusal.OK


def _label_meal(state: State, action: int) -> Sentence:
    if action >= a.ATTACK:
        return label_hunt(state, action)
    if action == a.STARVE:
        total = state.damage[state.active][state.number] + 1
        limit = damage_limit(state, state.active)
        return say("choice-starve", p.HUNGER_RULE, total=total, limit=limit)
    if action == a.EATEN:
        return say("choice-eaten", p.FEEDING_RULE, cubes=state.meal)
    if action >= a.BITE:
        return _label_bite(state, action - a.BITE)
    return say("choice-host", Gene.PARASITISM, who=p.who(state, action - a.HOST))


def _label_bite(state: State, colour: int) -> Sentence:
    """Return the label of a cube, with the meal where only one is left that begins so."""
    meals = possible_meals(state, colour)
    if len(meals) == 1:
        return say("choice-bite-last", p.FEEDING_RULE, cube=colour, cubes=meals[0])
    return say("choice-bite", p.FEEDING_RULE, cube=colour, count=len(meals))


def _tap_meal(state: State, action: int) -> str:
    space = feeding_space(state)
    if action >= a.ATTACK:
        return p.amoeba_target(*divmod(action - a.ATTACK, box.MAX_AMOEBAS))
    if a.BITE <= action < a.EATEN:
        return p.food_target(space, action - a.BITE)
    if a.HOST <= action < a.BITE:
        colour = action - a.HOST
        return p.amoeba_target(colour, list(state.cell[colour]).index(space))
    return ""


def _gene_missing(_state: State, action: int) -> Sentence:
    if action < a.ATTACK:
        return p.no_gene(Gene.PARASITISM)
    return say("why-gene-or", Gene.STRUGGLE, gene=Gene.STRUGGLE, other=Gene.AGGRESSION)


def _host_lacks(key: str) -> Callable[[State, int], Sentence]:
    return lambda s, action: say(key, Gene.PARASITISM, who=p.who(s, action - a.HOST))


_MEAL_REFUSALS: Refusals = {
    Refusal.MUST_EAT: lambda _, __: say("why-must-eat", p.FEEDING_RULE),
    Refusal.NOT_WHOLE: lambda _, __: say("why-no-whole-meal", p.FEEDING_RULE),
    Refusal.NO_MEAL: lambda s, action: say(
        "why-bite-no-meal", p.FEEDING_RULE, cube=action - a.BITE, space=feeding_space(s)
    ),
    Refusal.OWN_CUBE: lambda _, action: say("why-bite-own", p.FEEDING_RULE, cube=action - a.BITE),
    Refusal.PAST_COLOUR: lambda _, action: say("why-order", p.FEEDING_RULE, cube=action - a.BITE),
    Refusal.NOT_IN_PLAY: lambda _, action: say(
        "why-colour", p.FEEDING_RULE, cube=action - (a.BITE if action >= a.BITE else a.HOST)
    ),
    Refusal.GENE_MISSING: _gene_missing,
    Refusal.OWN_HOST: lambda _, __: say("why-host-own", Gene.PARASITISM),
    Refusal.HOST_AWAY: _host_lacks("why-host-away"),
    Refusal.HOST_POOR: _host_lacks("why-host-points"),
    Refusal.HOST_USELESS: lambda _, __: say("why-host-no-meal", Gene.PARASITISM),
    Refusal.DRAGGED: lambda _, __: say("why-dragged", Gene.HOLDING),
    Refusal.TOO_DEAR: lambda s, _: p.too_dear(s, s.active, box.ATTACK_PRICE, Gene.STRUGGLE),
    **target_refusals(lambda s, action: (p.acting(s), action - a.ATTACK)),
}


def _log_feed(step: Step) -> Iterator[Sentence]:
    was = step.was
    if step.event >= a.ATTACK:
        yield from log_attack(step)
    elif step.event == a.STARVE:
        total = step.now.damage[was.active][was.number]
        yield say("tell-starve", p.HUNGER_RULE, amoeba=p.acting(was), total=total)


def _log_meal(step: Step) -> Iterator[Sentence]:
    """Tell a meal once its cubes have gone, and the digestion where it follows at once."""
    was, now = step.was, step.now
    if now.stage not in (Stage.EXCRETE, Stage.FED):
        return
    cell = feeding_space(was)
    out = now.food[cell][was.active] - was.food[cell][was.active]
    key = "tell-eat-excrete" if out else "tell-eat-nothing-out"
    yield say(
        "tell-eat" if now.stage == Stage.EXCRETE else key,
        amoeba=p.acting(was),
        cubes=was.meal,
        space=cell,
        out=p.cube_piece(was.active, out),
    )
    if any(was.sucked):
        yield say("tell-sucked", cubes=was.sucked, space=box.NEIGHBOUR[cell][was.suck_from])
    if was.host != NOBODY:
        yield say("tell-host", who=step.who(was.host))
    yield from _log_toxic(step)


# where cubes come from


def _ask_suction(state: State) -> Sentence:
    if state.stage == Stage.SUCK:
        key = "prompt-suck"
    elif refusal(state, a.SUCK_NOTHING) == Refusal.OK:
        key = "prompt-suction"
    else:
        key = "prompt-suction-needed"
    return say(key, amoeba=p.acting(state), cubes=state.meal)


def _neighbour(state: State, action: int) -> int:
    """Return the space that is chosen, or is to be chosen, to suck cubes from."""
    chosen = action - a.SUCK_FROM if state.stage == Stage.SUCTION else state.suck_from
    return box.NEIGHBOUR[feeding_space(state)][chosen]


def _label_suction(state: State, action: int) -> Sentence:
    if action == a.SUCK_NOTHING:
        return say("choice-suck-nothing", Gene.SUCTION_1, space=feeding_space(state))
    space = _neighbour(state, action)
    if action < a.SUCKED:
        return say("choice-suck-from", Gene.SUCTION_1, space=space)
    if action == a.SUCKED:
        return say("choice-sucked", Gene.SUCTION_1, cubes=state.sucked, space=space)
    return say("choice-suck", Gene.SUCTION_1, cube=action - a.SUCK, space=space)


def _tap_suction(state: State, action: int) -> str:
    if action == a.SUCK_NOTHING:
        return p.cell_target(feeding_space(state))
    if action == a.SUCKED:
        return ""
    beside = _neighbour(state, action)
    return p.cell_target(beside) if action < a.SUCKED else p.food_target(beside, action - a.SUCK)


def _about_neighbour(key: str) -> Callable[[State, int], Sentence]:
    return lambda s, action: say(key, Gene.SUCTION_1, space=_neighbour(s, action))


_SUCTION_REFUSALS: Refusals = {
    Refusal.SUCTION_NEEDED: lambda _, __: say("why-suck-needed", Gene.SUCTION_1),
    Refusal.NO_SPACE: lambda _, action: say(
        "why-no-space", Gene.SUCTION_1, direction=action - a.SUCK_FROM
    ),
    Refusal.NEIGHBOUR_LACKS: _about_neighbour("why-suck-lacks"),
    Refusal.NEIGHBOUR_USELESS: _about_neighbour("why-suck-useless"),
}
_SUCKED_CUBE_REFUSALS: Refusals = {
    Refusal.SUCTION_NEEDED: lambda _, __: say("why-suck-needed", Gene.SUCTION_1),
    Refusal.SUCTION_UNUSED: lambda _, __: say("why-suck-first", Gene.SUCTION_1),
    Refusal.NOT_IN_PLAY: lambda _, action: say("why-colour", p.FEEDING_RULE, cube=action - a.SUCK),
    Refusal.CUBE_NOT_NEEDED: lambda _, action: say(
        "why-suck-no-need", Gene.SUCTION_1, cube=action - a.SUCK
    ),
    Refusal.NO_CUBE: lambda s, action: say(
        "why-suck-none", Gene.SUCTION_1, cube=action - a.SUCK, space=_neighbour(s, action)
    ),
    Refusal.PAST_COLOUR: lambda _, action: say("why-order", Gene.SUCTION_1, cube=action - a.SUCK),
    Refusal.SUCTION_LIMIT: lambda s, _: say(
        "why-suck-others", Gene.SUCTION_1, limit=suction_of(s, s.active)
    ),
}


# where they go


def _excretion_space(state: State, action: int) -> int:
    cell = feeding_space(state)
    return cell if action == a.EXCRETE_HERE else box.NEIGHBOUR[cell][action - a.EXCRETE]


def _label_excrete(state: State, action: int) -> Sentence:
    space = _excretion_space(state, action)
    out = p.cube_piece(state.active, min(box.DIGESTED, state.supply[state.active]))
    if action == a.EXCRETE_HERE:
        return say("choice-excrete-here", p.DIGESTION_RULE, out=out, space=space)
    return say("choice-excrete", Gene.CLEANLINESS, out=out, space=space)


def _log_excrete(step: Step) -> Iterator[Sentence]:
    was = step.was
    cell = _excretion_space(was, step.event)
    out = step.now.food[cell][was.active] - was.food[cell][was.active]
    excreted = p.cube_piece(was.active, out)
    yield say("tell-excrete", amoeba=p.acting(was), out=excreted, space=cell)
    yield from _log_toxic(step)


def _log_toxic(step: Step) -> Iterator[Sentence]:
    for cell in range(box.CELL_COUNT):
        if step.now.toxic[cell] > step.was.toxic[cell]:
            yield say("tell-toxic-left", space=cell)


STAGES: dict[int, StageWords] = {
    Stage.FEED: StageWords(
        prompt=lambda s: say(
            _feeding_question(s),
            amoeba=p.acting(s),
            space=feeding_space(s),
            points=s.bp[s.active],
        ),
        label=_label_meal,
        target=_tap_meal,
        refusals=_MEAL_REFUSALS,
        log=_log_feed,
    ),
    Stage.MEAL: StageWords(
        prompt=lambda s: say("prompt-meal", amoeba=p.acting(s), cubes=s.meal, count=sum(s.meal)),
        label=_label_meal,
        target=_tap_meal,
        refusals=_MEAL_REFUSALS,
    ),
    Stage.EATING: StageWords(log=_log_meal),
    Stage.SUCTION: StageWords(
        prompt=_ask_suction,
        label=_label_suction,
        target=_tap_suction,
        refusals=_SUCTION_REFUSALS,
        log=_log_meal,
    ),
    Stage.SUCK: StageWords(
        prompt=_ask_suction,
        label=_label_suction,
        target=_tap_suction,
        refusals=_SUCKED_CUBE_REFUSALS,
        log=_log_meal,
    ),
    Stage.EXCRETE: StageWords(
        prompt=lambda s: say("prompt-excrete", amoeba=p.acting(s)),
        label=_label_excrete,
        target=lambda s, action: p.cell_target(_excretion_space(s, action)),
        refusals={
            Refusal.NO_SPACE: lambda _, action: say(
                "why-no-space", Gene.CLEANLINESS, direction=action - a.EXCRETE
            )
        },
        log=_log_excrete,
    ),
}
