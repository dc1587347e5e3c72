"""Pictures of plays: stand-alone SVG that looks the same wherever it is rendered.

A game draws its view on a canvas (``Presentation.picture``) with the figures of its sprite;
``Game.picture_of`` adds the headline.  A picture has no style sheet, script, font or external
resource, so a browser, an editor and a simple renderer show the same.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from html import escape
from itertools import groupby
from math import ceil, floor
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from cuboteca.core.letters import CAPITAL, UNITS, line_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from cuboteca.core.letters import Face

#: Every picture has this size; a game draws below TOP, with MARGIN around it.
WIDTH, HEIGHT = 960, 720
TOP, MARGIN = 50, 12

# The paper theme of the site.
GROUND, RAISED, SUNK, EDGE = "#f4ecdc", "#fffaf0", "#efe4cf", "#d9cbb0"
INK, SOFT, FELT = "#22302f", "#566360", "#1d5a5c"
GLOW, GOOD, BAD = "#ffc21f", "#17693f", "#a8243a"

#: By seat: a colour and a shape, on a square of 20 units.
SEAT_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
SEAT_SHAPES = (
    "M10 1a9 9 0 1 1-.1 0z",
    "M2 2h16v16H2z",
    "M10 1l10 18H0z",
    "M10 0l10 10-10 10L0 10z",
    "M5 1h10l5 9-5 9H5l-5-9z",
    "M10 0l2.9 6.7 7.1.6-5.4 4.8 1.7 7.2L10 15.5l-6.3 3.8 1.7-7.2L0 7.3l7.1-.6z",
)

#: Value of an SVG attribute; None leaves the attribute out.
Attribute: TypeAlias = "str | float | None"

_SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
_TOKEN = re.compile(r"var\(--[\w-]+,\s*([^)]+)\)")
_REFERENCE = re.compile(r'href="#([^"]+)"')
_PAINT = re.compile(r"url\(#([^)]+)\)")
_BRAND = "M2 9l6-7h22l-6 7zM24 9l6-7v21l-6 7zM2 9h22v21H2z"


class Symbol(NamedTuple):
    """A figure of a sprite, or a part of a picture that is stored like one."""

    box: str  # its own square: left, top, width, height
    shape: float  # height by width
    markup: str
    needs: tuple[str, ...]  # other symbols that it uses


class Use(NamedTuple):
    """A figure at its position, in whole units."""

    name: str
    x: int
    y: int
    width: int
    height: int
    attributes: str = ""

    @property
    def markup(self) -> str:
        """The figure as an element of SVG."""
        size = f'width="{self.width}" height="{self.height}"'
        return f'<use href="#{self.name}" x="{self.x}" y="{self.y}" {size}{self.attributes}/>'


class Layer(NamedTuple):
    """A part of a picture as separate SVG, and the position of its upper left corner."""

    x: int
    y: int
    svg: str


@cache
def sprite_of(file: Path) -> Mapping[str, Symbol]:
    """Return the figures of a sprite by name; colours that a page could set get their defaults."""
    found = {}
    for name, box, body in _SYMBOL.findall(file.read_text("utf-8")):
        _, _, width, height = map(float, box.split())
        markup = _TOKEN.sub(r"\1", body)
        found[name] = _symbol(box, height / width, markup)
    return found


def _symbol(box: str, shape: float, markup: str) -> Symbol:
    return Symbol(box, shape, markup, tuple(dict.fromkeys(_REFERENCE.findall(markup))))


def number(value: float) -> str:
    """Return a number as pictures write it: with few digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attributes(given: Mapping[str, Attribute]) -> str:
    """Return attributes as markup; ``stroke_width`` becomes ``stroke-width``, None is left out."""
    return "".join(
        f' {name.replace("_", "-")}="{number(v) if isinstance(v, (int, float)) else escape(v)}"'
        for name, v in given.items()
        if v is not None
    )


class Canvas:
    """A picture under construction: shapes, letters and figures, the last one on top.

    Lengths are units of the picture, y downwards.  Other keywords are attributes of SVG, with
    underscores for hyphens.

    Args:
        sprite: File of the game's figures; None means that it has none.
    """

    def __init__(self, sprite: Path | None = None) -> None:
        self._symbols = dict(sprite_of(sprite)) if sprite else {}
        self._defs: dict[str, str] = {}  # gradients, patterns and clip paths by name
        self._parts: list[str | Use] = []
        self._bent = 0  # current number of enclosing groups that rotate or scale
        self._groups = 0
        self._lifted: list[str | Use] | None = None  # figures to be placed on top of a region

    # shapes

    def add(self, element: str, **attributes: Attribute) -> None:
        """Draw an element of SVG without content."""
        self._parts.append(f"<{element}{_attributes(attributes)}/>")

    def path(self, d: str, fill: str = "none", **attributes: Attribute) -> None:
        """Draw a path."""
        self.add("path", d=d, fill=fill, **attributes)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str,
        rx: float | None = None,
        **attributes: Attribute,
    ) -> None:
        """Draw a rectangle; ``rx`` rounds its corners."""
        self.add("rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, **attributes)

    def disc(self, x: float, y: float, radius: float, fill: str, **attributes: Attribute) -> None:
        """Draw a circle around (x, y)."""
        self.add("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)

    def define(self, element: str, name: str, content: str, **attributes: Attribute) -> str:
        """Define a gradient, pattern or clip path, once, and return a reference to it."""
        if name not in self._defs:
            around = _attributes({"id": name} | attributes)
            self._defs[name] = f"<{element}{around}>{content}</{element}>"
        return f"url(#{name})"

    @contextmanager
    def group(self, **attributes: Attribute) -> Iterator[None]:
        """Apply attributes, such as ``transform``, to everything drawn in the block."""
        self._parts.append(f"<g{_attributes(attributes)}>")
        self._bent += "transform" in attributes
        self._groups += 1
        yield
        self._groups -= 1
        self._bent -= "transform" in attributes
        self._parts.append("</g>")

    # figures

    def figure(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: str | None = None,
        **attributes: Attribute,
    ) -> None:
        """Draw a figure of the sprite, ``size`` wide, its upper left corner at (x, y).

        ``colour`` sets the figure's current colour.  Figures are placed on whole units, so that
        their edges are crisp and a renderer can cache them.
        """
        tall = size * self._symbols[name].shape
        more = _attributes({"color": colour} | attributes)
        use = Use(name, round(x), round(y), round(size), round(tall), more)
        if self._lifted is not None and not self._groups:
            self._lifted.append(use)
        else:
            self._parts.append(use.markup if self._bent else use)

    @contextmanager
    def region(
        self, x: float, y: float, width: float, height: float, *, lift: bool = False
    ) -> Iterator[None]:
        """Make what is drawn in the block a separate part, clipped at its edges.

        A renderer of many pictures needs to draw a part again only when it has changed.  With
        ``lift`` its figures become separate parts on top of it, except those in a group.
        """
        left, top = floor(x), floor(y)
        wide, tall = ceil(x + width) - left, ceil(y + height) - top
        lifted: list[str | Use] = []
        with self._apart(left, top, (left, top), wide, tall):
            self._lifted = lifted if lift else None
            yield
            self._lifted = None
        self._parts += lifted

    @contextmanager
    def piece(
        self, x: float, y: float, width: float, height: float, bleed: int = 2
    ) -> Iterator[None]:
        """Make what is drawn in the block a separate part, relative to the corner (x, y).

        It is the same wherever it is placed; it may extend by ``bleed`` on each side.
        """
        wide, tall = ceil(width) + 2 * bleed, ceil(height) + 2 * bleed
        with self._apart(round(x) - bleed, round(y) - bleed, (-bleed, -bleed), wide, tall):
            yield

    @contextmanager
    def _apart(
        self, x: int, y: int, corner: tuple[int, int], width: int, height: int
    ) -> Iterator[None]:
        around, self._parts = self._parts, []
        yield
        parts, self._parts = self._parts, around
        markup = _joined(parts)
        box = f"{corner[0]} {corner[1]} {width} {height}"
        name = f"part-{blake2b((box + markup).encode(), digest_size=8).hexdigest()}"
        self._symbols[name] = _symbol(box, height / width, markup)
        self._parts.append(Use(name, x, y, width, height))

    # letters

    def words(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        face: Face = "text",
        fill: str = INK,
        at: Literal["start", "middle", "end"] = "start",
        fit: float | None = None,
        halo: str | None = None,
    ) -> float:
        """Write ``words`` vertically centred on y, and return their width.

        Args:
            x: Where they start, are centred or end, as ``at`` says.
            y: The middle of their capitals.
            words: One line.
            size: Of the letters.
            face: ``display`` or ``text``.
            fill: Colour of the letters.
            at: See ``x``.
            fit: Maximum width; wider words are set smaller, then cut short.
            halo: Colour of a fine border around the letters.
        """
        line = line_of(words, size, face, fit)
        left = x - line.width * {"start": 0, "middle": 0.5, "end": 1}[at]
        scale = line.size / UNITS
        down = y + line.size * CAPITAL / 2
        around: dict[str, Attribute] = {}
        if halo:
            around = {"stroke": halo, "stroke_width": 130, "stroke_linejoin": "round"}
            around["paint_order"] = "stroke"
        self.add(
            "path",
            aria_label=line.words,
            transform=f"translate({number(left)} {number(down)}) scale({scale:.5f})",
            fill=fill,
            d=line.outline,
            **around,
        )
        return line.width

    # elements of every game's picture

    def seat_mark(self, seat: int, x: float, y: float, size: float) -> None:
        """Draw the colour and shape of a seat in a square centred on (x, y)."""
        place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 20:.4g})"
        self.path(SEAT_SHAPES[seat], SEAT_COLOURS[seat], transform=place)

    def panel(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        turn: bool = False,
        winner: bool = False,
        fill: str = RAISED,
        **more: Attribute,
    ) -> None:
        """Draw a sheet of paper; it glows for the seat to move, with a green edge for a winner."""
        radius = 12
        self.box(x + 1, y + 3, width, height, rx=radius, fill="#4a3a1a", fill_opacity=0.13)
        if turn:
            self.box(
                x - 3, y - 3, width + 6, height + 6, rx=radius + 3, fill=GLOW, fill_opacity=0.4
            )
        line = GLOW if turn else GOOD if winner else EDGE
        thick = 2.5 if turn or winner else 1.5
        edge: dict[str, Attribute] = {"stroke": line, "stroke_width": thick}
        self.box(x, y, width, height, rx=radius, fill=fill, **edge | more)

    def badge(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        words: str,
        size: float = 12,
        *,
        fill: str = INK,
        ink: str = "#fff",
        **more: Attribute,
    ) -> None:
        """Write words, such as a number of copies, on a small plate on top of other things."""
        with self.piece(x, y, width, height):
            self.box(0, 0, width, height, rx=height / 2, fill=fill, **more)
            at = (width / 2, height / 2)
            self.words(*at, words, size, face="display", fill=ink, at="middle")

    def tag(
        self,
        x: float,
        y: float,
        words: str,
        *,
        fill: str = GLOW,
        ink: str = "#1c1a10",
        **more: Attribute,
    ) -> float:
        """Write words on a small ribbon that starts at x, centred on y; return its width."""
        wide = line_of(words, 11.5, "display").width + 16
        self.box(x, y - 9, wide, 18, rx=9, fill=fill, **more)
        self.words(x + 8, y, words, 11.5, face="display", fill=ink)
        return wide

    def headline(self, title: str, where: str, asked: str) -> None:
        """Write the line above everything: the game, the moment of the play, what is asked."""
        right = WIDTH - MARGIN - 4
        with self.region(0, 0, WIDTH, TOP - 4):
            self.path(_BRAND, GLOW, transform="translate(14 9) scale(.9)", stroke="#6b4a00")
            left = 50 + self.words(50, 24, title, 21, face="display") + 14
            left += self.words(left, 25, where, 14, fill=SOFT, fit=WIDTH / 2 - left) + 24
            self.words(right, 25, asked, 14, at="end", fit=right - left)

    # the whole

    def svg(self) -> str:
        """Return the picture."""
        ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>'
        return self._alone(f"0 0 {WIDTH} {HEIGHT}", ground + _joined(self._parts))

    def layers(self) -> Iterator[Layer]:
        """Yield the parts of the picture, the last one on top; the background is GROUND."""
        for loose, parts in groupby(self._parts, key=lambda part: isinstance(part, str)):
            if loose:
                yield Layer(0, 0, self._alone(f"0 0 {WIDTH} {HEIGHT}", _joined(parts)))
            else:
                yield from (self._layer(part) for part in parts if isinstance(part, Use))

    def _layer(self, use: Use) -> Layer:
        one = use._replace(x=0, y=0)
        box = f"0 0 {use.width} {use.height}"
        return Layer(use.x, use.y, self._alone(box, one.markup))

    def _alone(self, box: str, markup: str) -> str:
        """Return markup as a separate SVG document."""
        width, height = box.split()[2:]
        symbols = self._symbols_for(_REFERENCE.findall(markup))
        definitions = self._definitions_for(markup + symbols)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="{box}"><defs>{symbols}{definitions}</defs>{markup}</svg>'
        )

    def _symbols_for(self, names: Iterable[str]) -> str:
        """Return the symbols of these names and all that they use, as markup."""
        found: dict[str, str] = {}
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name in self._symbols and name not in found:
                one = self._symbols[name]
                found[name] = f'<symbol id="{name}" viewBox="{one.box}">{one.markup}</symbol>'
                waiting += one.needs
        return "".join(found.values())

    def _definitions_for(self, markup: str) -> str:
        """Return the gradients, patterns and clip paths that ``markup`` refers to."""
        wanted = dict.fromkeys(_PAINT.findall(markup))
        return "".join(self._defs[name] for name in wanted if name in self._defs)


def _joined(parts: Iterable[str | Use]) -> str:
    return "".join(part if isinstance(part, str) else part.markup for part in parts)


__all__ = [
    "BAD",
    "EDGE",
    "FELT",
    "GLOW",
    "GOOD",
    "GROUND",
    "HEIGHT",
    "INK",
    "MARGIN",
    "RAISED",
    "SEAT_COLOURS",
    "SEAT_SHAPES",
    "SOFT",
    "SUNK",
    "TOP",
    "WIDTH",
    "Attribute",
    "Canvas",
    "Layer",
    "Symbol",
    "Use",
    "number",
    "sprite_of",
]
