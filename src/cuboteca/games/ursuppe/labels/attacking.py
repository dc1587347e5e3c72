"""Labels of an attack: its price, who may answer and how, what each answer leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import ATTACK_PRICE, DEFENCE_PRICE, MAX_AMOEBAS
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.pieces import gene_pieces, target_piece
from cuboteca.games.ursuppe.rules.attacking import (
    camouflage_of,
    can_defend,
    can_escape,
    crust_price,
    is_armoured,
    survives_being_eaten,
)
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.moving import move_price
from cuboteca.games.ursuppe.rules.sequence import colour_of, has, number_of, other_of, own_of
from cuboteca.games.ursuppe.state import Stage, Use
from cuboteca.games.ursuppe.wording import gene_rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.words import Sentence


def label_of(state: Any, action: int) -> Sentence:
    """Return the label of an attack, or of an answer to one."""
    match state.stage:
        case Stage.FEED:
            attacker = int(state.active) * MAX_AMOEBAS + int(state.number)
            return _attack(state, "choice-attack", attacker, action - a.ATTACK)
        case Stage.RETRY:
            if action == a.GIVE_UP_ATTACK:
                key = "choice-give-up-attack" if state.phase == 1 else "choice-give-up-aggression"
                return say(key, gene_rule(Gene.PERSISTENCE))
            return _attack(state, "choice-retry", int(state.attacker), action - a.ATTACK)
        case Stage.AGGRESSION:
            if action == a.NO_AGGRESSION:
                return say("choice-no-aggression", gene_rule(Gene.AGGRESSION))
            own, other = int(own_of(state, action)), int(other_of(action))
            return _attack(state, "choice-aggression", own, other)
        case Stage.DEFENCE:
            return _answer(state, action)
        case Stage.REFIGHT:
            rule = gene_rule(Gene.PERSISTENCE)
            again = action == a.FIGHT_AGAIN
            return say("choice-fight-again" if again else "choice-yield", rule)
        case _:
            return _crust(state, action)


def _attack(state: Any, key: str, attacker: int, target: int) -> Sentence:
    args: dict[str, Any] = {"attacker": target_piece(attacker), "target": target_piece(target)}
    if key != "choice-retry":
        args["price"] = ATTACK_PRICE
    rule = gene_rule(Gene.STRUGGLE if state.phase == 1 else Gene.AGGRESSION)
    obstacles = gene_pieces(_obstacles(state, attacker, target))
    if obstacles:
        return say(f"{key}-against", rule, **args, genes=obstacles)
    return say(key, rule, **args)


def _obstacles(state: Any, attacker: int, target: int) -> Iterator[Gene]:
    """Yield the genes with which the target may answer, or which act by themselves."""
    colour = colour_of(target)
    points = int(state.bp[colour])
    used = 0 if state.original else int(state.used[colour][number_of(target)])
    if camouflage_of(state, colour_of(attacker)) < 2:  # else nobody can answer
        can_pay = points >= move_price(state, colour)
        if can_escape(state, colour) and can_pay and not used & Use.ESCAPE:
            yield Gene.ESCAPE if has(state, colour, Gene.ESCAPE) else Gene.ALARM
        can_pay = points >= DEFENCE_PRICE
        if can_defend(state, target, attacker) and can_pay and not used & Use.DEFENCE:
            yield Gene.DEFENCE
    if is_armoured(state, target, attacker):
        yield Gene.ARMOUR
        return
    if crust_price(state, colour):
        yield Gene.HARD_CRUST
    if state.phase == 1 and survives_being_eaten(state, target, attacker):
        yield Gene.MOUTHFUL


def _answer(state: Any, action: int) -> Sentence:
    colour = colour_of(state.target)
    target = target_piece(state.target)
    match action:
        case a.ESCAPE:
            gene = Gene.ESCAPE if has(state, colour, Gene.ESCAPE) else Gene.ALARM
            price = int(move_price(state, colour))
            return say("choice-escape", gene_rule(gene), target=target, price=price)
        case a.DEFEND:
            rule = gene_rule(Gene.DEFENCE)
            return say("choice-defend", rule, target=target, price=DEFENCE_PRICE)
        case _:
            key, gene = _without_defence(state, colour)
            return say(key, gene_rule(gene), target=target)


def _without_defence(state: Any, colour: int) -> tuple[str, Gene]:
    """Return what becomes of the target that does not answer, and by which gene."""
    if is_armoured(state, state.target, state.attacker):
        damage = int(state.damage[colour][number_of(state.target)]) + 1
        dies = damage >= damage_limit(state, colour)
        return "choice-no-defence-armour-death" if dies else "choice-no-defence-armour", Gene.ARMOUR
    if crust_price(state, colour):
        key = "choice-no-defence-crust"
        if state.bp[colour_of(state.attacker)] < crust_price(state, colour):
            key += "-unpaid-original" if state.original else "-unpaid"
        return key, Gene.HARD_CRUST
    if state.phase == 1 and survives_being_eaten(state, state.target, state.attacker):
        return "choice-no-defence-mouthful", Gene.MOUTHFUL
    return "choice-no-defence", Gene.STRUGGLE if state.phase == 1 else Gene.AGGRESSION


def _crust(state: Any, action: int) -> Sentence:
    rule = gene_rule(Gene.HARD_CRUST)
    if action == a.PAY_CRUST:
        price = int(crust_price(state, colour_of(state.target)))
        return say("choice-pay-crust", rule, price=price, target=target_piece(state.target))
    key = "choice-refuse-crust-original" if state.original else "choice-refuse-crust"
    return say(key, rule, attacker=target_piece(state.attacker))
