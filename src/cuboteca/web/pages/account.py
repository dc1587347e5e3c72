"""The reader's account: passkeys, recovery codes, signed-in browsers, all data, its end."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import quote

from starlette.responses import JSONResponse, RedirectResponse, Response, StreamingResponse

from cuboteca.competition import tournaments
from cuboteca.competition.deals import day_of
from cuboteca.people import accounts, devices, friends, passkeys, plays, program_keys
from cuboteca.people.accounts import MOST_PASSKEYS, Device
from cuboteca.people.devices import newcomer
from cuboteca.people.errors import NobodyError, PeopleError, UnknownSignInError
from cuboteca.people.mail import mail_address_of
from cuboteca.people.program_keys import MOST_KEYS
from cuboteca.people.progress import learnt
from cuboteca.table.errors import TableError, TooFastError
from cuboteca.table.seats import clean_name
from cuboteca.web.contexts import AccountContext, KeyRow, PasskeyRow, PersonLink
from cuboteca.web.dates import said_day_of
from cuboteca.web.devices import device_token_of
from cuboteca.web.pages.message import message_page
from cuboteca.web.pages.passkey_sites import allows_passkeys, party_of, path_within
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    client_network_of,
    form_of,
    is_secure,
    limited_client_of,
    services_of,
    take_costly,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import PREFERENCES, remember, visitor_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from starlette.requests import Request

    from cuboteca.people.accounts import Account, Arrived
    from cuboteca.people.friends import Known
    from cuboteca.web.contexts.sharing import Sharing
    from cuboteca.web.visitor import Visitor

LOG = logging.getLogger("cuboteca.web")

_LONGEST_CREDENTIAL = 16_000  # characters of a browser's answer
_NEVER_KEPT = {"Cache-Control": "no-store"}


async def show(request: Request) -> Response:
    """Show the account."""
    return await account_page(request)


async def account_page(
    request: Request,
    problem: str = "",
    status: int = 200,
    *,
    codes: Sequence[str] = (),
    fresh_key: str = "",
    friend_link: Sharing | None = None,
) -> Response:
    """Return the page of the reader's account.

    Args:
        request: The reader's.
        problem: Key of the sentence that says why something was not done; "" if all is well.
        status: Of the answer.
        codes: Fresh recovery codes.
        fresh_key: A fresh key for a program.
        friend_link: A fresh link for friends.
    """
    visitor, people = visitor_of(request), services_of(request).people
    found, running = None, 0
    keys: Sequence[program_keys.ProgramKey] = ()
    known: Sequence[Known] = ()
    blocked: Sequence[Known] = ()
    if visitor.person:
        found = await people.ask(accounts.account, visitor.person)
        known = await people.ask(friends.friends_of, visitor.person)
        blocked = await people.ask(friends.blocked_by, visitor.person)
        running = await people.ask(accounts.running, visitor.person)
        keys = await people.ask(program_keys.keys_of, visitor.person)
    word = word_of(texts_for(visitor.language))
    said = partial(said_day_of, language=visitor.language)
    context = AccountContext(
        site=site_for(visitor, "/account"),
        t=word,
        kind="nobody" if found is None else "guest" if found.is_guest else "account",
        name=(found.name if found else "") or visitor.name,
        secure=allows_passkeys(party_of(request)),
        passkeys=tuple(
            PasskeyRow(one.id, one.name, said(one.made), said(one.used) if one.used else "")
            for one in (found.passkeys if found else ())
        ),
        more_passkeys=found is None or len(found.passkeys) < MOST_PASSKEYS,
        recovery_codes=found.recovery_codes if found else 0,
        codes=tuple(codes),
        keys=tuple(
            KeyRow(one.id, one.name, said(one.made), said(one.used) if one.used else "")
            for one in keys
        ),
        more_keys=len(keys) < MOST_KEYS,
        fresh_key=fresh_key,
        devices=found.devices if found else 0,
        running=running,
        friends=links_to(known, visitor),
        blocked=links_to(blocked, visitor),
        friend_link=friend_link,
        profile_url=f"/people/{found.id}" if found else "",
        problem=word(problem) if problem else "",
    )
    response = page(context, status)
    response.headers.update(_NEVER_KEPT)
    return response


def links_to(people: Sequence[Known], visitor: Visitor) -> tuple[PersonLink, ...]:
    """Return people with the addresses of their profiles."""
    guest = texts_for(visitor.language).word("guest")
    return tuple(PersonLink(one.id, one.name or guest, f"/people/{one.id}") for one in people)


async def person_who_asks(request: Request) -> Account:
    """Return the account of the reader, who may be a guest; raises NobodyError."""
    person = visitor_of(request).person
    found = await services_of(request).people.ask(accounts.account, person) if person else None
    if found is None:
        raise NobodyError
    return found


def back(where: str = "/account") -> Response:
    """Return to a page."""
    return RedirectResponse(where, 303)


# passkeys; the script of the page asks for these


async def begin(request: Request) -> Response:
    """Say what the browser is to sign: to make a passkey, or to sign in with one."""
    form, visitor = await form_of(request), visitor_of(request)
    services, party = services_of(request), party_of(request)
    await services.code_tries.take(client_network_of(request))
    if not allows_passkeys(party):
        return _told(request, "account-insecure", 422)
    if form.get("kind") != "make":
        asked = await asyncio.to_thread(passkeys.ask_to_sign, party)
        person = ""
    else:
        name = clean_name(form.get("name", "")) or visitor.name
        name = name or texts_for(visitor.language).word("guest")
        person = visitor.person or newcomer("").id
        own = await services.people.ask(accounts.passkeys, person)
        asked = await asyncio.to_thread(passkeys.ask_to_make, party, person, name, own)
    people = services.people
    await people.ask(accounts.keep_challenge, asked.challenge, person, people.now, passkeys.SECONDS)
    return Response(asked.options, media_type="application/json", headers=_NEVER_KEPT)


async def finish(request: Request) -> Response:
    """Take what the browser has signed: keep the passkey, or sign in."""
    form = await form_of(request)
    credential = form.get("credential", "")[:_LONGEST_CREDENTIAL]
    people = services_of(request).people
    try:
        challenge = await asyncio.to_thread(passkeys.challenge_in, credential)
        person = await people.ask(accounts.use_challenge, challenge, people.now)
        if person is None:
            raise UnknownSignInError
        if person:
            return await _make(request, credential, challenge, person, form.get("name", ""))
        where = path_within(form.get("next", "")) or "/account"
        return await _sign_in(request, credential, challenge, where)
    except PeopleError as error:
        return _told(request, error.key, 403)


async def _make(
    request: Request, credential: str, challenge: bytes, person: str, name: str
) -> Response:
    visitor, services = visitor_of(request), services_of(request)
    if visitor.person not in {"", person}:  # somebody else has signed in meanwhile
        raise UnknownSignInError
    word = texts_for(visitor.language).word
    known = await services.people.ask(accounts.passkeys, person)
    label = word("account-passkey-named", number=len(known) + 1)
    one = await asyncio.to_thread(passkeys.made, party_of(request), credential, challenge, label)
    response = JSONResponse({"url": "/account"}, headers=_NEVER_KEPT)
    fresh = None
    if not visitor.person:
        await services.allowance.take(client_network_of(request))
        made = newcomer(clean_name(name) or visitor.name or word("guest"))
        fresh = devices.Newcomer(person, made.token, made.name)
    await services.people.change(accounts.keep_passkey, person, one, fresh)
    token = fresh.token if fresh is not None else device_token_of(request)
    await services.people.ask(accounts.confirm, person, token, services.people.now)
    if fresh is not None:
        _remember_person(request, response, fresh.token, fresh.name)
    elif not visitor.name and (given := clean_name(name)):  # a guest who had none until now
        await services.people.ask(accounts.rename, person, given)
        _remember_name(request, response, given)
    return response


async def _sign_in(request: Request, credential: str, challenge: bytes, where: str) -> Response:
    people = services_of(request).people
    found = await people.ask(accounts.find_passkey, passkeys.credential_in(credential))
    if found is None:
        raise UnknownSignInError
    one = await asyncio.to_thread(
        passkeys.signed, party_of(request), credential, challenge, found[1]
    )
    arrived = await people.change(
        accounts.sign_in_by_passkey, one.id, one.sign_count, _device(request), people.now
    )
    return _arrived(request, JSONResponse({"url": where}, headers=_NEVER_KEPT), arrived)


def _device(request: Request) -> Device:
    return Device(device_token_of(request), visitor_of(request).person)


def _arrived(request: Request, response: Response, arrived: Arrived) -> Response:
    _remember_person(request, response, arrived.token, arrived.name)
    return response


def _remember_person(request: Request, response: Response, token: str, name: str) -> None:
    remember(response, "person", token, secure=is_secure(request))
    if name:
        _remember_name(request, response, name)


def _remember_name(request: Request, response: Response, name: str) -> None:
    remember(response, "name", quote(name, safe=""), secure=is_secure(request))


def _told(request: Request, key: str, status: int) -> Response:
    word = texts_for(visitor_of(request).language).word
    return JSONResponse({"message": word(key)}, status)


async def change_passkey(request: Request) -> Response:
    """Rename or remove a passkey."""
    form, account = await form_of(request), await person_who_asks(request)
    people, one = services_of(request).people, form.get("passkey", "")
    if "remove" in form:
        try:
            await people.ask(accounts.remove_passkey, account.id, one)
        except PeopleError as error:
            return await account_page(request, error.key, 422)
        return back()
    name = clean_name(form.get("name", ""))
    if not name:
        return await account_page(request, "account-name-empty", 422)
    await people.ask(accounts.rename_passkey, account.id, one, name)
    return back()


# recovery codes


async def recover(request: Request) -> Response:
    """Sign in by a recovery code."""
    form, services = await form_of(request), services_of(request)
    try:
        await services.code_tries.take(client_network_of(request))
        arrived = await services.people.change(
            accounts.sign_in_by_code, form.get("code", ""), _device(request), services.people.now
        )
    except UnknownSignInError as error:
        return await account_page(request, error.key, 422)
    except TooFastError:
        return await account_page(request, "move-slow", 429)
    return _arrived(request, back(path_within(form.get("next", "")) or "/account"), arrived)


async def new_codes(request: Request) -> Response:
    """Show fresh recovery codes, once."""
    await form_of(request)
    account = await person_who_asks(request)
    if account.is_guest:
        return await account_page(request, "account-codes-first", 422)
    codes = await services_of(request).people.ask(accounts.new_recovery_codes, account.id)
    return await account_page(request, codes=codes)


# keys for programs


async def change_key(request: Request) -> Response:
    """Show a fresh key for a program, once, or revoke one."""
    form, account = await form_of(request), await person_who_asks(request)
    services = services_of(request)
    if "revoke" in form:
        await services.people.change(program_keys.revoke_key, account.id, form["revoke"])
        return back()
    name = clean_name(form.get("name", ""))
    if not name:
        return await account_page(request, "account-name-empty", 422)
    await services.code_tries.take(client_network_of(request))
    people = services.people
    try:
        key = await people.change(program_keys.make_key, account.id, name, people.now)
    except PeopleError as error:
        return await account_page(request, error.key, 422)
    return await account_page(request, fresh_key=key)


# the account itself


async def rename(request: Request) -> Response:
    """Give the reader another name."""
    form, account = await form_of(request), await person_who_asks(request)
    name = clean_name(form.get("name", ""))
    if not name:
        return await account_page(request, "account-name-empty", 422)
    await services_of(request).people.ask(accounts.rename, account.id, name)
    response = back()
    _remember_name(request, response, name)
    return response


async def sign_out(request: Request) -> Response:
    """Sign out here, or everywhere else."""
    form, account = await form_of(request), await person_who_asks(request)
    people, token = services_of(request).people, device_token_of(request)
    if "others" in form:
        await people.change(accounts.sign_out_others, account.id, token)
        return back()
    if account.is_guest:  # nobody could come back
        return await account_page(request, "account-guest-stays", 422)
    await people.change(accounts.sign_out, token)
    return _forgotten(back("/"))


def _forgotten(response: Response) -> Response:
    for name in ("person", "tables", "name"):
        response.delete_cookie(name)
    return response


async def delete(request: Request) -> Response:
    """Delete the account, once the reader has confirmed it."""
    form, account = await form_of(request), await person_who_asks(request)
    if form.get("confirm") != "yes":
        return await account_page(request, "account-delete-confirm", 422)
    await services_of(request).people.change(accounts.delete, account.id)
    word = texts_for(visitor_of(request).language).word
    title, text = word("account-deleted-title"), word("account-deleted-text")
    return _forgotten(message_page(request, 200, title, text, "/"))


async def export(request: Request) -> Response:
    """Send all that the site knows of the reader, as JSON."""
    account = await person_who_asks(request)
    await take_costly(request)
    services, visitor = services_of(request), visitor_of(request)
    known = await services.people.ask(friends.friends_of, account.id)
    blocked = await services.people.ask(friends.blocked_by, account.id)
    played_in = await services.people.ask(tournaments.of_person, account.id)
    names = await services.people.ask(plays.ids, account.id, None)
    mail = await services.people.ask(mail_address_of, account.id)
    progress = await services.people.ask(learnt, account.id)
    keys = await services.people.ask(program_keys.keys_of, account.id)
    head = {
        "profile": {"id": account.id, "name": account.name, "since": day_of(account.made)},
        "settings": {
            "language": visitor.language,
            **{name: getattr(visitor, name) for name in PREFERENCES},
        },
        "passkeys": [
            {"name": one.name, "made": day_of(one.made), "used": one.used and day_of(one.used)}
            for one in account.passkeys
        ],
        "recovery_codes": account.recovery_codes,
        "program_keys": [
            {"name": one.name, "made": day_of(one.made), "used": one.used and day_of(one.used)}
            for one in keys
        ],
        "devices": account.devices,
        "friends": [{"id": one.id, "name": one.name} for one in known],
        "blocked": [{"id": one.id, "name": one.name} for one in blocked],
        "mail": mail and {"address": mail.address, "confirmed": mail.confirmed},
        "tournaments": [{"id": name, "name": called} for name, called in played_in],
        "progress": [{**asdict(one), "at": day_of(one.at)} for one in progress],
    }

    async def written() -> AsyncIterator[str]:
        yield json.dumps(head, ensure_ascii=False)[:-1] + ', "plays": ['
        before = ""
        async for line in lines_of(request, names, account.id):
            yield before + line
            before = ",\n"
        yield "]}\n"

    return attached(written(), "application/json", "cuboteca-account.json")


def attached(body: AsyncIterator[str], media_type: str, name: str) -> Response:
    """Return a file that is sent while it is being made."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', **_NEVER_KEPT}
    return StreamingResponse(body, media_type=media_type, headers=headers)


async def lines_of(request: Request, names: Sequence[str], person: str) -> AsyncIterator[str]:
    """Yield the records of plays, as the person who holds seats there may have them.

    A play that cannot be read is left out, and so are all that follow if two others of the same
    reader are being sent already.
    """
    services = services_of(request)
    with services.exports.place(limited_client_of(request)) as room:
        for name in names if room else ():
            try:
                record = await services.tables.record_for(name, person)
            except TableError as error:
                LOG.warning("the record of table %s cannot be sent: %s", name, error)
                continue
            yield record.line()


__all__ = [
    "LOG",
    "account_page",
    "attached",
    "back",
    "begin",
    "change_key",
    "change_passkey",
    "delete",
    "export",
    "finish",
    "lines_of",
    "links_to",
    "new_codes",
    "person_who_asks",
    "recover",
    "rename",
    "show",
    "sign_out",
]
