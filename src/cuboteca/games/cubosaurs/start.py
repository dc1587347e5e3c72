"""The set-up of a play: options and seats make the first state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.citations import cites
from cuboteca.core.constants import CHANCE
from cuboteca.games.cubosaurs.components import TOKEN_COUNT
from cuboteca.games.cubosaurs.rules.set_up import clear_table
from cuboteca.games.cubosaurs.state import LAYOUT, NO_FACE, NO_SEAT, NO_TILE, Stage

if TYPE_CHECKING:
    from cuboteca.core.game import Options
    from cuboteca.games.cubosaurs.state import State


@cites('"Preparazione" (Italian p. 4); "Preparazione aggiuntiva" (p. 10); ruling: set-up-order')
def start(options: Options, seat_count: int) -> State:
    """Return the first state: nothing is drawn yet, not even who begins.

    Args:
        options: Complete and validated, see ``meta.OPTIONS``.
        seat_count: 2..5.
    """
    state = LAYOUT.checked()
    state.seat_count = seat_count
    state.rounds = int(options["rounds"])
    state.dna = bool(options["dna"])
    state.direct_interaction = bool(options["direct_interaction"])
    state.egg_needs_one = bool(options["egg_needs_one"])
    state.stage = Stage.STARTER
    state.mover = CHANCE
    state.round_number = 1
    state.starter = NO_SEAT
    state.active = NO_SEAT
    state.resume = Stage.TURN
    state.reserve = TOKEN_COUNT if options["dna"] else 0
    clear_table(state)
    state.pending = NO_TILE
    state.opponent = NO_SEAT
    state.their_face = NO_FACE
    return state
