"""What a seat does not know, drawn anew: for bots that search.

A state of Sukkube holds nothing hidden: all 30 cards lie open once they are dealt, and each draw
happens when it is needed (ruling D26).  Every state that agrees with what a seat knows is
the state itself.
"""

from __future__ import annotations

from typing import Any

from cuboteca.games.sukkube.state import LAYOUT


def resample(state: Any, seat: int | None, stream: Any) -> Any:  # noqa: ARG001
    """Return a state drawn from all that agree with what ``seat`` knows, as a twin."""
    return LAYOUT.unpack(LAYOUT.pack(state))
