"""Why this amoeba cannot be attacked, and why the attacked one cannot answer so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import DEFENCE_PRICE, NO_CELL
from cuboteca.games.ursuppe.explaining.common import no_gene, too_dear
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.pieces import gene_piece, target_piece
from cuboteca.games.ursuppe.rules.attacking import can_escape, is_armoured, is_daunted
from cuboteca.games.ursuppe.rules.moving import move_price
from cuboteca.games.ursuppe.rules.sequence import (
    cell_of,
    colour_of,
    has,
    number_of,
    other_of,
    own_of,
)
from cuboteca.games.ursuppe.state import Stage, Use
from cuboteca.games.ursuppe.wording import ONCE_RULE, gene_rule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence


def why_no_target(state: Any, attacker: int, target: int) -> Iterator[Sentence]:
    """Yield why ``attacker`` cannot attack ``target``, whatever its owner pays."""
    piece = target_piece(target)
    rule = gene_rule(Gene.STRUGGLE if state.phase == 1 else Gene.AGGRESSION)
    if cell_of(state, attacker) == NO_CELL:
        yield say("why-not-on-board", rule, amoeba=target_piece(attacker))
    elif cell_of(state, target) == NO_CELL:
        yield say("why-not-on-board", rule, amoeba=piece)
    elif attacker == target:
        yield say("why-attack-itself", rule)
    elif cell_of(state, target) != cell_of(state, attacker):
        args = {"amoeba": piece, "attacker": target_piece(attacker)}
        yield say("why-not-same-space", rule, **args)
    elif state.phase != 1 and colour_of(attacker) == colour_of(target):
        yield say("why-attack-own", rule)
    elif is_daunted(state, target, attacker):
        yield say("why-threat", gene_rule(Gene.THREAT_DISPLAY), amoeba=piece)
    elif is_armoured(state, target, attacker):
        yield say("why-armour", gene_rule(Gene.ARMOUR), amoeba=piece)


def _retry(state: Any, action: int) -> Iterator[Sentence]:
    if a.ATTACK <= action < a.ESCAPE:
        yield from why_no_target(state, int(state.attacker), action - a.ATTACK)


def _aggression(state: Any, action: int) -> Iterator[Sentence]:
    if action >= a.PAIR:
        yield from why_no_target(state, int(own_of(state, action)), int(other_of(action)))


def _defence(state: Any, action: int) -> Iterator[Sentence]:
    if action not in (a.ESCAPE, a.DEFEND):
        return
    colour = colour_of(state.target)
    used = int(state.used[colour][number_of(state.target)])
    gene = Gene.DEFENCE
    if action == a.ESCAPE:
        gene = Gene.ALARM if _escapes_by_alarm(state, colour) else Gene.ESCAPE
    bit = Use.ESCAPE if action == a.ESCAPE else Use.DEFENCE
    owned = can_escape(state, colour) if action == a.ESCAPE else has(state, colour, gene)
    price = int(move_price(state, colour)) if action == a.ESCAPE else DEFENCE_PRICE
    if not owned:
        yield _no_answer(state, gene)
    elif state.undefendable:
        camouflage = Gene.CAMOUFLAGE_1
        if has(state, colour_of(state.attacker), Gene.CAMOUFLAGE_2):
            camouflage = Gene.CAMOUFLAGE_2
        yield say("why-camouflaged", gene_rule(camouflage), gene=gene_piece(camouflage))
    elif used & bit:
        key = "why-used-original" if state.original else "why-used"
        yield say(key, ONCE_RULE, gene=gene_piece(gene))
    elif state.bp[colour] < price:
        yield too_dear(state, colour, price, gene_rule(gene))
    else:
        yield say("why-defence-own", gene_rule(gene))


def _escapes_by_alarm(state: Any, colour: int) -> bool:
    return can_escape(state, colour) and not has(state, colour, Gene.ESCAPE)


def _no_answer(state: Any, gene: Gene) -> Sentence:
    """Say which gene the answer needs; an escape in phase 1 may also come by an alarm."""
    if gene == Gene.ESCAPE and state.phase == 1 and state.extra_genes:
        alarm = gene_piece(Gene.ALARM)
        return say("why-no-escape", gene_rule(gene), gene=gene_piece(gene), other=alarm)
    return no_gene(gene)


REASONS: dict[int, Callable[[Any, int], Iterator[Sentence]]] = {
    Stage.RETRY: _retry,
    Stage.AGGRESSION: _aggression,
    Stage.DEFENCE: _defence,
}
