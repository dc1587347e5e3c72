"""Deaths, in any phase, and phase 5: natural deaths, then aggression."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.sequence import (
    ask,
    cell_of,
    colour_of,
    has,
    next_colour,
    number_of,
    pass_on,
)
from cuboteca.games.ursuppe.state import NOBODY, Stage, State


@rule('"Fase 5: Morte" (p. 5), "Life Expectancy" (p. 15), "Short Life Span" (p. 15)')
def damage_limit(state: State, colour: int) -> int:
    """Return the damage at which amoebas of ``colour`` die.  Pure."""
    limit = box.DAMAGE_LIMIT
    if has(state, colour, Gene.LIFE_EXPECTANCY):
        limit += 1
    if has(state, colour, Gene.SHORT_LIFE_SPAN):
        limit -= 1
    return limit


@rule('"Fase 5" (p. 5): as the supply allows; "Go out with a Bang" (p. 15), ruling: bang-at-death')
def kill(state: State, amoeba: int, cubes: int) -> None:
    """Remove an amoeba; ``cubes`` of each colour in play take its place; then its bang.

    Changes: cell, damage, used, food, supply.
    """
    colour = colour_of(amoeba)
    number = number_of(amoeba)
    cell = state.cell[colour][number]
    state.cell[colour][number] = box.NO_CELL
    state.damage[colour][number] = 0
    state.used[colour][number] = 0
    for cube in range(state.colour_count):
        placed = min(cubes, state.supply[cube])
        state.supply[cube] -= placed
        state.food[cell][cube] += placed
    if has(state, colour, Gene.BANG):
        for other in range(state.colour_count * box.MAX_AMOEBAS):
            if cell_of(state, other) == cell:
                state.damage[colour_of(other)][number_of(other)] += 1


@rule('"Fase 5: Morte" (p. 5)')
def is_dying(state: State, amoeba: int) -> bool:
    """Return whether an amoeba on the map has all the damage that it can bear.  Pure."""
    colour = colour_of(amoeba)
    damage = state.damage[colour][number_of(amoeba)]
    return cell_of(state, amoeba) != box.NO_CELL and damage >= damage_limit(state, colour)


@rule('"Fase 5" (p. 5), "Go out with a Bang" (p. 15): chains; ruling: death-order, later-deaths')
def die_naturally(state: State) -> None:
    """Pass through the amoebas, colours descending, until a pass brings no death.

    Changes: amoebas, food, supply, stage.
    """
    died = True
    while died:
        died = False
        for place in range(state.colour_count):
            for number in range(box.MAX_AMOEBAS):
                amoeba = state.order[place] * box.MAX_AMOEBAS + number
                if is_dying(state, amoeba):
                    kill(state, amoeba, box.NATURAL_CUBES)
                    died = True
    pass_on(state, Stage.NEXT_AGGRESSOR)


@rule('"Aggression" (p. 18): after the natural deaths, once in a round; ruling: aggression-turn')
def next_aggressor(state: State) -> None:
    """Ask the next colour, descending, that may attack now; then score.  Changes: turn, stage."""
    colour = next_colour(state, 0)
    while colour != NOBODY:
        if has(state, colour, Gene.AGGRESSION) and state.bp[colour] >= 1:
            ask(state, colour, Stage.AGGRESSION)
            return
        colour = next_colour(state, 0)
    pass_on(state, Stage.SCORING)
