"""What a seat does not know, drawn anew; and who sees a draw that is made in secret.

The only secret of Ursuppe is the next environment card from the moment that somebody looks at it
(Migration Sensing, Environmental Sensing) until it is turned up.
"""

from __future__ import annotations

from typing import Any

from cuboteca.core.chance import draw_below, pick
from cuboteca.core.constants import CHANCE
from cuboteca.games.ursuppe.components import NO_CARD
from cuboteca.games.ursuppe.genes.sensing import senses
from cuboteca.games.ursuppe.observation import knows_next_card
from cuboteca.games.ursuppe.rules.sequence import seat_of
from cuboteca.games.ursuppe.state import LAYOUT, Stage


def resample(state: Any, seat: int | None, stream: Any) -> Any:
    """Return a state drawn from all that agree with what ``seat`` knows, as a twin.

    The next card is one of those not turned up, itself among them; every one is as likely.
    """
    drawn = LAYOUT.unpack(LAYOUT.pack(state))
    if drawn.next_card != NO_CARD and (seat is None or not knows_next_card(drawn, seat)):
        copies = list(drawn.unseen_cards)
        drawn.next_card = pick(copies, draw_below(stream, sum(copies)))
    return drawn


def witnesses(state: Any, outcome: int) -> frozenset[int] | None:  # noqa: ARG001
    """Return the seats that see what the draw that ``state`` waits for brings; None: all do.

    Rule: "Migration Sensing" (p. 13), "Environmental Sensing" (p. 18): only their owners look.
    """
    if state.stage not in (Stage.LOOK, Stage.LOOK_AHEAD):
        return None
    ahead = int(state.stage == Stage.LOOK_AHEAD)
    seats = (
        int(seat_of(state, colour))
        for colour in range(int(state.colour_count))
        if senses(state, colour, ahead)
    )
    return frozenset(seat for seat in seats if seat != CHANCE)
