"""Why an amoeba cannot move so, or take this cube along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.explaining.common import no_gene, not_in_play, too_dear
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.pieces import cube_piece, direction_piece
from cuboteca.games.ursuppe.rules.moving import carry_limit, move_price
from cuboteca.games.ursuppe.rules.sequence import colour_of, has
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.wording import DIRECTION_RULE, MOVE_RULE, gene_rule, space_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence


def _turn(state: Any, action: int) -> Iterator[Sentence]:
    colour = int(state.active)
    match action:
        case a.MOVE:
            yield too_dear(state, colour, int(move_price(state, colour)), MOVE_RULE)
        case a.HOLD:
            yield no_gene(Gene.HOLDING)
        case a.EAT_FIRST if has(state, colour, Gene.FAST_FOOD):
            yield say("why-eaten-first", gene_rule(Gene.FAST_FOOD))
        case a.EAT_FIRST:
            yield no_gene(Gene.FAST_FOOD)


def _direction(state: Any, action: int) -> Iterator[Sentence]:
    dice = {"die": int(state.die), "second_die": int(state.second_die)}
    if action == a.STAY:
        yield say("why-stay", DIRECTION_RULE, **dice)
    elif a.DIRECTION <= action < a.STAY:
        direction = direction_piece(action - a.DIRECTION)
        yield say("why-direction", DIRECTION_RULE, **dice, direction=direction)


def _carry(state: Any, action: int) -> Iterator[Sentence]:
    if not a.CARRY <= action < a.CLING:
        return
    colour = action - a.CARRY
    rule = gene_rule(Gene.TENTACLE)
    cube = cube_piece(colour)
    limit = int(carry_limit(state, colour_of(state.carrier)))
    if colour >= state.colour_count:
        yield not_in_play(colour)
    elif state.food[state.origin][colour] == 0:
        yield say("why-carry-none", rule, cube=cube, space=space_word(state.origin))
    elif sum(int(count) for count in state.carried) >= limit:
        yield say("why-carry-limit", rule, limit=limit)
    else:
        yield say("why-order", rule, cube=cube)


REASONS: dict[int, Callable[[Any, int], Iterator[Sentence]]] = {
    Stage.TURN: _turn,
    Stage.DIRECTION: _direction,
    Stage.CARRY: _carry,
}
