"""How strong the bots of Sukkube are: one table, and the plays that chose it.

Plays to 2 points, two bots by turns in the seats and then changed, with the same
chance; the part that the first won, with its 95 % interval.  For want of time the searches of
``expert`` had 5,000 simulations there, a quarter of what the table gives.

======================  =====  =====  ================
pair                    seats  plays  won by the first
======================  =====  =====  ================
easy against random         3     36  53 % (31 to 73)
easy against random         2     37  60 % (39 to 79)
medium against easy         3     36  58 % (36 to 78)
medium against easy         2     36  64 % (41 to 82)
hard against medium         3    200  82 % (76 to 87)
expert against hard         3     30  63 % (46 to 81)
======================  =====  =====  ================

Short plays hang much on luck: of neighbours only ``hard`` and ``medium`` are surely apart here; a
ladder of longer plays is still to be held.  Playouts are random: with the rule of
thumb they were no better in the few plays that were tried, and slower.
"""

from __future__ import annotations

from cuboteca.core.thinking import Level, Thinking, Thumb

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", Thinking(simulations=100, seconds=0.45, scale=2.0, horizon=20)),
    Level("expert", Thinking(simulations=20_000, seconds=1.9, scale=2.0, horizon=20)),
)
