"""Phase 1, movement: drift, active steps, obstacles; escapes step the same way.

A displacement takes one amoeba (the traveller) from its space (``origin``) to a neighbour
(``goal``), with what it carries; amoebas that cling to it follow one by one (ruling:
displacement-order).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import GENE_COUNT, Gene
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import (
    ask,
    at_place,
    begin_phase,
    cell_of,
    colour_of,
    has,
    is_dummy,
    next_colour,
    number_of,
    pass_on,
)
from cuboteca.games.ursuppe.state import FRESH, HELD, NOBODY, Purpose, Stage, State

if TYPE_CHECKING:
    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Row

ALL_WAYS = (1 << (box.DIRECTION_COUNT + 1)) - 1  # the directions, and staying, as a set
#: ``WAYS_OF_DIE[die]``: none without a die, those of its faces from 1 on; 6 is free, but to stay.
WAYS_OF_DIE: Row = np.array(
    [0] + [1 << face for face in range(box.DIE_STAY + 1)] + [ALL_WAYS & ~(1 << box.DIE_STAY)],
    dtype=np.int64,
)


@rule('"Muoversi usando la propria forza" (p. 3), "Streamline" (p. 15)')
def move_price(state: State, colour: int) -> int:
    """Return what an active movement, an escape included, costs ``colour``.  Pure."""
    return 0 if has(state, colour, Gene.STREAMLINE) else 1


@rule('"Movement I" (p. 13), "Movement II" (p. 18); always applied (ruling: movement-genes-apply)')
def dice_of(state: State, colour: int) -> int:
    """Return how many dice an active step rolls: 1, 2, or 0 where the way is chosen.  Pure."""
    if has(state, colour, Gene.MOVEMENT_2):
        return 0
    return 2 if has(state, colour, Gene.MOVEMENT_1) else 1


@rule('"Energy Conservation" (p. 17); ruling: drift-pays')
def drift_income(state: State, colour: int) -> int:
    """Return the points that drifting brings, also where the drift is blocked.  Pure."""
    return 1 if has(state, colour, Gene.ENERGY_CONSERVATION) else 0


@rule('"Tentacle" (p. 15): 2, 3, 4 or 5 with 3, 4, 5 or 6 players')
def carry_limit(state: State, colour: int) -> int:
    """Return how many cubes an amoeba may take along when it changes its space.  Pure."""
    return box.TENTACLE_CUBES[state.colour_count] if has(state, colour, Gene.TENTACLE) else 0


@rule('"Fase 1: Movimento e Alimentazione" (p. 3)')
def next_feeder(state: State) -> None:
    """Let the next colour feed, ascending, or begin phase 2.  Changes: turn, number, stage."""
    if next_colour(state, 1) == NOBODY:
        pass_on(state, Stage.ENVIRONMENT)
    else:
        state.number = NOBODY
        pass_on(state, Stage.NEXT_AMOEBA)


@rule('"Ordine Numerico" (p. 9)')
def next_amoeba(state: State) -> None:
    """Give the turn to the colour's amoeba with the next number.  Changes: number, stage."""
    for number in range(state.number + 1, box.MAX_AMOEBAS):
        if state.cell[state.active][number] != box.NO_CELL:
            state.number = number
            state.eaten_first = 0
            state.no_attack = 0
            ask(state, state.active, Stage.TURN)
            return
    pass_on(state, Stage.NEXT_FEEDER)


@rule('"Fase 1" (p. 3), "Holding", 1 (p. 15), "Fast Food" (p. 13); ruling: turn-of-an-amoeba')
def turn_refusal(state: State, action: int) -> int:
    """Return why the amoeba may not begin its turn so; or OK; a dummy always drifts.  Pure."""
    colour = state.active
    if action == a.DRIFT:
        return Refusal.OK
    if is_dummy(state, colour):
        return Refusal.NOT_ASKED
    if action == a.MOVE:
        affordable = state.bp[colour] >= move_price(state, colour)
        return Refusal.OK if affordable else Refusal.TOO_DEAR
    if action == a.HOLD:
        return Refusal.OK if has(state, colour, Gene.HOLDING) else Refusal.GENE_MISSING
    if not has(state, colour, Gene.FAST_FOOD):
        return Refusal.GENE_MISSING
    return Refusal.OK if state.eaten_first == 0 else Refusal.HAS_EATEN


@rule('"Fase 1" (p. 3), "Holding", 1 (p. 15), "Fast Food" (p. 13); ruling: turn-of-an-amoeba')
def ways_to_begin(state: State) -> int:
    """Return the set of actions that ``turn_refusal`` allows.  Pure."""
    colour = state.active
    ways = 1 << a.DRIFT
    if not is_dummy(state, colour):
        if state.bp[colour] >= move_price(state, colour):
            ways |= 1 << a.MOVE
        if has(state, colour, Gene.HOLDING):
            ways |= 1 << a.HOLD
        if has(state, colour, Gene.FAST_FOOD) and state.eaten_first == 0:
            ways |= 1 << a.EAT_FIRST
    return ways


@rule('"Fase 1" (p. 3), "Holding", 1 (p. 15), "Fast Food" (p. 13); ruling: turn-of-an-amoeba')
def take_turn(state: State, action: int) -> None:
    """Drift, move, hold, or eat first.  Changes: purpose, traveller, eaten_first, stage."""
    amoeba = state.active * box.MAX_AMOEBAS + state.number
    if action == a.DRIFT:
        drift(state)
    elif action == a.MOVE:
        set_out(state, amoeba, Purpose.MOVE)
    elif action == a.HOLD:
        state.purpose = Purpose.DRIFT
        state.traveller = amoeba
        pass_on(state, Stage.MOVED)
    else:
        state.eaten_first = 1
        ask(state, state.active, Stage.FEED)


@rule('"Lasciarsi trascinare" (p. 3); "Energy Conservation" (p. 17), ruling: drift-pays')
def drift(state: State) -> None:
    """Go with the current.  Changes: bp, traveller, stage."""
    state.bp[state.active] += drift_income(state, state.active)
    state.purpose = Purpose.DRIFT
    state.traveller = state.active * box.MAX_AMOEBAS + state.number
    if box.CURRENT[state.card] == box.NO_CURRENT:
        pass_on(state, Stage.MOVED)
    else:
        head(state, box.CURRENT[state.card])


@rule('"Muoversi usando la propria forza" (p. 3), "Escape" (p. 14)')
def set_out(state: State, amoeba: int, purpose: int) -> None:
    """Pay for an active movement and begin its first step.  Changes: bp, traveller, stage."""
    state.bp[colour_of(amoeba)] -= move_price(state, colour_of(amoeba))
    state.purpose = purpose
    state.traveller = amoeba
    state.active_step = 1
    pass_on(state, Stage.STEP)


@rule('"Muoversi usando la propria forza" (p. 3), "Movement I" (p. 13), "Movement II" (p. 18)')
def begin_step(state: State) -> None:
    """Roll for the direction, or ask for it where no die is needed.  Changes: dice, stage."""
    state.die = 0
    state.second_die = 0
    if dice_of(state, colour_of(state.traveller)) == 0:
        ask(state, colour_of(state.traveller), Stage.DIRECTION)
    else:
        pass_on(state, Stage.ROLL)


@rule('"Muoversi" (p. 3), "Movement I" (p. 13); ruling: direction-from-dice')
def roll_weights(state: State, weights: Row) -> int:
    """Weigh one die, or two without order; return the sum.  Changes: weights."""
    if dice_of(state, colour_of(state.traveller)) == 1:
        for face in range(box.DIE_FACES):
            weights[face] = 1
        return box.DIE_FACES
    for low in range(box.DIE_FACES):
        for high in range(low, box.DIE_FACES):
            weights[low * box.DIE_FACES + high] = 1 if low == high else 2
    return box.DIE_FACES * box.DIE_FACES


@rule('"Muoversi" (p. 3), "Movement I" (p. 13); ruling: direction-from-dice')
def draw_roll(state: State, rng: RngState) -> int:
    """Return an outcome drawn by ``roll_weights``.  Changes: rng."""
    if dice_of(state, colour_of(state.traveller)) == 1:
        return draw_below(rng, box.DIE_FACES)
    return int(box.TWO_DICE[draw_below(rng, box.DIE_FACES * box.DIE_FACES)])


@rule('"Muoversi usando la propria forza" (p. 3), "Movement I" (p. 13)')
def roll(state: State, outcome: int) -> None:
    """Note the dice and ask where to go.  Changes: dice, stage."""
    if dice_of(state, colour_of(state.traveller)) == 1:
        state.die = outcome + 1
    else:
        state.die = outcome // box.DIE_FACES + 1
        state.second_die = outcome % box.DIE_FACES + 1
    ask(state, colour_of(state.traveller), Stage.DIRECTION)


@rule(
    '"Muoversi usando la propria forza" (p. 3): 5 stays, 6 chooses a direction; "Movement II" '
    "(p. 18) needs no die; ruling: direction-from-dice"
)
def direction_refusal(state: State, action: int) -> int:
    """Return whether the dice forbid a direction, or staying; OK where they do not.  Pure."""
    if state.die == 0:
        return Refusal.OK
    for die in (state.die, state.second_die):
        free = die - 1 == box.DIE_FREE and action != a.STAY
        if free or die - 1 == action - a.DIRECTION:  # staying is the direction after the last one
            return Refusal.OK
    return Refusal.NOT_ROLLED


@rule('"Muoversi usando la propria forza" (p. 3); ruling: direction-from-dice')
def ways_to_go(state: State) -> int:
    """Return the set of what ``direction_refusal`` allows, as actions minus DIRECTION.  Pure."""
    if state.die == 0:
        return ALL_WAYS
    return WAYS_OF_DIE[state.die] | WAYS_OF_DIE[state.second_die]


@rule('"Muoversi usando la propria forza" (p. 3)')
def choose_direction(state: State, action: int) -> None:
    """Stay, or go one space.  Changes: heading, origin, goal, stage."""
    if action == a.STAY:
        pass_on(state, Stage.STEPPED)
    else:
        head(state, action - a.DIRECTION)


@rule(
    '"Lasciarsi trascinare dalla corrente" (p. 3): edge and island are obstacles; "Rebound" '
    "(p. 15), not asked where the opposite side is blocked too (ruling: displacement-order)"
)
def head(state: State, direction: int) -> None:
    """Turn the traveller towards ``direction``; an obstacle stops it, or lets it rebound.

    Changes: heading, origin, goal, stage.
    """
    state.heading = direction
    state.origin = cell_of(state, state.traveller)
    state.goal = box.NEIGHBOUR[state.origin][direction]
    colour = colour_of(state.traveller)
    if state.goal != box.NO_CELL:
        pass_on(state, Stage.LEAVE)
    elif (
        has(state, colour, Gene.REBOUND)
        and box.NEIGHBOUR[state.origin][opposite(direction)] != box.NO_CELL
    ):
        ask(state, colour, Stage.REBOUND)
    else:
        pass_on(state, Stage.STEPPED)


@rule('"Direzione" (p. 8)')
def opposite(direction: int) -> int:
    """Return the opposite direction.  Pure."""
    return (direction + box.DIRECTION_COUNT // 2) % box.DIRECTION_COUNT


@rule('"Rebound" (p. 15); ruling: when-rebound')
def answer_rebound(state: State, action: int) -> None:
    """Bounce to the opposite space, or stay.  Changes: heading, goal, stage."""
    if action == a.REBOUND:
        state.heading = opposite(state.heading)
        state.goal = box.NEIGHBOUR[state.origin][state.heading]
        pass_on(state, Stage.LEAVE)
    else:
        pass_on(state, Stage.STEPPED)


@rule('"Fase 1" (p. 3); ruling: displacement-order')
def leave(state: State) -> None:
    """Begin to leave the space: the traveller first.  Changes: carrier, clinger, stage."""
    state.carrier = state.traveller
    state.clinger = 0
    pick_up(state)


@rule('"Tentacle" (p. 15); ruling: displacement-order')
def pick_up(state: State) -> None:
    """Ask the carrier for cubes to take along, if it can carry any.  Changes: next_carry, stage."""
    state.next_carry = 0
    if carry_limit(state, colour_of(state.carrier)) > 0:
        ask(state, colour_of(state.carrier), Stage.CARRY)
    else:
        pass_on(state, Stage.ARRIVE)


@rule('"Tentacle" (p. 15): up to its limit, of any colour, in the order of colours')
def carry_refusal(state: State, action: int) -> int:
    """Return why a cube may not go along, OK where it may, or where it is enough.  Pure."""
    if action == a.CARRIED:
        return Refusal.OK
    colour = action - a.CARRY
    if colour >= state.colour_count:
        return Refusal.NOT_IN_PLAY
    if state.food[state.origin][colour] == 0:
        return Refusal.NO_CUBE
    taken = 0
    for count in state.carried:
        taken += count
    if taken >= carry_limit(state, colour_of(state.carrier)):
        return Refusal.CARRY_LIMIT
    return Refusal.OK if colour >= state.next_carry else Refusal.PAST_COLOUR


@rule('"Tentacle" (p. 15)')
def carry(state: State, action: int) -> None:
    """Take a cube along, or leave with what is taken.  Changes: food, carried, stage."""
    if action == a.CARRIED:
        pass_on(state, Stage.ARRIVE)
        return
    state.next_carry = action - a.CARRY
    state.food[state.origin][action - a.CARRY] -= 1
    state.carried[action - a.CARRY] += 1


@rule('"Fase 1" (p. 3), "Toxic Excretions" (p. 16); ruling: displacement-order, toxic-damage')
def arrive(state: State) -> None:
    """Enter the space with the cubes taken along, and take the damage that lies there.

    Changes: cell, food, carried, damage, toxic, clung, stage.
    """
    colour = colour_of(state.carrier)
    number = number_of(state.carrier)
    state.cell[colour][number] = state.goal
    for cube in range(state.colour_count):
        state.food[state.goal][cube] += state.carried[cube]
        state.carried[cube] = 0
    state.damage[colour][number] += state.toxic[state.goal]
    state.toxic[state.goal] = 0
    if state.carrier == state.attacker and state.purpose == Purpose.ESCAPE:
        state.clung = 1
    pass_on(state, Stage.NEXT_CLINGER)


@rule(
    '"Holding", 2 (p. 15): any amoeba, own ones too, in the original only those of opponents; '
    "ruling: displacement-order: in the order of the phase, each colour by number"
)
def next_clinger(state: State) -> None:
    """Ask the next amoeba that may go along, or end the step.  Changes: clinger, carrier, stage."""
    ascending = 1 if state.phase == 1 else 0
    leaver = colour_of(state.traveller)
    while state.clinger < state.colour_count * box.MAX_AMOEBAS:
        colour = at_place(state, state.clinger // box.MAX_AMOEBAS, ascending)
        clings = has(state, colour, Gene.HOLDING) and (state.original == 0 or colour != leaver)
        if not clings:
            state.clinger += box.MAX_AMOEBAS - state.clinger % box.MAX_AMOEBAS
            continue
        number = state.clinger % box.MAX_AMOEBAS
        state.clinger += 1
        if state.cell[colour][number] == state.origin:
            state.carrier = colour * box.MAX_AMOEBAS + number
            ask(state, colour, Stage.CLING)
            return
    pass_on(state, Stage.STEPPED)


@rule('"Holding", 2 (p. 15)')
def answer_clinging(state: State, action: int) -> None:
    """Go along with the traveller, or let it go.  Changes: stage."""
    if action == a.CLING:
        pick_up(state)
    else:
        pass_on(state, Stage.NEXT_CLINGER)


@rule(
    '"Speed" (p. 14), "Persistence" (p. 18): never after a drift; ruling: second-step: also where '
    "the first one stayed"
)
def end_step(state: State) -> None:
    """Offer a second active step, or end the movement.  Changes: stage."""
    colour = colour_of(state.traveller)
    twice = has(state, colour, Gene.SPEED) or has(state, colour, Gene.PERSISTENCE)
    if twice and state.purpose != Purpose.DRIFT and state.active_step == 1:
        ask(state, colour, Stage.AGAIN)
    else:
        pass_on(state, Stage.MOVED)


@rule('"Speed" (p. 14)')
def answer_second_step(state: State, action: int) -> None:
    """Take the second step, free, or stop.  Changes: active_step, stage."""
    if action == a.MOVE_AGAIN:
        state.active_step = 2
        pass_on(state, Stage.STEP)
    else:
        pass_on(state, Stage.MOVED)


@rule('"Alimentazione" (p. 4), "Fast Food" (p. 13), "Escape" (p. 14)')
def end_movement(state: State) -> None:
    """Let the amoeba feed, unless it has already or has escaped.  Changes: traveller, stage."""
    state.traveller = NOBODY
    state.carrier = NOBODY
    state.origin = box.NO_CELL
    state.goal = box.NO_CELL
    if state.purpose == Purpose.ESCAPE:
        pass_on(state, Stage.ESCAPED)
    elif state.eaten_first == 1:
        pass_on(state, Stage.NEXT_AMOEBA)
    else:
        ask(state, state.active, Stage.FEED)


@rule('"Modalità di Gioco" (p. 3); ruling: once-per-round, turn-of-buying')
def begin_round(state: State) -> None:
    """Begin a round: clear what lasts a round.  Changes: round_number, used, genes, stage."""
    state.round_number += 1
    begin_phase(state, 1)
    for colour in range(state.colour_count):
        for gene in range(GENE_COUNT):
            if state.genes[colour][gene] == FRESH:
                state.genes[colour][gene] = HELD
        for number in range(box.MAX_AMOEBAS):
            state.used[colour][number] = 0
    pass_on(state, Stage.LOOKS)
