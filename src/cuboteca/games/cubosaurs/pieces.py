"""Things of the game with a picture, as arguments of sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.words import Piece
from cuboteca.games.cubosaurs.components import FACES, NO_EGG, RAPTORS, CardType

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cuboteca.games.cubosaurs.state import State

TYPE_NAMES = {
    CardType.TREX: "card-trex",
    CardType.STEGOSAURUS: "card-stegosaurus",
    CardType.BRONTOSAURUS: "card-brontosaurus",
    CardType.PTERODACTYL: "card-pterodactyl",
    CardType.PENTACERATOPS: "card-pentaceratops",
    CardType.GREY_RAPTOR: "card-grey-raptor",
    CardType.BLACK_RAPTOR: "card-black-raptor",
    CardType.EGG: "card-egg",
}
#: By what an Egg counts: a normal dinosaur's type, or RAPTORS.
EGG_NAMES = (
    "egg-trex",
    "egg-stegosaurus",
    "egg-brontosaurus",
    "egg-pterodactyl",
    "egg-pentaceratops",
    "egg-raptors",
)
assert len(EGG_NAMES) == RAPTORS + 1 == NO_EGG


def type_piece(card_type: int, copies: int = 1) -> Piece:
    """Return a type of card."""
    name = TYPE_NAMES[CardType(card_type)]
    return Piece(name, name, copies)


def face_piece(state: State, face: int, copies: int = 1) -> Piece:
    """Return copies of a face, with what distinguishes it from others of its type."""
    return printed_piece(face, int(copies), icon=bool(state.dna and FACES[face].icon))


def printed_piece(face: int, copies: int, *, icon: bool) -> Piece:
    """Return copies of a face; ``icon`` says whether its DNA icon counts."""
    row = FACES[face]
    if row.card_type == CardType.EGG:
        name = EGG_NAMES[row.dinosaur]
        return Piece(name, name, copies)
    printed = f"+{row.gain}/−{row.loss}" if row.gain else ""  # a real minus sign
    name = TYPE_NAMES[row.card_type]
    return Piece(name, name, copies, f"{printed} {'(DNA)' if icon else ''}".strip())


def face_pieces(state: State, counts: Iterable[int]) -> tuple[Piece, ...]:
    """Return all cards of a row of copies."""
    return tuple(face_piece(state, face, copies) for face, copies in enumerate(counts) if copies)


def tile_piece(tile: int) -> Piece:
    """Return a DNA Evolution tile."""
    return Piece(f"tile-{tile + 1}", f"tile-{tile + 1}")
