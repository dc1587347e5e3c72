"""The analysis of a finished play: its button, and what the replay shows of it.

Whoever holds a seat of the play may begin and end its analysis; everybody may look at it.  Where
only bots played, anybody may begin it, and whoever did so may end it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.lab.analysis_words import Words, texts_of
from cuboteca.web.analysing import TooManyOfYoursError
from cuboteca.web.contexts import AnalysisPart
from cuboteca.web.guards import form_of
from cuboteca.web.pages.message import message_page
from cuboteca.web.people import names_of
from cuboteca.web.services import household_of, services_of
from cuboteca.web.visitor import visitor_of
from cuboteca.web.wording import texts_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.texts import Texts
    from cuboteca.lab.analysis import Analysis
    from cuboteca.table.story import History
    from cuboteca.table.table import Table

_REFRESH = 2  # seconds after which a page asks how far an analysis is


async def change(request: Request) -> Response:
    """Begin an analysis, or end it."""
    form = await form_of(request)
    services, visitor = services_of(request), visitor_of(request)
    table = await services.house.table(request.path_params["table"])
    if not may_change(table, visitor.pass_.seats(table), request):
        return _told(request, 403, "analysis-not-yours")
    try:
        if form.get("stop"):
            await services.analyses.cancel(table)
        else:
            await services.analyses.start(table, household_of(request))
    except TooManyOfYoursError:
        return _told(request, 429, "analysis-many")
    at = form.get("at", "")
    step = f"?at={at}" if at.isascii() and at.isdecimal() else ""
    return RedirectResponse(f"/tables/{table.id}/replay{step}#analysis", status_code=303)


def may_change(table: Table, own: Sequence[int], request: Request) -> bool:
    """Return whether whoever asks may begin, or end, the analysis of a play.

    Args:
        table: At which it was played.
        own: Seats that the reader holds.
        request: Which asks.
    """
    if not all(seat.is_bot for seat in table.seats):
        return bool(own)
    job = services_of(request).analyses.job(table)
    return job is None or job.failed or job.client == household_of(request)


def _told(request: Request, status: int, key: str) -> Response:
    word = texts_for(visitor_of(request).language).word
    replay = f"/tables/{request.path_params['table']}/replay"
    title, text = word(f"{key}-title"), word(f"{key}-text")
    return message_page(request, status, title, text, replay, word("message-back-to-replay"))


async def analysis_part(
    request: Request, table: Table, history: History, at: int, words: Texts
) -> AnalysisPart:
    """Return what the replay shows of the analysis at step ``at``."""
    analyses = services_of(request).analyses
    found = await analyses.made(table)
    job = analyses.job(table)
    url = f"/tables/{table.id}/analysis"
    if found is not None:
        return _made(table, found, history, at, words)
    running = job is not None and not job.failed
    may = may_change(table, visitor_of(request).pass_.seats(table), request)
    return AnalysisPart(
        url=url,
        offered=table.is_over and not running and may,
        stoppable=running and may,
        failed=job is not None and job.failed,
        percent=job.percent if running and job else 0,
        refresh=_REFRESH if running else None,
        waits=running and job is not None and job.waits,
        at=at,
    )


def _made(table: Table, found: Analysis, history: History, at: int, words: Texts) -> AnalysisPart:
    told = Words(
        table.play,
        found,
        texts_of(table.game, words.language),
        names_of(table, words),
        lambda seq: table.play.engine.restore(history.snapshots[seq]),
    )
    word = told.texts.word
    note = "analysis-curve-note-share" if found.shares else "analysis-curve-note-points"
    return AnalysisPart(
        url="",
        offered=False,
        failed=False,
        percent=100,
        refresh=None,
        at=at,
        curve=told.curve(at=at, link=f"/tables/{table.id}/replay?at={{}}"),
        costs=told.strip(),
        keys=told.keys(at=at),
        moment=told.moment(at),
        note=word(note),
        turns=told.turns(),
        rows=told.rows(),
        costly=told.costly(),
        split_note=told.split_note,
        more=told.more,
        names=tuple(told.names),
        effort=f"{word('analysis-cost-note')} {told.effort}",
        w=word,
    )
