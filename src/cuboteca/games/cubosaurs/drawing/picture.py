"""The table of Cubosaurs as a picture: pile, travelling hand, tiles for sale, and collections."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cuboteca.core.drawing import Picture
from cuboteca.core.picture import BAD, EDGE, FELT, GOOD, HEIGHT, INK, MARGIN, SOFT, SUNK, TOP, WIDTH
from cuboteca.games.cubosaurs.drawing.scene import SLUGS, Scene
from cuboteca.games.cubosaurs.view import CubosaursView

if TYPE_CHECKING:
    from cuboteca.core.picture import Attribute
    from cuboteca.games.cubosaurs.drawing.scene import Card, Seat, Stack, Tile

GAP = 10
HAND, MARKET = 88, 62  # heights of the rows above the seats
BAND = 15  # height of the strip of a card, all that shows of a covered one
NARROWEST, WIDEST = 49, 104  # card
NARROW = 190  # tile
ONE_COLUMN = 3  # up to this many seats lie one below the other, more in two columns
SCALED = 200  # height of a seat that has room for the scales of its stacks
TONES = {"good": GOOD, "bad": BAD, "even": SOFT}


class Skin(NamedTuple):
    """How the cards of a type are printed; the pattern lies on the strip."""

    strip: str
    pale: str
    edge: str
    pattern: str  # colour
    size: tuple[int, int]  # of one repeat
    form: str


SKINS = {
    "trex": Skin("#ef8a2b", "#fff0db", "#8a4506", "#b85d0e", (12, BAND), f"M4 0h4l-4 {BAND}h-4z"),
    "stegosaurus": Skin(
        "#3d8fd6", "#e3f2ff", "#164f85", "#cfeaff", (8, 8), "M4 2.2a1.8 1.8 0 1 1-.1 0z"
    ),
    "brontosaurus": Skin("#9a6bd0", "#f3eafc", "#4d2b7c", "#6b3fa3", (10, 10), "M2 0h3v10h-3z"),
    "pterodactyl": Skin(
        "#dd4b4b",
        "#ffeae4",
        "#7b1a20",
        "#ffc4b5",
        (8, 8),
        "M3.3 0h1.4L8 3.3v1.4L4.7 8H3.3L0 4.7V3.3zM4 1.6 1.6 4 4 6.4 6.4 4z",
    ),
    "pentaceratops": Skin(
        "#4faa5a", "#e9f7e2", "#1d5529", "#2f7c40", (8, 8), "M0 0h4v4H0zM4 4h4v4H4z"
    ),
    "grey-raptor": Skin("#a3adb5", "#eff2f4", "#4b555d", "#7a868f", (5, 5), "M0 2h5v2H0z"),
    "black-raptor": Skin(
        "#3d424d", "#e4e2dc", "#14161b", "#e8b64c", (9, 9), "M4.5 2.8a1.7 1.7 0 1 1-.1 0z"
    ),
    "egg": Skin("#ffc94a", "#fff8e4", "#77550a", "#ef8a2b", (36, BAND), f"M0 0h6v{BAND}H0z"),
}
#: The strip of an Egg has the colours of all dinosaurs, one after the other.
RAINBOW = ("#ef8a2b", "#3d8fd6", "#9a6bd0", "#dd4b4b", "#4faa5a", "#7a868f")


class CubosaursPicture(Picture[CubosaursView, Scene]):
    """Draws the table."""

    def draw(self) -> None:
        """Draw everything."""
        top = TOP
        with self._on.region(0, top, MARGIN + 288, HAND, lift=True):
            self._middle(top)
        self._hand(top)
        top += HAND + GAP
        if self._scene.dna:
            self._market(top)
            top += MARKET + GAP
        seats = sorted(self._seats(), key=lambda seat: seat.seat)
        columns = 1 if len(seats) <= ONE_COLUMN else 2
        rows = -(-len(seats) // columns)
        width = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
        height = (HEIGHT - MARGIN - top - GAP * (rows - 1)) / rows
        for number in range(rows * columns):
            x = MARGIN + number % columns * (width + GAP)
            y = top + number // columns * (height + GAP)
            if number < len(seats):
                self._seat(seats[number], x, y, width, height)
            else:
                with self._on.region(x - 2, y - 2, width + 4, height + 8):
                    self._unseen(x, y, width, height)

    # above the seats

    def _middle(self, y: float) -> None:
        on, scene = self._on, self._scene
        on.figure("card-back", MARGIN + 4, y + 6, 52)
        on.words(MARGIN + 68, y + 24, str(scene.pile), 26, face="display")
        on.words(MARGIN + 68, y + 46, self._t("board-pile", count=scene.pile), 13, fit=110)
        on.figure(scene.direction, MARGIN + 66, y + 56, 22)
        on.words(MARGIN + 92, y + 67, scene.direction_name, 13, fit=90)
        if scene.dna:
            on.figure("dna", MARGIN + 190, y + 10, 26)
            on.words(MARGIN + 222, y + 24, str(scene.reserve), 20, face="display")
            on.words(MARGIN + 190, y + 46, self._t("board-reserve"), 13, fit=86)

    def _hand(self, y: float) -> None:
        on, scene = self._on, self._scene
        x = MARGIN + 290
        width = WIDTH - MARGIN - x
        cards = [card for seat in self._seats() if seat.tray for card in seat.tray.cards]
        with on.region(x - 1, y - 1, width + 2, HAND + 2):
            if not cards:
                on.box(x, y, width, HAND, rx=12, fill=SUNK, stroke=EDGE, stroke_dasharray="6 5")
                return
            on.box(x, y, width, HAND, rx=12, fill=FELT)
            on.words(x + 14, y + 17, scene.hand_is_with, 14, face="display", fill="#fff", fit=150)
            on.seat_mark(self._view.active, x + 28, y + 50, 26)
        copies = [card for card in cards for _ in card.copies]
        step = min(60, (width - 190) / max(1, len(copies)))
        for number, card in enumerate(copies):
            self._card(card, x + 178 + number * step, y + 8, 54, HAND - 16)

    def _seats(self) -> tuple[Seat, ...]:
        return (*self._scene.others, *((self._scene.own,) if self._scene.own else ()))

    def _market(self, y: float) -> None:
        scene = self._scene
        tiles = ((scene.pending,) if scene.pending else ()) + scene.market
        if not tiles:
            words = self._t("board-market-empty")
            with self._on.region(MARGIN, y, WIDTH - 2 * MARGIN, MARKET):
                self._on.words(MARGIN + 8, y + MARKET / 2, words, 14, fill=SOFT)
            return
        width = (WIDTH - 2 * MARGIN - GAP * (len(tiles) - 1)) / len(tiles)
        width = min(width, 300)
        for number, tile in enumerate(tiles):
            left = MARGIN + number * (width + GAP)
            with self._on.region(left - 5, y - 5, width + 10, MARKET + 10, lift=True):
                self._tile(tile, left, y, width)

    def _tile(self, tile: Tile, x: float, y: float, width: float) -> None:
        on = self._on
        on.panel(x, y, width, MARKET, turn=tile is self._scene.pending)
        size = 46 if width > NARROW else 34
        left = x + size + 11
        room = width - size - 18
        on.figure(tile.symbol, x + 6, y + (MARKET - size) / 2, size)
        on.words(left, y + 20, tile.name, 15, face="display", fit=room)
        wide = on.words(left, y + 43, str(tile.cost), 17, face="display")
        on.figure("dna", left + wide + 3, y + 32, 21)
        on.words(left + wide + 30, y + 43, tile.kind, 12, fill=SOFT, fit=room - wide - 30)

    def _unseen(self, x: float, y: float, width: float, height: float) -> None:
        """List what is in the pile or set aside, in a place that no seat uses."""
        on = self._on
        on.panel(x, y, width, height, fill=SUNK)
        on.words(x + 14, y + 19, self._t("board-unseen"), 15, face="display")
        counts: dict[str, int] = dict.fromkeys(SLUGS, 0)
        for card in self._scene.unseen:
            counts[card.slug] += len(card.copies)
        for number, (slug, count) in enumerate(counts.items()):
            left = x + 14 + number % 4 * (width - 24) / 4
            down = y + 36 + number // 4 * (height - 40) / 2
            size = min(48, (height - 44) / 2)
            with on.group(opacity=None if count else 0.35):
                on.figure(f"card-{slug}", left, down, size)
                on.words(left + size + 5, down + size / 2, f"×{count}", 16, face="display")

    # seats

    def _seat(self, seat: Seat, x: float, y: float, width: float, height: float) -> None:
        on = self._on
        step = (width - 16) / len(SLUGS)
        scaled = len(self._view.seats) <= ONE_COLUMN and height >= SCALED
        ground = y + height - (56 if scaled else 24)
        stacks = (*seat.sets, *seat.raptors, seat.egg)
        with on.region(x - 6, y - 6, width + 12, height + 12, lift=True):
            on.panel(x, y, width, height, turn=seat.turn, winner=seat.winner)
            self._head(seat, x, y, width)
            self._raptors(seat, x + 8 + len(seat.sets) * step, y + 38, step, ground)
            for number, stack in enumerate(stacks):
                left = x + 8 + number * step
                if stack.count and stack.slug not in ("grey-raptor", "black-raptor"):
                    self._stack_points(stack, left, step, ground + 12)
                if scaled and stack.scale:
                    self._scale(stack, left + 4, step - 8, ground + 24)
        for number, stack in enumerate(stacks):
            draw = self._stack if stack.count else self._empty
            draw(stack, x + 8 + number * step, y + 38, step, ground)

    def _raptors(self, seat: Seat, x: float, y: float, step: float, ground: float) -> None:
        """Draw what lies below the Velociraptors of both colours, which score together."""
        on, grey = self._on, seat.raptors[0]
        top = min(self._top(stack.count, y, step, ground) for stack in seat.raptors) - 6
        on.box(x, top, 2 * step, ground + 20 - top, rx=8, fill=SUNK)
        if seat.pairing:
            ink, down = TONES[grey.tone], ground + 12
            pen = x + 12 + on.words(x + 6, down, grey.points, 15, face="display", fill=ink)
            on.words(pen, down, seat.pairing, 12, fill=SOFT, fit=x + 2 * step - 6 - pen)

    def _head(self, seat: Seat, x: float, y: float, width: float) -> None:
        on = self._on
        on.seat_mark(seat.seat, x + 19, y + 18, 17)
        wide = width > WIDTH / 2
        pen = x + 34 + on.words(x + 34, y + 18, seat.name, 16, face="display", fit=width / 4) + 9
        if seat.turn:
            pen += on.tag(pen, y + 18, self._t("board-to-play")) + 9
        if self._scene.dna:
            on.figure("dna", pen, y + 8, 20)
            pen += 24 + on.words(pen + 24, y + 18, str(seat.tokens), 15, face="display") + 10
        right = x + width - 14
        if seat.final:
            right -= on.words(right, y + 18, seat.final, 16, face="display", at="end") + 12
        else:
            right -= on.words(right, y + 19, self._t("board-total"), 12, fill=SOFT, at="end") + 5
            right -= on.words(right, y + 18, seat.total, 18, face="display", at="end") + 10
            on.path(f"M{right} {y + 9}v18", stroke=EDGE, stroke_width=1.5)
            right -= 10
            right -= on.words(right, y + 19, self._t("board-now"), 12, fill=SOFT, at="end") + 5
            tone = TONES[seat.now_tone]
            right -= on.words(right, y + 18, seat.now, 18, face="display", fill=tone, at="end") + 12
        room = int((right - pen) // (120 if wide else 27))
        for tile in seat.tiles[:room]:
            with on.group(opacity=None if tile.open else 0.45):
                on.figure(tile.symbol, pen, y + 6, 24)
                if wide:
                    on.words(pen + 27, y + 18, tile.name, 12, fit=84)
            pen += 120 if wide else 27

    def _size(self, y: float, step: float, ground: float) -> tuple[float, float]:
        """Return width and height of a card in a column between the heights y and ``ground``."""
        room = ground - y
        width = min(step - 6, max(NARROWEST, room * 0.85), WIDEST)
        square = min(BAND + width * 0.86, room * 0.72)
        return width, min(BAND + width * 1.2, max(square, room * 0.42))

    def _top(self, count: int, y: float, step: float, ground: float) -> float:
        """Return the upper edge of a stack of ``count`` cards, which must not rise above y."""
        tall = self._size(y, step, ground)[1]
        return max(y, ground - tall - max(0, count - 1) * BAND)

    def _empty(self, stack: Stack, x: float, y: float, step: float, ground: float) -> None:
        on = self._on
        width, tall = self._size(y, step, ground)
        size = min(width, tall) * 0.8
        edge: dict[str, Attribute] = {"stroke_width": 1.5, "stroke_dasharray": "5 4"}
        with on.piece(x + (step - width) / 2, ground - tall, width, tall):
            on.box(0, 0, width, tall, rx=7, fill="none", stroke=EDGE, **edge)
            left, top = (width - size) / 2, (tall - size) / 2
            on.figure(stack.symbol, left, top, size, opacity=0.18)

    def _stack(self, stack: Stack, x: float, y: float, step: float, ground: float) -> None:
        on = self._on
        width, tall = self._size(y, step, ground)
        left = x + (step - width) / 2
        cards = [(card, state) for card in stack.cards for state in card.copies]
        covered = len(cards) - 1
        shift = (ground - tall - self._top(len(cards), y, step, ground)) / max(1, covered)
        for number, (card, state) in enumerate(cards):
            up = ground - tall - (covered - number) * shift
            self._card(card, left, up, width, tall, state)
        if stack.count > 1:
            on.badge(left - 3, ground - 17, 26, 16, f"×{stack.count}")
        if stack.crown:
            on.figure("crown", left + width - 17, ground - 18, 18)

    def _stack_points(self, stack: Stack, x: float, room: float, y: float) -> None:
        """Write the points of a stack now, and with one more card."""
        on, ink = self._on, TONES[stack.tone]
        middle = x + room / 2
        end = middle if stack.next else middle + 10
        on.words(end, y, stack.points, 15, face="display", fill=ink, at="end")
        if stack.next:
            on.path(f"M{middle + 4} {y}h7m-3-3l3 3-3 3", stroke=SOFT, stroke_width=1.3)
            on.words(middle + 14, y, stack.next, 12, fill=SOFT, fit=room / 2 - 14)

    def _scale(self, stack: Stack, x: float, room: float, y: float) -> None:
        """Draw the points of one, two, three and more cards of a type."""
        on, step = self._on, room / len(stack.scale)
        for number, cell in enumerate(stack.scale):
            left, now = x + number * step, cell.state == "now"
            if cell.state:
                fill, edge = (INK, INK) if now else ("none", SOFT)
                dashes = None if now else "3 2"
                on.box(left, y, step, 28, rx=5, fill=fill, stroke=edge, stroke_dasharray=dashes)
            ink = "#fff" if now else INK if cell.state else SOFT
            middle = left + step / 2
            on.words(middle, y + 8, cell.label, 10, fill=ink, at="middle")
            on.words(middle, y + 20, cell.value, 12, face="display", fill=ink, at="middle")

    def _card(
        self, card: Card, x: float, y: float, width: float, height: float, state: str = ""
    ) -> None:
        on, skin = self._on, SKINS[card.slug]
        edge = GOOD if state == "paired" else skin.edge
        dashes = "4 3" if state == "alone" else None
        width, height = round(width), round(height)
        pattern = self._pattern(card.slug)
        with on.piece(x, y, width, height):
            on.box(0, 0, width, height, rx=6, fill=skin.pale, stroke="#fffdf6", stroke_width=3)
            on.path(f"M0 {BAND}V6q0-6 6-6H{width - 6}q6 0 6 6v{BAND - 6}z", skin.strip)
            on.path(f"M0 {BAND}V6q0-6 6-6H{width - 6}q6 0 6 6v{BAND - 6}z", pattern)
            on.path(f"M0 {BAND}H{width:g}", stroke=skin.edge, stroke_width=1.2)
            on.box(
                0,
                0,
                width,
                height,
                rx=6,
                fill="none",
                stroke=edge,
                stroke_width=1.8 if state == "paired" else 1.4,
                stroke_dasharray=dashes,
            )
            size = min(width - 3, height - BAND - 2)
            on.figure(card.symbol, (width - size) / 2, BAND + (height - BAND - size) / 2, size)
            pen = 3.0
            if card.values:
                gain, loss = card.values
                on.box(2.5, 2, 30, 11, rx=3, fill="#fffdf6")
                lost = state in ("alone", "fewer")
                on.words(5, 7.7, gain, 9, face="display", fill=SOFT if lost else GOOD)
                on.words(18, 7.7, loss, 9, face="display", fill=BAD if lost or not state else SOFT)
                pen = 34
            if card.badge:
                on.box(pen, 1, 13, 13, rx=3, fill="#fffdf6")
                on.figure(card.badge, pen, 1, 13)
            if card.icon:
                on.figure("dna", pen, 0.5, 14)

    def _pattern(self, slug: str) -> str:
        skin = SKINS[slug]
        width, height = skin.size
        form = f'<path d="{skin.form}" fill="{skin.pattern}"/>'
        if slug == "egg":
            form = "".join(
                f'<path d="{skin.form}" fill="{fill}" transform="translate({6 * i} 0)"/>'
                for i, fill in enumerate(RAINBOW)
            )
        return self._on.define(
            "pattern", slug, form, width=width, height=height, patternUnits="userSpaceOnUse"
        )
