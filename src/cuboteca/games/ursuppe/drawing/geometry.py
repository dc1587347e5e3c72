"""The form of the dish: outline of the 19 spaces, rounded, and the lines between them.

One space is 100 units wide, so the whole is a square of 500 units.
"""

from __future__ import annotations

from cuboteca.games.ursuppe.components import CELLS, ISLAND

SPACE = 100
ROUND = 34  # radius of the dish's corners
GLASS = 11  # how far the rim stands around the soup
TICK = 16  # how far a wall stays away from the corners of a space

#: Corners of the soup, clockwise from the north-west.
CORNERS = (
    (100, 0),
    (200, 0),
    (200, 100),
    (500, 100),
    (500, 400),
    (400, 400),
    (400, 500),
    (0, 500),
    (0, 100),
    (100, 100),
)
#: How the flowing texture, drawn from west to east, is turned.
FLOWS = {"east": 0, "south": 90, "west": 180, "north": 270, "still": 0}
#: One repeat of it, 120 units by 50.
RIPPLE = "M6 13q12-7 24 0t24 0M70 37q10-6 20 0t20 0M86 8q6-4 12 0"

#: The island on a square of 100 units: the form of its land, and the edge below.
SHORE = "M14 8h72q8 0 8 8v68q0 8-8 8H14q-8 0-8-8V16q0-8 8-8z"
CLIFF = "M6 84q0 8 8 8h72q8 0 8-8v6q0 8-8 8H14q-8 0-8-8z"
#: The arrow of a current on the island, pointing north, where it flows and where it does not.
FLOWING, RESTING = "M50 1l15 18H35z", "M50 12l7 8H43z"
WAYS = {"west": 270, "north": 0, "east": 90, "south": 180}
#: What a die shows for a way, and where that stands beside the way's arrow.
ROLLS = ((1, 16, 30), (2, 70, 17), (3, 84, 69), (4, 30, 80))


def _unit(value: int) -> int:
    return (value > 0) - (value < 0)


def outline(beyond: int, radius: int = ROUND) -> str:
    """Return the outline of the soup, ``beyond`` units outside of it, with rounded corners."""
    path = ""
    for i, (x, y) in enumerate(CORNERS):
        before, after = CORNERS[i - 1], CORNERS[(i + 1) % len(CORNERS)]
        come = (_unit(x - before[0]), _unit(y - before[1]))
        leave = (_unit(after[0] - x), _unit(after[1] - y))
        # Outside is to the left of the way, as it runs clockwise.
        at_x = x + beyond * (come[1] + leave[1])
        at_y = y - beyond * (come[0] + leave[0])
        inner = come[0] * leave[1] - come[1] * leave[0] < 0
        r = radius - beyond if inner else radius + beyond
        first = (at_x - r * come[0], at_y - r * come[1])
        path += f"{'L' if path else 'M'}{first[0]} {first[1]}"
        path += f"Q{at_x} {at_y} {at_x + r * leave[0]} {at_y + r * leave[1]}"
    return path + "z"


def walls() -> str:
    """Return the lines between neighbouring spaces."""
    path = ""
    places = {*CELLS, ISLAND}
    for column, row in sorted(places):
        x, y = (column + 1) * SPACE, (row + 1) * SPACE
        if (column + 1, row) in places:
            path += f"M{x} {y - SPACE + TICK}v{SPACE - 2 * TICK}"
        if (column, row + 1) in places:
            path += f"M{x - SPACE + TICK} {y}h{SPACE - 2 * TICK}"
    return path
