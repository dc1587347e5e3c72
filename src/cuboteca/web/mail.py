"""Hands e-mail to the server that the site's operator has named, by SMTP.

Python's ``smtplib`` in a thread does it: a site sends few messages, and one more library would do
nothing that it does not (``docs/decisions/0066-mail.md``).
"""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from typing import Literal, TypeAlias
from urllib.parse import SplitResult, unquote, urlsplit

from cuboteca.core.errors import CubotecaError
from cuboteca.people.mail import RefusedAddressError, checked_address

#: Encrypted from the start, from the first command on, or not at all.
Encryption: TypeAlias = Literal["tls", "starttls", "none"]

_PORTS = {"smtps": 465, "smtp": 587}
_SECONDS = 20.0  # for each step of a delivery
_AT_ONCE = 2
_FOR_EVER = 500  # from here on an answer means: never


class BadMailServerError(CubotecaError):
    """The address of a mail server cannot be used; the message says what would be right."""


class MailError(CubotecaError):
    """A message could not be handed over now."""


class NeverDeliveredError(MailError):
    """The server will never take messages to that address."""


@dataclass(frozen=True)
class MailServer:
    """How the site sends e-mail.

    Attributes:
        host: Name or address of the server.
        port: Its port.
        encryption: Of the connection.
        sender: From whom messages are.
        user: By which the site signs in; "" if it need not.
        password: The same.
    """

    host: str
    port: int
    encryption: Encryption
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)


def mail_server(url: str, sender: str, password: str = "") -> MailServer:
    """Return the server that an address such as ``smtps://user@mail.example.org`` names.

    Args:
        url: ``smtps`` is encrypted from the start; ``smtp`` by STARTTLS, which the server must
            offer unless it is on this computer.
        sender: From whom messages are.
        password: Of the user.

    Raises:
        BadMailServerError: It names none.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadMailServerError(_LOOKS) from None
    _check(parts)
    try:
        sender = checked_address(sender)
    except RefusedAddressError as error:
        raise BadMailServerError(f"the sender: {error}") from None
    host, user = parts.hostname or "", unquote(parts.username or "")
    if bool(user) != bool(password):
        raise BadMailServerError(
            "a user in the address needs a password in CUBOTECA_SMTP_PASSWORD, and a password a "
            "user"
        )
    encryption: Encryption = "tls" if parts.scheme == "smtps" else "starttls"
    if parts.scheme == "smtp" and _is_here(host):
        encryption = "none"
    return MailServer(host, port or _PORTS[parts.scheme], encryption, sender, user, password)


_LOOKS = "a mail server looks like smtps://user@mail.example.org or smtp://localhost:25"


def _check(parts: SplitResult) -> None:
    if parts.password is not None:
        raise BadMailServerError(
            "the password does not belong into the address, which other users of the computer can "
            "see; put it into CUBOTECA_SMTP_PASSWORD"
        )
    rest = parts.path.strip("/") or parts.query or parts.fragment
    if parts.scheme not in _PORTS or not parts.hostname or rest:
        raise BadMailServerError(_LOOKS)


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Mailer:
    """Sends messages, a few at a time.

    Args:
        server: Which takes them.
        context: Of encrypted connections; the usual one checks the server's certificate.
    """

    def __init__(self, server: MailServer, context: ssl.SSLContext | None = None) -> None:
        self._server = server
        self._context = context or ssl.create_default_context()
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def send(
        self, address: str, subject: str, text: str, headers: dict[str, str] | None = None
    ) -> None:
        """Hand over a message in plain text.

        Args:
            address: To whom.
            subject: In one line.
            text: The message.
            headers: More of them.

        Raises:
            NeverDeliveredError: The server does not take messages to that address.
            MailError: It cannot be reached, or does not take this one now.
        """
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._server.sender, address, subject
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        async with self._places:
            await asyncio.to_thread(self._hand_over, address, message)

    def _hand_over(self, address: str, message: EmailMessage) -> None:
        try:
            with self._connection() as connection:
                if self._server.encryption == "starttls":
                    connection.starttls(context=self._context)
                if self._server.user:
                    connection.login(self._server.user, self._server.password)
                connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            code = error.recipients[address][0]
            kind = NeverDeliveredError if code >= _FOR_EVER else MailError
            raise kind(f"the mail server refuses the recipient ({code})") from None
        except smtplib.SMTPResponseException as error:  # its text may name addresses
            raise MailError(f"the mail server answers {error.smtp_code}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise MailError(f"the mail server fails: {type(error).__name__}") from None

    def _connection(self) -> smtplib.SMTP:
        host, port = self._server.host, self._server.port
        if self._server.encryption == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=_SECONDS, context=self._context)
        return smtplib.SMTP(host, port, timeout=_SECONDS)


__all__ = [
    "BadMailServerError",
    "MailError",
    "MailServer",
    "Mailer",
    "NeverDeliveredError",
    "mail_server",
]
