"""The table of Cube Attack as a picture: the sky with its planets and Cubes, and the seats."""

from __future__ import annotations

from functools import cached_property
from math import pi
from typing import TYPE_CHECKING

from cuboteca.core.drawing import Picture
from cuboteca.core.letters import width_of
from cuboteca.core.picture import EDGE, GLOW, GOOD, HEIGHT, MARGIN, SOFT, TOP, WIDTH
from cuboteca.games.cube_attack.drawing.scene import Scene
from cuboteca.games.cube_attack.drawing.sky import DONE, SINGLE, SPAN
from cuboteca.games.cube_attack.view import CubeAttackView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.games.cube_attack.drawing.scene import Planet, Seat, Unit

SKY = HEIGHT - TOP - MARGIN  # diameter
SCALE = SKY / SPAN
CHART = f"translate({MARGIN} {TOP}) scale({SCALE:.5f})"  # leads to the units of the sky
DARK, NIGHT = "#10142a", "#0b1030"
BRIGHT, QUIET, INCOME, ORBIT = "#f2f5ff", "#b9c4ee", "#ffe9ae", "#a9bcff"
#: Colours of the teams in the sky, and on paper.
SKY_COLOURS = {
    "red": "#f2603f",
    "blue": "#4b9df0",
    "green": "#1fbd8d",
    "yellow": "#f6cb35",
    "purple": "#c48ae4",
    "white": "#f4f6fc",
}
TEAM_COLOURS = {
    "red": "#d8472b",
    "blue": "#2f7fd0",
    "green": "#0f9d74",
    "yellow": "#eeb90f",
    "purple": "#a468c9",
    "white": "#c3cad8",
}
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
    '<stop offset=".1" stop-color="#1c2768"/><stop offset=".6" stop-color="#111743"/>'
    '<stop offset="1" stop-color="#070a24"/>'
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

    @cached_property
    def _lit(self) -> list[str]:
        """Colours by seat, in the sky."""
        return [SKY_COLOURS[seat.team] for seat in self._view.seats]

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
        on.disc(middle, middle, middle, light, stroke="#5566b0", stroke_width=2)
        with on.group(clip_path=edge):
            on.figure("stars", 0, 0, SPAN, "#cfd8ff")
        on.path(scene.track, stroke="#232f6b", stroke_width=36, stroke_linecap="round")
        for mark in scene.marks:
            if mark.number:
                x, y = mark.place.x, mark.place.y
                on.words(x, y, mark.number, 17, face="display", fill=QUIET, at="middle")
            else:
                on.path(f"M{mark.place.text}L{mark.end.text}", stroke="#7f8fd0", stroke_width=1.4)
        orbits = "".join(scene.orbits)
        on.path(orbits, stroke="#6d8bff", stroke_opacity=0.2, stroke_width=13)
        on.path(orbits, stroke=ORBIT, stroke_width=3)

    def _planet(self, planet: Planet) -> None:
        """Draw what does not change in a play."""
        on = self._on
        with on.group(transform=_place(planet), opacity=None if planet.used else 0.4):
            on.figure(planet.of.symbol, -33, -33, 66, SKY_COLOURS.get(planet.of.team or ""))
            self._value(planet)
        if not planet.gains:
            self._label(planet)

    def _value(self, planet: Planet) -> None:
        if planet.of.points and not planet.of.units:
            at, size = (12, 26) if planet.of.kind == "half_moon" else (0, 30)
            words = str(planet.of.points)
            self._on.words(at, 0, words, size, face="display", fill="#1d2650", at="middle")

    def _label(self, planet: Planet) -> None:
        """Draw a planet's name, with what it gives each seat on it."""
        on, middle = self._on, planet.label.middle
        moved = f"translate({middle.text}) scale({planet.label_size:.3g})"
        with on.group(transform=moved):
            on.box(-planet.wide / 2, -13, planet.wide, 26, rx=9, fill=NIGHT, fill_opacity=0.86)
            name, size = planet.of.name, planet.letters
            more = f" {planet.gains[0].points}" if planet.gains else ""
            pen = -width_of(name + more, size, "display") / 2
            pen += on.words(pen, 0, name, size, face="display", fill=BRIGHT)
            if more:
                on.words(pen, 0, more, size, face="display", fill=INCOME)

    def _presence(self, planet: Planet) -> None:
        """Draw whose turn it is, and who is present on a moon."""
        on, edge = self._on, planet.label
        far = planet.size * 40 * SCALE
        x, y = MARGIN + planet.place.x * SCALE, TOP + planet.place.y * SCALE
        chart, own = on.group(transform=CHART), on.group(transform=_place(planet))
        with on.region(x - far, y - far, 2 * far, 2 * far), chart, own:
            if planet.turn:
                on.disc(0, 0, 34, "none", stroke=GLOW, stroke_width=4, stroke_dasharray="9 5")
            if planet.gains:
                self._rim(planet)
        if planet.gains:
            left = MARGIN + (edge.middle.x - edge.wide / 2) * SCALE
            top = TOP + (edge.middle.y - edge.high / 2) * SCALE
            region = on.region(left, top, edge.wide * SCALE, edge.high * SCALE)
            with region, on.group(transform=CHART):
                self._label(planet)

    def _rim(self, planet: Planet) -> None:
        """Draw a ring around a moon, of as many parts as there are seats present."""
        on, count = self._on, len(planet.gains)
        around = 2 * pi * 29.5 / count
        on.disc(0, 0, 29.5, "none", stroke=DARK, stroke_width=7)
        for number, gain in enumerate(planet.gains):
            parts = f"{around * 0.94:.1f} {around * count:.1f}" if count > 1 else None
            turn = f"rotate({-90 + 360 * number / count:g})"
            ring = {"stroke": self._lit[gain.seat], "stroke_dasharray": parts}
            on.disc(0, 0, 29.5, "none", stroke_width=4.6, transform=turn, **ring)

    def _runners(self) -> None:
        on = self._on
        for runner in self._scene.runners:
            if runner.path:
                on.path(
                    runner.path,
                    stroke=self._lit[runner.seat],
                    stroke_width=4,
                    stroke_linecap="round",
                    stroke_dasharray="1 7",
                )
        for runner in self._scene.runners:
            self._mark(runner.seat, runner.at.x, runner.at.y, 24, self._lit)

    def _mark(self, seat: int, x: float, y: float, size: float, colours: Sequence[str]) -> None:
        with self._on.group(
            transform=f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 20:.3f})",
            fill=colours[seat],
            stroke=DARK,
            stroke_width=1.8,
        ):
            self._on.figure(f"mark-{seat}", 0, 0, 20)

    # Cubes

    def _unit(self, unit: Unit) -> None:
        on = self._on
        size = unit.size * SCALE
        left = MARGIN + unit.at.x * SCALE - size / 2
        ground = TOP + unit.at.y * SCALE + size * 0.53
        for copy in reversed(range(min(unit.of.count, COPIES))):
            self._cube(
                unit.symbol,
                unit.of.seat,
                left + copy * size * 0.05,
                ground - copy * size * 0.03,
                size,
                self._lit,
            )
        if unit.of.count > 1:
            letters, words = size * 0.5, f"×{unit.of.count}"
            x, y = left + size * 1.12, ground - size * 0.28
            wide = width_of(words, letters, "display")
            with on.region(x - 1, y - letters * 0.6, wide + 2, letters * 1.2):
                on.box(x, y - letters * 0.57, wide, letters * 1.15, rx=letters * 0.3, fill=NIGHT)
                on.words(x, y, words, letters, face="display", fill="#fff")
        if unit.of.done:
            sign = "sign-attack" if unit.of.done == "attacked" else "sign-activate"
            wide = size * DONE
            with on.piece(left - wide, ground - size * SINGLE, wide, wide):
                on.disc(wide / 2, wide / 2, wide / 2, NIGHT, stroke=BRIGHT)
                on.figure(sign, wide * 0.15, wide * 0.15, wide * 0.7, BRIGHT)

    def _cube(
        self,
        symbol: str,
        seat: int,
        x: float,
        ground: float,
        size: float,
        colours: Sequence[str],
    ) -> None:
        """Draw a Cube that stands at the height ``ground``, with the mark of its seat."""
        on, tall = self._on, 48 if symbol.endswith("-stacked") else 34
        x, y, unit = round(x), round(ground - size * tall / 32), size / 32
        on.figure(symbol, x, y, size, colours[seat])
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
        self._mark(seat.of.seat, x + 22, y + 22, 22, self._colours)
        edge = right = x + width - 12
        right -= on.words(right, y + 21, f"/{self._scene.goal}", 12, fill=SOFT, at="end") + 1
        if seat.now:
            right -= on.words(right, y + 20, seat.now, 17, face="display", fill=GOOD, at="end") + 16
            on.figure("sign-move", right, y + 13, 14, GOOD)
            right -= 4
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
            self._cube(symbol, seat.of.seat, pen, y + height - 9, 21, self._colours)
            wide = on.words(pen + 25, y + height - 16, f"×{count}", 13)
            pen += 25 + wide + 9
        words = self._t("board-supply-short", count=seat.of.supply)
        on.words(edge, y + height - 16, words, 12, fill=SOFT, at="end", fit=max(30, edge - pen))
