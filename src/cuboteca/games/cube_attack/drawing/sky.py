"""Where things lie in the sky: a board's planets, its orbits, the units around them, the ring.

All is measured in a square of 1000.  Planets come from the board's data: what lies near the centre
is moved a little outward, where there is room, and orbits between planets that are equally far
from the centre become arcs, so that a board of rings looks like rings.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

if TYPE_CHECKING:
    from collections.abc import Sequence

SPAN = 1000.0
CENTRE = SPAN / 2
STEPS = 200  # places across the square that have a class in ``places.css``
BOARD_RADIUS = 408.0  # of the outermost planet
RING_RADIUS = 476.0  # of the score track
BULGE = 0.75  # 1 leaves planets where the board's file puts them
ROOMY = 88.0  # between neighbours; where there is less, everything is drawn smaller
PLANET_RADIUS = 40.0
RING_START, RING_SWEEP = 12.0, 336.0  # degrees clockwise from the top

#: Angles of units around a planet, from the way outward, by how many there are; and how far.
_AROUND: dict[int, tuple[tuple[float, ...], float]] = {
    1: ((0,), 34),
    2: ((-60, 60), 41),
    3: ((-80, 0, 80), 44),
    4: ((-125, -42, 42, 125), 46),
}
_SKIES_KEPT = 16
_CROWD, _CROWD_RADIUS = 148.0, 50.0  # the way inward is left to the planet's name


@dataclass(frozen=True)
class Point:
    """A place in the square of 1000."""

    x: float
    y: float

    def __add__(self, other: Point) -> Point:
        return Point(self.x + other.x, self.y + other.y)

    def __sub__(self, other: Point) -> Point:
        return Point(self.x - other.x, self.y - other.y)

    def __mul__(self, factor: float) -> Point:
        return Point(self.x * factor, self.y * factor)

    @property
    def length(self) -> float:
        """How far it is from the origin."""
        return math.hypot(self.x, self.y)

    @property
    def classes(self) -> str:
        """The classes of ``places.css`` that put an element here."""
        return f"x{_step(self.x)} y{_step(self.y)}"

    @property
    def xy(self) -> Markup:
        """The place as attributes of an element of SVG."""
        return Markup('x="{}" y="{}"').format(_number(self.x), _number(self.y))

    @property
    def text(self) -> str:
        """The place as a path writes it."""
        return f"{_number(self.x)} {_number(self.y)}"


def _step(value: float) -> int:
    return max(0, min(STEPS, round(value * STEPS / SPAN)))


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def towards(degrees: float) -> Point:
    """Return the step of length 1 in a direction; 0 is up, clockwise."""
    return Point(math.sin(math.radians(degrees)), -math.cos(math.radians(degrees)))


class Sky:
    """A board laid out.

    Args:
        places: The planets' places in the board's own square of 1000.
        orbits: Pairs of planets.
    """

    def __init__(
        self, places: Sequence[tuple[int, int]], orbits: Sequence[tuple[int, int]]
    ) -> None:
        offsets = [Point(x - CENTRE, y - CENTRE) for x, y in places]
        reach = max(offset.length for offset in offsets) or 1.0
        self._offsets = [_bulged(offset, reach) for offset in offsets]
        self.places = [offset + Point(CENTRE, CENTRE) for offset in self._offsets]
        self.paths = {pair: self._path(*pair) for pair in orbits}
        gaps = [
            (one - other).length
            for number, one in enumerate(self.places)
            for other in self.places[:number]
        ]
        self.scale = max(0.4, min(1.0, min(gaps, default=ROOMY) / ROOMY))

    def path(self, start: int, end: int) -> str:
        """Return the way between two planets, drawn from ``start``."""
        if (start, end) in self.paths:
            return self.paths[start, end]
        return self._path(start, end) if (end, start) in self.paths else ""

    def _path(self, start: int, end: int) -> str:
        one, other = self.places[start], self.places[end]
        radius = self._offsets[start].length
        if not self._on_one_ring(start, end):
            return f"M{one.text}L{other.text}"
        a, b = self._offsets[start], self._offsets[end]
        clockwise = int(a.x * b.y - a.y * b.x > 0)
        return f"M{one.text}A{_number(radius)} {_number(radius)} 0 0 {clockwise} {other.text}"

    def _on_one_ring(self, start: int, end: int) -> bool:
        """Return whether an arc joins two planets without touching a third."""
        a, b = self._offsets[start], self._offsets[end]
        wide = math.degrees(_angle(a, b))
        if min(a.length, b.length) < 2 * PLANET_RADIUS or abs(a.length - b.length) > 6 or wide > 95:
            return False
        middle = _of_length(a + b, a.length)
        return not any(
            abs(other.length - a.length) < PLANET_RADIUS
            and math.degrees(_angle(other, middle)) < wide / 2 + 4
            for number, other in enumerate(self._offsets)
            if number not in (start, end)
        )

    def outward(self, planet: int) -> Point:
        """Return the direction from the centre; down for the planet in the centre itself."""
        offset = self._offsets[planet]
        return Point(0, 1) if self.is_central(planet) else _of_length(offset, 1)

    def is_central(self, planet: int) -> bool:
        """Return whether a planet stands in the middle, where there is more room."""
        return self._offsets[planet].length < PLANET_RADIUS

    def around(self, planet: int, count: int, closeness: float = 1.0) -> list[Point]:
        """Return the places of ``count`` kinds of units on a planet."""
        if count in _AROUND:
            angles, distance = _AROUND[count]
        else:
            angles = tuple(_CROWD * (2 * n / (count - 1) - 1) for n in range(count))
            distance = _CROWD_RADIUS
        out = self.outward(planet)
        ahead = math.degrees(math.atan2(out.x, -out.y))
        if self.is_central(planet):
            distance *= 1.6
            angles = (-90, 90) if count == 2 else angles
        return [
            self.places[planet] + towards(ahead + angle) * (distance * closeness * self.scale)
            for angle in angles
        ]


@lru_cache(_SKIES_KEPT)
def sky_of(places: tuple[tuple[int, int], ...], orbits: tuple[tuple[int, int], ...]) -> Sky:
    """Return a board laid out; the last ones are kept."""
    return Sky(places, orbits)


def _bulged(offset: Point, reach: float) -> Point:
    far = offset.length / reach
    return Point(0, 0) if far == 0 else offset * (far**BULGE * BOARD_RADIUS / offset.length)


def _of_length(point: Point, length: float) -> Point:
    return point * (length / (point.length or 1.0))


def _angle(one: Point, other: Point) -> float:
    if not one.length or not other.length:
        return math.pi
    cosine = (one.x * other.x + one.y * other.y) / (one.length * other.length)
    return math.acos(max(-1.0, min(1.0, cosine)))


def on_ring(points: float, goal: int, shift: float = 0.0, lift: float = 0.0) -> Point:
    """Return the place of ``points`` on the score track, whose end is ``goal``."""
    angle = RING_START + RING_SWEEP * max(0.0, min(1.0, points / goal)) + shift
    return Point(CENTRE, CENTRE) + towards(angle) * (RING_RADIUS + lift)


def along_ring(start: float, end: float, goal: int, lift: float = 0.0) -> str:
    """Return the arc of the score track from ``start`` points to ``end``."""
    first, last = on_ring(start, goal, 0, lift), on_ring(end, goal, 0, lift)
    large = int(RING_SWEEP * (min(end, goal) - start) / goal > 180)
    radius = _number(RING_RADIUS + lift)
    return f"M{first.text}A{radius} {radius} 0 {large} 1 {last.text}"
