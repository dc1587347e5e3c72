"""Action 3: attack an opposing Cube with an armed own Cube."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.cube_attack.actions import ATTACK
from cuboteca.games.cube_attack.components import MAX_UNITS, Done, Weapon
from cuboteca.games.cube_attack.rules.refusals import Refusal
from cuboteca.games.cube_attack.rules.units import (
    has_done,
    has_unit,
    is_first_alike,
    is_stacked,
    leave,
    planet_of,
    presence_of_opponents,
    put,
    weapon_of,
    with_done,
    without_stack,
)

if TYPE_CHECKING:
    from cuboteca.core.record import Mask
    from cuboteca.games.cube_attack.state import State


@rule('"Come si gioca", 3 (p. 4)')
def refuse_attack(state: State, slot: int, opponent: int, target: int) -> int:
    """Return what stops the mover's unit in ``slot`` from attacking a target (``Refusal``).  Pure.

    Note: only opposing Cubes, and the attacker chooses which (ruling: no-friendly-fire,
    attack-choice).

    Args:
        state: Somebody is to move.
        slot: Of the attacker.
        opponent: How many seats after the mover the target's owner sits, 1 or more.
        target: Slot of the target.
    """
    if not has_unit(state, state.mover, slot):
        return Refusal.NO_UNIT
    if opponent >= state.seat_count:
        return Refusal.NO_OPPONENT
    seat = seat_after(state, opponent)
    if not has_unit(state, seat, target):
        return Refusal.NO_TARGET
    attacker = state.units[state.mover][slot]
    return refuse_reach(state, attacker, planet_of(state.units[seat][target]))


@rule('"Come si gioca", 3 (p. 4); "Pianeta Ingresso" (p. 2)')
def refuse_reach(state: State, unit: int, planet: int) -> int:
    """Return what stops a unit from attacking on a planet (``Refusal``).  Pure.

    Equals ``reach`` where it is OK.
    """
    weapon = weapon_of(unit)
    if weapon == Weapon.NONE:
        return Refusal.UNARMED
    if has_done(unit, Done.ATTACKED):
        return Refusal.ATTACKED
    if (state.open_planets >> planet) & 1 == 0:
        return Refusal.ON_ENTRANCE
    if weapon == Weapon.SHORT:
        return Refusal.OK if planet == planet_of(unit) else Refusal.TOO_FAR_SHORT
    if planet == planet_of(unit):
        return Refusal.TOO_NEAR
    linked = (state.links[planet_of(unit)] >> planet) & 1 == 1
    return Refusal.OK if linked else Refusal.TOO_FAR_LONG


@rule('"Come si gioca" (p. 4); ruling: seats-clockwise')
def seat_after(state: State, steps: int) -> int:
    """Return the seat that sits ``steps`` places clockwise of the mover.  Pure."""
    seat = state.mover + steps
    return seat - state.seat_count if seat >= state.seat_count else seat


@rule(
    '"Come si gioca", 3 (p. 4): none unarmed, none twice in a turn; the same planet at short '
    'range, connected planets at long range; "Pianeta Ingresso" (p. 2): never on an Entrance'
)
def reach(state: State, unit: int) -> int:
    """Return the planets, as bits, on which a unit may attack now.  Pure.

    Note: a long-range Cube cannot hit its own planet (ruling: long-range-not-here), and needs one
    orbit and no line of sight (ruling: attack-choice); neither end of an attack is ever on an
    Entrance (ruling: no-shot-from-entrance, no-shot-at-entrance).
    """
    if has_done(unit, Done.ATTACKED):
        return 0
    match weapon_of(unit):
        case Weapon.SHORT:
            return (1 << planet_of(unit)) & state.open_planets
        case Weapon.LONG:
            return state.links[planet_of(unit)] & state.open_planets
        case _:
            return 0


@rule('"Come si gioca", 3 (p. 4)')
def reach_of_all(state: State) -> int:
    """Return the planets, as bits, on which any unit of the mover may attack now.  Pure."""
    planets = 0
    units = state.units[state.mover]
    for slot in range(state.unit_count[state.mover]):
        planets |= reach(state, units[slot])
    return planets


@rule('"Come si gioca", 3 (p. 4)')
def attack_mask(state: State, mask: Mask) -> int:
    """Mark the attacks of the mover; return how many.  Changes: mask.

    Equals ``refuse_attack`` attack by attack.
    """
    count = 0
    planets = reach_of_all(state)
    for opponent in range(1, state.seat_count):
        seat = seat_after(state, opponent)
        if state.presence[seat] & planets != 0:
            count += mask_against(state, opponent, seat, planets, mask)
    return count


@rule('"Come si gioca", 3 (p. 4)')
def attack_count(state: State) -> int:
    """Return how many attacks the mover has, those that ``attack_mask`` marks.  Pure."""
    attacks = 0
    planets = reach_of_all(state)
    if planets & presence_of_opponents(state, state.mover) != 0:
        for opponent in range(1, state.seat_count):
            seat = seat_after(state, opponent)
            for target in range(state.unit_count[seat]):
                attacks += attackers_of(state, seat, target)
    return attacks


@rule('"Come si gioca", 3 (p. 4)')
def attackers_of(state: State, seat: int, target: int) -> int:
    """Return how many of the mover's units may attack a unit of an opponent.  Pure."""
    attackers = 0
    if has_unit(state, seat, target):
        planet = planet_of(state.units[seat][target])
        for slot in range(state.unit_count[state.mover]):
            attackers += may_attack(state, slot, planet)
    return attackers


@rule('"Come si gioca", 3 (p. 4)')
def may_attack(state: State, slot: int, planet: int) -> int:
    """Return 1 if the mover's unit in ``slot``, which has one, may attack on a planet, else 0.

    Pure.
    """
    reached = (reach(state, state.units[state.mover][slot]) >> planet) & 1
    return reached & is_first_alike(state, state.mover, slot)


@rule('"Come si gioca", 3 (p. 4)')
def nth_attack(state: State, number: int) -> int:
    """Return the mover's attack of that number, from 0, in ascending order of actions.  Pure."""
    opponent = 1
    target = 0
    attackers = attackers_of(state, seat_after(state, opponent), target)
    while number >= attackers:
        number -= attackers
        target += 1
        if target == MAX_UNITS:
            target = 0
            opponent += 1
        attackers = attackers_of(state, seat_after(state, opponent), target)
    planet = planet_of(state.units[seat_after(state, opponent)][target])
    slot = 0
    left = number - may_attack(state, slot, planet)
    while left >= 0:
        slot += 1
        left -= may_attack(state, slot, planet)
    return ATTACK + MAX_UNITS * (MAX_UNITS * (opponent - 1) + target) + slot


@rule('"Come si gioca", 3 (p. 4)')
def mask_against(state: State, opponent: int, seat: int, planets: int, mask: Mask) -> int:
    """Mark the attacks on the units of ``seat`` on ``planets``; return how many.  Changes: mask."""
    count = 0
    units = state.units[seat]
    for target in range(state.unit_count[seat]):
        planet = planet_of(units[target])
        if (planets >> planet) & 1 == 1 and has_unit(state, seat, target):
            first = ATTACK + MAX_UNITS * (MAX_UNITS * (opponent - 1) + target)
            count += mask_attackers(state, planet, first, mask)
    return count


@rule('"Come si gioca", 3 (p. 4)')
def mask_attackers(state: State, planet: int, first: int, mask: Mask) -> int:
    """Mark, from action ``first`` on, the mover's units that may attack on ``planet``.

    Changes: mask.
    Returns how many they are.
    """
    count = 0
    units = state.units[state.mover]
    for slot in range(state.unit_count[state.mover]):
        if has_unit(state, state.mover, slot):
            legal = (reach(state, units[slot]) >> planet) & 1 == 1
            mask[first + slot] = legal
            count += 1 if legal else 0
    return count


@rule('"Come si gioca", 3 (p. 4): attacks always hit')
def attack(state: State, slot: int, opponent: int, target: int, deed: int) -> None:
    """Hit a target with a unit of the mover and record ``deed`` on the attacker.

    Changes: units, supply, presence.
    Note: at once (ruling: attack-choice).
    """
    attacker = with_done(state.units[state.mover][slot], deed)
    put(state, state.mover, slot, attacker)
    wound(state, seat_after(state, opponent), target)


@rule('"Come si gioca", 3 (p. 4)')
def wound(state: State, seat: int, slot: int) -> None:
    """Take the stacked wooden cube from a unit, or the unit itself when it is single.

    Changes: units, supply, presence.
    Note: the weapon face stays (ruling: stack-hit-first), and the wooden cube returns to its
    owner's supply at once if ``lost_cubes_return``, else it is out of the play (ruling:
    lost-cubes-return, which-cubes-return).
    """
    unit = state.units[seat][slot]
    if is_stacked(unit):
        put(state, seat, slot, without_stack(unit))
    else:
        leave(state, seat, slot)
    state.supply[seat] += state.lost_cubes_return
