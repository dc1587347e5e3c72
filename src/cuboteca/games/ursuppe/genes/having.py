"""Who has which gene."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.components import MAX_AMOEBAS
from cuboteca.games.ursuppe.state import HELD, State


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
