"""Makes ``symbols.svg``, the sprite of everything that is drawn in Ursuppe.

Run ``python -m cuboteca.games.ursuppe.drawing.symbols`` after a change.  The names of the symbols
are the keys of their names in the text files: ``cube-0``, ``amoeba-0``, ``gene-speed``.
Each colour has a shape, a form of amoeba and a mark; no two look alike in grey.
"""

from __future__ import annotations

from pathlib import Path

from cuboteca.core import figures
from cuboteca.core.figures import symbol
from cuboteca.core.picture import SEAT_COLOURS
from cuboteca.games.ursuppe.components import MAX_COLOURS
from cuboteca.games.ursuppe.drawing.gene_pictures import GENE_PICTURES, INK, lobes
from cuboteca.games.ursuppe.genes import Gene

FILE = Path(__file__).with_name("symbols.svg")

#: By colour: its mark on a square of 20 units.
MARKS = (
    "M10 2a8 8 0 1 1-.1 0z",
    "M3 3h14v14H3z",
    "M10 2l9 16H1z",
    "M10 0l9 10-9 10-9-10z",
    "M5.5 2h9l4.5 8-4.5 8h-9L1 10z",
    "M10 0l2.9 6.7 7.1.6-5.4 4.8 1.7 7.2L10 15.5l-6.3 3.8 1.7-7.2L0 7.3l7.1-.6z",
)
#: By colour: lobes, their depth and turn, so that the six forms differ.
FORMS = (
    (2, 0.1, 0.5),
    (4, 0.075, 0.785),
    (3, 0.13, 0.0),
    (4, 0.16, 0.0),
    (6, 0.075, 0.0),
    (5, 0.16, 0.0),
)
#: By colour: a disc behind the number of an amoeba whose mark is too narrow for it.
DISCS = {2: (32, 37, 10.5), 5: (32, 32.5, 11.5)}
ARROW = (
    '<path d="M54 10c-8-7-14 7-22 0s-14 7-20 1M54 54c-8-7-14 7-22 0s-14 7-20 1" fill="none" '
    'stroke="#7ec8d8" stroke-width="4" stroke-linecap="round"/>'
    '<path d="M4 32l20-18v10h34v16H24v10z" fill="#2a8fa5" stroke="#123c46" stroke-width="3" '
    'stroke-linejoin="round"/>'
)
TURNS = {"west": 0, "north": 90, "east": 180, "south": 270}


def _paint(colour: int) -> str:
    return f"var(--s{colour},{SEAT_COLOURS[colour]})"


def cube(colour: int) -> str:
    """Return a food cube with the mark of its colour on the front."""
    paint = _paint(colour)
    top, right, front = "M2 9l6-7h22l-6 7z", "M24 9l6-7v21l-6 7z", "M2 9h22v21H2z"
    return symbol(
        f"cube-{colour}",
        f'<g stroke="{INK}" stroke-width="1.4" stroke-linejoin="round">'
        f'<path fill="{paint}" d="{top}{right}{front}"/>'
        f'<path fill="#fff" fill-opacity=".42" d="{top}"/>'
        f'<path fill="#000" fill-opacity=".3" d="{right}"/></g>'
        f'<path transform="translate(6 12.6) scale(.7)" fill="#fff" stroke="{INK}" '
        f'stroke-width="1.5" stroke-linejoin="round" d="{MARKS[colour]}"/>',
        "0 0 32 32",
    )


def amoeba(colour: int) -> str:
    """Return an amoeba: a soft body of its own form, and a nucleus that holds the number."""
    count, depth, turn = FORMS[colour]
    paint = _paint(colour)
    nucleus = f'<path transform="translate(15 16) scale(1.7)" d="{MARKS[colour]}"/>'
    if colour in DISCS:
        nucleus += '<circle cx="{}" cy="{}" r="{}"/>'.format(*DISCS[colour])
    body = lobes(32, 32, 26.5, count, depth, turn)
    inner = lobes(31, 31, 21.5, count, depth, turn)
    return symbol(
        f"amoeba-{colour}",
        f'<path d="{body}" fill="{paint}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="{inner}" fill="#fff" fill-opacity=".24"/>'
        f'<path d="M14 25q4-11 15-14" fill="none" stroke="#fff" stroke-opacity=".75" '
        f'stroke-width="3" stroke-linecap="round"/>'
        f'<g fill="{INK}" fill-opacity=".4"><circle cx="50" cy="38" r="2.4"/>'
        f'<circle cx="19" cy="47" r="2"/><circle cx="43" cy="50" r="1.6"/></g>'
        f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round">{nucleus}</g>'
        f'<g fill="#fffdf6">{nucleus}</g>',
        "0 0 64 64",
    )


def mark(colour: int) -> str:
    """Return the mark of a colour alone."""
    return symbol(
        f"mark-{colour}",
        f'<path fill="{_paint(colour)}" stroke="{INK}" stroke-width="1" stroke-linejoin="round" '
        f'd="{MARKS[colour]}"/>',
        "-1 -1 22 22",
    )


def current(name: str) -> str:
    """Return an arrow of the current, or still water."""
    if name == "still":
        body = (
            '<g fill="none" stroke="#2a8fa5" stroke-width="5"><circle cx="32" cy="32" r="8"/>'
            '<circle cx="32" cy="32" r="19" stroke-opacity=".7"/>'
            '<circle cx="32" cy="32" r="28" stroke-opacity=".35" stroke-width="4"/></g>'
        )
    else:
        body = f'<g transform="rotate({TURNS[name]} 32 32)">{ARROW}</g>'
    return symbol(f"current-{name}", body, "0 0 64 64")


SMALL = {
    "damage": (
        f'<circle cx="16" cy="16" r="13" fill="#b3203a" stroke="{INK}" stroke-width="2"/>'
        '<path d="M11 11l10 10m0-10L11 21" stroke="#fff" stroke-width="3.4" '
        'stroke-linecap="round"/>'
    ),
    "toxic": (
        f'<path d="M16 1c4 8 11 12 11 19a11 10.5 0 0 1-22 0C5 13 12 9 16 1z" fill="#7a3fa0" '
        f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        '<path d="M11.5 16l9 9m0-9l-9 9" stroke="#fff" stroke-width="3" stroke-linecap="round"/>'
    ),
    "bp": (
        f'<circle cx="16" cy="16" r="14" fill="#f7c948" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M18.5 4L9 18h6l-2 10 10-14h-6.5z" fill="#8a4b00" stroke="{INK}" '
        'stroke-width="1" stroke-linejoin="round"/>'
    ),
    "ozone": (
        '<g fill="none" stroke="#5b49b0" stroke-width="3.2"><circle cx="16" cy="10" r="6.5" '
        'fill="#cfc6ff"/><circle cx="9" cy="21" r="6.5" fill="#cfc6ff"/>'
        '<circle cx="23" cy="21" r="6.5" fill="#cfc6ff"/></g>'
    ),
    "supply": (
        '<path d="M3 12h26l-3 17H6z" fill="#c9a46a" stroke="#5b3d14" stroke-width="2" '
        'stroke-linejoin="round"/><path d="M3 12l5-6h16l5 6z" fill="#e8cf9f" stroke="#5b3d14" '
        'stroke-width="2" stroke-linejoin="round"/>'
    ),
    "fight": (
        '<path d="M4 5l17 17M28 5L11 22M6 20l6 6M26 20l-6 6" fill="none" stroke="#fff" '
        'stroke-width="7" stroke-linecap="round"/>'
        '<path d="M4 5l17 17M28 5L11 22M6 20l6 6M26 20l-6 6" fill="none" stroke="#a8243a" '
        'stroke-width="3.6" stroke-linecap="round"/>'
    ),
    "gene": (
        '<path d="M9 2c0 9 14 9 14 18M23 2c0 9-14 9-14 18M9 20c0 5 3 7 7 10M23 20c0 5-3 7-7 10" '
        'fill="none" stroke="#2f7fb3" stroke-width="3"/><path d="M11 6h10M11 16h10M11 24h10" '
        'stroke="#d1495b" stroke-width="2.4"/>'
    ),
    "finish": (
        f'<path d="M7 2v28" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M8 4h20v14H8z" fill="#fff" stroke="{INK}" stroke-width="1.5"/>'
        f'<path d="M8 4h5v3.5H8zM18 4h5v3.5h-5zM13 7.5h5V11h-5zM23 7.5h5V11h-5zM8 11h5v3.5'
        f'H8zM18 11h5v3.5h-5zM13 14.5h5V18h-5zM23 14.5h5V18h-5z" fill="{INK}"/>'
    ),
}

#: By face of a die, from 1 on: its pips on a square of 32 units.
PIPS = (
    "M16 16h0",
    "M10 10h0M22 22h0",
    "M9 9h0M16 16h0M23 23h0",
    "M10 10h0M22 10h0M10 22h0M22 22h0",
    "M9 9h0M23 9h0M16 16h0M9 23h0M23 23h0",
    "M10 8h0M22 8h0M10 16h0M22 16h0M10 24h0M22 24h0",
)


def die(face: int) -> str:
    """Return a face of a die."""
    return symbol(
        f"die-{face}",
        f'<rect x="2" y="2" width="28" height="28" rx="6" fill="#fffdf4" stroke="{INK}" '
        f'stroke-width="2"/><path d="{PIPS[face - 1]}" stroke="{INK}" stroke-width="6" '
        'stroke-linecap="round"/>',
        "0 0 32 32",
    )


def gene(which: Gene) -> str:
    """Return the picture of a gene card."""
    return symbol(which.symbol, "".join(GENE_PICTURES[which]), "0 0 48 48")


def sprite() -> str:
    """Return the whole file."""
    colours = range(MAX_COLOURS)
    parts = [
        *(make(colour) for make in (cube, amoeba, mark) for colour in colours),
        *(current(name) for name in (*TURNS, "still")),
        *(symbol(name, body, "0 0 32 32") for name, body in SMALL.items()),
        *(die(face) for face in range(1, len(PIPS) + 1)),
        *(gene(which) for which in Gene),
    ]
    return figures.sprite(parts)


if __name__ == "__main__":
    FILE.write_text(sprite(), "utf-8")
