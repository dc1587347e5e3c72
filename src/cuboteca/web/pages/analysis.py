"""The analysis of a finished play: its button, and what the replay shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.lab.analysis_words import Words, texts_of
from cuboteca.web.contexts import AnalysisPart
from cuboteca.web.guards import form_of
from cuboteca.web.people import names_of
from cuboteca.web.services import services_of

if TYPE_CHECKING:
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
    services = services_of(request)
    table = await services.house.table(request.path_params["table"])
    if form.get("stop"):
        await services.analyses.cancel(table)
    else:
        await services.analyses.start(table)
    at = form.get("at", "")
    step = f"?at={at}" if at.isascii() and at.isdecimal() else ""
    return RedirectResponse(f"/tables/{table.id}/replay{step}#analysis", status_code=303)


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
    return AnalysisPart(
        url=url,
        offered=table.is_over and not running,
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
