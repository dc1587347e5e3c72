"""What happened, as sentences for the log and as the score sheet of a round.

An event lets much happen that nobody is asked about.  ``tell`` takes the steps of the rules once
more, one by one (``replaying``), and words each of them by the stage at which it was taken; so a
drift without points, the only meal or hunger are told as if they had been chosen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cuboteca.core.words import LogEntry, ScoreSheet, Sentence, say
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.telling import attacking, feeding, growing, moving, preparing
from cuboteca.games.ursuppe.telling.replaying import moments
from cuboteca.games.ursuppe.telling.scoring import ending, sheet, standings, told_scoring
from cuboteca.games.ursuppe.wording import phase_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.games.ursuppe.telling.replaying import Moment

__all__ = ["ending", "standings", "tell"]

#: Who words a step, by the stage at which it is taken; other steps are not worth a sentence.
_TELLERS: dict[int, Callable[[Moment], Iterator[Sentence]]] = {
    **preparing.TELLERS,
    **moving.TELLERS,
    **feeding.TELLERS,
    **attacking.TELLERS,
    **growing.TELLERS,
    Stage.SCORING: told_scoring,
}

#: Those stages, and others at which a phase may begin.
_TOLD = frozenset((*_TELLERS, Stage.ROUND, Stage.NEXT_BUYER, Stage.NEXT_DIVIDER))


def tell(before: Any, action: int, after: Any) -> LogEntry:  # noqa: ARG001
    """Return what the event that led from ``before`` to ``after`` tells the table."""
    sentences: list[Sentence] = []
    found: ScoreSheet | None = None
    for moment in moments(before, action, _TOLD):
        sentences += _heading(moment)
        if moment.was.stage in _TELLERS:
            sentences += _TELLERS[moment.was.stage](moment)
        if moment.was.stage == Stage.SCORING:
            found = sheet(moment)
    return LogEntry(tuple(sentences), found)


def _heading(moment: Moment) -> Iterator[Sentence]:
    """Head the set-up, and each phase with its round."""
    was, now = moment.was, moment.now
    if was.stage == Stage.FIRST_CARD:
        yield replace(say("tell-set-up"), heading=True)
    elif now.round_number > 0 and (was.phase, was.round_number) != (now.phase, now.round_number):
        sentence = say(
            "tell-phase",
            round=int(now.round_number),
            phase=int(now.phase),
            name=phase_word(now.phase),
        )
        yield replace(sentence, heading=True)
