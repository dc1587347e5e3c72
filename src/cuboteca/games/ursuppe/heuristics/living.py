"""Phase 1 for the greedy bot: go where there is something to eat, and eat it."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.actions import (
    ATTACK,
    BITE,
    CARRIED,
    CARRY,
    CLING,
    DIRECTION,
    DRIFT,
    EAT_FIRST,
    EATEN,
    HOLD,
    MOVE_AGAIN,
    REBOUND,
    STARVE,
    STAY,
)
from cuboteca.games.ursuppe.components import (
    CURRENT,
    DIE_FACES,
    DIE_FREE,
    DIE_STAY,
    DIRECTION_COUNT,
    MAX_AMOEBAS,
    NEIGHBOUR,
    NO_CELL,
    NO_CURRENT,
)
from cuboteca.games.ursuppe.heuristics.fighting import liking_of_target
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.feeding import leads_to_a_meal
from cuboteca.games.ursuppe.rules.moving import dice_of, drift_income, move_price, opposite
from cuboteca.games.ursuppe.rules.sequence import cell_of, colour_of, number_of
from cuboteca.games.ursuppe.state import NOBODY, Purpose, State

A_MEAL = 100
HUNGER = -30
LAST_HUNGER = -70  # brings the amoeba to its limit
A_DAMAGE = -25
A_POINT = 12  # of BP
MOST_VARIETY = 3  # cubes of a colour that still make a space richer
ENOUGH_CUBES = 2


@rule
def liking_of_cell(state: State, amoeba: int, cell: int) -> int:
    """Return how much ``amoeba`` would like to feed in ``cell``; the state is as before then."""
    colour = colour_of(amoeba)
    number = number_of(amoeba)
    active = state.active
    acting = state.number
    at = state.cell[colour][number]
    state.active = colour
    state.number = number
    state.cell[colour][number] = cell
    fed = leads_to_a_meal(state, NOBODY, NOBODY)
    state.cell[colour][number] = at
    state.active = active
    state.number = acting
    value = A_DAMAGE * state.toxic[cell] if cell != at else 0
    if fed:
        value += A_MEAL
    elif state.damage[colour][number] + 1 >= damage_limit(state, colour):
        value += LAST_HUNGER
    else:
        value += HUNGER
    return value + variety(state, colour, cell)


@rule
def variety(state: State, colour: int, cell: int) -> int:
    """Return how rich a space is for ``colour``: foreign cubes, few of each colour counted."""
    total = 0
    for cube in range(state.colour_count):
        if cube != colour:
            total += min(state.food[cell][cube], MOST_VARIETY)
    return total


@rule
def beyond(cell: int, direction: int) -> int:
    """Return the space in ``direction``, the same one where an obstacle is in the way."""
    after = NEIGHBOUR[cell][direction]
    return cell if after == NO_CELL else after


@rule
def liking_of_way(state: State, amoeba: int, direction: int) -> int:
    """Return how much ``amoeba`` would like to go one space in ``direction``."""
    return liking_of_cell(state, amoeba, beyond(cell_of(state, amoeba), direction))


@rule
def liking_of_face(state: State, amoeba: int, face: int) -> int:
    """Return how much a face of the die, from 0, would be liked."""
    if face == DIE_STAY:
        return liking_of_cell(state, amoeba, cell_of(state, amoeba))
    if face < DIRECTION_COUNT:
        return liking_of_way(state, amoeba, face)
    best = liking_of_way(state, amoeba, 0)
    for direction in range(1, DIRECTION_COUNT):
        best = max(best, liking_of_way(state, amoeba, direction))
    return best


@rule
def liking_of_moving(state: State, amoeba: int) -> int:
    """Return what an active step promises on average, its price taken off."""
    dice = dice_of(state, colour_of(amoeba))
    price = A_POINT * move_price(state, colour_of(amoeba))
    best = liking_of_face(state, amoeba, DIE_FREE)
    here = liking_of_face(state, amoeba, DIE_STAY)
    if dice == 0:
        return max(best, here) - price
    total = here + best
    for face in range(DIRECTION_COUNT):
        total += liking_of_face(state, amoeba, face)
    average = total // DIE_FACES
    if dice == 1:
        return average - price
    return (average + best) // 2 - price  # the better of two dice, roughly


@rule
def liking_of_turn(state: State, action: int) -> int:
    """Return how much a beginning of an amoeba's turn is liked."""
    amoeba = state.active * MAX_AMOEBAS + state.number
    here = cell_of(state, amoeba)
    if action == HOLD:
        return liking_of_cell(state, amoeba, here)
    if action == EAT_FIRST:
        return liking_of_cell(state, amoeba, here) - 1
    if action == DRIFT:
        income = A_POINT * drift_income(state, state.active)
        current = CURRENT[state.card]
        goal = here if current == NO_CURRENT else beyond(here, current)
        return liking_of_cell(state, amoeba, goal) + income
    return liking_of_moving(state, amoeba)


@rule
def liking_of_direction(state: State, action: int) -> int:
    """Return how much a direction, or staying, is liked; an escape only wants to be away."""
    here = cell_of(state, state.traveller)
    goal = here if action == STAY else beyond(here, action - DIRECTION)
    if state.purpose == Purpose.ESCAPE:
        return (0 if goal == state.battlefield else A_MEAL) + variety(
            state, colour_of(state.traveller), goal
        )
    return liking_of_cell(state, state.traveller, goal)


@rule
def liking_of_rebound(state: State, action: int) -> int:
    """Return how much bouncing off, or staying, is liked."""
    if action == REBOUND:
        return liking_of_way(state, state.traveller, opposite(state.heading))
    return liking_of_cell(state, state.traveller, state.origin)


@rule
def liking_of_carrying(state: State, action: int) -> int:
    """Return how much taking a cube along is liked: foreign ones that the goal has few of."""
    if action == CARRIED:
        return 0
    colour = action - CARRY
    there = state.food[state.goal][colour] + state.carried[colour]
    wanted = colour != colour_of(state.carrier) and there < ENOUGH_CUBES
    return ENOUGH_CUBES - there if wanted else -1


@rule
def liking_of_clinging(state: State, action: int) -> int:
    """Return how much going along, or staying, is liked."""
    cell = state.goal if action == CLING else state.origin
    return liking_of_cell(state, state.carrier, cell)


@rule
def liking_of_second_step(state: State, action: int) -> int:
    """Return how much a second step is liked: where it stands is not good enough."""
    if state.purpose == Purpose.ESCAPE:
        away = cell_of(state, state.traveller) != state.battlefield
        return 0 if (action == MOVE_AGAIN) == away else 1
    if action == MOVE_AGAIN:
        return liking_of_moving(state, state.traveller)
    return liking_of_cell(state, state.traveller, cell_of(state, state.traveller))


@rule
def liking_of_feeding(state: State, action: int) -> int:
    """Return how much a way to feed is liked: at a host's cost, small meals, plentiful colours."""
    if action == STARVE:
        return HUNGER
    if action == EATEN:
        return A_MEAL
    if action >= ATTACK:
        return liking_of_target(state, action - ATTACK)
    if action < BITE:
        return A_MEAL
    return state.food[state.cell[state.active][state.number]][action - BITE]
