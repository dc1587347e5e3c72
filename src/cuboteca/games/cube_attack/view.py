"""What one seat, or a spectator, may know of a play of Cube Attack: everything.

All lies open, so views of the same state differ only in who is "you" and, for the seat to move, in
what its Cubes may do.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from cuboteca.core.legal import legal_by
from cuboteca.games.cube_attack.actions import ACTION_COUNT, ACTIVATE, ATTACK, MOVE
from cuboteca.games.cube_attack.boards import Board, board_in, shipped_name
from cuboteca.games.cube_attack.components import MAX_WAYS, SEATING, TEAMS, Done, Kind, Weapon
from cuboteca.games.cube_attack.notation import WEAPONS
from cuboteca.games.cube_attack.pieces import CUBE_SYMBOLS, PLANET_SYMBOLS
from cuboteca.games.cube_attack.rules import attacker_of, legal_mask, opponent_of, target_of
from cuboteca.games.cube_attack.rules.attacking import seat_after
from cuboteca.games.cube_attack.rules.moving import destination
from cuboteca.games.cube_attack.rules.scoring import (
    END_REASONS,
    end_reason,
    ranks,
    share,
    turn_points,
)
from cuboteca.games.cube_attack.rules.units import (
    done_by,
    is_present,
    is_stacked,
    planet_of,
    weapon_of,
)
from cuboteca.games.cube_attack.state import LAYOUT, NO_SEAT, Stage, State

#: By id of a unit: where it may go, whom it may attack, if it may activate.
Abilities: TypeAlias = dict[str, tuple[list[int], list[str], bool]]

_VIEWS_KEPT = 64  # without what the seat to move may do

_WEAPON_NAMES = {Weapon.NONE: "none", Weapon.SHORT: "short", Weapon.LONG: "long"}
_DEED_NAMES = {Done.NOTHING: "", Done.ACTIVATED: "activated", Done.ATTACKED: "attacked"}
_DEED_MARKS = {Done.NOTHING: "", Done.ACTIVATED: "a", Done.ATTACKED: "x"}


@dataclass(frozen=True)
class UnitView:
    """Cubes that are alike: same planet, owner, face, wooden cubes, deeds."""

    id: str  # of the element on the page: "unit-<planet>-<seat>-<kind>", kind such as "t2a"
    planet: int
    seat: int
    weapon: str  # "none", "short", "long"
    symbol: str  # "cube-blank", "cube-triangle", "cube-square"
    cubes: int  # wooden cubes of each: 1, or 2 with one under it
    done: str  # in this turn: "", "activated", "attacked"
    count: int  # how many are alike
    reachable: tuple[int, ...] = ()  # planets it may move to now; the viewer's own, to move
    can_activate: bool = False
    attackable: tuple[str, ...] = ()  # ids of the units it may attack now


@dataclass(frozen=True)
class HolderView:
    """A seat that is present on a moon."""

    seat: int
    points: int  # what the moon gives it if the turn ends now


@dataclass(frozen=True)
class PlanetView:
    """A planet of the board with what is on it."""

    id: str  # of the element on the page: "planet-<index>"
    index: int
    name: str  # as the board's file names it, such as "W0"
    kind: str  # "entrance", "cube", "wound", "armoury", "half_moon", "full_moon"
    symbol: str  # "planet-entrance", ...
    across: int  # 0..1000 from the left
    down: int  # 0..1000 from the top
    points: int  # of a moon under complete control, else 0
    team: str | None  # colour of an Entrance
    home_of: int | None  # the seat whose Entrance it is in this play
    units: tuple[UnitView, ...]  # by seat, then in the order of their slots
    holders: tuple[HolderView, ...]  # of a moon


@dataclass(frozen=True)
class SeatView:
    """What belongs to one seat."""

    seat: int
    team: str  # colour, of its Entrance
    home: int  # its Entrance's index
    points: int
    turn_points: int  # what it scores if the turn ends now
    supply: int  # wooden cubes off the board
    cube_count: int  # Cubes on the board; a stack is one
    wooden_count: int  # wooden cubes on the board
    rank: int | None = None  # 1 is best; only when the play is over


@dataclass(frozen=True)
class CubeAttackView:
    """The table as ``seat`` sees it; ``seat`` None is a spectator."""

    seat: int | None
    seat_count: int
    stage: str  # "first_player", "action", "over"
    to_move: int  # a seat, game.CHANCE or game.OVER
    first_player: int | None
    order: tuple[int, ...]  # of play, from the first player; empty before the draw
    turn_number: int
    turn_cap: int
    points_to_win: int
    lost_cubes_return: bool
    action_number: int | None  # 1 or 2 while a seat acts
    board: str | None  # name of a shipped board, None for one's own
    planets: tuple[PlanetView, ...]
    orbits: tuple[tuple[int, int], ...]  # pairs of planets' indices
    seats: tuple[SeatView, ...]
    end_reason: str | None  # "points", "turn_cap"


def view_of(state: State, seat: int | None) -> CubeAttackView:
    """Return what ``seat`` (None: a spectator) may know of ``state``."""
    everybodys = _seen_by_everybody(LAYOUT.snapshot(state))
    if seat is None:
        return everybodys
    planets = everybodys.planets
    if state.stage == Stage.ACTION and state.mover == seat:
        can = _abilities(state)
        planets = tuple(
            replace(planet, units=tuple(_able(unit, can) for unit in planet.units))
            for planet in planets
        )
    return replace(everybodys, seat=seat, planets=planets)


@lru_cache(_VIEWS_KEPT)  # a state is shown to several seats
def _seen_by_everybody(snapshot: bytes) -> CubeAttackView:
    """Return the view of a spectator, from the bytes of a state."""
    state = LAYOUT.unpack(snapshot)
    board = board_in(state)
    seats = range(state.seat_count)
    first = None if state.first_player == NO_SEAT else state.first_player
    return CubeAttackView(
        seat=None,
        seat_count=len(seats),
        stage=Stage(state.stage).name.lower(),
        to_move=state.mover,
        first_player=first,
        order=() if first is None else tuple((first + step) % len(seats) for step in seats),
        turn_number=state.turn_number,
        turn_cap=state.turn_cap,
        points_to_win=state.points_to_win,
        lost_cubes_return=bool(state.lost_cubes_return),
        action_number=state.actions_done + 1 if state.stage == Stage.ACTION else None,
        board=shipped_name(board),
        planets=tuple(_planet(state, board, number) for number in range(len(board.planets))),
        orbits=board.orbits,
        seats=tuple(_seat(state, other) for other in seats),
        end_reason=END_REASONS[end_reason(state)] or None,
    )


#: The legal actions of the seat to move.
legal_actions = legal_by(legal_mask, ACTION_COUNT)


def planet_id(planet: int) -> str:
    """Return the id of a planet's element on the page."""
    return f"planet-{planet}"


def unit_id(seat: int, unit: int) -> str:
    """Return the id of the element of a unit, and of those that are alike, on the page."""
    kind = (
        WEAPONS[Weapon(weapon_of(unit))]
        + ("2" if is_stacked(unit) else "")
        + _DEED_MARKS[Done(done_by(unit))]
    )
    return f"unit-{planet_of(unit)}-{seat}-{kind}"


def target_id(state: State, action: int) -> str:
    """Return what one taps for an action: the unit, then where or what it acts on."""
    seat = state.mover
    own = state.units[seat]
    if action < ACTIVATE:
        slot, way = divmod(action - MOVE, MAX_WAYS)
        return f"{unit_id(seat, own[slot])}/{planet_id(destination(state, slot, way))}"
    if action < ATTACK:
        unit = own[action - ACTIVATE]
        return f"{unit_id(seat, unit)}/{planet_id(planet_of(unit))}"
    other = seat_after(state, opponent_of(action))
    target = state.units[other][target_of(action)]
    return f"{unit_id(seat, own[attacker_of(action)])}/{unit_id(other, target)}"


def _abilities(state: State) -> Abilities:
    """Return what each unit of the mover may do."""
    can: Abilities = {}
    for action in legal_actions(state):
        unit, _, target = target_id(state, action).partition("/")
        moves, attacks, _ = can.setdefault(unit, ([], [], False))
        if action < ACTIVATE:
            moves.append(int(target.rpartition("-")[2]))
        elif action < ATTACK:
            can[unit] = (moves, attacks, True)
        else:
            attacks.append(target)
    return can


def _planet(state: State, board: Board, number: int) -> PlanetView:
    planet = board.planets[number]
    seats = range(state.seat_count)
    return PlanetView(
        id=planet_id(number),
        index=number,
        name=planet.name,
        kind=planet.kind.name.lower(),
        symbol=PLANET_SYMBOLS[Kind(planet.kind)],
        across=planet.across,
        down=planet.down,
        points=planet.points,
        team=None if planet.team is None else TEAMS[planet.team],
        home_of=next((seat for seat in seats if state.homes[seat] == number), None),
        units=tuple(unit for seat in seats for unit in _units(state, seat, number)),
        holders=tuple(
            HolderView(seat, share(state, number))
            for seat in seats
            if planet.points and is_present(state, seat, number)
        ),
    )


def _units(state: State, seat: int, planet: int) -> tuple[UnitView, ...]:
    if not is_present(state, seat, planet):
        return ()
    own = (state.units[seat][slot] for slot in range(state.unit_count[seat]))
    alike = Counter(unit for unit in own if planet_of(unit) == planet)
    return tuple(_unit(seat, unit, count) for unit, count in alike.items())


def _unit(seat: int, unit: int, count: int) -> UnitView:
    weapon = Weapon(weapon_of(unit))
    return UnitView(
        id=unit_id(seat, unit),
        planet=planet_of(unit),
        seat=seat,
        weapon=_WEAPON_NAMES[weapon],
        symbol=CUBE_SYMBOLS[weapon],
        cubes=2 if is_stacked(unit) else 1,
        done=_DEED_NAMES[Done(done_by(unit))],
        count=count,
    )


def _able(unit: UnitView, can: Abilities) -> UnitView:
    """Return a unit with what it may do, if there is anything."""
    if unit.id not in can:
        return unit
    moves, attacks, activates = can[unit.id]
    return replace(unit, reachable=tuple(moves), can_activate=activates, attackable=tuple(attacks))


def _seat(state: State, seat: int) -> SeatView:
    units = [state.units[seat][slot] for slot in range(state.unit_count[seat])]
    place = SEATING[state.seat_count][seat]
    rank = [0] * state.seat_count
    ranks(state, rank)
    return SeatView(
        seat=seat,
        team=TEAMS[state.teams[place]],
        home=state.homes[seat],
        points=state.totals[seat],
        turn_points=turn_points(state, seat),
        supply=state.supply[seat],
        cube_count=len(units),
        wooden_count=sum(1 + is_stacked(unit) for unit in units),
        rank=rank[seat] if state.stage == Stage.OVER else None,
    )
