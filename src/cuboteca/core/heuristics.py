"""A heuristic policy made of values: the legal action of highest value, equals drawn among.

A game gives the value of an action; the rule that looks for the best one is here.  A game that
lists its legal actions faster than by a mask has a loop of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import Slot, interpreted, rule
from cuboteca.core.slots import legal_mask

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.arrays import RngState
    from cuboteca.core.compiled import Bindings
    from cuboteca.core.record import Mask, S, State

#: The value of a legal action for the seat to move, in units of the game's own.
action_value: Slot[[State, int], int] = Slot("action_value")

_BELOW_ALL = -(2**62)


@rule
def best_action(state: State, mask: Mask, rng: RngState) -> int:
    """Return the legal action of highest value; equals are drawn among, each equally likely.

    Args:
        state: Some seat is to move; the same again afterwards.
        mask: bool[action_count] scratch.
        rng: uint64[1].
    """
    left = legal_mask(state, mask)
    best = _BELOW_ALL
    chosen = 0
    equals = 0
    action = -1
    while left > 0:
        action += 1
        if mask[action]:
            left -= 1
            value = action_value(state, action)
            if value > best:
                best = value
                chosen = action
                equals = 1
            elif value == best:
                equals += 1
                if draw_below(rng, equals) == 0:
                    chosen = action
    return chosen


@rule
def no_value(_state: State, _action: int) -> int:
    """Return 0: the value of every action of a game that gives none."""
    return 0


def policy_by(
    value: Callable[[S, int], int], legal: Callable[[S, Mask], int]
) -> Callable[[S, Mask, RngState], int]:
    """Return the rule ``best_action`` of one game, as ``Rules.heuristic_action`` takes it.

    Args:
        value: The rule that fills ``action_value``: of a legal action; the state is the same
            afterwards.
        legal: The game's rule ``legal_mask``.
    """
    bindings: Bindings = {action_value.name: value, legal_mask.name: legal}
    policy: Callable[[S, Mask, RngState], int] = rule(interpreted(best_action, bindings))
    return policy


__all__ = [
    "action_value",
    "best_action",
    "no_value",
    "policy_by",
]
