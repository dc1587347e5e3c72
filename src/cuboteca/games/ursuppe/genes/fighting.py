"""Genes that act when an amoeba attacks, is attacked, or dies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.genes.having import colour_of, has, number_of
from cuboteca.games.ursuppe.genes.table import Gene

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State


@rule
def can_attack(state: State, colour: int) -> bool:
    """Return whether a hungry amoeba may attack in phase 1.  Pure.

    Rule: "Struggle for Survival" (p. 16), "Aggression" (p. 18): the same and more.
    """
    return has(state, colour, Gene.STRUGGLE) or has(state, colour, Gene.AGGRESSION)


@rule
def is_aggressive(state: State, colour: int) -> bool:
    """Return whether ``colour`` may attack in phase 5.  Pure.

    Rule: "Aggression" (p. 18); ruling Q35.
    """
    return has(state, colour, Gene.AGGRESSION)


@rule
def is_armoured(state: State, target: int, attacker: int) -> bool:
    """Return whether armour protects amoeba ``target`` against ``attacker``, an opponent's.  Pure.

    Rule: "Armour" (p. 18); rulings Q25 and Q36.
    """
    owner = colour_of(target)
    return owner != colour_of(attacker) and has(state, owner, Gene.ARMOUR)


@rule
def is_daunted(state: State, target: int, attacker: int) -> bool:
    """Return whether an opponent's amoeba ``attacker`` has too high a number to dare.  Pure.

    Rule: "Threat Display" (p. 15): only the same number or a lower one; ruling Q31.
    """
    owner = colour_of(target)
    return (
        owner != colour_of(attacker)
        and number_of(attacker) > number_of(target)
        and has(state, owner, Gene.THREAT_DISPLAY)
    )


@rule
def camouflage_of(state: State, colour: int) -> int:
    """Return 2 where no attack of ``colour`` can be answered, 1 where a die decides, else 0.  Pure.

    Rule: "Camouflage I" (p. 14), "Camouflage II" (p. 18); ruling Q22.
    """
    if has(state, colour, Gene.CAMOUFLAGE_2):
        return 2
    return 1 if has(state, colour, Gene.CAMOUFLAGE_1) else 0


@rule
def can_escape(state: State, colour: int) -> bool:
    """Return whether attacked amoebas of ``colour`` can escape, by gene or alarm.  Pure.

    Rule: "Escape" (p. 14), "Alarm" (p. 13); rulings Q23 and Q32.
    """
    alarm = has(state, colour, Gene.ALARM) and state.alarmed[colour] == 1
    return alarm or has(state, colour, Gene.ESCAPE)


@rule
def can_defend(state: State, target: int, attacker: int) -> bool:
    """Return whether amoeba ``target`` can turn the attack of an opponent into a fight.  Pure.

    Rule: "Defence" (p. 14): an opponent's attack; ruling Q25.
    """
    owner = colour_of(target)
    return owner != colour_of(attacker) and has(state, owner, Gene.DEFENCE)


@rule
def tries_twice(state: State, colour: int) -> bool:
    """Return whether a failed attack, or a lost fight, may be tried once more.  Pure.

    Rule: "Persistence" (p. 18); rulings Q23 and Q30.
    """
    return has(state, colour, Gene.PERSISTENCE)


@rule
def crust_price(state: State, colour: int) -> int:
    """Return what an attacker must pay to go on against amoebas of ``colour``.  Pure.

    Rule: "Hard Crust" (p. 13).
    """
    return 1 if has(state, colour, Gene.HARD_CRUST) else 0


@rule
def survives_being_eaten(state: State, target: int, attacker: int) -> bool:
    """Return whether ``target`` survives a successful attack of an opponent in phase 1.  Pure.

    Rule: "More than a Mouthful" (p. 13); rulings Q25 and Q29.
    """
    owner = colour_of(target)
    return owner != colour_of(attacker) and has(state, owner, Gene.MOUTHFUL)


@rule
def raises_alarm(state: State, colour: int) -> bool:
    """Return whether ``colour`` is alarmed when one of its amoebas is eaten.  Pure.

    Rule: "Alarm" (p. 13); ruling Q32.
    """
    return has(state, colour, Gene.ALARM)


@rule
def dies_with_a_bang(state: State, colour: int) -> bool:
    """Return whether a death in ``colour`` hurts all others in the space.  Pure.

    Rule: "Go out with a Bang" (p. 15); ruling Q33.
    """
    return has(state, colour, Gene.BANG)
