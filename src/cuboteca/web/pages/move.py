"""Taking a seat to another device: the code on the one, the form that takes it on the other."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.competition.rated_tables import check_moving
from cuboteca.table.errors import NotYourTurnError, TooFastError, UnknownCodeError
from cuboteca.table.seat_codes import SECONDS, shown_code
from cuboteca.table.seats import new_token
from cuboteca.web.addresses import Reach
from cuboteca.web.contexts import CodeContext, MoveContext
from cuboteca.web.devices import arrival_of, welcome
from cuboteca.web.frames import own_label
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.qr_codes import qr_code
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    base_of,
    client_network_of,
    code_tried,
    form_of,
    is_secure,
    move_link,
    seat_by_code,
    services_of,
    table_of,
    whole_number,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import remember_table, visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

MINUTES = round(SECONDS / 60)
_LONGEST_CODE = 12


async def ask(request: Request) -> Response:
    """Show a fresh code for one of the visitor's seats."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    own = visitor.seats(table)
    seat = whole_number(form.get("seat"))
    if seat not in own:
        raise NotYourTurnError("you do not sit there")
    check_moving(table)
    code = shown_code(await services_of(request).codes.ask(table, seat))
    base, words = base_of(request), texts_for(visitor.language)
    reaches = base.reach is Reach.OTHERS
    return page(
        CodeContext(
            site=site_for(visitor, f"/tables/{table.id}"),
            t=word_of(words),
            title=own_label(table, seat, own, words),
            code=code,
            address=f"{base.handed}/move",
            minutes=MINUTES,
            qr=qr_code(move_link(base.handed, code)) if reaches else None,
            help="" if reaches else words.word(f"invite-{base.reach.value}"),
            command=base.command,
            table_url=f"/tables/{table.id}",
        )
    )


async def show(request: Request) -> Response:
    """Show the form that takes a code."""
    return _form(request, request.query_params.get("code", "")[:_LONGEST_CODE])


async def find(request: Request) -> Response:
    """Send a form with a code on to its table, whose address alone gets the table's cookie."""
    form = await form_of(request)
    words = texts_for(visitor_of(request).language)
    try:
        codes = await code_tried(request)
        table = await codes.find(form.get("code", ""))
    except UnknownCodeError:
        return _form(request, "", words.word("move-wrong", minutes=MINUTES), 422)
    except TooFastError:
        return _form(request, "", words.word("move-slow"), 429)
    return RedirectResponse(f"/tables/{table}/move", 307)  # the same form, again by POST


async def move(request: Request) -> Response:
    """Let the visitor play a seat here, if the code is right."""
    form, visitor = await form_of(request), visitor_of(request)
    words = texts_for(visitor.language)
    token, arrival = form.get("own") or new_token(), arrival_of(visitor)
    try:
        if arrival.newcomer is not None:
            await services_of(request).allowance.take(client_network_of(request))
        table, seat = await seat_by_code(request, form.get("code", ""), token, arrival.person)
    except UnknownCodeError:
        return _form(request, "", words.word("move-wrong", minutes=MINUTES), 422)
    except TooFastError:
        return _form(request, "", words.word("move-slow"), 429)
    name = visitor.name or table.seats[seat].name
    visitor = replace(visitor, name=name, pass_=visitor.pass_.with_seat(seat, token))
    response = RedirectResponse(f"/tables/{table.id}", 303)
    secure = is_secure(request)
    remember_table(response, visitor, table, secure=secure)
    if table.seats[seat].person == arrival.person:  # else this was answered before
        await welcome(services_of(request).people, arrival, response, secure=secure)
    return response


def _form(request: Request, code: str, problem: str = "", status: int = 200) -> Response:
    visitor = visitor_of(request)
    return page(
        MoveContext(
            site=site_for(visitor, "/move"),
            t=word_of(texts_for(visitor.language)),
            move_url="/move",
            own=new_token(),
            code=code if code.isprintable() else "",
            problem=problem,
        ),
        status,
    )


__all__ = ["MINUTES", "ask", "find", "move", "show"]
