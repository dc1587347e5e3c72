"""Where things lie in the sky: a board's planets, its orbits, the units on them, the score track.

All is measured in a square of 1000.  Planets come from the board's data; where they stand close
they are moved outward, ring by ring.  All that belongs to a planet has its place in a rectangle
around it, whose diagonal is never longer than the way to the next planet allows: so no name, number
or Cube of one planet can lie on those of another.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

SPAN = 1000.0
CENTRE = SPAN / 2
STEPS = 400  # places across the square that have a class in ``places.css``
BOARD_RADIUS = 407.0  # of the outermost planet
RING_RADIUS = 472.0  # of the markers on the score track
NUMBERS = 15.5  # how much farther out its numbers are
RING_START, RING_SWEEP = 12.0, 336.0  # degrees clockwise from the top

ROOMY = 116.0  # between neighbours; where there is less, everything is drawn smaller
LARGEST = 1.4  # size of planets on a board with much room; 1 is the usual size
CENTRAL = 1.9  # how much larger the planet in the middle may be
#: The rectangle of a planet of size 1, whose diagonal is ROOMY: the planet above its label.
WIDE, HIGH = 74.0, 89.0
LABEL = 26.0  # height of the label
BETWEEN = 2.0  # the planet and its label
LARGEST_LABEL = 1.25  # sizes of planets have no larger labels
PLANET_RADIUS = 28.0
CUBE = 44.0  # the largest
SIGN = (48.0, 24.0)  # width and height of what tells the effect of a choice
_SAME_RING = 6.0
_TRIES = 14  # halvings of the interval in which the widest gap is looked for
_SKIES_KEPT = 16
_TOUCHING = 0.01  # rectangles that share an edge do not overlap

#: Sizes as parts of the width of a Cube: its height, that of two cubes, the sign of what it has
#: done to its left, the number of those alike to its right, with one digit and with two.
SINGLE, STACKED = 34 / 32, 48 / 32
DONE, COUNT, LONG_COUNT = 0.42, 0.72, 0.98
APART = 0.1  # from the next


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


@dataclass(frozen=True)
class Box:
    """A rectangle, by its middle."""

    middle: Point
    wide: float
    high: float

    def meets(self, other: Box) -> bool:
        """Return whether two rectangles overlap."""
        apart = self.middle - other.middle
        return (
            abs(apart.x) < (self.wide + other.wide) / 2 - _TOUCHING
            and abs(apart.y) < (self.high + other.high) / 2 - _TOUCHING
        )


@dataclass(frozen=True)
class Shape:
    """What of Cubes that are alike takes room."""

    stacked: bool = False
    done: bool = False
    count: int = 1

    @property
    def wide(self) -> float:
        """Width, as a part of that of the Cube."""
        count = 0.0 if self.count == 1 else COUNT if self.count < 10 else LONG_COUNT
        return 1 + DONE * self.done + count + APART

    @property
    def high(self) -> float:
        """Height, as a part of the width of the Cube."""
        return STACKED if self.stacked else SINGLE


@dataclass(frozen=True)
class Place:
    """Where Cubes that are alike stand: the middle of the lower cube, and its width."""

    at: Point
    size: float


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
        self._offsets = _spread([offset * (BOARD_RADIUS / reach) for offset in offsets])
        self.places = [offset + Point(CENTRE, CENTRE) for offset in self._offsets]
        self.sizes = self._sizes()
        self.signs = list(self._signs())
        self.paths = {pair: self._path(*pair) for pair in orbits}

    def _sizes(self) -> list[float]:
        """Return the sizes of the planets: circles around their rectangles do not overlap."""
        room = [_nearest(self.places, number) for number in range(len(self.places))]
        least = min(LARGEST, min(room) / ROOMY)
        sizes = [max(least, min(1.0, one / ROOMY)) for one in room]
        for number, one in enumerate(room):
            if self.is_central(number):
                sizes[number] = max(
                    least, min(CENTRAL * least, 2 * one / ROOMY - max(least, 1.0) - 0.04)
                )
        return sizes

    def box(self, planet: int) -> Box:
        """Return the rectangle in which everything of a planet lies."""
        size = self.sizes[planet]
        return Box(self.places[planet], WIDE * size, HIGH * size)

    def field(self, planet: int) -> Box:
        """Return the rectangle of the planet itself and of all that is on it."""
        whole = self.box(planet)
        below = (LABEL + BETWEEN) * self.label_size(planet)
        return Box(whole.middle - Point(0, below / 2), whole.wide, whole.high - below)

    def ground(self, planet: int) -> Point:
        """Return the middle of the planet itself, above its label."""
        return self.field(planet).middle

    def label_size(self, planet: int) -> float:
        """Return the size of a planet's label; 1 is the usual size."""
        return min(self.sizes[planet], LARGEST_LABEL)

    def label(self, planet: int) -> Box:
        """Return the rectangle of a planet's label: its name and what it gives."""
        whole, high = self.box(planet), LABEL * self.label_size(planet)
        below = Point(0, (whole.high - high) / 2)
        return Box(whole.middle + below, WIDE * self.label_size(planet), high)

    def _signs(self) -> Iterator[Box | None]:
        """Yield where the effect of a choice is told: beside a planet, clear of all others."""
        taken = [self.box(number) for number in range(len(self.places))]
        wide, high = SIGN
        for number in range(len(self.places)):
            own = self.box(number)
            x, y = (own.wide + wide) / 2 + 2, (own.high + high) / 2 + 2
            around = ((0, -y), (-x, -y / 3), (x, -y / 3), (-x, y / 3), (x, y / 3), (0, y))
            corners = ((-x, -y), (x, -y), (-x, y), (x, y))
            boxes = (Box(own.middle + Point(*by), wide, high) for by in (*around, *corners))
            free = next((one for one in boxes if _is_free(one, taken)), None)
            taken += [free] if free else []
            yield free

    def path(self, start: int, end: int) -> str:
        """Return the way between two planets, drawn from ``start``."""
        if (start, end) in self.paths:
            return self.paths[start, end]
        return self._path(start, end) if (end, start) in self.paths else ""

    def _path(self, start: int, end: int) -> str:
        one, other = self.ground(start), self.ground(end)
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

    def is_central(self, planet: int) -> bool:
        """Return whether a planet stands in the middle, where there is more room."""
        return self._offsets[planet].length < PLANET_RADIUS

    def stand(self, planet: int, shapes: Sequence[Shape]) -> list[Place]:
        """Return where all that is on a planet stands: in rows, as large as there is room for."""
        if not shapes:
            return []
        field = self.field(planet)
        most = CUBE * self.sizes[planet]
        every = (_in_rows(shapes, count) for count in range(1, len(shapes) + 1))
        size, rows = max(
            ((min(most, _fit(rows, field)), rows) for rows in every), key=lambda one: one[0]
        )
        floor = field.middle.y + field.high / 2
        found: list[Place] = []
        for row in reversed(rows):
            pen = self.places[planet].x - size * sum(shape.wide for shape in row) / 2
            placed = []
            for shape in row:
                left = pen + size * (DONE * shape.done + APART / 2)
                middle = Point(left + size / 2, floor - size * SINGLE / 2)
                placed.append(Place(middle, size))
                pen += size * shape.wide
            found[:0] = placed
            floor -= size * max(shape.high for shape in row)
        return found


def boxes_of(place: Place, shape: Shape) -> dict[str, Box]:
    """Return what Cubes that are alike cover: "cube", and "done" and "count" if they have them."""
    at, size = place.at, place.size
    left, floor = at.x - size / 2, at.y + size * SINGLE / 2
    high = size * shape.high
    boxes = {"cube": Box(Point(at.x, floor - high / 2), size, high)}
    if shape.done:
        wide = size * DONE
        top = floor - size * SINGLE
        boxes["done"] = Box(Point(left - wide / 2, top + wide / 2), wide, wide)
    if shape.count > 1:
        wide = size * (COUNT if shape.count < 10 else LONG_COUNT)
        tall = size * 0.6
        boxes["count"] = Box(Point(left + size + wide / 2, floor - tall / 2), wide, tall)
    return boxes


def _in_rows(shapes: Sequence[Shape], count: int) -> tuple[tuple[Shape, ...], ...]:
    ends = [len(shapes) * row // count for row in range(count + 1)]
    return tuple(tuple(shapes[a:b]) for a, b in itertools.pairwise(ends))


def _fit(rows: Sequence[Sequence[Shape]], field: Box) -> float:
    """Return how wide Cubes can be that stand in rows."""
    widest = max(sum(shape.wide for shape in row) for row in rows)
    highest = sum(max(shape.high for shape in row) for row in rows)
    return min(field.wide / widest, field.high / highest)


@lru_cache(_SKIES_KEPT)
def sky_of(places: tuple[tuple[int, int], ...], orbits: tuple[tuple[int, int], ...]) -> Sky:
    """Return a board laid out; the last ones are kept."""
    return Sky(places, orbits)


def _is_free(box: Box, taken: Iterable[Box]) -> bool:
    """Return whether a rectangle meets no other and stays inside the score track."""
    apart = box.middle - Point(CENTRE, CENTRE)
    corner = Point(abs(apart.x) + box.wide / 2, abs(apart.y) + box.high / 2)
    return corner.length < RING_RADIUS - 12 and not any(box.meets(other) for other in taken)


def _nearest(places: Sequence[Point], number: int) -> float:
    others = (place for other, place in enumerate(places) if other != number)
    return min(((place - places[number]).length for place in others), default=2 * ROOMY)


# room between planets


def _spread(offsets: Sequence[Point]) -> list[Point]:
    """Return planets moved outward as far as it takes for gaps as wide as planets can use."""
    rings = _rings(offsets)
    least, most = 0.0, LARGEST * ROOMY
    found = list(offsets)
    for gap in (most, *(None,) * _TRIES):
        tried = (least + most) / 2 if gap is None else gap
        spread = _with_gaps(offsets, rings, tried)
        if spread is None:
            most = tried
        else:
            least, found = tried, spread
            if gap is not None:
                break
    return found


def _rings(offsets: Sequence[Point]) -> list[list[int]]:
    """Return the planets by distance from the centre, those that are equally far together."""
    rings: list[list[int]] = []
    for number in sorted(range(len(offsets)), key=lambda one: offsets[one].length):
        far = offsets[number].length
        if rings and far - offsets[rings[-1][0]].length < _SAME_RING:
            rings[-1].append(number)
        else:
            rings.append([number])
    return rings


def _with_gaps(
    offsets: Sequence[Point], rings: Sequence[Sequence[int]], gap: float
) -> list[Point] | None:
    """Return planets with ``gap`` between any two; None if there is no room for that."""
    placed: dict[int, Point] = {}
    for ring in rings:
        radius = _radius(offsets, ring, placed, gap)
        if radius > BOARD_RADIUS + 0.01:
            return None
        for number in ring:
            placed[number] = _of_length(offsets[number], radius)
    return [placed[number] for number in range(len(offsets))]


def _radius(
    offsets: Sequence[Point], ring: Sequence[int], placed: Mapping[int, Point], gap: float
) -> float:
    """Return the radius of a ring, no smaller than it was, that keeps clear of all within it."""
    radius = offsets[ring[0]].length
    ways = [_of_length(offsets[number], 1) for number in ring]
    chord = min(
        ((one - other).length for number, one in enumerate(ways) for other in ways[:number]),
        default=2.0,
    )
    radius = max(radius, gap / max(chord, 1e-9)) if len(ring) > 1 else radius
    pushed = True
    while pushed:
        pushed = False
        for way in ways:
            for other in placed.values():
                along = way.x * other.x + way.y * other.y
                aside = gap * gap - (other.length**2 - along**2)
                if aside > 0 and (far := along + math.sqrt(aside)) > radius + 1e-6:
                    radius, pushed = far, True
    return radius


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
