"""The heuristic policy: small named terms, tables of weights, and the action of highest value.

The policy gives each legal action a value, by the part of a round that it belongs to, and takes one
of the best at random.  It looks at where an amoeba would be and whether it could eat there, never
at what others will do.

The evaluation looks further: markers count, and what amoebas, genes and biological points bring in
the rounds to come.  Amoebas and points of now are gone or even after a few rounds; cards stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import COUNTS, GENE_COUNT, MUTATION, NEEDS, PAYS, USE, Gene
from cuboteca.games.ursuppe.rules import attacking, new_genes
from cuboteca.games.ursuppe.rules.decisions import NO_ACTION, next_legal
from cuboteca.games.ursuppe.rules.dividing import explosion
from cuboteca.games.ursuppe.rules.dying import damage_limit, is_dying
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.feeding import leads_to_a_meal
from cuboteca.games.ursuppe.rules.moving import dice_of, drift_income, move_price, opposite
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.scoring import card_count
from cuboteca.games.ursuppe.rules.sequence import (
    cell_of,
    colour_of,
    is_dummy,
    is_in,
    number_of,
    other_of,
    own_of,
    seat_of,
)
from cuboteca.games.ursuppe.state import HELD, NOBODY, Purpose, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.arrays import Float64Array, RngState
    from cuboteca.core.record import Mask, Row


# attacks: opponents that can hardly answer, those in front first

A_VICTIM = 60
AN_OWN_VICTIM = -200
AN_ANSWER = 40  # that the victim may have
A_CRUST = 20
A_DYING_VICTIM = 45  # would die by itself
ANSWERS = (2, 1, 0)  # to escape, to defend, to do neither


@rule
def value_of_victim(state: State, attacker: int, target: int) -> int:
    """Return the value of an attack: on opponents in front, who can hardly answer."""
    owner = colour_of(target)
    if seat_of(state, owner) == seat_of(state, colour_of(attacker)):
        return AN_OWN_VICTIM
    value = A_VICTIM + state.marker[owner] - state.marker[colour_of(attacker)]
    if attacking.camouflage_of(state, colour_of(attacker)) < 2:
        if attacking.can_escape(state, owner) and state.bp[owner] > 0:
            value -= AN_ANSWER
        defends = attacking.protects(state, Gene.DEFENCE, target, attacker)
        if defends and state.bp[owner] > 0:
            value -= AN_ANSWER
    value -= A_CRUST * attacking.crust_price(state, owner)
    if state.damage[owner][number_of(target)] >= damage_limit(state, owner):
        value -= A_DYING_VICTIM
    if attacking.protects(state, Gene.ARMOUR, target, attacker):
        value -= AN_ANSWER
    return value


# phase 1: go where there is something to eat, and eat it

A_MEAL = 100
HUNGER = -30
LAST_HUNGER = -70  # brings the amoeba to its limit
A_DAMAGE = -25
A_POINT = 12  # of BP
MOST_VARIETY = 3  # cubes of a colour that still make a space richer
ENOUGH_CUBES = 2


@rule
def value_of_cell(state: State, amoeba: int, cell: int) -> int:
    """Return the value for ``amoeba`` of feeding in ``cell``; the state is the same afterwards."""
    colour = colour_of(amoeba)
    number = number_of(amoeba)
    active = state.active
    acting = state.number
    at = state.cell[colour][number]
    state.active = colour
    state.number = number
    state.cell[colour][number] = cell
    fed = leads_to_a_meal(state, NOBODY)
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
    after = box.NEIGHBOUR[cell][direction]
    return cell if after == box.NO_CELL else after


@rule
def value_of_way(state: State, amoeba: int, direction: int) -> int:
    """Return the value for ``amoeba`` of going one space in ``direction``."""
    return value_of_cell(state, amoeba, beyond(cell_of(state, amoeba), direction))


@rule
def value_of_face(state: State, amoeba: int, face: int) -> int:
    """Return the value of a face of the die, from 0."""
    if face == box.DIE_STAY:
        return value_of_cell(state, amoeba, cell_of(state, amoeba))
    if face < box.DIRECTION_COUNT:
        return value_of_way(state, amoeba, face)
    best = value_of_way(state, amoeba, 0)
    for direction in range(1, box.DIRECTION_COUNT):
        best = max(best, value_of_way(state, amoeba, direction))
    return best


@rule
def value_of_moving(state: State, amoeba: int) -> int:
    """Return the average value of an active step, less its price."""
    dice = dice_of(state, colour_of(amoeba))
    price = A_POINT * move_price(state, colour_of(amoeba))
    best = value_of_face(state, amoeba, box.DIE_FREE)
    here = value_of_face(state, amoeba, box.DIE_STAY)
    if dice == 0:
        return max(best, here) - price
    total = here + best
    for face in range(box.DIRECTION_COUNT):
        total += value_of_face(state, amoeba, face)
    average = total // box.DIE_FACES
    if dice == 1:
        return average - price
    return (average + best) // 2 - price  # the better of two dice, roughly


@rule
def value_of_turn(state: State, action: int) -> int:
    """Return the value of a way to begin an amoeba's turn."""
    amoeba = state.active * box.MAX_AMOEBAS + state.number
    here = cell_of(state, amoeba)
    if action == a.HOLD:
        return value_of_cell(state, amoeba, here)
    if action == a.EAT_FIRST:
        return value_of_cell(state, amoeba, here) - 1
    if action == a.DRIFT:
        income = A_POINT * drift_income(state, state.active)
        current = box.CURRENT[state.card]
        goal = here if current == box.NO_CURRENT else beyond(here, current)
        return value_of_cell(state, amoeba, goal) + income
    return value_of_moving(state, amoeba)


@rule
def value_of_direction(state: State, action: int) -> int:
    """Return the value of a direction, or of staying; an escape just has to get away."""
    here = cell_of(state, state.traveller)
    goal = here if action == a.STAY else beyond(here, action - a.DIRECTION)
    if state.purpose == Purpose.ESCAPE:
        away = 0 if goal == state.battlefield else A_MEAL
        return away + variety(state, colour_of(state.traveller), goal)
    return value_of_cell(state, state.traveller, goal)


@rule
def value_of_rebound(state: State, action: int) -> int:
    """Return the value of bouncing off, or of staying."""
    if action == a.REBOUND:
        return value_of_way(state, state.traveller, opposite(state.heading))
    return value_of_cell(state, state.traveller, state.origin)


@rule
def value_of_carrying(state: State, action: int) -> int:
    """Return the value of taking a cube along: one of another colour that the goal has few of."""
    if action == a.CARRIED:
        return 0
    colour = action - a.CARRY
    there = state.food[state.goal][colour] + state.carried[colour]
    wanted = colour != colour_of(state.carrier) and there < ENOUGH_CUBES
    return ENOUGH_CUBES - there if wanted else -1


@rule
def value_of_second_step(state: State, action: int) -> int:
    """Return the value of a second step, or of stopping where the amoeba is."""
    if state.purpose == Purpose.ESCAPE:
        away = cell_of(state, state.traveller) != state.battlefield
        return 0 if (action == a.MOVE_AGAIN) == away else 1
    if action == a.MOVE_AGAIN:
        return value_of_moving(state, state.traveller)
    return value_of_cell(state, state.traveller, cell_of(state, state.traveller))


@rule
def value_of_feeding(state: State, action: int) -> int:
    """Return the value of a way to feed: hosts and small meals first, then plentiful colours."""
    if action == a.STARVE:
        return HUNGER
    if action == a.EATEN:
        return A_MEAL
    if action >= a.ATTACK:
        attacker = state.active * box.MAX_AMOEBAS + state.number
        return value_of_victim(state, attacker, action - a.ATTACK)
    if action < a.BITE:
        return A_MEAL
    return state.food[state.cell[state.active][state.number]][action - a.BITE]


# phase 4 and the set-up: many amoebas, where there is food and no crowd

A_NEIGHBOUR = 2  # in the same space, which eats there too
A_NEW_AMOEBA = 10
A_SAVED_AMOEBA = 20
A_KILLED_AMOEBA = 15


@rule
def value_of_placing(state: State, action: int) -> int:
    """Return the value of a space for a new amoeba."""
    cell = action - a.PLACE
    value = variety(state, state.decider, cell)
    for colour in range(state.colour_count):
        if is_in(state, colour, cell):
            value -= A_NEIGHBOUR
    return value


@rule
def value_of_division(state: State, action: int) -> int:
    """Return the value of a new amoeba, healing or handing damage on."""
    if action == a.DIVIDED:
        return 0
    if action >= a.PAIR:
        return value_of_handing_on(state, other_of(action))
    if action < a.DIVIDED:
        doomed = is_dying(state, state.decider * box.MAX_AMOEBAS + action - a.HEAL)
        return A_SAVED_AMOEBA if doomed else -1
    return A_NEW_AMOEBA


@rule
def value_of_handing_on(state: State, receiver: int) -> int:
    """Return the value of handing a damage point to ``receiver``: good only if a rival dies."""
    owner = colour_of(receiver)
    own = seat_of(state, owner) == seat_of(state, state.decider)
    dies = state.damage[owner][number_of(receiver)] + 1 >= damage_limit(state, owner)
    return A_KILLED_AMOEBA if dies and not own else -A_KILLED_AMOEBA


# phases 2 and 3: what a gene brings, and what its mutations cost

A_CARD = 5  # for each card that a gene counts as, in biological points
USUAL_OZONE = 10
LAST_DEFECT = 10  # no mutation is paid for after the last card


@rule
def gene_value(gene: int) -> int:
    """Return the value of a gene to its owner, in biological points."""
    return USE[gene] + A_CARD * COUNTS[gene]


@rule
def cost_of_mutation(state: State, colour: int, more: int) -> int:
    """Return what ``more`` mutation points will probably cost ``colour`` in the next round."""
    if state.round_number >= LAST_DEFECT:
        return 0
    ozone = USUAL_OZONE
    if state.next_card != box.NO_CARD and state.known_by[colour] == 1:
        ozone = box.OZONE[state.next_card]
    before = mutation_sum(state, colour)
    return max(before + more - ozone, 0) - max(before - ozone, 0)


@rule
def value_of_purchase(state: State, gene: int, way: int) -> int:
    """Return what buying ``gene`` brings: its value less its price and what it does away with."""
    colour = state.decider
    lower = NEEDS[gene][way]
    value = gene_value(gene) - new_genes.price_of(state, colour, gene)
    more = MUTATION[gene]
    if lower >= 0:
        value -= gene_value(lower)
        more -= MUTATION[lower]
    return value - 2 * cost_of_mutation(state, colour, more)


@rule
def value_of_trade(state: State, action: int) -> int:
    """Return the value of a purchase, of the first half of a swap, or of neither."""
    if action == a.BOUGHT:
        return 0
    if action < a.BUY_OTHERWISE:
        return value_of_purchase(state, action - a.BUY, 0)
    if action < a.BUY_FROM_RIVAL:
        return value_of_purchase(state, action - a.BUY_OTHERWISE, 1)
    if action == a.BUY_FROM_RIVAL:
        return gene_value(Gene.SOCIAL) - new_genes.rival_price(state, state.decider)
    return best_of_swaps(state, action - a.SWAP)


@rule
def best_of_swaps(state: State, old: int) -> int:
    """Return what the best card that is for sale would bring in place of ``old``."""
    best = -A_CARD
    for new in range(GENE_COUNT):
        if new != Gene.SOCIAL and new_genes.exchange_refusal(state, old, new) == Refusal.OK:
            best = max(best, gain_of_swap(old, new))
    return best


@rule
def gain_of_swap(old: int, new: int) -> int:
    """Return what a swap brings, less its price and a point so that equals are not swapped."""
    return gene_value(new) - gene_value(old) - new_genes.swap_price(old, new) - 1


# the policy

NEVER = -1_000_000


@rule
def action_value(state: State, action: int) -> int:  # noqa: C901, PLR0911, PLR0912  # a table
    """Return the value of a legal action for the decider; the state is the same afterwards."""
    match state.stage:
        case Stage.TURN:
            return value_of_turn(state, action)
        case Stage.DIRECTION:
            return value_of_direction(state, action)
        case Stage.REBOUND:
            return value_of_rebound(state, action)
        case Stage.CARRY:
            return value_of_carrying(state, action)
        case Stage.CLING:
            space = state.goal if action == a.CLING else state.origin
            return value_of_cell(state, state.carrier, space)
        case Stage.AGAIN:
            return value_of_second_step(state, action)
        case Stage.FEED | Stage.MEAL:
            return value_of_feeding(state, action)
        case Stage.DEFENCE:
            return ANSWERS[action - a.ESCAPE]
        case Stage.RETRY:
            if action == a.GIVE_UP_ATTACK:
                return -A_VICTIM
            return value_of_victim(state, state.attacker, action - a.ATTACK)
        case Stage.AGGRESSION:
            if action == a.NO_AGGRESSION:
                return 0
            return value_of_victim(state, own_of(state, action), other_of(action))
        case Stage.DEFECT:
            if action == a.PAY_DEBT:
                return -state.debt
            gene = action - a.GIVE_UP
            return -gene_value(gene) - max(state.debt - PAYS[gene], 0)
        case Stage.GENES:
            return value_of_trade(state, action)
        case Stage.SWAP:
            return gain_of_swap(state.swapped, action - a.SWAP_FOR)
        case Stage.EXPLOSION:  # more amoebas than all points and the income would buy
            points = state.bp[state.decider] + box.INCOME[state.colour_count]
            bought = points // box.DIVISION_PRICE
            better = explosion(state, state.decider) > bought
            return 1 if (action == a.EXPLODE) == better else 0
        case Stage.DIVISION:
            return value_of_division(state, action)
        case Stage.PLACE:
            return value_of_placing(state, action)
        case Stage.START:
            return action  # the furthest: its points matter more than the order
        case _:
            return -action  # the lowest number, what is nearest, to fight and to pay


@rule
def heuristic_action(state: State, mask: Mask, rng: RngState) -> int:  # noqa: ARG001
    """Return the action of highest value; equals are drawn among.  ``mask`` is not needed."""
    best = NEVER
    chosen = NO_ACTION
    equals = 0
    action = next_legal(state, 0)
    while action != NO_ACTION:
        value = action_value(state, action)
        if value > best:
            best = value
            chosen = action
            equals = 1
        elif value == best:
            equals += 1
            if draw_below(rng, equals) == 0:
                chosen = action
        action = next_legal(state, action + 1)
    return chosen


# evaluation: what each seat may expect at the end, where a search stops

DEATHS = 5  # the phase in which the doomed die
SCORES = 6
PACE = 7.0  # spaces that a leading marker advances in a round
LASTING = 3.0  # rounds for which amoebas and points of now make a difference
POINT_PACE = 0.12  # spaces a round for a biological point
#: Spaces a round for so many cards: the first two are steps to those that score.
CARD_PACE: Row = np.array([0.0, 0.4, 0.8, 1.5, 2.3, 3.1, 4.0])
HURT = 0.2  # part of an amoeba that each damage point takes


@rule
def scorings_left(state: State) -> float:
    """Return how often markers will probably still advance; 0 after the end."""
    if state.reason != 0:
        return 0.0
    best = 0
    for colour in range(state.colour_count):
        best = max(best, state.marker[colour])
    left = min(
        (state.finish_from - best) / PACE,
        float(box.LAST_ROUND - state.round_number + (1 if state.phase < SCORES else 0)),
    )
    return max(left, 1.0)


@rule
def population(state: State, colour: int) -> float:
    """Return the living amoebas of ``colour``; those that are hurt count in part."""
    limit = damage_limit(state, colour)
    amoebas = 0.0
    for number in range(len(state.cell[colour])):
        if state.cell[colour][number] >= 0:
            damage = state.damage[colour][number]
            if damage < limit:
                amoebas += 1.0 - HURT * damage
            elif state.phase > DEATHS:
                amoebas += 1.0 - HURT
    return amoebas


@rule
def spaces_for(state: State, amoebas: float) -> float:
    """Return the spaces scored for ``amoebas``, interpolated between whole numbers."""
    whole = int(amoebas)
    spaces = float(box.AMOEBA_SPACES[state.colour_count, whole])
    if whole + 1 < box.AMOEBA_SPACES.shape[1]:
        more = box.AMOEBA_SPACES[state.colour_count, whole + 1] - spaces
        spaces += (amoebas - whole) * more
    return spaces


@rule
def prospects(state: State, colour: int, left: float) -> float:
    """Return the space that the marker of ``colour`` may reach with ``left`` more scorings."""
    space = float(state.marker[colour])
    if left == 0 or (is_dummy(state, colour) and state.dummy_scores == 0):
        return space
    soon = min(left, LASTING)
    space += soon * spaces_for(state, population(state, colour))
    space += left * CARD_PACE[min(card_count(state, colour), box.MOST_COUNTED_GENES)]
    space += (soon - 1.0) * POINT_PACE * state.bp[colour]
    for gene in range(GENE_COUNT):
        if state.genes[colour][gene] >= HELD:
            space += (left - 1.0) * POINT_PACE * USE[gene]
    return space


@rule
def evaluate(state: State, out: Float64Array) -> None:
    """Write the points that each seat may expect at the end.  Shapes: out is float64[seats]."""
    left = scorings_left(state)
    for seat in range(state.seat_count):
        out[seat] = prospects(state, seat, left)
        if state.two_colours == 1:
            out[seat] = min(out[seat], prospects(state, seat + 2, left))
