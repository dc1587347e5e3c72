"""A bot for Pig: it holds as soon as the turn is worth 20 points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca_pig.presentation import View
from cuboteca_pig.rules import ENOUGH, HOLD

if TYPE_CHECKING:
    from cuboteca.bots.bot import DecisionContext


class HoldAt20:
    """Rolls up to 20; in other games it takes the first legal action.

    Args:
        seed: Of its choices; it leaves none to chance.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, context: DecisionContext) -> int:
        """Return a legal action."""
        view = context.view
        if isinstance(view, View) and view.total >= ENOUGH:
            return HOLD
        return context.legal[0]
