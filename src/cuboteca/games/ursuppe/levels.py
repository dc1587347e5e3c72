"""How strong the bots of Ursuppe are; ``docs/ladders/ursuppe.md`` has the tournament.

How the search came to its settings, in plays of four seats.  A playout has to see the next
scoring, whatever the outlook says of the state in which it stops: 100 simulations that play on for
100 decisions won 15 of 16 plays against 400 that stop after 25, and 200 that stop after 12 won 3 of
20 against the rule of thumb.
"""

from __future__ import annotations

from cuboteca.core.thinking import Level, Thinking, Thumb

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", Thinking(simulations=100, seconds=0.45, thumb=100, horizon=100, trust=5.0)),
    Level("expert", Thinking(simulations=2_000, seconds=1.9, thumb=100, horizon=100, trust=5.0)),
)
