"""How strong the bots of Cube Attack are; ``docs/ladders/cube_attack.md`` has the tournament.

How the search came to its settings, in plays of four seats with 250 simulations.  Playouts of 12
decisions with the usual exploration lost all of 8 plays against the rule of thumb: what an action
changes in so short a time is small against the bonus of what is little tried.  With less
exploration, a smaller scale and actions that are tried only while they promise something it was
even (54 % of 28), with playouts of 40 decisions it won 80 % of 10.  With 60 simulations a search of
two seats won 22 % (14 to 29) of 116 plays against the rule of thumb: fewer simulations than there
are actions are worse than it is.
"""

from __future__ import annotations

from dataclasses import replace

from cuboteca.core.thinking import Level, Thinking, Thumb

_SEARCH = Thinking(thumb=100, horizon=40, trust=5.0, scale=5.0, exploration=0.2, first_play=0.1)

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", replace(_SEARCH, simulations=250, seconds=0.45)),
    Level("expert", replace(_SEARCH, simulations=2_000, seconds=1.9)),
)
