"""How strong the bots of Cube Attack are; ``docs/ladders/cube_attack.md`` has the tournament.

How the search came to its settings, in plays of four seats with 250 simulations.  Playouts of 12
decisions with the usual exploration lost all of 8 plays against the heuristic policy: what an
action changes in so short a time is small against the bonus of what is little tried.  With less
exploration, a smaller scale and actions that are tried only while they promise something it was
even (54 % of 28), with playouts of 40 decisions it won 80 % of 10.  With 60 simulations a search of
two seats won 22 % (14 to 29) of 116 plays against the heuristic policy: fewer simulations than
there are actions are worse than it is.

The champion's search by the network begins with three won simulations for the heuristic policy's
action at two seats, where that won 89.0 % (82.0 to 96.0) of 100 plays in pairs against none; at
four seats, with 5,000 simulations, it won 42.5 % (36.1 to 48.9) of 200
(``docs/decisions/0076-a-learned-value.md``).
"""

from __future__ import annotations

from dataclasses import replace

from cuboteca.core.policies import CHAMPION_SEARCH, HeuristicPolicy, Level, SearchConfig

_SEARCH = SearchConfig(
    heuristic_percent=100,
    rollout_depth=40,
    prior_visits=5.0,
    score_scale=5.0,
    exploration=0.2,
    first_play_urgency=0.1,
)

LEVELS = (
    Level("easy", HeuristicPolicy(50)),
    Level("medium", HeuristicPolicy(100)),
    Level("hard", replace(_SEARCH, simulations=250, seconds=0.45)),
    Level("expert", replace(_SEARCH, simulations=2_000, seconds=1.9)),
    Level("champion", replace(CHAMPION_SEARCH, prior_visits=3.0), most=2),
    Level("champion", CHAMPION_SEARCH, least=3),
)
