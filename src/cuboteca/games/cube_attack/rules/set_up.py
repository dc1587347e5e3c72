"""The only draw of a play: who is first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import rule
from cuboteca.games.cube_attack.rules.turn import begin_turn
from cuboteca.games.cube_attack.state import Stage, State

if TYPE_CHECKING:
    from cuboteca.core.record import Row


@rule('"Preparazione", 3 (p. 4); ruling: first-player-by-lot')
def first_player_weights(state: State, weights: Row) -> int:
    """Weigh the seats that may be first player, equally; return the sum.  Changes: weights."""
    for seat in range(state.seat_count):
        weights[seat] = 1
    return state.seat_count


@rule('"Preparazione", 3 (p. 4), "Come si gioca" (p. 4): always starting from the first player')
def make_first_player(state: State, seat: int) -> None:
    """Give the token to ``seat``, which it keeps, and let the first turn begin.

    Changes: first_player, stage, mover.
    """
    state.first_player = seat
    state.stage = Stage.ACTION
    begin_turn(state)
