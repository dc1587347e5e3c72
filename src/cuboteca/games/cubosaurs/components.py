"""What is in the box of Cubosaurs: card faces, Eggs, tiles and their figures.

Tables only, no behaviour.  Each row says where its figures come from: ``book`` (the rulebook
prints them), ``found`` (an independent source shows them) or ``assumed`` (they stand only in a
picture that we do not have; the value is ours, see ``docs/games/cubosaurs.md``).

A *face* is what is printed on a card.  Two cards with the same face are interchangeable, so the
whole engine counts faces and never numbers single cards.  There are 24 faces with the DNA variant;
the base game ignores the icon, which leaves 15 of them in use (``COPIES_BASE``).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from cuboteca.core.citations import cites
from cuboteca.core.pile import piled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cuboteca.core.record import Row, Table

Source = Literal["book", "found", "assumed"]

MAX_SEATS = 5
MIN_SEATS = 2
CARD_COUNT = 55
CARDS_PER_SEAT = 10  # in the deck of a round: 10 for each seat
STARTING_CARDS = 4
TOKEN_COUNT = 40
TOKENS_PER_POINT = 2  # unspent tokens for one final point


@cites('"Anatomia di una carta", 1 (Italian p. 3)')
class CardType(IntEnum):
    """The eight types of card."""

    TREX = 0
    STEGOSAURUS = 1
    BRONTOSAURUS = 2
    PTERODACTYL = 3
    PENTACERATOPS = 4
    GREY_RAPTOR = 5
    BLACK_RAPTOR = 6
    EGG = 7


TYPE_COUNT = 8
SET_TYPE_COUNT = 5  # the first five types score as a set
RAPTORS = 5  # as the dinosaur of an Egg: both Velociraptors together
EGG_KIND_COUNT = 6
NO_EGG = 6  # the "dinosaur of the Egg" of a card that is no Egg


@dataclass(frozen=True)
class SetRow:
    """How one of the five normal dinosaurs scores, by number of copies."""

    card_type: CardType
    letter: str
    points: tuple[int, int, int, int]  # 1, 2, 3, 4-or-more copies
    source: Source


SETS = (
    SetRow(CardType.TREX, "T", (4, 1, -2, -5), "found"),
    SetRow(CardType.STEGOSAURUS, "S", (2, -1, -2, 8), "found"),
    SetRow(CardType.BRONTOSAURUS, "B", (-3, 2, 5, -5), "found"),
    SetRow(CardType.PTERODACTYL, "P", (-1, -1, -1, -1), "found"),
    SetRow(CardType.PENTACERATOPS, "C", (-3, -1, 3, 7), "found"),
)


@dataclass(frozen=True)
class RaptorRow:
    """One Velociraptor face; both colours have the same two."""

    gain: int  # points when paired
    loss: int  # points lost when alone, written positive
    copies: int  # in each colour
    icons: int  # how many of the copies carry the DNA icon
    source: Source


RAPTOR_FACES = (
    RaptorRow(gain=2, loss=1, copies=4, icons=2, source="assumed"),
    RaptorRow(gain=3, loss=2, copies=3, icons=1, source="assumed"),
)
RAPTOR_LETTERS = {CardType.GREY_RAPTOR: "G", CardType.BLACK_RAPTOR: "K"}


@dataclass(frozen=True)
class EggRow:
    """One of the six Eggs."""

    dinosaur: int  # CardType of a normal dinosaur, or RAPTORS
    letter: str
    gain: int
    loss: int  # written positive
    source: Source


EGGS = (
    EggRow(CardType.TREX, "T", 4, 3, "assumed"),
    EggRow(CardType.STEGOSAURUS, "S", 4, 3, "book"),
    EggRow(CardType.BRONTOSAURUS, "B", 4, 3, "assumed"),
    EggRow(CardType.PTERODACTYL, "P", 3, 3, "assumed"),
    EggRow(CardType.PENTACERATOPS, "C", 3, 3, "book"),
    EggRow(RAPTORS, "V", 3, 3, "assumed"),
)

COPIES_PER_DINOSAUR = 7
ICONS_PER_DINOSAUR = 3  # assumed: the text says "some cards"


@dataclass(frozen=True)
class Face:
    """What is printed on a card."""

    code: str  # notation: "T", "T*", "G2-1", "K3-2*", "eS"
    card_type: CardType
    icon: bool = False
    gain: int = 0  # Velociraptor paired, or Egg with the most
    loss: int = 0  # Velociraptor alone, or Egg without the most; written positive
    dinosaur: int = NO_EGG  # what an Egg counts
    copies: int = 1  # in the box, with DNA
    copies_base: int = 1  # in the base game, which ignores the icon


def _faces() -> tuple[Face, ...]:
    faces: list[Face] = []
    for row in SETS:
        plain = COPIES_PER_DINOSAUR - ICONS_PER_DINOSAUR
        faces.append(Face(row.letter, row.card_type, copies=plain, copies_base=COPIES_PER_DINOSAUR))
        faces.append(
            Face(
                row.letter + "*",
                row.card_type,
                icon=True,
                copies=ICONS_PER_DINOSAUR,
                copies_base=0,
            )
        )
    for card_type, letter in RAPTOR_LETTERS.items():
        for raptor in RAPTOR_FACES:
            code = f"{letter}{raptor.gain}-{raptor.loss}"
            for icon, copies, base in (
                (False, raptor.copies - raptor.icons, raptor.copies),
                (True, raptor.icons, 0),
            ):
                faces.append(
                    Face(
                        code + "*" * icon,
                        card_type,
                        icon=icon,
                        gain=raptor.gain,
                        loss=raptor.loss,
                        copies=copies,
                        copies_base=base,
                    )
                )
    faces.extend(
        Face("e" + egg.letter, CardType.EGG, False, egg.gain, egg.loss, egg.dinosaur)
        for egg in EGGS
    )
    return tuple(faces)


FACES = _faces()
FACE_COUNT = len(FACES)  # 24
FIRST_EGG = FACE_COUNT - EGG_KIND_COUNT

#: Faces of type ``t`` are ``FIRST_FACE[t] .. FIRST_FACE[t + 1] - 1``.
FIRST_FACE: Row = np.array([0, 2, 4, 6, 8, 10, 14, 18, 24], dtype=np.int64)
TYPE_OF: Row = np.array([face.card_type for face in FACES], dtype=np.int64)
HAS_ICON: Row = np.array([face.icon for face in FACES], dtype=np.int64)
GAIN: Row = np.array([face.gain for face in FACES], dtype=np.int64)
LOSS: Row = np.array([face.loss for face in FACES], dtype=np.int64)
DINOSAUR_OF_EGG: Row = np.array([face.dinosaur for face in FACES], dtype=np.int64)
COPIES_DNA: Row = np.array([face.copies for face in FACES], dtype=np.int64)
COPIES_BASE: Row = np.array([face.copies_base for face in FACES], dtype=np.int64)


def _all_cards(faces: Iterable[bool]) -> list[int]:
    """Return the long pile (``core.pile``) of all cards that the box may have of some faces."""
    return piled(COPIES_PER_DINOSAUR * face for face in faces)


#: Long piles.  ``BOX[dna]``: all cards of the box.
BOX: Table = np.array([piled(COPIES_BASE), piled(COPIES_DNA)], dtype=np.int64)
#: ``CARDS_OF_TYPE[type]``: of all faces of a type, as many cards as there may be.
CARDS_OF_TYPE: Table = np.array(
    [_all_cards(of == card_type for of in TYPE_OF) for card_type in CardType], dtype=np.int64
)
#: The same of all faces with the DNA icon.
CARDS_WITH_ICON: Row = np.array(_all_cards(bool(icon) for icon in HAS_ICON), dtype=np.int64)
#: ``CARDS_WITHOUT[types]``: of all faces whose type is not among ``types``, bits by ``CardType``.
CARDS_WITHOUT: Table = np.array(
    [_all_cards(not types >> of & 1 for of in TYPE_OF) for types in range(1 << TYPE_COUNT)],
    dtype=np.int64,
)
#: ``SET_POINTS[type, copies]`` for 0..4 copies; more than 4 count as 4.
SET_POINTS: Any = np.array([(0, *row.points) for row in SETS], dtype=np.int64)


class Tile(IntEnum):
    """The ten DNA Evolution tiles, by the number minus one that the rulebook gives them."""

    TYPES = 0
    EGGS = 1
    DRAW = 2
    PASS = 3
    FORBIDDEN = 4
    DESTROY_OWN = 5
    DESTROY_THEIRS = 6
    STEAL = 7
    GIVE = 8
    SWAP = 9


@dataclass(frozen=True)
class TileRow:
    """One DNA Evolution tile."""

    tile: Tile
    cost: int  # tokens; assumed, the printed costs are lost
    instant: bool  # else it counts at the end of the round
    interactive: bool  # carries the "direct interaction" icon
    source: Source = "assumed"  # of the cost; effect and kind stand in the book


TILES = (
    TileRow(Tile.TYPES, 4, instant=False, interactive=False),
    TileRow(Tile.EGGS, 2, instant=False, interactive=False),
    TileRow(Tile.DRAW, 1, instant=True, interactive=False),
    TileRow(Tile.PASS, 2, instant=True, interactive=False),
    TileRow(Tile.FORBIDDEN, 1, instant=True, interactive=False),
    TileRow(Tile.DESTROY_OWN, 2, instant=True, interactive=False),
    TileRow(Tile.DESTROY_THEIRS, 4, instant=True, interactive=True),
    TileRow(Tile.STEAL, 5, instant=True, interactive=True),
    TileRow(Tile.GIVE, 3, instant=True, interactive=True),
    TileRow(Tile.SWAP, 5, instant=True, interactive=True),
)
TILE_COUNT = len(TILES)
TILE_COST: Row = np.array([row.cost for row in TILES], dtype=np.int64)
TILE_INTERACTIVE: Row = np.array([row.interactive for row in TILES], dtype=np.int64)

#: ``AFFORDABLE[tokens]``: the tiles that cost no more, bits by ``Tile``.
AFFORDABLE: Row = np.array(
    [sum(1 << row.tile for row in TILES if row.cost <= held) for held in range(TOKEN_COUNT + 1)],
    dtype=np.int64,
)

EGG_TILE_POINTS = 2  # tile 2: for each Egg
TYPE_TILE_POINTS = 1  # tile 1: for each type
