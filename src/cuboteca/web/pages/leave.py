"""Leaving a table: resigning, ending by consent, bots in one's place, another time control."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from starlette.responses import JSONResponse, RedirectResponse

from cuboteca.bots.levels import levels_of
from cuboteca.table.conditions import TimeControl, read_time_control
from cuboteca.table.errors import NotYourTurnError, RefusedActionError
from cuboteca.table.leaving import AGREE, COME_BACK, DECLINE, HAND_OVER, PACE, RESIGN
from cuboteca.web.contexts import LeaveContext, LeavingSeat, OptionChoice, OptionField
from cuboteca.web.devices import device_token_of
from cuboteca.web.leaving_words import affairs_of, control_name, policy_of
from cuboteca.web.people import names_of
from cuboteca.web.phrases import level_name, phrases_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    create_rematch,
    form_of,
    is_secure,
    services_of,
    table_of,
    wants_json,
    whole_number,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import remember_table, visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.table.table import Table
    from cuboteca.web.visitor import Visitor

_REQUEST_ID = re.compile("[!-~]{0,60}")
_NUMBERS = {"resign": RESIGN, "hand-over": HAND_OVER, "come-back": COME_BACK}
_VOTES = {"agree": AGREE, "decline": DECLINE}
_LEAST_AT_RESIGNING = 2

#: Time controls that a table may change to.
_CONTROLS = (
    "none",
    "live 300+5 cap 600",
    "live 900+10 cap 1800",
    "turns 28800",
    "turns 86400",
    "turns 259200",
    "turns 604800",
)


async def show(request: Request) -> Response:
    """Show what can be done."""
    table, visitor = await table_of(request), visitor_of(request)
    if table.has_ended or not visitor.seats(table):
        return RedirectResponse(f"/tables/{table.id}", 303)
    return page(_context(table, visitor))


async def leave(request: Request) -> Response:
    """Do what a form asks for."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    own = visitor.seats(table)
    if not own:
        raise NotYourTurnError("you do not sit at this table")
    request_id = form.get("request", "")
    if not _REQUEST_ID.fullmatch(request_id):
        raise RefusedActionError(
            "the field 'request' must have at most 60 printable ASCII characters"
        )
    do = form.get("do", "")
    if do in _VOTES:
        for seat in _voting(table, own, form.get("what", "")):
            await table.leave(seat, _VOTES[do], form.get("what", ""), request_id)
    elif do in _NUMBERS:
        level = form.get("level", "") if do == "hand-over" else ""
        await table.leave(_named(form, own), _NUMBERS[do], level, request_id)
    else:
        raise RefusedActionError(f"the field 'do' is one of {', '.join([*_NUMBERS, *_VOTES])}")
    if wants_json(request):
        return JSONResponse({"frame": table.frame})
    return RedirectResponse(f"/tables/{table.id}", 303)


def _named(form: Mapping[str, str], own: Sequence[int]) -> int:
    """Return the reader's seat that a form names; it need not where there is one alone."""
    seat = whole_number(form.get("what", form.get("seat")))
    if len(own) == 1:
        return own[0]
    if seat is None or seat not in own:
        raise RefusedActionError("name one of your seats in the field 'seat'")
    return seat


def _voting(table: Table, own: Sequence[int], what: str) -> Sequence[int]:
    """Return the reader's seats that have a say about something."""
    about = what.partition(" ")[2] if what.startswith("skip") else ""
    return [seat for seat in own if seat in table.voters and str(seat) != about] or own[:1]


def _context(table: Table, visitor: Visitor) -> LeaveContext:
    words = phrases_for(visitor.language, table.game).site
    names, own, here = names_of(table, words), visitor.seats(table), f"/tables/{table.id}"
    leaving = table.conduct.leaving
    others = [seat for seat in table.people if seat not in leaving.resigned and seat not in own]
    return LeaveContext(
        site=site_for(visitor, f"{here}/leave"),
        t=word_of(words),
        title=words.word("leave-title"),
        table_url=here,
        url=f"{here}/leave",
        id=f"{table.action_id()}-l",
        policy=policy_of(table, words),
        affairs=affairs_of(table, own, words),
        seats=tuple(
            LeavingSeat(seat, names[seat]) for seat in own if seat not in leaving.substitutes
        ),
        ends=not others or len(table.seats) <= _LEAST_AT_RESIGNING,
        levels=tuple(
            OptionChoice(level, level_name(words, level))
            for level in (() if table.head.deal else levels_of(table.game, len(table.seats)))
        ),
        level=table.conditions.level,
        away=tuple(
            LeavingSeat(seat, names[seat])
            for seat in table.voters
            if seat not in own and table.conduct.is_away(seat, table.to_move, time.time())
        ),
        free=tuple(LeavingSeat(seat, names[seat]) for seat in table.free_seats),
        has_begun=not table.awaits,
        may_close=bool(table.awaits) and table.is_alone(own[0]),
        decides=set(table.voters) <= set(own),
        control=None
        if table.head.deal
        else OptionField(
            name="what",
            label=words.word("leave-control"),
            kind="choice",
            value=f"{PACE}turns 86400",
            help=words.word("leave-control-help"),
            choices=tuple(
                OptionChoice(f"{PACE}{one}", control_name(read_time_control(one), words))
                for one in _CONTROLS
                if read_time_control(one) != _control_of(table)
            ),
        ),
    )


def _control_of(table: Table) -> TimeControl | None:
    clocks = table.conduct.clocks
    return None if clocks is None else clocks.control


async def rematch(request: Request) -> Response:
    """Play again: create the table unless somebody has, and sit down there."""
    await form_of(request)  # of this site
    table, visitor = await table_of(request), visitor_of(request)
    if not visitor.seats(table):
        raise NotYourTurnError("you do not sit at this table")
    if table.head.rated:
        device = device_token_of(request)
        await services_of(request).rated.check_fresh(visitor.person, device)
    again, visitor = await create_rematch(request, table, visitor)
    response = RedirectResponse(f"/tables/{again.id}", 303)
    remember_table(response, visitor, again, secure=is_secure(request))
    return response


__all__ = ["leave", "rematch", "show"]
