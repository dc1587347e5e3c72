"""Several decisions with one tap: drift with all amoebas, and eat what lies there."""

from __future__ import annotations

from operator import mul

from cuboteca.core.words import Macro, say
from cuboteca.games.ursuppe.actions import BITE, DRIFT, EATEN, SUCK_NOTHING
from cuboteca.games.ursuppe.rules.decisions import refusal
from cuboteca.games.ursuppe.rules.feeding import feeding_space, plain_meals
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.state import Stage, State

DRIFT_ALL = "drift-all"
DRIFT_AND_EAT = "drift-eat"
_NAMES = (DRIFT_ALL, DRIFT_AND_EAT)


def offered(state: State, seat: int) -> tuple[Macro, ...]:
    """Return what ``seat``, which is to move, may let run now.

    With two colours a macro is for one of them, so its name ends with the colour.
    """
    if state.mover != seat or state.stage != Stage.TURN:
        return ()
    colour = f"-{state.active}" if state.two_colours else ""
    return tuple(Macro(f"{name}{colour}", say(f"macro-{name}")) for name in _NAMES)


def follow(state: State, seat: int, name: str) -> int | None:
    """Return the next action of the macro; None where it stops or does not apply."""
    if state.mover != seat or state.phase != 1:
        return None
    if state.two_colours:
        name, _, colour = name.rpartition("-")
        if colour != str(state.active):
            return None
    if name not in _NAMES or state.decider != state.active:
        return None
    if state.stage == Stage.TURN:
        return DRIFT
    return _eat(state) if name == DRIFT_AND_EAT else None


def _eat(state: State) -> int | None:
    """Return the next action of the plain meal of which most cubes lie there."""
    if state.stage == Stage.SUCTION:
        return SUCK_NOTHING if refusal(state, SUCK_NOTHING) == Refusal.OK else None
    meals = plain_meals(state) if state.stage in (Stage.FEED, Stage.MEAL) else []
    if not meals:
        return None
    food = state.food[feeding_space(state)]
    # the one that takes most of what there is much of
    meal = max(meals, key=lambda one: sum(map(mul, one, food)))
    for colour, count in enumerate(meal):
        if state.meal[colour] < count:
            return BITE + colour
    return EATEN
