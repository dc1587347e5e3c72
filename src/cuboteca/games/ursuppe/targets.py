"""What one taps on the board for an action."""

from __future__ import annotations

from typing import Any

from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import (
    CURRENT,
    MAX_AMOEBAS,
    NEIGHBOUR,
    NO_CELL,
    NO_CURRENT,
)
from cuboteca.games.ursuppe.genes import GENE_COUNT, Gene
from cuboteca.games.ursuppe.pieces import (
    amoeba_target,
    cell_target,
    food_target,
    gene_target,
    start_target,
)
from cuboteca.games.ursuppe.rules.feeding import feeding_space
from cuboteca.games.ursuppe.rules.moving import opposite
from cuboteca.games.ursuppe.rules.sequence import cell_of, other_of, own_of
from cuboteca.games.ursuppe.state import Stage

#: First and last action of each kind whose target is a gene card, by the number of its first.
_GENE_ACTIONS = (a.GIVE_UP, a.BUY, a.BUY_OTHERWISE, a.SWAP, a.SWAP_FOR)


def target_of(state: Any, action: int) -> str:
    """Return the id of the thing on the board that one taps for ``action``; "" for none."""
    if action < a.HOST:
        return _movement(state, action)
    if action < a.ESCAPE:
        return _feeding(state, action)
    if action < a.HEAL:
        return _sucking(state, action)
    if action < a.GIVE_UP:
        return _placing(state, action)
    for first in _GENE_ACTIONS:
        if first <= action < first + GENE_COUNT:
            return gene_target(action - first)
    if action == a.BUY_FROM_RIVAL:
        return gene_target(Gene.SOCIAL)
    if action >= a.PAIR:
        return _pair(state, action)
    return ""


def _movement(state: Any, action: int) -> str:
    if a.CARRY <= action < a.CLING:
        return food_target(state.origin, action - a.CARRY)
    if action < a.DIRECTION:
        return _turn(state, action)
    if action <= a.STAY:
        cell = int(cell_of(state, state.traveller))
        return _space(cell if action == a.STAY else int(NEIGHBOUR[cell][action - a.DIRECTION]))
    match action:
        case a.REBOUND:
            return _space(int(NEIGHBOUR[state.origin][opposite(state.heading)]))
        case a.CLING:
            return _space(int(state.goal))
        case a.NO_REBOUND | a.LET_GO:
            return _space(int(state.origin))
        case _:
            return ""


def _turn(state: Any, action: int) -> str:
    cell = int(state.cell[state.active][state.number])
    current = int(CURRENT[state.card])
    if action == a.HOLD:
        return cell_target(cell)
    if action == a.DRIFT and current != NO_CURRENT:
        return _space(int(NEIGHBOUR[cell][current]))
    return ""


def _space(cell: int) -> str:
    return "" if cell == NO_CELL else cell_target(cell)


def _feeding(state: Any, action: int) -> str:
    if action >= a.ATTACK:
        return amoeba_target(*divmod(action - a.ATTACK, MAX_AMOEBAS))
    if a.BITE <= action < a.EATEN:
        return food_target(feeding_space(state), action - a.BITE)
    if action < a.BITE:
        colour = action - a.HOST
        for number in range(MAX_AMOEBAS):
            if state.cell[colour][number] == feeding_space(state):
                return amoeba_target(colour, number)
    return ""


def _sucking(state: Any, action: int) -> str:
    if action < a.SUCK_NOTHING:
        return ""
    cell = int(feeding_space(state))
    if action in (a.SUCK_NOTHING, a.EXCRETE_HERE):
        return cell_target(cell)
    if action < a.SUCKED:
        return _space(int(NEIGHBOUR[cell][action - a.SUCK_FROM]))
    if action >= a.EXCRETE:
        return _space(int(NEIGHBOUR[cell][action - a.EXCRETE]))
    if action >= a.SUCK:
        return food_target(int(NEIGHBOUR[cell][state.suck_from]), action - a.SUCK)
    return ""


def _placing(state: Any, action: int) -> str:
    if action < a.DIVIDED:
        return amoeba_target(state.decider, action - a.HEAL)
    if a.NUMBER <= action < a.PLACE:
        return amoeba_target(state.decider, action - a.NUMBER)
    if a.PLACE <= action < a.START:
        return cell_target(action - a.PLACE)
    if a.START <= action < a.EXPLODE:
        return start_target(action - a.START + 1)
    return ""


def _pair(state: Any, action: int) -> str:
    """Return the victim of an aggression, and the own amoeba that hands damage on."""
    amoeba = (
        int(other_of(action)) if state.stage == Stage.AGGRESSION else int(own_of(state, action))
    )
    return amoeba_target(*divmod(amoeba, MAX_AMOEBAS))
