"""Genes that act when an amoeba changes its space, or when it would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.ursuppe.components import TENTACLE_CUBES
from cuboteca.games.ursuppe.genes.having import has
from cuboteca.games.ursuppe.genes.table import Gene

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State


@rule
def move_price(state: State, colour: int) -> int:
    """Return what an active movement, an escape included, costs ``colour``.  Pure.

    Rule: "Muoversi usando la propria forza" (p. 3), "Streamline" (p. 15).
    """
    return 0 if has(state, colour, Gene.STREAMLINE) else 1


@rule
def dice_of(state: State, colour: int) -> int:
    """Return how many dice an active step rolls: 1, 2, or 0 where the way is chosen.  Pure.

    Rule: "Movement I" (p. 13), "Movement II" (p. 18); always applied (ruling Q17).
    """
    if has(state, colour, Gene.MOVEMENT_2):
        return 0
    return 2 if has(state, colour, Gene.MOVEMENT_1) else 1


@rule
def moves_twice(state: State, colour: int) -> bool:
    """Return whether a second active step may follow the first one.  Pure.

    Rule: "Speed" (p. 14), "Persistence" (p. 18); after every first active step, also one that
    stayed (ruling Q16).
    """
    return has(state, colour, Gene.SPEED) or has(state, colour, Gene.PERSISTENCE)


@rule
def can_rebound(state: State, colour: int) -> bool:
    """Return whether an amoeba may bounce off an obstacle.  Pure.

    Rule: "Rebound" (p. 15); for drift and active steps alike (ruling Q18).
    """
    return has(state, colour, Gene.REBOUND)


@rule
def can_eat_first(state: State, colour: int) -> bool:
    """Return whether an amoeba may feed before it moves.  Pure.

    Rule: "Fast Food" (p. 13); ruling Q15.
    """
    return has(state, colour, Gene.FAST_FOOD)


@rule
def drift_income(state: State, colour: int) -> int:
    """Return the points that drifting brings, also where the drift is blocked.  Pure.

    Rule: "Energy Conservation" (p. 17); ruling Q19.
    """
    return 1 if has(state, colour, Gene.ENERGY_CONSERVATION) else 0


@rule
def carry_limit(state: State, colour: int) -> int:
    """Return how many cubes an amoeba may take along when it changes its space.  Pure.

    Rule: "Tentacle" (p. 15): 2, 3, 4 or 5 with 3, 4, 5 or 6 players.
    """
    return TENTACLE_CUBES[state.colour_count] if has(state, colour, Gene.TENTACLE) else 0


@rule
def can_hold(state: State, colour: int) -> bool:
    """Return whether an amoeba may stay where it is in phase 1.  Pure.

    Rule: "Holding", 1 (p. 15).
    """
    return has(state, colour, Gene.HOLDING)


@rule
def can_cling(state: State, colour: int, leaver: int) -> bool:
    """Return whether amoebas of ``colour`` may go along with one of ``leaver`` that leaves.  Pure.

    Rule: "Holding", 2 (p. 15): any amoeba, own ones too; in the original opponents' only.
    """
    return has(state, colour, Gene.HOLDING) and (state.original == 0 or colour != leaver)
