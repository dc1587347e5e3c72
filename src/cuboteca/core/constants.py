"""The few constants that all games and interfaces share."""

from __future__ import annotations

CHANCE = -1  # to_move: the next event is a draw
OVER = -2  # to_move: the play has ended
SPECTATOR = -3  # as a rule's ``seat``: somebody who watches without one

#: Shown instead of a draw's notation to those who may not know its outcome.
HIDDEN = "?"  # never the notation of an outcome


__all__ = [
    "CHANCE",
    "HIDDEN",
    "OVER",
    "SPECTATOR",
]
