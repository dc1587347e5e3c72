"""The talk at a table: reading it, saying something, muting somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from cuboteca.table.errors import NotYourTurnError, RefusedLineError
from cuboteca.table.talk import EMOTES, LONGEST_LINE, PHRASES, checked
from cuboteca.web.contexts import TalkContext, TalkLink
from cuboteca.web.frames import viewer_of
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import fragment, page
from cuboteca.web.request import (
    base_of,
    form_of,
    is_secure,
    services_of,
    status_of,
    table_of,
    wants_json,
    whole_number,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.talking import MUTED, ears_of, has_talk, may_read, muted_value, others, spoken
from cuboteca.web.visitor import remember, visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request

    from cuboteca.table.table import Table
    from cuboteca.table.talk import Kind
    from cuboteca.web.frames import Viewer
    from cuboteca.web.visitor import Visitor

_KINDS: tuple[Kind, ...] = ("text", "phrase", "emote")  # and the fields of the forms


async def link_of(request: Request, table: Table, viewer: Viewer) -> TalkLink | None:
    """Return the way from a table's page to its talk; None if the viewer has nobody to talk to."""
    if not has_talk(table, viewer.own):
        return None
    return TalkLink(_url(table), await services_of(request).talks.newest(table))


def _url(table: Table) -> str:
    return f"/tables/{table.id}/talk"


async def show(request: Request) -> Response:
    """Show what was said; with ``since`` only the part of the page with later lines."""
    table, visitor = await table_of(request), visitor_of(request)
    since = whole_number(request.query_params.get("since"))
    context = await _context(request, table, visitor, since or 0)
    return page(context) if since is None else HTMLResponse(fragment(context, "talk"))


async def say(request: Request) -> Response:
    """Say what a form holds, or mute somebody, or hear somebody again."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    viewer = _reader(request, table, visitor)
    if "mute" in form or "unmute" in form:
        return _mute(request, table, visitor, form)
    seat = viewer.shown_seat(table)
    if seat is None:
        raise NotYourTurnError("you do not sit at this table")
    try:
        services = services_of(request)
        kind, body = _said(form, muted=services.sanctions.hold(table.seats[seat].person, "mute"))
        await services.lines.take(f"{table.id} {seat}")
        await services.talks.say(table, seat, kind, body)
    except RefusedLineError as error:
        if wants_json(request):
            raise
        word = texts_for(visitor.language).word
        context = await _context(
            request, table, visitor, 0, word(f"talk-refused-{error.why}"), form.get("text", "")
        )
        return page(context, status_of(error))
    return _done(request, table)


def _said(form: Mapping[str, str], *, muted: bool) -> tuple[Kind, str]:
    """Return what a form says; raises RefusedLineError."""
    if muted:
        raise RefusedLineError("muted")
    for kind in _KINDS:
        if kind in form:
            return kind, checked(kind, form[kind])
    raise RefusedLineError("unknown")


def _done(request: Request, table: Table) -> Response:
    return JSONResponse({}) if wants_json(request) else RedirectResponse(_url(table), 303)


def _mute(request: Request, table: Table, visitor: Visitor, form: Mapping[str, str]) -> Response:
    """Change whom the reader has muted at this table, on this device."""
    muted = set(ears_of(request, table, visitor).muted)
    muted |= _seats(table, form.get("mute"))
    muted -= _seats(table, form.get("unmute"))
    response = _done(request, table)
    remember(
        response, MUTED, muted_value(muted), path=f"/tables/{table.id}", secure=is_secure(request)
    )
    return response


def _seats(table: Table, said: str | None) -> set[int]:
    if said == "all":
        return set(table.people)
    seat = whole_number(said)
    return {seat} & set(table.people) if seat is not None else set()


def _reader(request: Request, table: Table, visitor: Visitor) -> Viewer:
    """Return who reads; raises NotYourTurnError for whoever may not."""
    viewer = viewer_of(table, visitor, base_of(request))
    if not may_read(table, viewer.own):
        raise NotYourTurnError("only those who sit at this table read what is said there")
    return viewer


async def _context(
    request: Request,
    table: Table,
    visitor: Visitor,
    since: int,
    message: str = "",
    draft: str = "",
) -> TalkContext:
    viewer = _reader(request, table, visitor)
    texts = texts_for(visitor.language)
    ears = ears_of(request, table, visitor)
    talks = services_of(request).talks
    return TalkContext(
        site=site_for(visitor, _url(table)),
        t=word_of(texts),
        title=texts.word("talk-title", game=table.game.meta.title),
        url=_url(table),
        table_url=f"/tables/{table.id}",
        lines=spoken(table, await talks.lines(table, since), ears, viewer.own, texts),
        newest=await talks.newest(table),
        seat=viewer.shown_seat(table),
        phrases=PHRASES,
        emotes=EMOTES,
        others=others(table, ears, viewer.own, texts),
        longest=LONGEST_LINE,
        public=table.has_ended,
        message=message,
        draft=draft,
    )


__all__ = ["link_of", "say", "show"]
