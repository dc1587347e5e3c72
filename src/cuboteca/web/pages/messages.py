"""How somebody is told that it is the own turn: devices, quiet hours, a feed, a webhook."""

from __future__ import annotations

import datetime as dt
import re
import secrets
import time
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from cuboteca.core.errors import CubotecaError
from cuboteca.games import UnknownGameError, game
from cuboteca.people import messages
from cuboteca.people.mail import mail_address_of
from cuboteca.people.messages import DAY, WAITS, MessageSettings, PushDevice
from cuboteca.people.push import check_subscription
from cuboteca.table.errors import NotYourTurnError
from cuboteca.table.seats import clean_name, is_token
from cuboteca.web.contexts import DeviceLine, MailPart, MessagesContext, WaitChoice
from cuboteca.web.dates import said_day_of
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import base_of, form_of, services_of, whole_number
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    import sqlalchemy as sa
    from starlette.requests import Request

    from cuboteca.people.messages import WaitingTurn
    from cuboteca.web.turn_messages import TurnMessages

_HERE = "/messages"
_ATOM = "http://www.w3.org/2005/Atom"
_TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
_LONGEST_ZONE = 60


class _WrongError(CubotecaError):
    """A form cannot be kept; the message is the key of the text that says why."""


async def show(request: Request) -> Response:
    """Show how the reader is told."""
    return page(await _context(request))


async def change(request: Request) -> Response:
    """Change what a form says."""
    form, visitor = await form_of(request), visitor_of(request)
    person, turn_messages = _person(request), services_of(request).turn_messages
    done = texts_for(visitor.language).word("messages-kept")
    feed = secret = ""
    try:
        if "remove" in form:
            await turn_messages.transactions(messages.remove_device, person, form["remove"])
        elif "feed" in form:
            feed = await _feed(turn_messages, person, form["feed"])
        elif "hook" in form:
            secret = await _hook(turn_messages, person, form["hook"].strip())
        else:
            changes = {**_when(form), "language": visitor.language}
            await turn_messages.transactions(messages.change_settings, person, changes)
    except _WrongError as error:
        message = texts_for(visitor.language).word(str(error))
        return page(await _context(request, message=message), 422)
    return page(await _context(request, done=done, feed=feed, secret=secret))


async def _feed(turn_messages: TurnMessages, person: str, wanted: str) -> str:
    """Make a fresh feed or end it; return its token."""
    if wanted == "new":
        return await turn_messages.transactions(messages.new_feed, person)
    await turn_messages.transactions(messages.change_settings, person, {"feed_hash": ""})
    return ""


async def _hook(turn_messages: TurnMessages, person: str, url: str) -> str:
    """Keep the address of a webhook, or none; return the secret of its signatures."""
    if url:
        try:
            turn_messages.outgoing.check(url)
        except CubotecaError:
            raise _WrongError("messages-wrong-hook") from None
    secret = await turn_messages.transactions(messages.new_hook, person, url)
    return secret if url else ""


def _when(form: Mapping[str, str]) -> dict[str, object]:
    """Return what a form says about when to tell."""
    wait = whole_number(form.get("wait"))
    if wait not in WAITS:
        raise _WrongError("messages-wrong-wait")
    zone = form.get("zone", "").strip()[:_LONGEST_ZONE]
    try:
        messages.zone_named(zone)
    except messages.RefusedSettingError:
        raise _WrongError("messages-wrong-zone") from None
    quiet_from, quiet_to = form.get("quiet_from", ""), form.get("quiet_to", "")
    if not quiet_from and not quiet_to:
        quiet_from = quiet_to = "0:00"
    quiet = {"quiet_from": _minutes(quiet_from), "quiet_to": _minutes(quiet_to)}
    return {"wait": wait, "zone": zone, **quiet}


def _minutes(text: str) -> int:
    found = _TIME.fullmatch(text.strip())
    if not found:
        raise _WrongError("messages-wrong-time")
    return (60 * int(found[1]) + int(found[2])) % DAY


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


async def subscribe(request: Request) -> Response:
    """Keep the browser that asks as one that shows notifications."""
    form, visitor = await form_of(request), visitor_of(request)
    person, turn_messages = _person(request), services_of(request).turn_messages
    endpoint, key, auth = (form.get(name, "") for name in ("endpoint", "key", "auth"))
    turn_messages.outgoing.check(endpoint)
    check_subscription(key, auth)
    name = clean_name(form.get("name", "")) or texts_for(visitor.language).word("messages-device")
    one = PushDevice(secrets.token_urlsafe(12), endpoint, key, auth, name, time.time())
    await turn_messages.transactions(messages.add_device, person, one)
    language = {"language": visitor.language}
    await turn_messages.transactions(messages.change_settings, person, language)
    return JSONResponse({})


def _person(request: Request) -> str:
    person = visitor_of(request).person
    if not person:
        raise NotYourTurnError("the site knows you once you have sat down at a table")
    return person


def _kept(connection: sa.Connection, person: str) -> tuple[MessageSettings, list[PushDevice]]:
    """Return what a person has chosen, in a transaction."""
    settings = messages.settings_of(connection, person) or MessageSettings()
    return settings, messages.devices_of(connection, person)


async def messages_page(
    request: Request, *, message: str = "", done: str = "", status: int = 422
) -> Response:
    """Return the page after something was done, or with what was wrong and a status."""
    context = await _context(request, message=message, done=done)
    return page(context, status if message else 200)


async def _context(
    request: Request, *, message: str = "", done: str = "", feed: str = "", secret: str = ""
) -> MessagesContext:
    visitor, turn_messages = visitor_of(request), services_of(request).turn_messages
    texts = texts_for(visitor.language)
    settings, devices = await turn_messages.transactions(_kept, visitor.person)
    quiet = settings.quiet_from != settings.quiet_to
    return MessagesContext(
        site=site_for(visitor, _HERE),
        t=word_of(texts),
        known=bool(visitor.person),
        url=_HERE,
        push_url=f"{_HERE}/push",
        push_key=turn_messages.key.key if turn_messages.key else "",
        devices=tuple(
            DeviceLine(one.id, one.name, said_day_of(one.made, visitor.language)) for one in devices
        ),
        waits=tuple(
            WaitChoice(
                seconds,
                texts.word("messages-wait-one", seconds=seconds, minutes=seconds // 60),
                seconds == settings.wait,
            )
            for seconds in WAITS
        ),
        quiet_from=_clock(settings.quiet_from) if quiet else "",
        quiet_to=_clock(settings.quiet_to) if quiet else "",
        zone=settings.zone,
        feed=f"{base_of(request).handed}/feed/{feed}" if feed else "",
        has_feed=bool(settings.feed_hash),
        hook=settings.hook,
        hook_secret=secret,
        mail=await _mail(turn_messages, visitor.person),
        message=message,
        done=done,
    )


async def _mail(turn_messages: TurnMessages, person: str) -> MailPart | None:
    if turn_messages.mailer is None:
        return None
    found = await turn_messages.transactions(mail_address_of, person) if person else None
    if found is None:
        return MailPart(f"{_HERE}/mail", "", confirmed=False)
    return MailPart(f"{_HERE}/mail", found.address, found.confirmed)


async def feed(request: Request) -> Response:
    """Send somebody's feed (Atom, RFC 4287): the tables at which it is that person's turn."""
    token = request.path_params["token"]
    turn_messages = services_of(request).turn_messages
    found = await turn_messages.transactions(messages.feed_of, token) if is_token(token) else None
    if found is None:
        raise HTTPException(404)
    settings, turns = found
    text = _atom(settings, turns, base_of(request).handed)
    return Response(text, media_type="application/atom+xml")


def _atom(settings: MessageSettings, turns: list[WaitingTurn], base: str) -> bytes:
    texts = texts_for(settings.language)
    root = ET.Element("feed", xmlns=_ATOM)
    root.set("xml:lang", settings.language)
    _child(root, "id", f"urn:cuboteca:feed:{settings.feed_hash[:16]}")
    _child(root, "title", texts.word("messages-feed-title"))
    _child(root, "updated", _moment(max((one.at for one in turns), default=0)))
    ET.SubElement(root, "link", href=f"{base}/")
    author = ET.SubElement(root, "author")
    _child(author, "name", "Cuboteca")
    for one in turns:
        entry = ET.SubElement(root, "entry")
        _child(entry, "id", f"urn:cuboteca:turn:{one.play}:{one.turn}")
        _child(entry, "title", texts.word("messages-turn-title", game=_title(one.game)))
        _child(entry, "updated", _moment(one.at))
        ET.SubElement(entry, "link", href=f"{base}/tables/{one.play}")
        _child(entry, "summary", texts.word("messages-turn-text"))
    text: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return text


def _title(name: str) -> str:
    try:
        return game(name).meta.title
    except UnknownGameError:  # its package is gone
        return name


def _child(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, name).text = text


def _moment(at: float) -> str:
    return dt.datetime.fromtimestamp(at, dt.UTC).isoformat(timespec="seconds")


__all__ = ["change", "feed", "messages_page", "show", "subscribe"]
