"""The legal actions of a state: as a list, as a mask, and one of them at random.

The mask and the choice are for games that have no quicker ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import interpreted, rule
from cuboteca.core.slots import legal_mask, refusal, to_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.arrays import RngState
    from cuboteca.core.compiled import Bindings
    from cuboteca.core.record import Mask, S, State


def legal_by(legal_mask: Callable[[S, Mask], int], action_count: int) -> Callable[[S], list[int]]:
    """Return a function that lists the legal actions of the seat to move, in ascending order.

    Args:
        legal_mask: The rule of that name (``core.game.Rules``).
        action_count: Of the game.
    """

    def legal_actions(state: S) -> list[int]:
        mask = [False] * action_count
        legal_mask(state, mask)
        return [action for action, legal in enumerate(mask) if legal]

    return legal_actions


@rule
def mark_legal(state: State, mask: Mask) -> int:
    """Mark the actions that the seat to move is not refused; return how many there are."""
    decides = to_move(state) >= 0
    count = 0
    for action in range(len(mask)):
        mask[action] = decides and refusal(state, action) == 0
        count += 1 if mask[action] else 0
    return count


def mask_by(
    mover: Callable[[S], int], refuses: Callable[[S, int], int]
) -> Callable[[S, Mask], int]:
    """Return the rule ``mark_legal`` of one game, as ``Rules.legal_mask`` takes it.

    It asks about one action after the other.

    Args:
        mover: The game's rule ``to_move``.
        refuses: The game's rule ``refusal``.
    """
    bindings: Bindings = {to_move.name: mover, refusal.name: refuses}
    mask: Callable[[S, Mask], int] = rule(interpreted(mark_legal, bindings))
    return mask


@rule(inline=True)
def random_action(state: State, mask: Mask, rng: RngState) -> int:
    """Return a uniformly drawn legal action (mask: bool[A], overwritten).

    It is also the ``random_legal`` of games that have none of their own.
    """
    return nth_legal(mask, draw_below(rng, legal_mask(state, mask)))


def _nth_legal_native(mask: Mask, n: int) -> int:
    """The compiled body of ``nth_legal``."""
    action = -1
    while n >= 0:
        action += 1
        n -= 1 if mask[action] else 0
    return action


@rule(
    native=_nth_legal_native
)  # going cell by cell is cheap when compiled and very slow when interpreted
def nth_legal(mask: Mask, n: int) -> int:
    """Return the ``n``-th legal action, counted from 0 (mask: bool[A])."""
    return int(np.flatnonzero(np.asarray(mask))[n])


__all__ = ["legal_by", "mark_legal", "mask_by", "nth_legal", "random_action"]
