"""The reader's analysed plays, as a part of what he or she has learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.lab.analysis_words import graded_text
from cuboteca.people.analysed import analysed
from cuboteca.web.contexts import CurvePoint, ProgressCurve, ProgressPart, ProgressRow
from cuboteca.web.dates import said_day_of
from cuboteca.web.phrases import texts_for, title_of
from cuboteca.web.request import services_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from starlette.requests import Request

    from cuboteca.core.texts import Texts
    from cuboteca.lab.statistics import Estimate
    from cuboteca.people.analysed import AnalysedPlay
    from cuboteca.web.visitor import Visitor

_LEAST = 2  # plays of a curve


async def analysed_part(request: Request, visitor: Visitor) -> ProgressPart | None:
    """Return what each analysed play cost per decision, and what it was without luck."""
    if not visitor.person:
        return None
    words = texts_for(visitor.language)
    found = await services_of(request).people.ask(analysed, visitor.person)
    rows = tuple(
        ProgressRow(
            title=f"{title_of(one.game)}, {said_day_of(one.made, words.language)}",
            note=" · ".join(_notes(one, words)),
            url=f"/tables/{one.id}/replay",
        )
        for one in found
    )
    title, text = words.word("progress-analysed"), words.word("progress-analysed-text")
    return ProgressPart("analysed", title, text, rows, tuple(_curves(found, words)))


def _curves(found: Sequence[AnalysedPlay], words: Texts) -> Iterator[ProgressCurve]:
    """Yield a curve for each game of which there are enough plays with decisions."""
    games: dict[str, list[AnalysedPlay]] = {}
    for one in reversed(found):  # the earliest first
        if one.decisions:
            games.setdefault(one.game, []).append(one)
    columns = ("play", "cost", "interval", "result", "without-luck")
    for name, plays in games.items():
        if len(plays) < _LEAST:
            continue
        costs = [_cost(one) for one in plays]
        top = max(1.0, *(cost.high for cost in costs))
        apart = 100 / (len(plays) - 1)
        values = [_number(cost.value, words) for cost in costs]
        yield ProgressCurve(
            id=f"costs-{name}",
            title=words.word("progress-curve", game=title_of(name)),
            label=words.word(
                "progress-curve-read", count=len(plays), first=values[0], last=values[-1]
            ),
            top=_number(top, words),
            heads=tuple(words.word(f"progress-column-{column}") for column in columns),
            points=tuple(
                CurvePoint(
                    x=round(number * apart, 1),
                    y=_down(cost.value, top),
                    high=_down(cost.high, top),
                    low=_down(cost.low, top),
                    full=cost.excludes_zero,
                    cells=(
                        said_day_of(one.made, words.language, "medium"),
                        values[number],
                        words.word(
                            "progress-between",
                            low=_number(cost.low, words),
                            high=_number(cost.high, words),
                        ),
                        _result(one, words),
                        _without_luck(one, words) or words.word("progress-luck-unclear"),
                    ),
                )
                for number, (one, cost) in enumerate(zip(plays, costs, strict=True))
            ),
        )


def _cost(one: AnalysedPlay) -> Estimate:
    """Return what a decision cost in the mean; 100 is the way from the first place to the last."""
    return one.split.lost.scaled(100 / one.decisions).clipped(0, 100)


def _down(value: float, top: float) -> float:
    """Return how far below the upper edge a value lies, in percent."""
    return round(100 - 100 * value / top, 1)


def _number(value: float, words: Texts) -> str:
    digits = f"{value:.1f}"
    return digits if words.language == "en" else digits.replace(".", ",")


def _result(one: AnalysedPlay, words: Texts) -> str:
    scale, unit = (100, "progress-share") if one.shares else (1, "progress-points")
    return words.word(unit, value=f"{scale * one.split.result:.0f}")


def _without_luck(one: AnalysedPlay, words: Texts) -> str:
    """Return the result without luck; "" if luck may have been none."""
    if not one.split.luck.excludes_zero:
        return ""
    scale, unit = (100, "progress-share") if one.shares else (1, "progress-points")
    adjusted = one.split.adjusted.scaled(scale)
    if one.shares:
        adjusted = adjusted.clipped(0, scale)
    return words.word(unit, value=f"{adjusted.value:.0f}")


def _notes(one: AnalysedPlay, words: Texts) -> list[str]:
    notes = [graded_text(one.grades, words.language)]
    if one.decisions:
        notes.append(words.word("progress-lost", lost=_shown(_cost(one), words)))
    result, without = _result(one, words), _without_luck(one, words)
    if without:
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
    return _number(lost.value, words)


__all__ = ["analysed_part"]
