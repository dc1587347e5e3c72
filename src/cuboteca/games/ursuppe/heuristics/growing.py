"""Phase 4 and the set-up for the greedy bot: many amoebas, where there is food and no crowd."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.actions import DIVIDED, EXPLODE, HEAL, PAIR, PLACE
from cuboteca.games.ursuppe.components import DIVISION_PRICE, INCOME
from cuboteca.games.ursuppe.heuristics.living import variety
from cuboteca.games.ursuppe.rules.dividing import explosion
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.sequence import colour_of, is_in, number_of, other_of, seat_of

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State

A_NEIGHBOUR = 2  # in the same space, which eats there too
A_NEW_AMOEBA = 10
A_SAVED_AMOEBA = 20
A_KILLED_AMOEBA = 15


@rule
def liking_of_placing(state: State, action: int) -> int:
    """Return how much a space for a new amoeba is liked."""
    cell = action - PLACE
    value = variety(state, state.decider, cell)
    for colour in range(state.colour_count):
        if is_in(state, colour, cell):
            value -= A_NEIGHBOUR
    return value


@rule
def is_doomed(state: State, colour: int, number: int) -> bool:
    """Tell whether an amoeba will die in the next phase 5."""
    return state.damage[colour][number] >= damage_limit(state, colour)


@rule
def liking_of_division(state: State, action: int) -> int:
    """Return how much a new amoeba, healing or handing damage on is liked."""
    if action == DIVIDED:
        return 0
    if action >= PAIR:
        return liking_of_handing_on(state, other_of(action))
    if action < DIVIDED:
        return A_SAVED_AMOEBA if is_doomed(state, state.decider, action - HEAL) else -1
    return A_NEW_AMOEBA


@rule
def liking_of_handing_on(state: State, receiver: int) -> int:
    """Return how much it is liked that ``receiver`` gets a damage point: only if it dies."""
    owner = colour_of(receiver)
    own = seat_of(state, owner) == seat_of(state, state.decider)
    dies = state.damage[owner][number_of(receiver)] + 1 >= damage_limit(state, owner)
    return A_KILLED_AMOEBA if dies and not own else -A_KILLED_AMOEBA


@rule
def liking_of_explosion(state: State, action: int) -> int:
    """Return whether new amoebas are worth more than all points and the income."""
    bought = (state.bp[state.decider] + INCOME[state.colour_count]) // DIVISION_PRICE
    better = explosion(state, state.decider) > bought
    return 1 if (action == EXPLODE) == better else 0
