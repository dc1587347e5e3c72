"""The Kube: who comes on top, and when a movement is doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.sukkube.components import (
    COLOUR_OF,
    DIRECTION_COUNT,
    DIRECTION_OF,
    Direction,
)

if TYPE_CHECKING:
    from cuboteca.games.sukkube.state import State


@rule('"Regole di gioco", 5 (Italian p. 2)')
def is_same_colour(state: State, kind: int) -> bool:
    """Return whether a card has the colour of the card just played.  Pure.

    Note: just played by anyone (ruling: previous-card, series-of-all); nothing was played before
    the first card of a manche (ruling: manche-starts-fresh).
    """
    return COLOUR_OF[kind] == COLOUR_OF[state.last_card]


@rule('"Regole di gioco", 5 (Italian p. 2): the second card of a run of equal colours, only')
def is_doubled(state: State, kind: int) -> bool:
    """Return whether playing ``kind`` now moves the Kube twice.  Pure.

    Note: runs count the cards of people and automata alike (ruling: series-of-all), and go on where
    the same player plays again (ruling: series-goes-on).
    """
    return (state.run == 1) & is_same_colour(state, kind)


@rule(
    '"Regole di gioco", 2 (Italian p. 2), "Regole di gioco", 6 (p. 2); "Come leggere il Kube" '
    "(p. 2)"
)
def top_after(state: State, kind: int) -> int:
    """Return the character that playing ``kind`` brings on top.  Pure.

    Note: a doubled turn refers to the arrow of the starting face in both steps; the table is made
    by turning a solid cube (ruling: other-layouts).
    """
    turn = DIRECTION_OF[kind] + DIRECTION_COUNT * is_doubled(state, kind)
    return state.next_top[turn][state.top]


@rule('"Sukkubi e dominatori" (Italian p. 2)')
def bottom(state: State) -> int:
    """Return the character on the bottom of the Kube.  Pure."""
    return state.next_top[Direction.FLIP][state.top]


@rule(
    '"Regole di gioco", 5 (Italian p. 2), "Regole di gioco", 6 (p. 2), "Regole di gioco", 7 (p. 2)'
)
def turn_kube(state: State, kind: int) -> None:
    """Turn the Kube by a card, which becomes the card just played.  Changes: top, run, last_card.

    Note: doubling and turning are compulsory (ruling: turning-compulsory); a doubled card keeps its
    printed direction (ruling: doubling-keeps-direction).
    """
    state.top = top_after(state, kind)
    state.run = 1 + state.run * is_same_colour(state, kind)
    state.last_card = kind
