"""The heuristic policy: small named terms, a table of weights, and the greedy bot made of them.

The greedy bot looks one action ahead.  It values the places where its units stand by what they
would bring there, and what lies an orbit or two further on by half or a quarter of that, so units
walk uphill: to Cube planets while they are few, then to moons that pay.  The value of an activation
is what it adds, that of an attack what it takes from the rival.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.heuristics import policy_by
from cuboteca.games.cube_attack.actions import ACTIVATE, ATTACK, MOVE
from cuboteca.games.cube_attack.components import MAX_WAYS, Kind, Weapon
from cuboteca.games.cube_attack.rules import attacker_of, legal_mask, opponent_of, target_of
from cuboteca.games.cube_attack.rules.activating import has_effect
from cuboteca.games.cube_attack.rules.attacking import seat_after
from cuboteca.games.cube_attack.rules.moving import destination
from cuboteca.games.cube_attack.rules.scoring import team_count, turn_points
from cuboteca.games.cube_attack.rules.units import (
    is_present,
    is_stacked,
    moved_to,
    planet_of,
    presence_of_opponents,
    weapon_of,
)
from cuboteca.games.cube_attack.state import Stage

if TYPE_CHECKING:
    from cuboteca.core.record import Row
    from cuboteca.games.cube_attack.state import State

# Values are in hundredths of a point, so that all arithmetic stays in integers.
POINT = 100

#: The number of turns for which a place on a moon counts.
MOON_TURNS = 4
#: The value of a point that a rival does not get, in hundredths of a point.
RIVAL_POINT = 60
#: The value of a new Cube to a seat that has none, and how much less it is for each that it has.
NEW_CUBE = 3000
NEW_CUBE_LESS = 350
#: The value of a weapon: the first one, and long range in its place.
SHORT_RANGE = 180
LONG_RANGE = 240
#: The value of a second wooden cube, on a moon and elsewhere.
STACK = 120
#: The value of standing on a planet that can be activated, in hundredths of the activation's.
STANDING = 60
#: The value of removing an opposing Cube, and of taking the lower half of one.
REMOVAL = 500
REDUCTION = 220


@rule
def points_now(state: State, out: Row) -> None:
    """Write each seat's points if play stopped and was counted now.  Changes: out."""
    for seat in range(state.seat_count):
        out[seat] = state.totals[seat]
        if state.stage != Stage.OVER:
            out[seat] += turn_points(state, seat)


@rule
def own_units_on(state: State, seat: int, planet: int) -> int:
    """Return how many units of a seat are on a planet."""
    count = 0
    for slot in range(state.unit_count[seat]):
        count += 1 if planet_of(state.units[seat][slot]) == planet else 0
    return count


@rule
def value_of_moon(state: State, planet: int, rivals: int) -> int:
    """Return the value of presence on a moon where ``rivals`` other seats are present."""
    whole = state.moon_points[planet]
    half = whole // 2
    if rivals == 0:
        return MOON_TURNS * POINT * whole
    taken = (whole - half) * RIVAL_POINT if rivals == 1 else 0
    return MOON_TURNS * (POINT * half + taken)


@rule
def value_of_activation(state: State, seat: int, planet: int, unit: int) -> int:
    """Return what activating a planet adds for a unit that is on it; 0 if nothing."""
    match state.kinds[planet]:
        case Kind.CUBE:
            return max(NEW_CUBE - NEW_CUBE_LESS * state.unit_count[seat], 0)
        case Kind.WOUND:
            return STACK
        case Kind.ARMOURY:
            return SHORT_RANGE if weapon_of(unit) == Weapon.NONE else LONG_RANGE
        case _:
            return 0


@rule
def value_of_standing(state: State, unit: int, planet: int, opponents: int) -> int:
    """Return the value of a unit of the mover on a planet.

    Args:
        state: The mover is to act.
        unit: Wherever it is now.
        planet: Where it would stand.
        opponents: Planets with opposing units, as bits.
    """
    seat = state.mover
    here = 1 if planet_of(unit) == planet else 0
    if own_units_on(state, seat, planet) > here:
        return 0
    if state.moon_points[planet] > 0:
        rivals = team_count(state, planet) - (1 if is_present(state, seat, planet) else 0)
        return value_of_moon(state, planet, rivals)
    if (opponents >> planet) & 1 == 1 or not has_effect(state, seat, moved_to(unit, planet)):
        return 0
    return value_of_activation(state, seat, planet, unit) * STANDING // 100


@rule
def pull(state: State, unit: int, planet: int, opponents: int) -> int:
    """Return the best value for a unit on a planet; what lies beyond counts a half or a quarter."""
    best = value_of_standing(state, unit, planet, opponents)
    for way in range(state.way_count[planet]):
        near = state.ways[planet][way]
        best = max(best, value_of_standing(state, unit, near, opponents) // 2)
        for further in range(state.way_count[near]):
            far = state.ways[near][further]
            best = max(best, value_of_standing(state, unit, far, opponents) // 4)
    return best


@rule
def value_of_moving(state: State, slot: int, way: int) -> int:
    """Return how much a move improves a unit's place."""
    unit = state.units[state.mover][slot]
    opponents = presence_of_opponents(state, state.mover)
    there = pull(state, unit, destination(state, slot, way), opponents)
    return there - pull(state, unit, planet_of(unit), opponents)


@rule
def value_of_attacking(state: State, opponent: int, target: int) -> int:
    """Return what hitting a target takes from its owner and opens for the mover."""
    seat = seat_after(state, opponent)
    unit = state.units[seat][target]
    if is_stacked(unit):
        return REDUCTION
    planet = planet_of(unit)
    if own_units_on(state, seat, planet) > 1:
        return REMOVAL
    return REMOVAL + MOON_TURNS * RIVAL_POINT * state.moon_points[planet] // team_count(
        state, planet
    )


@rule
def action_value(state: State, action: int) -> int:
    """Return the value of a legal action, in hundredths of a point."""
    if action < ACTIVATE:
        return value_of_moving(state, (action - MOVE) // MAX_WAYS, (action - MOVE) % MAX_WAYS)
    if action < ATTACK:
        unit = state.units[state.mover][action - ACTIVATE]
        return value_of_activation(state, state.mover, planet_of(unit), unit)
    return value_of_attacking(state, opponent_of(action), target_of(action)) - weapon_of(
        state.units[state.mover][attacker_of(action)]
    )


#: The policy: the legal action of highest value.
heuristic_action = policy_by(action_value, legal_mask)
