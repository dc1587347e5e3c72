"""What a seat does not know, drawn anew: for bots that search.

Everything in Cube Attack is open (ruling Q29), so the only state that agrees with what a
seat knows is the state itself.
"""

from __future__ import annotations

from typing import Any

from cuboteca.games.cube_attack.state import LAYOUT


def resample(state: Any, seat: int | None, stream: Any) -> Any:  # noqa: ARG001
    """Return a state drawn from all that agree with what ``seat`` knows, as a twin."""
    return LAYOUT.unpack(LAYOUT.pack(state))
