"""New genes, income, cell division and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe.actions import (
    BOUGHT,
    BUY,
    BUY_FROM_RIVAL,
    BUY_OTHERWISE,
    DIVIDED,
    EXPLODE,
    HEAL,
    PAIR,
    PLACE,
    SWAP_FOR,
)
from cuboteca.games.ursuppe.components import NO_CELL
from cuboteca.games.ursuppe.genes import NEEDS, NO_GENE, Gene
from cuboteca.games.ursuppe.pieces import amoeba_piece, gene_piece, target_piece
from cuboteca.games.ursuppe.rules.dividing import HAND_ON_PRICE, HEAL_PRICE
from cuboteca.games.ursuppe.rules.new_genes import price_of, rival_price, rival_with, swap_price
from cuboteca.games.ursuppe.rules.placing import division_price
from cuboteca.games.ursuppe.rules.sequence import cell_of, other_of, own_of
from cuboteca.games.ursuppe.state import FRESH, Placing, Stage
from cuboteca.games.ursuppe.telling.attacking import told_death
from cuboteca.games.ursuppe.wording import gene_rule, space_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence
    from cuboteca.games.ursuppe.telling.replaying import Moment


# new genes


def _genes(moment: Moment) -> Iterator[Sentence]:
    was, event = moment.was, moment.event
    colour = int(was.decider)
    who = moment.who(colour)
    if event == BOUGHT:
        if not any(have == FRESH for have in was.genes[colour]):
            yield say("tell-buy-nothing", who=who)
    elif event == BUY_FROM_RIVAL:
        yield say(
            "tell-buy-rival",
            who=who,
            gene=gene_piece(Gene.SOCIAL),
            other=moment.who(rival_with(was, colour, Gene.SOCIAL)),
            price=int(rival_price(was, colour)),
        )
    elif event < BUY_FROM_RIVAL:
        way, gene = (0, event - BUY) if event < BUY_OTHERWISE else (1, event - BUY_OTHERWISE)
        yield _purchase(moment, gene, int(NEEDS[gene][way]))


def _purchase(moment: Moment, gene: int, lower: int) -> Sentence:
    args: dict[str, Any] = {
        "who": moment.who(moment.was.decider),
        "gene": gene_piece(gene),
        "price": int(price_of(moment.was, moment.was.decider, gene)),
    }
    if lower == NO_GENE:
        return say("tell-buy", **args)
    return say("tell-buy-advanced", **args, lower=gene_piece(lower))


def _swap(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    new = moment.event - SWAP_FOR
    yield say(
        "tell-swap",
        who=moment.who(was.decider),
        old=gene_piece(int(was.swapped)),
        new=gene_piece(new),
        price=int(swap_price(was.swapped, new)),
    )


def _reveal(moment: Moment) -> Iterator[Sentence]:
    yield say("tell-reveal", gene=gene_piece(moment.event))


# cell division


def _explosion(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    if moment.event == EXPLODE:
        yield say(
            "tell-explode",
            gene_rule(Gene.POPULATION_EXPLOSION),
            who=moment.who(was.decider),
            points=int(was.bp[was.decider]),
        )


def _income(moment: Moment) -> Iterator[Sentence]:
    was, now = moment.was, moment.now
    total = int(now.bp[was.active])
    points = total - int(was.bp[was.active])
    yield say("tell-income", who=moment.who(was.active), points=points, total=total)


def _division(moment: Moment) -> Iterator[Sentence]:
    was, now, event = moment.was, moment.now, moment.event
    colour = int(was.decider)
    who = moment.who(colour)
    if event >= PAIR:
        own, other = int(own_of(was, event)), int(other_of(event))
        yield say(
            "tell-hand-on",
            who=who,
            amoeba=target_piece(own),
            other=target_piece(other),
            price=HAND_ON_PRICE,
        )
        if cell_of(now, other) == NO_CELL:
            yield from told_death("tell-die", was, now, other)
    elif HEAL <= event < DIVIDED:
        amoeba = amoeba_piece(colour, event - HEAL)
        yield say("tell-heal", who=who, amoeba=amoeba, price=HEAL_PRICE)


_PLACED = {
    Placing.FREE: "tell-place-free",
    Placing.EXPLOSION: "tell-place-explosion",
    Placing.DUMMY: "tell-place-dummy",
}


def _place(moment: Moment) -> Iterator[Sentence]:
    was, now = moment.was, moment.now
    colour, number = int(was.decider), int(was.number)
    args: dict[str, Any] = {
        "who": moment.who(colour),
        "amoeba": amoeba_piece(colour, number),
        "space": space_word(moment.event - PLACE),
    }
    placing = Placing(int(was.placing))
    if placing == Placing.DIVISION:
        yield say("tell-divide", **args, price=int(division_price(was, colour)))
    elif placing in _PLACED:
        yield say(_PLACED[placing], **args)
    else:
        yield say("tell-place", **args, damage=int(now.damage[colour][number]))


TELLERS: dict[int, Callable[[Moment], Iterator[Sentence]]] = {
    Stage.GENES: _genes,
    Stage.SWAP: _swap,
    Stage.REVEAL: _reveal,
    Stage.EXPLOSION: _explosion,
    Stage.INCOME: _income,
    Stage.DIVISION: _division,
    Stage.PLACE: _place,
}
