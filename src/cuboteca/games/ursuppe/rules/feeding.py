"""Phase 1, feeding: every legal meal, cube by cube; digestion; hunger.

A meal is chosen as a sequence of small decisions: the host of a parasite if there is one, then the
cubes in the order of colours.  A cube is offered only where a legal meal can still come of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.bitset import from_on, is_in_set
from cuboteca.core.citations import cites
from cuboteca.core.compiled import rule
from cuboteca.core.pile import copies, includes, one_card
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.attacking import (
    attack,
    can_attack,
    target_refusal,
    targets_of,
)
from cuboteca.games.ursuppe.rules.meals import (
    FRUGALITY,
    GLUTTON,
    MEAL_END,
    MEAL_FIRST,
    MEAL_PILES,
    MEALS,
    MOST_OF_A_COLOUR,
    PARASITISM,
    SUBSTITUTION,
)
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import ask, has, is_in, pass_on
from cuboteca.games.ursuppe.state import NOBODY, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row


@rule(
    '"Substitution" (p. 14), "Frugality" (p. 16), "Glutton" (p. 13), "NOTA" (p. 17); ruling: '
    "glutton-first"
)
def gene_mix(state: State, colour: int) -> int:
    """Return which kinds of meals ``colour`` may eat, as the sum that ``meals`` expects.  Pure."""
    mix = plain_mix(state, colour)
    if has(state, colour, Gene.SUBSTITUTION):
        mix += SUBSTITUTION
    if has(state, colour, Gene.FRUGALITY):
        mix += FRUGALITY
    return mix


@rule('"Alimentazione" (p. 4), "Glutton" (p. 13); ruling: must-eat')
def plain_mix(state: State, colour: int) -> int:
    """Return the kind of meal that ``colour`` must eat where its own space offers it.  Pure."""
    return GLUTTON if has(state, colour, Gene.GLUTTON) else 0


@rule('"Suction I" (p. 14), "Suction II" (p. 18); ruling: suction-limit')
def suction_of(state: State, colour: int) -> int:
    """Return how many cubes of a meal may come from one neighbouring space.  Pure."""
    if has(state, colour, Gene.SUCTION_2):
        return 2
    return 1 if has(state, colour, Gene.SUCTION_1) else 0


@rule('"Alimentazione" (p. 4)')
def feeding_space(state: State) -> int:
    """Return the space in which the amoeba of this turn feeds.  Pure."""
    return state.cell[state.active][state.number]


@rule('"Alimentazione" (p. 4): an amoeba has to eat; ruling: must-eat')
def must_eat(state: State, food: int) -> bool:
    """Return whether a plain meal lies in the own space: then neither hunger nor attack.  Pure.

    Args:
        state: Of an amoeba that feeds.
        food: The ``foreign_cubes`` of its space.
    """
    mix = plain_mix(state, state.active)
    for row in range(MEAL_FIRST[state.colour_count, mix], MEAL_END[state.colour_count, mix]):
        if includes(food, MEAL_PILES[row]):
            return True
    return False


@rule('"Alimentazione" (p. 4): never a cube of its own colour')
def foreign_colour(eater: int, place: int) -> int:
    """Return the ``place``-th colour, from 0, that is not the eater's.  Pure."""
    return place if place < eater else place + 1


@rule('"Carenza di Cibo e soffrire la fame" (p. 4)')
def shortage(state: State, row: int, food: Row) -> int:
    """Return how many cubes of meal ``row`` do not lie in ``food``.  Pure."""
    missing = 0
    for place in range(state.colour_count - 1):
        missing += max(MEALS[row, place] - food[foreign_colour(state.active, place)], 0)
    return missing


@rule('"Suction I" (p. 14), "Suction II" (p. 18); ruling: suction-limit: all from one neighbour')
def neighbour_fills(state: State, row: int, food: Row, beside: Row) -> bool:
    """Return whether ``beside`` has what meal ``row`` lacks in ``food``.  Pure."""
    for place in range(state.colour_count - 1):
        colour = foreign_colour(state.active, place)
        if max(MEALS[row, place] - food[colour], 0) > beside[colour]:
            return False
    return True


@rule('"Alimentazione" (p. 4), "Suction I" (p. 14), "Suction II" (p. 18)')
def is_within_reach(state: State, row: int) -> bool:
    """Return whether meal ``row`` can be had from the own space, and by suction.  Pure."""
    cell = feeding_space(state)
    food = state.food[cell]
    missing = shortage(state, row, food)
    if missing == 0:
        return True
    if missing > suction_of(state, state.active):
        return False
    for beside in box.NEIGHBOUR[cell]:
        if beside != box.NO_CELL and neighbour_fills(state, row, food, state.food[beside]):
            return True
    return False


@rule('"Alimentazione" (p. 4): never a cube of its own colour')
def foreign_cubes(state: State, cubes: Row) -> int:
    """Return the cubes that are not the eater's, as ``MEAL_PILES`` writes them.  Pure.

    Note: more than 7 of a colour count as 7, as no meal has so many.
    """
    pile = 0
    for place in range(state.colour_count - 1):
        there = cubes[foreign_colour(state.active, place)]
        pile += min(there, MOST_OF_A_COLOUR) * one_card(place)
    return pile


@rule('"Alimentazione" (p. 4)')
def own_food(state: State) -> int:
    """Return the foreign cubes of the space in which the amoeba feeds, as a pile.  Pure."""
    return foreign_cubes(state, state.food[feeding_space(state)])


@rule('"Alimentazione" (p. 4), "Substitution" (p. 14), "Parasitism" (p. 16)')
def meal_mix(state: State, host: int) -> int:
    """Return which kinds of meals may be eaten with ``host`` or NOBODY, for ``meals``.  Pure."""
    return gene_mix(state, state.active) + (PARASITISM if host != NOBODY else 0)


@rule('"Alimentazione" (p. 4), "NOTA" (p. 17); ruling: meal-step-by-step: what can be completed')
def leads_to_a_meal(state: State, host: int) -> bool:
    """Return whether a legal meal may still come of what is chosen.  Pure."""
    food = own_food(state)
    chosen = foreign_cubes(state, state.meal)
    mix = meal_mix(state, host)
    for row in range(MEAL_FIRST[state.colour_count, mix], MEAL_END[state.colour_count, mix]):
        if includes(MEAL_PILES[row], chosen) and is_had(state, row, food):
            return True
    return False


@rule('"Alimentazione" (p. 4), "Suction I" (p. 14), "Suction II" (p. 18)')
def is_had(state: State, row: int, food: int) -> bool:
    """Return ``is_within_reach`` of a meal, given the foreign ``food`` of the space.  Pure."""
    if includes(food, MEAL_PILES[row]):
        return True
    return suction_of(state, state.active) > 0 and is_within_reach(state, row)


@rule(
    '"Alimentazione" (p. 4), "NOTA" (p. 17); ruling: meal-step-by-step: cubes are chosen in the '
    "order of colours, as long as a meal can be completed"
)
def next_bites(state: State, food: int) -> int:
    """Return the set of colours of which a cube may come next.  Pure.

    MAX_COLOURS is a member where the meal is complete.  Each meal that may still come of what is
    chosen goes on in one way: with the lowest colour that it lacks.

    Args:
        state: Of an amoeba that feeds.
        food: The ``foreign_cubes`` of its space.
    """
    chosen = foreign_cubes(state, state.meal)
    mix = meal_mix(state, state.host)
    lacking = 0
    bites = 0
    for row in range(MEAL_FIRST[state.colour_count, mix], MEAL_END[state.colour_count, mix]):
        if includes(MEAL_PILES[row], chosen) and is_had(state, row, food):
            rest = MEAL_PILES[row] - chosen
            lacking |= rest & -rest
            if rest == 0:
                bites = 1 << box.MAX_COLOURS
    for place in range(state.colour_count - 1):
        if copies(lacking, place) > 0:
            bites |= 1 << foreign_colour(state.active, place)
    return from_on(bites, state.next_bite)


@rule('"Parasitism" (p. 16): an opponent in the space who has 1 BP; ruling: who-is-host')
def host_refusal(state: State, colour: int) -> int:
    """Return why ``colour`` cannot be made to pay for a cube less, OK where it can.  Pure."""
    if not has(state, state.active, Gene.PARASITISM):
        return Refusal.GENE_MISSING
    if colour >= state.colour_count:
        return Refusal.NOT_IN_PLAY
    if colour == state.active:
        return Refusal.OWN_HOST
    if not is_in(state, colour, feeding_space(state)):
        return Refusal.HOST_AWAY
    if state.bp[colour] < 1:
        return Refusal.HOST_POOR
    return Refusal.OK if leads_to_a_meal(state, colour) else Refusal.HOST_USELESS


@rule(
    '"Alimentazione", "Carenza di Cibo" (p. 4), "Struggle for Survival" (p. 16), "Parasitism" '
    "(p. 16); ruling: turn-of-an-amoeba, must-eat"
)
def feeding_refusal(state: State, action: int) -> int:
    """Return why the amoeba may not begin to feed so, attack or starve, OK where it may.  Pure."""
    if action >= a.ATTACK:
        return hunting_refusal(state, action - a.ATTACK)
    if action == a.STARVE:
        return Refusal.MUST_EAT if must_eat(state, own_food(state)) else Refusal.OK
    if action < a.BITE:
        return host_refusal(state, action - a.HOST)
    if action < a.EATEN:
        return bite_refusal(state, action)
    return Refusal.NOT_WHOLE if action == a.EATEN else Refusal.NOT_ASKED


@rule('"Struggle for Survival" (p. 16); ruling: must-eat, clinging-attacker')
def hunting_refusal(state: State, target: int) -> int:
    """Return why the amoeba may not attack ``target`` instead of starving, OK if it may.  Pure."""
    if not can_attack(state, state.active):
        return Refusal.GENE_MISSING
    if state.no_attack == 1:
        return Refusal.DRAGGED
    if state.bp[state.active] < box.ATTACK_PRICE:
        return Refusal.TOO_DEAR
    code = target_refusal(state, state.active * box.MAX_AMOEBAS + state.number, target)
    if code == Refusal.OK and must_eat(state, own_food(state)):
        return Refusal.MUST_EAT
    return code


@rule('"Alimentazione" (p. 4), "NOTA" (p. 17); ruling: meal-step-by-step')
def bite_refusal(state: State, action: int) -> int:
    """Return why a cube may not come next, or the meal is not whole, OK otherwise.  Pure."""
    bites = next_bites(state, own_food(state))
    if action == a.EATEN:
        return Refusal.OK if is_in_set(bites, box.MAX_COLOURS) else Refusal.NOT_WHOLE
    colour = action - a.BITE
    if colour >= state.colour_count:
        return Refusal.NOT_IN_PLAY
    if colour == state.active:
        return Refusal.OWN_CUBE
    if colour < state.next_bite:
        return Refusal.PAST_COLOUR
    return Refusal.OK if is_in_set(bites, colour) else Refusal.NO_MEAL


@rule(
    '"Alimentazione", "Carenza di Cibo" (p. 4), "Struggle for Survival" (p. 16), "Parasitism" '
    "(p. 16); ruling: turn-of-an-amoeba, must-eat"
)
def ways_to_feed(state: State) -> int:
    """Return the set of what ``feeding_refusal`` allows, as actions minus STARVE.  Pure."""
    food = own_food(state)
    cubes = next_bites(state, food) & ~(1 << box.MAX_COLOURS)
    ways = cubes << (a.BITE - a.STARVE)
    if has(state, state.active, Gene.PARASITISM):
        for colour in range(state.colour_count):
            if host_refusal(state, colour) == Refusal.OK:
                ways |= 1 << (a.HOST + colour - a.STARVE)
    if not must_eat(state, food):
        ways |= 1
        hunter = can_attack(state, state.active) and state.no_attack == 0
        if hunter and state.bp[state.active] >= box.ATTACK_PRICE:
            amoeba = state.active * box.MAX_AMOEBAS + state.number
            ways |= targets_of(state, amoeba) << (a.ATTACK - a.STARVE)
    return ways


@rule('"Alimentazione", "Carenza di Cibo e soffrire la fame" (p. 4), "Struggle" (p. 16)')
def feed(state: State, action: int) -> None:
    """Begin a meal, starve, or attack instead.  Changes: meal, damage, attack, stage."""
    if action >= a.ATTACK:
        attack(state, state.active * box.MAX_AMOEBAS + state.number, action - a.ATTACK)
    elif action == a.STARVE:
        state.damage[state.active][state.number] += 1
        pass_on(state, Stage.FED)
    elif action >= a.BITE:
        bite(state, action)
    else:
        state.host = action - a.HOST
        ask(state, state.active, Stage.MEAL)


@rule('"Alimentazione" (p. 4)')
def bite(state: State, action: int) -> None:
    """Take the next cube of the meal, or complete it.  Changes: meal, next_bite, stage."""
    if action == a.EATEN:
        pass_on(state, Stage.EATING)
        return
    state.next_bite = action - a.BITE
    state.meal[action - a.BITE] += 1
    ask(state, state.active, Stage.MEAL)


@rule('"Alimentazione" (p. 4), "Suction I" (p. 14), "Suction II" (p. 18)')
def begin_eating(state: State) -> None:
    """Find out where the cubes come from, then eat them.  Changes: stage."""
    if suction_of(state, state.active) > 0:
        ask(state, state.active, Stage.SUCTION)
    else:
        eat(state)


@rule('"Suction I" (p. 14), "Suction II" (p. 18)')
def missing_here(state: State, colour: int) -> int:
    """Return how many cubes of ``colour`` the meal lacks in the own space.  Pure."""
    return max(state.meal[colour] - state.food[feeding_space(state)][colour], 0)


@rule('"Suction I" (p. 14), "Suction II" (p. 18): also if not needed; ruling: suction-limit')
def suction_refusal(state: State, action: int) -> int:
    """Return why cubes may not come from a neighbour or all from the own space; or OK.  Pure."""
    if action == a.SUCK_NOTHING:
        for colour in range(state.colour_count):
            if missing_here(state, colour) > 0:
                return Refusal.SUCTION_NEEDED
        return Refusal.OK
    beside = box.NEIGHBOUR[feeding_space(state)][action - a.SUCK_FROM]
    if beside == box.NO_CELL:
        return Refusal.NO_SPACE
    useful = 0
    for colour in range(state.colour_count):
        if missing_here(state, colour) > state.food[beside][colour]:
            return Refusal.NEIGHBOUR_LACKS
        useful += min(state.meal[colour], state.food[beside][colour])
    return Refusal.OK if useful > 0 else Refusal.NEIGHBOUR_USELESS


@rule('"Suction I" (p. 14), "Suction II" (p. 18)')
def suck_from(state: State, action: int) -> None:
    """Choose the neighbour that cubes come from, or none.  Changes: suck_from, stage."""
    if action == a.SUCK_NOTHING:
        eat(state)
    else:
        state.suck_from = action - a.SUCK_FROM
        ask(state, state.active, Stage.SUCK)


@rule('"Suction I" (p. 14), "Suction II" (p. 18); ruling: suction-limit: cubes that the meal needs')
def sucked_cube_refusal(state: State, action: int) -> int:
    """Return why a cube may not come from the neighbour, or it is not yet enough; or OK.  Pure."""
    taken = 0
    missing = 0
    lower_missing = 0
    chosen = box.MAX_COLOURS if action == a.SUCKED else action - a.SUCK
    for colour in range(state.colour_count):
        taken += state.sucked[colour]
        lacking = max(missing_here(state, colour) - state.sucked[colour], 0)
        missing += lacking
        if colour < chosen:
            lower_missing += lacking
    if action == a.SUCKED:
        if taken == 0:
            return Refusal.SUCTION_UNUSED
        return Refusal.OK if missing == 0 else Refusal.SUCTION_NEEDED
    if chosen >= state.colour_count:
        return Refusal.NOT_IN_PLAY
    if state.sucked[chosen] >= state.meal[chosen]:
        return Refusal.CUBE_NOT_NEEDED
    beside = box.NEIGHBOUR[feeding_space(state)][state.suck_from]
    if state.sucked[chosen] >= state.food[beside][chosen]:
        return Refusal.NO_CUBE
    if chosen < state.next_suck:
        return Refusal.PAST_COLOUR
    if missing_here(state, chosen) > state.sucked[chosen]:
        missing -= 1
    enough = lower_missing == 0 and taken + 1 + missing <= suction_of(state, state.active)
    return Refusal.OK if enough else Refusal.SUCTION_LIMIT


@rule('"Suction I" (p. 14), "Suction II" (p. 18)')
def suck(state: State, action: int) -> None:
    """Take a cube from the neighbour, or eat.  Changes: sucked, next_suck, stage."""
    if action == a.SUCKED:
        eat(state)
    else:
        state.next_suck = action - a.SUCK
        state.sucked[action - a.SUCK] += 1


@rule('"Alimentazione", "Digestione" (p. 4), "Parasitism" (p. 16)')
def eat(state: State) -> None:
    """Take the meal, let the host pay, and digest.  Changes: food, supply, bp, meal, stage."""
    food = state.food[feeding_space(state)]
    for colour in range(state.colour_count):
        food[colour] -= state.meal[colour] - state.sucked[colour]
        state.supply[colour] += state.meal[colour]
        if state.sucked[colour] > 0:
            beside = box.NEIGHBOUR[feeding_space(state)][state.suck_from]
            state.food[beside][colour] -= state.sucked[colour]
        state.meal[colour] = 0
        state.sucked[colour] = 0
    if state.host != NOBODY:
        state.bp[state.host] -= 1
    state.host = NOBODY
    state.suck_from = NOBODY
    state.next_bite = 0
    state.next_suck = 0
    if state.supply[state.active] > 0 and has(state, state.active, Gene.CLEANLINESS):
        ask(state, state.active, Stage.EXCRETE)
    else:
        excrete(state, a.EXCRETE_HERE)


@rule('"Cleanliness" (p. 13)')
def excretion_refusal(state: State, action: int) -> int:
    """Return whether there is no space to put the digested cubes, OK where there is one.  Pure."""
    if action == a.EXCRETE_HERE:
        return Refusal.OK
    beside = box.NEIGHBOUR[feeding_space(state)][action - a.EXCRETE]
    return Refusal.OK if beside != box.NO_CELL else Refusal.NO_SPACE


@rule(
    '"Digestione", "Carenza di Cibo" (p. 4), "Toxic Excretions" (p. 16); ruling: optional-genes, '
    "short-excretion"
)
def excrete(state: State, action: int) -> None:
    """Put digested cubes on the map, as many as the supply has.  Changes: food, supply, toxic."""
    cell = feeding_space(state)
    if action != a.EXCRETE_HERE:
        cell = box.NEIGHBOUR[cell][action - a.EXCRETE]
    cubes = min(box.DIGESTED, state.supply[state.active])
    state.supply[state.active] -= cubes
    state.food[cell][state.active] += cubes
    if cubes > 0 and has(state, state.active, Gene.TOXIC_EXCRETIONS):
        state.toxic[cell] += 1
    pass_on(state, Stage.FED)


@rule('"Fase 1" (p. 3), "Fast Food" (p. 13); ruling: fast-food-step')
def end_feeding(state: State) -> None:
    """Pass the turn on; an amoeba that ate first still moves, if it lives.  Changes: stage."""
    if state.eaten_first == 1 and feeding_space(state) != box.NO_CELL:
        ask(state, state.active, Stage.TURN)
    else:
        pass_on(state, Stage.NEXT_AMOEBA)


# for those who offer or choose whole meals


@cites('"NOTA" (p. 17); ruling: meal-step-by-step: cubes are chosen in the order of colours')
def is_begun(state: State, row: int, bite: int) -> bool:
    """Return whether meal ``row`` may come of what is chosen and ``bite``.  Pure.

    A ``bite`` is a colour; NOBODY for none, MAX_COLOURS where nothing more is chosen.
    """
    for place in range(state.colour_count - 1):
        colour = foreign_colour(state.active, place)
        chosen = state.meal[colour]
        if colour == bite:
            chosen += 1
        if MEALS[row, place] < chosen or (colour < bite and MEALS[row, place] != chosen):
            return False
    return True


@cites('"Alimentazione" (p. 4), "NOTA" (p. 17); ruling: meal-step-by-step')
def possible_meals(state: State, bite: int) -> list[tuple[int, ...]]:
    """Return the meals, cubes by colour, that may come of what is chosen and ``bite``.  Pure."""
    mix = meal_mix(state, state.host)
    rows = range(MEAL_FIRST[state.colour_count, mix], MEAL_END[state.colour_count, mix])
    begun = (row for row in rows if is_begun(state, row, bite))
    return [meal_of(state, row) for row in begun if is_within_reach(state, row)]


@cites(
    '"Alimentazione" (p. 4); ruling: meal-step-by-step: cubes are chosen in the order of colours, '
    "so those of colours that are past are settled"
)
def plain_meals(state: State) -> list[tuple[int, ...]]:
    """Return plain meals of the own space, as cubes, that may come of what is chosen.  Pure."""
    if state.host != NOBODY:
        return []
    mix = plain_mix(state, state.active)
    food = state.food[feeding_space(state)]
    rows = range(MEAL_FIRST[state.colour_count, mix], MEAL_END[state.colour_count, mix])
    begun = (row for row in rows if is_begun(state, row, NOBODY))
    meals = [meal_of(state, row) for row in begun if shortage(state, row, food) == 0]
    settled = range(state.next_bite)
    return [meal for meal in meals if all(meal[c] == state.meal[c] for c in settled)]


@cites('"Alimentazione" (p. 4)')
def meal_of(state: State, row: int) -> tuple[int, ...]:
    """Return meal ``row`` as cubes by colour, none of them the eater's.  Pure."""
    counts = [0] * state.colour_count
    for place in range(state.colour_count - 1):
        counts[foreign_colour(state.active, place)] = int(MEALS[row, place])
    return tuple(counts)
