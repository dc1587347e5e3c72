"""The analysis of a finished play: its buttons, and its part of the replay.

Whoever holds a seat of the play may begin and cancel its analysis; everybody may see it.  If only
bots played, or the play came from a file, anybody may begin it, and whoever did so may cancel it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import JSONResponse, RedirectResponse

from cuboteca.core.fair_queue import TooManyOfYoursError
from cuboteca.lab.analysis_words import Words, texts_of
from cuboteca.web.contexts import AnalysisPart
from cuboteca.web.pages.message import message_page
from cuboteca.web.people import names_of
from cuboteca.web.phrases import texts_for
from cuboteca.web.request import (
    client_network_of,
    form_of,
    services_of,
    table_of,
    take_costly,
    wants_json,
    whole_number,
)
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.texts import Texts
    from cuboteca.lab.analysis import Analysis
    from cuboteca.table.narration import History
    from cuboteca.table.table import Table

_REFRESH = 2  # seconds after which a page asks for the progress of an analysis


async def change(request: Request) -> Response:
    """Begin an analysis, or cancel it."""
    form = await form_of(request)
    services, table = services_of(request), await table_of(request)
    if not may_change(table, visitor_of(request).seats(table), request):
        return _message(request, 403, "analysis-not-yours")
    try:
        if form.get("stop"):
            await services.analyses.cancel(table)
        else:
            await take_costly(request)
            await services.analyses.start(table, client_network_of(request))
    except TooManyOfYoursError:
        return _message(request, 429, "analysis-many")
    at = whole_number(form.get("at"))
    step = "" if at is None else f"?at={at}"
    return RedirectResponse(f"/tables/{table.id}/replay{step}#analysis", status_code=303)


def may_change(table: Table, own: Sequence[int], request: Request) -> bool:
    """Return whether the visitor may begin, or cancel, the analysis of a play.

    Args:
        table: The table of the play.
        own: The visitor's seats.
        request: The visitor's request.
    """
    if not table.is_kept:
        return False
    if table.imported is None and not all(seat.is_bot for seat in table.seats):
        return bool(own)
    job = services_of(request).analyses.job(table)
    return job is None or job.failed or job.client == client_network_of(request)


def _message(request: Request, status: int, key: str) -> Response:
    word = texts_for(visitor_of(request).language).word
    if wants_json(request):
        return JSONResponse({"message": word(f"{key}-text")}, status)
    replay = f"/tables/{request.path_params['table']}/replay"
    title, text = word(f"{key}-title"), word(f"{key}-text")
    return message_page(request, status, title, text, replay, word("message-back-to-replay"))


def unmade_part(request: Request, table: Table, at: int) -> AnalysisPart:
    """Return the analysis part of the replay at step ``at`` while there is no analysis."""
    job = services_of(request).analyses.job(table)
    url = f"/tables/{table.id}/analysis"
    running = job is not None and not job.failed
    may = may_change(table, visitor_of(request).seats(table), request)
    return AnalysisPart(
        url=url,
        offered=table.is_over and not running and may,
        stoppable=running and may,
        players_only=table.is_over and table.is_kept and not running and not may,
        failed=job is not None and job.failed,
        percent=job.percent if running and job else 0,
        refresh=_REFRESH if running else None,
        waits=running and job is not None and job.waits,
        at=at,
    )


def made_part(
    table: Table, found: Analysis, history: History, at: int, words: Texts
) -> AnalysisPart:
    """Return the analysis part of the replay at step ``at`` of an analysis that is made."""
    worded = Words(
        table.play,
        found,
        texts_of(table.game, words.language),
        names_of(table, words),
        lambda seq: table.play.engine.restore(history.snapshots[seq]),
    )
    word = worded.texts.word
    note = "analysis-curve-note-share" if found.shares else "analysis-curve-note-points"
    return AnalysisPart(
        url="",
        offered=False,
        failed=False,
        percent=100,
        refresh=None,
        at=at,
        curve=worded.curve(at=at, link=f"/tables/{table.id}/replay?at={{}}"),
        costs=worded.strip(),
        keys=worded.keys(at=at),
        moment=worded.moment(at),
        note=word(note),
        swings=worded.swings(),
        rows=worded.rows(),
        costly=worded.costly(),
        grades=worded.grades(),
        grades_note=worded.grades_note,
        split_note=worded.split_note,
        more=worded.more,
        names=tuple(worded.names),
        budget=f"{word('analysis-cost-note')} {worded.budget}",
        w=word,
    )


__all__ = [
    "change",
    "made_part",
    "may_change",
    "unmade_part",
]
