"""Words of phase 1, feeding: what may still come of a cube, where cubes come from and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import (
    ATTACK_PRICE,
    CELL_COUNT,
    DIGESTED,
    MAX_AMOEBAS,
    NEIGHBOUR,
)
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.decisions import refusal
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.feeding import feeding_space, possible_meals, suction_of
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.state import NOBODY, Stage, State
from cuboteca.games.ursuppe.words.attacking import label_hunt, log_attack, target_refusals
from cuboteca.games.ursuppe.words.phrases import (
    DIGESTION_RULE,
    FEEDING_RULE,
    HUNGER_RULE,
    Refusals,
    StageWords,
    Step,
    acting_amoeba,
    amoeba_piece,
    amoeba_target,
    cell_target,
    cube_piece,
    cube_pieces,
    food_target,
    gene_piece,
    gene_rule,
    no_gene,
    no_space,
    not_in_play,
    past,
    say,
    space_word,
    too_dear,
    who,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Argument, Piece, Sentence

# the meal


def _ask_feed(state: State) -> Sentence:
    return say(_feeding_question(state), **acting_amoeba(state))


def _feeding_question(state: State) -> str:
    if state.no_attack:
        return "prompt-feed-dragged"
    if not any(_is_legal(state, action) for action in range(a.HOST, a.EATEN)):
        return "prompt-feed-hungry"
    return "prompt-feed-or" if _is_legal(state, a.STARVE) else "prompt-feed"


def _is_legal(state: State, action: int) -> bool:
    return refusal(state, action) == Refusal.OK


def _ask_meal(state: State) -> Sentence:
    amoeba, cubes = amoeba_piece(state.decider, state.number), cube_pieces(state.meal)
    return say("prompt-meal", amoeba=amoeba, cubes=cubes, count=sum(state.meal))


def _label_meal(state: State, action: int) -> Sentence:
    if action >= a.ATTACK:
        return label_hunt(state, action)
    if action == a.STARVE:
        total = state.damage[state.active][state.number] + 1
        limit = damage_limit(state, state.active)
        return say("choice-starve", HUNGER_RULE, total=total, limit=limit)
    if action == a.EATEN:
        return say("choice-eaten", FEEDING_RULE, cubes=cube_pieces(state.meal))
    if action >= a.BITE:
        return _label_bite(state, action - a.BITE)
    return say("choice-host", gene_rule(Gene.PARASITISM), who=who(state, action - a.HOST))


def _label_bite(state: State, colour: int) -> Sentence:
    """Return the label of a cube, with the meal where only one is left that begins so."""
    meals = possible_meals(state, colour)
    cube = cube_piece(colour)
    if len(meals) == 1:
        return say("choice-bite-last", FEEDING_RULE, cube=cube, cubes=cube_pieces(meals[0]))
    return say("choice-bite", FEEDING_RULE, cube=cube, count=len(meals))


def _tap_meal(state: State, action: int) -> str:
    space = feeding_space(state)
    if action >= a.ATTACK:
        return amoeba_target(*divmod(action - a.ATTACK, MAX_AMOEBAS))
    if a.BITE <= action < a.EATEN:
        return food_target(space, action - a.BITE)
    if a.HOST <= action < a.BITE:
        colour = action - a.HOST
        return amoeba_target(colour, list(state.cell[colour]).index(space))
    return ""


def _cube(action: int) -> Piece:
    return cube_piece(action - a.BITE)


def _gene_missing(_state: State, action: int) -> Sentence:
    if action < a.ATTACK:
        return no_gene(Gene.PARASITISM)
    rule = gene_rule(Gene.STRUGGLE)
    genes = {"gene": gene_piece(Gene.STRUGGLE), "other": gene_piece(Gene.AGGRESSION)}
    return say("why-gene-or", rule, **genes)


def _no_meal(state: State, action: int) -> Sentence:
    space = space_word(feeding_space(state))
    return say("why-bite-no-meal", FEEDING_RULE, cube=_cube(action), space=space)


def _host_lacks(key: str) -> Callable[[State, int], Sentence]:
    return lambda s, action: say(key, gene_rule(Gene.PARASITISM), who=who(s, action - a.HOST))


_MEAL_REFUSALS: Refusals = {
    Refusal.MUST_EAT: lambda _, __: say("why-must-eat", FEEDING_RULE),
    Refusal.NOT_WHOLE: lambda _, __: say("why-no-whole-meal", FEEDING_RULE),
    Refusal.NO_MEAL: _no_meal,
    Refusal.OWN_CUBE: lambda _, action: say("why-bite-own", FEEDING_RULE, cube=_cube(action)),
    Refusal.PAST_COLOUR: lambda _, action: past(action - a.BITE, FEEDING_RULE),
    Refusal.NOT_IN_PLAY: lambda _, action: not_in_play(
        action - (a.BITE if action >= a.BITE else a.HOST)
    ),
    Refusal.GENE_MISSING: _gene_missing,
    Refusal.OWN_HOST: lambda _, __: say("why-host-own", gene_rule(Gene.PARASITISM)),
    Refusal.HOST_AWAY: _host_lacks("why-host-away"),
    Refusal.HOST_POOR: _host_lacks("why-host-points"),
    Refusal.HOST_USELESS: lambda _, __: say("why-host-no-meal", gene_rule(Gene.PARASITISM)),
    Refusal.DRAGGED: lambda _, __: say("why-dragged", gene_rule(Gene.HOLDING)),
    Refusal.TOO_DEAR: lambda s, _: too_dear(s, s.active, ATTACK_PRICE, gene_rule(Gene.STRUGGLE)),
    **target_refusals(lambda s, action: (s.active * MAX_AMOEBAS + s.number, action - a.ATTACK)),
}


def _log_feed(step: Step) -> Iterator[Sentence]:
    was = step.was
    if step.event >= a.ATTACK:
        yield from log_attack(step)
    elif step.event == a.STARVE:
        total = step.now.damage[was.active][was.number]
        amoeba = amoeba_piece(was.active, was.number)
        yield say("tell-starve", HUNGER_RULE, amoeba=amoeba, total=total)


def _log_meal(step: Step) -> Iterator[Sentence]:
    """Tell a meal once its cubes have gone, and the digestion where it follows at once."""
    was, now = step.was, step.now
    if now.stage not in (Stage.EXCRETE, Stage.FED):
        return
    cell = feeding_space(was)
    args: dict[str, Argument] = {
        "amoeba": amoeba_piece(was.active, was.number),
        "cubes": cube_pieces(was.meal),
        "space": space_word(cell),
    }
    out = now.food[cell][was.active] - was.food[cell][was.active]
    if now.stage == Stage.EXCRETE:
        yield say("tell-eat", **args)
    elif out:
        yield say("tell-eat-excrete", **args, out=cube_piece(was.active, out))
    else:
        yield say("tell-eat-nothing-out", **args)
    sucked = cube_pieces(was.sucked)
    if sucked:
        yield say("tell-sucked", cubes=sucked, space=space_word(NEIGHBOUR[cell][was.suck_from]))
    if was.host != NOBODY:
        yield say("tell-host", who=step.who(was.host))
    yield from _log_toxic(step)


# where cubes come from


def _ask_suction(state: State) -> Sentence:
    key = "prompt-suck" if state.stage == Stage.SUCK else "prompt-suction"
    amoeba = amoeba_piece(state.decider, state.number)
    return say(key, amoeba=amoeba, cubes=cube_pieces(state.meal))


def _neighbour(state: State, action: int) -> int:
    """Return the space that is chosen, or is to be chosen, to suck cubes from."""
    chosen = action - a.SUCK_FROM if state.stage == Stage.SUCTION else state.suck_from
    return NEIGHBOUR[feeding_space(state)][chosen]


def _label_suction(state: State, action: int) -> Sentence:
    rule = gene_rule(Gene.SUCTION_1)
    if action == a.SUCK_NOTHING:
        return say("choice-suck-nothing", rule, space=space_word(feeding_space(state)))
    space = space_word(_neighbour(state, action))
    if action < a.SUCKED:
        return say("choice-suck-from", rule, space=space)
    if action == a.SUCKED:
        return say("choice-sucked", rule, cubes=cube_pieces(state.sucked), space=space)
    return say("choice-suck", rule, cube=cube_piece(action - a.SUCK), space=space)


def _tap_suction(state: State, action: int) -> str:
    if action == a.SUCK_NOTHING:
        return cell_target(feeding_space(state))
    if action == a.SUCKED:
        return ""
    beside = _neighbour(state, action)
    return cell_target(beside) if action < a.SUCKED else food_target(beside, action - a.SUCK)


def _suction(key: str) -> Callable[[State, int], Sentence]:
    return lambda _, __: say(key, gene_rule(Gene.SUCTION_1))


def _suction_space(key: str) -> Callable[[State, int], Sentence]:
    return lambda s, action: say(
        key, gene_rule(Gene.SUCTION_1), space=space_word(_neighbour(s, action))
    )


_SUCTION_REFUSALS: Refusals = {
    Refusal.SUCTION_NEEDED: _suction("why-suck-needed"),
    Refusal.NO_SPACE: lambda _, action: no_space(action - a.SUCK_FROM, gene_rule(Gene.SUCTION_1)),
    Refusal.NEIGHBOUR_LACKS: _suction_space("why-suck-lacks"),
    Refusal.NEIGHBOUR_USELESS: _suction_space("why-suck-useless"),
}
_SUCKED_CUBE_REFUSALS: Refusals = {
    Refusal.SUCTION_NEEDED: _suction("why-suck-needed"),
    Refusal.SUCTION_UNUSED: _suction("why-suck-first"),
    Refusal.NOT_IN_PLAY: lambda _, action: not_in_play(action - a.SUCK),
    Refusal.CUBE_NOT_NEEDED: lambda _, action: say(
        "why-suck-no-need", gene_rule(Gene.SUCTION_1), cube=cube_piece(action - a.SUCK)
    ),
    Refusal.NO_CUBE: lambda s, action: say(
        "why-suck-none",
        gene_rule(Gene.SUCTION_1),
        cube=cube_piece(action - a.SUCK),
        space=space_word(_neighbour(s, action)),
    ),
    Refusal.PAST_COLOUR: lambda _, action: past(action - a.SUCK, gene_rule(Gene.SUCTION_1)),
    Refusal.SUCTION_LIMIT: lambda s, _: say(
        "why-suck-others", gene_rule(Gene.SUCTION_1), limit=suction_of(s, s.active)
    ),
}


# where they go


def _excretion_space(state: State, action: int) -> int:
    cell = feeding_space(state)
    return cell if action == a.EXCRETE_HERE else NEIGHBOUR[cell][action - a.EXCRETE]


def _label_excrete(state: State, action: int) -> Sentence:
    space = space_word(_excretion_space(state, action))
    out = cube_piece(state.active, min(DIGESTED, state.supply[state.active]))
    if action == a.EXCRETE_HERE:
        return say("choice-excrete-here", DIGESTION_RULE, out=out, space=space)
    return say("choice-excrete", gene_rule(Gene.CLEANLINESS), out=out, space=space)


def _log_excrete(step: Step) -> Iterator[Sentence]:
    was = step.was
    cell = _excretion_space(was, step.event)
    out = step.now.food[cell][was.active] - was.food[cell][was.active]
    amoeba = amoeba_piece(was.active, was.number)
    excreted = cube_piece(was.active, out)
    yield say("tell-excrete", amoeba=amoeba, out=excreted, space=space_word(cell))
    yield from _log_toxic(step)


def _log_toxic(step: Step) -> Iterator[Sentence]:
    for cell in range(CELL_COUNT):
        if step.now.toxic[cell] > step.was.toxic[cell]:
            yield say("tell-toxic-left", space=space_word(cell))


STAGES: dict[int, StageWords] = {
    Stage.FEED: StageWords(
        prompt=_ask_feed,
        label=_label_meal,
        target=_tap_meal,
        refusals=_MEAL_REFUSALS,
        log=_log_feed,
    ),
    Stage.MEAL: StageWords(
        prompt=_ask_meal, label=_label_meal, target=_tap_meal, refusals=_MEAL_REFUSALS
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
        prompt=lambda s: say("prompt-excrete", **acting_amoeba(s)),
        label=_label_excrete,
        target=lambda s, action: cell_target(_excretion_space(s, action)),
        refusals={
            Refusal.NO_SPACE: lambda _, action: no_space(
                action - a.EXCRETE, gene_rule(Gene.CLEANLINESS)
            )
        },
        log=_log_excrete,
    ),
}
