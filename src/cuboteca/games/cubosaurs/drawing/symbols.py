"""Makes ``symbols.svg``, the sprite of everything that is drawn in Cubosaurs.

Run ``python -m cuboteca.games.cubosaurs.drawing.symbols`` after a change of a model.  The names of
the symbols are the keys of their names in the text files: ``card-trex``, ``egg-trex``, ``tile-1``.
"""

from __future__ import annotations

from pathlib import Path

from cuboteca.core import figures
from cuboteca.core.figures import CROWN, symbol
from cuboteca.games.cubosaurs.drawing.blocks import Block, drawn
from cuboteca.games.cubosaurs.drawing.models import DINOSAURS, EGG, GOLD, GREEN, RED

FILE = Path(__file__).with_name("symbols.svg")

INK = "#2b3a42"
PAPER = "#fffaf0"
BACK = "#1f5f6b"
BACK_LIGHT = "#3c8793"
GOOD = "#2f9e6e"
BAD = "#d1495b"

#: By name of an Egg's symbol: whose picture its badge shows.
EGG_BADGES = {
    "trex": ("trex",),
    "stegosaurus": ("stegosaurus",),
    "brontosaurus": ("brontosaurus",),
    "pterodactyl": ("pterodactyl",),
    "pentaceratops": ("pentaceratops",),
    "raptors": ("grey-raptor", "black-raptor"),
}


def _card(x: float, y: float, fill: str, turn: int = 0, dot: str = "") -> str:
    """Return a small card, front or back; it may be turned and may have a cube on it."""
    spin = f' transform="rotate({turn} {x + 9} {y + 13})"' if turn else ""
    cube = f'<path fill="{dot}" d="M{x + 4} {y + 8}h10v10h-10z"/>' if dot else ""
    return (
        f'<g{spin}><rect x="{x}" y="{y}" width="18" height="26" rx="3" fill="{fill}" '
        f'stroke="{INK}" stroke-width="2"/>{cube}</g>'
    )


def _arrow(path: str, head: str, fill: str = GOOD) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{fill}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{head}" fill="{fill}" stroke="{fill}" stroke-width="2" stroke-linejoin="round"/>'
    )


def _cross(x: float, y: float) -> str:
    return (
        f'<path d="M{x} {y}l18 18m0-18l-18 18" stroke="{BAD}" stroke-width="6" '
        f'stroke-linecap="round"/>'
    )


def _person(x: float, y: float, fill: str) -> str:
    """Return a block person: a head on shoulders."""
    return (
        f'<path d="M{x + 5} {y}h8v8h-8zM{x} {y + 10}h18v8h-18z" fill="{fill}" stroke="{INK}" '
        f'stroke-width="1.6" stroke-linejoin="round"/>'
    )


def _tiles() -> dict[str, str]:
    you, they = "#ffc94a", "#a3adb5"
    back = _card(23, 5, BACK)
    return {
        "tile-1": "".join(
            f'<path d="M{x} {y}h17v17h-17z" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
            for x, y, fill in (
                (13, 13, "#ef8a2b"),
                (34, 13, "#3d8fd6"),
                (13, 34, "#9a6bd0"),
                (34, 34, "#4faa5a"),
            )
        ),
        "tile-2": '<use href="#card-egg" x="4" y="10" width="34" height="44"/>'
        '<use href="#card-egg" x="26" y="10" width="34" height="44"/>',
        "tile-3": back + _arrow("M32 35v14", "M24 47h16l-8 10z"),
        "tile-4": _card(8, 19, PAPER, -12, "#ef8a2b")
        + _card(18, 19, PAPER, 4, "#3d8fd6")
        + _arrow("M42 32h8", "M48 23v18l11-9z"),
        "tile-5": _card(6, 19, PAPER, 0, "#ef8a2b")
        + _card(17, 15, PAPER, 0, "#ef8a2b")
        + _arrow("M42 32h8", "M48 23v18l11-9z"),
        "tile-6": _card(23, 5, PAPER, 0, "#dd4b4b") + _cross(23, 9) + _person(23, 40, you),
        "tile-7": _person(23, 5, they) + _card(23, 32, PAPER, 0, "#dd4b4b") + _cross(23, 36),
        "tile-8": _person(8, 6, they)
        + _card(36, 7, PAPER, 0, "#4faa5a")
        + _arrow("M45 37v6", "M37 42h16l-8 9z")
        + _person(8, 40, you),
        "tile-9": _person(8, 6, they)
        + _card(36, 32, PAPER, 0, "#dd4b4b")
        + _arrow("M45 27v-6", "M37 22h16l-8 -9z", BAD)
        + _person(8, 40, you),
        "tile-10": _card(5, 19, PAPER, -6, "#dd4b4b")
        + _card(41, 19, PAPER, 6, "#4faa5a")
        + _arrow("M21 11h16", "M36 4v14l9-7z")
        + _arrow("M43 54h-16", "M28 47v14l-9-7z"),
    }


def _dna() -> str:
    """Return the token: a helix of blocks."""
    strands, rungs = "", ""
    for row, swing in enumerate((9, 6, 0, -6, -9, -6, 0, 6, 9)):
        y = 10 + row * 5
        if abs(swing) > 3:
            left, right = 32 - abs(swing), 32 + abs(swing)
            rungs += f"M{left} {y + 2.5}h{right - left}"
        strands += f"M{29.5 + swing} {y}h5v5h-5z"
        if swing:
            strands += f"M{29.5 - swing} {y}h5v5h-5z"
    return (
        '<path d="M20 3h24l17 17v24l-17 17h-24l-17-17v-24z" fill="#0f7f78" stroke="#063f3c" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
        '<path d="M21 7h22l14 14" fill="none" stroke="#63d0c6" stroke-width="2.4"/>'
        f'<path d="{rungs}" stroke="#ffd98a" stroke-width="2.4"/>'
        f'<path d="{strands}" fill="#f3fffd"/>'
    )


def _back() -> str:
    """Return the back of a card: a wall of cubes with one of them in light."""
    cubes = "".join(
        f"M{x} {y}l8 4v9l-8 4-8-4v-9z"
        for row, y in enumerate(range(6, 80, 13))
        for x in range(8 + 8 * (row % 2), 60, 16)
    )
    tops = "".join(
        f"M{x} {y}l8 4-8 4-8-4z"
        for row, y in enumerate(range(6, 80, 13))
        for x in range(8 + 8 * (row % 2), 60, 16)
    )
    return (
        f'<rect x="1" y="1" width="62" height="88" rx="7" fill="{PAPER}" stroke="{INK}" '
        f'stroke-opacity=".5"/><rect x="5" y="5" width="54" height="80" rx="4" fill="{BACK}"/>'
        f'<svg x="5" y="5" width="54" height="80" viewBox="5 5 54 80">'
        f'<path d="{cubes}" fill="#194f59"/><path d="{tops}" fill="{BACK_LIGHT}"/></svg>'
        '<path d="M32 29l14 7v17l-14 7-14-7v-17z" fill="#d39a17"/>'
        '<path d="M32 43v17l-14-7v-17z" fill="#ffc94a"/>'
        '<path d="M32 29l14 7-14 7-14-7z" fill="#ffe28f"/>'
    )


def _turning(flip: str) -> str:
    return (
        f'<g{flip}><path d="M14 40a20 20 0 1 1 36 0" fill="none" stroke="currentColor" '
        'stroke-width="6" stroke-linecap="round"/>'
        '<path d="M40 38h20l-10 14z" fill="currentColor"/></g>'
    )


def _egg(badge: tuple[str, ...]) -> str:
    more = len(badge) - 1
    pictures = "".join(
        f'<use href="#card-{name}" x="{34 - more + 5 * i}" y="{34 + more * (8 * i - 3)}" '
        f'width="{24 - 3 * more}" height="{24 - 7 * more}"/>'
        for i, name in enumerate(badge)
    )
    return (
        '<use href="#card-egg" width="52" height="58" y="1"/>'
        f'<path d="M32 32h28v28h-28z" fill="{PAPER}" stroke="{INK}" stroke-width="2" '
        f'stroke-linejoin="round"/>{pictures}'
    )


def sprite() -> str:
    """Return the text of ``symbols.svg``."""
    thin = '<g stroke-width=".6" stroke-linejoin="round">{}</g>'
    symbols = [
        symbol(f"card-{name}", thin.format(drawn(blocks))) for name, blocks in DINOSAURS.items()
    ]
    symbols.append(symbol("card-egg", thin.format(drawn(EGG))))
    symbols += [symbol(f"egg-{name}", _egg(badge)) for name, badge in EGG_BADGES.items()]
    symbols += [symbol(name, body) for name, body in _tiles().items()]
    symbols.append(symbol("dna", _dna()))
    symbols.append(symbol("card-back", _back(), "0 0 64 90"))
    symbols.append(symbol("clockwise", _turning("")))
    symbols.append(symbol("counter-clockwise", _turning(' transform="matrix(-1 0 0 1 64 0)"')))
    symbols.append(symbol("crown", CROWN))
    symbols.append(symbol("cubes", thin.format(drawn(_cubes()))))
    return figures.sprite(symbols)


def _cubes() -> tuple[Block, ...]:
    """Return three cubes, the sign of the draw pile and of an empty place."""
    return (
        Block((0, 0, 0), (6, 6, 6), GREEN),
        Block((6.5, 0, 0), (6, 6, 6), RED),
        Block((3.2, 6, 0), (6, 6, 6), GOLD),
    )


if __name__ == "__main__":
    FILE.write_text(sprite(), "utf-8")
