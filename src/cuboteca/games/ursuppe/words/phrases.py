"""What sentences of all phases share: citations, who, where, and reasons for several decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import words
from cuboteca.core.words import Argument, SeatName, Sentence
from cuboteca.games.ursuppe.components import AMOEBAS, CELLS
from cuboteca.games.ursuppe.genes import GENES, Gene
from cuboteca.games.ursuppe.rules.sequence import amoeba_count, is_dummy, seat_of
from cuboteca.games.ursuppe.words.pieces import (
    amoeba_piece,
    cube_piece,
    cube_pieces,
    direction_piece,
    gene_piece,
    target_piece,
)

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State

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


def say(key: str, citation: str = "", /, **args: Argument | np.int64) -> Sentence:
    """Return the sentence ``key``; figures that come from a table become plain numbers."""
    plain = {n: int(v) if isinstance(v, np.int64) else v for n, v in args.items()}
    return words.say(key, citation, **plain)


def who(state: State, colour: int) -> SeatName | Sentence:
    """Return who plays a colour; its name goes with it where one seat plays two."""
    if is_dummy(state, colour):
        return say("who-dummy", colour=colour_word(colour))
    seat = SeatName(seat_of(state, colour))
    if state.two_colours:
        return say("who-colour", name=seat, colour=colour_word(colour))
    return seat


def colour_word(colour: int) -> Sentence:
    """Return the name of a colour."""
    return say(f"colour-{colour}")


def space_word(cell: int) -> str:
    """Return the name of a space: column from the west, row from the north."""
    column, row = CELLS[cell]
    return f"{'ABCDE'[column]}{row + 1}"


def with_cubes(key: str, rule: str, state: State, cell: int, **args: Argument) -> Sentence:
    """Return a sentence that names a space and the cubes that lie there, if any do."""
    cubes = cube_pieces(state.food[cell])
    if cubes:
        return say(key, rule, **args, space=space_word(cell), cubes=cubes)
    return say(f"{key}-empty", rule, **args, space=space_word(cell))


def phase_word(phase: int) -> Sentence:
    """Return the name of a phase."""
    return say(f"phase-{phase}")


def acting_amoeba(state: State) -> dict[str, Argument]:
    """Return the amoeba whose turn it is in phase 1, and its space, as prompts name them."""
    cell = state.cell[state.decider][state.number]
    return {"amoeba": amoeba_piece(state.decider, state.number), "space": space_word(cell)}


def amoebas_to_come(state: State, colour: int, count: int) -> int:
    """Return how many of ``count`` amoebas of ``colour`` can be placed: as many as are left.

    A space is always left: there are more spaces than amoebas, and each touches another.
    """
    return min(count, AMOEBAS[state.colour_count] - amoeba_count(state, colour))


# reasons that several decisions share


def no_gene(gene: Gene) -> Sentence:
    """Say that a gene is needed."""
    return say("why-gene", gene_rule(gene), gene=gene_piece(gene))


def too_dear(state: State, colour: int, price: int, rule: str) -> Sentence:
    """Say that the points are too few."""
    return say("why-points", rule, price=price, points=state.bp[colour])


def not_in_play(colour: int) -> Sentence:
    """Say that a colour is not in this play."""
    return say("why-colour", FEEDING_RULE, cube=cube_piece(colour))


def past(colour: int, rule: str) -> Sentence:
    """Say that cubes are chosen in the order of the colours."""
    return say("why-order", rule, cube=cube_piece(colour))


def off_board(amoeba: int, rule: str) -> Sentence:
    """Say that an amoeba is not in the soup."""
    return say("why-not-on-board", rule, amoeba=target_piece(amoeba))


def elsewhere(amoeba: int, other: int, rule: str) -> Sentence:
    """Say that ``other`` is not where ``amoeba`` is."""
    return say(
        "why-not-same-space", rule, amoeba=target_piece(other), attacker=target_piece(amoeba)
    )


def no_space(direction: int, rule: str) -> Sentence:
    """Say that an obstacle is in the way."""
    return say("why-no-space", rule, direction=direction_piece(direction))
