"""Little things of which the pictures of the gene cards are built, on a square of 48 units.

They are the blobs, cubes, dice and beads that lie on the board.
"""

from __future__ import annotations

from math import cos, pi, sin

INK = "#2a2320"
PAPER = "#fffaf0"
BODY = "#f2b36b"  # amoebas on cards have nobody's colour
OTHER = "#b9c7bd"
RED = "#d1495b"
GREEN = "#3f8f5b"
BLUE = "#2f7fb3"
VIOLET = "#7a4fa3"
GOLD = "#f0b429"


def n(value: float) -> str:
    """Return a number of a path, short."""
    return f"{value:.1f}".removesuffix(".0")


def lobes(x: float, y: float, radius: float, count: int, depth: float, turn: float = 0.0) -> str:
    """Return the path of a soft closed form with ``count`` lobes around (x, y)."""
    steps = count * 4
    points = []
    for step in range(steps):
        angle = 2 * pi * step / steps
        far = radius * (1 + depth * cos(count * angle))
        points.append((x + far * sin(angle + turn), y - far * cos(angle + turn)))
    path = f"M{n(points[0][0])} {n(points[0][1])}"
    for i in range(steps):
        p0, p1, p2, p3 = (points[(i + k) % steps] for k in (-1, 0, 1, 2))
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        path += f"C{n(a[0])} {n(a[1])} {n(b[0])} {n(b[1])} {n(p2[0])} {n(p2[1])}"
    return path + "z"


def blob(x: float, y: float, radius: float, fill: str = BODY, count: int = 5) -> str:
    """Return a small amoeba with its nucleus."""
    return (
        f'<path d="{lobes(x, y, radius, count, 0.1)}" fill="{fill}" stroke="{INK}" '
        f'stroke-width="1.6"/><circle cx="{n(x - radius * 0.2)}" cy="{n(y + radius * 0.1)}" '
        f'r="{n(radius * 0.36)}" fill="{PAPER}" stroke="{INK}" stroke-width="1"/>'
    )


def cube(x: float, y: float, side: float, fill: str = GREEN) -> str:
    """Return a food cube whose front face begins at (x, y)."""
    d = side * 0.3
    front = f"M{n(x)} {n(y)}h{n(side)}v{n(side)}h{n(-side)}z"
    top = f"M{n(x)} {n(y)}l{n(d)} {n(-d)}h{n(side)}l{n(-d)} {n(d)}z"
    right = f"M{n(x + side)} {n(y)}l{n(d)} {n(-d)}v{n(side)}l{n(-d)} {n(d)}z"
    return (
        f'<g stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">'
        f'<path fill="{fill}" d="{front}{top}{right}"/>'
        f'<path fill="#fff" fill-opacity=".4" d="{top}"/>'
        f'<path fill="#000" fill-opacity=".25" d="{right}"/></g>'
    )


def line(path: str, stroke: str = INK, width: float = 2.6, dash: str = "") -> str:
    """Return a stroke."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round"{dashes}/>'
    )


def fill(path: str, paint: str, edge: str = INK) -> str:
    """Return a filled form with a fine outline."""
    return (
        f'<path d="{path}" fill="{paint}" stroke="{edge}" stroke-width="1.5" '
        f'stroke-linejoin="round"/>'
    )


def arrow(x: float, y: float, turn: int, length: float = 14, stroke: str = BLUE) -> str:
    """Return an arrow from (x, y); ``turn`` 0 points east, 90 south."""
    head = f"M{n(length - 6)} -6l6 6-6 6"
    return (
        f'<g transform="translate({n(x)} {n(y)}) rotate({turn})">'
        + line(f"M0 0h{n(length)}{head}", stroke, 3.2)
        + "</g>"
    )


def bead(x: float, y: float, radius: float = 5) -> str:
    """Return a damage bead."""
    return (
        f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{RED}" stroke="{INK}" '
        f'stroke-width="1.3"/><circle cx="{n(x - radius / 3)}" cy="{n(y - radius / 3)}" '
        f'r="{n(radius / 4)}" fill="#fff"/>'
    )


def dot(x: float, y: float, radius: float, paint: str = INK) -> str:
    """Return a disc with a fine outline."""
    return (
        f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{paint}" stroke="{INK}" '
        f'stroke-width="1"/>'
    )


def ghost(x: float, y: float, radius: float, dash: str) -> str:
    """Return an amoeba that one hardly sees."""
    return (
        f'<path d="{lobes(x, y, radius, 5, 0.1)}" fill="{OTHER}" fill-opacity=".3" '
        f'stroke="{INK}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="{dash}"/>'
    )


def die(x: float, y: float, side: float = 15, pips: int = 5) -> str:
    """Return a die."""
    at = {
        1: ((0.5, 0.5),),
        3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
        5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    }[pips]
    dots = "".join(
        f'<circle cx="{n(x + side * a)}" cy="{n(y + side * b)}" r="{n(side / 9)}" fill="{INK}"/>'
        for a, b in at
    )
    box = f"M{n(x)} {n(y)}h{n(side)}v{n(side)}h{n(-side)}z"
    return fill(box, PAPER) + dots


def shield(x: float, y: float, width: float, paint: str = "#9db4c0") -> str:
    """Return a shield whose top edge is centred on (x, y)."""
    half = width / 2
    return fill(
        f"M{n(x - half)} {n(y)}l{n(half)} -3 {n(half)} 3v{n(half)}"
        f"c0 {n(half * 0.8)} {n(-half * 0.6)} {n(half * 1.1)} {n(-half)} {n(half * 1.35)}"
        f"c{n(-half * 0.4)} {n(-half * 0.25)} {n(-half)} {n(-half * 0.55)} {n(-half)} "
        f"{n(-half * 1.35)}z",
        paint,
    )


def jaws(x: float, y: float, radius: float, paint: str = BODY) -> str:
    """Return an amoeba that opens its mouth to the right."""
    r = radius
    teeth = f"l{n(-r * 0.35)} {n(r * 0.05)}l{n(-r * 0.1)} {n(r * 0.3)}"
    return (
        fill(
            f"M{n(x)} {n(y)}L{n(x + r * 0.75)} {n(y - r * 0.62)}A{n(r)} {n(r)} 0 1 0 "
            f"{n(x + r * 0.75)} {n(y + r * 0.62)}z",
            paint,
        )
        + line(f"M{n(x + r * 0.75)} {n(y - r * 0.62)}{teeth}", INK, 1.5)
        + f'<circle cx="{n(x - r * 0.05)}" cy="{n(y - r * 0.5)}" r="{n(r * 0.16)}" fill="{INK}"/>'
    )


def rays(x: float, y: float, near: float, far: float, count: int, stroke: str = GOLD) -> str:
    """Return short lines around (x, y)."""
    path = "".join(
        f"M{n(x + near * cos(a))} {n(y + near * sin(a))}L{n(x + far * cos(a))} "
        f"{n(y + far * sin(a))}"
        for a in (2 * pi * i / count for i in range(count))
    )
    return line(path, stroke, 2.8)


def eye(x: float, y: float, width: float = 30) -> str:
    """Return an open eye."""
    h = width / 2
    return (
        fill(
            f"M{n(x - h)} {n(y)}Q{n(x)} {n(y - h * 0.95)} {n(x + h)} {n(y)}"
            f"Q{n(x)} {n(y + h * 0.95)} {n(x - h)} {n(y)}z",
            PAPER,
        )
        + f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(h * 0.42)}" fill="{VIOLET}" stroke="{INK}"/>'
        + f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(h * 0.17)}" fill="{INK}"/>'
    )


def card(x: float, y: float, paint: str, turn: int = 0) -> str:
    """Return a small card."""
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="16" height="21" rx="2.5" fill="{paint}" '
        f'stroke="{INK}" stroke-width="1.5" transform="rotate({turn} {n(x + 8)} {n(y + 10)})"/>'
    )


def sprouts(x: float, y: float) -> str:
    """Return two eyes and a smile on something that is glad."""
    return (
        f'<circle cx="{n(x - 3)}" cy="{n(y)}" r="1.3" fill="{INK}"/>'
        f'<circle cx="{n(x + 3)}" cy="{n(y)}" r="1.3" fill="{INK}"/>'
        + line(f"M{n(x - 3)} {n(y + 3.5)}q3 3 6 0", INK, 1.4)
    )


def drop(x: float, y: float, size: float = 10, paint: str = VIOLET) -> str:
    """Return a drop."""
    return fill(
        f"M{n(x)} {n(y)}c{n(size * 0.2)} {n(size * 0.4)} {n(size * 0.5)} {n(size * 0.6)} "
        f"{n(size * 0.5)} {n(size * 0.95)}a{n(size / 2)} {n(size / 2)} 0 1 1 {n(-size)} 0"
        f"c0 {n(-size * 0.35)} {n(size * 0.3)} {n(-size * 0.55)} {n(size * 0.5)} "
        f"{n(-size * 0.95)}z",
        paint,
    )


WAVES = "M4 40q5-5 10 0t10 0 10 0 10 0"
SPIKES = "".join(
    f"M{n(24 + 13 * cos(a - 0.2))} {n(26 + 13 * sin(a - 0.2))}L{n(24 + 20 * cos(a))} "
    f"{n(26 + 20 * sin(a))}L{n(24 + 13 * cos(a + 0.2))} {n(26 + 13 * sin(a + 0.2))}"
    for a in (2 * pi * i / 10 for i in range(10))
)
HOURGLASS = "M13 6h22M13 42h22M15 7c0 9 6 12 8 17-2 5-8 8-8 17h18c0-9-6-12-8-17 2-5 8-8 8-17z"
CROSS = "M19 9h10v10h10v10H29v10H19V29H9V19h10z"
