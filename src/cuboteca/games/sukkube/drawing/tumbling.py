"""How the Kube came to its position: the turns of the latest event, step by step.

The page shows the Kube once, as it lies now.  Each step wraps it in a box that starts turned back
and turns to its place, one box after another; the style sheet does the moving.  A step is the turn
of the card, then a turn on the spot: whoever is on top holds the Kube with the arrow pointing away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.games.sukkube.box import Position, turned
from cuboteca.games.sukkube.components import CHARACTER_NAMES, DIRECTION_NAMES, Direction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.games.sukkube.view import FaceView, SukkubeView, TurnView

#: The most steps that are shown: the last ones.
MOST_STEPS = 6

#: By place: where an arrow points after none, one, two and three quarter turns clockwise, as one
#: looks at the face from outside.
_CLOCKWISE = {
    "top": ("far", "right", "near", "left"),
    "near": ("top", "right", "bottom", "left"),
    "far": ("top", "left", "bottom", "right"),
    "right": ("top", "far", "bottom", "near"),
    "left": ("top", "near", "bottom", "far"),
    "bottom": ("near", "right", "far", "left"),
}


@dataclass(frozen=True)
class Step:
    """One card's turn of the Kube."""

    direction: str
    twice: bool
    yaw: int  # quarter turns on the spot afterwards: 1 brings the right side to the far one
    start: int  # beat on which it begins: a single turn lasts two beats, a doubled one three


def quarters(face: FaceView) -> int:
    """Return how far the picture of a face is turned clockwise, in quarter turns."""
    return _CLOCKWISE[face.place].index(face.arrow)


def latest(turns: Sequence[TurnView]) -> Sequence[TurnView]:
    """Return the turns of one event: a person's card and the automata that follow it."""
    first = len(turns) - 1
    while first > 0 and turns[first].automaton:
        first -= 1
    return turns[max(first, 0) :][-MOST_STEPS:]


def steps(view: SukkubeView) -> tuple[Step, ...]:
    """Return the steps that led to the Kube of ``view``."""
    if not view.kube:
        return ()
    body = _Body(view.kube)
    if not view.turns:
        return () if view.dominator is None else body.opening(view.dominator)
    found: list[Step] = []
    beat = 0
    for turn in latest(view.turns):
        step = body.step(turn.start, turn.card.direction, beat, twice=turn.doubled)
        beat += 3 if turn.doubled else 2
        found.append(step)
    return tuple(found)


class _Body:
    """The Kube as a solid body whose faces have arrows.

    Args:
        kube: How it lies now.
    """

    def __init__(self, kube: Sequence[FaceView]) -> None:
        lies = {face.place: CHARACTER_NAMES.index(face.character) for face in kube}
        self._now = Position(**lies)
        self._arrows = {lies[face.place]: lies[face.arrow] for face in kube}

    def step(self, start: str, direction: str, beat: int, *, twice: bool) -> Step:
        """Return the step of a card played with ``start`` on top."""
        number = DIRECTION_NAMES.index(direction)
        kube = turned(self._standing(CHARACTER_NAMES.index(start)), number)
        if twice:
            kube = turned(kube, number)
        clockwise = kube.ring.index(self._arrows[kube.top])
        return Step(direction, twice, (0, 1, 2, -1)[clockwise], beat)

    def opening(self, dominator: str) -> tuple[Step, ...]:
        """Return the step that begins a manche: the character at the bottom is put on top."""
        if CHARACTER_NAMES.index(dominator) != self._now.bottom:
            return ()
        return (self.step(dominator, "flip", 0, twice=False),)

    def _standing(self, character: int) -> Position:
        """Return the Kube with ``character`` on top, arrow away."""
        seen = {self._now}
        waiting = [self._now]
        while waiting:
            kube = waiting.pop()
            if kube.top == character and kube.far == self._arrows[character]:
                return kube
            for direction in (Direction.RIGHT, Direction.UP):
                other = turned(kube, direction)
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        raise AssertionError("every face of a cube can be put on top")
