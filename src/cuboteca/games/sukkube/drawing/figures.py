"""The six people of the circus, built of blocks: each has a silhouette, a colour and a pattern.

A figure stands on a square of 64 units, y downwards.  Blocks are drawn in the order in which they
stand here, so what is in front comes last.
"""

from __future__ import annotations

from dataclasses import dataclass

from cuboteca.core.figures import Paint, faces

#: How far the depth of a block is shifted to the right and up.
DEPTH_X, DEPTH_Y = 1.0, 0.75


@dataclass(frozen=True)
class Block:
    """A block seen from the front: left and upper edge, width, height, depth."""

    x: float
    y: float
    width: float
    height: float
    paint: Paint
    depth: float = 3


@dataclass(frozen=True)
class Patch:
    """A shape painted on what lies below it; ``d`` is the path."""

    d: str
    fill: str


@dataclass(frozen=True)
class Stroke:
    """A line drawn over what lies below it."""

    d: str
    colour: str
    width: float


Part = Block | Patch | Stroke

INK = "#241a17"
SKIN = Paint("#f2c39a", "#fbdcbc", "#d39a6d", "#6d4022")
TAN = Paint("#d79a6a", "#ebb98d", "#b37747", "#5a3216")
PALE = Paint("#fff3e6", "#ffffff", "#e2cdbb", "#6d5442")
IRON = Paint("#3c434d", "#69727f", "#262b33", "#0d0f13")
STEEL = Paint("#b8c2ca", "#e2e8ec", "#8a959e", "#3b444b")
BRICK = Paint("#c8452f", "#ea7a5f", "#972d1c", "#4d120a")
MOSS = Paint("#3f7d46", "#6bab6e", "#2a5a31", "#11301a")
LEATHER = Paint("#8d5a2b", "#b57f47", "#683f1b", "#33200c")
GOLD = Paint("#f5bd3c", "#ffe08a", "#c98f16", "#6b4a00")
NIGHT = Paint("#31304a", "#5b5a7c", "#1f1e33", "#0c0b18")
WHITE = Paint("#fffdf4", "#ffffff", "#d9d3c0", "#6b6554")
MANE = Paint("#b5581b", "#d98440", "#87400f", "#4a2003")
FUR = Paint("#f0a93e", "#ffcf80", "#c67f1c", "#6b3f03")
MUZZLE = Paint("#ffe7c2", "#fff6e6", "#e2bf8b", "#6b4a1c")
LIME = Paint("#8cc63f", "#bde67e", "#659a24", "#2f4c0a")
SEA = Paint("#1d8f9c", "#55c1cb", "#11666f", "#06363c")
SCARLET = Paint("#e03a3a", "#ff8a7e", "#a82424", "#560d0d")
PINK = Paint("#f08cb4", "#ffbfd8", "#cb5f8b", "#6e2446")
ROSE = Paint("#ffd3e3", "#fff0f6", "#eba5c3", "#8a3a61")
CHESTNUT = Paint("#6b3a22", "#936049", "#4a2513", "#230e05")


def _eyes(left: float, right: float, y: float, size: float = 3.4) -> tuple[Patch, ...]:
    """Return two eyes, each with a glint."""
    dark = "".join(f"M{x} {y}h{size}v{size + 1.2}h-{size}z" for x in (left, right))
    glint = "".join(f"M{x + size * 0.5} {y + 0.4}h1.3v1.5h-1.3z" for x in (left, right))
    return Patch(dark, INK), Patch(glint, "#fff")


def _cheeks(left: float, right: float, y: float, fill: str = "#e98f7a") -> Patch:
    return Patch("".join(f"M{x} {y}h4v2.6h-4z" for x in (left, right)), fill)


STRONGMAN: tuple[Part, ...] = (
    Block(4, 10, 56, 2.6, STEEL, 1.5),
    Block(9, 15, 7.5, 26, SKIN),
    Block(46, 15, 7.5, 26, SKIN),
    Block(1, 2, 10, 18, IRON, 2),
    Block(51, 2, 10, 18, IRON, 2),
    Patch("M3.5 5h1.8v9h-1.8zM53.5 5h1.8v9h-1.8z", "#8792a0"),
    Block(9, 8.5, 8, 7, SKIN, 2),
    Block(45, 8.5, 8, 7, SKIN, 2),
    Block(12, 41, 39, 22, WHITE),
    Patch("M12 44h39v4h-39zM12 52h39v4h-39zM12 60h39v3h-39z", "#c8452f"),
    Patch("M26 41h11v4.5h-11z", "#f2c39a"),
    Block(20, 17, 22, 22, SKIN),
    Patch("M24 22h5.5v1.8h-5.5zM33 22h5.5v1.8h-5.5z", "#3a2116"),
    *_eyes(25, 34, 25),
    Patch("M22 32h18v4.4h-18zM19.6 29.4h3.6v5h-3.6zM39 29.4h3.6v5h-3.6z", "#3a2116"),
    Patch("M29.5 30h3.6v2.4h-3.6z", "#d39a6d"),
)

TAMER: tuple[Part, ...] = (
    Stroke("M52 60v-33c0-14 9-13 9-5 0 6-7 5-7 0 0-8 5-13 8-15", "#5b3512", 2.6),
    Block(11, 40, 39, 23, MOSS),
    Patch("M27 40h8v10l-4 4-4-4z", "#fffdf4"),
    Patch("M24 52h3v3h-3zM24 58h3v3h-3zM36 52h3v3h-3zM36 58h3v3h-3z", "#ffd760"),
    Block(7, 38, 13, 6, GOLD, 2),
    Block(42, 38, 13, 6, GOLD, 2),
    Patch("M8 44h2v3h-2zM12 44h2v3h-2zM16 44h2v3h-2zM44 44h2v3h-2zM48 44h2v3h-2z", "#c98f16"),
    Block(48, 52, 6, 7, TAN, 2),
    Block(20, 20, 22, 20, TAN),
    *_eyes(25, 34, 26),
    Patch("M20 33h22v7h-22zM20 29h3v4h-3zM39 29h3v4h-3z", "#4a2a12"),
    Patch("M27 34.6h8v2.2h-8z", "#f1d3bd"),
    Block(7, 17, 48, 4.6, LEATHER),
    Block(18, 5, 26, 12.5, LEATHER),
    Patch("M18 12.4h26v4.6h-26z", "#3f2410"),
    Patch("M37 12.4l3.4 2.3-3.4 2.3-3.4-2.3z", "#ffd760"),
)

PRESENTER: tuple[Part, ...] = (
    Block(11, 41, 39, 22, NIGHT),
    Patch("M22 41h18v22h-18z", "#fffdf4"),
    Patch("M22 41l7 10-7 12zM40 41l-7 10 7 12z", "#7a55b8"),
    Patch("M30 53h2.4v2.4h-2.4zM30 58h2.4v2.4h-2.4z", INK),
    Patch("M23 40h7v6l-7 2zM39 40h-7v6l7 2zM29.4 41h3.2v4h-3.2z", "#c8452f"),
    Block(20, 22, 22, 19, SKIN),
    *_eyes(25, 34, 27),
    Stroke("M32.6 25.6h6.4v7.2h-6.4zM39 32l4 8", "#b8860b", 1.3),
    Patch("M24 35h6v2h-6zM32 35h6v2h-6zM21.6 33h2.6v2.6h-2.6zM37.8 33h2.6v2.6h-2.6z", INK),
    Patch("M28.6 38h5v1.6h-5z", "#a84b32"),
    Block(13, 18.5, 36, 4.6, NIGHT),
    Block(19, 2.6, 24, 16, NIGHT),
    Patch("M19 12.6h24v5.4h-24z", "#b58cff"),
)

LION: tuple[Part, ...] = (
    Block(16, 52, 30, 11, FUR),
    Block(11, 57, 11, 6, FUR, 2),
    Block(40, 57, 11, 6, FUR, 2),
    Block(14, 3.5, 34, 8, MANE),
    Block(6, 8, 50, 10, MANE),
    Block(3, 17, 56, 19, MANE),
    Block(6, 35, 50, 12, MANE),
    Block(13, 46, 36, 8, MANE),
    Patch("M8 22h4v6h-4zM50 22h4v6h-4zM12 40h4v5h-4zM46 40h4v5h-4zM20 6h5v3h-5z", "#87400f"),
    Block(10, 6.5, 9, 8, FUR, 2),
    Block(43, 6.5, 9, 8, FUR, 2),
    Patch("M12.5 9h4v4h-4zM45.5 9h4v4h-4z", "#e08a7a"),
    Block(17, 15, 28, 31, FUR),
    *_eyes(22, 36, 22, 4),
    Block(22, 33, 18, 12, MUZZLE, 2),
    Patch("M26 30h10v5h-2v2h-6v-2h-2z", "#5a2410"),
    Patch("M30.2 37h1.6v3h5.2v1.6h-12v-1.6h5.2z", "#5a2410"),
    Patch("M24 36h1.6v1.6h-1.6zM36.4 36h1.6v1.6h-1.6z", "#b98a52"),
)

CLOWN: tuple[Part, ...] = (
    Block(11, 44, 39, 19, WHITE),
    Patch("M15 50h6v6h-6zM28 55h6v6h-6zM41 50h6v6h-6z", "#e03a3a"),
    Patch("M21.6 57h5v5h-5zM35.4 50h5v5h-5z", "#1d8f9c"),
    Block(3, 15, 15, 8, LIME),
    Block(1, 22, 17, 11, LIME),
    Block(44, 15, 15, 8, LIME),
    Block(44, 22, 17, 11, LIME),
    Block(8, 40, 11, 6, ROSE, 2),
    Block(43, 40, 11, 6, ROSE, 2),
    Block(20, 41, 22, 6, ROSE, 2),
    Block(18, 15, 27, 26, PALE),
    Patch("M22.5 19h6v9h-6zM34.5 19h6v9h-6z", "#7fcfe0"),
    *_eyes(23.8, 35.8, 21.6),
    Patch("M22 32h19v3.4h-2v3h-15v-3h-2z", "#e03a3a"),
    Patch("M25 33.4h13v1.6h-13z", "#fff"),
    Block(27, 24.5, 9, 8, SCARLET, 2),
    Patch("M29 26h2.4v2.4h-2.4z", "#ffd7d0"),
    Block(25, 9, 13, 6.6, SEA, 2),
    Block(28, 4, 7, 5.4, SEA, 2),
    Block(29.5, 0.8, 4, 3.6, GOLD, 1),
)

BALLERINA: tuple[Part, ...] = (
    Block(26, 2, 13, 10, CHESTNUT),
    Block(18, 12, 27, 20, CHESTNUT),
    Block(28, 38, 7, 6, SKIN, 2),
    Block(9, 44, 7, 12, SKIN, 2),
    Block(47, 44, 7, 12, SKIN, 2),
    Block(15, 43, 33, 7, SKIN, 2),
    Block(21, 43, 21, 13, PINK),
    Patch("M24 43h3v4h-3zM36 43h3v4h-3z", "#fff0f6"),
    Block(10, 54, 42, 5, ROSE),
    Block(3, 58, 57, 5.4, PINK),
    Patch("M8 58h5v5.4h-5zM20 58h5v5.4h-5zM32 58h5v5.4h-5zM44 58h5v5.4h-5z", "#ffd3e3"),
    Block(20, 18, 22, 21, SKIN),
    Patch("M20 18h22v3.6h-9l-2 3-2-3h-9z", "#6b3a22"),
    *_eyes(24.4, 34.4, 25),
    _cheeks(22, 36, 31.4),
    Patch("M28.4 33h5.4v2.6h-5.4z", "#c8324f"),
    Block(22, 10.6, 19, 3.6, GOLD, 2),
    Patch("M29 6h5v5h-5z", "#fff6c9"),
)

FIGURES = {
    "strongman": STRONGMAN,
    "tamer": TAMER,
    "presenter": PRESENTER,
    "lion": LION,
    "clown": CLOWN,
    "ballerina": BALLERINA,
}


def block(x: float, y: float, width: float, height: float, paint: Paint, depth: float = 3) -> str:
    """Return a block as markup: top, right side and front."""
    shift = (depth * DEPTH_X, depth * DEPTH_Y)
    return f'<g stroke="{paint.line}">{faces(x, y, (width, height), shift, paint)}</g>'


def drawn(parts: tuple[Part, ...]) -> str:
    """Return a figure as markup."""
    pieces = []
    for part in parts:
        match part:
            case Block():
                pieces.append(
                    block(part.x, part.y, part.width, part.height, part.paint, part.depth)
                )
            case Patch():
                pieces.append(f'<path fill="{part.fill}" d="{part.d}"/>')
            case Stroke():
                pieces.append(
                    f'<path fill="none" stroke="{part.colour}" stroke-width="{part.width}" '
                    f'stroke-linecap="round" d="{part.d}"/>'
                )
    return f'<g stroke-width=".7" stroke-linejoin="round">{"".join(pieces)}</g>'
