"""The lobby: its page, taking a seat of an open table, quick match, and what changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response
from starlette.websockets import WebSocketDisconnect

from cuboteca.people import lobby as listed
from cuboteca.people import quick_match
from cuboteca.people.friends import blocked_pairs
from cuboteca.people.quick_match import FILL, Waiter, checked_queue
from cuboteca.table.errors import SeatTakenError, TableError
from cuboteca.table.seats import clean_name, hash_token, is_token, new_token
from cuboteca.web.contexts import Field
from cuboteca.web.devices import arrival_of, device_token_of, welcome
from cuboteca.web.frames import claim_of, table_context, viewer_of
from cuboteca.web.live import ALL_TAKEN, GONE, HEARTBEAT, OURS, PATIENCE, SPOKE
from cuboteca.web.lobby_board import without_time
from cuboteca.web.lobby_words import lobby_context, waiting_of
from cuboteca.web.pages.table import seated
from cuboteca.web.phrases import texts_for
from cuboteca.web.rendering import fragment, page
from cuboteca.web.request import (
    base_of,
    form_of,
    is_secure,
    limited_client_of,
    same_origin,
    services_of,
    table_of,
    take_seat,
    wants_json,
    whole_number,
)
from cuboteca.web.visitor import cookie_of, nobody, remember, remember_name, visitor_of

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request
    from starlette.websockets import WebSocket

    from cuboteca.table.table import Table
    from cuboteca.web.lobby_board import Looker
    from cuboteca.web.visitor import Visitor

_PATH = "/lobby"
_WAITS = "waits"  # the cookie with the token of whoever waits
_GONE = (RuntimeError, WebSocketDisconnect, TimeoutError)


async def lobby(request: Request) -> Response:
    """Show the lobby, or lead whoever has been matched to the table."""
    visitor, board = visitor_of(request), services_of(request).lobby
    token = _token_of(request)
    waiter = await board.waiter(hash_token(token)) if token else None
    if waiter is not None and waiter.play:
        with contextlib.suppress(TableError):  # it has been deleted meanwhile
            return await _lead(request, visitor, waiter, token)
    context = lobby_context(await board.seen(), visitor, new_token(), waiter)
    return page(context)


async def _lead(request: Request, visitor: Visitor, waiter: Waiter, token: str) -> Response:
    """Lead somebody to the table that was found, with the token that opens the seat."""
    table = await services_of(request).tables.peek(waiter.play)
    response = seated(request, replace(visitor, name=waiter.name), table, waiter.seat, token)
    response.delete_cookie(_WAITS, path=_PATH)
    return response


async def match(request: Request) -> Response:
    """Begin to wait for a quick match, or stop."""
    form, visitor = await form_of(request), visitor_of(request)
    services, token = services_of(request), _token_of(request)
    board = services.lobby
    if "leave" in form:
        if token:
            await board.ask(quick_match.leave, hash_token(token))
        response = (
            Response(status_code=204) if wants_json(request) else RedirectResponse(_PATH, 303)
        )
        response.delete_cookie(_WAITS, path=_PATH)
        return response
    name, _, seats = form.get("match", "").partition(":")
    queue = checked_queue(name, whole_number(seats) or 0, form.get("pace", ""))
    await take_seat(request)
    called = clean_name(form.get("name", "")) or visitor.name
    arrival = arrival_of(replace(visitor, name=called))
    token = new_token()  # of a seat to come, so never one that was used
    waiter = Waiter(
        token_hash=hash_token(token),
        queue=queue,
        fill=FILL if "fill" in form else 0,
        name=called or texts_for(visitor.language).word("guest"),
        person=arrival.person,
        client=limited_client_of(request),
    )
    if old := _token_of(request):
        await board.ask(quick_match.leave, hash_token(old))
    await board.ask(quick_match.wait, waiter, services.settings.tables_each)
    response = RedirectResponse(_PATH, 303)
    secure = is_secure(request)
    remember(response, _WAITS, token, path=_PATH, secure=secure)
    if called:
        remember_name(response, called, secure=secure)
    await welcome(services.people, arrival, response, secure=secure)
    return response


# taking a seat


async def ask_to_sit(request: Request) -> Response:
    """Offer a free seat of a table that is open to everybody."""
    table, visitor = await table_of(request), visitor_of(request)
    await _check_open(request, table)
    if visitor.seats(table):
        return RedirectResponse(f"/tables/{table.id}", 303)
    wanted = whole_number(request.query_params.get("seat"))
    return _offer(request, table, visitor, wanted)


async def sit(request: Request) -> Response:
    """Seat whoever comes first to a free seat of a table that is open to everybody."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    await _check_open(request, table)
    here = f"/tables/{table.id}"
    if visitor.seats(table):  # tapped twice
        return RedirectResponse(here, 303)
    own = form.get("own", "")
    if own and (mine := table.seat_of(own)) is not None:
        return seated(request, visitor, table, mine, own)
    await take_seat(request)
    name = clean_name(form.get("name", "")) or visitor.name
    wanted = whole_number(form.get("seat"))
    if wanted is None or wanted >= len(table.seats) or table.seats[wanted].kind != "link":
        return _offer(request, table, visitor, None)
    own = own if is_token(own) and not table.head.rated else new_token()
    visitor = replace(visitor, name=name or texts_for(visitor.language).word("guest"))
    arrival = arrival_of(visitor)
    there = {seat.person for seat in table.seats if seat.person}
    if await services_of(request).lobby.ask(blocked_pairs, {*there, arrival.person}):
        raise listed.NotOpenError
    rated = services_of(request).rated
    await rated.check_seat(table, arrival.person, device_token_of(request))
    if not await table.claim(wanted, visitor.name, own, arrival.person):
        table = await table_of(request)  # another process may have seated somebody
        return _offer(request, table, replace(visitor, name=name), wanted)
    services = services_of(request)
    await services.lobby.ask(listed.tell_seated, table.id)
    response = seated(request, visitor, table, wanted, own)
    if table.seats[wanted].person == arrival.person:  # else this was answered before
        await welcome(services.people, arrival, response, secure=is_secure(request))
    return response


async def _check_open(request: Request, table: Table) -> None:
    board = services_of(request).lobby
    if not (table.is_kept and await board.ask(listed.is_open_to_all, table.id)):
        raise listed.NotOpenError


def _offer(request: Request, table: Table, visitor: Visitor, wanted: int | None) -> Response:
    """Offer a free seat, and say who has taken the one that was wanted.

    Raises:
        SeatTakenError: No seat is free.
    """
    words = texts_for(visitor.language)
    free = [seat.seat for seat in table.seats if not seat.claimed]
    taken = wanted is not None and wanted < len(table.seats) and wanted not in free
    if not free:
        last = next((one for one in table.seats if one.seat == wanted), table.seats[-1])
        raise SeatTakenError(last.seat, last.name)
    seat = wanted if wanted in free else free[0]
    assert seat is not None
    claim = claim_of(table, seat, "", visitor.name, visitor.language)
    claim = replace(
        claim,
        url=f"/tables/{table.id}/sit",
        fields=(Field("seat", str(seat)), Field("own", new_token())),
        to_all=True,
    )
    message = ""
    if taken and wanted is not None:
        message = words.word("lobby-taken", number=wanted + 1, name=table.seats[wanted].name)
    viewer = viewer_of(table, visitor, base_of(request))
    return page(table_context(table, viewer, visitor, claim, message), 409 if taken else 200)


# what changes


async def live(socket: WebSocket) -> None:
    """Send what changes in the lobby until the reader leaves, who then waits no longer."""
    services = services_of(socket)
    if not same_origin(socket):
        await socket.close()
        return
    await socket.accept()
    token = _token_of(socket)
    with services.sockets.place(limited_client_of(socket)) as room:
        if not room:
            await socket.close(ALL_TAKEN)
            return
        waits = hash_token(token) if token else ""
        try:
            with services.lobby.looking(waits) as looker:
                await _serve(socket, looker)
        finally:
            if waits:
                await services.lobby.ask(quick_match.let_go, waits)


async def _serve(socket: WebSocket, looker: Looker) -> None:
    sending = asyncio.ensure_future(_send(socket, looker))
    leaving = asyncio.ensure_future(socket.receive())
    try:
        await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, leaving):
            task.cancel()
        ended, said = await asyncio.gather(sending, leaving, return_exceptions=True)
        ours = isinstance(ended, Exception) and not isinstance(ended, _GONE)
        spoke = isinstance(said, dict) and said["type"] == "websocket.receive"
        with contextlib.suppress(*_GONE):
            await socket.close(OURS if ours else SPOKE if spoke else GONE)


async def _send(socket: WebSocket, looker: Looker) -> None:
    board, visitor = services_of(socket).lobby, visitor_of(socket)
    words = texts_for(visitor.language)
    known, told = None, None
    while True:
        looker.changed.clear()
        seen = await board.seen()
        message: dict[str, object] = {}
        if (now := without_time(seen)) != known:
            known = now
            context = lobby_context(seen, nobody(visitor.language))
            message["html"] = fragment(context, "now")
        waiter = board.matched(looker)
        if waiter is not None and waiter.play:
            message["go"] = _PATH
        waits = waiting_of(waiter, words)
        said = waits and (waits.text, waits.fill)
        if said != told:
            told = said
            message["waits"] = said is not None
        async with asyncio.timeout(PATIENCE):
            await socket.send_text(json.dumps(message, ensure_ascii=False))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT):
                await looker.changed.wait()


def _token_of(connection: HTTPConnection) -> str:
    """Return the token with which somebody waits; "" if nobody does."""
    token = cookie_of(connection, _WAITS)
    return token if is_token(token) else ""


__all__ = ["ask_to_sit", "live", "lobby", "match", "sit"]
