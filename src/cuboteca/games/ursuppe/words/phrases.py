"""What the modules of the phases share: columns of their tables, citations, who, where, pieces."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, TypeAlias, cast

import numpy as np

from cuboteca.core import words
from cuboteca.core.words import Argument, Piece, SeatName, Sentence
from cuboteca.games.ursuppe.components import (
    AMOEBAS,
    CELLS,
    CURRENT,
    CURRENT_NAMES,
    MAX_AMOEBAS,
    NO_CELL,
    OZONE,
)
from cuboteca.games.ursuppe.genes import FIRST_EXTRA, GENE_AT, GENES, Gene
from cuboteca.games.ursuppe.rules.sequence import amoeba_count, is_dummy, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from cuboteca.games.ursuppe.rules.refusals import Refusal
    from cuboteca.games.ursuppe.state import State


@dataclass(frozen=True)
class Step:
    """A step of the rules; ``now`` is valid until the next step is taken.

    Attributes:
        was: The state before it.
        now: The state after it.
        event: The action or outcome that was taken, NO_EVENT where a stage is passed through.
        asked: Somebody chose or drew it; False: it could only go one way.
    """

    was: State
    now: State
    event: int
    asked: bool

    def who(self, colour: int) -> SeatName | Sentence:
        """Return who plays a colour."""
        return who(self.was, colour)


NO_EVENT = -1

#: A paragraph of the rulebook, or a gene for the one that explains it.
Citation: TypeAlias = "str | Gene"

#: By code: ``(state, action)`` to why an action is refused.
Refusals: TypeAlias = "Mapping[Refusal, Callable[[State, int], Sentence]]"


def _asks_nothing(state: State, *_action: int) -> Sentence:
    raise LookupError(f"stage {state.stage} asks nothing")


@dataclass(frozen=True)
class StageWords:
    """What is said at one stage.

    Attributes:
        prompt: Of the colour that decides: what is asked of it.
        label: ``(state, action)`` to what a legal action is called.
        target: ``(state, action)`` to the id of what one taps on the board; "" for nothing.
        refusals: Why an action is refused, by the codes that this stage may give.
        log: What a step that was taken at this stage tells.
    """

    prompt: Callable[[State], Sentence] = _asks_nothing
    label: Callable[[State, int], Sentence] = _asks_nothing
    target: Callable[[State, int], str] = lambda _state, _action: ""
    refusals: Refusals = field(default_factory=dict)
    log: Callable[[Step], Iterable[Sentence]] = lambda _step: ()


# citations, who and where

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
    """Return where the rulebook explains a gene, with its code: the heading is that of many."""
    row = GENES[gene]
    kind = "superiore" if row.needs else "normale"
    return f"p. {row.page}, “Le carte Gene {kind}”, {row.code}"


def gene_source(gene: int) -> Sentence:
    """Return all the places where the rulebook speaks of a gene, for those who read about it."""
    row = GENES[gene]
    kind = "advanced" if row.needs else "plain"
    also = "extra" if gene >= FIRST_EXTRA else row.also
    return say("gene-source", page=row.page, kind=kind, also=also)


def say(
    key: str, citation: Citation = "", /, **args: Argument | np.int64 | Iterable[int]
) -> Sentence:
    """Return the sentence ``key``.

    A gene as citation stands for where the rulebook explains it.  Numbers become what ``NAMED``
    says of their names, ``cubes`` those of each colour, and any gene its card.
    """
    cited = gene_rule(citation) if isinstance(citation, Gene) else citation
    return words.say(key, cited, **{name: _named(name, value) for name, value in args.items()})


def _named(name: str, value: Argument | np.int64 | Iterable[int]) -> Argument:
    if isinstance(value, Gene):
        return gene_piece(value)
    if name == "cubes":
        return cube_pieces(cast("Iterable[int]", value))
    if isinstance(value, int | np.integer):
        return NAMED[name](int(value)) if name in NAMED else int(value)
    return cast("Argument", value)


def who(state: State, colour: int) -> SeatName | Sentence:
    """Return who plays a colour; its name goes with it where one seat plays two."""
    if is_dummy(state, colour):
        return say("who-dummy", colour=colour)
    seat = SeatName(seat_of(state, colour))
    if state.two_colours:
        return say("board-owner", name=seat, colour=colour)
    return seat


@cache
def colour_word(colour: int) -> Sentence:
    """Return the name of a colour."""
    return say(f"colour-{colour}")


@cache
def space_word(cell: int) -> str:
    """Return the name of a space: column from the west, row from the north."""
    column, row = CELLS[cell]
    return f"{'ABCDE'[column]}{row + 1}"


def with_cubes(
    key: str, rule: Citation, cubes: Iterable[int], /, **args: Argument | np.int64
) -> Sentence:
    """Return a sentence about cubes; where there are none, the one that says so."""
    counts = list(cubes)
    return say(key, rule, **args, cubes=counts) if any(counts) else say(f"{key}-none", rule, **args)


def phase_word(phase: int) -> Sentence:
    """Return the name of a phase."""
    return say(f"phase-{phase}")


def acting(state: State) -> int:
    """Return the amoeba whose turn it is in phase 1, or that is placed: ``colour * 7 + number``."""
    return state.active * MAX_AMOEBAS + state.number


def amoebas_to_come(state: State, colour: int, count: int) -> int:
    """Return how many of ``count`` amoebas of ``colour`` can be placed: as many as are left.

    A space is always left: there are more spaces than amoebas, and each touches another.
    """
    return min(count, AMOEBAS[state.colour_count] - amoeba_count(state, colour))


# reasons that several decisions share


def no_gene(gene: Gene) -> Sentence:
    """Say that a gene is needed."""
    return say("why-gene", gene, gene=gene)


def too_dear(state: State, colour: int, price: int, rule: Citation) -> Sentence:
    """Say that the points are too few."""
    return say("why-points", rule, price=price, points=state.bp[colour])


def off_board(amoeba: int, rule: Citation) -> Sentence:
    """Say that ``amoeba`` is not on the board."""
    return say("why-not-on-board", rule, amoeba=amoeba)


def elsewhere(amoeba: int, other: int, rule: Citation) -> Sentence:
    """Say that ``other`` is not where ``amoeba`` is."""
    return say("why-not-same-space", rule, amoeba=other, attacker=amoeba)


# things of the game with a picture, and their ids on the board

# Pieces of sentences; the keys of their names are the ids of their symbols.


@cache
def cube_piece(colour: int, count: int = 1) -> Piece:
    """Return food cubes of a colour."""
    name = f"cube-{colour}"
    return Piece(name, name, count)


def cube_pieces(counts: Iterable[int]) -> tuple[Piece, ...]:
    """Return food cubes, counted by colour."""
    return tuple(cube_piece(colour, count) for colour, count in enumerate(counts) if count)


@cache
def amoeba_piece(amoeba: int) -> Piece:
    """Return the amoeba ``colour * 7 + number``; the number is printed from 1 on."""
    name = f"amoeba-{amoeba // MAX_AMOEBAS}"
    return Piece(name, name, label=str(amoeba % MAX_AMOEBAS + 1))


@cache
def gene_piece(gene: int) -> Piece:
    """Return a gene card."""
    name = GENE_AT[gene].symbol
    return Piece(name, name)


@cache
def card_piece(kind: int) -> Piece:
    """Return an environment card: its current, and its ozone as what is printed on it."""
    name = f"current-{CURRENT_NAMES[CURRENT[kind]]}"
    return Piece(name, f"{name}-card", label=str(OZONE[kind]))


@cache
def direction_piece(direction: int) -> Piece:
    """Return a direction; 4 is standing still."""
    name = f"current-{CURRENT_NAMES[direction]}"
    return Piece(name, name)


@cache
def die_piece(face: int) -> Piece:
    """Return a face of a die, from 1 on."""
    name = f"die-{face}"
    return Piece(name, name)


def _die(face: int) -> Piece | int:
    """Return a face of a die; 0 where none was rolled."""
    return die_piece(face) if face else 0


#: What numbers stand for in a sentence, by the names of arguments.
NAMED: dict[str, Callable[[int], Argument]] = {
    **dict.fromkeys(("amoeba", "attacker", "target", "other"), amoeba_piece),
    **dict.fromkeys(("gene", "lower", "higher", "old", "new"), gene_piece),
    "card": card_piece,
    "colour": colour_word,
    "cube": cube_piece,
    **dict.fromkeys(("die", "second_die", "attacking", "defending"), _die),
    "direction": direction_piece,
    "space": space_word,
}


# Ids of what one taps on the board for a choice (``Choice.target``).


def cell_target(cell: int) -> str:
    """Return the id of a space; "" of none."""
    return "" if cell == NO_CELL else f"cell-{cell}"


def amoeba_target(colour: int, number: int) -> str:
    """Return the id of an amoeba; ``number`` counts from 0, the id has the printed number."""
    return f"amoeba-{colour}-{number + 1}"


def gene_target(gene: int) -> str:
    """Return the id of a gene card."""
    return f"gene-{gene}"


def food_target(cell: int, colour: int) -> str:
    """Return the id of the cubes of a colour on a space."""
    return f"food-{cell}-{colour}"


def start_target(space: int) -> str:
    """Return the id of a space of the track."""
    return f"start-{space}"
