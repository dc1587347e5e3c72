"""Makes ``places.css``: what would be inline styles if the page allowed them.

Run ``python -m cuboteca.games.cube_attack.drawing.places`` after a change.
"""

from __future__ import annotations

from pathlib import Path

from cuboteca.games.cube_attack.components import MAX_SEATS, MAX_UNITS, TEAMS
from cuboteca.games.cube_attack.drawing.sky import CENTRAL, LARGEST, ROOMY, STEPS

FILE = Path(__file__).with_name("places.css")
_A_LINE = 10  # rules
_LARGEST = int(ROOMY * max(CENTRAL, LARGEST) * 1.05)

HEAD = """\
/* Cube Attack: what would be inline if the page allowed it. Places on the board, what belongs to a
   Cube that is not chosen, the colour of each seat's team. Made by places.py. */
"""


def _lines(rules: list[str]) -> str:
    return "\n".join(
        "".join(rules[start : start + _A_LINE]) for start in range(0, len(rules), _A_LINE)
    )


def _places(name: str) -> str:
    """Return a class for each step from one side."""
    return _lines([f".{name}{n}{{--{name}:{100 * n / STEPS:g}%}}" for n in range(STEPS + 1)])


def _sizes() -> str:
    """Return a class for each size, in thousandths of the board."""
    return _lines([f".u{n}{{--u:{n / 10:g}cqi}}" for n in range(1, _LARGEST + 1)])


def sheet() -> str:
    """Return the style sheet."""
    hidden = ",\n".join(
        f".cube-attack:has(.p{number}:checked) :is(.when:not(.of-{number}), .for-{number})"
        for number in range(MAX_UNITS)
    )
    chosen = ",\n".join(
        f".cube-attack:has(.p{number}:checked) .own-{number}" for number in range(MAX_UNITS)
    )
    colours = "\n".join(
        f".table:has(.seat-{seat}-{team}) .seat-{seat} {{ --seat: var(--ca-{team}); }}"
        for seat in range(MAX_SEATS)
        for team in TEAMS
    )
    places = f"{_places('x')}\n{_places('y')}\n{_sizes()}"
    return (
        f"{HEAD}\n{places}\n\n{hidden} {{ display: none; }}\n\n"
        f"{chosen} {{ border-color: var(--glow); background: var(--sunk); }}\n\n{colours}\n"
    )


if __name__ == "__main__":
    FILE.write_text(sheet(), "utf-8")
