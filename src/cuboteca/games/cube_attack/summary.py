"""What the summary of the rules has besides words: figures, tables, and what leads to a section."""

from __future__ import annotations

from collections import Counter

from cuboteca.core.summary import (
    Figure,
    Summary,
    SummaryRow,
    SummarySection,
    SummaryTable,
    cells_table,
    columns,
    pieces_row,
)
from cuboteca.core.words import Piece, say
from cuboteca.games.cube_attack import refusals as cited
from cuboteca.games.cube_attack.boards import SHIPPED, board_of
from cuboteca.games.cube_attack.components import (
    CUBES_PER_SEAT,
    MOON_POINTS,
    TEAMS,
    Kind,
    Weapon,
)
from cuboteca.games.cube_attack.pieces import CUBE_SYMBOLS, PLANET_SYMBOLS, cube_piece


def _planet(kind: Kind) -> Piece:
    name = PLANET_SYMBOLS[kind]
    return Piece(name, name)


def _sign(name: str) -> Piece:
    return Piece(f"sign-{name}", f"figure-{name}")


def _stacked(weapon: Weapon) -> Piece:
    symbol = f"{CUBE_SYMBOLS[weapon]}-stacked"
    return Piece(symbol, symbol)


def _cubes() -> SummaryTable:
    """Return what each face of a Cube can do, and what a Cube in two parts is."""
    names = {Weapon.NONE: "blank", Weapon.SHORT: "triangle", Weapon.LONG: "square"}
    whole = [(cube_piece(one, stacked=False), say(f"board-key-{names[one]}")) for one in Weapon]
    stacked = (_stacked(Weapon.NONE), say("board-key-stacked"))
    return cells_table(("column-name", "column-effect"), (*whole, stacked))


_PLANET_CITATIONS = {
    Kind.ENTRANCE: cited.ENTRANCE_RULE,
    Kind.CUBE: cited.CUBE_RULE,
    Kind.WOUND: cited.WOUND_RULE,
    Kind.ARMOURY: cited.ARMOURY_RULE,
}
_PLANET_KEYS = {
    Kind.CUBE: ("tell-activate-cube",),
    Kind.WOUND: ("tell-activate-wound",),
    Kind.ARMOURY: ("tell-activate-short", "tell-activate-long"),
}


def _planets() -> SummaryTable:
    """Return what each kind of planet does, and how many of it the usual boards have."""
    counts = [Counter(planet.kind for planet in board_of(name).planets) for name in SHIPPED]
    return SummaryTable(
        columns("column-name", "column-effect", *(f"option-board-{name}" for name in SHIPPED)),
        tuple(
            SummaryRow(
                (
                    _planet(kind),
                    say(f"board-key-{PLANET_SYMBOLS[kind].removeprefix('planet-')}"),
                    *(count[kind] for count in counts),
                ),
                name=PLANET_SYMBOLS[kind],
                citation=_PLANET_CITATIONS.get(kind, ""),
                keys=_PLANET_KEYS.get(kind, ()),
            )
            for kind in Kind
        ),
    )


def _moons() -> SummaryTable:
    """Return what a moon brings to a team alone there, and to each of several."""
    return cells_table(
        ("column-name", "column-alone", "column-shared"),
        ((_planet(kind), points, points // 2) for kind, points in MOON_POINTS.items()),
    )


SUMMARY = Summary(
    (
        SummarySection(
            "5",
            figures=(Figure((_planet(Kind.HALF_MOON), _planet(Kind.FULL_MOON))),),
            keys=("won-alone", "won-together"),
        ),
        SummarySection(
            "1",
            figures=(
                pieces_row(
                    Piece("cube-blank", "cube-blank", CUBES_PER_SEAT), caption="figure-supply"
                ),
            ),
            tables=(_cubes(),),
        ),
        SummarySection("2-3", tables=(_planets(),)),
        SummarySection(
            "4",
            figures=(
                Figure(
                    tuple(
                        Piece(f"mark-{number}", f"team-{team}") for number, team in enumerate(TEAMS)
                    ),
                ),
            ),
            citations=(cited.FIRST_RULE,),
            keys=("tell-first", "prompt-drawing"),
        ),
        SummarySection(
            "4",
            figures=(Figure((_sign("move"), _sign("activate"), _sign("attack"))),),
            citations=(cited.TURN_RULE,),
            keys=("prompt-first", "prompt-second", "tell-turn", "waiting-for"),
        ),
        SummarySection(
            "4",
            figures=(
                pieces_row(
                    cube_piece(Weapon.NONE, stacked=False),
                    _sign("move"),
                    _planet(Kind.HALF_MOON),
                    caption="figure-move-example",
                ),
            ),
            citations=(cited.MOVE_RULE,),
            keys=("tell-move",),
        ),
        SummarySection(
            "4",
            figures=(
                Figure(
                    tuple(cube_piece(one, stacked=False) for one in Weapon),
                    say("figure-armoury"),
                ),
                pieces_row(
                    cube_piece(Weapon.SHORT, stacked=False),
                    _stacked(Weapon.SHORT),
                    caption="figure-wound",
                ),
            ),
            citations=(cited.ACTIVATE_RULE,),
        ),
        SummarySection(
            "4",
            figures=(
                pieces_row(
                    cube_piece(Weapon.SHORT, stacked=False),
                    _sign("attack"),
                    _stacked(Weapon.NONE),
                    caption="figure-attack-example",
                ),
            ),
            citations=(cited.ATTACK_RULE,),
            keys=("tell-attack", "tell-attack-stack", "tell-no-cubes"),
        ),
        SummarySection(
            "4-5",
            tables=(_moons(),),
            keys=("tell-turn-points", "line-alone", "line-shared", "sheet-title"),
        ),
        SummarySection(
            "5",
            figures=(pieces_row(_planet(Kind.FULL_MOON), caption="figure-goal"),),
            citations=(cited.GOAL_RULE,),
            keys=(
                *("end-points", "end-points-more", "end-points-ahead"),
                *("end-turn-cap", "end-turn-cap-level", "play-is-over"),
            ),
        ),
        SummarySection(
            "",
            figures=(pieces_row(_sign("first"), caption="figure-rulings"),),
        ),
    )
)


__all__ = ["SUMMARY"]
