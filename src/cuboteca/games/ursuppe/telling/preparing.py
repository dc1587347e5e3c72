"""The set-up, the environment, genes that fail, and cards that are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe.actions import GIVE_UP, PAY_DEBT, START
from cuboteca.games.ursuppe.components import NO_CARD, OZONE
from cuboteca.games.ursuppe.genes import PAYS
from cuboteca.games.ursuppe.pieces import card_piece, gene_piece
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.set_up import LEAST_TOTAL, roller
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.wording import DEFECT_RULE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence
    from cuboteca.games.ursuppe.telling.replaying import Moment


def _first_card(moment: Moment) -> Iterator[Sentence]:
    yield say("tell-first-card", card=card_piece(moment.event))


def _dice(moment: Moment) -> Iterator[Sentence]:
    who = moment.who(roller(moment.was))
    yield say("tell-dice", who=who, total=moment.event + LEAST_TOTAL)


def _ties(moment: Moment) -> Iterator[Sentence]:
    if moment.now.stage == Stage.DICE:
        yield say("tell-tie")


def _start(moment: Moment) -> Iterator[Sentence]:
    yield say("tell-start", who=moment.who(moment.was.decider), space=moment.event - START + 1)


def _looks(moment: Moment) -> Iterator[Sentence]:
    """Tell who has looked at the next card, and never what it is."""
    was, now = moment.was, moment.now
    for colour in range(int(was.colour_count)):
        if now.known_by[colour] and not was.known_by[colour]:
            yield say("tell-look", who=moment.who(colour))


def _card(moment: Moment) -> Iterator[Sentence]:
    """Tell the card of phase 2, in whichever of two steps it is turned up."""
    if moment.was.next_card != NO_CARD or moment.was.stage == Stage.CARD:
        yield say("tell-card", card=card_piece(int(moment.now.card)))


def _next_defect(moment: Moment) -> Iterator[Sentence]:
    now = moment.now
    if now.stage == Stage.DEFECT:
        yield say(
            "tell-defect",
            DEFECT_RULE,
            who=moment.who(now.decider),
            mutation=int(mutation_sum(now, now.decider)),
            ozone=int(OZONE[now.card]),
            debt=int(now.debt),
        )


def _defect(moment: Moment) -> Iterator[Sentence]:
    was: Any = moment.was
    who = moment.who(was.decider)
    if moment.event == PAY_DEBT:
        yield say("tell-pay-debt", who=who, points=int(was.debt))
    else:
        gene = moment.event - GIVE_UP
        yield say(
            "tell-give-up",
            who=who,
            gene=gene_piece(gene),
            pays=int(PAYS[gene]),
            debt=int(moment.now.debt),
        )


TELLERS: dict[int, Callable[[Moment], Iterator[Sentence]]] = {
    Stage.FIRST_CARD: _first_card,
    Stage.DICE: _dice,
    Stage.TIES: _ties,
    Stage.START: _start,
    Stage.LOOKS: _looks,
    Stage.LOOK: _looks,
    Stage.LOOKS_AHEAD: _looks,
    Stage.LOOK_AHEAD: _looks,
    Stage.ENVIRONMENT: _card,
    Stage.CARD: _card,
    Stage.NEXT_DEFECT: _next_defect,
    Stage.DEFECT: _defect,
}
