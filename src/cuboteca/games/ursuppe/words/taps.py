"""What a tap means on a part of the board that offers nothing: what is refused, or why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.words import Refused
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import CELL_COUNT, CURRENT, NEIGHBOUR, NO_CURRENT
from cuboteca.games.ursuppe.genes import GENE_COUNT, NEEDS, NO_GENE, Gene
from cuboteca.games.ursuppe.rules import decisions
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import cell_of
from cuboteca.games.ursuppe.state import Stage, State
from cuboteca.games.ursuppe.words import asked_of
from cuboteca.games.ursuppe.words import phrases as p
from cuboteca.games.ursuppe.words.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.words import Sentence

#: A way to buy that is not for this gene or this seat; another one says more.
_NO_WAY = (Refusal.LOWER_MISSING, Refusal.NO_OTHER_WAY, Refusal.NO_RIVAL)


def read_tap(state: State, target: str) -> int | Refused:
    """Return the action that the seat to move means by a tap, or why it means none.

    ``target`` is a slash and the id of a space or of a gene card, as nothing is chosen before.
    """
    kind, _, digits = target.partition("/")[2].partition("-")
    place = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 3 else -1
    if kind == "cell" and 0 <= place < CELL_COUNT:
        return _read_space(state, place)
    if kind == "gene" and 0 <= place < GENE_COUNT:
        return _read_gene(state, place)
    return Refused("unknown_action", say("refused-unknown-action"))


def _read_space(state: State, cell: int) -> int | Refused:
    if state.stage == Stage.PLACE:
        return a.PLACE + cell
    if state.stage == Stage.TURN:
        return Refused("not_by_drifting", _not_by_drifting(state))
    if state.stage == Stage.DIRECTION:
        here = cell_of(state, state.traveller)
        ways = [*map(int, NEIGHBOUR[here]), here]  # staying is the direction after the last one
        if cell in ways:
            return a.DIRECTION + ways.index(cell)
        told = say("why-far", p.DIRECTION_RULE, space=cell, amoeba=state.traveller)
        return Refused("far_away", told)
    return _not_now(state)


def _not_by_drifting(state: State) -> Sentence:
    amoeba, current = p.acting(state), CURRENT[state.card]
    if current == NO_CURRENT:
        return say("why-turn-still", p.DRIFT_RULE, amoeba=amoeba)
    return say("why-turn", p.DRIFT_RULE, amoeba=amoeba, direction=current)


def _read_gene(state: State, gene: int) -> int | Refused:
    if state.stage == Stage.SWAP:
        return a.SWAP_FOR + gene
    if state.stage == Stage.GENES:
        ways = list(_ways_to_buy(gene))
        codes = (decisions.refusal(state, way) for way in ways)
        return next(
            (w for w, code in zip(ways, codes, strict=True) if code not in _NO_WAY), ways[0]
        )
    return _not_now(state)


def _ways_to_buy(gene: int) -> Iterator[int]:
    yield a.BUY + gene
    if NEEDS[gene][1] != NO_GENE:
        yield a.BUY_OTHERWISE + gene
    if gene == Gene.SOCIAL:
        yield a.BUY_FROM_RIVAL


def _not_now(state: State) -> Refused:
    return Refused("not_asked", say("why-not-now", p.SEQUENCE_RULE, what=asked_of(state)))


__all__ = ["read_tap"]
