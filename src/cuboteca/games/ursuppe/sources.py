"""What the draws of Ursuppe are from, for plays with the same chance at several tables.

The environment cards and the extra genes are a deck each, shuffled once.  Dice have no order of
their own: each amoeba has its own ones in each round, so who rolls more often changes nothing for
the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.ursuppe.rules.moving import dice_of
from cuboteca.games.ursuppe.rules.sequence import colour_of, number_of
from cuboteca.games.ursuppe.state import Stage

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.state import State


def source(state: State) -> str:
    """Return the name of what the draw that ``state`` waits for is from; see ``Game``."""
    match state.stage:
        case Stage.FIRST_CARD | Stage.LOOK | Stage.LOOK_AHEAD | Stage.CARD:
            return "environment"
        case Stage.REVEAL:
            return "genes"
        case Stage.DICE:
            return "start"
        case Stage.ROLL:
            one = dice_of(state, colour_of(state.traveller)) == 1
            return f"{'die' if one else 'dice'} {_in_round(state, state.traveller)}"
        case Stage.CAMOUFLAGE:
            return f"camouflage {_in_round(state, state.attacker)}"
        case Stage.FIGHT:
            return f"fight {_in_round(state, state.attacker)}"
        case stage:  # what the dummy does at will
            return f"dummy {Stage(stage).name.lower()} {state.round_number}"


def _in_round(state: State, amoeba: int) -> str:
    """Return the round and an amoeba."""
    return f"{state.round_number} {colour_of(amoeba)}.{number_of(amoeba)}"


__all__ = ["source"]
