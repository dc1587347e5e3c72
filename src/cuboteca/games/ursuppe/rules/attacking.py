"""An attack, step by step: Struggle for Survival in phase 1, Aggression in phase 5.

Price, camouflage, the defender's answers, armour, hard crust, result (ruling: attack-order).  Every
answer is a decision of the colour concerned, out of turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.dying import kill
from cuboteca.games.ursuppe.rules.moving import move_price, set_out
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import (
    ask,
    cell_of,
    colour_of,
    has,
    number_of,
    other_of,
    own_of,
    pass_on,
)
from cuboteca.games.ursuppe.state import NOBODY, Purpose, Result, Stage, State, Use

if TYPE_CHECKING:
    from cuboteca.core.record import Row

CAMOUFLAGED_FROM = 4  # faces of the die


@rule('"Struggle for Survival" (p. 16), "Aggression" (p. 18): the same and more')
def can_attack(state: State, colour: int) -> bool:
    """Return whether a hungry amoeba may attack in phase 1.  Pure."""
    return has(state, colour, Gene.STRUGGLE) or has(state, colour, Gene.AGGRESSION)


@rule(
    '"Armour" (p. 18), "Threat Display" (p. 15), "Defence" (p. 14), "More than a Mouthful" '
    "(p. 13): against opponents; ruling: own-amoebas-attacked, armour-in-aggression, when-mouthful"
)
def protects(state: State, gene: int, target: int, attacker: int) -> bool:
    """Return whether amoeba ``target`` has ``gene`` against ``attacker``, an opponent's.  Pure."""
    owner = colour_of(target)
    return owner != colour_of(attacker) and has(state, owner, gene)


@rule('"Camouflage I" (p. 14), "Camouflage II" (p. 18); ruling: camouflage-die')
def camouflage_of(state: State, colour: int) -> int:
    """Return 2 if no attack of ``colour`` can be answered, 1 if a die decides, else 0.  Pure."""
    if has(state, colour, Gene.CAMOUFLAGE_2):
        return 2
    return 1 if has(state, colour, Gene.CAMOUFLAGE_1) else 0


@rule('"Escape" (p. 14), "Alarm" (p. 13); ruling: answers-in-turn, alarm-lasts')
def can_escape(state: State, colour: int) -> bool:
    """Return whether attacked amoebas of ``colour`` can escape, by gene or alarm.  Pure."""
    alarm = has(state, colour, Gene.ALARM) and state.alarmed[colour] == 1
    return alarm or has(state, colour, Gene.ESCAPE)


@rule('"Hard Crust" (p. 13)')
def crust_price(state: State, colour: int) -> int:
    """Return what an attacker must pay to go on against amoebas of ``colour``.  Pure."""
    return 1 if has(state, colour, Gene.HARD_CRUST) else 0


@rule(
    '"Struggle for Survival" (p. 16): any other amoeba in the space, own ones too; "Aggression" '
    '(p. 18): only those of opponents; "Armour" (p. 18) in phase 1, "Threat Display" (p. 15): '
    "only the same number or a lower one; ruling: threat-by-number, aggression-turn, second-try"
)
def target_refusal(state: State, attacker: int, target: int) -> int:
    """Return why ``attacker`` may not attack ``target`` in this phase, OK where it may.  Pure."""
    cell = cell_of(state, attacker)
    if cell == box.NO_CELL:
        return Refusal.OFF_BOARD
    if cell_of(state, target) != cell:
        off = cell_of(state, target) == box.NO_CELL
        return Refusal.OTHER_OFF_BOARD if off else Refusal.OTHER_SPACE
    if attacker == target:
        return Refusal.SAME_AMOEBA
    if state.phase != 1 and colour_of(attacker) == colour_of(target):
        return Refusal.OWN_TARGET
    higher = number_of(attacker) > number_of(target)
    if higher and protects(state, Gene.THREAT_DISPLAY, target, attacker):
        return Refusal.DAUNTED
    if state.phase == 1 and protects(state, Gene.ARMOUR, target, attacker):
        return Refusal.ARMOURED
    return Refusal.OK


@rule('"Struggle for Survival" (p. 16), "Aggression" (p. 18): in the same space')
def targets_of(state: State, attacker: int) -> int:
    """Return the set of amoebas, ``colour * 7 + number``, that ``attacker`` may attack.  Pure."""
    cell = cell_of(state, attacker)
    targets = 0
    for target in range(state.colour_count * box.MAX_AMOEBAS):
        near = cell_of(state, target) == cell
        if near and target_refusal(state, attacker, target) == Refusal.OK:
            targets |= 1 << target
    return targets


@rule('"Struggle for Survival" (p. 16), "Aggression" (p. 18); ruling: attack-order')
def attack(state: State, attacker: int, target: int) -> None:
    """Pay for an attack and begin it.  Changes: bp, attack, stage."""
    state.bp[colour_of(attacker)] -= box.ATTACK_PRICE
    state.attacker = attacker
    state.target = target
    state.battlefield = cell_of(state, attacker)
    state.second_try = 0
    pass_on(state, Stage.ATTACKED)


@rule('"Aggression" (p. 18); ruling: aggression-turn')
def aggress(state: State, action: int) -> None:
    """Attack an opponent's amoeba in phase 5, or leave it.  Changes: bp, attack, stage."""
    if action == a.NO_AGGRESSION:
        pass_on(state, Stage.NEXT_AGGRESSOR)
    else:
        attack(state, own_of(state, action), other_of(action))


@rule(
    '"Camouflage I" (p. 14), "Camouflage II" (p. 18), ruling: camouflage-die, once-per-round: in '
    "the original each attack renews Defence and Escape"
)
def begin_attack(state: State) -> None:
    """See whether the attacked one can answer at all.  Changes: undefendable, used, stage."""
    state.clung = 0
    state.result = Result.NONE
    camouflage = camouflage_of(state, colour_of(state.attacker))
    state.undefendable = 1 if camouflage > 1 else 0
    if state.original == 1:
        state.used[colour_of(state.target)][number_of(state.target)] = 0
    if camouflage == 1:
        pass_on(state, Stage.CAMOUFLAGE)
    else:
        ask(state, colour_of(state.target), Stage.DEFENCE)


@rule('"Camouflage I" (p. 14): 4 to 6')
def roll_camouflage(state: State, outcome: int) -> None:
    """Note whether the attacker goes unseen.  Changes: die, undefendable, stage."""
    state.die = outcome + 1
    state.second_die = 0
    state.undefendable = 1 if state.die >= CAMOUFLAGED_FROM else 0
    ask(state, colour_of(state.target), Stage.DEFENCE)


@rule(
    '"Escape", "Defence" (p. 14), "NOTA" (p. 17): each once in a round, in any order; ruling: '
    "answers-in-turn, once-per-round"
)
def answer_refusal(state: State, action: int) -> int:
    """Return why the attacked one may not answer so, OK where it may.  Pure."""
    if action == a.NO_DEFENCE:
        return Refusal.OK
    colour = colour_of(state.target)
    escaping = action == a.ESCAPE
    able = can_escape(state, colour) if escaping else has(state, colour, Gene.DEFENCE)
    if not able:
        return Refusal.GENE_MISSING
    if state.undefendable == 1:
        return Refusal.CAMOUFLAGED
    use = Use.ESCAPE if escaping else Use.DEFENCE
    if state.used[colour][number_of(state.target)] & use != 0:
        return Refusal.USED_UP
    if state.bp[colour] < (move_price(state, colour) if escaping else box.DEFENCE_PRICE):
        return Refusal.TOO_DEAR
    if not escaping and not protects(state, Gene.DEFENCE, state.target, state.attacker):
        return Refusal.OWN_ATTACKER
    return Refusal.OK


@rule('"Escape", "Defence" (p. 14)')
def answer(state: State, action: int) -> None:
    """Escape, defend, or let it happen.  Changes: used, bp, stage."""
    colour = colour_of(state.target)
    if action == a.ESCAPE:
        state.used[colour][number_of(state.target)] += Use.ESCAPE
        set_out(state, state.target, Purpose.ESCAPE)
    elif action == a.DEFEND:
        state.used[colour][number_of(state.target)] += Use.DEFENCE
        state.bp[colour] -= box.DEFENCE_PRICE
        state.refought = 0
        pass_on(state, Stage.FIGHT)
    else:
        pass_on(state, Stage.ANSWERED)


@rule('"Defence" (p. 14): ties are rolled again, so they are left out')
def fight_weights(weights: Row) -> int:
    """Weigh the two dice of a fight, attacker first; return the sum.  Changes: weights."""
    for attacking in range(box.DIE_FACES):
        for defending in range(box.DIE_FACES):
            weights[attacking * box.DIE_FACES + defending] = 1 if attacking != defending else 0
    return box.DIE_FACES * (box.DIE_FACES - 1)


@rule('"Defence" (p. 14), "Persistence" (p. 18): a lost fight may be tried once more')
def fight(state: State, outcome: int) -> None:
    """Let the higher die win.  Changes: dice, stage."""
    state.die = outcome // box.DIE_FACES + 1
    state.second_die = outcome % box.DIE_FACES + 1
    colour = colour_of(state.target)
    if state.die < state.second_die:
        pass_on(state, Stage.FAILURE)
    elif state.refought == 0 and has(state, colour, Gene.PERSISTENCE):
        ask(state, colour, Stage.REFIGHT)
    else:
        ask(state, colour, Stage.DEFENCE)


@rule('"Persistence" (p. 18); ruling: answers-in-turn')
def answer_refight(state: State, action: int) -> None:
    """Fight once more, free, or accept the loss.  Changes: refought, stage."""
    if action == a.FIGHT_AGAIN:
        state.refought = 1
        pass_on(state, Stage.FIGHT)
    else:
        ask(state, state.decider, Stage.DEFENCE)


@rule('"Escape" (p. 14), "Holding", 2 (p. 15); ruling: when-escaped, clinging-attacker')
def end_escape(state: State) -> None:
    """See where the escape has led.  Changes: result, stage."""
    if state.clung == 1:
        state.result = Result.DRAGGED
        pass_on(state, Stage.ATTACK_OVER)
    elif cell_of(state, state.target) != state.battlefield:
        pass_on(state, Stage.FAILURE)
    else:
        ask(state, colour_of(state.target), Stage.DEFENCE)


@rule('"Armour" (p. 18), "Hard Crust" (p. 13); ruling: unpaid-crust, armour-in-aggression')
def meet_armour(state: State) -> None:
    """After the answers: armour in phase 5, then hard crust.  Changes: damage, result, stage."""
    attacker = colour_of(state.attacker)
    target = colour_of(state.target)
    if protects(state, Gene.ARMOUR, state.target, state.attacker):
        state.damage[target][number_of(state.target)] += 1
        state.result = Result.SUCCESS
        pass_on(state, Stage.ATTACK_OVER)
    elif crust_price(state, target) == 0:
        pass_on(state, Stage.SUCCESS)
    elif state.bp[attacker] >= crust_price(state, target):
        ask(state, attacker, Stage.CRUST)
    else:
        break_on_crust(state)


@rule('"Hard Crust" (p. 13)')
def answer_crust(state: State, action: int) -> None:
    """Pay to go on, or do not.  Changes: bp, stage."""
    if action == a.PAY_CRUST:
        state.bp[state.decider] -= crust_price(state, colour_of(state.target))
        pass_on(state, Stage.SUCCESS)
    else:
        break_on_crust(state)


@rule('"Hard Crust" (p. 13): the attacker dies and the defender survives; ruling: unpaid-crust')
def break_on_crust(state: State) -> None:
    """Let the attacker that does not pay die, or fail.  Changes: amoebas, result, stage."""
    if state.original == 1:
        pass_on(state, Stage.FAILURE)
    else:
        kill(state, state.attacker, box.VIOLENT_CUBES)
        state.result = Result.DEAD
        pass_on(state, Stage.ATTACK_OVER)


@rule(
    '"Struggle for Survival" (p. 16), "More than a Mouthful" (p. 13), "Alarm" (p. 13), '
    '"Aggression" (p. 18): the cubes of a natural death; ruling: when-mouthful, alarm-lasts'
)
def succeed(state: State) -> None:
    """Remove the victim, leave cubes, alarm others.  Changes: amoebas, alarmed, result, stage."""
    colour = colour_of(state.target)
    if state.phase != 1:
        kill(state, state.target, box.NATURAL_CUBES)
    elif protects(state, Gene.MOUTHFUL, state.target, state.attacker):
        state.damage[colour][number_of(state.target)] += 1
    else:
        kill(state, state.target, box.VIOLENT_CUBES)
        if has(state, colour, Gene.ALARM):
            state.alarmed[colour] = 1
    state.result = Result.SUCCESS
    pass_on(state, Stage.ATTACK_OVER)


@rule('"Persistence" (p. 18); ruling: second-try')
def fail(state: State) -> None:
    """Offer a second attempt to the persistent, or end the attack.  Changes: result, stage."""
    if state.second_try == 0 and has(state, colour_of(state.attacker), Gene.PERSISTENCE):
        ask(state, colour_of(state.attacker), Stage.RETRY)
    else:
        state.result = Result.FAILURE
        pass_on(state, Stage.ATTACK_OVER)


@rule('"Persistence" (p. 18)')
def answer_retry(state: State, action: int) -> None:
    """Attack once more, free, or give up.  Changes: attack, result, stage."""
    if action == a.GIVE_UP_ATTACK:
        state.result = Result.FAILURE
        pass_on(state, Stage.ATTACK_OVER)
    else:
        state.second_try = 1
        state.target = action - a.ATTACK
        pass_on(state, Stage.ATTACKED)


@rule(
    '"Struggle for Survival" (p. 16), "Defence" (p. 14): a failed attacker starves, in phase 1 '
    "only; ruling: clinging-attacker, unpaid-crust, later-deaths"
)
def end_attack(state: State) -> None:
    """Let the attacker bear the result; the phase goes on.  Changes: damage, attack, stage."""
    attacker = state.attacker
    state.attacker = NOBODY
    state.target = NOBODY
    state.battlefield = box.NO_CELL
    if state.phase != 1:
        pass_on(state, Stage.DEATHS)
    elif state.result == Result.DRAGGED:
        state.no_attack = 1
        ask(state, state.active, Stage.FEED)
    else:
        if state.result == Result.FAILURE:
            state.damage[colour_of(attacker)][number_of(attacker)] += 1
        pass_on(state, Stage.FED)
