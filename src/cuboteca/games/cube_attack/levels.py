"""How strong the bots of Cube Attack are: one table, and the plays that chose it.

Plays of two seats, which were changed, with the same chance; the part that the first won, with its
95 % interval.  For want of time the searches of ``expert`` had 3,000 simulations there, half of
what the table gives, and its plays went to 32 points.

======================  =====  =====  =======================
pair                    seats  plays  won by the first
======================  =====  =====  =======================
medium against easy         2      8  all, too few to be sure
hard against medium         2     20  100 % (72 to 100)
expert against hard         2      7  all, too few to be sure
======================  =====  =====  =======================

With 60 simulations a search won 22 % (14 to 29) of 116 plays against ``medium``: fewer simulations
than there are actions are worse than the rule of thumb.
"""

from __future__ import annotations

from cuboteca.core.thinking import Level, Thinking, Thumb

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", Thinking(simulations=250, seconds=0.45, thumb=100, horizon=12, trust=3.0)),
    Level("expert", Thinking(simulations=6_000, seconds=1.9, thumb=100, horizon=12, trust=3.0)),
)
