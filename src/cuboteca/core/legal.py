"""The legal actions of a state, by the game's interpreted rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.record import Mask, S


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


__all__ = ["legal_by"]
