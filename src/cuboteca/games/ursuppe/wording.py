"""What sentences of choices, reasons and the log share: who, where, and citations."""

from __future__ import annotations

from typing import Any

from cuboteca.core.words import SeatName, Sentence, say
from cuboteca.games.ursuppe.components import AMOEBAS, CELLS
from cuboteca.games.ursuppe.genes import GENES
from cuboteca.games.ursuppe.rules.sequence import amoeba_count, is_dummy, seat_of
from cuboteca.games.ursuppe.state import LAYOUT

SEQUENCE_RULE = "p. 3, “Modalità di Gioco”"
END_RULE = "p. 6, “Fine della Partita”"
START_RULE = "p. 3, “Determinare il Primo Giocatore”; p. 10, “3.2 Iniziare”"
PLACING_RULE = "p. 3, “Posizionamento delle Amebe”"
NUMBER_RULE = "p. 9, “Ordine Numerico”"
DRIFT_RULE = "p. 3, “Lasciarsi trascinare dalla corrente”"
MOVE_RULE = "p. 3, “Muoversi usando la propria forza”"
DIRECTION_RULE = "p. 8, “Direzione”"
FEEDING_RULE = "p. 4, “Alimentazione”"
HUNGER_RULE = "p. 4, “Carenza di Cibo e soffrire la fame”"
DIGESTION_RULE = "p. 4, “Digestione”"
DEFECT_RULE = "p. 4, “Perdita dei Geni”"
GENES_RULE = "p. 5, “Fase 3: Nuovi Geni”"
DIVISION_RULE = "p. 5, “Fase 4: Divisione Cellulare”"
ADVANCED_RULE = "p. 7, “Carte Gene Superiore”; p. 18, “Le carte Gene superiore”"
ONCE_RULE = "p. 17, “Nota”"

NEW_GENES_RULE = "p. 10-11, “I Nuovi Geni”"


def gene_rule(gene: int) -> str:
    """Return where the rulebook explains a gene."""
    row = GENES[gene]
    return f"p. {row.page}, “Le carte Gene {'superiore' if row.needs else 'normale'}”"


def copy_of(state: Any) -> Any:
    """Return a copy of a state, as a twin."""
    return LAYOUT.unpack(LAYOUT.pack(state))


def who(state: Any, colour: int) -> SeatName | Sentence:
    """Return who plays a colour; its name goes with it where one seat plays two."""
    if is_dummy(state, colour):
        return say("who-dummy", colour=colour_word(colour))
    seat = SeatName(int(seat_of(state, colour)))
    if state.two_colours:
        return say("who-colour", name=seat, colour=colour_word(colour))
    return seat


def colour_word(colour: int) -> Sentence:
    """Return the name of a colour."""
    return say(f"colour-{int(colour)}")


def space_word(cell: int) -> str:
    """Return the name of a space: column from the west, row from the north."""
    column, row = CELLS[int(cell)]
    return f"{'ABCDE'[column]}{row + 1}"


def amoebas_to_come(state: Any, colour: int, count: int) -> int:
    """Return how many of ``count`` amoebas of ``colour`` can be placed: as many as are left.

    A space is always left: there are more spaces than amoebas, and each touches another.
    """
    left = int(AMOEBAS[state.colour_count]) - int(amoeba_count(state, colour))
    return min(int(count), left)


def phase_word(phase: int) -> Sentence:
    """Return the name of a phase."""
    return say(f"phase-{int(phase)}")
