"""What sentences of choices, reasons and the log share: who, where, and citations."""

from __future__ import annotations

from typing import Any

from cuboteca.core.words import SeatName, Sentence, say
from cuboteca.games.ursuppe.components import AMOEBAS, CELLS
from cuboteca.games.ursuppe.genes.table import IS_ADVANCED, Gene
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

#: Page of the table "Le carte Gene normale" on which a gene stands; those of the other table are
#: on page 18.
_PAGES = {
    13: (
        Gene.INTELLIGENCE,
        Gene.MOVEMENT_1,
        Gene.SPORES,
        Gene.DORIS_AND_FRANK,
        Gene.GLUTTON,
        Gene.ALARM,
        Gene.CLEANLINESS,
        Gene.HARD_CRUST,
        Gene.MIGRATION_SENSING,
        Gene.FAST_FOOD,
        Gene.HIGHLY_ADAPTABLE,
        Gene.MOUTHFUL,
    ),
    14: (
        Gene.SPEED,
        Gene.DEFENCE,
        Gene.ESCAPE,
        Gene.SUBSTITUTION,
        Gene.SOCIAL,
        Gene.CAMOUFLAGE_1,
        Gene.SUCTION_1,
    ),
    16: (
        Gene.FRUGALITY,
        Gene.STRUGGLE,
        Gene.PARASITISM,
        Gene.DIVISION_RATE,
        Gene.TOXIC_EXCRETIONS,
        Gene.POPULATION_EXPLOSION,
    ),
    17: (Gene.ENERGY_CONSERVATION,),
}
_PAGE_OF = {gene: page for page, genes in _PAGES.items() for gene in genes}
_OTHER_PAGE = 15
NEW_GENES_RULE = "p. 10-11, “I Nuovi Geni”"


def gene_rule(gene: int) -> str:
    """Return where the rulebook explains a gene."""
    if IS_ADVANCED[gene]:
        return "p. 18, “Le carte Gene superiore”"
    return f"p. {_PAGE_OF.get(Gene(int(gene)), _OTHER_PAGE)}, “Le carte Gene normale”"


def copy_of(state: Any) -> Any:
    """Return a copy of a state, as a checked state."""
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
