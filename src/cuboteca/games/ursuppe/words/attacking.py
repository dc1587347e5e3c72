"""Words of an attack: its price, who may answer and how, what comes of it; and of deaths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules import attacking as rules
from cuboteca.games.ursuppe.rules.dying import damage_limit, is_dying, kill
from cuboteca.games.ursuppe.rules.moving import move_price
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import (
    cell_of,
    colour_of,
    has,
    number_of,
    other_of,
    own_of,
)
from cuboteca.games.ursuppe.state import Result, Stage, State, Use, copy_of
from cuboteca.games.ursuppe.words import phrases as p
from cuboteca.games.ursuppe.words.phrases import Refusals, StageWords, Step, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence


def _attack_gene(state: State) -> Gene:
    return Gene.STRUGGLE if state.phase == 1 else Gene.AGGRESSION


def _battle(state: State) -> dict[str, int]:
    return {"attacker": state.attacker, "target": state.target, "space": state.battlefield}


# whom to attack


def _label_attack(state: State, key: str, attacker: int, target: int) -> Sentence:
    args = {"attacker": attacker, "target": target, "price": box.ATTACK_PRICE}
    obstacles = tuple(p.gene_piece(gene) for gene in _obstacles(state, attacker, target))
    if obstacles:
        return say(f"{key}-against", _attack_gene(state), **args, genes=obstacles)
    return say(key, _attack_gene(state), **args)


def _obstacles(state: State, attacker: int, target: int) -> Iterator[Gene]:
    """Yield the genes with which the target may answer, or which act by themselves."""
    colour = colour_of(target)
    points = state.bp[colour]
    used = 0 if state.original else state.used[colour][number_of(target)]
    if rules.camouflage_of(state, colour_of(attacker)) < 2:  # else nobody can answer
        can_pay = points >= move_price(state, colour)
        if rules.can_escape(state, colour) and can_pay and not used & Use.ESCAPE:
            yield _escape_gene(state, colour)
        defends = rules.protects(state, Gene.DEFENCE, target, attacker)
        if defends and points >= box.DEFENCE_PRICE and not used & Use.DEFENCE:
            yield Gene.DEFENCE
    if rules.protects(state, Gene.ARMOUR, target, attacker):
        yield Gene.ARMOUR
        return
    if rules.crust_price(state, colour):
        yield Gene.HARD_CRUST
    if state.phase == 1 and rules.protects(state, Gene.MOUTHFUL, target, attacker):
        yield Gene.MOUTHFUL


def _escape_gene(state: State, colour: int) -> Gene:
    """Return the gene by which ``colour``, which can escape, does so."""
    return Gene.ESCAPE if has(state, colour, Gene.ESCAPE) else Gene.ALARM


def label_hunt(state: State, action: int) -> Sentence:
    """Return what an attack of the hungry amoeba is called."""
    return _label_attack(state, "choice-attack", p.acting(state), action - a.ATTACK)


def _label_retry(state: State, action: int) -> Sentence:
    if action == a.GIVE_UP_ATTACK:
        key = "choice-give-up-attack" if state.phase == 1 else "choice-give-up-aggression"
        return say(key, Gene.PERSISTENCE)
    return _label_attack(state, "choice-retry", state.attacker, action - a.ATTACK)


def _label_aggression(state: State, action: int) -> Sentence:
    if action == a.NO_AGGRESSION:
        return say("choice-no-aggression", Gene.AGGRESSION)
    return _label_attack(state, "choice-aggression", own_of(state, action), other_of(action))


def target_refusals(amoebas: Callable[[State, int], tuple[int, int]]) -> Refusals:
    """Return why an amoeba cannot attack another one, whatever its owner pays.

    Args:
        amoebas: ``(state, action)`` to attacker and target.
    """
    return {
        Refusal.OFF_BOARD: lambda s, action: p.off_board(amoebas(s, action)[0], _attack_gene(s)),
        Refusal.OTHER_OFF_BOARD: lambda s, action: p.off_board(
            amoebas(s, action)[1], _attack_gene(s)
        ),
        Refusal.OTHER_SPACE: lambda s, action: p.elsewhere(*amoebas(s, action), _attack_gene(s)),
        Refusal.SAME_AMOEBA: lambda s, _: say("why-attack-itself", _attack_gene(s)),
        Refusal.OWN_TARGET: lambda s, _: say("why-attack-own", _attack_gene(s)),
        Refusal.DAUNTED: lambda s, action: say(
            "why-threat", Gene.THREAT_DISPLAY, amoeba=amoebas(s, action)[1]
        ),
        Refusal.ARMOURED: lambda s, action: say(
            "why-armour", Gene.ARMOUR, amoeba=amoebas(s, action)[1]
        ),
    }


def log_attack(step: Step) -> Iterator[Sentence]:
    """Tell that an attack begins."""
    yield say("tell-attack", **_battle(step.now), price=box.ATTACK_PRICE)


def _log_aggression(step: Step) -> Iterator[Sentence]:
    if step.event != a.NO_AGGRESSION:
        yield from log_attack(step)
    elif step.asked:
        yield say("tell-no-aggression", who=step.who(step.was.decider))


def _log_failure(step: Step) -> Iterator[Sentence]:
    if step.now.stage == Stage.RETRY:
        yield say("tell-failed", attacker=step.was.attacker)


def _log_retry(step: Step) -> Iterator[Sentence]:
    attacker = step.was.attacker
    if step.event != a.GIVE_UP_ATTACK:
        yield say("tell-attack-again", attacker=attacker, target=step.now.target)
    elif step.asked:
        yield say("tell-attack-given-up", attacker=attacker)


# how the attacked one answers


def _log_attacked(step: Step) -> Iterator[Sentence]:
    if step.now.undefendable:
        gene = Gene.CAMOUFLAGE_2
        yield say("tell-camouflage", gene, gene=gene, target=step.now.target)


def _log_camouflage(step: Step) -> Iterator[Sentence]:
    now = step.now
    key = "tell-camouflage-hidden" if now.undefendable else "tell-camouflage-seen"
    yield say(key, Gene.CAMOUFLAGE_1, die=now.die, target=now.target)


def _label_answer(state: State, action: int) -> Sentence:
    colour = colour_of(state.target)
    target = state.target
    match action:
        case a.ESCAPE:
            gene = _escape_gene(state, colour)
            return say("choice-escape", gene, target=target, price=move_price(state, colour))
        case a.DEFEND:
            return say("choice-defend", Gene.DEFENCE, target=target, price=box.DEFENCE_PRICE)
        case _:
            key, gene = _without_answer(state, colour)
            return say(key, gene, target=target)


def _without_answer(state: State, colour: int) -> tuple[str, Gene]:
    """Return what becomes of the target that does not answer, and by which gene."""
    if rules.protects(state, Gene.ARMOUR, state.target, state.attacker):
        damage = state.damage[colour][number_of(state.target)] + 1
        dies = damage >= damage_limit(state, colour)
        return "choice-no-defence-armour-death" if dies else "choice-no-defence-armour", Gene.ARMOUR
    if rules.crust_price(state, colour):
        key = "choice-no-defence-crust"
        if state.bp[colour_of(state.attacker)] < rules.crust_price(state, colour):
            key += "-unpaid-original" if state.original else "-unpaid"
        return key, Gene.HARD_CRUST
    mouthful = rules.protects(state, Gene.MOUTHFUL, state.target, state.attacker)
    if mouthful and state.phase == 1:
        return "choice-no-defence-mouthful", Gene.MOUTHFUL
    return "choice-no-defence", _attack_gene(state)


def _answer_gene(state: State, action: int) -> Gene:
    """Return the gene by which the attacked one would answer."""
    colour = colour_of(state.target)
    if action == a.DEFEND:
        return Gene.DEFENCE
    return _escape_gene(state, colour) if rules.can_escape(state, colour) else Gene.ESCAPE


def _no_answer(state: State, action: int) -> Sentence:
    """Say which gene the answer needs; an escape in phase 1 may also come by an alarm."""
    gene = _answer_gene(state, action)
    if gene == Gene.ESCAPE and state.phase == 1 and state.extra_genes:
        return say("why-no-escape", gene, gene=gene, other=Gene.ALARM)
    return p.no_gene(gene)


def _camouflaged(state: State, _action: int) -> Sentence:
    hidden = has(state, colour_of(state.attacker), Gene.CAMOUFLAGE_2)
    gene = Gene.CAMOUFLAGE_2 if hidden else Gene.CAMOUFLAGE_1
    return say("why-camouflaged", gene, gene=gene)


def _answer_too_dear(state: State, action: int) -> Sentence:
    colour = colour_of(state.target)
    price = move_price(state, colour) if action == a.ESCAPE else box.DEFENCE_PRICE
    return p.too_dear(state, colour, price, _answer_gene(state, action))


def _log_answer(step: Step) -> Iterator[Sentence]:
    target = step.was.target
    if step.event == a.ESCAPE:
        yield say("tell-escape", target=target, price=move_price(step.was, colour_of(target)))
    elif step.event == a.DEFEND:
        yield say("tell-defend", target=target, price=box.DEFENCE_PRICE)
    elif step.asked:
        yield say("tell-no-defence", target=target)


def _log_fight(step: Step) -> Iterator[Sentence]:
    now = step.now
    yield say(
        "tell-fight-won" if now.die < now.second_die else "tell-fight-lost",
        attacker=now.attacker,
        target=now.target,
        attacking=now.die,
        defending=now.second_die,
    )


def _log_escaped(step: Step) -> Iterator[Sentence]:
    was = step.was
    key = "tell-not-escaped" if cell_of(was, was.target) == was.battlefield else "tell-escaped"
    yield say("tell-dragged" if was.clung else key, **_battle(was))


# what comes of it


def _log_answered(step: Step) -> Iterator[Sentence]:
    was = step.was
    if rules.protects(was, Gene.ARMOUR, was.target, was.attacker):
        dies = is_dying(step.now, was.target)
        yield _hurt("tell-armour-death" if dies else "tell-armour", step, Gene.ARMOUR)
    else:
        yield from _log_unpaid(step)


def _hurt(key: str, step: Step, gene: Gene) -> Sentence:
    """Tell that the target survives with a damage point."""
    target = step.was.target
    return say(key, gene, target=target, total=_damage(step.now, target))


def _damage(state: State, amoeba: int) -> int:
    return state.damage[colour_of(amoeba)][number_of(amoeba)]


def _label_crust(state: State, action: int) -> Sentence:
    if action == a.PAY_CRUST:
        price = rules.crust_price(state, colour_of(state.target))
        return say("choice-pay-crust", Gene.HARD_CRUST, price=price, target=state.target)
    key = "choice-refuse-crust-original" if state.original else "choice-refuse-crust"
    return say(key, Gene.HARD_CRUST, attacker=state.attacker)


def _log_crust(step: Step) -> Iterator[Sentence]:
    was = step.was
    if step.event == a.PAY_CRUST:
        price = rules.crust_price(was, colour_of(was.target))
        yield say("tell-crust-paid", attacker=was.attacker, price=price)
    else:
        yield from _log_unpaid(step)


def _log_unpaid(step: Step) -> Iterator[Sentence]:
    """Return what happens to an attacker that does not pay for the Hard Crust."""
    now, attacker = step.now, step.was.attacker
    if now.result == Result.DEAD and cell_of(now, attacker) == box.NO_CELL:
        yield say("tell-crust", Gene.HARD_CRUST, attacker=attacker)
        yield from log_death("tell-die", step.was, now, attacker)
    elif now.stage == Stage.FAILURE:
        yield say("tell-crust-failed", Gene.HARD_CRUST, attacker=attacker)


def _log_success(step: Step) -> Iterator[Sentence]:
    was, now = step.was, step.now
    colour = colour_of(was.target)
    if cell_of(now, was.target) != box.NO_CELL:
        yield _hurt("tell-mouthful", step, Gene.MOUTHFUL)
        return
    key = "tell-eaten" if was.phase == 1 else "tell-killed"
    yield from log_death(key, was, now, was.target, attacker=was.attacker)
    if now.alarmed[colour] and not was.alarmed[colour]:
        yield say("tell-alarm", Gene.ALARM, who=step.who(colour))


def _log_attack_over(step: Step) -> Iterator[Sentence]:
    was, attacker = step.was, step.was.attacker
    if was.result == Result.FAILURE and was.phase == 1:
        total = _damage(step.now, attacker)
        yield say("tell-failed-starve", p.HUNGER_RULE, attacker=attacker, total=total)
    elif was.result == Result.FAILURE:
        yield say("tell-failed", attacker=attacker)


# deaths


def log_death(key: str, was: State, now: State, amoeba: int, **args: int) -> Iterator[Sentence]:
    """Tell a death, the cubes that take the place, and whom a bang has hurt."""
    cell = cell_of(was, amoeba)
    cubes = (now.food[cell][c] - was.food[cell][c] for c in range(was.colour_count))
    yield p.with_cubes(key, "", cubes, **args, amoeba=amoeba, space=cell)
    if has(was, colour_of(amoeba), Gene.BANG):
        hurt = (other for other in range(box.TARGETS) if _damage(now, other) > _damage(was, other))
        pieces = tuple(p.amoeba_piece(other) for other in hurt)
        if pieces:
            yield say("tell-bang", Gene.BANG, amoebas=pieces)


def _log_deaths(step: Step) -> Iterator[Sentence]:
    """Tell natural deaths in their order, which only the passes of the rules show."""
    state = copy_of(step.was)
    died = True
    anybody = False
    while died:
        died = False
        for colour in list(state.order)[: state.colour_count]:
            for number in range(box.MAX_AMOEBAS):
                amoeba = colour * box.MAX_AMOEBAS + number
                if is_dying(state, amoeba):
                    before = copy_of(state)
                    kill(state, amoeba, box.NATURAL_CUBES)
                    yield from log_death("tell-die", before, state, amoeba)
                    died = anybody = True
    if not anybody and step.was.turn == 0:
        yield say("tell-no-deaths")


def _tap_target(_state: State, action: int) -> str:
    if action < a.ATTACK:
        return ""
    amoeba = action - a.ATTACK if action < a.PAIR else other_of(action)
    return p.amoeba_target(*divmod(amoeba, box.MAX_AMOEBAS))


STAGES: dict[int, StageWords] = {
    Stage.ATTACKED: StageWords(log=_log_attacked),
    Stage.CAMOUFLAGE: StageWords(log=_log_camouflage),
    Stage.DEFENCE: StageWords(
        prompt=lambda s: say(
            "prompt-defence" if s.phase == 1 else "prompt-defence-aggression",
            **_battle(s),
            points=s.bp[s.decider],
        ),
        label=_label_answer,
        refusals={
            Refusal.GENE_MISSING: _no_answer,
            Refusal.CAMOUFLAGED: _camouflaged,
            Refusal.USED_UP: lambda s, action: say(
                "why-used-original" if s.original else "why-used",
                p.ONCE_RULE,
                gene=_answer_gene(s, action),
            ),
            Refusal.TOO_DEAR: _answer_too_dear,
            Refusal.OWN_ATTACKER: lambda _, __: say("why-defence-own", Gene.DEFENCE),
        },
        log=_log_answer,
    ),
    Stage.FIGHT: StageWords(log=_log_fight),
    Stage.REFIGHT: StageWords(
        prompt=lambda s: say("prompt-refight", **_battle(s)),
        label=lambda _, action: say(
            "choice-fight-again" if action == a.FIGHT_AGAIN else "choice-yield", Gene.PERSISTENCE
        ),
        log=lambda step: (
            [say("tell-fight-again", target=step.was.target)] if step.event == a.FIGHT_AGAIN else []
        ),
    ),
    Stage.ESCAPED: StageWords(log=_log_escaped),
    Stage.ANSWERED: StageWords(log=_log_answered),
    Stage.CRUST: StageWords(
        prompt=lambda s: say("prompt-crust", **_battle(s)), label=_label_crust, log=_log_crust
    ),
    Stage.SUCCESS: StageWords(log=_log_success),
    Stage.FAILURE: StageWords(log=_log_failure),
    Stage.RETRY: StageWords(
        prompt=lambda s: say(
            "prompt-retry" if s.phase == 1 else "prompt-retry-aggression", **_battle(s)
        ),
        label=_label_retry,
        target=_tap_target,
        refusals=target_refusals(lambda s, action: (s.attacker, action - a.ATTACK)),
        log=_log_retry,
    ),
    Stage.ATTACK_OVER: StageWords(log=_log_attack_over),
    Stage.AGGRESSION: StageWords(
        prompt=lambda s: say("prompt-aggression", points=s.bp[s.decider]),
        label=_label_aggression,
        target=lambda s, action: "" if action == a.NO_AGGRESSION else _tap_target(s, action),
        refusals=target_refusals(lambda s, action: (own_of(s, action), other_of(action))),
        log=_log_aggression,
    ),
    Stage.DEATHS: StageWords(log=_log_deaths),
}
