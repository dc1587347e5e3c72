"""Why an amoeba cannot eat this, starve, or take cubes from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import MAX_AMOEBAS, NEIGHBOUR, NO_CELL
from cuboteca.games.ursuppe.explaining.attacking import why_no_target
from cuboteca.games.ursuppe.explaining.common import (
    no_gene,
    no_gene_of,
    not_in_play,
    too_dear,
)
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.pieces import cube_piece, direction_piece
from cuboteca.games.ursuppe.rules.attacking import can_attack
from cuboteca.games.ursuppe.rules.feeding import feeding_space, missing_here, must_eat, suction_of
from cuboteca.games.ursuppe.rules.sequence import has, is_in
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.wording import FEEDING_RULE, gene_rule, space_word, who

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence


def _feed(state: Any, action: int) -> Iterator[Sentence]:
    if action == a.STARVE:
        yield say("why-must-eat", FEEDING_RULE)
    elif a.ATTACK <= action < a.ESCAPE:
        yield from _attack(state, action - a.ATTACK)
    elif a.HOST <= action < a.BITE:
        yield from _host(state, action - a.HOST)
    else:
        yield from _meal(state, action)


def _attack(state: Any, target: int) -> Iterator[Sentence]:
    rule = gene_rule(Gene.STRUGGLE)
    if not can_attack(state, state.active):
        yield no_gene_of(Gene.STRUGGLE, Gene.AGGRESSION)
    elif state.no_attack:
        yield say("why-dragged", gene_rule(Gene.HOLDING))
    elif must_eat(state):
        yield say("why-must-eat", FEEDING_RULE)
    elif state.bp[state.active] < 1:
        yield too_dear(state, int(state.active), 1, rule)
    else:
        attacker = int(state.active) * MAX_AMOEBAS + int(state.number)
        yield from why_no_target(state, attacker, target)


def _host(state: Any, colour: int) -> Iterator[Sentence]:
    rule = gene_rule(Gene.PARASITISM)
    if not has(state, state.active, Gene.PARASITISM):
        yield no_gene(Gene.PARASITISM)
    elif colour >= state.colour_count:
        yield not_in_play(colour)
    elif colour == state.active:
        yield say("why-host-own", rule)
    elif not is_in(state, colour, feeding_space(state)):
        yield say("why-host-away", rule, who=who(state, colour))
    elif state.bp[colour] < 1:
        yield say("why-host-points", rule, who=who(state, colour))
    else:
        yield say("why-host-no-meal", rule)


def _meal(state: Any, action: int) -> Iterator[Sentence]:
    if a.ATTACK <= action < a.ESCAPE and not can_attack(state, state.active):
        yield no_gene_of(Gene.STRUGGLE, Gene.AGGRESSION)
    elif a.HOST <= action < a.BITE and not has(state, state.active, Gene.PARASITISM):
        yield no_gene(Gene.PARASITISM)
    elif (action == a.STARVE or a.ATTACK <= action < a.ESCAPE) and must_eat(state):
        yield say("why-must-eat", FEEDING_RULE)
    elif action == a.EATEN:
        yield say("why-no-whole-meal", FEEDING_RULE)
    elif a.BITE <= action < a.EATEN:
        colour = action - a.BITE
        cube = cube_piece(colour)
        if colour >= state.colour_count:
            yield not_in_play(colour)
        elif colour == state.active:
            yield say("why-bite-own", FEEDING_RULE, cube=cube)
        elif colour < state.next_bite:
            yield say("why-order", FEEDING_RULE, cube=cube)
        else:
            space = space_word(feeding_space(state))
            yield say("why-bite-no-meal", FEEDING_RULE, cube=cube, space=space)


def _suction(state: Any, action: int) -> Iterator[Sentence]:
    if action == a.SUCK_NOTHING:
        yield say("why-suck-needed", gene_rule(Gene.SUCTION_1))
    elif a.SUCK_FROM <= action < a.SUCKED:
        yield from _neighbour(state, action - a.SUCK_FROM)


def _neighbour(state: Any, direction: int) -> Iterator[Sentence]:
    beside = int(NEIGHBOUR[feeding_space(state)][direction])
    rule = gene_rule(Gene.SUCTION_1)
    if beside == NO_CELL:
        yield say("why-no-space", rule, direction=direction_piece(direction))
    elif any(
        missing_here(state, colour) > state.food[beside][colour]
        for colour in range(int(state.colour_count))
    ):
        yield say("why-suck-lacks", rule, space=space_word(beside))
    else:
        yield say("why-suck-useless", rule, space=space_word(beside))


def _suck(state: Any, action: int) -> Iterator[Sentence]:
    rule = gene_rule(Gene.SUCTION_1)
    if action == a.SUCKED:
        taken = any(int(count) for count in state.sucked)
        yield say("why-suck-needed" if taken else "why-suck-first", rule)
    elif a.SUCK <= action < a.EXCRETE_HERE:
        colour = action - a.SUCK
        cube = cube_piece(colour)
        beside = int(NEIGHBOUR[feeding_space(state)][state.suck_from])
        limit = int(suction_of(state, state.active))
        if colour >= state.colour_count:
            yield not_in_play(colour)
        elif state.sucked[colour] >= state.meal[colour]:
            yield say("why-suck-no-need", rule, cube=cube)
        elif state.sucked[colour] >= state.food[beside][colour]:
            yield say("why-suck-none", rule, cube=cube, space=space_word(beside))
        elif colour < state.next_suck:
            yield say("why-order", rule, cube=cube)
        else:
            yield say("why-suck-others", rule, limit=limit)


def _excrete(state: Any, action: int) -> Iterator[Sentence]:
    if a.EXCRETE <= action < a.HEAL:
        assert NEIGHBOUR[feeding_space(state)][action - a.EXCRETE] == NO_CELL
        direction = direction_piece(action - a.EXCRETE)
        yield say("why-no-space", gene_rule(Gene.CLEANLINESS), direction=direction)


REASONS: dict[int, Callable[[Any, int], Iterator[Sentence]]] = {
    Stage.FEED: _feed,
    Stage.MEAL: _meal,
    Stage.SUCTION: _suction,
    Stage.SUCK: _suck,
    Stage.EXCRETE: _excrete,
}
