"""What a seat may know, as int16 numbers for learners.

Everything is open.  Seats are written from the observer on, clockwise: relative seat 0 is the
observer itself, relative seat k the opponent that attacks call ``opponent`` k.  Units stand in
their slots, so actions can be read off the same numbers.  The layout, piece by piece (``PIECES``
and the game's page are the index table)::

    8    facts of the play: seats, points to win, turn cap, turn, actions done, stage,
         lost cubes return, planets
    18   who is to move (6), who is first player (6), own Entrance + 1 (6); by relative seat
    18   totals, supply, units; 6 each
    480  units: 6 relative seats of 20 slots of planet + 1, weapon, wooden cubes, done
    80   the board: kind + 1, points as a moon; 40 each
    480  the board: 40 planets of 12 ways, planet + 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.arrays import clear
from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.core.seats import relative_seat
from cuboteca.games.cube_attack.components import MAX_PLANETS, MAX_SEATS, MAX_UNITS, MAX_WAYS
from cuboteca.games.cube_attack.rules.units import done_by, is_stacked, planet_of, weapon_of
from cuboteca.games.cube_attack.state import NO_SEAT, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row


UNIT_NUMBERS = 4
_LARGEST = 32_767  # the largest int16; totals above it are written as it

#: Name and length of each piece, in order.
PIECES = (
    ("seats", 1),
    ("points_to_win", 1),
    ("turn_cap", 1),
    ("turn", 1),
    ("actions_done", 1),
    ("stage", 1),
    ("lost_cubes_return", 1),
    ("planets", 1),
    ("to_move", MAX_SEATS),
    ("first_player", MAX_SEATS),
    ("home", MAX_SEATS),
    ("totals", MAX_SEATS),
    ("supply", MAX_SEATS),
    ("unit_count", MAX_SEATS),
    ("units", MAX_SEATS * MAX_UNITS * UNIT_NUMBERS),
    ("kinds", MAX_PLANETS),
    ("moon_points", MAX_PLANETS),
    ("ways", MAX_PLANETS * MAX_WAYS),
)
OBSERVATION_SIZE = size_of(PIECES)
AT = offsets_of(PIECES)


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """Write the observation of ``seat``.

    Shapes: out is int16[OBSERVATION_SIZE], overwritten; the first number is never 0.
    """
    clear(out)
    observe_board(state, out)
    observe_changes(state, seat, out)


@rule
def observe_again(state: State, seat: int, out: Row) -> None:
    """Bring an observation of the same play up to date; the board stays as it is.

    Shapes: out is int16[OBSERVATION_SIZE].
    """
    for i in range(AT.kinds):  # the board comes last
        out[i] = 0
    observe_changes(state, seat, out)


@rule
def observe_changes(state: State, seat: int, out: Row) -> None:
    """Write all but the board."""
    out[0] = state.seat_count
    out[1] = state.points_to_win
    out[2] = state.turn_cap
    out[3] = state.turn_number
    out[4] = state.actions_done
    out[5] = state.stage
    out[6] = state.lost_cubes_return
    out[7] = state.planet_count
    if state.mover >= 0:
        out[AT.to_move + relative_seat(seat, state.mover, state.seat_count)] = 1
    if state.first_player != NO_SEAT:
        out[AT.first_player + relative_seat(seat, state.first_player, state.seat_count)] = 1
    for other in range(state.seat_count):
        observe_seat(state, other, relative_seat(seat, other, state.seat_count), out)


@rule
def observe_seat(state: State, seat: int, place: int, out: Row) -> None:
    """Write what belongs to ``seat`` at relative ``place``."""
    out[AT.home + place] = state.homes[seat] + 1
    out[AT.totals + place] = min(state.totals[seat], _LARGEST)
    out[AT.supply + place] = state.supply[seat]
    out[AT.unit_count + place] = state.unit_count[seat]
    at = AT.units + place * MAX_UNITS * UNIT_NUMBERS
    for slot in range(state.unit_count[seat]):
        unit = state.units[seat][slot]
        out[at] = planet_of(unit) + 1
        out[at + 1] = weapon_of(unit)
        out[at + 2] = 2 if is_stacked(unit) else 1
        out[at + 3] = done_by(unit)
        at += UNIT_NUMBERS


@rule
def observe_board(state: State, out: Row) -> None:
    """Write the board, which is the same for everybody throughout a play.

    Ways that are not there are NO_PLANET and give 0.  They are the largest part of all, and one
    loop over them is several times as fast as one in another, which is not vectorised.
    """
    for planet in range(state.planet_count):
        out[AT.kinds + planet] = state.kinds[planet] + 1
        out[AT.moon_points + planet] = state.moon_points[planet]
    for i in range(MAX_PLANETS * MAX_WAYS):
        out[AT.ways + i] = state.ways[i // MAX_WAYS][i % MAX_WAYS] + 1
