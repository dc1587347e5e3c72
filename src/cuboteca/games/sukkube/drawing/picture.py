"""The table of Sukkube as a picture: the Kube in its ring, the series, and six open hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cuboteca.core.drawing import Picture
from cuboteca.core.picture import EDGE, HEIGHT, INK, MARGIN, RAISED, SOFT, SUNK, TOP, WIDTH
from cuboteca.games.sukkube.drawing.scene import Scene
from cuboteca.games.sukkube.view import SukkubeView

if TYPE_CHECKING:
    from cuboteca.core.picture import Attribute
    from cuboteca.games.sukkube.drawing.scene import Card, Face, Link, Seat, Side

GAP = 10
SEAT = 236  # width of a seat's sheet
LINK = 62  # from one card of the series to the next
ROWS = 3  # of seats, on each side
STAGE = 478  # height
LEFT = MARGIN + SEAT + GAP  # of the stage
WIDE = WIDTH - 2 * LEFT
TALL = (HEIGHT - TOP - MARGIN - GAP * (ROWS - 1)) / ROWS
CENTRE = (LEFT + WIDE / 2, TOP + STAGE * 0.55)  # of the Kube
LENGTH = 150.0  # of its edges
TILE = 64.0  # of a figure

#: Where one edge of the Kube leads on paper, to the right, down and towards the onlooker.
ACROSS, DOWN, NEAR = (0.9135, 0.2614), (0.0, 0.766), (-0.4067, 0.5872)
#: By visible face: the corner where its picture begins, in halves of edges, where the picture's
#: own axes lead, and how dark it is.
FACES: dict[str, tuple[tuple[int, int, int], tuple[float, float], tuple[float, float], float]] = {
    "top": ((-1, -1, -1), ACROSS, NEAR, 0.0),
    "near": ((-1, -1, 1), ACROSS, DOWN, 0.1),
    "right": ((1, -1, 1), (-NEAR[0], -NEAR[1]), DOWN, 0.26),
}
#: By face: where in the ring the sign of what brings it on top stands.
SIDES = {
    "far": (112, -126),
    "right": (192, 34),
    "near": (-118, 138),
    "left": (-192, -40),
    "bottom": (60, 168),
}
#: The seats clockwise around the stage: column and row.
PLACES = ((0, 0), (1, 0), (1, 1), (1, 2), (0, 2), (0, 1))


class Skin(NamedTuple):
    """How the cards of a colour are printed."""

    fill: str
    sign: str
    edge: str
    size: tuple[int, int]  # of one repeat of the pattern
    pattern: str


SKINS = {
    "red": Skin(
        "#ad2c36",
        "#fff",
        "#5c0e16",
        (9, 9),
        '<circle cx="4.5" cy="4.5" r="3" fill="#fff" fill-opacity=".18"/>',
    ),
    "blue": Skin(
        "#2462a6",
        "#fff",
        "#0d2f57",
        (10, 10),
        '<path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#fff" fill-opacity=".14"/>',
    ),
    "yellow": Skin(
        "#f3c136",
        "#2a1d02",
        "#6e5205",
        (10, 16),
        '<path d="M0 0l10 16M10 0L0 16" stroke="#7a5a00" stroke-opacity=".25" stroke-width="1.5"/>',
    ),
}
TENT = (
    '<stop offset="0" stop-color="#fffaf0"/><stop offset=".55" stop-color="#fbeecd"/>'
    '<stop offset="1" stop-color="#ecd6a8"/>'
)


class SukkubePicture(Picture[SukkubeView, Scene]):
    """Draws the table."""

    def draw(self) -> None:
        """Draw everything."""
        self._stage()
        self._trail()
        seats = sorted((self._scene.own, *self._scene.others), key=lambda seat: seat.seat)
        for seat, (column, row) in zip(seats, PLACES, strict=True):
            x = MARGIN if column == 0 else WIDTH - MARGIN - SEAT
            self._seat(seat, x, TOP + row * (TALL + GAP))

    # the Kube in its ring

    def _stage(self) -> None:
        on = self._on
        tent = on.define("radialGradient", "tent", TENT, cx=0.5, cy=0.55, r=0.62)
        edge = f'<rect x="{LEFT}" y="{TOP}" width="{WIDE}" height="{STAGE}" rx="14"/>'
        with on.region(LEFT - 2, TOP - 2, WIDE + 4, STAGE + 4):
            with on.group(clip_path=on.define("clipPath", "stage", edge)):
                on.box(LEFT, TOP, WIDE, STAGE, fill=tent)
                on.figure("ring", CENTRE[0] - 215, CENTRE[1] - 122, 430)
                on.figure("valance", LEFT - 4, TOP, 720)
            edge = "#cdb383"
            on.box(LEFT, TOP, WIDE, STAGE, rx=14, fill="none", stroke=edge, stroke_width=2)
        with on.region(LEFT, TOP, WIDE, STAGE):
            self._kube()

    def _kube(self) -> None:
        on = self._on
        under = [(self._corner(a, 1, b)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        ground = "L".join(f"{a + 16:.0f} {b + 6:.0f}" for a, b in under)
        on.path(f"M{ground}z", "#3a200a", fill_opacity=0.22)
        for face in self._scene.faces:
            if face.place in FACES:
                self._face(face)
        for side in self._scene.sides:
            self._side(side)
        self._plate()

    def _face(self, face: Face) -> None:
        corner, right, down, dark = FACES[face.place]
        x, y = self._corner(*corner)
        unit = LENGTH / TILE
        matrix = (right[0] * unit, right[1] * unit, down[0] * unit, down[1] * unit, x, y)
        with self._on.group(transform=f"matrix({' '.join(f'{value:.4f}' for value in matrix)})"):
            turn = f"rotate({90 * face.quarters} 32 32)"
            self._on.figure(f"face-{face.character}", 0, 0, TILE, transform=turn)
            self._on.box(0, 0, TILE, TILE, fill=INK, fill_opacity=dark, stroke="#241a17")

    def _corner(self, across: int, down: int, near: int) -> tuple[float, float]:
        """Return where a corner of the Kube lies; each is -1 or 1 edge halves from its middle."""
        x, y = (
            middle + LENGTH / 2 * (across * a + down * d + near * n)
            for middle, a, d, n in zip(CENTRE, ACROSS, DOWN, NEAR, strict=True)
        )
        return x, y

    def _side(self, side: Side) -> None:
        on = self._on
        x, y = (CENTRE[axis] + SIDES[side.place][axis] for axis in (0, 1))
        on.figure(f"character-{side.character}", x - 22, y - 22, 44)
        out = 1 if x < CENTRE[0] else -1
        on.disc(x + 26 * out, y + 12, 12, "#fffaf0", stroke=SOFT)
        on.figure(f"direction-{side.direction}", x + 26 * out - 8, y + 4, 16, INK)

    def _plate(self) -> None:
        """Write who is on top."""
        on, scene = self._on, self._scene
        if not scene.top:
            return
        x, y = LEFT + 14, TOP + 40
        on.panel(x, y, 150, 50, turn=scene.top_seat is not None and not scene.over)
        crown = 26 if scene.crowned else 0
        if crown:
            on.figure("crown", x + 10, y + 4, 22)
        on.words(x + 12 + crown, y + 16, scene.top_name, 16, face="display", fit=126 - crown)
        if scene.top_seat is None:
            on.figure("key", x + 11, y + 28, 16)
            words = self._t("board-automaton")
        else:
            on.seat_mark(scene.top_seat, x + 19, y + 36, 14)
            words = scene.top_of
        on.words(x + 32, y + 36, words, 13, fill=SOFT, fit=108)

    # the series

    def _trail(self) -> None:
        on, scene = self._on, self._scene
        y = TOP + STAGE + GAP
        height = HEIGHT - MARGIN - y
        first = LEFT + 18 + (46 if scene.more else 0)
        with on.region(LEFT - 2, y - 2, WIDE + 4, height + 8):
            on.panel(LEFT, y, WIDE, height)
            on.words(LEFT + 14, y + 20, self._t("board-trail"), 14, face="display")
            if scene.more:
                on.words(LEFT + 18, y + 68, f"+{scene.more}", 16, fill=SOFT)
            for number, link in enumerate(scene.trail):
                if link.joined and number:
                    fill = SKINS[link.card.colour].fill
                    on.box(first + number * LINK - 20, y + 62, 24, 12, fill=fill)
            if scene.next_text:
                self._slot(first + len(scene.trail) * LINK, y + 38)
                on.words(LEFT + 14, y + height - 18, scene.next_text, 13.5, fit=WIDE - 28)
        for number, link in enumerate(scene.trail):
            self._link(link, first + number * LINK, y + 38)

    def _slot(self, x: float, y: float) -> None:
        """Draw the place of the next card, and the colour that would be doubled there."""
        on, colour = self._on, self._scene.doubles
        skin = SKINS.get(colour)
        edge: dict[str, Attribute] = {"stroke_width": 2, "stroke_dasharray": "5 4"}
        if skin is None:
            on.box(x, y, 46, 59, rx=7, fill="none", stroke=SOFT, **edge)
            return
        on.box(x - 20, y + 24, 24, 12, fill=skin.fill)
        on.box(x, y, 46, 59, rx=7, fill=RAISED)
        on.box(x, y, 46, 59, rx=7, fill=skin.fill, fill_opacity=0.22, stroke=skin.fill, **edge)
        on.figure(f"shape-{colour}", x + 15, y + 8, 16, skin.fill)
        on.words(x + 23, y + 42, "×2", 17, face="display", at="middle")

    def _link(self, link: Link, x: float, y: float) -> None:
        on = self._on
        self._card(link.card, x, y, 46)
        on.figure(f"character-{link.top}", x + 6, y + 65, 34)
        if link.doubled:
            on.badge(x + 24, y - 9, 30, 20, "×2", 13)

    # seats

    def _seat(self, seat: Seat, x: float, y: float) -> None:
        on = self._on
        with on.region(x - 6, y - 6, SEAT + 12, TALL + 12):
            if seat.automaton:
                on.panel(x, y, SEAT, TALL, turn=seat.turn, fill=SUNK, stroke_dasharray="7 5")
            else:
                on.panel(x, y, SEAT, TALL, turn=seat.turn, winner=seat.winner)
            if seat.character:
                on.box(x + 12, y + 108, 102, 9, rx=4, fill="#000", fill_opacity=0.12)
                on.figure(f"figure-{seat.character}", x + 12, y + 12, 102)
            else:
                edge: dict[str, Attribute] = {"stroke_width": 2, "stroke_dasharray": "6 5"}
                on.box(x + 16, y + 16, 94, 96, rx=10, fill="none", stroke=EDGE, **edge)
            self._name(seat, x + 124, y)
        self._hand(seat, x, y + TALL - 62)

    def _name(self, seat: Seat, x: float, y: float) -> None:
        on, room = self._on, SEAT - 124 - 10
        if seat.automaton:
            on.figure("key", x, y + 20, 18)
            on.words(x + 22, y + 29, seat.title, 16, face="display", fit=room - 22)
            on.words(x, y + 50, self._t("board-automaton"), 13, fill=SOFT)
        else:
            on.seat_mark(seat.seat, x + 8, y + 29, 15)
            on.words(x + 21, y + 29, seat.name, 16, face="display", fit=room - 21)
            on.words(x, y + 50, seat.title, 13, fill=SOFT, fit=room)
            self._points(seat, x, y + 70, room)
        self._tag(seat, x, y + 99)

    def _points(self, seat: Seat, x: float, y: float, room: float) -> None:
        on = self._on
        if not seat.stars:
            on.figure("star", x, y - 9, 18)
            on.words(x + 23, y, seat.points_text, 13, fit=room - 23)
        size = min(20, room / max(1, len(seat.stars)))
        for number, won in enumerate(seat.stars):
            with on.group(opacity=None if won else 0.25):
                on.figure("star", x + number * size, y - size / 2, size)

    def _tag(self, seat: Seat, x: float, y: float) -> None:
        on = self._on
        if seat.rank:
            on.tag(x, y, seat.rank)
            y += 25
        quiet = {"fill": RAISED, "ink": INK, "stroke": SOFT}
        if seat.turn:
            on.tag(x, y, self._t("board-to-play"))
        elif seat.dominator:
            on.figure("crown", x, y - 10, 20)
            on.words(x + 24, y, self._t("board-dominator"), 12, face="display", fit=SEAT - 150)
        elif seat.on_top:
            on.tag(x, y, self._t("place-top"), **quiet)
        elif seat.at_bottom:
            on.tag(x, y, self._t("board-bottom"), **quiet)

    def _hand(self, seat: Seat, x: float, y: float) -> None:
        on = self._on
        cards = [(card, True) for card in seat.gone]
        cards += [(card, False) for card in seat.hand for _ in range(card.copies)]
        step = min(44, (SEAT - 24 - 38) / max(1, len(cards) - 1))
        for number, (card, gone) in enumerate(cards):
            left = x + 12 + number * step
            if card.next:
                with on.piece(left - 4, y - 10, 46, 57):
                    on.box(0, 0, 46, 57, rx=9, fill=INK)
                    on.box(2, 2, 42, 53, rx=7, fill=RAISED)
            self._card(card, left, y - 6 * card.next, 38, 0.3 if gone else None)

    def _card(
        self, card: Card, x: float, y: float, width: float, opacity: float | None = None
    ) -> None:
        on, skin = self._on, SKINS[card.colour]
        pattern = on.define(
            "pattern",
            card.colour,
            skin.pattern,
            width=skin.size[0],
            height=skin.size[1],
            patternUnits="userSpaceOnUse",
        )
        height = round(width * 1.28)
        with on.piece(x, y, width, height), on.group(opacity=opacity):
            on.box(0, 0, width, height, rx=6, fill=skin.fill)
            on.box(0, 0, width, height, rx=6, fill=pattern, stroke=skin.edge, stroke_width=1.5)
            size = width * 0.66
            on.figure(
                f"direction-{card.direction}", (width - size) / 2, height * 0.07, size, skin.sign
            )
            size = width * 0.3
            on.figure(f"shape-{card.colour}", (width - size) / 2, height * 0.7, size, skin.sign)
