"""Things of the game with a picture, as arguments of sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.pile import copies
from cuboteca.core.words import Piece
from cuboteca.games.sukkube.components import (
    CHARACTER_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    DIRECTION_NAMES,
    DIRECTION_OF,
    KIND_COUNT,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


def colour_name(kind: int) -> str:
    """Return the colour of a kind of card, in lower case."""
    return COLOUR_NAMES[int(COLOUR_OF[kind])]


def direction_name(kind: int) -> str:
    """Return the direction of a kind of card, in lower case."""
    return DIRECTION_NAMES[int(DIRECTION_OF[kind])]


def card_piece(kind: int, count: int = 1) -> Piece:
    """Return cards of a kind; the name says the direction, the colour and its shape."""
    name = f"card-{colour_name(kind)}-{direction_name(kind)}"
    return Piece(f"direction-{direction_name(kind)}", name, count)


def card_pieces(kinds: Iterable[int]) -> tuple[Piece, ...]:
    """Return cards in order."""
    return tuple(card_piece(int(kind)) for kind in kinds)


def pile_pieces(pile: int) -> tuple[Piece, ...]:
    """Return cards without order."""
    counts = [(kind, int(copies(int(pile), kind))) for kind in range(KIND_COUNT)]
    return tuple(card_piece(kind, count) for kind, count in counts if count)


def character_piece(character: int) -> Piece:
    """Return a character."""
    name = f"character-{CHARACTER_NAMES[character]}"
    return Piece(name, name)
