"""What holds in every state of Cube Attack: nothing is lost, nothing is made.

``check`` is for tests and for reading: it says in one place how the parts of a state hang together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.games.cube_attack.components import (
    CUBES_PER_SEAT,
    MAX_PLANETS,
    MAX_SEATS,
    MAX_UNITS,
    Done,
    Kind,
    Weapon,
)
from cuboteca.games.cube_attack.rules.scoring import is_won
from cuboteca.games.cube_attack.rules.units import done_by, is_stacked, planet_of, weapon_of
from cuboteca.games.cube_attack.state import NO_PLANET, NO_SEAT, NO_UNIT, Stage

if TYPE_CHECKING:
    from cuboteca.games.cube_attack.state import State


def check(state: State) -> None:
    """Check everything that must hold in ``state``.

    Raises:
        AssertionError: Names the invariant that is violated.
    """
    _check_units(state)
    _check_cubes(state)
    _check_deeds(state)
    _check_empty_places(state)
    _check_sequence(state)
    _check_board(state)


def _require(holds: object, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


def _seats(state: State) -> range:
    return range(state.seat_count)


def _units(state: State, seat: int) -> list[int]:
    return [state.units[seat][slot] for slot in range(state.unit_count[seat])]


def _check_units(state: State) -> None:
    """Units are in order and on planets of the board, and presence agrees with them."""
    for seat in _seats(state):
        units = _units(state, seat)
        presence = 0
        for unit in units:
            planet = planet_of(unit)
            _require(0 <= planet < state.planet_count, f"seat {seat}: units are on the board")
            _require(weapon_of(unit) in list(Weapon), f"seat {seat}: a face is up")
            presence |= 1 << planet
            if state.kinds[planet] == Kind.ENTRANCE:
                _require(planet == state.homes[seat], f"seat {seat}: only its own Entrance")
                _require(unit & 31 == 0, f"seat {seat}: Cubes on an Entrance are fresh")
        _require(units == sorted(units), f"seat {seat}: units stand in order")
        _require(state.presence[seat] == presence, f"seat {seat}: presence says where units are")
        rest = {state.units[seat][slot] for slot in range(len(units), MAX_UNITS)}
        _require(rest <= {NO_UNIT}, f"seat {seat}: nothing stands after the last unit")


def _check_cubes(state: State) -> None:
    """Each seat's 20 wooden cubes are on the board or in the supply, or lost if they may be."""
    for seat in _seats(state):
        supply = state.supply[seat]
        on_board = sum(1 + is_stacked(unit) for unit in _units(state, seat))
        _require(supply >= 0, f"seat {seat}: the supply holds no less than no cube")
        _require(supply + on_board <= CUBES_PER_SEAT, f"seat {seat}: at most 20 wooden cubes")
        if state.lost_cubes_return:
            _require(supply + on_board == CUBES_PER_SEAT, f"seat {seat}: 20 wooden cubes")


def _check_deeds(state: State) -> None:
    """At most one unit of the mover is marked as having acted, between its two actions."""
    for seat in _seats(state):
        deeds = [done_by(unit) for unit in _units(state, seat) if done_by(unit)]
        between = seat == state.mover and state.actions_done == 1
        _require(len(deeds) <= between, f"seat {seat}: a deed is noted only between two actions")
        _require(set(deeds) <= {Done.ACTIVATED, Done.ATTACKED}, f"seat {seat}: one deed at a time")


def _check_empty_places(state: State) -> None:
    """A seat that is not in the play has nothing."""
    for seat in range(state.seat_count, MAX_SEATS):
        rows = (state.totals, state.supply, state.unit_count, state.presence)
        _require(not any(row[seat] for row in rows), f"seat {seat} is not in the play")
        _require(state.homes[seat] == NO_PLANET, f"seat {seat} has no Entrance")
        _require(all(unit == NO_UNIT for unit in state.units[seat]), f"seat {seat} has no units")


def _check_sequence(state: State) -> None:
    """Stage, mover, token and turn agree."""
    stage, mover = state.stage, state.mover
    _require(1 <= state.turn_number <= state.turn_cap, "the turn is one of the play's")
    _require(state.actions_done in (0, 1), "a seat has two actions")
    _require((state.first_player == NO_SEAT) == (stage == Stage.FIRST_PLAYER), "the token is drawn")
    match stage:
        case Stage.FIRST_PLAYER:
            _require(mover == CHANCE, "a draw is up to chance")
            _require(state.turn_number == 1, "the draw comes first")
        case Stage.ACTION:
            _require(0 <= mover < state.seat_count, "a seat acts")
            _require(state.unit_count[mover] > 0, "who acts has a unit")
        case _:
            _require(stage == Stage.OVER and mover == OVER, "nobody acts when the play is over")
            _require(state.actions_done == 0, "a play ends after a whole turn")
            won = is_won(state) or state.turn_number == state.turn_cap
            _require(won, "a play ends by points or by the cap")


def _check_board(state: State) -> None:
    """The parts of the board agree with each other."""
    planets = range(state.planet_count)
    for planet in planets:
        links = state.links[planet]
        linked = [other for other in planets if links >> other & 1]
        _require(links >> len(planets) == 0, f"planet {planet}: orbits lead to planets")
        _require(planet not in linked, f"planet {planet}: no orbit to itself")
        _require(
            all(state.links[other] >> planet & 1 for other in linked), f"planet {planet}: both ways"
        )
        ways = [state.ways[planet][way] for way in range(state.way_count[planet])]
        enterable = [other for other in linked if state.kinds[other] != Kind.ENTRANCE]
        _require(ways == enterable, f"planet {planet}: ways lead wherever one may go")
        is_open = state.open_planets >> planet & 1 == 1
        _require(is_open == (state.kinds[planet] != Kind.ENTRANCE), f"planet {planet}: open or not")
    for planet in range(len(planets), MAX_PLANETS):
        _require(
            not state.names[planet] and not state.links[planet], f"planet {planet} does not exist"
        )
    for seat in _seats(state):
        _require(state.homes[seat] in list(state.entrances), f"seat {seat}: has an Entrance")
