"""What a seat does not know, drawn anew; and who sees a draw that is made in secret.

The only secret of Ursuppe is the next environment card from the moment that somebody looks at it
(Migration Sensing, Environmental Sensing) until it is turned up.
"""

from __future__ import annotations

from typing import Any

from cuboteca.core.chance import draw_below
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, SPECTATOR
from cuboteca.games.ursuppe.components import NO_CARD
from cuboteca.games.ursuppe.observation import knows_next_card
from cuboteca.games.ursuppe.rules.environment import senses
from cuboteca.games.ursuppe.rules.sequence import seat_of
from cuboteca.games.ursuppe.state import Stage, State


@rule
def resample(state: State, seat: int, stream: Any) -> None:
    """Draw anew, in place, what ``seat`` (``SPECTATOR``: who has none) does not know.

    The next card is one of those not turned up, itself among them; every one is as likely.
    """
    if state.next_card == NO_CARD or (seat != SPECTATOR and knows_next_card(state, seat)):
        return
    total = 0
    for copies in state.unseen_cards:
        total += copies
    ticket = draw_below(stream, total)
    for kind, copies in enumerate(state.unseen_cards):
        if ticket < copies:
            state.next_card = kind
            return
        ticket -= copies


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
