"""The two things of the box that an owner may replace: the faces of the Kube and the deck.

Both are TOML texts.  A layout names for each face its four neighbours, seen with that face on top
and its arrow pointing away; ``far`` is the neighbour that the arrow points to.  A deck says for
each colour how many cards turn which way.  ``docs/guides/sukkube-your-own-box.md`` shows how to
write them.

The Kube is turned as a solid body.  Its *position* names the characters at six places, top, far,
right, near, left and bottom.  Every table of turns follows from that, doubled turns too
(ruling: other-layouts): a doubled turn is two turns of the same body, without looking at the arrow
of the face in between.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cuboteca.core.citations import cites
from cuboteca.core.data_files import DataFileError, read_toml, shortened
from cuboteca.core.errors import OptionError
from cuboteca.core.pile import MOST_COPIES
from cuboteca.games.sukkube.components import (
    CARD_COUNT,
    CHARACTER_COUNT,
    CHARACTER_NAMES,
    COLOUR_NAMES,
    DIRECTION_NAMES,
    Direction,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.data_files import Toml

FOLDER = Path(__file__).parent / "data"
#: Shipped layouts and decks, the default first; each is ``data/<name>.toml``.
LAYOUTS = ("even", "cross")
DECKS = ("two-of-each",)

SIDES = ("far", "right", "near", "left")

_KEPT = 64  # of what was read last: owners' files are many


class Position(NamedTuple):
    """Which character lies where, as the Kube stands before a player."""

    top: int
    far: int
    right: int
    near: int
    left: int
    bottom: int

    @property
    def ring(self) -> tuple[int, int, int, int]:
        """The four faces around the top, clockwise from the far one."""
        return self.far, self.right, self.near, self.left


#: A layout: the position of the Kube with each character on top, arrow pointing away.
Layout = tuple[Position, ...]


@cites(
    '"Come leggere il Kube" (Italian p. 2); ruling: direction-names: the direction is the way the '
    "top face goes. A flip is made about the axis from left to right (ruling: flip-axis)"
)
def turned(kube: Position, direction: int) -> Position:
    """Return the Kube after one turn."""
    top, far, right, near, left, bottom = kube
    match direction:
        case Direction.RIGHT:
            return Position(left, far, top, near, bottom, right)
        case Direction.LEFT:
            return Position(right, far, bottom, near, top, left)
        case Direction.UP:
            return Position(near, top, right, bottom, left, far)
        case Direction.DOWN:
            return Position(far, bottom, right, top, left, near)
        case _:
            return Position(bottom, near, right, far, left, top)


@cites(
    '"Regole di gioco", 6 (Italian p. 2): both steps of a doubled turn follow the arrow of the '
    "starting face"
)
@lru_cache(maxsize=_KEPT)
def turn_table(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """Return ``[turn][top]``: who comes on top; five single turns, then the five doubled."""
    single = (tuple(turned(kube, d).top for kube in layout) for d in Direction)
    doubled = (tuple(turned(turned(kube, d), d).top for kube in layout) for d in Direction)
    return (*single, *doubled)


# layouts


def layout_of(value: str) -> Layout:
    """Return the layout of an option: a shipped name, or the text of a file."""
    return parse_layout(_text(value, LAYOUTS))


@lru_cache(maxsize=_KEPT)
def parse_layout(text: str) -> Layout:
    """Return the layout that a text describes.

    Raises:
        OptionError: Says what is wrong with it.
    """
    tables = _tables(text, "layout")
    _expect_names("layout", tables, CHARACTER_NAMES, "a character")
    layout = tuple(_position(top, tables) for top in range(CHARACTER_COUNT))
    _check_cube(layout)
    return layout


def _position(top: int, tables: Mapping[str, Toml]) -> Position:
    name = CHARACTER_NAMES[top]
    row = tables.get(name)
    if not isinstance(row, dict):
        raise OptionError(f"layout: there is no face [{name}]; all six characters need one")
    _expect_names(f"layout: face [{name}]", row, SIDES, "a side")
    far, right, near, left = ring = tuple(_neighbour(name, side, row) for side in SIDES)
    if len({top, *ring}) != 5:
        raise OptionError(
            f"layout: face [{name}] must have four different neighbours, none of them itself"
        )
    (bottom,) = set(range(CHARACTER_COUNT)) - {top, *ring}
    return Position(top, far, right, near, left, bottom)


def _neighbour(name: str, side: str, row: Mapping[str, Toml]) -> int:
    if side not in row:
        raise OptionError(f"layout: face [{name}] does not say who is its '{side}' neighbour")
    if row[side] not in CHARACTER_NAMES:
        raise OptionError(
            f"layout: face [{name}] has '{shortened(row[side])}' as its '{side}' neighbour; "
            f"the characters are {', '.join(CHARACTER_NAMES)}"
        )
    return CHARACTER_NAMES.index(str(row[side]))


def _check_cube(layout: Layout) -> None:
    """Refuse rows that no solid cube has: turn the first one and compare every other with it."""
    for kube in _all_tops(layout[0]):
        row = layout[kube.top]
        name = CHARACTER_NAMES[kube.top]
        if row.bottom != kube.bottom:
            raise OptionError(
                f"layout: opposite [{name}] must lie {CHARACTER_NAMES[kube.bottom]}, as the face "
                f"[{CHARACTER_NAMES[layout[0].top]}] says, not {CHARACTER_NAMES[row.bottom]}"
            )
        if row.ring not in _rotations(kube.ring):
            around = ", ".join(CHARACTER_NAMES[face] for face in kube.ring)
            raise OptionError(
                f"layout: this is no cube: clockwise around [{name}] must lie {around}, "
                "beginning anywhere"
            )


def _all_tops(kube: Position) -> tuple[Position, ...]:
    over = turned(kube, Direction.FLIP)
    return (kube, over, *(turned(kube, d) for d in Direction if d != Direction.FLIP))


def _rotations(ring: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [ring[start:] + ring[:start] for start in range(len(ring))]


# decks


def deck_of(value: str) -> tuple[int, ...]:
    """Return the deck of an option: a shipped name, or the text of a file."""
    return parse_deck(_text(value, DECKS))


@lru_cache(maxsize=_KEPT)
def parse_deck(text: str) -> tuple[int, ...]:
    """Return copies of each kind of card.

    Raises:
        OptionError: Says what is wrong with the text; a deck has 30 cards (ruling: other-decks).
    """
    tables = _tables(text, "deck")
    _expect_names("deck", tables, COLOUR_NAMES, "a colour")
    copies: list[int] = []
    for colour in COLOUR_NAMES:
        row = tables.get(colour)
        if not isinstance(row, dict):
            raise OptionError(f"deck: there is no colour [{colour}]; all three need one")
        _expect_names(f"deck: colour [{colour}]", row, DIRECTION_NAMES, "a direction")
        copies += [_copies(colour, direction, row) for direction in DIRECTION_NAMES]
    if sum(copies) != CARD_COUNT:
        raise OptionError(f"deck: it must have exactly {CARD_COUNT} cards, not {sum(copies)}")
    return tuple(copies)


def _copies(colour: str, direction: str, row: Mapping[str, Toml]) -> int:
    value = row.get(direction, 0)
    if type(value) is not int or not 0 <= value <= MOST_COPIES:
        raise OptionError(
            f"deck: [{colour}] {direction} must be a number of cards from 0 to {MOST_COPIES}, "
            f"not {shortened(repr(value))}"
        )
    return value


# texts


def _text(value: str, shipped: tuple[str, ...]) -> str:
    return shipped_text(value) if value in shipped else value


@cache
def shipped_text(name: str) -> str:
    """Return the text of a shipped layout or deck."""
    return (FOLDER / f"{name}.toml").read_text("utf-8")


def _tables(text: str, what: str) -> Mapping[str, Toml]:
    try:
        return read_toml(text)
    except DataFileError as error:
        raise OptionError(f"{what}: {error}") from None


def _expect_names(what: str, found: Mapping[str, Toml], known: tuple[str, ...], kind: str) -> None:
    for name in found:
        if name not in known:
            raise OptionError(
                f"{what}: '{shortened(name)}' is not {kind}; there are {', '.join(known)}"
            )
