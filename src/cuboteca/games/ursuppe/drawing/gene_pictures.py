"""The picture on each gene card: what the gene does, shown with the things of the board.

The blobs, cubes, dice and beads that lie on the board come first, on a square of 48 units.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TypeAlias

from cuboteca.games.ursuppe.genes import Gene

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


def dot(x: float, y: float, radius: float, paint: str = INK, edge: float = 1) -> str:
    """Return a disc; ``edge`` is the width of its outline."""
    line = f' stroke="{INK}" stroke-width="{n(edge)}"' if edge else ""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{paint}"{line}/>'


def blob(x: float, y: float, radius: float, fill: str = BODY, count: int = 5) -> str:
    """Return a small amoeba with its nucleus."""
    body = lobes(x, y, radius, count, 0.1)
    return f'<path d="{body}" fill="{fill}" stroke="{INK}" stroke-width="1.6"/>' + dot(
        x - radius * 0.2, y + radius * 0.1, radius * 0.36, PAPER
    )


def square(x: float, y: float, side: float) -> str:
    """Return the path of a square whose corner is at (x, y)."""
    return f"M{n(x)} {n(y)}h{n(side)}v{n(side)}h{n(-side)}z"


def cube(x: float, y: float, side: float, fill: str = GREEN) -> str:
    """Return a food cube whose front face begins at (x, y)."""
    d = side * 0.3
    top = f"M{n(x)} {n(y)}l{n(d)} {n(-d)}h{n(side)}l{n(-d)} {n(d)}z"
    right = f"M{n(x + side)} {n(y)}l{n(d)} {n(-d)}v{n(side)}l{n(-d)} {n(d)}z"
    return (
        f'<g stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">'
        f'<path fill="{fill}" d="{square(x, y, side)}{top}{right}"/>'
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
    shine = radius / 3
    return dot(x, y, radius, RED, 1.3) + dot(x - shine, y - shine, radius / 4, "#fff", 0)


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
    dots = "".join(dot(x + side * a, y + side * b, side / 9, edge=0) for a, b in at)
    return fill(square(x, y, side), PAPER) + dots


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
        + dot(x - r * 0.05, y - r * 0.5, r * 0.16, edge=0)
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
        + dot(x, y, h * 0.17, edge=0)
    )


def card(x: float, y: float, paint: str, turn: int = 0) -> str:
    """Return a small card."""
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="16" height="21" rx="2.5" fill="{paint}" '
        f'stroke="{INK}" stroke-width="1.5" transform="rotate({turn} {n(x + 8)} {n(y + 10)})"/>'
    )


def sprouts(x: float, y: float) -> str:
    """Return two eyes and a smile on something that is glad."""
    eyes = dot(x - 3, y, 1.3, edge=0) + dot(x + 3, y, 1.3, edge=0)
    return eyes + line(f"M{n(x - 3)} {n(y + 3.5)}q3 3 6 0", INK, 1.4)


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


G = Gene

#: Elements of SVG on a square of 48 units, the last one on top.
GenePicture: TypeAlias = tuple[str, ...]

#: Every gene has one.
GENE_PICTURES: dict[Gene, GenePicture] = {
    G.INTELLIGENCE: (
        blob(24, 27, 16),
        line(
            "M13 24a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM25 24a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM23 23h2",
            INK,
            2,
        ),
        rays(24, 4, 0, 4, 3),
    ),
    G.MOVEMENT_1: (blob(13, 32, 10), die(24, 6), die(31, 23, 13, 3), arrow(18, 18, -45, 7)),
    G.SPORES: (
        blob(12, 24, 9),
        line("M20 20q8-14 16-10M21 26q9 2 13 6M17 33q4 9 14 9", INK, 1.8, "1 4"),
        blob(39, 11, 5),
        blob(39, 33, 5),
        blob(34, 43, 4),
    ),
    G.SPEED: (blob(14, 24, 11), arrow(24, 16, 0, 18), arrow(24, 31, 0, 18)),
    G.DEFENCE: (blob(16, 24, 12), shield(32, 14, 18), line("M28 22h8M32 18v9", PAPER, 2)),
    G.ESCAPE: (jaws(9, 34, 10, OTHER), blob(29, 20, 10), arrow(36, 13, -35, 10)),
    G.SUBSTITUTION: (
        cube(5, 12, 13, BLUE),
        cube(27, 28, 13, GOLD),
        line("M25 10q12-2 13 10M34 16l4 5 5-5M22 39q-11 2-12-7M6 36l4-5 5 5", INK, 2.2),
    ),
    G.RAY_PROTECTION: (
        rays(24, 6, 6, 11, 10),
        dot(24, 6, 5, GOLD, 0),
        fill("M6 30a18 16 0 0 1 36 0q-4-4-9 0-4-4-9 0-4-4-9 0-5-4-9 0z", "#9db4c0"),
        blob(24, 38, 8),
    ),
    G.STREAMLINE: (
        fill("M4 24c8-12 24-14 40 0-16 14-32 12-40 0z", BODY),
        f'<circle cx="30" cy="24" r="5" fill="{PAPER}" stroke="{INK}"/>',
        line("M5 12h18M4 36h19M2 6h10", BLUE, 2),
    ),
    G.TENTACLE: (
        blob(13, 15, 10),
        line("M20 21c10 4 18 0 17 9-1 8-9 3-10 6", BODY, 5),
        line("M20 21c10 4 18 0 17 9-1 8-9 3-10 6", INK, 1.2),
        cube(18, 32, 11),
    ),
    G.HOLDING: (
        blob(15, 26, 11),
        blob(35, 26, 9, OTHER),
        line("M20 16q15-12 22 8M20 36q14 10 22-6", INK, 3),
    ),
    G.LIFE_EXPECTANCY: (
        blob(24, 17, 13),
        bead(10, 39),
        bead(24, 39),
        line("M33 34l10 10m0-10l-10 10", INK, 2.6),
    ),
    G.FRUGALITY: (
        cube(4, 24, 12),
        cube(19, 24, 12, BLUE),
        line("M34 24h11v12h-11z", INK, 1.8, "2 3"),
        line("M12 12h22", RED, 4),
    ),
    G.STRUGGLE: (jaws(16, 24, 13), blob(37, 24, 8, OTHER)),
    G.PARASITISM: (blob(28, 27, 15, OTHER), blob(12, 14, 8), line("M16 18q4 2 6 5", RED, 4)),
    G.DIVISION_RATE: (
        blob(15, 24, 11),
        blob(33, 24, 11),
        line("M24 15v18", PAPER, 3),
        line("M24 8v32", INK, 1.6, "2 3"),
    ),
    G.PERSISTENCE: (blob(24, 26, 9), line("M10 32a16 16 0 1 1 9 9M8 24l2 9 9-2", BLUE, 3.2)),
    G.MOVEMENT_2: (
        blob(24, 24, 9),
        arrow(34, 24, 0, 9),
        arrow(14, 24, 180, 9),
        arrow(24, 34, 90, 9),
        arrow(24, 14, -90, 9),
    ),
    G.AGGRESSION: (
        jaws(17, 25, 14, RED),
        line("M8 10l9 5", INK, 3),
        blob(38, 25, 7, OTHER),
        rays(38, 25, 10, 13, 8, RED),
    ),
    G.ARMOUR: (
        shield(24, 8, 32, "#7f95a3"),
        line("M24 6v32M9 20h30", PAPER, 2.5),
        '<circle cx="15" cy="14" r="2"/><circle cx="33" cy="14" r="2"/>',
    ),
    G.DORIS_AND_FRANK: (
        cube(5, 17, 17, RED),
        cube(26, 21, 15, BLUE),
        sprouts(13.5, 24),
        sprouts(33.5, 27),
    ),
    G.GLUTTON: (jaws(18, 25, 16), cube(32, 20, 8), cube(38, 31, 7, BLUE), cube(38, 9, 7, GOLD)),
    G.ALARM: (
        fill("M24 7c9 0 11 8 11 15s3 9 5 12H8c2-3 5-5 5-12s2-15 11-15z", GOLD),
        line("M20 38q4 5 8 0M5 12q-3 8 0 15M43 12q3 8 0 15", INK, 2.6),
    ),
    G.CLEANLINESS: (
        blob(15, 27, 11),
        cube(34, 10, 10),
        arrow(22, 18, -30, 9),
        line("M36 30v10M31 35h10M8 6v6M5 9h6", GOLD, 2.4),
    ),
    G.HARD_CRUST: (blob(24, 24, 13), line("M24 6a18 18 0 1 1-.1 0z", "#6d5a49", 6, "8 3.5")),
    G.MIGRATION_SENSING: (eye(24, 18), line(WAVES, BLUE, 3), line("M38 35l6 5-6 5", BLUE, 3)),
    G.FAST_FOOD: (cube(5, 22, 14), line("M24 18h8M24 25h5M24 32h8", RED, 2.4), blob(38, 26, 7)),
    G.HIGHLY_ADAPTABLE: (
        card(5, 7, GOLD, -8),
        card(26, 20, "#9ad0c2", 8),
        line("M26 9q11-1 12 6M34 12l4 4 4-5M21 41q-10 1-12-7M5 38l4-5 5 4", INK, 2.2),
    ),
    G.MOUTHFUL: (jaws(10, 26, 9, OTHER), blob(32, 25, 14)),
    G.SOCIAL: (
        blob(12, 20, 8),
        blob(36, 20, 8, OTHER),
        blob(24, 36, 8, "#9ad0c2"),
        line("M20 20h8M17 28l2 2M31 28l-2 2", INK, 3),
    ),
    G.CAMOUFLAGE_1: (ghost(18, 28, 14, "3 3"), die(28, 6, 15, 3)),
    G.SUCTION_1: (blob(10, 36, 9), line("M16 30L34 12M20 34L38 16", INK, 2.2), cube(33, 4, 10)),
    G.THREAT_DISPLAY: (
        line(SPIKES, RED, 2.2),
        blob(24, 26, 13, RED),
        dot(19, 23, 4, PAPER),
        dot(30, 23, 4, PAPER),
        dot(20, 24, 1.8),
        dot(29, 24, 1.8),
    ),
    G.FLEXIBLE: (
        line("M8 42q16-4 4-10t6-9 4-9 8-8", GREEN, 4.5),
        card(27, 20, GOLD, 14),
        line("M32 31h9", INK, 3),
    ),
    G.HEALING_1: (fill(CROSS, PAPER), fill("M20 14h8v6h6v8h-6v6h-8v-6h-6v-8h6z", RED, RED)),
    G.REBOUND: (
        line("M43 6v36", "#6d5a49", 5),
        line("M8 12L37 24 12 38M12 29v9h9", BLUE, 3.4),
        blob(9, 12, 6),
    ),
    G.BANG: (
        fill(
            "M24 3l4 12 10-8-3 12 12 1-10 7 8 9-12-2 0 12-9-8-9 8 0-12"
            "-12 2 8-9-10-7 12-1-3-12 10 8z",
            GOLD,
        ),
        bead(24, 24, 6),
    ),
    G.SHORT_LIFE_SPAN: (
        fill(HOURGLASS, "#dfeaf0"),
        fill("M17 40c1-5 5-6 7-6s6 1 7 6z", RED, RED),
        line("M24 24v9", RED, 2),
    ),
    G.TOXIC_EXCRETIONS: (
        blob(16, 18, 12),
        drop(33, 20, 13),
        drop(19, 33, 10),
        line("M28 31l10 6", VIOLET, 1),
    ),
    G.POPULATION_EXPLOSION: (
        rays(24, 24, 18, 23, 12),
        "".join(
            blob(24 + 11 * cos(a), 24 + 11 * sin(a), 5.5, p)
            for a, p in ((0.3, BODY), (1.6, OTHER), (2.8, BODY), (4.1, OTHER), (5.3, BODY))
        ),
    ),
    G.ENERGY_CONSERVATION: (
        line(WAVES, BLUE, 3),
        blob(15, 24, 10),
        dot(36, 20, 9, GOLD, 1.5),
        line("M37 14l-4 7h6l-4 6", INK, 2),
    ),
    G.PHD: (
        fill("M24 8l20 9-20 9-20-9z", "#3c4a63"),
        fill("M13 22v9q11 8 22 0v-9l-11 5z", "#53658a"),
        line("M42 18v14M39 34h6", GOLD, 3),
    ),
    G.ENVIRONMENTAL_SENSING: (card(26, 22, GOLD, 8), card(16, 20, "#9ad0c2", -4), eye(24, 15, 32)),
    G.CAMOUFLAGE_2: (ghost(24, 24, 17, "1 5"), dot(19, 22, 2.6), dot(30, 22, 2.6)),
    G.HEALING_2: (
        blob(11, 32, 9),
        blob(37, 32, 9, OTHER),
        line("M12 20q12-16 22-2M27 18l7 2 2-7", INK, 2.4),
        bead(23, 10),
    ),
    G.SUCTION_2: (
        blob(10, 36, 9),
        line("M16 30L30 16M20 34L34 20", INK, 2.2),
        cube(33, 6, 10),
        cube(24, 2, 9, BLUE),
    ),
}
