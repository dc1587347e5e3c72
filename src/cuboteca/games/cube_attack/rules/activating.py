"""Action 2: activate the function of the Cube, Wound or Armoury planet under an own Cube."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.core.compiled import rule
from cuboteca.games.cube_attack.actions import ACTIVATE
from cuboteca.games.cube_attack.components import Done, Kind, Weapon
from cuboteca.games.cube_attack.rules.refusals import Refusal
from cuboteca.games.cube_attack.rules.units import (
    UNITS_APART,
    apart_from_planet,
    enter,
    has_done,
    has_unit,
    is_first_alike,
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
    from cuboteca.core.record import Mask
    from cuboteca.games.cube_attack.state import State


@rule('"Come si gioca", 2 (p. 4): no opposing Cube there, and once a turn by the same Cube')
def refuse_slot(state: State, slot: int) -> int:
    """Return what stops the mover's unit in ``slot`` from activating (``Refusal``).  Pure."""
    seat = state.mover
    if not has_unit(state, seat, slot):
        return Refusal.NO_UNIT
    opponents = presence_of_opponents(state, seat)
    return refuse_activation(state, seat, state.units[seat][slot], opponents)


@rule('"Come si gioca", 2 (p. 4)')
def refuse_activation(state: State, seat: int, unit: int, opponents: int) -> int:
    """Return what stops a unit, ``opponents`` being the planets with opposing Cubes (``Refusal``).

    Pure.
    Note: what counts is the moment of the activation, and own units never block (ruling:
    shared-cube-planet, what-blocks-activation); Entrance and Moons have no function (ruling:
    no-function).
    """
    kind = state.kinds[planet_of(unit)]
    if kind != Kind.CUBE and kind != Kind.WOUND and kind != Kind.ARMOURY:  # noqa: PLR1714
        return Refusal.NO_FUNCTION
    if has_done(unit, Done.ACTIVATED):
        return Refusal.ACTIVATED
    if (opponents >> planet_of(unit)) & 1 == 1:
        return Refusal.OPPONENT_THERE
    if has_effect(state, seat, unit):
        return Refusal.OK
    if kind == Kind.ARMOURY:
        return Refusal.LONG_ALREADY
    return Refusal.STACKED if kind == Kind.WOUND and is_stacked(unit) else Refusal.NO_SUPPLY


@rule('"Pianeta Cubo" and "Pianeta Ferita" (p. 2), "Pianeta Armamentario" (p. 3)')
def has_effect(state: State, seat: int, unit: int) -> bool:
    """Return whether activating the planet under a unit would do anything.  Pure.

    Note: an activation without effect is illegal, Cube and Wound need a wooden cube in the supply
    (ruling: no-empty-activation, supply-limit, stack-of-two, stacked-again, supply-needed).
    """
    return does_anything(state.kinds[planet_of(unit)], state.supply[seat] > 0, unit)


@rule('"Pianeta Cubo" and "Pianeta Ferita" (p. 2), "Pianeta Armamentario" (p. 3)')
def does_anything(kind: int, has_supply: bool, unit: int) -> bool:  # noqa: FBT001  # as has_effect
    """Return whether a planet of a kind would do anything for a unit on it.  Pure."""
    match kind:
        case Kind.CUBE:
            return has_supply
        case Kind.WOUND:
            return has_supply and not is_stacked(unit)
        case Kind.ARMOURY:
            return weapon_of(unit) < Weapon.LONG
        case _:
            return False


#: 1 where a unit could activate a planet without opponents: ``[has_supply, kind, unit]``, the unit
#: apart from its planet.
ACTIVATES: Any = np.array(
    [
        [
            [
                does_anything(kind, has_supply, unit) and not has_done(unit, Done.ACTIVATED)
                for unit in range(UNITS_APART)
            ]
            for kind in Kind
        ]
        for has_supply in (False, True)
    ],
    np.int64,
)


@rule('"Come si gioca", 2 (p. 4)')
def activate_mask(state: State, mask: Mask) -> int:
    """Mark the activations of the mover; return how many.  Changes: mask.

    Equals ``refuse_slot`` slot by slot.
    """
    count = 0
    seat = state.mover
    opponents = presence_of_opponents(state, seat)
    for slot in range(state.unit_count[seat]):
        if has_unit(state, seat, slot):
            code = refuse_activation(state, seat, state.units[seat][slot], opponents)
            legal = code == Refusal.OK
            mask[ACTIVATE + slot] = legal
            count += 1 if legal else 0
    return count


@rule('"Come si gioca", 2 (p. 4)')
def may_activate(state: State, slot: int, opponents: int) -> int:
    """Return 1 if the mover's unit in ``slot``, which has one, may activate its planet, else 0.

    Pure.  Equals ``refuse_slot``; ``opponents`` are the planets with opposing Cubes.
    """
    unit = state.units[state.mover][slot]
    planet = planet_of(unit)
    has_supply = 1 if state.supply[state.mover] > 0 else 0
    activates = ACTIVATES[has_supply, state.kinds[planet], apart_from_planet(unit)]
    return activates & ~(opponents >> planet) & is_first_alike(state, state.mover, slot)  # type: ignore[no-any-return]


@rule('"Come si gioca", 2 (p. 4)')
def activation_count(state: State) -> int:
    """Return how many activations the mover has, those that ``activate_mask`` marks.  Pure."""
    opponents = presence_of_opponents(state, state.mover)
    activations = 0
    for slot in range(state.unit_count[state.mover]):
        activations += may_activate(state, slot, opponents)
    return activations


@rule('"Come si gioca", 2 (p. 4)')
def nth_activation(state: State, number: int) -> int:
    """Return the mover's activation of that number, from 0, in ascending order.  Pure."""
    opponents = presence_of_opponents(state, state.mover)
    slot = 0
    left = number - may_activate(state, slot, opponents)
    while left >= 0:
        slot += 1
        left -= may_activate(state, slot, opponents)
    return ACTIVATE + slot


@rule('"Pianeta Cubo" and "Pianeta Ferita" (p. 2), "Pianeta Armamentario" (p. 3)')
def activate(state: State, slot: int, deed: int) -> None:
    """Activate the planet under a unit of the mover and record ``deed`` on the unit.

    Changes: units, supply, presence.
    Note: the wooden cube is the owner's (ruling: owner-of-stack), and a weapon may be used at once
    (ruling: weapon-at-once).
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


@rule('"Pianeta Cubo" (p. 2)')
def add_cube(state: State, seat: int) -> None:
    """Put a new unarmed Cube of a seat on its own Entrance.  Changes: units, supply, presence.

    Note: an Entrance holds any number (ruling: crowded-entrance).
    """
    state.supply[seat] -= 1
    enter(state, seat, new_unit(state.homes[seat], Weapon.NONE, 0, Done.NOTHING))
