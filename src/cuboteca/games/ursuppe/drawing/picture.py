"""The table of Ursuppe as a picture: the soup in its dish, the track, seats and gene cards."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from cuboteca.core.drawing import Picture
from cuboteca.core.picture import (
    BAD,
    EDGE,
    FELT,
    GLOW,
    HEIGHT,
    INK,
    MARGIN,
    RAISED,
    SEAT_COLOURS,
    SOFT,
    SUNK,
    TOP,
    WIDTH,
)
from cuboteca.games.ursuppe.components import ISLAND
from cuboteca.games.ursuppe.drawing.geometry import SPACE
from cuboteca.games.ursuppe.drawing.scene import OZONE_RING, Scene
from cuboteca.games.ursuppe.view import UrsuppeView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.picture import Attribute
    from cuboteca.games.ursuppe.drawing.lens import Amoeba, Lens
    from cuboteca.games.ursuppe.drawing.panels import Panel
    from cuboteca.games.ursuppe.drawing.scene import Compass, Space
    from cuboteca.games.ursuppe.view import GeneView

GAP = 8
BAR = 30  # height of the bar of phases
SOUP = 522  # side of the square of the track
RING = 14  # spaces on each side of the track
STEP = SOUP / RING
LEFT, OVER_SOUP = MARGIN, TOP + BAR + 4
DISH = SOUP - 2 * STEP - 6  # side of the dish
UNIT = DISH / 532  # of its drawing, whose rim begins 14 units before the soup
X0, Y0 = round(LEFT + STEP + 3 + 14 * UNIT), round(OVER_SOUP + STEP + 3 + 14 * UNIT)
CELL = SPACE * UNIT
RIM = 12  # of the dish, around the soup
BESIDE = LEFT + SOUP + 14  # left edge of the seats
CARDS_TOP = OVER_SOUP + SOUP + GAP  # top of the gene cards
MOST_TALL = 150  # of a seat
SIZES = (35, 30, 25, 21, 18)  # of amoebas, by how crowded the space is
BEADS = 3
SLIM = 46  # width of a gene card that has no room beside its figure
IN_SOUP, PALE, VIOLET, RED = "#35210a", "#fbe3b4", "#5b49b0", "#b3203a"
BROTH = (
    '<stop offset="0" stop-color="#ffe9bd"/><stop offset=".6" stop-color="#f8cf8b"/>'
    '<stop offset="1" stop-color="#e6a95f"/>'
)


def _ring(space: int) -> tuple[float, float]:
    """Return the upper left corner of a space of the track, clockwise from the north-west."""
    side, along = divmod(space - 1, RING - 1)
    last = RING - 1
    column, row = ((along, 0), (last, along), (last - along, last), (0, last - along))[side]
    return LEFT + column * STEP, OVER_SOUP + row * STEP


class UrsuppePicture(Picture[UrsuppeView, Scene]):
    """Draws the table."""

    def draw(self) -> None:
        """Draw everything."""
        on, scene = self._on, self._scene
        with on.region(LEFT - 2, TOP, SOUP + 4, BAR):
            self._phases()
        with on.region(LEFT, OVER_SOUP, SOUP, SOUP):
            self._track()
        self._markers()
        self._dish()
        for space in scene.spaces:
            self._space(space)
        if scene.compass:
            x, y = X0 + ISLAND[0] * CELL, Y0 + ISLAND[1] * CELL
            with on.region(x, y, CELL, CELL):
                self._island(scene.compass, x + CELL * 0.04, y + CELL * 0.04)
        with on.region(X0 + 2.15 * CELL, Y0 - 14, 3 * CELL, 92):
            if scene.lens:
                self._lens(scene.lens)
            elif scene.compass:
                self._weather(scene.compass)
        self._people()
        self._genes()

    @cached_property
    def _title(self) -> partial[float]:
        """``Canvas.words`` in the face of figures and names."""
        return partial(self._on.words, face="display")

    # the round

    def _phases(self) -> None:
        on, y, pen = self._on, TOP + BAR / 2, float(LEFT)
        for number, name, state in self._scene.phases:
            now = state == "now"
            if now:
                wide = 40 + self._title(pen + 32, y, name, 13, fill=FELT)
                on.box(pen, y - 13, wide, 26, rx=13, fill=FELT)
                self._title(pen + 32, y, name, 13, fill="#fff")
            else:
                wide = 26.0
                on.box(pen, y - 13, wide, 26, rx=13, fill=SUNK, stroke=EDGE)
            on.disc(pen + 13, y, 10, RAISED if now else "none")
            ink = INK if now or not state else SOFT
            self._title(pen + 13, y, str(number), 13, fill=ink, at="middle")
            pen += wide + 6
        pen = LEFT + SOUP - 24 * len(self._scene.turns)
        for colour, _name, state in self._scene.turns:
            if state == "now":
                on.disc(pen + 12, y, 13, GLOW, stroke=INK, stroke_width=2)
            with on.group(opacity=0.35 if state == "past" else None):
                on.figure(f"mark-{colour}", pen + 4, y - 8, 16)
            pen += 24

    def _track(self) -> None:
        on, size = self._on, STEP - 3
        for one in self._scene.track.spaces:
            x, y = _ring(one.space)
            fill = "#12636e" if one.finish else RAISED if one.start else SUNK
            edge = None if one.finish else SOFT if one.start else EDGE
            dashes = "4 3" if one.start else None
            box = (x + 1.5, y + 1.5, size, size)
            on.box(*box, rx=6, fill=fill, stroke=edge, stroke_dasharray=dashes)
            ink = "#fff" if one.finish else SOFT
            middle = (x + STEP / 2, y + STEP / 2)
            self._title(*middle, one.label, 12, fill=ink, at="middle")

    def _markers(self) -> None:
        for one in self._scene.track.spaces:
            x, y = _ring(one.space)
            for number, (colour, _) in enumerate(one.markers):
                shift = 4 * (number - (len(one.markers) - 1) / 2)
                self._on.figure(f"cube-{colour}", x + 5 + shift, y + 4 - shift, 27)

    # the soup

    def _dish(self) -> None:
        on, scene = self._on, self._scene
        broth = on.define("radialGradient", "broth", BROTH, cx=0.42, cy=0.38, r=0.8)
        basin = on.define("clipPath", "basin", f'<path d="{scene.basin}"/>')
        dots: dict[str, Attribute] = {"stroke_dasharray": "1 6", "stroke_linecap": "round"}
        with (
            on.region(X0 - RIM, Y0 - RIM, DISH + 4, DISH + 10),
            on.group(transform=f"translate({X0} {Y0}) scale({UNIT:.5f})"),
        ):
            on.path(scene.rim, "#2a1a08", fill_opacity=0.2, transform="translate(2 7)")
            on.path(scene.rim, "#e9f3f0", stroke="#8fb0ab", stroke_width=2)
            on.path(scene.basin, broth)
            with on.group(clip_path=basin):
                wave = f'<path d="{scene.ripple}" fill="none" stroke="#fff" stroke-width="3.5"/>'
                units = "userSpaceOnUse"
                flow = on.define("pattern", "flow", wave, width=120, height=50, patternUnits=units)
                turn = f"rotate({scene.flow} 250 250)"
                on.box(-300, -300, 1100, 1100, fill=flow, opacity=0.53, transform=turn)
            wall = "#9a5f1f"
            on.path(scene.walls, "none", stroke=wall, stroke_opacity=0.42, stroke_width=1.6, **dots)
            on.path(scene.basin, stroke="#fff", stroke_opacity=0.35, stroke_width=2.5)

    def _space(self, space: Space) -> None:
        x, y = X0 + space.of.column * CELL, Y0 + space.of.row * CELL
        if space.amoebas or space.of.toxic or space.role or any(space.of.food):
            with self._on.region(x - 6, y - 6, CELL + 16, CELL + 12):
                self._contents(space, x, y)

    def _contents(self, space: Space, x: float, y: float) -> None:
        on = self._on
        if space.role:
            fight = space.role == "battle"
            fill, edge = ("#d1495b", RED) if fight else ("#fff", "#fff")
            box = (x + 3, y + 3, CELL - 6, CELL - 6)
            on.box(*box, rx=16, fill=fill, fill_opacity=0.35, stroke=edge, stroke_width=2)
        wide = 2 if self._scene.colours == 4 else 3
        rows = -(-self._scene.colours // wide)
        cube = 16 if wide == 2 else 14
        for colour, count in enumerate(space.of.food):
            if count:
                left = x + 3 + colour % wide * (CELL - 4) / wide
                down = y + CELL - 4 - (rows - colour // wide) * (cube + 1)
                self._food(colour, count, left, down, cube)
        self._swarm(space.amoebas, x, y + 2, CELL - rows * (cube + 1) - 7, SIZES[space.crowd])
        toxic = space.of.toxic
        if toxic:
            on.figure("toxic", x + CELL - 17, y + 3, 14)
            if toxic > 1:
                self._title(x + CELL - 19, y + 10, str(toxic), 10, fill=IN_SOUP, at="end")

    def _food(self, colour: int, count: int, x: float, y: float, size: float) -> None:
        on, large = self._on, self._scene.colours == 4
        step = 6 if large else 2.5
        drawn = 1 if count > 9 else min(count, self._scene.tower)
        for number in range(drawn):
            on.figure(f"cube-{colour}", x + number * step, y, size)
        if count > 1:
            left, middle = round(x + (drawn - 1) * step) + size + 0.5, y + size * 0.55
            tall = 12 if large else 11
            self._title(left, middle, str(count), tall, fill=IN_SOUP, halo=PALE)

    def _swarm(
        self, amoebas: Sequence[Amoeba], x: float, y: float, room: float, size: float
    ) -> None:
        """Draw the amoebas of a space, in rows around the middle of what the food leaves free."""
        across = max(1, int((CELL - 2) // size))
        lines = [amoebas[i : i + across] for i in range(0, len(amoebas), across)]
        step = min(size, room / max(1, len(lines)))
        for row, line in enumerate(lines):
            middle = y + room / 2 + (row - (len(lines) - 1) / 2) * step
            for number, one in enumerate(line):
                at = x + CELL / 2 + (number - (len(line) - 1) / 2) * size
                self._amoeba(one, at, middle, size)

    def _amoeba(self, one: Amoeba, x: float, y: float, size: float) -> None:
        on = self._on
        if one.role:
            glow = RED if one.role == "attacked" else GLOW
            on.disc(x, y, size * 0.56, glow, stroke="#fff" if one.role == "attacked" else "#3a2400")
        self._body(one.of.colour, one.of.number, x, y, size)
        bead = size * 0.36
        for number in range(min(one.of.damage, BEADS)):
            left = x + size * 0.56 - bead * (1 + 0.75 * number)
            on.figure("damage", left, y + size * 0.54 - bead, bead)

    def _body(self, colour: int, number: int, x: float, y: float, size: float) -> None:
        on = self._on
        on.figure(f"amoeba-{colour}", x - size / 2, y - size / 2, size)
        down = size * 0.06 if colour == 2 else 0  # a form that is wider below
        self._title(x, y + down, str(number), size * 0.42, fill="#221a10", at="middle", halo="#fff")

    def _island(self, compass: Compass, x: float, y: float) -> None:
        on = self._on
        with on.group(transform=f"translate({x:.2f} {y:.2f}) scale({CELL * 0.92 / 100:.5f})"):
            on.path(compass.shore, "#f7ecd0", stroke="#c79b5b", stroke_width=1.5)
            on.path(compass.cliff, "#c79b5b")
            for form, angle, now in compass.ways:
                fill, edge = ("#1d7f93", "#123c46") if now else ("#c79b5b", None)
                on.path(form, fill, transform=f"rotate({angle} 50 50)", stroke=edge)
            on.disc(50, 50, 26, "#fffaf0", stroke=SUNK, stroke_width=7)
            around = 2 * 3.14159 * 26
            filled = around * min(1, compass.card.ozone / OZONE_RING)
            ring: dict[str, Attribute] = {"stroke": VIOLET, "stroke_width": 7}
            dashes = f"{filled:.1f} {around:.1f}"
            turn = "rotate(-90 50 50)"
            on.disc(50, 50, 26, "none", **ring, stroke_dasharray=dashes, transform=turn)
            self._title(50, 48, str(compass.card.ozone), 26, at="middle")
            self._title(50, 66, "O3", 10, fill=VIOLET, at="middle")

    # beside the dish's top space

    def _weather(self, compass: Compass) -> None:
        on, x, y = self._on, X0 + 2.22 * CELL, Y0 - 2
        current = f"current-{compass.card.current}"
        on.figure(current, x, y + 6, 34)
        self._title(x + 40, y + 16, self._t(current), 14, fit=60)
        on.words(x + 40, y + 33, self._t("board-current"), 12, fill=SOFT)
        on.figure("ozone", x + 104, y + 8, 30)
        self._title(x + 140, y + 16, str(compass.card.ozone), 14)
        on.words(x + 140, y + 33, self._t("board-ozone-name"), 12, fill=SOFT)
        for shift in (6, 3, 0):
            on.box(x + 196 + shift, y + 6 + shift, 28, 34, rx=5, fill=FELT, stroke=RAISED)
        self._title(x + 210, y + 23, str(compass.left), 15, fill="#fff", at="middle")
        if compass.after:
            card = self._t(f"current-{compass.after.current}-card")
            words = f"{self._t('board-next-card')}: {card} {compass.after.ozone}"
            on.words(x, y + 58, words, 13, fit=232)

    def _lens(self, lens: Lens) -> None:
        """Show what is going on: an attack, a meal, a roll."""
        on, x, y, width = self._on, X0 + 2.2 * CELL, Y0 - 10, 2.85 * CELL
        fight = lens.kind == "attack"
        on.panel(x, y, width, 80, fill=RAISED, stroke=RED if fight else SOFT, stroke_width=2)
        pen = x + 18 + self._title(x + 10, y + 15, lens.title, 14, fit=width - 20)
        if x + width - pen > 60:
            on.words(pen, y + 15, lens.note, 12, fill=SOFT, fit=x + width - 8 - pen)
        pen = x + 28
        if lens.number:
            self._body(lens.colour, lens.number, pen, y + 49, 38)
            pen += 28
        if lens.other:
            on.figure("fight", pen, y + 36, 26)
            self._body(*lens.other, pen + 50, y + 49, 38)
            pen += 76
        for die in lens.dice:
            on.box(pen, y + 34, 30, 30, rx=6, fill="#fffdf4", stroke=INK, stroke_width=1.5)
            self._title(pen + 15, y + 49, str(die), 18, at="middle")
            pen += 38
        for colour, count in lens.chosen:
            for _number in range(min(count, 5)):
                on.figure(f"cube-{colour}", pen, y + 38, 22)
                pen += 12
            pen += 16
        for number, (symbol, _words) in enumerate(lens.answers):
            on.figure(symbol, pen + 4 + number * 34, y + 34, 30)

    # seats

    def _people(self) -> None:
        panels = sorted(self._scene.panels, key=lambda one: one.of.colour)
        room = CARDS_TOP - GAP - TOP + GAP
        height = min(MOST_TALL, room / len(panels) - GAP)
        width = WIDTH - MARGIN - BESIDE
        for number, one in enumerate(panels):
            y = TOP + number * (height + GAP)
            with self._on.region(BESIDE - 6, y - 6, width + 12, height + 12, lift=True):
                self._panel(one, BESIDE, y, width, height)

    def _panel(self, one: Panel, x: float, y: float, width: float, height: float) -> None:
        on = self._on
        on.panel(x, y, width, height, turn=one.decides, winner=one.winner)
        on.box(x + 1, y + 10, 6, height - 20, rx=3, fill=SEAT_COLOURS[one.of.colour])
        row = height / 3
        self._head(one, x, y + row * 0.52, width)
        self._stock(one, x, y + row * 1.5, width)
        self._own_genes(one, x + 14, y + row * 2.46, width - 24)

    def _head(self, one: Panel, x: float, y: float, width: float) -> None:
        on = self._on
        on.figure(f"amoeba-{one.of.colour}", x + 12, y - 12, 24)
        pen = x + 43 + self._title(x + 43, y, one.name, 16, fit=width * 0.45) + 7
        if one.colour_name:
            pen += on.words(pen, y + 1, one.colour_name, 12, fill=SOFT) + 9
        if one.decides:
            key = "board-to-play" if one.turn else "board-decides"
            pen += on.tag(pen, y, self._t(key)) + 6
        elif one.winner:
            pen += on.tag(pen, y, self._t("board-winner")) + 6
        if one.dice:
            pen += on.tag(pen, y, self._t("board-dice", count=one.dice), fill=SUNK) + 6
        if one.of.alarmed:
            pen += on.tag(pen, y, self._t("board-alarmed"), fill="#fbdcdc") + 6
        if one.of.looked:
            pen += on.tag(pen, y, self._t("board-looked"), fill=SUNK) + 6
        for number, reserve in enumerate(reversed(one.of.reserve)):
            left = x + width - 22 - number * 19
            if left < pen + 10:
                break
            with on.group(opacity=0.6):
                self._body(one.of.colour, reserve, left, y, 18)

    def _stock(self, one: Panel, x: float, y: float, width: float) -> None:
        on, pen = self._on, x + 14.0
        alive = f"{one.of.alive}/{one.of.amoebas}"
        for symbol, words in (
            ("finish", str(one.of.marker)),
            ("bp", str(one.of.bp)),
            (f"amoeba-{one.of.colour}", alive),
            (f"cube-{one.of.colour}", str(one.of.supply)),
        ):
            on.figure(symbol, pen, y - 10, 20)
            self._title(pen + 24, y, words, 16)
            pen += 60 if symbol != f"amoeba-{one.of.colour}" else 68
        gauge, left, long = one.gauge, pen + 18, x + width - pen - 74
        on.figure("gene", pen - 4, y - 10, 20)
        on.box(left, y - 5, long, 10, rx=4, fill=SUNK, stroke=EDGE)
        share = long / 100
        on.box(left, y - 5, float(gauge.filled) * share, 10, rx=4, fill=VIOLET)
        if gauge.too_much:
            over = float(gauge.over) * share
            on.box(left + float(gauge.ozone) * share, y - 5, over, 10, fill="#c2304a")
        on.box(left + float(gauge.ozone) * share - 1, y - 7, 2.5, 14, fill=INK)
        ink = BAD if gauge.too_much else INK
        self._title(x + width - 12, y, gauge.text, 14, fill=ink, at="end", fit=42)

    def _own_genes(self, one: Panel, x: float, y: float, room: float) -> None:
        on, count = self._on, len(one.of.genes)
        if not count:
            return
        named = room / count >= 84
        step = min(124.0, (room + 4) / count) if named else min(32.0, (room + 4) / count)
        for number, gene in enumerate(one.of.genes):
            left = x + number * step
            dashes = "4 3" if gene.fresh else None
            edge: dict[str, Attribute] = {"stroke": "#cbbd9f", "stroke_dasharray": dashes}
            on.box(left, y - 13, step - 4, 26, rx=7, fill="#fffaf0", **edge)
            on.figure(gene.symbol, left + 2, y - 12, 24)
            if named:
                on.words(left + 29, y, self._t(gene.symbol), 12, fit=step - 38)

    # the cards for sale

    def _genes(self) -> None:
        genes = self._view.genes
        rows = 2
        across = -(-len(genes) // rows)
        width, height = (WIDTH - 2 * MARGIN) / across, (HEIGHT - MARGIN - CARDS_TOP) / rows
        for number, gene in enumerate(genes):
            row, column = divmod(number, across)
            x, y = MARGIN + column * width, CARDS_TOP + row * height
            with self._on.region(x - 1, y - 1, width - 2, height - 2):
                self._gene(gene, x, y, width - 4, height - 4)

    def _gene(self, gene: GeneView, x: float, y: float, width: float, height: float) -> None:
        on, price, copies = self._on, str(gene.price), f"×{gene.copies}"
        dashes = "5 3" if gene.needs else None
        edge: dict[str, Attribute] = {"stroke": "#cbbd9f", "stroke_width": 1.2}
        with on.group(opacity=None if gene.copies else 0.4):
            on.box(x, y, width, height, rx=8, fill=RAISED, **edge, stroke_dasharray=dashes)
            if width < SLIM:
                size = width - 11
                on.figure(gene.symbol, x + 2, y + 3, size)
                self._title(x + width - 3, y + 11, price, 13, at="end")
                middle, down = x + width / 2, y + height - 7
                on.words(middle, down, copies, 11, fill=SOFT, at="middle")
                return
            size = min(36.0, width * 0.5)
            on.figure(gene.symbol, x + 3, y + (height - size) / 2, size)
            right, down = x + size + 7, y + height * 0.3
            pen = right + self._title(right, down, price, 14)
            if x + width - pen > 16:
                on.figure("bp", pen + 2, down - 7, 14)
            on.words(right, y + height * 0.74, copies, 11.5, fill=SOFT)
