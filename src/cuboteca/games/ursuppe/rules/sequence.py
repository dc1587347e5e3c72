"""Who comes next: seats and colours, ascending and descending order, who is asked."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.games.ursuppe.actions import PAIR
from cuboteca.games.ursuppe.components import DUMMY, MAX_AMOEBAS, TARGETS
from cuboteca.games.ursuppe.genes import GENE_COUNT
from cuboteca.games.ursuppe.state import HELD, NOBODY, State


@rule('"Fase 3: Nuovi Geni" (p. 5)')
def has(state: State, colour: int, gene: int) -> bool:
    """Return whether ``colour`` has ``gene``; it works at once for all its amoebas.  Pure."""
    return state.genes[colour][gene] >= HELD


@rule('"Fase 3: Nuovi Geni" (p. 5)')
def genes_of(state: State, colour: int) -> int:
    """Return the set of genes that ``colour`` has (``core.bitset``).  Pure."""
    held = 0
    for gene in range(GENE_COUNT):
        held |= (1 if has(state, colour, gene) else 0) << gene
    return held


@rule('"Materiali del Gioco" (p. 2): amoebas of one colour are numbered')
def colour_of(amoeba: int) -> int:
    """Return the colour of ``colour * 7 + number``.  Pure."""
    return amoeba // MAX_AMOEBAS


@rule('"Ordine Numerico" (p. 9)')
def number_of(amoeba: int) -> int:
    """Return the number, from 0, of ``colour * 7 + number``.  Pure."""
    return amoeba % MAX_AMOEBAS


@rule('"La Mappa" (p. 8)')
def cell_of(state: State, amoeba: int) -> int:
    """Return the space of ``colour * 7 + number``, NO_CELL where it is not on the board.  Pure."""
    return state.cell[amoeba // MAX_AMOEBAS][amoeba % MAX_AMOEBAS]


@rule('"Aggression", "Healing II" (p. 18)')
def own_of(state: State, action: int) -> int:
    """Return the own amoeba of a pair, ``colour * 7 + number``.  Pure."""
    return own_amoeba(state, (action - PAIR) // TARGETS)


@rule('"Ordine Numerico" (p. 9)')
def own_amoeba(state: State, number: int) -> int:
    """Return the decider's amoeba with a number, from 0, as ``colour * 7 + number``.  Pure."""
    return state.decider * MAX_AMOEBAS + number


@rule('"Aggression", "Healing II" (p. 18)')
def other_of(action: int) -> int:
    """Return the other amoeba of a pair, ``colour * 7 + number``.  Pure."""
    return (action - PAIR) % TARGETS


@rule(
    '"per 2-4 giocatori" (p. 1): two people play two colours each, or a third colour plays itself '
    "(the authors' variants for two)"
)
def seat_of(state: State, colour: int) -> int:
    """Return the seat that decides for ``colour``; CHANCE for the dummy.  Pure."""
    if state.two_colours == 1:
        return colour % 2
    return CHANCE if is_dummy(state, colour) else colour


@rule('"per 2-4 giocatori" (p. 1); first variant of the authors for two people')
def is_dummy(state: State, colour: int) -> bool:
    """Return whether ``colour`` plays itself.  Pure."""
    return state.dummy == 1 and colour == DUMMY


@rule('"Modalità di Gioco" (p. 3)')
def ask(state: State, colour: int, stage: int) -> None:
    """Wait for a decision of ``colour``.  Changes: stage, decider."""
    state.stage = stage
    state.decider = colour


@rule('"Modalità di Gioco" (p. 3)')
def pass_on(state: State, stage: int) -> None:
    """Go on to a draw or to a stage that waits for nobody.  Changes: stage, decider."""
    state.stage = stage
    state.decider = NOBODY


@rule('"Ordine Ascendente / Discendente" (p. 7): the lowest space comes first when ascending')
def line_up(state: State) -> None:
    """Put the colours in order of their markers, the foremost first.  Changes: order.

    Note: markers move in phase 6 only, so the order holds for a whole round.
    """
    for place in range(1, state.colour_count):
        colour = state.order[place]
        before = place
        while before > 0 and state.marker[state.order[before - 1]] < state.marker[colour]:
            state.order[before] = state.order[before - 1]
            before -= 1
        state.order[before] = colour


@rule('"Modalità di Gioco" (p. 3)')
def begin_phase(state: State, phase: int) -> None:
    """Begin a phase or a pass of the set-up, without turns yet.  Changes: phase, turn, active."""
    state.phase = phase
    state.turn = 0
    state.active = NOBODY


@rule('"Ordine Ascendente / Discendente" (p. 7)')
def at_place(state: State, place: int, ascending: int) -> int:
    """Return the colour that is ``place``-th (from 0) in ascending or descending order.  Pure."""
    return state.order[state.colour_count - 1 - place if ascending == 1 else place]


@rule('"Ordine Ascendente / Discendente" (p. 7)')
def next_colour(state: State, ascending: int) -> int:
    """Give the turn to the next colour and return it, NOBODY after all.  Changes: turn, active."""
    if state.turn == state.colour_count:
        state.active = NOBODY
    else:
        state.active = at_place(state, state.turn, ascending)
        state.turn += 1
    return state.active


@rule('"Fase 6: Punteggio" (p. 6)')
def amoeba_count(state: State, colour: int) -> int:
    """Return how many amoebas of ``colour`` live.  Pure."""
    count = 0
    for cell in state.cell[colour]:
        if cell >= 0:
            count += 1
    return count


@rule('"Lasciarsi trascinare dalla corrente" (p. 3): a space may hold several amoebas')
def spaces_of(state: State, colour: int) -> int:
    """Return the set of spaces in which ``colour`` has amoebas (``core.bitset``).  Pure."""
    spaces = 0
    for cell in state.cell[colour]:
        if cell >= 0:
            spaces |= 1 << cell
    return spaces


@rule('"Lasciarsi trascinare dalla corrente" (p. 3): a space may hold several amoebas')
def is_in(state: State, colour: int, cell: int) -> bool:
    """Return whether an amoeba of ``colour`` is in space ``cell``.  Pure."""
    for place in state.cell[colour]:
        if place == cell:
            return True
    return False
