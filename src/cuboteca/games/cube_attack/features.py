"""The facts by which a network values a state of Cube Attack (``core.network``).

Nothing is hidden, so the observer only decides from where seats are counted: place 0 is the
observer.  Planets are counted from the observer's Entrance on as well, so that on the shipped
boards, which look alike from several Entrances, those seats learn the same.

Which Cube stands where is there planet by planet; what several Cubes mean together, such as control
of a moon, Cubes in danger and targets in reach, is counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.core.observation_pieces import offsets_of, size_of
from cuboteca.core.seats import relative_seat
from cuboteca.games.cube_attack.components import (
    CUBES_PER_SEAT,
    MAX_PLANETS,
    MAX_SEATS,
    MAX_UNITS,
    Done,
    Kind,
    Weapon,
)
from cuboteca.games.cube_attack.rules.activating import does_anything
from cuboteca.games.cube_attack.rules.scoring import team_count, turn_points
from cuboteca.games.cube_attack.rules.units import (
    done_by,
    is_stacked,
    planet_of,
    presence_of_opponents,
    weapon_of,
)
from cuboteca.games.cube_attack.state import NO_SEAT, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row

_WEAPONS = len(Weapon)
_KINDS = len(Kind)
_CUBES = 2 * _WEAPONS  # that are told apart: weapon, and with a second wooden cube or without
_PER_TURN = 16  # points of a turn
_LEFT = 64  # points up to the goal
_AHEAD = 64  # points before or behind another seat, in twos: from -64 to 63
_TURNS = 32
_FEW = 8

#: Name and length of each piece, in order.
PIECES = (
    ("cubes", MAX_SEATS * _CUBES * MAX_PLANETS),  # of each place, kind of Cube and planet
    ("counts", MAX_SEATS * (MAX_UNITS + 1)),
    ("armed", MAX_SEATS * _WEAPONS * _FEW),
    ("stacked", MAX_SEATS * _FEW),
    ("supply", MAX_SEATS * (CUBES_PER_SEAT + 1)),
    ("alone", MAX_SEATS * MAX_PLANETS),  # on a moon
    ("per_turn", MAX_SEATS * _PER_TURN),  # points at the end of this turn, as things stand
    ("left", MAX_SEATS * _LEFT),  # points up to the goal after that
    ("ahead", MAX_SEATS * _AHEAD),  # of each other place after that
    ("in_danger", MAX_SEATS * _FEW),  # Cubes that some opponent's reach
    ("targets", MAX_SEATS * _FEW),  # Cubes of opponents that its own reach
    ("useful", MAX_SEATS * _KINDS * _FEW),  # Cubes that can activate their planet, by its kind
    ("turns_left", _TURNS),
    ("to_act", MAX_SEATS),  # seats that still act in this turn, the mover left out
    ("mover", MAX_SEATS),
    ("actions_done", 2),
    ("done", len(Done)),  # by one of the mover's Cubes
    ("first_player", MAX_SEATS),
    ("lost_cubes_return", 1),
)
AT = offsets_of(PIECES)
FEATURE_COUNT = size_of(PIECES)

_PER_SEAT = MAX_UNITS + len(Weapon) + len(Kind) + 8
#: Most facts that hold at once: those of all seats, a moon that is controlled, and the rest.
MOST_FEATURES = MAX_SEATS * _PER_SEAT + MAX_PLANETS + 7

_ENTRANCES = 6


@rule
def features(state: State, seat: int, out: Row) -> int:
    """Write the facts that hold, as ``seat`` sees them; return how many.

    Changes: out; the state is the same afterwards.

    Shapes: out is int64[MOST_FEATURES].
    """
    turned = max(state.homes[seat], 0) % _ENTRANCES
    own = state.totals[seat] + turn_points(state, seat)
    count = 0
    for other in range(state.seat_count):
        place = relative_seat(seat, other, state.seat_count)
        count = cube_features(state, other, place, turned, out, count)
        count = point_features(state, other, place, own, out, count)
        count = reach_features(state, other, place, out, count)
    count = moon_features(state, seat, turned, out, count)
    return turn_features(state, seat, out, count)


@rule
def planet_from(state: State, planet: int, turned: int) -> int:
    """Return a planet's number with the board turned so that an Entrance comes first.  Pure.

    Note: on the shipped boards two rings of planets follow the six Entrances, clockwise as these,
    and the centre comes last; on any other board it is another name for the planet, and as good.

    Args:
        state: Gives the board.
        planet: Its number.
        turned: Number of the Entrance, 0 to 5.
    """
    if planet < _ENTRANCES:
        return (planet - turned) % _ENTRANCES
    ring = (state.planet_count - _ENTRANCES - 1) // 2
    if ring == 0 or planet >= _ENTRANCES + 2 * ring:
        return planet
    at = planet - _ENTRANCES
    return planet - at % ring + (at - turned * ring // _ENTRANCES) % ring


@rule
def cube_features(state: State, seat: int, place: int, turned: int, out: Row, count: int) -> int:
    """Write which Cubes a seat has and where; return the new count of facts.

    Args:
        state: The state.
        seat: The seat.
        place: Where the observer sees it.
        turned: How far the board is turned for the observer.
        out: Written.
        count: How many facts were written before.
    """
    short = 0
    long = 0
    stacked = 0
    units = state.units[seat]
    cubes = state.unit_count[seat]
    before = -1
    for slot in range(cubes):
        weapon = weapon_of(units[slot])
        high = 1 if is_stacked(units[slot]) else 0
        short += 1 if weapon == Weapon.SHORT else 0
        long += 1 if weapon == Weapon.LONG else 0
        stacked += high
        planet = planet_from(state, planet_of(units[slot]), turned)
        fact = AT.cubes + ((place * _CUBES) + 2 * weapon + high) * MAX_PLANETS + planet
        if fact != before:  # those that are alike stand side by side, unless one has acted
            out[count] = fact
            count += 1
        before = fact
    armed = AT.armed + place * _WEAPONS * _FEW
    out[count] = AT.counts + place * (MAX_UNITS + 1) + cubes
    out[count + 1] = AT.supply + place * (CUBES_PER_SEAT + 1) + state.supply[seat]
    out[count + 2] = armed + min(cubes - short - long, _FEW - 1)
    out[count + 3] = armed + _FEW + min(short, _FEW - 1)
    out[count + 4] = armed + 2 * _FEW + min(long, _FEW - 1)
    out[count + 5] = AT.stacked + place * _FEW + min(stacked, _FEW - 1)
    return count + 6


@rule
def point_features(state: State, seat: int, place: int, own: int, out: Row, count: int) -> int:
    """Write the points of a seat, and how far the observer is before it; return the new count.

    ``own`` are the observer's points, with those of this turn as things stand.
    """
    gain = turn_points(state, seat)
    theirs = state.totals[seat] + gain
    left = min(max(state.points_to_win - theirs, 0), _LEFT - 1)
    out[count] = AT.per_turn + place * _PER_TURN + min(gain, _PER_TURN - 1)
    out[count + 1] = AT.left + place * _LEFT + left
    count += 2
    if place > 0:
        ahead = min(max((own - theirs + _AHEAD) // 2, 0), _AHEAD - 1)
        out[count] = AT.ahead + place * _AHEAD + ahead
        count += 1
    return count


@rule
def reached_by(state: State, seat: int) -> int:
    """Return the planets, as bits, that a seat's Cubes reach in a turn that begins.  Pure."""
    planets = 0
    units = state.units[seat]
    for slot in range(state.unit_count[seat]):
        planet = planet_of(units[slot])
        match weapon_of(units[slot]):
            case Weapon.SHORT:
                planets |= 1 << planet
            case Weapon.LONG:
                planets |= state.links[planet]
            case _:
                pass
    return planets & state.open_planets


@rule
def reach_features(state: State, seat: int, place: int, out: Row, count: int) -> int:
    """Write Cubes in danger, targets and what may be activated; return the new count."""
    danger = 0
    targets = 0
    own_reach = reached_by(state, seat)
    for other in range(state.seat_count):
        if other != seat:
            danger |= reached_by(state, other)
            for slot in range(state.unit_count[other]):
                targets += (own_reach >> planet_of(state.units[other][slot])) & 1
    opponents = presence_of_opponents(state, seat)
    in_danger = 0
    cube = 0
    wound = 0
    armoury = 0
    for slot in range(state.unit_count[seat]):
        unit = state.units[seat][slot]
        planet = planet_of(unit)
        in_danger += (danger >> planet) & 1
        kind = state.kinds[planet]
        free = (opponents >> planet) & 1 == 0
        if free and does_anything(kind, state.supply[seat] > 0, unit):
            cube += 1 if kind == Kind.CUBE else 0
            wound += 1 if kind == Kind.WOUND else 0
            armoury += 1 if kind == Kind.ARMOURY else 0
    useful = AT.useful + place * _KINDS * _FEW
    out[count] = AT.in_danger + place * _FEW + min(in_danger, _FEW - 1)
    out[count + 1] = AT.targets + place * _FEW + min(targets, _FEW - 1)
    out[count + 2] = useful + Kind.CUBE * _FEW + min(cube, _FEW - 1)
    out[count + 3] = useful + Kind.WOUND * _FEW + min(wound, _FEW - 1)
    out[count + 4] = useful + Kind.ARMOURY * _FEW + min(armoury, _FEW - 1)
    return count + 5


@rule
def moon_features(state: State, seat: int, turned: int, out: Row, count: int) -> int:
    """Write who is alone on which moon; return the new count."""
    for planet in range(state.planet_count):
        if state.moon_points[planet] > 0 and team_count(state, planet) == 1:
            for other in range(state.seat_count):
                if (state.presence[other] >> planet) & 1 == 1:
                    place = relative_seat(seat, other, state.seat_count)
                    out[count] = AT.alone + place * MAX_PLANETS + planet_from(state, planet, turned)
                    count += 1
    return count


@rule
def turn_features(state: State, seat: int, out: Row, count: int) -> int:
    """Write where the turn is; return the new count."""
    out[count] = AT.turns_left + min(max(state.turn_cap - state.turn_number, 0), _TURNS - 1)
    out[count + 1] = AT.actions_done + state.actions_done
    count += 2
    if state.first_player != NO_SEAT:
        first = state.first_player
        out[count] = AT.first_player + relative_seat(seat, first, state.seat_count)
        count += 1
        if state.mover >= 0:
            acted = relative_seat(first, state.mover, state.seat_count)
            out[count] = AT.to_act + state.seat_count - 1 - acted
            out[count + 1] = AT.mover + relative_seat(seat, state.mover, state.seat_count)
            count += 2
            deed = 0
            for slot in range(state.unit_count[state.mover]):
                deed |= done_by(state.units[state.mover][slot])
            out[count] = AT.done + deed
            count += 1
    if state.lost_cubes_return == 1:
        out[count] = AT.lost_cubes_return
        count += 1
    return count


__all__ = [
    "AT",
    "FEATURE_COUNT",
    "MOST_FEATURES",
    "PIECES",
    "cube_features",
    "features",
    "moon_features",
    "planet_from",
    "point_features",
    "reach_features",
    "reached_by",
    "turn_features",
]
