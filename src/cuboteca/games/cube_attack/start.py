"""The set-up of a play: options and seats make the first state."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.citations import cites
from cuboteca.core.constants import CHANCE
from cuboteca.games.cube_attack.boards import Board, board_of, packed_name
from cuboteca.games.cube_attack.components import (
    CUBES_PER_SEAT,
    MAX_PLANETS,
    MAX_SEATS,
    MAX_UNITS,
    MAX_WAYS,
    SEATING,
    Kind,
)
from cuboteca.games.cube_attack.rules.activating import add_cube
from cuboteca.games.cube_attack.state import LAYOUT, NO_PLANET, NO_SEAT, NO_UNIT, Stage

if TYPE_CHECKING:
    from cuboteca.core.game import Options
    from cuboteca.games.cube_attack.state import State


@cites('"Preparazione" (p. 4)')
def start(options: Options, seat_count: int) -> State:
    """Return the first checked state: the first player is not drawn yet.

    Args:
        options: Complete and validated, see ``meta.OPTIONS``.
        seat_count: 2..6.
    """
    state = LAYOUT.unpack(_laid(str(options["board"]), seat_count))
    state.points_to_win = int(options["points_to_win"])
    state.turn_cap = int(options["turn_cap"])
    state.lost_cubes_return = bool(options["lost_cubes_return"])
    state.turn_number = 1
    for seat in range(seat_count):
        state.supply[seat] = CUBES_PER_SEAT
        add_cube(state, seat)
    return state


@lru_cache(maxsize=64)
def _laid(board: str, seat_count: int) -> bytes:
    """Return a state with nothing but its board, as a snapshot: the slow part of a set-up."""
    state = empty_state()
    state.seat_count = seat_count
    lay_board(state, board_of(board))
    return LAYOUT.pack(state).tobytes()


def empty_state() -> State:
    """Return a state in which nothing stands anywhere, as a checked state."""
    state = LAYOUT.checked()
    state.stage = Stage.FIRST_PLAYER
    state.mover = CHANCE
    state.first_player = NO_SEAT
    for seat in range(MAX_SEATS):
        state.homes[seat] = NO_PLANET
        for slot in range(MAX_UNITS):
            state.units[seat][slot] = NO_UNIT
    for planet in range(MAX_PLANETS):
        for way in range(MAX_WAYS):
            state.ways[planet][way] = NO_PLANET
    return state


@cites('"Preparazione", 4 (p. 4)')
def lay_board(state: State, board: Board) -> None:
    """Copy a board into a state that has its number of seats.  Changes: the board's fields.

    Note: which Entrance a seat has follows from the number of seats (ruling: seats-clockwise,
    colour-of-entrance, three-fold-entrances).
    """
    state.planet_count = len(board.planets)
    for number, planet in enumerate(board.planets):
        state.names[number] = packed_name(planet.name)
        state.kinds[number] = planet.kind
        state.across[number] = planet.across
        state.down[number] = planet.down
        state.moon_points[number] = planet.points
        state.links[number] = board.links[number]
        state.way_count[number] = len(board.ways[number])
        for way, neighbour in enumerate(board.ways[number]):
            state.ways[number][way] = neighbour
        if planet.kind != Kind.ENTRANCE:
            state.open_planets |= 1 << number
    for place, number in enumerate(board.entrances):
        state.entrances[place] = number
        team = board.planets[number].team
        assert team is not None  # a board's file gives every Entrance one
        state.teams[place] = team
    for seat, place in enumerate(SEATING[state.seat_count]):
        state.homes[seat] = board.entrances[place]
