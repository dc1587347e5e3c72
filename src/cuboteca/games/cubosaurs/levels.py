"""How strong the bots of Cubosaurs are; ``docs/ladders/cubosaurs.md`` has the tournament.

How the search came to its settings.  Playouts by the heuristic policy that stop after 12 decisions
won 10 of 10 plays of two seats against ones to the end, with 0.08 s a decision for both; those in
turn won 8 of 9 against playouts that follow the heuristic policy in 30 of 100 decisions.  At four
seats 60 simulations of 40 decisions won 31 % (16 to 51) of 48 plays against 100 of 12, which take
less time; less exploration and a smaller scale made no sure difference (56 % of 66, 39 to 72).
At two seats and 100 simulations an exploration of 0.4 won 60.5 % (57.6 to 63.4) of 1,000 plays in
pairs against 0.7, and 27.8 % (25.0 to 30.6) of 800 at four; with the simulations of ``expert`` it
made no sure difference (48.5 % of 200, 42.5 to 54.5).
Since the heuristic policy counts what a hand that is passed on costs (``heuristics.PASSED_CARD``),
``hard`` wins 69.0 % (62.7 to 75.3) of 200 plays of two seats in pairs against itself before.
"""

from __future__ import annotations

from cuboteca.core.policies import CHAMPION_SEARCH, HeuristicPolicy, Level, SearchConfig

LEVELS = (
    Level("easy", HeuristicPolicy(50)),
    Level("medium", HeuristicPolicy(100)),
    Level(
        "hard",
        SearchConfig(
            simulations=100,
            seconds=0.45,
            exploration=0.4,
            heuristic_percent=100,
            rollout_depth=12,
            prior_visits=5.0,
        ),
    ),
    Level(
        "expert",
        SearchConfig(
            simulations=8_000,
            seconds=1.9,
            heuristic_percent=100,
            rollout_depth=12,
            prior_visits=5.0,
        ),
    ),
    Level("champion", CHAMPION_SEARCH),
)
