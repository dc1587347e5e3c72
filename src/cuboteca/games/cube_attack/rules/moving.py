"""Action 1: move an own Cube to a connected planet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.cube_attack.actions import MOVE
from cuboteca.games.cube_attack.components import MAX_WAYS
from cuboteca.games.cube_attack.rules.refusals import Refusal
from cuboteca.games.cube_attack.rules.units import (
    has_unit,
    is_first_alike,
    moved_to,
    planet_of,
    put,
)

if TYPE_CHECKING:
    from cuboteca.core.record import Mask
    from cuboteca.games.cube_attack.state import State


@rule(
    '"Come si gioca", 1 (p. 4); "Pianeta Ingresso" (p. 2): never into an Entrance, which is why no'
    " way leads there (``boards.Board.ways``)"
)
def refuse_move(state: State, slot: int, way: int) -> int:
    """Return what stops the mover's unit in ``slot`` from taking the ``way``-th way (``Refusal``).

    Pure.
    Note: planets may hold any number of Cubes of anybody, and a Cube may move twice in a turn
    (ruling: same-cube-twice, crowded-planets, free-passage, foreign-entrance-closed,
    unused-entrances); also at once after it has entered (ruling: new-cube-may-move).
    """
    if not has_unit(state, state.mover, slot):
        return Refusal.NO_UNIT
    ways = state.way_count[planet_of(state.units[state.mover][slot])]
    return Refusal.OK if way < ways else Refusal.NO_WAY


@rule('"Come si gioca", 1 (p. 4)')
def can_move(state: State, slot: int, way: int) -> bool:
    """Return whether the mover's unit in ``slot`` may take the ``way``-th way.  Pure."""
    return refuse_move(state, slot, way) == Refusal.OK


@rule('"Come si gioca", 1 (p. 4)')
def move_mask(state: State, mask: Mask) -> int:
    """Mark the moves of the mover; return how many.  Changes: mask.

    Equals ``refuse_move`` move by move.
    """
    count = 0
    units = state.units[state.mover]
    for slot in range(state.unit_count[state.mover]):
        if has_unit(state, state.mover, slot):
            ways = state.way_count[planet_of(units[slot])]
            for way in range(ways):
                mask[MOVE + MAX_WAYS * slot + way] = True
            count += ways
    return count


@rule('"Come si gioca", 1 (p. 4)')
def ways_of(state: State, slot: int) -> int:
    """Return how many moves the mover's unit in ``slot`` has; 0 if it is like the one before it.

    Pure.
    """
    ways = state.way_count[planet_of(state.units[state.mover][slot])]
    return ways * is_first_alike(state, state.mover, slot)


@rule('"Come si gioca", 1 (p. 4)')
def move_count(state: State) -> int:
    """Return how many moves the mover has, those that ``move_mask`` marks.  Pure."""
    moves = 0
    for slot in range(state.unit_count[state.mover]):
        moves += ways_of(state, slot)
    return moves


@rule('"Come si gioca", 1 (p. 4)')
def nth_move(state: State, number: int) -> int:
    """Return the mover's move of that number, from 0, in ascending order of actions.  Pure."""
    slot = 0
    ways = ways_of(state, slot)
    while number >= ways:
        number -= ways
        slot += 1
        ways = ways_of(state, slot)
    return MOVE + MAX_WAYS * slot + number


@rule('"Tabellone" (p. 3): connected by an orbit without a planet between')
def destination(state: State, slot: int, way: int) -> int:
    """Return the planet that a way of the mover's unit in ``slot`` leads to.  Pure."""
    return state.ways[planet_of(state.units[state.mover][slot])][way]


@rule('"Come si gioca", 1 (p. 4)')
def move(state: State, slot: int, way: int) -> None:
    """Move a unit of the mover.  Changes: units, presence."""
    unit = state.units[state.mover][slot]
    put(state, state.mover, slot, moved_to(unit, destination(state, slot, way)))
