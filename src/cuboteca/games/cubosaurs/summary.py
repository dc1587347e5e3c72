"""What the summary of the rules has besides words: figures, tables, and what leads to a section."""

from __future__ import annotations

from dataclasses import replace

from cuboteca.core.drawing import signed
from cuboteca.core.summary import (
    Figure,
    Summary,
    SummaryRow,
    SummarySection,
    SummaryTable,
    cells_table,
    columns,
    pieces_row,
)
from cuboteca.core.words import Piece, say
from cuboteca.games.cubosaurs import refusals as cited
from cuboteca.games.cubosaurs.components import (
    CARDS_PER_SEAT,
    EGGS,
    FACES,
    RAPTOR_FACES,
    SETS,
    TILES,
    TOKEN_COUNT,
    CardType,
    Tile,
)
from cuboteca.games.cubosaurs.pieces import EGG_NAMES, tile_piece, type_piece

#: Whom an example is about: a collection, and the hand before and after it was refused.
_COLLECTION = (CardType.TREX, CardType.STEGOSAURUS, CardType.PTERODACTYL, CardType.BLACK_RAPTOR)
_PASSED = (CardType.TREX, CardType.PTERODACTYL)


def _copies(card_type: int) -> int:
    return sum(face.copies_base for face in FACES if face.card_type == card_type)


def _types() -> SummaryTable:
    """Return how many cards of each type are in the box, and how many with the icon."""
    return cells_table(
        ("column-name", "column-count", "column-icons"),
        (
            (
                type_piece(one),
                _copies(one),
                sum(face.copies for face in FACES if face.card_type == one and face.icon),
            )
            for one in CardType
        ),
    )


def _sets() -> SummaryTable:
    return cells_table(
        ("column-name", "column-one", "column-two", "column-three", "column-four"),
        ((type_piece(row.card_type), *map(signed, row.points)) for row in SETS),
    )


def _raptors() -> SummaryTable:
    return cells_table(
        ("column-name", "column-count", "column-paired", "column-alone"),
        (
            (type_piece(colour), row.copies, signed(row.gain), signed(-row.loss))
            for colour in (CardType.GREY_RAPTOR, CardType.BLACK_RAPTOR)
            for row in RAPTOR_FACES
        ),
    )


def _eggs() -> SummaryTable:
    return cells_table(
        ("column-name", "column-most", "column-fewer"),
        (
            (Piece(name, name), signed(row.gain), signed(-row.loss))
            for name, row in ((EGG_NAMES[row.dinosaur], row) for row in EGGS)
        ),
    )


#: What a tile's log entry, prompts and refusals are called after.
_TILE_KEYS = {
    Tile.DRAW: ("tell-extra-draw", "why-no-effect-3"),
    Tile.FORBIDDEN: ("tell-effect-5", "prompt-own-card-5"),
    Tile.DESTROY_OWN: ("tell-effect-6", "prompt-own-card-6"),
    Tile.DESTROY_THEIRS: ("tell-effect-7",),
    Tile.STEAL: ("tell-effect-8",),
    Tile.GIVE: ("tell-effect-9", "prompt-own-card-9"),
    Tile.SWAP: ("tell-effect-10", "prompt-own-card-10"),
}


def _tiles() -> SummaryTable:
    return SummaryTable(
        columns("column-name", "column-price", "column-effect", "column-when"),
        tuple(
            SummaryRow(
                (
                    replace(tile_piece(row.tile), label=f"({row.tile + 1})"),
                    Piece("dna", "dna", row.cost),
                    say(f"tile-{row.tile + 1}-effect"),
                    say("board-instant" if row.instant else "board-at-end"),
                ),
                name=f"tile-{row.tile + 1}",
                keys=_TILE_KEYS.get(row.tile, ()),
            )
            for row in TILES
        ),
    )


def _cards(*types: CardType, caption: str = "") -> Figure:
    return pieces_row(*map(type_piece, types), caption=caption)


SUMMARY = Summary(
    (
        SummarySection(
            "2",
            figures=(_cards(CardType.TREX, CardType.STEGOSAURUS, CardType.BRONTOSAURUS),),
            keys=("won-alone", "won-together"),
        ),
        SummarySection("3", tables=(_types(),)),
        SummarySection(
            "4",
            figures=(
                pieces_row(
                    Piece("card-back", "card-back", CARDS_PER_SEAT), caption="figure-set-up"
                ),
            ),
            keys=("tell-round", "tell-starter", "tell-deal", "prompt-dealing"),
        ),
        SummarySection(
            "5-6",
            figures=(_cards(CardType.TREX, caption="figure-keep"),),
            citations=(cited.CHOICE_RULE, cited.KEEP_RULE, cited.TURN_RULE),
            keys=(
                *("tell-clockwise", "tell-draw", "tell-keep"),
                *("prompt-choice", "prompt-choice-dna", "waiting-for"),
            ),
        ),
        SummarySection(
            "6",
            figures=(
                _cards(*_COLLECTION, caption="figure-collection"),
                _cards(*_PASSED, caption="figure-passed"),
            ),
            citations=(cited.REFUSE_RULE,),
            keys=("tell-refuse", "prompt-keep-only", "prompt-keep-only-dna"),
        ),
        SummarySection(
            "7",
            figures=(pieces_row(Piece("card-back", "card-back", 0), caption="figure-round-end"),),
            keys=("tell-round-points", "sheet-title"),
        ),
        SummarySection("7", tables=(_sets(),), keys=("line-set",)),
        SummarySection(
            "8",
            figures=(_cards(CardType.BLACK_RAPTOR, CardType.GREY_RAPTOR, caption="figure-pair"),),
            tables=(_raptors(),),
            keys=("line-pairs", "line-alone"),
        ),
        SummarySection("8", tables=(_eggs(),), keys=("line-egg", "line-egg-most", "line-egg-none")),
        SummarySection(
            "9",
            figures=(
                pieces_row(
                    Piece("clockwise", "figure-first-round"),
                    Piece("counter-clockwise", "figure-second-round"),
                    Piece("crown", "figure-winner"),
                    caption="figure-direction",
                ),
            ),
            citations=(cited.END_RULE,),
            keys=(
                *("tell-starter-lowest", "tell-starter-tie", "tell-counter-clockwise"),
                *("end-points", "end-last-round", "end-shared", "play-is-over"),
            ),
        ),
        SummarySection(
            "9", figures=(pieces_row(Piece("crown", "figure-winner"), caption="figure-rounds"),)
        ),
        SummarySection(
            "11-12",
            figures=(pieces_row(Piece("dna", "dna", TOKEN_COUNT), caption="figure-reserve"),),
            citations=(cited.TOKEN_RULE,),
            keys=(
                *("tell-tokens", "tell-tokens-lost", "tell-take-token", "tell-token-points"),
                *("line-tokens", "prompt-victim"),
            ),
        ),
        SummarySection(
            "10-14",
            tables=(_tiles(),),
            citations=(cited.BUY_RULE, cited.TILE_RULE),
            keys=(
                *("tell-tile-up", "tell-buy", "tell-buy-pass", "line-tile"),
                *("prompt-opponent", "prompt-their-card", "prompt-own-card"),
            ),
        ),
        SummarySection("", figures=(_cards(CardType.EGG, caption="figure-rulings"),)),
    )
)


__all__ = ["SUMMARY"]
