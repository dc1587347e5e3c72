"""Why an action is illegal now, with the paragraph of the rulebook that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.words import SeatName, Sentence, say
from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.choosing import asked_of, legal_actions
from cuboteca.games.ursuppe.explaining import attacking, feeding, growing, moving, trading
from cuboteca.games.ursuppe.wording import END_RULE, SEQUENCE_RULE, phase_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: Who knows the reasons, by the stage that asks.
_REASONS: dict[int, Callable[[Any, int], Iterator[Sentence]]] = {
    **moving.REASONS,
    **feeding.REASONS,
    **attacking.REASONS,
    **trading.REASONS,
    **growing.REASONS,
}

#: The phase to which actions belong: the first one past them, and the phase; NO_PHASE for several.
NO_PHASE = -1
_PHASES = (
    (a.HEAL, 1),
    (a.NUMBER, 4),
    (a.START, NO_PHASE),
    (a.EXPLODE, 0),
    (a.PAY_DEBT, 4),
    (a.BOUGHT, 2),
    (a.NO_AGGRESSION, 3),
    (a.PAIR, 5),
    (a.ACTION_COUNT, NO_PHASE),
)


def explain(state: Any, seat: int, action: int) -> Sentence | None:
    """Return why ``action`` is illegal for ``seat`` now; None if it is legal."""
    if state.mover == OVER:
        return say("why-over", END_RULE)
    if state.mover == CHANCE:
        return say("why-drawing", SEQUENCE_RULE)
    if state.mover != seat:
        name = SeatName(int(state.mover))
        return say("why-not-your-turn", SEQUENCE_RULE, seat=name, what=asked_of(state))
    if not 0 <= action < a.ACTION_COUNT:
        return say("why-unknown")
    if action in legal_actions(state):
        return None
    reasons = _REASONS.get(int(state.stage))
    found = next(reasons(state, action), None) if reasons else None
    return found or _not_now(state, action)


def _not_now(state: Any, action: int) -> Sentence:
    """Say that something else is asked, and to which phase the action belongs."""
    phase = next(phase for end, phase in _PHASES if action < end)
    if phase in (NO_PHASE, state.phase):
        return say("why-not-now", SEQUENCE_RULE, what=asked_of(state))
    return say("why-other-phase", SEQUENCE_RULE, phase=phase, name=phase_word(phase))
