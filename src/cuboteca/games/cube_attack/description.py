"""The table in words and lines: for terminals and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.words import Piece
from cuboteca.games.cube_attack.pieces import cube_piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.games.cube_attack.view import CubeAttackView, PlanetView, SeatView, UnitView

_WEAPONS = {"none": 0, "short": 1, "long": 2}


def describe(view: CubeAttackView, texts: Texts, names: Sequence[str]) -> str:
    """Return the view as lines of text; ``names`` are the players' names by seat."""
    lines = [
        texts.word(
            "describe-head", turn=view.turn_number, cap=view.turn_cap, goal=view.points_to_win
        )
    ]
    if view.order:
        order = ", ".join(names[seat] for seat in view.order)
        lines.append(texts.word("describe-order", names=order))
    for seat in view.seats:
        lines.append("")
        lines.extend(_seat(view, seat, texts, names))
    moons = [planet for planet in view.planets if planet.points]
    lines += ["", texts.word("describe-moons")]
    lines += [f"    {_moon(planet, texts, names)}" for planet in moons]
    return "\n".join(lines)


def _seat(view: CubeAttackView, seat: SeatView, texts: Texts, names: Sequence[str]) -> list[str]:
    marker = "▶ " if view.to_move == seat.seat else "  "
    head = texts.word(
        "describe-seat",
        name=names[seat.seat],
        team=texts.word(f"team-{seat.team}"),
        points=seat.points,
        now=f"{seat.turn_points:+d}",
        supply=seat.supply,
    )
    units = [
        f"{planet_words(planet, texts)}: {unit_words(unit, texts)}"
        for planet in view.planets
        for unit in planet.units
        if unit.seat == seat.seat
    ]
    return [marker + head, "    " + (" · ".join(units) or texts.word("describe-no-cubes"))]


def planet_words(planet: PlanetView, texts: Texts) -> str:
    """Return a planet's kind and name."""
    return texts.piece(Piece(planet.symbol, planet.symbol, 1, planet.name))


def unit_words(unit: UnitView, texts: Texts) -> str:
    """Return, in words, Cubes that are alike."""
    piece = cube_piece(_WEAPONS[unit.weapon], stacked=unit.cubes == 2, copies=unit.count)
    words = texts.piece(piece)
    return f"{words} ({texts.word('describe-' + unit.done)})" if unit.done else words


def _moon(planet: PlanetView, texts: Texts, names: Sequence[str]) -> str:
    holders = ", ".join(f"{names[h.seat]} +{h.points}" for h in planet.holders)
    return f"{planet_words(planet, texts)}: {holders or texts.word('describe-nobody')}"
