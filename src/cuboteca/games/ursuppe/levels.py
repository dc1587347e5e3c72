"""How strong the bots of Ursuppe are; ``docs/ladders/ursuppe.md`` has the tournament.

How the search came to its settings, in plays of four seats.  A playout has to see the next
scoring, whatever the evaluation says of the state in which it stops: 100 simulations that play on
for 100 decisions won 15 of 16 plays against 400 that stop after 25, and 200 that stop after 12 won
3 of 20 against the heuristic policy.
With the network at its leaves alone, 0.2 s and four seats, ``champion`` won 4 of 12 plays against
two ``hard``; with the network where playouts of 30 decisions stop, in place of ``evaluate``, and
400 simulations it won 11 of 16.
"""

from __future__ import annotations

from dataclasses import replace

from cuboteca.core.policies import HeuristicPolicy, Level, SearchConfig

HARD = SearchConfig(
    simulations=100, seconds=0.45, heuristic_percent=100, rollout_depth=100, prior_visits=5.0
)
LEVELS = (
    Level("easy", HeuristicPolicy(50)),
    Level("medium", HeuristicPolicy(100)),
    Level("hard", HARD),
    Level("expert", replace(HARD, simulations=2_000, seconds=1.9)),
    Level(
        "champion",
        replace(HARD, simulations=4_000, seconds=0.2, learned=True, rollout_depth=30),
    ),
)
