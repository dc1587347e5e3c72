"""Units: reading and writing one, and keeping a seat's units in order."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.cube_attack.state import NO_UNIT, State

# Places of the parts in a unit's line of bits, see ``state.py``.
_DONE = 0b11
_STACKED = 2
_WEAPON = 3
_PLANET = 5
_BELOW_PLANET = (1 << _PLANET) - 1
#: How many units there can be on one planet, apart from equal ones.
UNITS_APART = _BELOW_PLANET + 1


@rule('"Cubes" (p. 1), "Pianeta Ferita" (p. 2)')
def new_unit(planet: int, weapon: int, stacked: int, done: int) -> int:
    """Return a unit.  Pure.

    Note: planet, weapon, wooden cubes and what it has done in this turn are all there is to tell
    units apart (ruling: same-units, deeds-tell-apart, stack-is-one-cube).
    """
    return planet << _PLANET | weapon << _WEAPON | stacked << _STACKED | done


@rule('"Tabellone" (p. 2)')
def planet_of(unit: int) -> int:
    """Return the planet that a unit is on.  Pure."""
    return unit >> _PLANET


@rule('"Cubes" (p. 1)')
def apart_from_planet(unit: int) -> int:
    """Return all of a unit but its planet, as on planet 0; below ``UNITS_APART``.  Pure."""
    return unit & _BELOW_PLANET


@rule('"Cubes" (p. 1): the face that is up')
def weapon_of(unit: int) -> int:
    """Return a unit's weapon (``Weapon``).  Pure."""
    return unit >> _WEAPON & 0b11


@rule('"Pianeta Ferita" (p. 2): at most two, and they still count as one Cube')
def is_stacked(unit: int) -> bool:
    """Return whether a unit has a second wooden cube under it.  Pure."""
    return unit >> _STACKED & 1 == 1


@rule('"Come si gioca" (p. 4): points 2 and 3 are not repeated by the same Cube')
def done_by(unit: int) -> int:
    """Return what a unit has done in its owner's turn (``Done``).  Pure."""
    return unit & _DONE


@rule('"Come si gioca", 1 (p. 4)')
def moved_to(unit: int, planet: int) -> int:
    """Return the unit on another planet; all else stays with it (ruling: deeds-stay).  Pure."""
    return unit & _BELOW_PLANET | planet << _PLANET


@rule('"Pianeta Ferita" (p. 2)')
def with_stack(unit: int) -> int:
    """Return a single unit with a second wooden cube under it.  Pure."""
    return unit + (1 << _STACKED)


@rule('"Come si gioca", 3 (p. 4): the one that had been stacked is removed')
def without_stack(unit: int) -> int:
    """Return a stacked unit without its lower wooden cube; the weapon face stays.  Pure."""
    return unit - (1 << _STACKED)


@rule('"Pianeta Armamentario" (p. 3)')
def with_next_weapon(unit: int) -> int:
    """Return the unit with a short-range weapon, or long-range in place of short.  Pure."""
    return unit + (1 << _WEAPON)


@rule('"Come si gioca" (p. 4); ruling: deeds-stay')
def with_done(unit: int, deed: int) -> int:
    """Return the unit with a deed (``Done``) recorded that was not yet.  Pure."""
    return unit | deed


@rule('"Come si gioca" (p. 4)')
def has_done(unit: int, deed: int) -> bool:
    """Return whether a unit has done ``deed`` (``Done``) in this turn.  Pure."""
    return unit & deed != 0


@rule('"Cubes" (p. 1)')
def has_unit(state: State, seat: int, slot: int) -> bool:
    """Return whether ``slot`` names a unit: the first of those that are alike.  Pure.

    Note: units that agree in everything are interchangeable and give one action (ruling:
    same-units).
    """
    return slot < state.unit_count[seat] and is_first_alike(state, seat, slot)


@rule('"Cubes" (p. 1); ruling: same-units')
def is_first_alike(state: State, seat: int, slot: int) -> bool:
    """Return whether the unit in a slot that has one is the first of those that are alike.  Pure.

    There is no branch in it: what stands before the first slot is made up, and different.
    """
    units = state.units[seat]
    before = units[max(slot - 1, 0)] + (slot == 0)
    return before != units[slot]


@rule('"Cubes" (p. 1); ruling: same-units')
def put(state: State, seat: int, slot: int, unit: int) -> None:
    """Put ``unit`` in place of what is in ``slot`` and move it to its place in the order.

    Changes: units, presence.
    """
    units = state.units[seat]
    while slot > 0 and units[slot - 1] > unit:
        units[slot] = units[slot - 1]
        slot -= 1
    while slot + 1 < state.unit_count[seat] and units[slot + 1] < unit:
        units[slot] = units[slot + 1]
        slot += 1
    units[slot] = unit
    note_presence(state, seat)


@rule('"Pianeta Cubo" (p. 2), "Preparazione", 4 (p. 4)')
def enter(state: State, seat: int, unit: int) -> None:
    """Add a unit to a seat.  Changes: units, unit_count, presence."""
    state.unit_count[seat] += 1
    put(state, seat, state.unit_count[seat] - 1, unit)


@rule('"Come si gioca", 3 (p. 4)')
def leave(state: State, seat: int, slot: int) -> None:
    """Remove a unit from a seat.  Changes: units, unit_count, presence."""
    units = state.units[seat]
    last = state.unit_count[seat] - 1
    for place in range(slot, last):
        units[place] = units[place + 1]
    units[last] = NO_UNIT
    state.unit_count[seat] = last
    note_presence(state, seat)


@rule(
    '"Come si gioca" (p. 4-5): a stack, and several Cubes of a team, are present once (ruling: '
    "no-stack-on-entrance, stack-is-one-cube, presence-and-half)"
)
def note_presence(state: State, seat: int) -> None:
    """Note on which planets a seat has a unit.  Changes: presence."""
    presence = 0
    for slot in range(state.unit_count[seat]):
        presence |= 1 << planet_of(state.units[seat][slot])
    state.presence[seat] = presence


@rule('"Come si gioca" (p. 4-5)')
def is_present(state: State, seat: int, planet: int) -> bool:
    """Return whether a seat has a unit on a planet.  Pure."""
    return (state.presence[seat] >> planet) & 1 == 1


@rule(
    '"Come si gioca", 2 (p. 4): armed or not, any opposing Cube counts (ruling: '
    "what-blocks-activation)"
)
def presence_of_opponents(state: State, seat: int) -> int:
    """Return the planets, as bits, on which any opponent of ``seat`` has a unit.  Pure."""
    presence = 0
    for other in range(state.seat_count):
        if other != seat:
            presence |= state.presence[other]
    return presence


@rule('"Come si gioca" (p. 4): not repeated in the same turn; ruling: deeds-lapse')
def forget_deeds(state: State, seat: int) -> None:
    """Clear what a seat's units have done: its turn is over.  Changes: units.

    The order stays, because these are the lowest bits and at most one unit has any set.
    """
    units = state.units[seat]
    for slot in range(state.unit_count[seat]):
        units[slot] -= done_by(units[slot])
