"""Makes ``symbols.svg``, the sprite of everything that is drawn in Sukkube.

Run ``python -m cuboteca.games.sukkube.drawing.symbols`` after a change.  Three symbols show a
character: ``figure-lion`` is the lion alone, ``character-lion`` a tile with its colour and pattern,
``face-lion`` a face of the Kube with its blue arrow.
"""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path

from cuboteca.core import figures
from cuboteca.core.figures import CROWN, Paint, symbol
from cuboteca.games.sukkube.drawing.figures import BRICK, FIGURES, GOLD, WHITE, block, drawn

FILE = Path(__file__).with_name("symbols.svg")

INK = "#241a17"
ARROW = "#1656b8"

#: By character: the ground of its tiles, the colour of the pattern on it, and the pattern on a
#: square of 64 units; no two patterns look alike in grey.
GROUNDS = {
    "strongman": (
        "#e2a184",
        "#cf7f5f",
        "M0 4h64v6h-64zM0 20h64v6h-64zM0 36h64v6h-64zM0 52h64v6h-64z",
    ),
    "tamer": (
        "#b7d19a",
        "#95b873",
        "".join(f"M{8 * x} {8 * y}h8v8h-8z" for y in range(8) for x in range(8) if (x + y) % 2),
    ),
    "presenter": ("#c6b3e6", "#a78bd4", "M4 0h6v64h-6zM20 0h6v64h-6zM36 0h6v64h-6zM52 0h6v64h-6z"),
    "lion": (
        "#ffdd8c",
        "#f7c04f",
        "".join(
            f"M32 34L{32 + 52 * cos(a):.1f} {34 + 52 * sin(a):.1f} "
            f"{32 + 52 * cos(a + pi / 12):.1f} {34 + 52 * sin(a + pi / 12):.1f}z"
            for a in (i * pi / 6 for i in range(12))
        ),
    ),
    "clown": (
        "#a5dde4",
        "#6fc3cf",
        "".join(
            f"M{x - 3.4} {y}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z"
            for row, y in enumerate(range(5, 64, 9))
            for x in range(5 + 6 * (row % 2), 64, 12)
        ),
    ),
    "ballerina": (
        "#ffe0ec",
        "#f8b6cf",
        "".join(f"M{x} {y - 6}l4 6-4 6-4-6z" for y in range(0, 73, 16) for x in range(0, 73, 12)),
    ),
}

#: The five directions: an arrow of strokes, and where its head lies.
DIRECTIONS = {
    "right": ("M9 32h36", "M36 13v38l22-19z"),
    "left": ("M55 32h-36", "M28 13v38l-22-19z"),
    "up": ("M32 55v-36", "M13 28h38l-19-22z"),
    "down": ("M32 9v36", "M13 36h38l-19 22z"),
    "flip": ("M14 52v-22a15 15 0 0 1 30 0v8", "M29 36h30l-15 20z"),
}


def _ground(name: str) -> str:
    fill, colour, pattern = GROUNDS[name]
    return f'<path fill="{fill}" d="M0 0h64v64h-64z"/><path fill="{colour}" d="{pattern}"/>'


def _tile(name: str) -> str:
    """Return a character on its ground, corners rounded."""
    return (
        f'<clipPath id="tile-{name}"><rect x="1.5" y="1.5" width="61" height="61" rx="11"/>'
        f'</clipPath><g clip-path="url(#tile-{name})">{_ground(name)}'
        f'<use href="#figure-{name}" x="5" y="7" width="54" height="54"/></g>'
        f'<rect x="1.5" y="1.5" width="61" height="61" rx="11" fill="none" stroke="{INK}" '
        'stroke-width="2.4"/>'
    )


def _face(name: str) -> str:
    """Return a face of the Kube; its arrow points up."""
    return (
        f'{_ground(name)}<path fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width="5" '
        'd="M0 0h64v64h-64z"/>'
        f'<path fill="none" stroke="#fff8e8" stroke-width="1.6" d="M4.4 4.4h55.2v55.2h-55.2z"/>'
        f'<use href="#figure-{name}" x="9.5" y="14" width="45" height="45"/>'
        f'<path fill="{ARROW}" stroke="#fff8e8" stroke-width="1.4" stroke-linejoin="round" '
        'd="M32 1.6l8 7.8h-4.4v4.4h-7.2v-4.4h-4.4z"/>'
    )


def _blank() -> str:
    """Return a face of the Kube before anybody is on top: the stripes of the tent."""
    stripes = "".join(f"M{x} 0h8v64h-8z" for x in range(0, 64, 16))
    return (
        '<path fill="#fff3dc" d="M0 0h64v64h-64z"/>'
        f'<path fill="#c8452f" d="{stripes}"/>'
        f'<path fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width="4" '
        'd="M0 0h64v64h-64z"/>'
        '<path fill="#f5bd3c" stroke="#6b4a00" stroke-width="1.6" stroke-linejoin="round" '
        'd="M32 14l5.5 11.6 12.7 1.6-9.3 8.8 2.4 12.6-11.3-6.2-11.3 6.2 2.4-12.6-9.3-8.8 '
        '12.7-1.6z"/>'
    )


def _direction(name: str) -> str:
    shaft, head = DIRECTIONS[name]
    return (
        f'<path d="{shaft}" fill="none" stroke="currentColor" stroke-width="11"/>'
        f'<path d="{head}" fill="currentColor" stroke="currentColor" stroke-width="3" '
        'stroke-linejoin="round"/>'
    )


#: How the little Kube of a card rolls: a bow over it, with its head.
ROLLS = {
    "right": ("M12 21c6-16 32-18 40-4", "M45.5 18.5l14 0-5.5 11.5z"),
    "left": ("M52 21c-6-16-32-18-40-4", "M18.5 18.5l-14 0 5.5 11.5z"),
    "up": ("M55 50c8-12 4-30-10-37", "M49 7.5l-14 1.5 8 11z"),
    "down": ("M44 9c14 6 18 24 11 35", "M62 41l-6 13-8.5-11z"),
    "flip": ("M9 45c-12-30 10-42 25-40s32 16 23 36", "M64 39l-8 13-8-12.5z"),
}


def _roll(name: str) -> str:
    """Return a little Kube and the way it rolls."""
    bow, head = ROLLS[name]
    return (
        '<g stroke="#241a17" stroke-width="1.6" stroke-linejoin="round">'
        '<path fill="#fffaf0" d="M31 20l19 9-19 10-19-10z"/>'
        '<path fill="#e9d5b2" d="M12 29l19 10v21l-19-10z"/>'
        '<path fill="#c9ac7f" d="M50 29l-19 10v21l19-10z"/></g>'
        f'<path d="{bow}" fill="none" stroke="#241a17" stroke-width="8.4"/>'
        f'<path d="{head}" fill="#241a17" stroke="#241a17" stroke-width="4.4" '
        'stroke-linejoin="round"/>'
        f'<path d="{bow}" fill="none" stroke="#fff" stroke-width="5"/>'
        f'<path d="{head}" fill="#fff"/>'
    )


def _key() -> str:
    """Return the key of a clockwork: the sign of an automaton."""
    return (
        '<g fill="#c6ced4" stroke="#2b333a" stroke-width="3.4" stroke-linejoin="round">'
        '<path fill-rule="evenodd" d="M3 20a13 13 0 0 1 26-2h6a13 13 0 1 1 0 9h-6a13 13 0 0 1-26-7z'
        'M10 21a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM42 21a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"/>'
        '<path d="M27.4 27h9.2v32h-9.2zM36.6 46h9v9h-9z"/></g>'
    )


def _star(fill: str, line: str) -> str:
    return (
        f'<path fill="{fill}" stroke="{line}" stroke-width="3.6" stroke-linejoin="round" '
        'd="M32 5l8.4 17.6 19.2 2.4-14.1 13.3 3.6 19.1-17.1-9.3-17.1 9.3 '
        '3.6-19.1-14.1-13.3 19.2-2.4z"/>'
    )


def _bottom() -> str:
    """Return the sign of the face below: a Kube whose ground is marked."""
    return (
        '<g stroke="#241a17" stroke-width="2.6" stroke-linejoin="round">'
        '<path fill="#fffaf0" d="M32 4l22 11-22 11-22-11z"/>'
        '<path fill="#e9d5b2" d="M10 15l22 11v22l-22-11z"/>'
        '<path fill="#c9ac7f" d="M54 15l-22 11v22l22-11z"/></g>'
        '<path fill="#f5bd3c" stroke="#6b4a00" stroke-width="2.6" stroke-linejoin="round" '
        'd="M10 44l22 11 22-11v6l-22 11-22-11z"/>'
    )


def _copies() -> str:
    """Return the sign of several equal cards."""
    return (
        '<g fill="none" stroke="currentColor" stroke-width="5.5" stroke-linejoin="round">'
        '<path d="M22 12v-6h36v40h-8"/><path d="M6 16h36v42h-36z"/></g>'
    )


def _ends() -> str:
    """Return the sign of the end of a manche: the curtain falls."""
    folds = "".join(f"M{x} 16v36h5v-36z" for x in (11, 23, 36, 48))
    return (
        '<path fill="#d8452f" stroke="#5c0e16" stroke-width="3.4" stroke-linejoin="round" '
        'd="M7 14h50v42q-6 4-12.5 0t-12.5 0t-12.5 0t-12.5 0z"/>'
        f'<path fill="#a02a1c" d="{folds}"/>'
        '<path fill="#ffc94a" stroke="#6b4a00" stroke-width="3" stroke-linejoin="round" '
        'd="M4 7h56v9h-56z"/>'
    )


def _shapes() -> dict[str, str]:
    """Return the shape that goes with each colour of cards."""
    return {
        "shape-red": '<circle cx="32" cy="32" r="27" fill="currentColor"/>',
        "shape-blue": '<path fill="currentColor" d="M8 8h48v48h-48z"/>',
        "shape-yellow": '<path fill="currentColor" d="M32 5l29 53h-58z"/>',
    }


def ring(width: float = 400, height: float = 250, count: int = 28) -> str:
    """Return the ring of the circus: blocks in a circle seen from above, a lamp on each second."""
    rx, ry, cx, cy = width / 2 - 16, height / 2 - 22, width / 2, height / 2 + 4
    parts = [
        f'<ellipse cx="{cx}" cy="{cy + 6}" rx="{rx + 13}" ry="{ry + 12}" fill="#0002"/>',
        f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="#e3c48d"/>',
        f'<ellipse cx="{cx}" cy="{cy}" rx="{rx * 0.8}" ry="{ry * 0.8}" fill="#edd3a2"/>',
        f'<ellipse cx="{cx}" cy="{cy}" rx="{rx * 0.56}" ry="{ry * 0.56}" fill="#f6e3bd"/>',
        '<g stroke-width=".9" stroke-linejoin="round">',
    ]
    places = [(2 * pi * i / count - pi / 2, i) for i in range(count)]
    for angle, i in sorted(places, key=lambda place: sin(place[0])):
        x, y = cx + rx * cos(angle), cy + ry * sin(angle)
        paint: Paint = BRICK if i % 2 else WHITE
        parts.append(block(x - 12, y - 9, 21, 15, paint, 5))
        if i % 2 == 0:
            parts.append(block(x - 3, y - 17, 6, 6, GOLD, 2))
            parts.append(
                f'<circle cx="{x + 1:.1f}" cy="{y - 15:.1f}" r="9" fill="#ffe9a0" opacity=".35"/>'
            )
    parts.append("</g>")
    return "".join(parts)


def valance(count: int = 24) -> str:
    """Return the edge of the big top: stripes that end in bows."""
    width = 960 / count
    half = f"{width / 2:g}"
    parts = []
    for i in range(count):
        fill, shade = ("#c8452f", "#972d1c") if i % 2 == 0 else ("#fff3dc", "#e2cba2")
        x = i * width
        parts.append(
            f'<path fill="{fill}" d="M{x:g} 0h{width:g}v18q0 14-{half} 14t-{half}-14z"/>'
            f'<path fill="{shade}" d="M{x:g} 0h{width:g}v5h-{width:g}z"/>'
        )
    return "".join(parts)


def sprite() -> str:
    """Return the text of ``symbols.svg``."""
    symbols = [symbol(f"figure-{name}", drawn(parts)) for name, parts in FIGURES.items()]
    symbols += [symbol(f"character-{name}", _tile(name)) for name in FIGURES]
    symbols += [symbol(f"face-{name}", _face(name)) for name in FIGURES]
    symbols.append(symbol("face-blank", _blank()))
    symbols += [symbol(f"direction-{name}", _direction(name)) for name in DIRECTIONS]
    symbols += [symbol(f"roll-{name}", _roll(name)) for name in ROLLS]
    symbols += [symbol(name, body) for name, body in _shapes().items()]
    symbols.append(symbol("key", _key()))
    symbols.append(symbol("star", _star("#ffc94a", "#6b4a00")))
    symbols.append(symbol("crown", CROWN))
    symbols.append(symbol("bottom", _bottom()))
    symbols.append(symbol("ends", _ends()))
    symbols.append(symbol("copies", _copies()))
    symbols.append(symbol("ring", ring(), "0 0 400 250"))
    symbols.append(symbol("valance", valance(), "0 0 960 32"))
    return figures.sprite(symbols)


if __name__ == "__main__":
    FILE.write_text(sprite(), "utf-8")
