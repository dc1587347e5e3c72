"""Things of the game with a picture, as arguments of sentences, and their ids on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.words import Piece
from cuboteca.games.ursuppe.components import CURRENT, MAX_AMOEBAS, NO_CELL, OZONE
from cuboteca.games.ursuppe.genes import Gene

if TYPE_CHECKING:
    from collections.abc import Iterable

CURRENT_NAMES = ("west", "north", "east", "south", "still")


def gene_slug(gene: int) -> str:
    """Return the name of a gene in keys and ids: ``life-expectancy``."""
    return Gene(gene).name.lower().replace("_", "-")


# Pieces of sentences; the keys of their names are the ids of their symbols.


def cube_piece(colour: int, count: int = 1) -> Piece:
    """Return food cubes of a colour."""
    name = f"cube-{colour}"
    return Piece(name, name, count)


def cube_pieces(counts: Iterable[int]) -> tuple[Piece, ...]:
    """Return food cubes, counted by colour."""
    return tuple(cube_piece(colour, count) for colour, count in enumerate(counts) if count)


def amoeba_piece(colour: int, number: int) -> Piece:
    """Return an amoeba; ``number`` counts from 0, as in the state."""
    name = f"amoeba-{colour}"
    return Piece(name, name, label=str(number + 1))


def target_piece(index: int) -> Piece:
    """Return the amoeba ``colour * 7 + number``."""
    return amoeba_piece(index // MAX_AMOEBAS, index % MAX_AMOEBAS)


def gene_piece(gene: int) -> Piece:
    """Return a gene card."""
    name = f"gene-{gene_slug(gene)}"
    return Piece(name, name)


def card_piece(kind: int) -> Piece:
    """Return an environment card: its current, and its ozone as what is printed on it."""
    name = f"current-{CURRENT_NAMES[CURRENT[kind]]}"
    return Piece(name, f"{name}-card", label=str(OZONE[kind]))


def direction_piece(direction: int) -> Piece:
    """Return a direction; 4 is standing still."""
    name = f"current-{CURRENT_NAMES[direction]}"
    return Piece(name, name)


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
