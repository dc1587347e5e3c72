"""The public interface: what ``import cuboteca`` offers, one module per subject.

It wraps the core, the games, the bots and the studies in objects for interactive use: chance is
drawn automatically, actions have texts and labels, results are frozen and become tables.
Programs import the names from ``cuboteca``; these modules define them.
"""

from __future__ import annotations

__all__: list[str] = []
