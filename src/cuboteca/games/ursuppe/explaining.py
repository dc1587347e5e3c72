"""Why an action is illegal now, with the paragraph of the rulebook that says so."""

from __future__ import annotations

from typing import Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.words import SeatName, Sentence, say
from cuboteca.games.ursuppe.choosing import asked_of, legal_actions
from cuboteca.games.ursuppe.wording import END_RULE, SEQUENCE_RULE


def explain(state: Any, seat: int, action: int) -> Sentence | None:
    """Return why ``action`` is illegal for ``seat`` now; None if it is legal."""
    if state.mover == OVER:
        return say("why-over", END_RULE)
    if state.mover == CHANCE:
        return say("why-drawing", SEQUENCE_RULE)
    if state.mover != seat:
        name = SeatName(int(state.mover))
        return say("why-not-your-turn", SEQUENCE_RULE, seat=name, what=asked_of(state))
    if action in legal_actions(state):
        return None
    return say("why-not-now", SEQUENCE_RULE, what=asked_of(state))
