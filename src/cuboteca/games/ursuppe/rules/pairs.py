"""Actions that name an own amoeba and another one: Aggression, and Healing II."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.actions import PAIR
from cuboteca.games.ursuppe.components import MAX_AMOEBAS, TARGETS

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State


@rule
def own_of(state: State, action: int) -> int:
    """Return the own amoeba of a pair, ``colour * 7 + number``.  Pure.

    Rule: "Aggression", "Healing II" (p. 18).
    """
    return state.decider * MAX_AMOEBAS + (action - PAIR) // TARGETS


@rule
def other_of(action: int) -> int:
    """Return the other amoeba of a pair, ``colour * 7 + number``.  Pure.

    Rule: "Aggression", "Healing II" (p. 18).
    """
    return (action - PAIR) % TARGETS
