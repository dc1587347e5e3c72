"""How strong the bots of Sukkube are: one table, and the plays that chose it."""

from __future__ import annotations

from cuboteca.core.thinking import Level, Thinking, Thumb

LEVELS = (
    Level("easy", Thumb(50)),
    Level("medium", Thumb(100)),
    Level("hard", Thinking(simulations=300, seconds=0.45, scale=2.0, horizon=20)),
    Level("expert", Thinking(simulations=50_000, seconds=1.9, scale=2.0, horizon=20)),
)
