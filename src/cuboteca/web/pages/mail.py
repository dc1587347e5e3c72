"""E-mail about turns: giving an address, confirming it, and the link in a message that ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException

from cuboteca.people import mail, messages
from cuboteca.table.errors import NotYourTurnError
from cuboteca.table.seats import is_token
from cuboteca.web.contexts import StopMailContext
from cuboteca.web.mail import MailError
from cuboteca.web.pages.message import message_page
from cuboteca.web.pages.messages import messages_page
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import client_network_of, form_of, services_of
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

_MINUTES = round(mail.CODE_SECONDS / 60)


async def change(request: Request) -> Response:
    """Mail a code to an address, take a code, or forget the address."""
    form, visitor = await form_of(request), visitor_of(request)
    services, word = services_of(request), texts_for(visitor.language).word
    mailer = services.turn_messages.mailer
    if mailer is None:
        raise HTTPException(404)
    if not visitor.person:
        raise NotYourTurnError("the site knows you once you have sat down at a table")
    transactions, now = services.turn_messages.transactions, services.people.now
    if "forget" in form:
        await transactions(mail.forget_address, visitor.person)
        return await messages_page(request, done=word("mail-forgotten"))
    await services.code_tries.take(client_network_of(request))
    if "code" in form:
        code = form["code"][:20]
        if not await transactions(mail.confirm_address, visitor.person, code, now):
            return await messages_page(request, message=word("mail-wrong-code"))
        language = {"language": visitor.language}
        await transactions(messages.change_settings, visitor.person, language)
        return await messages_page(request, done=word("mail-confirmed"))
    try:
        address = mail.checked_address(form.get("address", ""))
        code = await transactions(mail.ask_for_code, visitor.person, address, now)
    except mail.RefusedAddressError:
        return await messages_page(request, message=word("mail-wrong-address"))
    except mail.TooManyCodesError:
        return await messages_page(request, message=word("mail-many"), status=429)
    text = word("mail-code-text", code=code, minutes=_MINUTES)
    try:
        await mailer.send(address, word("mail-code-title"), text)
    except MailError:
        return await messages_page(request, message=word("mail-failed"), status=503)
    return await messages_page(request, done=word("mail-sent"))


async def ask_to_stop(request: Request) -> Response:
    """Show the button that ends messages; programs that open links end nothing."""
    visitor = visitor_of(request)
    here = f"/mail/stop/{_token(request)}"
    return page(
        StopMailContext(
            site=site_for(visitor, "/messages"), t=word_of(texts_for(visitor.language)), url=here
        )
    )


async def stop(request: Request) -> Response:
    """End messages, by the button or by one tap in a mail program (RFC 8058).

    The token in the address says whose, so a program needs no cookie and no origin.
    """
    transactions = services_of(request).turn_messages.transactions
    await transactions(mail.stop_mail, _token(request))  # twice is as good as once
    word = texts_for(visitor_of(request).language).word
    return message_page(request, 200, word("mail-stopped"), word("mail-stopped-text"), "/")


def _token(request: Request) -> str:
    token = str(request.path_params["token"])
    if not is_token(token):
        raise HTTPException(404)
    return token


__all__ = ["ask_to_stop", "change", "stop"]
