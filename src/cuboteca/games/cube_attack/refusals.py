"""Why a Cube cannot do something, in words: the table from code to sentence, and what taps mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.refusals import CommonRefusal, because
from cuboteca.core.words import Refused, SeatName, Sentence, say
from cuboteca.games.cube_attack.actions import ACTIVATE, ATTACK, MOVE
from cuboteca.games.cube_attack.components import MAX_UNITS, MAX_WAYS, Kind
from cuboteca.games.cube_attack.pieces import planet_piece, planet_under, unit_piece
from cuboteca.games.cube_attack.rules import attacker_of, opponent_of, target_of
from cuboteca.games.cube_attack.rules.attacking import seat_after
from cuboteca.games.cube_attack.rules.refusals import Refusal
from cuboteca.games.cube_attack.rules.units import planet_of
from cuboteca.games.cube_attack.view import planet_id, unit_id

if TYPE_CHECKING:
    from cuboteca.core.words import Explanation, Piece
    from cuboteca.games.cube_attack.state import State

TURN_RULE = "p. 4, “Come si gioca”"
MOVE_RULE = "p. 4, “Come si gioca”, 1"
ACTIVATE_RULE = "p. 4, “Come si gioca”, 2"
ATTACK_RULE = "p. 4, “Come si gioca”, 3"
ENTRANCE_RULE = "p. 2, “Pianeta Ingresso”"
CUBE_RULE = "p. 2, “Pianeta Cubo”"
WOUND_RULE = "p. 2, “Pianeta Ferita”"
ARMOURY_RULE = "p. 3, “Pianeta Armamentario”"
FIRST_RULE = "p. 4, “Preparazione”, 3"
GOAL_RULE = "p. 5, “Goal”"


def _unit_of(state: State, action: int) -> int:
    """Return the unit that would act."""
    if action < ACTIVATE:
        slot = (action - MOVE) // MAX_WAYS
    else:
        slot = action - ACTIVATE if action < ATTACK else attacker_of(action)
    return state.units[state.mover][slot]


def _seat_attacked(state: State, action: int) -> int:
    return seat_after(state, opponent_of(action))


def _cube(state: State, action: int) -> Piece:
    return unit_piece(_unit_of(state, action))


def _planet(state: State, action: int) -> Piece:
    return planet_under(state, _unit_of(state, action))


def _owner(state: State, action: int) -> SeatName:
    return SeatName(_seat_attacked(state, action))


def _goal(state: State, action: int) -> Piece:
    target = state.units[_seat_attacked(state, action)][target_of(action)]
    return planet_under(state, target)


def _mover(state: State, _action: int) -> SeatName:
    return SeatName(state.mover)


def _no_supply(state: State, action: int) -> Sentence:
    kind = state.kinds[planet_of(_unit_of(state, action))]
    return say("why-no-supply", CUBE_RULE if kind == Kind.CUBE else WOUND_RULE)


REFUSALS: dict[int, Explanation[State]] = {
    Refusal.NO_UNIT: because("why-no-unit", TURN_RULE),
    Refusal.NO_WAY: because("why-no-way", MOVE_RULE, planet=_planet),
    Refusal.NO_FUNCTION: because("why-no-function", ACTIVATE_RULE, planet=_planet),
    Refusal.ACTIVATED: because("why-activated", TURN_RULE, cube=_cube),
    Refusal.OPPONENT_THERE: because("why-opponent-there", ACTIVATE_RULE, planet=_planet),
    Refusal.NO_SUPPLY: _no_supply,
    Refusal.STACKED: because("why-stacked", WOUND_RULE),
    Refusal.LONG_ALREADY: because("why-long-already", ARMOURY_RULE),
    Refusal.NO_OPPONENT: because("why-no-opponent", ATTACK_RULE),
    Refusal.NO_TARGET: because("why-no-target", ATTACK_RULE, seat=_owner),
    Refusal.UNARMED: because("why-unarmed", ATTACK_RULE),
    Refusal.ATTACKED: because("why-attacked", TURN_RULE, cube=_cube),
    Refusal.ON_ENTRANCE: because("why-on-entrance", ENTRANCE_RULE, planet=_goal),
    Refusal.TOO_FAR_SHORT: because("why-too-far-short", ATTACK_RULE, planet=_planet, goal=_goal),
    Refusal.TOO_NEAR: because("why-too-near", ATTACK_RULE, planet=_planet),
    Refusal.TOO_FAR_LONG: because("why-too-far-long", ATTACK_RULE, planet=_planet, goal=_goal),
    CommonRefusal.NOT_YOUR_TURN: because("refused-not-your-turn", TURN_RULE, seat=_mover),
    CommonRefusal.DRAW_PENDING: because("why-drawing", FIRST_RULE),
    CommonRefusal.PLAY_OVER: because("refused-play-over", GOAL_RULE),
}


# taps


def read_tap(state: State, target: str) -> int | Refused:
    """Return the action that the seat to move means by a tap, or why it means none.

    ``target`` names a Cube of its own ("" for none), a slash, and a planet or a Cube, by the ids
    of the page.
    """
    chosen, _, tapped = target.partition("/")
    units = _units_by_id(state)
    owner, slot = units.get(chosen, (state.mover, None))
    if owner != state.mover:
        slot = None
    planet = next((p for p in range(state.planet_count) if planet_id(p) == tapped), None)
    if planet is not None:
        return _read_planet(state, slot, planet)
    if tapped in units:
        return _read_cube(state, slot, *units[tapped])
    return Refused("unknown_action", say("refused-unknown-action"))


def _units_by_id(state: State) -> dict[str, tuple[int, int]]:
    """Return who owns each unit on the board and its slot, the first of those that are alike."""
    found: dict[str, tuple[int, int]] = {}
    for seat in range(state.seat_count):
        for slot in range(state.unit_count[seat]):
            found.setdefault(unit_id(seat, state.units[seat][slot]), (seat, slot))
    return found


def _read_planet(state: State, slot: int | None, planet: int) -> int | Refused:
    """Return what the chosen unit would do on a planet, or why it cannot go there."""
    if slot is None:
        return Refused("choose_first", say("why-choose-first", TURN_RULE))
    unit = state.units[state.mover][slot]
    if planet == planet_of(unit):
        return ACTIVATE + slot
    goal = planet_piece(state, planet)
    if state.kinds[planet] == Kind.ENTRANCE:
        return Refused("into_entrance", say("why-into-entrance", ENTRANCE_RULE, planet=goal))
    origin = planet_under(state, unit)
    told = say("why-not-connected", MOVE_RULE, planet=origin, goal=goal)
    return Refused("not_connected", told)


def _read_cube(state: State, slot: int | None, owner: int, tapped: int) -> int | Refused:
    """Return the attack on a unit that is meant, or why nothing can be done with it."""
    unit = state.units[owner][tapped]
    cube = unit_piece(unit)
    if owner == state.mover:
        told = say("why-stuck", MOVE_RULE, cube=cube, planet=planet_under(state, unit))
        return Refused("stuck", told)
    if slot is None:
        return Refused(
            "not_yours", say("why-not-yours", TURN_RULE, cube=cube, seat=SeatName(owner))
        )
    opponent = (owner - state.mover) % state.seat_count
    return ATTACK + MAX_UNITS * (MAX_UNITS * (opponent - 1) + tapped) + slot
