"""The set-up of a play: options and seats make the first state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.citations import cites
from cuboteca.core.constants import CHANCE
from cuboteca.games.sukkube.box import deck_of, layout_of, turn_table
from cuboteca.games.sukkube.components import NO_CARD, pile_of
from cuboteca.games.sukkube.state import LAYOUT, NO_CHARACTER, NO_SEAT, Stage

if TYPE_CHECKING:
    from cuboteca.core.game import Options
    from cuboteca.games.sukkube.state import State


@cites('"Preparativi" (Italian p. 2); ruling: draw-order')
def start(options: Options, seat_count: int) -> State:
    """Return the first checked state: no character has been handed out yet.

    Args:
        options: Complete and validated, see ``meta.OPTIONS``.
        seat_count: People, 1..6; automata fill the seats after them.
    """
    state = empty()
    state.seat_count = seat_count
    state.points_to_win = int(options["points_to_win"])
    state.manche_cap = int(options["manche_cap"])
    state.deck = state.undealt = pile_of(deck_of(str(options["deck"])))
    for turn, tops in enumerate(turn_table(layout_of(str(options["layout"])))):
        for old, new in enumerate(tops):
            state.next_top[turn][old] = new
    return state


def empty() -> State:
    """Return a state before any option is known, as a checked state."""
    state = LAYOUT.checked()
    state.stage = Stage.CHARACTER
    state.mover = CHANCE
    state.top = state.dominator = state.sukkube = NO_CHARACTER
    state.last_card = NO_CARD
    for rows, nothing in (
        ([state.character_of], NO_CHARACTER),
        ([state.seat_of, state.played_seats], NO_SEAT),
        ([state.played_cards, *state.sequences], NO_CARD),
    ):
        for row in rows:
            for place in range(len(row)):
                row[place] = nothing
    return state
