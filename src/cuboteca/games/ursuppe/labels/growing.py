"""Labels of the set-up and of phases 2 to 4: genes, points, new amoebas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import INCOME, NO_CELL, OZONE
from cuboteca.games.ursuppe.genes import MUTATION, NEEDS, NO_GENE, PAYS, Gene
from cuboteca.games.ursuppe.pieces import amoeba_piece, cube_pieces, gene_piece, target_piece
from cuboteca.games.ursuppe.rules.dividing import HAND_ON_PRICE, HEAL_PRICE, explosion
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.new_genes import price_of, rival_price, rival_with, swap_price
from cuboteca.games.ursuppe.rules.placing import division_price
from cuboteca.games.ursuppe.rules.sequence import colour_of, number_of, other_of, own_of
from cuboteca.games.ursuppe.state import FRESH, Stage
from cuboteca.games.ursuppe.wording import (
    ADVANCED_RULE,
    DEFECT_RULE,
    DIVISION_RULE,
    GENES_RULE,
    NUMBER_RULE,
    PLACING_RULE,
    START_RULE,
    amoebas_to_come,
    gene_rule,
    space_word,
    who,
)

if TYPE_CHECKING:
    from cuboteca.core.words import Sentence


def label_of(state: Any, action: int) -> Sentence:
    """Return the label of an action of the set-up, or of phases 2 to 4."""
    colour = int(state.decider)
    match state.stage:
        case Stage.START:
            return say("choice-start", START_RULE, space=action - a.START + 1)
        case Stage.NUMBER:
            amoeba = amoeba_piece(colour, action - a.NUMBER)
            return say("choice-number", NUMBER_RULE, amoeba=amoeba)
        case Stage.PLACE:
            return _place(state, action - a.PLACE)
        case Stage.DEFECT:
            return _defect(state, colour, action)
        case Stage.GENES:
            return _trade(state, colour, action)
        case Stage.SWAP:
            return _swap(state, action - a.SWAP_FOR)
        case Stage.EXPLOSION:
            return _explosion(state, colour, action)
        case _:
            return _division(state, colour, action)


def _place(state: Any, cell: int) -> Sentence:
    rule = PLACING_RULE if state.phase == 0 else DIVISION_RULE
    cubes = cube_pieces([int(count) for count in state.food[cell]])
    if cubes:
        return say("choice-place", rule, space=space_word(cell), cubes=cubes)
    return say("choice-place-empty", rule, space=space_word(cell))


def _defect(state: Any, colour: int, action: int) -> Sentence:
    debt, points = int(state.debt), int(state.bp[colour])
    if action == a.PAY_DEBT:
        return say("choice-pay-debt", DEFECT_RULE, points=debt, left=points - debt)
    gene = action - a.GIVE_UP
    pays = int(PAYS[gene])
    args: dict[str, Any] = {"gene": gene_piece(gene), "pays": pays}
    if pays > debt:
        return say("choice-give-up-lost", DEFECT_RULE, **args, lost=pays - debt)
    return say("choice-give-up", DEFECT_RULE, **args, debt=debt - pays)


def _trade(state: Any, colour: int, action: int) -> Sentence:
    if action == a.BOUGHT:
        bought = any(have == FRESH for have in state.genes[colour])
        return say("choice-bought" if bought else "choice-buy-nothing", GENES_RULE)
    if action >= a.SWAP:
        rule = gene_rule(Gene.HIGHLY_ADAPTABLE)
        return say("choice-swap", rule, gene=gene_piece(action - a.SWAP))
    if action == a.BUY_FROM_RIVAL:
        rival = int(rival_with(state, colour, Gene.SOCIAL))
        return say(
            "choice-buy-rival",
            gene_rule(Gene.SOCIAL),
            gene=gene_piece(Gene.SOCIAL),
            who=who(state, rival),
            price=int(rival_price(state, colour)),
            mutation=int(mutation_sum(state, colour)) + int(MUTATION[Gene.SOCIAL]),
            ozone=int(OZONE[state.card]),
        )
    otherwise = action >= a.BUY_OTHERWISE
    gene = action - (a.BUY_OTHERWISE if otherwise else a.BUY)
    return _purchase(state, colour, gene, int(NEEDS[gene][int(otherwise)]))


def _purchase(state: Any, colour: int, gene: int, lower: int) -> Sentence:
    mutation = int(mutation_sum(state, colour)) + int(MUTATION[gene])
    args: dict[str, Any] = {
        "gene": gene_piece(gene),
        "price": int(price_of(state, colour, gene)),
        "ozone": int(OZONE[state.card]),
    }
    if lower == NO_GENE:
        return say("choice-buy", GENES_RULE, **args, mutation=mutation)
    mutation -= int(MUTATION[lower])
    args["lower"] = gene_piece(lower)
    return say("choice-buy-advanced", ADVANCED_RULE, **args, mutation=mutation)


def _swap(state: Any, new: int) -> Sentence:
    return say(
        "choice-swap-for",
        gene_rule(Gene.HIGHLY_ADAPTABLE),
        old=gene_piece(int(state.swapped)),
        new=gene_piece(new),
        price=int(swap_price(state.swapped, new)),
    )


def _explosion(state: Any, colour: int, action: int) -> Sentence:
    rule = gene_rule(Gene.POPULATION_EXPLOSION)
    income = int(INCOME[state.colour_count])
    if action == a.TAKE_INCOME:
        return say("choice-income", rule, income=income)
    points = int(state.bp[colour])
    count = amoebas_to_come(state, colour, explosion(state, colour))
    return say("choice-explode", rule, points=points, count=count)


def _division(state: Any, colour: int, action: int) -> Sentence:
    if action == a.DIVIDED:
        return say("choice-divided", DIVISION_RULE, points=int(state.bp[colour]))
    if action >= a.PAIR:
        return _hand_on(state, int(own_of(state, action)), int(other_of(action)))
    if action < a.DIVIDED:
        amoeba = amoeba_piece(colour, action - a.HEAL)
        left = int(state.damage[colour][action - a.HEAL]) - 1
        return say(
            "choice-heal", gene_rule(Gene.HEALING_1), amoeba=amoeba, price=HEAL_PRICE, left=left
        )
    price = int(division_price(state, colour))
    return say(
        "choice-divide",
        DIVISION_RULE,
        amoeba=amoeba_piece(colour, action - a.NUMBER),
        price=price,
        left=int(state.bp[colour]) - price,
    )


def _hand_on(state: Any, own: int, other: int) -> Sentence:
    colour, number = colour_of(other), number_of(other)
    assert state.cell[colour][number] != NO_CELL
    dies = state.damage[colour][number] + 1 >= damage_limit(state, colour)
    return say(
        "choice-hand-on-death" if dies else "choice-hand-on",
        gene_rule(Gene.HEALING_2),
        amoeba=target_piece(own),
        other=target_piece(other),
        price=HAND_ON_PRICE,
    )
