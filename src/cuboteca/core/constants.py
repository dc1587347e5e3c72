"""The few numbers that every game and every interface shares."""

from __future__ import annotations

CHANCE = -1  # to_move: the next event is a draw
OVER = -2  # to_move: the play has ended
SPECTATOR = -3  # where a rule asks for whoever watches without a seat

#: What stands for the notation of a draw in the eyes of who may not know what it brought.
HIDDEN = "?"  # no game writes an outcome like this


__all__ = [
    "CHANCE",
    "HIDDEN",
    "OVER",
    "SPECTATOR",
]
