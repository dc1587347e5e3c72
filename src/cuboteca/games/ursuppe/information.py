"""Hidden information: who knows it, how it is drawn anew, and who sees a secret draw.

The only secret of Ursuppe is the next environment card from the moment that somebody looks at it
(Migration Sensing, Environmental Sensing) until it is turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.chance import draw_below
from cuboteca.core.citations import cites
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, SPECTATOR
from cuboteca.games.ursuppe.components import NO_CARD
from cuboteca.games.ursuppe.rules.environment import cards_left, senses
from cuboteca.games.ursuppe.rules.sequence import seat_of
from cuboteca.games.ursuppe.state import Stage, State

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@rule('"Migration Sensing" (p. 13), "Environmental Sensing" (p. 18): their owners have')
def knows_next_card(state: State, seat: int) -> bool:
    """Return whether a colour of ``seat`` has looked at the next environment card."""
    for colour in range(state.colour_count):
        if state.known_by[colour] == 1 and seat_of(state, colour) == seat:
            return True
    return False


@rule('"Migration Sensing" (p. 13), "Environmental Sensing" (p. 18): nobody else has seen it')
def resample(state: State, seat: int, rng: npt.NDArray[np.uint64]) -> None:
    """Draw anew, in place, what ``seat`` (``SPECTATOR``: who has none) does not know.

    The next card is one of those not turned up, itself among them; every one is as likely.
    """
    if state.next_card == NO_CARD or (seat != SPECTATOR and knows_next_card(state, seat)):
        return
    chosen = draw_below(rng, cards_left(state))
    kind = 0
    while chosen >= state.unseen_cards[kind]:
        chosen -= state.unseen_cards[kind]
        kind += 1
    state.next_card = kind


@cites('"Migration Sensing" (p. 13), "Environmental Sensing" (p. 18): only their owners look')
def observers(state: State, outcome: int) -> frozenset[int] | None:  # noqa: ARG001
    """Return the seats that see what the draw that ``state`` waits for brings; None: all do."""
    if state.stage not in (Stage.LOOK, Stage.LOOK_AHEAD):
        return None
    ahead = int(state.stage == Stage.LOOK_AHEAD)
    seats = (
        seat_of(state, colour)
        for colour in range(state.colour_count)
        if senses(state, colour, ahead)
    )
    return frozenset(seat for seat in seats if seat != CHANCE)
