"""How strong the bots of Sukkube are; ``docs/ladders/sukkube.md`` has the tournament.

Playouts are random: with the heuristic policy they were no better in the few plays that were tried,
and slower.  Plays hang much on luck, so the levels that do not search are closer to one another
here than in other games.
"""

from __future__ import annotations

from cuboteca.core.policies import CHAMPION_SEARCH, HeuristicPolicy, Level, SearchConfig

LEVELS = (
    Level("easy", HeuristicPolicy(50)),
    Level("medium", HeuristicPolicy(100)),
    Level("hard", SearchConfig(simulations=100, seconds=0.45, score_scale=2.0, rollout_depth=20)),
    Level(
        "expert", SearchConfig(simulations=20_000, seconds=1.9, score_scale=2.0, rollout_depth=20)
    ),
    Level("champion", CHAMPION_SEARCH, least=2),
)
