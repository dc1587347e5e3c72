"""Placing an amoeba: its number, then its space; at set-up and at cell division alike."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.actions import NUMBER, PLACE
from cuboteca.games.ursuppe.components import (
    AMOEBAS,
    CELL_COUNT,
    DIVISION_PRICE,
    NEIGHBOUR,
    NO_CELL,
)
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import amoeba_count, ask, has, is_in, pass_on
from cuboteca.games.ursuppe.rules.set_up import first_damage
from cuboteca.games.ursuppe.state import Placing, Stage, State

CHEAP_DIVISION = 4


@rule
def division_price(state: State, colour: int) -> int:
    """Return what a new amoeba costs ``colour``.  Pure.

    Rule: "Fase 4" (p. 5), "Division Rate" (p. 16), "Short Life Span" (p. 15); ruling:
    cheap-division.
    """
    cheap = has(state, colour, Gene.DIVISION_RATE) or has(state, colour, Gene.SHORT_LIFE_SPAN)
    return CHEAP_DIVISION if cheap else DIVISION_PRICE


@rule
def number_refusal(state: State, colour: int, number: int) -> int:
    """Return why the amoeba with ``number`` (from 0) cannot be placed, OK where it can.  Pure.

    Rule: "Ordine Numerico" (p. 9): any number that is off the board; "3.1 Materiale" (p. 10): 6
    amoebas with five and six players.
    """
    if number >= AMOEBAS[state.colour_count]:
        return Refusal.NUMBER_TOO_HIGH
    return Refusal.OK if state.cell[colour][number] == NO_CELL else Refusal.NUMBER_TAKEN


@rule
def space_refusal(state: State, colour: int, cell: int) -> int:
    """Return why ``colour`` may not place an amoeba in ``cell``, OK where it may.  Pure.

    Rule: "Posizionamento delle Amebe" (p. 3): an empty space at set-up; "Fase 4" (p. 5): a space
    without an own amoeba, next to one; anywhere with at most one on the map, or with "Spores" (p.
    13); ruling: free-amoeba.
    """
    if state.phase == 0:
        for other in range(state.colour_count):
            if is_in(state, other, cell):
                return Refusal.SPACE_TAKEN
        return Refusal.OK
    if is_in(state, colour, cell):
        return Refusal.OWN_SPACE
    if has(state, colour, Gene.SPORES) or amoeba_count(state, colour) <= 1:
        return Refusal.OK
    for beside in NEIGHBOUR[cell]:
        if beside != NO_CELL and is_in(state, colour, beside):
            return Refusal.OK
    return Refusal.FAR_SPACE


@rule
def has_room(state: State, colour: int) -> bool:
    """Return whether ``colour`` has an amoeba left and a space to place it.  Pure.

    Rule: "Fase 4: Divisione Cellulare" (p. 5).
    """
    if amoeba_count(state, colour) == AMOEBAS[state.colour_count]:
        return False
    for cell in range(CELL_COUNT):
        if space_refusal(state, colour, cell) == Refusal.OK:
            return True
    return False


@rule
def choose_number(state: State, action: int) -> None:
    """Take the amoeba that is placed; a division is paid now.  Changes: number, bp, stage.

    Rule: "Fase 4: Divisione Cellulare" (p. 5); ruling: number-then-space.
    """
    if state.stage == Stage.DIVISION:
        state.placing = Placing.DIVISION
        state.bp[state.decider] -= division_price(state, state.decider)
    state.number = action - NUMBER
    ask(state, state.decider, Stage.PLACE)


@rule
def place(state: State, action: int) -> None:
    """Put the amoeba on its space.  Changes: cell, damage, to_place, stage.

    Rule: "Posizionamento delle Amebe" (p. 3), "Fase 4" (p. 5): a new one has no damage.
    """
    state.cell[state.decider][state.number] = action - PLACE
    state.damage[state.decider][state.number] = first_damage(state)
    if state.placing in (Placing.FREE, Placing.EXPLOSION, Placing.DUMMY):
        state.to_place -= 1
    pass_on(state, Stage.PLACED)


@rule
def go_on_placing(state: State) -> None:
    """After an amoeba is placed, or when none can be: who goes on.  Changes: stage.

    Rule: "Posizionamento delle Amebe" (p. 3), "Fase 4" (p. 5); ruling: population-explosion.
    """
    match state.placing:
        case Placing.FIRST:
            pass_on(state, Stage.FIRST_AMOEBAS)
        case Placing.SECOND:
            pass_on(state, Stage.SECOND_AMOEBAS)
        case Placing.DIVISION:
            ask(state, state.active, Stage.DIVISION)
        case _:
            go_on_without_pay(state)


@rule
def go_on_without_pay(state: State) -> None:
    """Place the next amoeba that costs nothing, or end doing so.  Changes: stage.

    Rule: "Fase 4" (p. 5), "Population Explosion" (p. 16); the authors' dummy.
    """
    if state.to_place > 0 and has_room(state, state.active):
        ask(state, state.active, Stage.NUMBER)
    elif state.placing == Placing.FREE:
        ask(state, state.active, Stage.DIVISION)
    else:
        pass_on(state, Stage.NEXT_DIVIDER)
