"""What the summary of the rules has besides words: figures, tables, and what leads to a section."""

from __future__ import annotations

from cuboteca.core.summary import (
    Figure,
    Summary,
    SummarySection,
    SummaryTable,
    cells_table,
    pieces_row,
)
from cuboteca.core.words import Piece, Sentence, say
from cuboteca.games.sukkube import refusals as cited
from cuboteca.games.sukkube.box import DECKS, Position, deck_of, turned
from cuboteca.games.sukkube.components import (
    CHARACTER_COUNT,
    COLOUR_COUNT,
    COLOUR_NAMES,
    DIRECTION_COUNT,
    DIRECTION_NAMES,
    OPPOSITES,
    Colour,
    Direction,
)
from cuboteca.games.sukkube.pieces import card_pieces, character_piece

_PLACES = Position(*range(len(Position._fields)))  # who lies where, before a turn

_PLAYS = tuple(
    f"tell-play{who}{doubled}{again}"
    for who in ("", "-automaton")
    for doubled in ("", "-doubled")
    for again in ("", "-again")
)


def _direction(direction: int) -> Piece:
    name = f"direction-{DIRECTION_NAMES[direction]}"
    return Piece(name, name)


def _kind(colour: int, direction: int) -> int:
    return colour * DIRECTION_COUNT + direction


def _deck() -> SummaryTable:
    """Return how many cards of each direction the usual deck has, by colour."""
    copies = deck_of(DECKS[0])
    return cells_table(
        ("column-direction", *(f"colour-{name}" for name in COLOUR_NAMES)),
        (
            (_direction(one), *(copies[_kind(colour, one)] for colour in range(COLOUR_COUNT)))
            for one in Direction
        ),
    )


def _turns() -> SummaryTable:
    """Return which face comes to the top, by direction, once and doubled."""
    return cells_table(
        ("column-direction", "column-single", "column-doubled"),
        (
            (
                Piece(f"roll-{DIRECTION_NAMES[one]}", f"direction-{DIRECTION_NAMES[one]}"),
                _place(turned(_PLACES, one)),
                _place(turned(turned(_PLACES, one), one)),
            )
            for one in Direction
        ),
    )


def _place(kube: Position) -> Sentence:
    """Return the place, before a turn, of the face that is on top after it."""
    return say(f"place-{Position._fields[kube.top]}")


def _opposites() -> SummaryTable:
    """Return what may never follow a direction, and what only without another choice."""
    return cells_table(
        ("column-last", "column-never", "column-reluctantly"),
        (
            (
                _direction(one),
                _direction(OPPOSITES[one]) if one in OPPOSITES else "–",
                _direction(one),
            )
            for one in Direction
        ),
    )


def _series() -> Figure:
    """Return five cards of which the second and the fifth are doubled."""
    order = (Direction.RIGHT, Direction.UP, Direction.FLIP, Direction.LEFT, Direction.DOWN)
    colours = (Colour.RED, Colour.RED, Colour.RED, Colour.BLUE, Colour.BLUE)
    kinds = [_kind(*one) for one in zip(colours, order, strict=True)]
    return Figure(card_pieces(kinds), say("figure-series"))


SUMMARY = Summary(
    (
        SummarySection(
            "2",
            figures=(pieces_row(Piece("star", "figure-dominator"), Piece("crown", "figure-goal")),),
            keys=("won-alone", "won-together"),
        ),
        SummarySection(
            "2",
            figures=(Figure(tuple(map(character_piece, range(CHARACTER_COUNT)))),),
            citations=(cited.DEAL_RULE,),
            keys=("tell-character", "tell-automaton"),
        ),
        SummarySection(
            "1-2",
            figures=(
                Figure(tuple(Piece(f"shape-{name}", f"colour-{name}") for name in COLOUR_NAMES)),
            ),
            tables=(_deck(),),
            keys=("tell-manche", "tell-deal", "tell-deal-automaton", "prompt-dealing"),
        ),
        SummarySection(
            "2",
            tables=(_turns(),),
            citations=(cited.TURN_RULE,),
            keys=tuple(key for key in _PLAYS if "-doubled" not in key),
        ),
        SummarySection(
            "2",
            figures=(
                Figure(
                    card_pieces(
                        _kind(Colour.RED, one)
                        for one in (Direction.LEFT, Direction.RIGHT, Direction.UP)
                    ),
                    say("figure-allowed"),
                ),
            ),
            tables=(_opposites(),),
            citations=(cited.PLAY_RULE, cited.OPPOSITE_RULE, cited.DIFFERENT_RULE),
            keys=("prompt-first", "prompt-play", "prompt-one", "waiting-for"),
        ),
        SummarySection(
            "2",
            figures=(_series(),),
            keys=tuple(key for key in _PLAYS if "-doubled" in key),
        ),
        SummarySection(
            "2",
            figures=(
                pieces_row(
                    Piece("crown", "board-dominator"),
                    Piece("bottom", "board-bottom"),
                    caption="figure-end",
                ),
            ),
            keys=(
                *("tell-stuck", "tell-emptied", "tell-emptied-automaton"),
                *("tell-dominator", "tell-dominator-automaton", "line-dominator"),
                *("tell-sukkube", "tell-sukkube-automaton", "tell-starter"),
            ),
        ),
        SummarySection(
            "2",
            figures=(pieces_row(Piece("crown", "figure-goal")),),
            citations=(cited.END_RULE,),
            keys=(
                *("end-points", "end-manche-cap", "tell-solo-points", "tell-solo-manche-cap"),
                "play-is-over",
            ),
        ),
    )
)


__all__ = ["SUMMARY"]
