"""With the box: which teams are on which moon at the end of a turn, counted by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.real_box import Counted, Mark, RealBox, SheetForm, Track, check_open
from cuboteca.core.words import say, say_winners, winners
from cuboteca.games.cube_attack.log import ending, sheet_of
from cuboteca.games.cube_attack.pieces import planet_piece
from cuboteca.games.cube_attack.rules.scoring import end_turn, ranks
from cuboteca.games.cube_attack.start import start
from cuboteca.games.cube_attack.state import Stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.real_box import Line, Options
    from cuboteca.core.words import Sentence
    from cuboteca.games.cube_attack.state import State


def moons_of(state: State) -> tuple[int, ...]:
    """Return the planets that bring points, in the order of the board."""
    return tuple(planet for planet in range(state.planet_count) if state.moon_points[planet])


def form(state: State) -> SheetForm:
    """Return what is asked at the end of a turn."""
    moons = tuple(Mark(f"moon-{moon}", planet_piece(state, moon)) for moon in moons_of(state))
    return SheetForm(say("real-turn", turn=state.turn_number), (), moons, say("real-note"))


def count(options: Options, seat_count: int, lines: Sequence[Line]) -> Counted:
    """Return the sheet of some turns; see ``core.real_box``."""
    state = start(options, seat_count)
    sheets = []
    for line in lines:
        check_open(over=state.stage == Stage.OVER)
        form(state).check(line, seat_count)
        for seat in range(seat_count):
            state.presence[seat] = sum(
                1 << moon
                for moon, seats in zip(moons_of(state), line, strict=True)
                if seats >> seat & 1
            )
        turn = state.turn_number
        end_turn(state)
        sheets.append(sheet_of(state, turn))
    over = state.stage == Stage.OVER
    places = [0] * seat_count
    ranks(state, places)
    totals = tuple(state.totals[seat] for seat in range(seat_count))
    return Counted(
        tuple(sheets),
        totals,
        tuple(places),
        None if over else form(state),
        _said(state) if over else (),
        Track(
            max(*totals, state.points_to_win),
            state.points_to_win,
            tuple((points, seat) for seat, points in enumerate(totals)),
        ),
    )


def _said(state: State) -> tuple[Sentence, ...]:
    first = winners(ranks, state, state.seat_count)
    return (*ending(state), say_winners(first, state.totals[first[0]]))


REAL_BOX = RealBox(count=count, options=("board", "points_to_win"))


__all__ = ["REAL_BOX"]
