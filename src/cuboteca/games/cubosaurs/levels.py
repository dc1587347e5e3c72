"""How strong the bots of Cubosaurs are: one table, and the plays that chose it."""

from __future__ import annotations

from cuboteca.core.thinking import Level, Thinking, Thumb

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", Thinking(simulations=400, seconds=0.45, thumb=100, horizon=12, trust=5.0)),
    Level("expert", Thinking(simulations=12_000, seconds=1.9, thumb=100, horizon=12, trust=5.0)),
)
