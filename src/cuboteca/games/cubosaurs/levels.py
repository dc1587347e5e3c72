"""How strong the bots of Cubosaurs are: one table, and the plays that chose it.

Plays of one round, two bots by turns in the seats and then changed, with the same chance; the part
that the first won, with its 95 % interval.  For want of time the searches of ``expert`` had 4,000
simulations there, half of what the table gives.

======================  =====  =====  =======================
pair                    seats  plays  won by the first
======================  =====  =====  =======================
easy against random         2     61  79 % (62 to 90)
easy against random         4     32  80 % (55 to 93)
medium against easy         2     60  76 % (58 to 88)
medium against easy         4     30  87 % (62 to 96)
hard against medium         2    205  88 % (84 to 93)
hard against medium         4     85  89 % (83 to 96)
expert against hard         2     42  75 % (62 to 88)
expert against hard         4      7  all, too few to be sure
======================  =====  =====  =======================

How the search came to its settings: playouts by the rule of thumb that stop after 12 decisions won
10 of 10 plays of two seats against ones to the end, with 0.08 s a decision for both; those in turn
won 8 of 9 against playouts that follow the rule of thumb in 30 of 100 decisions.
"""

from __future__ import annotations

from cuboteca.core.thinking import Level, Thinking, Thumb

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", Thinking(simulations=100, seconds=0.45, thumb=100, horizon=12, trust=5.0)),
    Level("expert", Thinking(simulations=8_000, seconds=1.9, thumb=100, horizon=12, trust=5.0)),
)
