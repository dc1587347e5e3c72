"""Phase 4: income, healing, cell division; and placing an amoeba, at set-up as well."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.actions import DIVIDED, EXPLODE, HEAL, NUMBER, PAIR, PLACE
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.dying import is_dying, kill
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import (
    amoeba_count,
    ask,
    begin_phase,
    cell_of,
    colour_of,
    has,
    is_dummy,
    is_in,
    next_colour,
    number_of,
    other_of,
    own_of,
    pass_on,
    spaces_of,
)
from cuboteca.games.ursuppe.rules.set_up import first_damage
from cuboteca.games.ursuppe.state import NOBODY, Placing, Stage, State

HEAL_PRICE = 3
HAND_ON_PRICE = 4


@rule('"Fase 4: Divisione Cellulare" (p. 5); the dummy of the authors gets two amoebas')
def next_divider(state: State) -> None:
    """Give the turn to the next colour, descending; after the last one phase 5 begins.

    Changes: turn, placing, to_place, stage.
    """
    colour = next_colour(state, 0)
    if colour == NOBODY:
        begin_phase(state, 5)
        pass_on(state, Stage.DEATHS)
    elif is_dummy(state, colour):
        state.placing = Placing.DUMMY
        state.to_place = box.DUMMY_AMOEBAS
        pass_on(state, Stage.PLACED)
    elif explosion(state, colour) > 0:
        ask(state, colour, Stage.EXPLOSION)
    else:
        pass_on(state, Stage.INCOME)


@rule(
    '"Population Explosion" (p. 16); ruling: population-explosion: up to as many as the leader '
    "has, or, by option, as many more"
)
def explosion(state: State, colour: int) -> int:
    """Return how many amoebas a Population Explosion of ``colour`` would bring.  Pure."""
    if not has(state, colour, Gene.POPULATION_EXPLOSION) or not has_room(state, colour):
        return 0
    leaders = amoeba_count(state, state.order[0])
    if state.explosion_adds == 1:
        return leaders
    return max(leaders - amoeba_count(state, colour), 0)


@rule('"Population Explosion" (p. 16); ruling: population-explosion')
def answer_explosion(state: State, action: int) -> None:
    """Give all points for new amoebas, or take the income.  Changes: bp, placing, stage."""
    if action == EXPLODE:
        state.bp[state.decider] = 0
        state.placing = Placing.EXPLOSION
        state.to_place = explosion(state, state.decider)
        pass_on(state, Stage.PLACED)
    else:
        pass_on(state, Stage.INCOME)


@rule('"Fase 4" (p. 5), "3.4 Divisione Cellulare" (p. 10); ruling: free-amoeba')
def receive_income(state: State) -> None:
    """Receive points; without an amoeba the first one is free.  Changes: bp, placing, stage."""
    state.bp[state.active] += box.INCOME[state.colour_count]
    if amoeba_count(state, state.active) == 0:
        state.placing = Placing.FREE
        state.to_place = 1
        pass_on(state, Stage.PLACED)
    else:
        ask(state, state.active, Stage.DIVISION)


@rule('"Fase 4" (p. 5), "Healing I" (p. 15), "Healing II" (p. 18); ruling: turn-of-dividing')
def division_refusal(state: State, action: int) -> int:
    """Return why the decider may not divide, heal or hand damage on so; or OK.  Pure.

    Note: a space is always left, as there are more spaces than amoebas of a colour.
    """
    colour = state.decider
    if action == DIVIDED:
        return Refusal.OK
    if action >= PAIR:
        return handing_on_refusal(state, own_of(state, action), other_of(action))
    if action < DIVIDED:
        return healing_refusal(state, colour, action - HEAL)
    code = number_refusal(state, colour, action - NUMBER)
    if code == Refusal.OK and state.bp[colour] < division_price(state, colour):
        return Refusal.TOO_DEAR
    return code


@rule('"Fase 4" (p. 5), "Healing I" (p. 15); ruling: turn-of-dividing')
def ways_to_divide(state: State) -> int:
    """Return the set of what ``division_refusal`` allows below PAIR, minus HEAL.  Pure."""
    colour = state.decider
    ways = 1 << (DIVIDED - HEAL)
    if state.bp[colour] >= division_price(state, colour):
        ways |= numbers_free(state, colour) << (NUMBER - HEAL)
    if has(state, colour, Gene.HEALING_1):
        for number in range(box.MAX_AMOEBAS):
            if healing_refusal(state, colour, number) == Refusal.OK:
                ways |= 1 << number
    return ways


@rule('"Healing II" (p. 18): any other amoeba in the space; ruling: handing-damage-on')
def receivers_of(state: State, giver: int) -> int:
    """Return the set of amoebas, ``colour * 7 + number``, that may take over damage.  Pure."""
    cell = cell_of(state, giver)
    receivers = 0
    for receiver in range(state.colour_count * box.MAX_AMOEBAS):
        near = cell_of(state, receiver) == cell
        if near and handing_on_refusal(state, giver, receiver) == Refusal.OK:
            receivers |= 1 << receiver
    return receivers


@rule('"Healing I" (p. 15); ruling: turn-of-dividing')
def healing_refusal(state: State, colour: int, number: int) -> int:
    """Return why no damage may be taken off the amoeba with ``number`` (from 0); or OK.  Pure."""
    if not has(state, colour, Gene.HEALING_1):
        return Refusal.GENE_MISSING
    if state.cell[colour][number] == box.NO_CELL:
        return Refusal.OFF_BOARD
    if state.damage[colour][number] == 0:
        return Refusal.NO_DAMAGE
    return Refusal.OK if state.bp[colour] >= HEAL_PRICE else Refusal.TOO_DEAR


@rule('"Healing II" (p. 18): any other amoeba in the space; ruling: handing-damage-on')
def handing_on_refusal(state: State, giver: int, receiver: int) -> int:
    """Return why ``giver`` may not hand a damage point to ``receiver``, OK where it may.  Pure."""
    colour = colour_of(giver)
    if not has(state, colour, Gene.HEALING_2):
        return Refusal.GENE_MISSING
    cell = cell_of(state, giver)
    if cell == box.NO_CELL:
        return Refusal.OFF_BOARD
    if cell_of(state, receiver) == box.NO_CELL:
        return Refusal.OTHER_OFF_BOARD
    if state.damage[colour][number_of(giver)] == 0:
        return Refusal.NO_DAMAGE
    if giver == receiver:
        return Refusal.SAME_AMOEBA
    if cell_of(state, receiver) != cell:
        return Refusal.OTHER_SPACE
    return Refusal.OK if state.bp[colour] >= HAND_ON_PRICE else Refusal.TOO_DEAR


@rule('"Fase 4" (p. 5), "Healing I" (p. 15), "Healing II" (p. 18)')
def divide(state: State, action: int) -> None:
    """Begin a division, heal, hand damage on, or end the turn.  Changes: bp, damage, stage."""
    if action == DIVIDED:
        pass_on(state, Stage.NEXT_DIVIDER)
    elif action >= PAIR:
        hand_on(state, own_of(state, action), other_of(action))
    elif action < DIVIDED:
        state.bp[state.decider] -= HEAL_PRICE
        state.damage[state.decider][action - HEAL] -= 1
    else:
        choose_number(state, action)


@rule('"Healing II" (p. 18); ruling: handing-damage-on')
def hand_on(state: State, giver: int, receiver: int) -> None:
    """Hand a damage point on; the receiver may die at once.  Changes: bp, damage, amoebas."""
    state.bp[colour_of(giver)] -= HAND_ON_PRICE
    state.damage[colour_of(giver)][number_of(giver)] -= 1
    state.damage[colour_of(receiver)][number_of(receiver)] += 1
    if is_dying(state, receiver):
        kill(state, receiver, box.NATURAL_CUBES)


# placing an amoeba: its number, then its space

CHEAP_DIVISION = 4


@rule('"Fase 4" (p. 5), "Division Rate" (p. 16), "Short Life Span" (p. 15); ruling: cheap-division')
def division_price(state: State, colour: int) -> int:
    """Return what a new amoeba costs ``colour``.  Pure."""
    cheap = has(state, colour, Gene.DIVISION_RATE) or has(state, colour, Gene.SHORT_LIFE_SPAN)
    return CHEAP_DIVISION if cheap else box.DIVISION_PRICE


@rule(
    '"Ordine Numerico" (p. 9): any number that is off the board; "3.1 Materiale" (p. 10): 6 '
    "amoebas with five and six players"
)
def number_refusal(state: State, colour: int, number: int) -> int:
    """Return why the amoeba with ``number`` (from 0) cannot be placed, OK where it can.  Pure."""
    if number >= box.AMOEBAS[state.colour_count]:
        return Refusal.NUMBER_TOO_HIGH
    return Refusal.OK if state.cell[colour][number] == box.NO_CELL else Refusal.NUMBER_TAKEN


@rule(
    '"Posizionamento delle Amebe" (p. 3): an empty space at set-up; "Fase 4" (p. 5): a space '
    'without an own amoeba, next to one; anywhere with at most one on the map, or with "Spores" '
    "(p. 13); ruling: free-amoeba"
)
def space_refusal(state: State, colour: int, cell: int) -> int:
    """Return why ``colour`` may not place an amoeba in ``cell``, OK where it may.  Pure."""
    if state.phase == 0:
        for other in range(state.colour_count):
            if is_in(state, other, cell):
                return Refusal.SPACE_TAKEN
        return Refusal.OK
    if is_in(state, colour, cell):
        return Refusal.OWN_SPACE
    if has(state, colour, Gene.SPORES) or amoeba_count(state, colour) <= 1:
        return Refusal.OK
    for beside in box.NEIGHBOUR[cell]:
        if beside != box.NO_CELL and is_in(state, colour, beside):
            return Refusal.OK
    return Refusal.FAR_SPACE


@rule('"Ordine Numerico" (p. 9): any number that is off the board')
def numbers_free(state: State, colour: int) -> int:
    """Return the set of numbers, from 0, that ``number_refusal`` allows.  Pure."""
    numbers = 0
    for number in range(box.AMOEBAS[state.colour_count]):
        free = state.cell[colour][number] == box.NO_CELL
        numbers |= (1 if free else 0) << number
    return numbers


@rule(
    '"Posizionamento delle Amebe" (p. 3): an empty space at set-up; "Fase 4" (p. 5): a space '
    'without an own amoeba, next to one; "Spores" (p. 13); ruling: free-amoeba'
)
def spaces_free(state: State, colour: int) -> int:
    """Return the set of spaces that ``space_refusal`` allows.  Pure."""
    if state.phase == 0:
        taken = 0
        for other in range(state.colour_count):
            taken |= spaces_of(state, other)
        return box.ALL_CELLS & ~taken
    near = 0
    for cell in state.cell[colour]:
        if cell >= 0:
            near |= box.BESIDE[cell]
    if has(state, colour, Gene.SPORES) or amoeba_count(state, colour) <= 1:
        near = box.ALL_CELLS
    return near & ~spaces_of(state, colour)


@rule('"Fase 4: Divisione Cellulare" (p. 5)')
def has_room(state: State, colour: int) -> bool:
    """Return whether ``colour`` has an amoeba left and a space to place it.  Pure."""
    all_placed = amoeba_count(state, colour) == box.AMOEBAS[state.colour_count]
    return not all_placed and spaces_free(state, colour) != 0


@rule('"Fase 4: Divisione Cellulare" (p. 5); ruling: number-then-space')
def choose_number(state: State, action: int) -> None:
    """Take the amoeba that is placed; a division is paid now.  Changes: number, bp, stage."""
    if state.stage == Stage.DIVISION:
        state.placing = Placing.DIVISION
        state.bp[state.decider] -= division_price(state, state.decider)
    state.number = action - NUMBER
    ask(state, state.decider, Stage.PLACE)


@rule('"Posizionamento delle Amebe" (p. 3), "Fase 4" (p. 5): a new one has no damage')
def place(state: State, action: int) -> None:
    """Put the amoeba on its space.  Changes: cell, damage, to_place, stage."""
    state.cell[state.decider][state.number] = action - PLACE
    state.damage[state.decider][state.number] = first_damage(state)
    if state.placing in (Placing.FREE, Placing.EXPLOSION, Placing.DUMMY):
        state.to_place -= 1
    pass_on(state, Stage.PLACED)


@rule(
    '"Posizionamento delle Amebe" (p. 3), "Fase 4" (p. 5), "Population Explosion" (p. 16); ruling:'
    " population-explosion; the authors' dummy"
)
def go_on_placing(state: State) -> None:
    """After an amoeba is placed, or when none can be: who goes on.  Changes: stage."""
    if state.placing == Placing.FIRST:
        pass_on(state, Stage.FIRST_AMOEBAS)
    elif state.placing == Placing.SECOND:
        pass_on(state, Stage.SECOND_AMOEBAS)
    elif state.placing == Placing.DIVISION:
        ask(state, state.active, Stage.DIVISION)
    elif state.to_place > 0 and has_room(state, state.active):
        ask(state, state.active, Stage.NUMBER)
    elif state.placing == Placing.FREE:
        ask(state, state.active, Stage.DIVISION)
    else:
        pass_on(state, Stage.NEXT_DIVIDER)
