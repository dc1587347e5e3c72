"""An attack, step by step, and deaths of any kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe.actions import (
    DEFEND,
    ESCAPE,
    FIGHT_AGAIN,
    GIVE_UP_ATTACK,
    NO_AGGRESSION,
    NO_DEFENCE,
    PAY_CRUST,
)
from cuboteca.games.ursuppe.components import (
    ATTACK_PRICE,
    DEFENCE_PRICE,
    MAX_AMOEBAS,
    NATURAL_CUBES,
    NO_CELL,
    TARGETS,
)
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.pieces import cube_pieces, gene_piece, target_piece
from cuboteca.games.ursuppe.rules.attacking import crust_price, is_armoured
from cuboteca.games.ursuppe.rules.dying import is_dying, kill
from cuboteca.games.ursuppe.rules.moving import move_price
from cuboteca.games.ursuppe.rules.sequence import cell_of, colour_of, has, number_of
from cuboteca.games.ursuppe.state import Result, Stage
from cuboteca.games.ursuppe.wording import HUNGER_RULE, copy_of, gene_rule, space_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence
    from cuboteca.games.ursuppe.telling.replaying import Moment


def told_attack(moment: Moment) -> Iterator[Sentence]:
    """Tell that an attack begins."""
    now = moment.now
    yield say(
        "tell-attack",
        attacker=target_piece(now.attacker),
        target=target_piece(now.target),
        space=space_word(now.battlefield),
        price=ATTACK_PRICE,
    )


def _aggression(moment: Moment) -> Iterator[Sentence]:
    if moment.event != NO_AGGRESSION:
        yield from told_attack(moment)
    elif moment.asked:
        yield say("tell-no-aggression", who=moment.who(moment.was.decider))


def _attacked(moment: Moment) -> Iterator[Sentence]:
    if moment.now.undefendable:
        gene = gene_piece(Gene.CAMOUFLAGE_2)
        yield say(
            "tell-camouflage",
            gene_rule(Gene.CAMOUFLAGE_2),
            gene=gene,
            target=target_piece(moment.now.target),
        )


def _camouflage(moment: Moment) -> Iterator[Sentence]:
    now = moment.now
    yield say(
        "tell-camouflage-hidden" if now.undefendable else "tell-camouflage-seen",
        gene_rule(Gene.CAMOUFLAGE_1),
        die=int(now.die),
        target=target_piece(now.target),
    )


def _defence(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    target = target_piece(was.target)
    if moment.event == ESCAPE:
        yield say("tell-escape", target=target, price=int(move_price(was, colour_of(was.target))))
    elif moment.event == DEFEND:
        yield say("tell-defend", target=target, price=DEFENCE_PRICE)
    elif moment.event == NO_DEFENCE and moment.asked:
        yield say("tell-no-defence", target=target)


def _fight(moment: Moment) -> Iterator[Sentence]:
    now = moment.now
    yield say(
        "tell-fight-won" if now.die < now.second_die else "tell-fight-lost",
        attacker=target_piece(now.attacker),
        target=target_piece(now.target),
        attacking=int(now.die),
        defending=int(now.second_die),
    )


def _refight(moment: Moment) -> Iterator[Sentence]:
    if moment.event == FIGHT_AGAIN:
        yield say("tell-fight-again", target=target_piece(moment.was.target))


def _escaped(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    target = target_piece(was.target)
    if was.clung:
        yield say("tell-dragged", attacker=target_piece(was.attacker), target=target)
    elif cell_of(was, was.target) != was.battlefield:
        yield say("tell-escaped", target=target)
    else:
        yield say("tell-not-escaped", target=target, space=space_word(was.battlefield))


def _answered(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    if is_armoured(was, was.target, was.attacker):
        dies = is_dying(moment.now, was.target)
        yield _hurt("tell-armour-death" if dies else "tell-armour", moment, Gene.ARMOUR)
    else:
        yield from _refused(moment)


def _hurt(key: str, moment: Moment, gene: Gene) -> Sentence:
    """Tell that the target survives with a damage point."""
    target = moment.was.target
    return say(
        key,
        gene_rule(gene),
        target=target_piece(target),
        total=int(moment.now.damage[colour_of(target)][number_of(target)]),
    )


def _crust(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    if moment.event == PAY_CRUST:
        yield say(
            "tell-crust-paid",
            attacker=target_piece(was.attacker),
            price=int(crust_price(was, colour_of(was.target))),
        )
    else:
        yield from _refused(moment)


def _refused(moment: Moment) -> Iterator[Sentence]:
    """Tell what becomes of an attacker that does not pay for the Hard Crust."""
    was, now = moment.was, moment.now
    attacker = target_piece(was.attacker)
    if now.result == Result.DEAD and cell_of(now, was.attacker) == NO_CELL:
        yield say("tell-crust", gene_rule(Gene.HARD_CRUST), attacker=attacker)
        yield from told_death("tell-die", was, now, was.attacker)
    elif now.stage == Stage.FAILURE:
        yield say("tell-crust-failed", gene_rule(Gene.HARD_CRUST), attacker=attacker)


def _success(moment: Moment) -> Iterator[Sentence]:
    was, now = moment.was, moment.now
    colour = colour_of(was.target)
    if cell_of(now, was.target) != NO_CELL:
        yield _hurt("tell-mouthful", moment, Gene.MOUTHFUL)
        return
    attacker = target_piece(was.attacker)
    key = "tell-eaten" if was.phase == 1 else "tell-killed"
    yield from told_death(key, was, now, was.target, attacker=attacker)
    if now.alarmed[colour] and not was.alarmed[colour]:
        yield say("tell-alarm", gene_rule(Gene.ALARM), who=moment.who(colour))


def _failure(moment: Moment) -> Iterator[Sentence]:
    if moment.now.stage == Stage.RETRY:
        yield say("tell-failed", attacker=target_piece(moment.was.attacker))


def _retry(moment: Moment) -> Iterator[Sentence]:
    was, now = moment.was, moment.now
    attacker = target_piece(was.attacker)
    if moment.event != GIVE_UP_ATTACK:
        yield say("tell-attack-again", attacker=attacker, target=target_piece(now.target))
    elif moment.asked:
        yield say("tell-attack-given-up", attacker=attacker)


def _attack_over(moment: Moment) -> Iterator[Sentence]:
    was, now = moment.was, moment.now
    attacker = was.attacker
    if was.result != Result.FAILURE:
        return
    if was.phase == 1:
        total = int(now.damage[colour_of(attacker)][number_of(attacker)])
        yield say("tell-failed-starve", HUNGER_RULE, attacker=target_piece(attacker), total=total)
    else:
        yield say("tell-failed", attacker=target_piece(attacker))


# deaths


def told_death(key: str, was: Any, now: Any, amoeba: int, **args: Any) -> Iterator[Sentence]:
    """Tell a death, the cubes that take the place, and whom a bang has hurt."""
    cell = int(cell_of(was, amoeba))
    placed = [int(now.food[cell][c] - was.food[cell][c]) for c in range(int(was.colour_count))]
    cubes = cube_pieces(placed)
    args |= {"amoeba": target_piece(amoeba), "space": space_word(cell)}
    if cubes:
        yield say(key, **args, cubes=cubes)
    else:
        yield say(f"{key}-no-cubes", **args)
    if has(was, colour_of(amoeba), Gene.BANG):
        hurt = [other for other in range(TARGETS) if _damage(now, other) > _damage(was, other)]
        pieces = tuple(target_piece(other) for other in hurt)
        if pieces:
            yield say("tell-bang", gene_rule(Gene.BANG), amoebas=pieces)


def _damage(state: Any, amoeba: int) -> int:
    return int(state.damage[colour_of(amoeba)][number_of(amoeba)])


def _deaths(moment: Moment) -> Iterator[Sentence]:
    """Tell natural deaths in their order, which only the passes of the rules show."""
    state = copy_of(moment.was)
    died = True
    anybody = False
    while died:
        died = False
        for colour in list(state.order)[: int(state.colour_count)]:
            for number in range(MAX_AMOEBAS):
                amoeba = int(colour) * MAX_AMOEBAS + number
                if is_dying(state, amoeba):
                    before = copy_of(state)
                    kill(state, amoeba, NATURAL_CUBES)
                    yield from told_death("tell-die", before, state, amoeba)
                    died = anybody = True
    if not anybody and moment.was.turn == 0:
        yield say("tell-no-deaths")


TELLERS: dict[int, Callable[[Moment], Iterator[Sentence]]] = {
    Stage.ATTACKED: _attacked,
    Stage.CAMOUFLAGE: _camouflage,
    Stage.DEFENCE: _defence,
    Stage.FIGHT: _fight,
    Stage.REFIGHT: _refight,
    Stage.ESCAPED: _escaped,
    Stage.ANSWERED: _answered,
    Stage.CRUST: _crust,
    Stage.SUCCESS: _success,
    Stage.FAILURE: _failure,
    Stage.RETRY: _retry,
    Stage.ATTACK_OVER: _attack_over,
    Stage.DEATHS: _deaths,
    Stage.AGGRESSION: _aggression,
}
