"""The dinosaurs of Cubosaurs as models of blocks: shape, paint and the pattern on the skin."""

from __future__ import annotations

from cuboteca.core.figures import Paint
from cuboteca.games.cubosaurs.drawing.blocks import Block, Mark

WHITE = Paint("#fffdf4", "#ffffff", "#d9d3c0", "#6b6554")
INK = "#20242b"
ORANGE = Paint("#ef8a2b", "#ffb25c", "#c4650f", "#6f3503")
BLUE = Paint("#3d8fd6", "#7fbdf0", "#2467a3", "#123c63")
GOLD = Paint("#ffc94a", "#ffe28f", "#d39a17", "#6b4a00")
PURPLE = Paint("#9a6bd0", "#c2a0ea", "#7146a6", "#3e2166")
RED = Paint("#dd4b4b", "#f98a80", "#a92b31", "#5e1116")
RED_PALE = Paint("#ffc4b5", "#ffe0d6", "#d98f80", "#5e1116")
GREEN = Paint("#4faa5a", "#8bd18d", "#2f7c40", "#16431f")
GREEN_PALE = Paint("#c9ecb4", "#e3f8d5", "#94c481", "#16431f")
GREY = Paint("#a3adb5", "#d0d7dc", "#7a868f", "#3b444b")
BLACK = Paint("#3d424d", "#666d7b", "#262a33", "#0d0f13")
TEAL = Paint("#19a59b", "#63d0c6", "#0d766f", "#063f3c")


def _eye(
    x: float, y: float, size: float = 2.6, iris: str = "#fff", look: float = 0.8
) -> tuple[Mark, ...]:
    """Return an eye with its pupil; ``look`` shifts the pupil to the right."""
    pupil = size * 0.58
    return (
        Mark(x - 0.35, y - 0.35, size + 0.7, size + 0.7, INK),
        Mark(x, y, size, size, iris),
        Mark(x + (size - pupil) * look, y + size * 0.12, pupil, size * 0.76, INK),
        Mark(x + (size - pupil) * look + 0.2, y + size * 0.5, size * 0.24, size * 0.24, "#fff"),
    )


def _bars(height: float, *places: tuple[float, float, float], fill: str) -> tuple[Mark, ...]:
    """Return bars that hang from the upper edge: place, width and length of each."""
    return tuple(Mark(x, height - long, wide, long, fill) for x, wide, long in places)


def _dots(*places: tuple[float, float], fill: str, size: float = 1.1) -> tuple[Mark, ...]:
    return tuple(Mark(x, y, size, size, fill) for x, y in places)


def _ribs(width: float, length: float) -> tuple[Mark, ...]:
    """Return the pale folds of a wing."""
    count = round(width / 2)
    step = width / count
    return tuple(Mark(step * (i + 0.5) - 0.4, 0, 0.8, length, "#ffc4b5") for i in range(count))


STRIPE, SPOT, RING = "#9c4a08", "#cfeaff", "#6b3fa3"

TREX = (
    Block((-4, 7.5, 2), (3, 2.5, 2), ORANGE),
    Block((-1, 6.5, 1.5), (5, 4, 3), ORANGE, _bars(4, (0.8, 0.9, 2), (2.8, 0.9, 2.4), fill=STRIPE)),
    Block((5, 0, 4), (3.4, 5.5, 2), ORANGE),
    Block((8.4, 0, 4), (1.6, 1.6, 2), ORANGE),
    Block(
        (4, 5, 0.5),
        (9, 8, 5),
        ORANGE,
        (
            *_bars(8, (0.8, 1, 3.2), (2.8, 1, 4), (4.8, 1, 3), fill=STRIPE),
            Mark(5.8, 0, 3.2, 5.4, "#ffd9a0"),
        ),
    ),
    Block((4.6, 0, -0.6), (3.6, 6, 2.2), ORANGE, _bars(6, (1, 0.8, 1.8), fill=STRIPE)),
    Block((8.2, 0, -0.6), (2, 1.6, 2.2), ORANGE),
    Block((12, 8, -0.9), (3, 1.5, 1.4), ORANGE),
    Block((13.8, 6.8, -0.9), (1.2, 1.2, 1.4), WHITE),
    Block((8, 13, 0), (4, 2.6, 6), ORANGE),
    Block((12, 13, 0.5), (8, 2.2, 5), ORANGE),
    Block((13.5, 15.2, 0.6), (1.1, 1, 0.9), WHITE),
    Block((15.7, 15.2, 0.6), (1.1, 1, 0.9), WHITE),
    Block((17.9, 15.2, 0.6), (1.1, 1, 0.9), WHITE),
    Block(
        (8, 15.6, 0),
        (4.8, 7, 6),
        ORANGE,
        (*_bars(7, (0.9, 0.9, 1.6), (2.7, 0.9, 1.6), fill=STRIPE),),
    ),
    Block(
        (12.8, 16.2, 0),
        (8.2, 6.4, 6),
        ORANGE,
        (*_eye(0.6, 2.6, 2.8), Mark(6.3, 3, 0.9, 0.9, STRIPE)),
    ),
)

STEGOSAURUS = (
    Block((-5, 5.5, 1.5), (4, 2.2, 2), BLUE, _dots((1, 0.6), fill=SPOT)),
    Block((-5, 7.7, 2), (1, 3, 1), GOLD),
    Block((-2.8, 7.7, 2), (1, 2.4, 1), GOLD),
    Block((-1, 4.5, 1), (4, 4.6, 3.4), BLUE, _dots((0.8, 1), (2.2, 2.8), fill=SPOT)),
    Block((3.4, 0, 4.4), (2.8, 4.5, 2), BLUE),
    Block((11.4, 0, 4.4), (2.8, 4.5, 2), BLUE),
    Block((0, 9.1, 2), (2, 2.8, 1.2), GOLD),
    Block((3, 11.6, 2.6), (3, 4.4, 1.2), GOLD),
    Block((6.8, 12.8, 2.6), (3.8, 6, 1.2), GOLD),
    Block((11.4, 11.6, 2.6), (3, 4.2, 1.2), GOLD),
    Block((3, 4, 0.3), (4, 7.6, 5.6), BLUE, _dots((0.8, 1.6), (1, 5), (2.5, 3.4), fill=SPOT)),
    Block(
        (7, 3.6, 0.1),
        (4.4, 9.2, 6),
        BLUE,
        (
            *_dots((0.6, 6.8), (2.6, 5.2), (0.8, 3.2), (3, 7.6), fill=SPOT),
            Mark(0, 0, 4.4, 1.6, "#a9d8fb"),
        ),
    ),
    Block((11.4, 4, 0.3), (3.4, 7.6, 5.6), BLUE, _dots((0.5, 5.4), (1.9, 3), fill=SPOT)),
    Block((14.8, 4.6, 1), (2.2, 4.6, 4), BLUE),
    Block(
        (17, 3.6, 0.6),
        (5.4, 5, 4.8),
        BLUE,
        (*_eye(1.4, 1.7, 2.4), Mark(4.3, 0.5, 1.1, 0.7, "#123c63")),
    ),
    Block((4, 0, -0.6), (3, 4.5, 2.2), BLUE, (Mark(0, 0, 3, 1.1, "#a9d8fb"),)),
    Block((11.6, 0, -0.6), (3, 4.5, 2.2), BLUE, (Mark(0, 0, 3, 1.1, "#a9d8fb"),)),
)

BRONTOSAURUS = (
    Block((-6.5, 5, 2), (3.5, 1.8, 1.6), PURPLE),
    Block((-3, 4.4, 1.4), (4, 3.2, 2.8), PURPLE, (Mark(1.2, 0, 0.9, 3.2, RING),)),
    Block((2, 0, 4.4), (3, 4.5, 2), PURPLE),
    Block((9, 0, 4.4), (3, 4.5, 2), PURPLE),
    Block(
        (1, 3.6, 0),
        (11.5, 7.6, 6),
        PURPLE,
        (
            Mark(0, 0, 11.5, 2, "#e2d0f7"),
            Mark(2, 4, 0.9, 3.6, RING),
            Mark(4.8, 4, 0.9, 3.6, RING),
            Mark(7.6, 4, 0.9, 3.6, RING),
        ),
    ),
    Block((3, 11.2, 1), (7, 1.4, 4), PURPLE),
    Block(
        (12.5, 7, 1),
        (3.6, 13, 3.8),
        PURPLE,
        (
            Mark(0, 4, 3.6, 0.9, RING),
            Mark(0, 6.6, 3.6, 0.9, RING),
            Mark(0, 9.2, 3.6, 0.9, RING),
            Mark(2.7, 0, 0.9, 13, "#e2d0f7"),
        ),
    ),
    Block((12.2, 20, 0.4), (4.2, 5.4, 5), PURPLE, _eye(1, 2, 2.4)),
    Block(
        (16.4, 20, 0.7),
        (3.6, 3.4, 4.4),
        PURPLE,
        (Mark(1.6, 1.9, 0.8, 0.8, RING), Mark(0, 0, 3.6, 1, "#e2d0f7")),
    ),
    Block((2, 0, -0.6), (3.2, 4.5, 2.2), PURPLE, (Mark(0, 0, 3.2, 1.1, "#e2d0f7"),)),
    Block((9, 0, -0.6), (3.2, 4.5, 2.2), PURPLE, (Mark(0, 0, 3.2, 1.1, "#e2d0f7"),)),
)

PTERODACTYL = (
    Block((-12, 6, 2.6), (3.2, 6.4, 1), RED, _ribs(3.2, 4.6)),
    Block((-8.8, 7.4, 2.4), (4, 6.8, 1.2), RED, _ribs(4, 4.8)),
    Block((-4.8, 9, 2.2), (6.8, 7, 1.4), RED, _ribs(6.8, 4.8)),
    Block((8, 9, 2.2), (6, 7, 1.4), RED, _ribs(6, 4.8)),
    Block((14, 7.4, 2.4), (4, 6.8, 1.2), RED, _ribs(4, 4.8)),
    Block((18, 6, 2.6), (3.2, 6.4, 1), RED, _ribs(3.2, 4.6)),
    Block((2, 6, 0.8), (6, 10.5, 4), RED, (Mark(1.4, 1.4, 3.2, 6.6, "#ffc4b5"),)),
    Block((2.5, 3, 1), (1.7, 3, 1.6), GOLD),
    Block((6, 3, 1), (1.7, 3, 1.6), GOLD),
    Block((-5.6, 23.4, 1.8), (3.4, 1.8, 1.4), RED_PALE),
    Block((-2.2, 21.6, 1.4), (3.4, 3, 2.2), RED),
    Block((1.2, 16.5, 0), (7, 7, 5), RED, _eye(3, 2.6, 2.9)),
    Block((8.2, 17.6, 0.8), (5, 3.4, 3.2), GOLD, (Mark(0, 1.4, 5, 0.45, "#6b4a00"),)),
    Block((13.2, 18, 1.2), (4.6, 2, 2.2), GOLD, (Mark(0, 1, 4.6, 0.4, "#6b4a00"),)),
)

PENTACERATOPS = (
    Block((-4.5, 4, 2), (4, 2.6, 2.2), GREEN),
    Block((1, 0, 4.4), (3, 4.4, 2), GREEN),
    Block((7.6, 0, 4.4), (3, 4.4, 2), GREEN),
    Block(
        (-0.5, 3.4, 0),
        (10.5, 8.4, 6),
        GREEN,
        (
            Mark(0, 0, 10.5, 1.8, "#c9ecb4"),
            *(
                Mark(1 + 2 * column + row % 2, 3.2 + 1.7 * row, 1, 0.85, "#2f7c40")
                for row in range(3)
                for column in range(4)
            ),
        ),
    ),
    Block(
        (9, 4.6, -1),
        (3, 14, 8),
        GREEN_PALE,
        (
            Mark(0, 12.6, 3, 1.4, "#4faa5a"),
            Mark(0, 9, 3, 1.4, "#4faa5a"),
            Mark(0, 5.4, 3, 1.4, "#4faa5a"),
            Mark(0, 1.8, 3, 1.4, "#4faa5a"),
        ),
    ),
    Block((9.6, 18.6, -0.6), (1.6, 2, 1.6), WHITE),
    Block((9.6, 18.6, 4.6), (1.6, 2, 1.6), WHITE),
    Block((12, 4.2, 0), (6, 8, 6), GREEN, _eye(1.4, 3.6, 2.8)),
    Block((13, 12.2, 0.4), (1.5, 4.6, 1.4), WHITE),
    Block((13, 12.2, 4.2), (1.5, 4.6, 1.4), WHITE),
    Block((18, 4.2, 0.8), (3.6, 4.6, 4.4), GREEN, (Mark(2.2, 2.6, 0.8, 0.8, "#16431f"),)),
    Block((19.4, 8.8, 2.2), (1.5, 2.6, 1.5), WHITE),
    Block((21.6, 3.6, 1.4), (1.8, 3.2, 3.2), GOLD),
    Block((1, 0, -0.6), (3.2, 4.4, 2.2), GREEN, (Mark(0, 0, 3.2, 1.1, "#c9ecb4"),)),
    Block((7.4, 0, -0.6), (3.2, 4.4, 2.2), GREEN, (Mark(0, 0, 3.2, 1.1, "#c9ecb4"),)),
)

BAR, DOT = "#5d6870", "#e8b64c"

GREY_RAPTOR = (
    Block((-6, 12, 2), (4, 1.8, 1.4), GREY, (Mark(1.4, 0, 0.9, 1.8, BAR),)),
    Block(
        (-2, 10.6, 1.6),
        (4.4, 2.8, 2.2),
        GREY,
        _bars(2.8, (0.8, 0.9, 2.8), (2.8, 0.9, 2.8), fill=BAR),
    ),
    Block((4, 0, 3.8), (2.2, 6, 1.8), GREY),
    Block((6.2, 0, 3.8), (2, 1.4, 1.8), GREY),
    Block(
        (2.4, 7, 0.4),
        (8.6, 6.4, 4.6),
        GREY,
        (
            *_bars(6.4, (0.8, 1, 4.2), (2.8, 1, 4.2), (4.8, 1, 4.2), fill=BAR),
            Mark(0, 0, 8.6, 1.6, "#e8edf0"),
        ),
    ),
    Block((9.2, 11.4, 1), (3, 6, 3.2), GREY, (Mark(2, 0, 1, 6, "#e8edf0"),)),
    Block((5.2, 17.4, 1.4), (3.4, 1.4, 1.6), TEAL),
    Block((5.8, 20, 1.4), (2.8, 1.6, 1.6), TEAL),
    Block((8, 22.2, 1.4), (3, 2, 1.6), TEAL),
    Block((8.6, 16.6, 0.4), (5.2, 5.6, 4.6), GREY, _eye(2, 1.7, 2.6)),
    Block(
        (13.8, 16.6, 0.8),
        (5.4, 3.8, 3.8),
        GREY,
        (Mark(3.6, 2.2, 0.8, 0.8, BAR), Mark(0, 0.7, 5.4, 0.5, "#3b444b")),
    ),
    Block((11, 8.6, -0.6), (3.4, 1.5, 1.3), GREY),
    Block((13.2, 7.3, -0.6), (1.2, 1.3, 1.3), WHITE),
    Block((3.6, 1.4, -0.6), (2.6, 6, 2), GREY),
    Block((3.6, 0, -0.6), (4, 1.4, 2), GREY),
    Block((7.6, 0, -0.6), (1.2, 2.4, 1), WHITE),
)

BLACK_RAPTOR = (
    Block((15.4, 17, 2), (2, 4, 1.4), BLACK, _dots((0.5, 1.5), fill=DOT, size=0.9)),
    Block((14, 12.6, 1.6), (3, 4.4, 2.2), BLACK, _dots((1, 1), (1, 2.8), fill=DOT, size=0.9)),
    Block((6.4, 0, 3.8), (2.4, 5, 1.8), BLACK),
    Block((13, 0, 3.8), (2.2, 5, 1.8), BLACK),
    Block((11.2, 0, 3.8), (1.8, 1.4, 1.8), BLACK),
    Block(
        (6, 5.4, 0.4),
        (9.6, 7.2, 4.6),
        BLACK,
        _dots(
            (1.4, 1.2), (3.4, 2.6), (5.6, 1.4), (7.6, 3), (2.4, 4.8), (5, 5), (7.4, 5.2), fill=DOT
        ),
    ),
    Block((3.6, 8, 1), (2.8, 4.4, 3.4), BLACK),
    Block((3.4, 15.4, 1.6), (5.6, 1.6, 1.4), RED),
    Block((5.4, 13.6, 1.6), (5, 1.8, 1.4), RED),
    Block((-5.6, 9, 0.8), (5.6, 1.4, 3.6), BLACK),
    Block((-5, 10.4, 0.9), (0.9, 0.9, 0.9), WHITE),
    Block((-3.2, 10.4, 0.9), (0.9, 0.9, 0.9), WHITE),
    Block((-1.4, 10.4, 0.9), (0.9, 0.9, 0.9), WHITE),
    Block((-5.6, 11.3, 0.5), (5.6, 3.2, 4.2), BLACK, (Mark(0.9, 1.6, 0.8, 0.8, DOT),)),
    Block((0, 9, 0.2), (5.2, 6.4, 4.8), BLACK, _eye(0.7, 2.6, 2.7, "#ffd84d", 0.1)),
    Block((4, 4.6, -0.6), (3.2, 1.5, 1.3), BLACK),
    Block((3.2, 3.4, -0.6), (1.2, 1.3, 1.3), WHITE),
    Block((11, 1.4, -0.6), (2.8, 5.4, 2), BLACK),
    Block((9.6, 0, -0.6), (4.2, 1.4, 2), BLACK),
    Block((8.4, 0, -0.6), (1.2, 2.4, 1), WHITE),
)

EGG = (
    Block((3, 0, 1.6), (8, 1.8, 4.4), BLUE),
    Block((1.2, 1.8, 0.8), (5.8, 3.4, 6), GREEN, (Mark(2, 1.1, 1.2, 1.2, "#c9ecb4"),)),
    Block((7, 1.8, 0.8), (5.8, 3.4, 6), ORANGE),
    Block((0, 5.2, 0), (4.6, 5, 7.6), RED),
    Block((4.6, 5.2, 0), (4.8, 5, 7.6), GOLD, (Mark(1.6, 1.7, 1.6, 1.6, "#fff3c9"),)),
    Block((9.4, 5.2, 0), (4.6, 5, 7.6), PURPLE),
    Block((0.9, 10.2, 0.5), (6.1, 3.8, 6.6), BLUE, (Mark(1.2, 1.6, 1.2, 1.2, "#cfeaff"),)),
    Block((7, 10.2, 0.5), (6.1, 3.8, 6.6), GREEN),
    Block((2.4, 14, 1.3), (4.6, 3, 5), ORANGE),
    Block((7, 14, 1.3), (4.6, 3, 5), RED, (Mark(1.4, 1, 1.1, 1.1, "#ffc4b5"),)),
    Block((4, 17, 2.2), (6, 2, 3.2), GOLD),
)

#: By name of the symbol.
DINOSAURS = {
    "trex": TREX,
    "stegosaurus": STEGOSAURUS,
    "brontosaurus": BRONTOSAURUS,
    "pterodactyl": PTERODACTYL,
    "pentaceratops": PENTACERATOPS,
    "grey-raptor": GREY_RAPTOR,
    "black-raptor": BLACK_RAPTOR,
}
