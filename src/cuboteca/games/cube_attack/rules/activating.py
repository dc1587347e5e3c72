"""Action 2: activate the function of the Cube, Wound or Armoury planet under an own Cube."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.cube_attack.actions import ACTIVATE
from cuboteca.games.cube_attack.components import Done, Kind, Weapon
from cuboteca.games.cube_attack.rules.units import (
    enter,
    has_done,
    has_unit,
    is_stacked,
    new_unit,
    planet_of,
    presence_of_opponents,
    put,
    weapon_of,
    with_done,
    with_next_weapon,
    with_stack,
)

if TYPE_CHECKING:
    from cuboteca.games.cube_attack.state import State


@rule
def can_activate(state: State, slot: int) -> bool:
    """Return whether the mover's unit in ``slot`` may activate its planet.  Pure.

    Rule: "Come si gioca", 2 (p. 4): no opposing Cube there, and once a turn by the same Cube.
    """
    seat = state.mover
    if not has_unit(state, seat, slot):
        return False
    return may_activate(state, seat, state.units[seat][slot], presence_of_opponents(state, seat))


@rule
def may_activate(state: State, seat: int, unit: int, opponents: int) -> bool:
    """Return whether a unit may activate; ``opponents`` are the planets with opposing Cubes.  Pure.

    Rule: "Come si gioca", 2 (p. 4).  Note: what counts is the moment of the activation, and own
    units never block (B4, Q13).
    """
    if has_done(unit, Done.ACTIVATED) or (opponents >> planet_of(unit)) & 1 == 1:
        return False
    return has_effect(state, seat, unit)


@rule
def has_effect(state: State, seat: int, unit: int) -> bool:
    """Return whether activating the planet under a unit would do anything.  Pure.

    Rule: "Pianeta Cubo" and "Pianeta Ferita" (p. 2), "Pianeta Armamentario" (p. 3).  Note: an
    activation without effect is illegal, Cube and Wound need a wooden cube in the supply (B8, B9,
    B11, Q11, Q20), Entrance and Moons have no function (Q14).
    """
    match state.kinds[planet_of(unit)]:
        case Kind.CUBE:
            return state.supply[seat] > 0
        case Kind.WOUND:
            return state.supply[seat] > 0 and not is_stacked(unit)
        case Kind.ARMOURY:
            return weapon_of(unit) < Weapon.LONG
        case _:
            return False


@rule
def activate_mask(state: State, mask: list[bool]) -> int:
    """Mark the activations of the mover; return how many.  Changes: mask.

    Rule: "Come si gioca", 2 (p. 4).  Equals ``can_activate`` slot by slot.
    """
    count = 0
    seat = state.mover
    opponents = presence_of_opponents(state, seat)
    for slot in range(state.unit_count[seat]):
        if has_unit(state, seat, slot):
            legal = may_activate(state, seat, state.units[seat][slot], opponents)
            mask[ACTIVATE + slot] = legal
            count += 1 if legal else 0
    return count


@rule
def activate(state: State, slot: int, deed: int) -> None:
    """Activate the planet under a unit of the mover and record ``deed`` on the unit.

    Rule: "Pianeta Cubo" and "Pianeta Ferita" (p. 2), "Pianeta Armamentario" (p. 3).  Note: the
    wooden cube is the owner's (B12), and a weapon may be used at once (Q12).
    Changes: units, supply, presence.
    """
    seat = state.mover
    unit = state.units[seat][slot]
    changed = with_done(unit, deed)
    match state.kinds[planet_of(unit)]:
        case Kind.CUBE:
            put(state, seat, slot, changed)
            add_cube(state, seat)
        case Kind.WOUND:
            state.supply[seat] -= 1
            put(state, seat, slot, with_stack(changed))
        case _:
            put(state, seat, slot, with_next_weapon(changed))


@rule
def add_cube(state: State, seat: int) -> None:
    """Put a new unarmed Cube of a seat on its own Entrance.  Changes: units, supply, presence.

    Rule: "Pianeta Cubo" (p. 2).  Note: an Entrance holds any number (B7).
    """
    state.supply[seat] -= 1
    enter(state, seat, new_unit(state.homes[seat], Weapon.NONE, 0, Done.NOTHING))
