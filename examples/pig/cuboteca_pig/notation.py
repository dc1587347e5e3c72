"""Text forms: ``roll``, ``hold``, the faces ``1`` to ``6``, and a state as names and numbers."""

from __future__ import annotations

from typing import Any

from cuboteca.core.errors import NotationError
from cuboteca_pig.state import LAYOUT

ACTIONS = ("roll", "hold")
FACES = ("1", "2", "3", "4", "5", "6")
_CELLS = ("seat_count", "goal", "turn_cap", "turn", "rolling", "over", "total", "die")


def format_action(_state: Any, action: int) -> str:
    """Return the text of an action."""
    return ACTIONS[action]


def parse_action(_state: Any, text: str) -> int:
    """Return the action of a text."""
    if text not in ACTIONS:
        raise NotationError(f"unknown action '{text}'; there are: roll, hold")
    return ACTIONS.index(text)


def format_outcome(_state: Any, outcome: int) -> str:
    """Return the text of a face."""
    return FACES[outcome]


def parse_outcome(_state: Any, text: str) -> int:
    """Return the outcome of a text."""
    if text not in FACES:
        raise NotationError(f"unknown face '{text}'; there are: 1 to 6")
    return FACES.index(text)


def format_state(state: Any) -> str:
    """Return the text of a state, such as ``seat_count=2 goal=100 ... points=10,3``."""
    cells = [f"{name}={int(getattr(state, name))}" for name in _CELLS]
    points = ",".join(str(int(state.points[seat])) for seat in range(int(state.seat_count)))
    return " ".join([*cells, f"points={points}"])


def parse_state(text: str) -> Any:
    """Return the state of a text."""
    state = LAYOUT.checked()
    try:
        given = dict(cell.split("=") for cell in text.split())
        for seat, points in enumerate(given.pop("points").split(",")):
            state.points[seat] = int(points)
        for name in _CELLS:
            setattr(state, name, int(given.pop(name)))
    except (KeyError, ValueError, IndexError) as error:
        raise NotationError(f"this is not a state of Pig: {error}") from None
    if given:
        raise NotationError(f"a state of Pig has no '{next(iter(given))}'")
    return state
