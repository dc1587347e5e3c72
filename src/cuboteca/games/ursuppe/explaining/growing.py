"""Why an amoeba cannot be placed so, healed, or a marker start there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import AMOEBAS, NO_CELL
from cuboteca.games.ursuppe.explaining.common import no_gene, too_dear
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.pieces import amoeba_piece, target_piece
from cuboteca.games.ursuppe.rules.dividing import HAND_ON_PRICE, HEAL_PRICE
from cuboteca.games.ursuppe.rules.placing import division_price
from cuboteca.games.ursuppe.rules.sequence import (
    cell_of,
    colour_of,
    has,
    is_in,
    number_of,
    other_of,
    own_of,
)
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.wording import (
    DIVISION_RULE,
    NUMBER_RULE,
    PLACING_RULE,
    START_RULE,
    gene_rule,
    space_word,
    who,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence


def _start(state: Any, action: int) -> Iterator[Sentence]:
    if not a.START <= action < a.EXPLODE:
        return
    space = action - a.START + 1
    if space > state.colour_count:
        yield say("why-start-far", START_RULE, last=int(state.colour_count))
    for colour in range(int(state.colour_count)):
        if state.marker[colour] == space:
            yield say("why-start-taken", START_RULE, space=space, who=who(state, colour))


def _number(state: Any, action: int) -> Iterator[Sentence]:
    if a.NUMBER <= action < a.PLACE:
        yield from _not_free(state, action - a.NUMBER)


def _not_free(state: Any, number: int) -> Iterator[Sentence]:
    most = int(AMOEBAS[state.colour_count])
    if number >= most:
        yield say("why-number-high", NUMBER_RULE, last=most)
    elif state.cell[state.decider][number] != NO_CELL:
        cell = state.cell[state.decider][number]
        amoeba = amoeba_piece(state.decider, number)
        yield say("why-number-taken", NUMBER_RULE, amoeba=amoeba, space=space_word(cell))


def _place(state: Any, action: int) -> Iterator[Sentence]:
    if not a.PLACE <= action < a.START:
        return
    cell = action - a.PLACE
    space = space_word(cell)
    if state.phase == 0:
        yield say("why-place-taken", PLACING_RULE, space=space)
    elif is_in(state, state.decider, cell):
        yield say("why-place-own", DIVISION_RULE, space=space)
    else:
        yield say("why-place-far", DIVISION_RULE, space=space)


def _division(state: Any, action: int) -> Iterator[Sentence]:
    if a.HEAL <= action < a.DIVIDED:
        yield from _heal(state, action - a.HEAL)
    elif a.NUMBER <= action < a.PLACE:
        yield from _not_free(state, action - a.NUMBER)
        price = int(division_price(state, state.decider))
        if state.bp[state.decider] < price:
            yield too_dear(state, int(state.decider), price, DIVISION_RULE)
    elif action >= a.PAIR:
        yield from _hand_on(state, int(own_of(state, action)), int(other_of(action)))


def _heal(state: Any, number: int) -> Iterator[Sentence]:
    colour = int(state.decider)
    rule = gene_rule(Gene.HEALING_1)
    amoeba = amoeba_piece(colour, number)
    if not has(state, colour, Gene.HEALING_1):
        gone = has(state, colour, Gene.HEALING_2)
        yield (
            say("why-healing-gone", gene_rule(Gene.HEALING_2)) if gone else no_gene(Gene.HEALING_1)
        )
    elif state.cell[colour][number] == NO_CELL:
        yield say("why-not-on-board", rule, amoeba=amoeba)
    elif state.damage[colour][number] == 0:
        yield say("why-no-damage", rule, amoeba=amoeba)
    else:
        yield too_dear(state, colour, HEAL_PRICE, rule)


def _hand_on(state: Any, own: int, other: int) -> Iterator[Sentence]:
    colour = colour_of(own)
    rule = gene_rule(Gene.HEALING_2)
    if not has(state, colour, Gene.HEALING_2):
        yield no_gene(Gene.HEALING_2)
    for amoeba in (own, other):
        if cell_of(state, amoeba) == NO_CELL:
            yield say("why-not-on-board", rule, amoeba=target_piece(amoeba))
    if state.damage[colour][number_of(own)] == 0:
        yield say("why-no-damage", rule, amoeba=target_piece(own))
    elif own == other:
        yield say("why-hand-on-itself", rule)
    elif cell_of(state, own) != cell_of(state, other):
        args = {"amoeba": target_piece(other), "attacker": target_piece(own)}
        yield say("why-not-same-space", rule, **args)
    else:
        yield too_dear(state, colour, HAND_ON_PRICE, rule)


REASONS: dict[int, Callable[[Any, int], Iterator[Sentence]]] = {
    Stage.START: _start,
    Stage.NUMBER: _number,
    Stage.PLACE: _place,
    Stage.DIVISION: _division,
}
