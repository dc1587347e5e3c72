"""Attacks for the greedy bot: opponents that can hardly answer, those in front first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.actions import (
    ATTACK,
    DEFEND,
    ESCAPE,
    GIVE_UP_ATTACK,
    NO_AGGRESSION,
)
from cuboteca.games.ursuppe.components import MAX_AMOEBAS
from cuboteca.games.ursuppe.rules.attacking import (
    camouflage_of,
    can_defend,
    can_escape,
    crust_price,
    is_armoured,
)
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.sequence import colour_of, number_of, other_of, own_of, seat_of

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State

A_VICTIM = 60
AN_OWN_VICTIM = -200
AN_ANSWER = 40  # that the victim may have
A_CRUST = 20
A_DYING_VICTIM = 45  # would die by itself


@rule
def liking_of_victim(state: State, attacker: int, target: int) -> int:
    """Return how much an attack is liked; not at all where it promises nothing."""
    owner = colour_of(target)
    if seat_of(state, owner) == seat_of(state, colour_of(attacker)):
        return AN_OWN_VICTIM
    value = A_VICTIM + state.marker[owner] - state.marker[colour_of(attacker)]
    if camouflage_of(state, colour_of(attacker)) < 2:
        if can_escape(state, owner) and state.bp[owner] > 0:
            value -= AN_ANSWER
        if can_defend(state, target, attacker) and state.bp[owner] > 0:
            value -= AN_ANSWER
    value -= A_CRUST * crust_price(state, owner)
    if state.damage[owner][number_of(target)] >= damage_limit(state, owner):
        value -= A_DYING_VICTIM
    if is_armoured(state, target, attacker):
        value -= AN_ANSWER
    return value


@rule
def liking_of_target(state: State, target: int) -> int:
    """Return how much an attack of the hungry amoeba on ``target`` is liked."""
    return liking_of_victim(state, state.active * MAX_AMOEBAS + state.number, target)


@rule
def liking_of_retry(state: State, action: int) -> int:
    """Return how much a second attempt, free, is liked."""
    if action == GIVE_UP_ATTACK:
        return -A_VICTIM
    return liking_of_victim(state, state.attacker, action - ATTACK)


@rule
def liking_of_aggression(state: State, action: int) -> int:
    """Return how much an attack in phase 5, or none, is liked."""
    if action == NO_AGGRESSION:
        return 0
    return liking_of_victim(state, own_of(state, action), other_of(action))


@rule
def liking_of_answer(action: int) -> int:
    """Return how much an answer is liked: away, else fight."""
    if action == ESCAPE:
        return 2
    return 1 if action == DEFEND else 0
