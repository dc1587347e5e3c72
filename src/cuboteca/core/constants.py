"""The few numbers that every game and every door shares."""

from __future__ import annotations

CHANCE = -1  # to_move: the next event is a draw
OVER = -2  # to_move: the play has ended
