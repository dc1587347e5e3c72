"""Reasons that several decisions share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe.pieces import cube_piece, gene_piece
from cuboteca.games.ursuppe.wording import FEEDING_RULE, gene_rule

if TYPE_CHECKING:
    from cuboteca.core.words import Sentence
    from cuboteca.games.ursuppe.genes import Gene


def no_gene(gene: Gene) -> Sentence:
    """Say that a gene is needed."""
    return say("why-gene", gene_rule(gene), gene=gene_piece(gene))


def no_gene_of(gene: Gene, other: Gene) -> Sentence:
    """Say that one of two genes is needed."""
    return say("why-gene-or", gene_rule(gene), gene=gene_piece(gene), other=gene_piece(other))


def too_dear(state: Any, colour: int, price: int, rule: str) -> Sentence:
    """Say that the points are too few."""
    return say("why-points", rule, price=int(price), points=int(state.bp[colour]))


def not_in_play(colour: int) -> Sentence:
    """Say that a colour is not in this play."""
    return say("why-colour", FEEDING_RULE, cube=cube_piece(colour))
