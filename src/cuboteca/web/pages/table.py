"""A table: the page, taking a seat, acting, asking why something is refused, the record."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse

from cuboteca.bots.workers import PreparingError
from cuboteca.competition.tournaments import tournament_of
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.fair_queue import BusyError
from cuboteca.people import plays
from cuboteca.people.lobby import is_open_to_all
from cuboteca.table.contributions import LONGEST_TEXT, Given
from cuboteca.table.errors import (
    NotYourTurnError,
    RefusedActionError,
    RefusedContributionError,
    SeatTakenError,
    StorageError,
)
from cuboteca.table.seats import clean_name, new_token
from cuboteca.web.contexts import ComingAdvice
from cuboteca.web.devices import arrival_of, device_token_of, welcome
from cuboteca.web.frames import claim_of, seat_link, table_context, viewer_of
from cuboteca.web.hints import advice_of, guess_of, hint_text
from cuboteca.web.pages import duplicates, talk
from cuboteca.web.pages.message import message_page
from cuboteca.web.pages.what_if import may_wonder
from cuboteca.web.people import names_of
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.qr_codes import qr_picture
from cuboteca.web.rendering import page, part
from cuboteca.web.request import (
    Explained,
    base_of,
    explained,
    form_of,
    is_secure,
    limited_client_of,
    phrases_of,
    received_of,
    services_of,
    side_of,
    table_of,
    take_costly,
    wants_json,
    whole_number,
)
from cuboteca.web.visitor import remember, remember_table, visitor_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.table.table import Table
    from cuboteca.web.contexts import AdvicePart, TableContext
    from cuboteca.web.frames import Viewer
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor

LOG = logging.getLogger("cuboteca.web")

_ASK_AGAIN = 3  # seconds after which the script asks again for a hint that is being prepared
_LONGEST_NAME = 40  # of a piece on a board
_COMMITMENT = re.compile("[0-9a-f]{64}")
_REQUEST_ID = re.compile("[!-~]{0,64}")


async def show(request: Request) -> Response:
    """Show a table."""
    table, visitor = await table_of(request), visitor_of(request)
    if table.imported is not None:  # it can only be looked back at
        return RedirectResponse(f"/tables/{table.id}/replay", 303)
    with suppress(BusyError):
        await services_of(request).tables.decide(table, limited_client_of(request))
    viewer = viewer_of(table, visitor, base_of(request), side_of(request))
    table.presence.glance(viewer.own)
    context = await _offering(request, table, viewer, table_context(table, viewer, visitor))
    talking = await talk.link_of(request, table, viewer)
    next_url = await _next_url(request, visitor, table)
    context = await _of_tournament(request, table, context)
    return page(replace(context, talk=talking, next_url=next_url))


async def _of_tournament(request: Request, table: Table, context: TableContext) -> TableContext:
    """Return a page that leads back to the tournament that its table belongs to, if any."""
    if not table.is_kept:
        return context
    try:
        found = await services_of(request).tournaments.ask(tournament_of, table.id)
    except StorageError:  # this table can be played all the same
        return context
    if not found[0]:
        return context
    return replace(context, tournament_url=f"/tournaments/{found[0]}", tournament_name=found[1])


async def _next_url(request: Request, visitor: Visitor, table: Table) -> str:
    """Return what leads to another play that waits for the visitor; "" if none does."""
    if not visitor.person:
        return ""
    try:
        found = await services_of(request).people.ask(plays.waiting, visitor.person, table.id)
    except StorageError:  # this table can be played all the same
        return ""
    return f"/plays/next?besides={table.id}" if found else ""


async def _offering(
    request: Request, table: Table, viewer: Viewer, context: TableContext
) -> TableContext:
    """Return a page that offers a spectator a seat if anybody may take one, and a large screen."""
    here = f"/tables/{table.id}"
    context = replace(
        context,
        screen_url=f"{here}/screen",
        what_if_url=f"{here}/what-if?at={table.play.seq}" if may_wonder(table) else "",
    )
    has_room = not (viewer.own or table.has_ended) and any(not one.claimed for one in table.seats)
    ask = services_of(request).lobby.ask
    if not (has_room and await ask(is_open_to_all, table.id)):
        return context
    return replace(context, sit_url=f"{here}/sit")


async def front(request: Request) -> Response:
    """Note which of several people who share a device sits before it now."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    seat = whole_number(form.get("seat"))
    if seat is None or seat not in visitor.seats(table):
        raise NotYourTurnError("this seat is not played on this device")
    here = f"/tables/{table.id}"
    response = RedirectResponse(here, 303)
    remember(response, "front", str(seat), path=here, secure=is_secure(request))
    return response


async def seat_code(request: Request) -> Response:
    """Draw the address that opens a free seat as a QR code, for whoever may hand it out."""
    table, visitor = await table_of(request), visitor_of(request)
    seat = whole_number(request.query_params.get("seat"))
    if seat is None or seat >= len(table.seats) or table.seats[seat].claimed:
        raise HTTPException(404)
    base = base_of(request).handed
    own = (one for one in visitor.pass_.invitations_to(table) if one.seat == seat)
    if invitation := next(own, None):
        return qr_picture(seat_link(base, table, invitation.token))
    if await services_of(request).lobby.ask(is_open_to_all, table.id):
        return qr_picture(f"{base}/tables/{table.id}/sit?seat={seat}")
    raise HTTPException(404)


async def by_link(request: Request) -> Response:
    """Open a seat by its link."""
    table, visitor = await table_of(request), visitor_of(request)
    token = request.path_params["token"]
    own = table.seat_of(token)
    if own is not None:
        return seated(request, visitor, table, own, token)
    seat = _invited(table, token)
    if seat in visitor.seats(table):  # has used this invitation before
        return RedirectResponse(f"/tables/{table.id}", 303)
    if table.seats[seat].claimed:
        raise SeatTakenError(seat, table.seats[seat].name)
    services = services_of(request)
    await services.rated.check_seat(table, visitor.person, device_token_of(request))
    await services.deals.check_seat(table, visitor.person)
    if table.is_sealed:
        return duplicates.seat_page(request, table, seat, token)
    claim = claim_of(table, seat, token, visitor.name, visitor.language)
    viewer = viewer_of(table, visitor, base_of(request))
    return page(table_context(table, viewer, visitor, claim))


async def claim(request: Request) -> Response:
    """Seat a person who came by a link and gave a name."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    seat = _invited(table, form.get("token", ""))
    name = clean_name(form.get("name", "")) or texts_for(visitor.language).word("guest")
    visitor = replace(visitor, name=name)
    own, arrival = form.get("own") or new_token(), arrival_of(visitor)
    if table.head.rated:
        if seat in visitor.seats(table):  # tapped twice
            return RedirectResponse(f"/tables/{table.id}", 303)
        own = new_token()  # one that nobody can have seen before
        await services_of(request).rated.check_seat(table, arrival.person, device_token_of(request))
    await services_of(request).deals.check_seat(table, visitor.person)
    if not await table.claim(seat, name, own, arrival.person):
        table = await table_of(request)  # another process may have seated somebody
        raise SeatTakenError(seat, table.seats[seat].name)
    if table.awaits:
        with suppress(RefusedContributionError):  # the play has just begun without it
            await table.contribute(_given(form, (seat,)))
    response = seated(request, visitor, table, seat, own)
    if table.seats[seat].person == arrival.person:  # else this was answered before
        people = services_of(request).people
        await welcome(people, arrival, response, secure=is_secure(request))
    return response


def _invited(table: Table, token: str) -> int:
    """Return the seat of an invitation; raises NotYourTurnError."""
    seat = table.invited_by(token)
    if seat is None:
        raise NotYourTurnError("this link opens no seat")
    return seat


def seated(request: Request, visitor: Visitor, table: Table, seat: int, token: str) -> Response:
    """Lead a visitor to the table, with the token that opens a seat there."""
    visitor = replace(visitor, pass_=visitor.pass_.with_seat(seat, token))
    response = RedirectResponse(f"/tables/{table.id}", 303)
    remember_table(response, visitor, table, secure=is_secure(request))
    return response


async def contribute(request: Request) -> Response:
    """Add to the draws what the visitor's device or the visitor gives, before the first one."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    own = visitor.seats(table)
    if not own:
        raise NotYourTurnError("you do not sit at this table")
    if table.awaits:
        await table.contribute(_given(form, own), start="start" in form)
    if wants_json(request):
        return JSONResponse({"frame": table.frame})
    return RedirectResponse(f"/tables/{table.id}", 303)


def _given(form: Mapping[str, str], seats: Iterable[int]) -> list[Given]:
    """Return what a form adds to the draws, by seat; a word left empty adds nothing."""
    given = []
    for seat in seats:
        text = form.get(f"text-{seat}")
        commitment = form.get(f"commitment-{seat}", "")
        if text is not None:
            given.append(Given(seat, text=text.strip()[:LONGEST_TEXT]))
        elif _COMMITMENT.fullmatch(commitment):
            given.append(Given(seat, commitment))
    return given


async def act(request: Request) -> Response:
    """Take a decision (``_decide``), or answer a request for a hint or a reason."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    own = visitor.seats(table)
    if "why" in form:
        return why(request, table, own, form)
    if not own:
        raise NotYourTurnError("you do not sit at this table")
    if "hint" in form:
        return await _hint(request, table, visitor, own)
    seq = _number(form, "seq")
    seat = mover if (mover := table.mover_at(seq)) in own else own[0]
    done = await _decide(table, seat, seq, form, received_of(request))
    if wants_json(request):
        return JSONResponse({"seq": done})
    return RedirectResponse(f"/tables/{table.id}", 303)


async def _decide(
    table: Table, seat: int, seq: int, form: Mapping[str, str], received: float
) -> int:
    """Let a seat act, run a macro, or take its last action back, as a form says."""
    request_id = form.get("id", "")
    if not _REQUEST_ID.fullmatch(request_id):
        raise RefusedActionError("the field 'id' must have at most 64 printable ASCII characters")
    if "macro" in form:
        return await table.follow(seat, seq, form["macro"], request_id, received=received)
    if "take_back" in form:
        return await table.take_back(seat, seq, request_id, received=received)
    action = _number(form, "action")
    return await table.act(seat, seq, action, request_id, received=received)


async def _hint(request: Request, table: Table, visitor: Visitor, own: tuple[int, ...]) -> Response:
    """Show the advice of the game's solver or a search."""
    phrases = phrases_of(request, table)
    seat = table.to_move if table.to_move in own else own[0]
    names = names_of(table, phrases.site)
    coming, guessed = None, ""
    try:
        await take_costly(request)
        hint = await services_of(request).hints.hint(table, seat, limited_client_of(request))
        advice = advice_of(hint, phrases, names)
        text = hint_text(hint, phrases, names)
    except PreparingError as error:
        meanwhile = await services_of(request).hints.guess(table, seat)
        guess = guess_of(meanwhile, phrases, names)
        advice, text = None, _preparing("hint-preparing", error, phrases)
        guessed = phrases.site.word("hint-guess", action=guess.label)
        coming = ComingAdvice(_preparing("hint-coming", error, phrases), guess)
    except BusyError as error:
        advice, text = None, phrases.site.word("hint-busy", seconds=error.seconds)
    except WorkerError as error:
        where = {"table": table.id, "seat": seat, "number": table.seq}
        LOG.warning("table %s: no hint: %s", table.id, error, extra=where)
        advice, text = None, phrases.site.word("hint-none")
    if wants_json(request):
        return JSONResponse({"message": text, **_drawn(advice, coming, phrases)})
    viewer = viewer_of(table, visitor, base_of(request))
    message = "" if advice else f"{text} {guessed}".strip()
    context = table_context(table, viewer, visitor, message=message)
    return page(replace(context, advice=advice))


def _preparing(key: str, error: PreparingError, phrases: Phrases) -> str:
    """Return the message that a hint is being prepared, with the expected time if known."""
    if error.seconds is None:
        return phrases.site.word(f"{key}-longer")
    return phrases.site.word(key, seconds=error.seconds)


def _drawn(
    advice: AdvicePart | None, coming: ComingAdvice | None, phrases: Phrases
) -> dict[str, str | int]:
    """Return what the script puts into the bar: a hint, or a note that it is being prepared."""
    t = word_of(phrases.site)
    if advice:
        return {"advice": part("advised", advice, t)}
    return {"advice": part("preparing", coming, t), "again": _ASK_AGAIN} if coming else {}


def why(request: Request, table: Table, own: tuple[int, ...], form: Mapping[str, str]) -> Response:
    """Explain why an action, or something that was tapped, is not possible now."""
    phrases = phrases_of(request, table)
    seat = table.to_move if table.to_move in own else next(iter(own), None)
    refused = table.explain(seat, _asked(form))
    told = Explained(phrases.site.word("message-why-fine"))
    if refused.refused is not None:
        told = explained(refused, table, phrases)
    if wants_json(request):
        return JSONResponse({"message": told.text, "rule_url": told.rule_url})
    title, here = phrases.site.word("message-why-title"), f"/tables/{table.id}"
    return message_page(request, 200, title, told.text, here, rule_url=told.rule_url)


def _asked(form: Mapping[str, str]) -> int | str:
    """Return the action that is asked about, or what was picked and then tapped."""
    if form["why"].isascii() and form["why"].isdecimal():
        return _number(form, "why")
    return f"{form.get('pick', '')[:_LONGEST_NAME]}/{form['why'][:_LONGEST_NAME]}"


def _number(form: Mapping[str, str], name: str) -> int:
    number = whole_number(form.get(name))
    if number is None:
        raise RefusedActionError(f"the field '{name}' must be a number")
    return number


async def record(request: Request) -> Response:
    """Send the record of the play so far as a file, for the seat that the page is shown for."""
    table, visitor = await table_of(request), visitor_of(request)
    seat = viewer_of(table, visitor, base_of(request)).shown_seat(table)
    name = f"{table.game.name}-{table.id}.jsonl"
    return PlainTextResponse(
        table.record(seat).line() + "\n",
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


__all__ = [
    "LOG",
    "act",
    "by_link",
    "claim",
    "contribute",
    "front",
    "record",
    "seat_code",
    "seated",
    "show",
    "why",
]
