"""How strong the bots of Sukkube are; ``docs/ladders/sukkube.md`` has the tournament.

Playouts are random: with the heuristic policy they were no better in the few plays that were tried,
and slower.  Plays hang much on luck, so the levels that do not search are closer to one another
here than in other games.

At two seats a manche is solved from its first card in some milliseconds, and who plays it perfectly
plays the whole play perfectly, as all want the same of each manche: one's own point, else nobody's.
So ``champion`` is the solver there.  A search with the network at its leaves was tried before and
won 39.6 % of 169 plays against ``expert``; the solver won 50.0 % (39.3 to 60.7) of 160, so
``expert`` hardly ever seems to err, and the cards decide between the two.
"""

from __future__ import annotations

from cuboteca.core.policies import (
    CHAMPION_SEARCH,
    HeuristicPolicy,
    Level,
    SearchConfig,
    SolverPolicy,
)

LEVELS = (
    Level("easy", HeuristicPolicy(50)),
    Level("medium", HeuristicPolicy(100)),
    Level("hard", SearchConfig(simulations=100, seconds=0.45, score_scale=2.0, rollout_depth=20)),
    Level(
        "expert", SearchConfig(simulations=20_000, seconds=1.9, score_scale=2.0, rollout_depth=20)
    ),
    Level("champion", SolverPolicy(), least=2, most=2),
    Level("champion", CHAMPION_SEARCH, least=3),
)
