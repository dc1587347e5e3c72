"""How strong the bots of Cube Attack are: one table, and the plays that chose it."""

from __future__ import annotations

from cuboteca.core.thinking import Level, Thinking, Thumb

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", Thinking(simulations=250, seconds=0.45, thumb=100, horizon=12, trust=3.0)),
    Level("expert", Thinking(simulations=6_000, seconds=1.9, thumb=100, horizon=24, trust=3.0)),
)
