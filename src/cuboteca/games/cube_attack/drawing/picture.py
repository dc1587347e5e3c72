"""The table of Cube Attack as a picture: the sky with its planets and Cubes, and the seats."""

from __future__ import annotations

from functools import cached_property
from math import pi
from typing import TYPE_CHECKING

from cuboteca.core.drawing import Picture
from cuboteca.core.letters import width_of
from cuboteca.core.picture import EDGE, GLOW, GOOD, HEIGHT, MARGIN, SOFT, TOP, WIDTH
from cuboteca.games.cube_attack.drawing.scene import Scene
from cuboteca.games.cube_attack.drawing.sky import SPAN
from cuboteca.games.cube_attack.view import CubeAttackView

if TYPE_CHECKING:
    from cuboteca.games.cube_attack.drawing.scene import Planet, Seat, Unit

SKY = HEIGHT - TOP - MARGIN  # diameter
SCALE = SKY / SPAN
CHART = f"translate({MARGIN} {TOP}) scale({SCALE:.5f})"  # leads to the units of the sky
DARK = "#10142a"
NIGHT, QUIET = "#1d2650", "#3f4a75"
#: Colours of the teams on paper.
TEAM_COLOURS = {
    "red": "#d8472b",
    "blue": "#2f7fd0",
    "green": "#0f9d74",
    "yellow": "#eeb90f",
    "purple": "#a468c9",
    "white": "#c3cad8",
}
#: Sizes of Cubes in the square of the sky, by the size of its planets.
CUBES = {"": 56.0, "small": 46.0, "tiny": 36.0}
CROWD = 42.0
COPIES = 3  # drawn of Cubes that are alike
#: What is named below the seats of a few people, and how high a line of it is.
PLANETS = (
    "planet-entrance",
    "cube-blank",
    "planet-cube",
    "cube-triangle",
    "planet-wound",
    "cube-square",
    "planet-armoury",
    "cube-blank-stacked",
    "planet-half-moon",
    "planet-full-moon",
)
KEY = 42
LIGHT = (
    '<stop offset=".1" stop-color="#fbf5e4"/><stop offset=".6" stop-color="#eee5cd"/>'
    '<stop offset="1" stop-color="#e6dabd"/>'
)


def _place(planet: Planet) -> str:
    """Return the transform that leads to a planet's own units."""
    return f"translate({planet.place.text}) scale({planet.size:.3g})"


class CubeAttackPicture(Picture[CubeAttackView, Scene]):
    """Draws the table."""

    @cached_property
    def _colours(self) -> list[str]:
        """Colours by seat."""
        return [TEAM_COLOURS[seat.team] for seat in self._view.seats]

    def draw(self) -> None:
        """Draw everything."""
        on = self._on
        with on.region(MARGIN - 3, TOP - 3, SKY + 6, SKY + 8), on.group(transform=CHART):
            self._sky()
            for planet in self._scene.planets:
                self._planet(planet)
        for planet in self._scene.planets:
            if planet.turn or planet.gains:
                self._presence(planet)
        with on.region(MARGIN - 3, TOP - 3, SKY + 6, SKY + 8), on.group(transform=CHART):
            self._runners()
        for unit in self._scene.units:
            self._unit(unit)
        self._seats()

    # the sky

    def _sky(self) -> None:
        on, scene = self._on, self._scene
        middle = SPAN / 2
        light = on.define("radialGradient", "light", LIGHT)
        edge = on.define("clipPath", "sky", f'<circle cx="{middle}" cy="{middle}" r="497"/>')
        on.disc(middle + 2, middle + 5, middle, "#4a3a1a", fill_opacity=0.15)
        on.disc(middle, middle, middle, light, stroke="#d9cbb0", stroke_width=2)
        with on.group(clip_path=edge):
            on.figure("stars", 0, 0, SPAN, "#c9b98f")
        on.path(scene.track, stroke="#d8c99f", stroke_width=38, stroke_linecap="round")
        for mark in scene.marks:
            if mark.number:
                x, y = mark.place.x, mark.place.y
                on.words(x, y, mark.number, 22, face="display", fill=QUIET, at="middle")
            else:
                on.path(f"M{mark.place.text}L{mark.end.text}", stroke="#8b7c50", stroke_width=1.6)
        orbits = "".join(scene.orbits)
        on.path(orbits, stroke="#2d3d74", stroke_opacity=0.1, stroke_width=13)
        on.path(orbits, stroke="#2d3d74", stroke_width=3)

    def _planet(self, planet: Planet) -> None:
        """Draw what does not change in a play."""
        on = self._on
        with on.group(opacity=None if planet.used else 0.4):
            with on.group(transform=_place(planet)):
                on.figure(planet.of.symbol, -46, -46, 92, TEAM_COLOURS.get(planet.of.team or ""))
                self._value(planet)
            x, y = planet.name_at.x, planet.name_at.y
            ink, halo = NIGHT, "#f6efdc"
            on.words(x, y, planet.of.name, 20, face="display", fill=ink, at="middle", halo=halo)

    def _value(self, planet: Planet) -> None:
        if planet.of.points:
            at = 18 if planet.of.kind == "half_moon" else 0
            words = str(planet.of.points)
            self._on.words(at, 0, words, 38, face="display", fill=NIGHT, at="middle")

    def _presence(self, planet: Planet) -> None:
        """Draw whose turn it is, and who is present on a moon."""
        on = self._on
        x, y = planet.place.x, planet.place.y
        far = (planet.size * 64 + 16) * SCALE
        left, top = MARGIN + x * SCALE - far, TOP + y * SCALE - far
        chart, own = on.group(transform=CHART), on.group(transform=_place(planet))
        with on.region(left, top, 2 * far, 2 * far), chart, own:
            if planet.turn:
                on.disc(0, 0, 58, "none", stroke=GLOW, stroke_width=6, stroke_dasharray="14 8")
            if planet.gains:
                self._rim(planet)
                self._value(planet)
        if planet.gains:
            x, y = planet.name_at.x, planet.name_at.y
            words = f"{planet.of.name} {planet.gains[0].points}"
            wide = width_of(words, 13.5, "display") + 14
            left, top = MARGIN + x * SCALE - wide / 2, TOP + y * SCALE - 9.5
            edge, ink = "#2d3d74", GOOD
            on.badge(left, top, wide, 19, words, 13.5, fill="#fffaf0", ink=ink, stroke=edge)

    def _rim(self, planet: Planet) -> None:
        """Draw a ring around a moon, of as many parts as there are seats present."""
        on, count = self._on, len(planet.gains)
        around = 2 * pi * 45 / count
        on.disc(0, 0, 45, "none", stroke=DARK, stroke_width=12)
        for number, gain in enumerate(planet.gains):
            parts = f"{around * 0.94:.1f} {around * count:.1f}" if count > 1 else None
            turn = f"rotate({-90 + 360 * number / count:g})"
            ring = {"stroke": self._colours[gain.seat], "stroke_dasharray": parts}
            on.disc(0, 0, 45, "none", stroke_width=7.5, transform=turn, **ring)

    def _runners(self) -> None:
        on = self._on
        for runner in self._scene.runners:
            if runner.path:
                on.path(
                    runner.path,
                    stroke=self._colours[runner.seat],
                    stroke_width=5,
                    stroke_linecap="round",
                    stroke_dasharray="1 8",
                )
        for runner in self._scene.runners:
            self._mark(runner.seat, runner.at.x, runner.at.y, 32)

    def _mark(self, seat: int, x: float, y: float, size: float) -> None:
        with self._on.group(
            transform=f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 20:.3f})",
            fill=self._colours[seat],
            stroke=DARK,
            stroke_width=1.8,
        ):
            self._on.figure(f"mark-{seat}", 0, 0, 20)

    # Cubes

    def _unit(self, unit: Unit) -> None:
        on = self._on
        size = (CROWD if unit.crowded else CUBES[self._scene.size]) * SCALE
        left = MARGIN + unit.at.x * SCALE - size / 2
        ground = TOP + unit.at.y * SCALE + size * 0.53
        for copy in reversed(range(min(unit.of.count, COPIES))):
            self._cube(
                unit.symbol,
                unit.of.seat,
                left + copy * size * 0.15,
                ground - copy * size * 0.1,
                size,
            )
        if unit.of.count > 1:
            x, y = left + size * 1.05 - 14, ground - size * 0.02 - 9
            on.badge(x, y, 28, 18, f"×{unit.of.count}", fill=DARK, stroke="#fff")
        if unit.of.done:
            sign = "sign-attack" if unit.of.done == "attacked" else "sign-activate"
            with on.piece(left - 9, ground - size - 9, 18, 18):
                on.disc(9, 9, 8.5, "#fffaf0", stroke=QUIET)
                on.figure(sign, 3, 3, 12, QUIET)

    def _cube(self, symbol: str, seat: int, x: float, ground: float, size: float) -> None:
        """Draw a Cube that stands at the height ``ground``, with the mark of its seat."""
        on, tall = self._on, 48 if symbol.endswith("-stacked") else 34
        x, y, unit = round(x), round(ground - size * tall / 32), size / 32
        on.figure(symbol, x, y, size, self._colours[seat])
        on.figure(f"mark-{seat}", x + 8.6 * unit, y + 21 * unit, max(7, 9 * unit))

    # seats

    def _seats(self) -> None:
        on, scene = self._on, self._scene
        x = MARGIN + SKY + 18
        width = WIDTH - MARGIN - x
        y = TOP + 14
        with on.region(x, y - 14, width, 28):
            self._turn(x + 2, y)
        top = y + 26.0
        room = HEIGHT - MARGIN - top
        height = min(96, room / len(scene.seats) - 8)
        for seat in scene.seats:
            with on.region(x - 6, top - 6, width + 12, height + 12, lift=True):
                self._seat(seat, x, top, width, height)
            top += height + 8
        if HEIGHT - MARGIN - top >= KEY * len(PLANETS) / 2 + 40:
            with on.region(x, top, width, HEIGHT - top):
                self._key(x, top + 8, width)

    def _turn(self, x: float, y: float) -> None:
        on, scene = self._on, self._scene
        pen = x + on.words(x, y, scene.turn, 18, face="display") + 12
        for step in (1, 2):
            now = scene.step == step
            fill, edge, ink = (GLOW, GLOW, "#1c1a10") if now else ("none", EDGE, SOFT)
            on.box(pen, y - 12, 24, 24, rx=6, fill=fill, stroke=edge, stroke_width=2)
            on.words(pen + 12, y, str(step), 13, face="display", fill=ink, at="middle")
            pen += 30

    def _key(self, x: float, y: float, width: float) -> None:
        """Name the planets and the faces of Cubes, where there is room for it."""
        on = self._on
        on.words(x + 2, y + 8, self._t("board-key"), 14, face="display")
        for number, name in enumerate(PLANETS):
            left, middle = x + number % 2 * width * 0.44, y + 40 + number // 2 * KEY
            tall = 38 if name.endswith("-stacked") else 30
            on.figure(name, left, middle - tall / 2, 28, "#a9b1c0")
            on.words(left + 35, middle, self._t(name), 12, fit=width * 0.5 - 24)

    def _seat(self, seat: Seat, x: float, y: float, width: float, height: float) -> None:
        on = self._on
        on.panel(x, y, width, height, turn=seat.turn, winner=seat.of.rank == 1)
        self._mark(seat.of.seat, x + 22, y + 22, 22)
        edge = right = x + width - 12
        if seat.now:
            right -= on.words(right, y + 20, seat.now, 14, face="display", fill=GOOD, at="end") + 6
        right -= on.words(right, y + 21, f"/{self._scene.goal}", 12, fill=SOFT, at="end") + 1
        right -= on.words(right, y + 20, str(seat.of.points), 20, face="display", at="end") + 8
        pen = (
            x + 40 + on.words(x + 40, y + 20, seat.name, 16, face="display", fit=right - x - 64) + 6
        )
        if seat.first:
            on.figure("sign-first", pen, y + 12, 16, SOFT)
        pen = x + 40 + on.words(x + 40, y + 40, seat.team_name, 12, fill=SOFT) + 8
        if seat.turn:
            on.tag(pen, y + 41, self._t("board-to-play"))
        pen = x + 12
        for symbol, _, count in seat.fleet:
            self._cube(symbol, seat.of.seat, pen, y + height - 9, 21)
            wide = on.words(pen + 25, y + height - 16, f"×{count}", 13)
            pen += 25 + wide + 9
        words = self._t("board-supply-short", count=seat.of.supply)
        on.words(edge, y + height - 16, words, 12, fill=SOFT, at="end", fit=max(30, edge - pen))
