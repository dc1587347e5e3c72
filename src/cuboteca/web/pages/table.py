"""A table: the page, sitting down, acting, asking why something is not possible, the record."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse

from cuboteca.bots.workers import PreparingError, WorkerError
from cuboteca.table.errors import NotYourTurnError, RefusedActionError, SeatTakenError
from cuboteca.table.seats import clean_name, new_token
from cuboteca.web.addresses import base_for
from cuboteca.web.frames import claim_of, table_context, viewer_of
from cuboteca.web.guards import form_of
from cuboteca.web.hinting import advice_of, hint_text
from cuboteca.web.pages.message import message_page
from cuboteca.web.people import names_of
from cuboteca.web.problems import reason_of
from cuboteca.web.rendering import page, part
from cuboteca.web.services import client_of, services_of
from cuboteca.web.visitor import remember_table, visitor_of
from cuboteca.web.wording import texts_for, word_of, wording_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import HTTPConnection, Request
    from starlette.responses import Response

    from cuboteca.table.house import House
    from cuboteca.table.table import Table
    from cuboteca.web.addresses import Base
    from cuboteca.web.contexts import AdvicePart
    from cuboteca.web.visitor import Visitor
    from cuboteca.web.wording import Wording

LOG = logging.getLogger("cuboteca.web")

_MOST_DIGITS = 9
_LONGEST_HOST = 255  # of a name in the domain name system
_ASK_AGAIN = 3  # seconds after which the script asks for a hint again that is being prepared
_LONGEST_NAME = 40  # of a thing on a board
_REQUEST_ID = re.compile("[!-~]{0,64}")


async def table_of(connection: HTTPConnection) -> Table:
    """Return the table that an address names; raises UnknownTableError."""
    return await services_of(connection).house.table(connection.path_params["table"])


def base_of(connection: HTTPConnection) -> Base:
    """Return the address of the site for the reader, and for those whom the reader invites."""
    url = connection.url
    if len(url.netloc) > _LONGEST_HOST:  # it is made up, and no code for phones would hold it
        url = url.replace(netloc="localhost")
    here = f"{url.scheme.replace('ws', 'http')}://{url.netloc}"
    listening = services_of(connection).settings.listening
    return base_for(here, url.hostname or "", client_of(connection), listening)


async def show(request: Request) -> Response:
    """Show a table."""
    table, visitor = await table_of(request), visitor_of(request)
    return page(table_context(table, viewer_of(table, visitor, base_of(request)), visitor))


async def by_link(request: Request) -> Response:
    """Let somebody in who holds a seat's link."""
    table, visitor = await table_of(request), visitor_of(request)
    token = request.path_params["token"]
    own = table.seat_of(token)
    if own is not None:
        return _seated(request, visitor, table, own, token)
    seat = _invited(table, token)
    if seat in visitor.pass_.seats(table):  # has come by this invitation before
        return RedirectResponse(f"/tables/{table.id}", 303)
    if table.seats[seat].claimed:
        raise SeatTakenError(seat, table.seats[seat].name)
    claim = claim_of(table, seat, token, visitor.name, visitor.language)
    viewer = viewer_of(table, visitor, base_of(request))
    return page(table_context(table, viewer, visitor, claim))


async def claim(request: Request) -> Response:
    """Seat somebody who came by a link and gave a name."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    seat = _invited(table, form.get("token", ""))
    name = clean_name(form.get("name", "")) or texts_for(visitor.language).word("guest")
    own = form.get("own") or new_token()
    if not await table.claim(seat, name, own):
        table = await table_of(request)  # who it was may have been written by another process
        raise SeatTakenError(seat, table.seats[seat].name)
    return _seated(request, replace(visitor, name=name), table, seat, own)


def _invited(table: Table, token: str) -> int:
    """Return the seat that an invitation is to; raises NotYourTurnError."""
    seat = table.invited_by(token)
    if seat is None:
        raise NotYourTurnError("this link opens no seat")
    return seat


def _seated(request: Request, visitor: Visitor, table: Table, seat: int, token: str) -> Response:
    visitor = replace(visitor, pass_=visitor.pass_.with_seat(seat, token))
    response = RedirectResponse(f"/tables/{table.id}", 303)
    remember_table(response, visitor, table, secure=request.url.scheme == "https")
    return response


async def act(request: Request) -> Response:
    """Let the reader decide (``_decide``), or ask for a hint or why something cannot be."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    own = visitor.pass_.seats(table)
    if "why" in form:
        return why(request, table, own, form)
    if not own:
        raise NotYourTurnError("you do not sit at this table")
    if "hint" in form:
        return await _hint(request, table, visitor, own)
    seq = _number(form, "seq")
    seat = mover if (mover := table.mover_at(seq)) in own else own[0]
    done = await _decide(services_of(request).house, table, seat, seq, form)
    if wants_json(request):
        return JSONResponse({"seq": done})
    return RedirectResponse(f"/tables/{table.id}", 303)


async def _decide(house: House, table: Table, seat: int, seq: int, form: Mapping[str, str]) -> int:
    """Let a seat act, start a macro, or take its last action back, as a form says."""
    request_id = form.get("id", "")
    if not _REQUEST_ID.fullmatch(request_id):
        raise RefusedActionError(
            "the field 'id' must be at most 64 letters, digits or signs of ASCII"
        )
    if "macro" in form:
        return await house.follow(table, seat, seq, form["macro"], request_id)
    if "take_back" in form:
        return await house.take_back(table, seat, seq, request_id)
    return await house.act(table, seat, seq, _number(form, "action"), request_id)


async def _hint(request: Request, table: Table, visitor: Visitor, own: tuple[int, ...]) -> Response:
    """Tell what the game's solver advises."""
    wording = wording_for(visitor.language, table.game)
    seat = table.play.to_move if table.play.to_move in own else own[0]
    coming = ""
    try:
        hint = await services_of(request).hints.hint(table, seat)
        names = names_of(table, wording.site)
        advice = advice_of(hint, wording, names)
        text = hint_text(hint, wording, names)
    except PreparingError as error:
        advice, text = None, _preparing("hint-preparing", error, wording)
        coming = _preparing("hint-coming", error, wording)
    except WorkerError as error:
        LOG.warning("table %s: no hint: %s", table.id, error)
        advice, text = None, wording.site.word("hint-none")
    if wants_json(request):
        return JSONResponse({"message": text, **_drawn(advice, coming, wording)})
    viewer = viewer_of(table, visitor, base_of(request))
    context = table_context(table, viewer, visitor, message="" if advice else text)
    return page(replace(context, advice=advice))


def _preparing(key: str, error: PreparingError, wording: Wording) -> str:
    """Return that a hint is being prepared, and about how long yet if that can be said."""
    if error.seconds is None:
        return wording.site.word(f"{key}-longer")
    return wording.site.word(key, seconds=error.seconds)


def _drawn(advice: AdvicePart | None, coming: str, wording: Wording) -> dict[str, str | int]:
    """Return what the script puts into the bar: a hint, or that it comes by itself."""
    t = word_of(wording.site)
    if advice:
        return {"advice": part("advised", advice, t)}
    return {"advice": part("preparing", coming, t), "again": _ASK_AGAIN} if coming else {}


def why(request: Request, table: Table, own: tuple[int, ...], form: Mapping[str, str]) -> Response:
    """Tell why an action, or what somebody tapped, is not possible now."""
    visitor = visitor_of(request)
    words, texts = wording_for(visitor.language, table.game)
    seat = table.play.to_move if table.play.to_move in own else next(iter(own), None)
    refused = table.explain(seat, _asked(form))
    text = words.word("message-why-fine")
    if refused.explanation is not None:
        text = reason_of(refused, table, texts, names_of(table, words))
    if wants_json(request):
        return JSONResponse({"message": text})
    title = words.word("message-why-title")
    return message_page(request, 200, title, text, f"/tables/{table.id}")


def _asked(form: Mapping[str, str]) -> int | str:
    """Return the action that is asked for, or what was tapped after what had been chosen."""
    if form["why"].isascii() and form["why"].isdecimal():
        return _number(form, "why")
    return f"{form.get('pick', '')[:_LONGEST_NAME]}/{form['why'][:_LONGEST_NAME]}"


def wants_json(request: Request) -> bool:
    """Return whether the script asks, not a form."""
    return "application/json" in request.headers.get("accept", "")


def _number(form: Mapping[str, str], name: str) -> int:
    text = form.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise RefusedActionError(f"the field '{name}' must be a number")
    return int(text)


async def record(request: Request) -> Response:
    """Give the record of the play so far as a file, as the page may show it."""
    table, visitor = await table_of(request), visitor_of(request)
    seat = viewer_of(table, visitor, base_of(request)).shown_seat(table)
    name = f"{table.game.name}-{table.id}.jsonl"
    return PlainTextResponse(
        table.record(seat).line() + "\n",
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
