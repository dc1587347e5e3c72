"""The reader's analysed plays, as a part of what he or she has learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.lab.analysis_words import graded_text
from cuboteca.people.analysed import analysed
from cuboteca.web.contexts import ProgressPart, ProgressRow
from cuboteca.web.pages.account import day_of
from cuboteca.web.phrases import texts_for, title_of
from cuboteca.web.request import services_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from cuboteca.core.texts import Texts
    from cuboteca.lab.statistics import Estimate
    from cuboteca.people.analysed import AnalysedPlay
    from cuboteca.web.visitor import Visitor


async def analysed_part(request: Request, visitor: Visitor) -> ProgressPart | None:
    """Return what each analysed play cost per decision, and what it was without luck."""
    if not visitor.person:
        return None
    words = texts_for(visitor.language)
    found = await services_of(request).people.ask(analysed, visitor.person)
    rows = tuple(
        ProgressRow(
            title=f"{title_of(one.game)}, {day_of(one.made)}",
            note=" · ".join(_notes(one, words)),
            url=f"/tables/{one.id}/replay",
        )
        for one in found
    )
    title, text = words.word("progress-analysed"), words.word("progress-analysed-text")
    return ProgressPart("analysed", title, text, rows)


def _notes(one: AnalysedPlay, words: Texts) -> list[str]:
    notes = [graded_text(one.grades, words.language)]
    if one.decisions:
        lost = one.split.lost.scaled(100 / one.decisions).clipped(0, 100)
        notes.append(words.word("progress-lost", lost=_shown(lost, words)))
    scale, unit = (100, "progress-share") if one.shares else (1, "progress-points")
    adjusted = one.split.adjusted.scaled(scale)
    if one.shares:
        adjusted = adjusted.clipped(0, scale)
    result = words.word(unit, value=f"{scale * one.split.result:.0f}")
    if one.split.luck.excludes_zero:
        without = words.word(unit, value=f"{adjusted.value:.0f}")
        notes.append(words.word("progress-result-without-luck", result=result, without=without))
    else:
        notes.append(words.word("progress-result", result=result))
    return [note for note in notes if note]


def _shown(lost: Estimate, words: Texts) -> str:
    """Return a mean cost; words if its interval contains zero, so that it may be none."""
    if lost.is_exact and not lost.value:
        return words.word("progress-lost-nothing")
    if not lost.excludes_zero:
        return words.word("progress-lost-unclear")
    digits = f"{lost.value:.1f}"
    return digits if words.language == "en" else digits.replace(".", ",")


__all__ = ["analysed_part"]
