"""How strong the bots of Sukkube are; ``docs/ladders/sukkube.md`` has the tournament.

Playouts are random: with the rule of thumb they were no better in the few plays that were tried,
and slower.  Plays hang much on luck, so the levels that do not search are closer to one another
here than in other games.
"""

from __future__ import annotations

from cuboteca.core.thinking import Level, Thinking, Thumb

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", Thinking(simulations=100, seconds=0.45, scale=2.0, horizon=20)),
    Level("expert", Thinking(simulations=20_000, seconds=1.9, scale=2.0, horizon=20)),
)
