"""What a study may change before a play: which character the first seat gets."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cuboteca.core.treatments import Treatment
from cuboteca.core.words import say
from cuboteca.games.sukkube.components import CHARACTER_NAMES
from cuboteca.games.sukkube.rules import apply

if TYPE_CHECKING:
    from cuboteca.core.game import Options
    from cuboteca.games.sukkube.state import State


def treatments(_options: Options, _seat_count: int) -> tuple[Treatment[State], ...]:
    """Return one for each character, against one that is drawn.

    Seats differ in nothing before characters are drawn, so the first one stands for all.
    """
    return tuple(
        Treatment(
            f"character:{name}",
            say(f"character-{name}"),
            partial(draw, character=character),
            seats=(0,),
        )
        for character, name in enumerate(CHARACTER_NAMES)
    )


def draw(state: State, _seat: int, *, character: int) -> None:
    """Let the first seat draw a character."""
    apply(state, character)


__all__ = ["draw", "treatments"]
