"""Text forms: ``roll``, ``hold``, the faces ``1`` to ``6``, and a state as names and numbers."""

from __future__ import annotations

from cuboteca.core import notation as n
from cuboteca_pig.rules import HOLD, OUTCOME_COUNT, ROLL
from cuboteca_pig.state import LAYOUT, State


def _seats(state: State) -> int:
    return state.seat_count


def _rolling(state: State) -> bool:
    return bool(state.rolling)


NUMBER = n.number("number", 0, 32_767)
FLAG = n.number("flag", 0, 1)

ACTIONS = n.Phrases(
    "action", "decision", n.Phrase(ROLL, "roll"), n.Phrase(HOLD, "hold"), stage=_rolling
)
OUTCOMES = n.Phrases(
    "outcome",
    "draw",
    *(n.Phrase[State](outcome, str(outcome + 1)) for outcome in range(OUTCOME_COUNT)),
    stage=_rolling,
)
STATE = n.StateText(
    LAYOUT.checked,
    n.field("seats", NUMBER, "seat_count"),
    n.field("goal", NUMBER),
    n.field("turn_cap", NUMBER),
    n.field("turn", NUMBER),
    n.field("rolling", FLAG),
    n.field("over", FLAG),
    n.field("total", NUMBER),
    n.field("die", NUMBER),
    n.field("points", n.row_of(NUMBER, _seats)),
)

format_action, parse_action = ACTIONS.format, ACTIONS.parse
format_outcome, parse_outcome = OUTCOMES.format, OUTCOMES.parse
format_state, parse_state = STATE.format, STATE.parse
