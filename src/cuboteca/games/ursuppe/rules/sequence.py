"""Who comes next: seats and colours, ascending and descending order, who is asked."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.games.ursuppe.actions import PAIR
from cuboteca.games.ursuppe.components import MAX_AMOEBAS, TARGETS
from cuboteca.games.ursuppe.state import HELD, NOBODY, State

DUMMY = 2  # the dummy's colour


@rule
def has(state: State, colour: int, gene: int) -> bool:
    """Return whether ``colour`` has ``gene``; it works at once for all its amoebas.  Pure.

    Rule: "Fase 3: Nuovi Geni" (p. 5).
    """
    return state.genes[colour][gene] >= HELD


@rule
def colour_of(amoeba: int) -> int:
    """Return the colour of ``colour * 7 + number``.  Pure.

    Rule: "Materiali del Gioco" (p. 2): amoebas of one colour are numbered.
    """
    return amoeba // MAX_AMOEBAS


@rule
def number_of(amoeba: int) -> int:
    """Return the number, from 0, of ``colour * 7 + number``.  Pure.

    Rule: "Ordine Numerico" (p. 9).
    """
    return amoeba % MAX_AMOEBAS


@rule
def cell_of(state: State, amoeba: int) -> int:
    """Return the space of ``colour * 7 + number``, NO_CELL where it is not on the board.  Pure.

    Rule: "La Mappa" (p. 8).
    """
    return state.cell[amoeba // MAX_AMOEBAS][amoeba % MAX_AMOEBAS]


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


@rule
def seat_of(state: State, colour: int) -> int:
    """Return the seat that decides for ``colour``; CHANCE for the dummy.  Pure.

    Rule: "per 2-4 giocatori" (p. 1): two people play two colours each, or a third colour plays
    itself (the authors' variants for two).
    """
    if state.two_colours == 1:
        return colour % 2
    return CHANCE if is_dummy(state, colour) else colour


@rule
def is_dummy(state: State, colour: int) -> bool:
    """Return whether ``colour`` plays itself.  Pure.

    Rule: "per 2-4 giocatori" (p. 1); the authors' first variant for two people.
    """
    return state.dummy == 1 and colour == DUMMY


@rule
def ask(state: State, colour: int, stage: int) -> None:
    """Wait for a decision of ``colour``.  Changes: stage, decider.

    Rule: "Modalità di Gioco" (p. 3).
    """
    state.stage = stage
    state.decider = colour


@rule
def pass_on(state: State, stage: int) -> None:
    """Go on to a draw or to a stage that waits for nobody.  Changes: stage, decider.

    Rule: "Modalità di Gioco" (p. 3).
    """
    state.stage = stage
    state.decider = NOBODY


@rule
def line_up(state: State) -> None:
    """Put the colours in order of their markers, the foremost first.  Changes: order.

    Rule: "Ordine Ascendente / Discendente" (p. 7): the lowest space comes first when ascending.
    Note: markers move in phase 6 only, so the order holds for a whole round.
    """
    for place in range(1, state.colour_count):
        colour = state.order[place]
        before = place
        while before > 0 and state.marker[state.order[before - 1]] < state.marker[colour]:
            state.order[before] = state.order[before - 1]
            before -= 1
        state.order[before] = colour


@rule
def begin_phase(state: State, phase: int) -> None:
    """Begin a phase, or a pass of the set-up: nobody has had a turn.  Changes: phase, turn, active.

    Rule: "Modalità di Gioco" (p. 3).
    """
    state.phase = phase
    state.turn = 0
    state.active = NOBODY


@rule
def at_place(state: State, place: int, ascending: int) -> int:
    """Return the colour that is ``place``-th (from 0) in ascending or descending order.  Pure.

    Rule: "Ordine Ascendente / Discendente" (p. 7).
    """
    return state.order[state.colour_count - 1 - place if ascending == 1 else place]


@rule
def next_colour(state: State, ascending: int) -> int:
    """Give the turn to the next colour and return it; NOBODY when all have had it.

    Rule: "Ordine Ascendente / Discendente" (p. 7).  Changes: turn, active.
    """
    if state.turn == state.colour_count:
        state.active = NOBODY
    else:
        state.active = at_place(state, state.turn, ascending)
        state.turn += 1
    return state.active


@rule
def amoeba_count(state: State, colour: int) -> int:
    """Return how many amoebas of ``colour`` live.  Pure.

    Rule: "Fase 6: Punteggio" (p. 6).
    """
    count = 0
    for cell in state.cell[colour]:
        if cell >= 0:
            count += 1
    return count


@rule
def is_in(state: State, colour: int, cell: int) -> bool:
    """Return whether an amoeba of ``colour`` is in space ``cell``.  Pure.

    Rule: "Lasciarsi trascinare dalla corrente" (p. 3): a space may hold several amoebas.
    """
    for place in state.cell[colour]:
        if place == cell:
            return True
    return False
