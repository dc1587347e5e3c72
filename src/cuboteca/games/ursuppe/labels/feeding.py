"""Labels of feeding: what may still come of a cube, where cubes come from and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import DIGESTED, NEIGHBOUR
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.menu import possible_meals
from cuboteca.games.ursuppe.pieces import cube_piece, cube_pieces
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.feeding import feeding_space
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.wording import (
    DIGESTION_RULE,
    FEEDING_RULE,
    HUNGER_RULE,
    gene_rule,
    space_word,
    who,
)

if TYPE_CHECKING:
    from cuboteca.core.words import Sentence


def label_of(state: Any, action: int) -> Sentence:
    """Return the label of an action with which an amoeba feeds, or starves."""
    match state.stage:
        case Stage.SUCTION | Stage.SUCK:
            return _suction(state, action)
        case Stage.EXCRETE:
            return _excrete(state, action)
    if action == a.STARVE:
        return say(
            "choice-starve",
            HUNGER_RULE,
            total=int(state.damage[state.active][state.number]) + 1,
            limit=int(damage_limit(state, state.active)),
        )
    if action == a.EATEN:
        cubes = cube_pieces([int(count) for count in state.meal])
        return say("choice-eaten", FEEDING_RULE, cubes=cubes)
    if action >= a.BITE:
        return _bite(state, action - a.BITE)
    return say("choice-host", gene_rule(Gene.PARASITISM), who=who(state, action - a.HOST))


def _bite(state: Any, colour: int) -> Sentence:
    """Return the label of a cube, with the meal where only one is left that begins so."""
    meals = possible_meals(state, colour)
    cube = cube_piece(colour)
    if len(meals) == 1:
        return say("choice-bite-last", FEEDING_RULE, cube=cube, cubes=cube_pieces(meals[0]))
    return say("choice-bite", FEEDING_RULE, cube=cube, count=len(meals))


def _suction(state: Any, action: int) -> Sentence:
    rule = gene_rule(Gene.SUCTION_1)
    cell = int(feeding_space(state))
    if action == a.SUCK_NOTHING:
        return say("choice-suck-nothing", rule, space=space_word(cell))
    if action < a.SUCKED:
        beside = NEIGHBOUR[cell][action - a.SUCK_FROM]
        return say("choice-suck-from", rule, space=space_word(beside))
    beside = NEIGHBOUR[cell][state.suck_from]
    if action == a.SUCKED:
        cubes = cube_pieces([int(count) for count in state.sucked])
        return say("choice-sucked", rule, cubes=cubes, space=space_word(beside))
    cube = cube_piece(action - a.SUCK)
    return say("choice-suck", rule, cube=cube, space=space_word(beside))


def _excrete(state: Any, action: int) -> Sentence:
    cell = int(feeding_space(state))
    out = cube_piece(state.active, min(DIGESTED, int(state.supply[state.active])))
    if action == a.EXCRETE_HERE:
        return say("choice-excrete-here", DIGESTION_RULE, out=out, space=space_word(cell))
    beside = NEIGHBOUR[cell][action - a.EXCRETE]
    return say("choice-excrete", gene_rule(Gene.CLEANLINESS), out=out, space=space_word(beside))
