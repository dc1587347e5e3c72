"""The legal actions of a state: as a list, and as a mask for games that have no quicker one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import interpreted, rule
from cuboteca.core.slots import refusal, to_move

if TYPE_CHECKING:
    from collections.abc import Callable

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


__all__ = ["legal_by", "mark_legal", "mask_by"]
