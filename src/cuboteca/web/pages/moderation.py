"""Reporting something, and the page on which moderators deal with it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from cuboteca.core.errors import CubotecaError
from cuboteca.people import reports
from cuboteca.people.audit import LONGEST_REASON, audit_entries, write_audit
from cuboteca.people.reports import Report, new_report_id
from cuboteca.table.administration import BadNetworkError, network_of
from cuboteca.table.errors import RefusedLineError, UnknownTableError
from cuboteca.table.talk import clean_line
from cuboteca.web.contexts import (
    AroundLine,
    AuditLine,
    HeldLine,
    ModerationContext,
    OpenReport,
    ReportChoice,
    ReportContext,
)
from cuboteca.web.dates import said_moment
from cuboteca.web.frames import viewer_of
from cuboteca.web.pages.message import message_page
from cuboteca.web.people import names_of
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    base_of,
    client_network_of,
    form_of,
    services_of,
    table_of,
    whole_number,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.talking import may_read
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    import sqlalchemy as sa
    from starlette.requests import Request

    from cuboteca.core.texts import Texts
    from cuboteca.people.audit import Act, AuditEntry
    from cuboteca.people.reports import Held, Reportable
    from cuboteca.table.administration import Ban
    from cuboteca.table.table import Table
    from cuboteca.table.talk import Line

_HERE = "/moderation"
_AROUND = 5  # lines before and after the one that is reported
_MUTE_HOURS = (1, 24, 168)
_BAN_DAYS = (1, 30, 0)  # 0: for ever
_MOST_AUDITED = 100
_HOUR, _DAY = 3_600.0, 86_400.0


class _WrongError(CubotecaError):
    """A form cannot be followed; the message is the key of the text that says why."""


# reporting


async def ask(request: Request) -> Response:
    """Show what can be reported at a table."""
    table, visitor = await table_of(request), visitor_of(request)
    texts = texts_for(visitor.language)
    names, own = names_of(table, texts), visitor.seats(table)
    chosen = whole_number(request.query_params.get("line"))
    line = await _line(request, table, chosen)
    choices = [
        *([ReportChoice(f"line {line.number}", _said(line, names, texts), True)] if line else []),
        *(
            ReportChoice(f"name {seat}", texts.word("report-name", name=names[seat]), False)
            for seat in table.people
            if seat not in own and table.seats[seat].claimed
        ),
        ReportChoice("table 0", texts.word("report-table"), False),
    ]
    return page(
        ReportContext(
            site=site_for(visitor, f"/tables/{table.id}"),
            t=word_of(texts),
            url=f"/tables/{table.id}/report",
            table_url=f"/tables/{table.id}",
            choices=tuple(choices),
            longest=LONGEST_REASON,
        )
    )


async def _line(request: Request, table: Table, number: int | None) -> Line | None:
    """Return a line that the reader may report; None for any other number."""
    viewer = viewer_of(table, visitor_of(request), base_of(request))
    if number is None or not may_read(table, viewer.own):
        return None
    lines = await services_of(request).talks.lines(table, number - 1)
    line = lines[0] if lines else None
    return line if line and line.number == number and line.seat not in viewer.own else None


def _said(line: Line, names: list[str], texts: Texts) -> str:
    return texts.word("report-line", name=names[line.seat], text=_text(line, texts))


def _text(line: Line, texts: Texts) -> str:
    return line.body if line.kind == "text" else texts.word(f"talk-{line.kind}-{line.body}")


async def report(request: Request) -> Response:
    """Keep a report."""
    form, table, visitor = await form_of(request), await table_of(request), visitor_of(request)
    services, texts = services_of(request), texts_for(visitor.language)
    await services.reporting.take(client_network_of(request))
    said_kind, _, said = form.get("what", "").partition(" ")
    number = whole_number(said)
    names = names_of(table, texts)
    around: list[Mapping[str, str | bool]] = []
    kind: Reportable
    if said_kind == "line" and (line := await _line(request, table, number)):
        kind, seat = "line", line.seat
        near = await services.talks.lines(table, line.number - _AROUND - 1)
        around = [
            {"name": names[one.seat], "text": _text(one, texts), "it": one.number == line.number}
            for one in near
            if one.number <= line.number + _AROUND
        ]
    elif said_kind == "name" and number in table.people:
        kind, seat = "name", number
    elif said_kind == "table":
        kind, seat, number = "table", -1, 0
    else:
        raise UnknownTableError("there is nothing to report there")
    holder = table.seats[seat] if seat >= 0 else None
    one = Report(
        id=new_report_id(),
        play=table.id,
        kind=kind,
        number=number or 0,
        name=names[seat] if holder else "",
        reported=holder.person if holder else "",
        reporter=visitor.person,
        reason=reason_in(form),
        around=around,
        at=time.time(),
    )
    await services.sanctions.transactions(reports.add_report, one)
    title, text = texts.word("report-thanks"), texts.word("report-thanks-text")
    return message_page(request, 200, title, text, f"/tables/{table.id}")


def reason_in(form: Mapping[str, str]) -> str:
    """Return the reason in a form, cleaned; "" if there is none."""
    try:
        return clean_line(form.get("reason", "")[:LONGEST_REASON])
    except RefusedLineError:
        return ""


# moderating


async def show(request: Request) -> Response:
    """Show the open reports and the audit log to a moderator."""
    return await for_moderators(request) or page(await _context(request))


async def for_moderators(request: Request) -> Response | None:
    """Return what everybody but a moderator gets; None for one."""
    visitor = visitor_of(request)
    transactions = services_of(request).sanctions.transactions
    if await transactions(reports.is_moderator, visitor.person):
        return None
    word = texts_for(visitor.language).word
    text = word("moderation-not-you")
    if visitor.person:
        text = f"{text} {word('moderation-your-id', id=visitor.person)}"
    return message_page(request, 403, word("moderation"), text, "/")


async def act(request: Request) -> Response:
    """Do what a moderator has chosen."""
    form = await form_of(request)
    if (refusal := await for_moderators(request)) is not None:
        return refusal
    try:
        await _act(request, form)
    except _WrongError as error:
        word = texts_for(visitor_of(request).language).word
        return page(await _context(request, word(str(error))), 422)
    return RedirectResponse(_HERE, 303)


async def _act(request: Request, form: Mapping[str, str]) -> None:
    services, moderator = services_of(request), visitor_of(request).person
    transactions, reason = services.sanctions.transactions, reason_in(form)
    if not reason:
        raise _WrongError("moderation-wrong-reason")
    match form.get("act", ""):
        case "unmute" | "unban" | "unban-address" as lifting:
            await _lift(request, lifting, form.get("target", ""), reason)
            return
    if "network" in form:
        await _ban_network(request, form["network"], form.get("days"), reason)
        return
    found = await transactions(reports.report_of, form.get("report", ""))
    if found is None:
        raise _WrongError("moderation-wrong-report")
    chosen = form.get("act", "")
    if chosen == "close":
        await services.archive.close_now(found.play, reason)
    done = _Act(found, moderator, reason, chosen, whole_number(form.get("for")))
    await transactions(done.write)
    await services.sanctions.look()


async def _ban_network(request: Request, said: str, days: str | None, reason: str) -> None:
    services, moderator = services_of(request), visitor_of(request).person
    try:
        network = network_of(said)
    except BadNetworkError:
        raise _WrongError("moderation-wrong-network") from None
    until = _until(whole_number(days), _BAN_DAYS, _DAY)
    await services.archive.ask(services.administration.ban, network, until, reason)
    await services.sanctions.transactions(write_audit, moderator, "ban-address", network, reason)


async def _lift(request: Request, act: Act, target: str, reason: str) -> None:
    services, moderator = services_of(request), visitor_of(request).person
    transactions = services.sanctions.transactions
    if act == "unban-address":
        if not await services.archive.ask(services.administration.lift, target):
            raise _WrongError("moderation-wrong-held")
        await transactions(write_audit, moderator, act, target, reason)
        return
    if not await transactions(_end_sanction, moderator, act, target, reason):
        raise _WrongError("moderation-wrong-held")
    await services.sanctions.look()


def _end_sanction(
    connection: sa.Connection, moderator: str, act: Act, person: str, reason: str
) -> bool:
    """End a sanction and write it into the audit log; return whether there was one."""
    name = reports.lift(connection, person, "mute" if act == "unmute" else "ban")
    if name is None:
        return False
    write_audit(connection, moderator, act, person, reason, name)
    return True


def _until(chosen: int | None, allowed: tuple[int, ...], unit: float) -> float | None:
    """Return when something ends; None: never."""
    if chosen not in allowed:
        raise _WrongError("moderation-wrong-act")
    return time.time() + chosen * unit if chosen else None


class _Act:
    """What a moderator does about a report: it and its entry in the audit log, or neither.

    Args:
        report: The report.
        moderator: Id of the person.
        reason: Why.
        chosen: Which act.
        length: Hours of muting, or days of a ban.
    """

    def __init__(
        self, report: Report, moderator: str, reason: str, chosen: str, length: int | None
    ) -> None:
        self._report = report
        self._moderator = moderator
        self._reason = reason
        self._act: Act
        self._until: float | None = None
        match chosen:
            case "dismiss" | "close":
                self._act = chosen
            case "mute" if report.reported:
                self._act, self._until = chosen, _until(length, _MUTE_HOURS, _HOUR)
            case "ban" if report.reported:
                self._act, self._until = chosen, _until(length, _BAN_DAYS, _DAY)
            case _:
                raise _WrongError("moderation-wrong-act")

    def write(self, connection: sa.Connection) -> None:
        """Do it, in a transaction."""
        report, target = self._report, self._report.play
        if self._act in {"mute", "ban"}:
            target = report.reported
            reports.sanction(
                connection, target, "mute" if self._act == "mute" else "ban", self._until
            )
        reports.dealt_with(connection, report.id)
        write_audit(connection, self._moderator, self._act, target, self._reason, report.name)


async def _context(request: Request, message: str = "") -> ModerationContext:
    visitor = visitor_of(request)
    texts = texts_for(visitor.language)
    services = services_of(request)
    transactions = services.sanctions.transactions
    return ModerationContext(
        site=site_for(visitor, _HERE),
        t=word_of(texts),
        url=_HERE,
        reports=tuple(_open(one, texts) for one in await transactions(reports.open_reports)),
        held=(
            *(_held(one, texts) for one in await transactions(reports.in_force)),
            *(
                _held_network(one, texts)
                for one in await services.archive.ask(services.administration.bans)
            ),
        ),
        audit=tuple(
            _audited(one, texts) for one in await transactions(audit_entries, _MOST_AUDITED)
        ),
        longest=LONGEST_REASON,
        message=message,
    )


def _open(one: Report, texts: Texts) -> OpenReport:
    return OpenReport(
        id=one.id,
        what=texts.word(f"moderation-{one.kind}", name=one.name),
        reason=one.reason,
        table_url=f"/tables/{one.play}",
        when=said_moment(one.at, texts.language),
        around=tuple(
            AroundLine(str(line["name"]), str(line["text"]), bool(line["it"]))
            for line in one.around
        ),
        known=bool(one.reported),
        person_url=f"/moderation/reports/{one.id}" if one.reported else "",
        unknown=bool(one.name) and not one.reported,
    )


def _held(one: Held, texts: Texts) -> HeldLine:
    what = texts.word(
        f"moderation-held-{one.kind}", name=one.name, until=end_of(one.until, texts.language)
    )
    return HeldLine(one.person, "unmute" if one.kind == "mute" else "unban", what, "")


def _held_network(one: Ban, texts: Texts) -> HeldLine:
    what = texts.word(
        "moderation-held-ban", name=one.network, until=end_of(one.until, texts.language)
    )
    return HeldLine(one.network, "unban-address", what, one.reason)


def _audited(one: AuditEntry, texts: Texts) -> AuditLine:
    what = texts.word(f"audit-{one.act}", name=one.name or one.target, target=one.target)
    return AuditLine(said_moment(one.at, texts.language), what, one.reason)


def end_of(until: float | None, language: str) -> str:
    """Return when a sanction ends, as texts take it: "none" if it lasts until it is lifted."""
    return "none" if until is None else said_moment(until, language)


__all__ = ["act", "ask", "end_of", "for_moderators", "reason_in", "report", "show"]
