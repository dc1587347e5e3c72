"""Addresses to which turns are told by e-mail: each is confirmed by a code that is mailed to it.

So that nobody can have a stranger's address filled with codes, a person may ask for a few a day,
and an address gets a few a day, whoever asks.  Each function works in a transaction.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field

import sqlalchemy as sa

from cuboteca.core.errors import CubotecaError
from cuboteca.people.mail_schema import MAIL_ADDRESSES, MAIL_CODES
from cuboteca.table.databases import upsert
from cuboteca.table.seats import hash_token, new_token

LONGEST_ADDRESS = 254
CODE_DIGITS = 8
CODE_SECONDS = 1_800.0
CODE_TRIES = 5
CODES_OF_PERSON, CODES_TO_ADDRESS = 5, 3  # in a day
_DAY = 86_400.0
_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+"
    r"[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)


class RefusedAddressError(CubotecaError):
    """A text is no address to which e-mail can be sent."""


class TooManyCodesError(CubotecaError):
    """Enough codes were mailed for today."""


@dataclass(frozen=True)
class MailAddress:
    """Where somebody is told by e-mail.

    Attributes:
        address: The address.
        confirmed: A code that was mailed there has come back.
        stop: Token that ends it, for a link in each message.
    """

    address: str = field(repr=False)
    confirmed: bool
    stop: str = field(repr=False)


def checked_address(said: str) -> str:
    """Return an address without spaces around it.

    Raises:
        RefusedAddressError: It is none that can be used.
    """
    address = said.strip()
    local = address.partition("@")[0]
    odd = local.startswith(".") or local.endswith(".") or ".." in local
    if len(address) > LONGEST_ADDRESS or odd or not _ADDRESS.fullmatch(address):
        raise RefusedAddressError("an e-mail address looks like name@example.org")
    return address


def mail_address_of(connection: sa.Connection, person: str) -> MailAddress | None:
    """Return the address of a person, confirmed or not; None if there is none."""
    columns = (MAIL_ADDRESSES.c.address, MAIL_ADDRESSES.c.confirmed, MAIL_ADDRESSES.c.stop)
    row = connection.execute(sa.select(*columns).where(MAIL_ADDRESSES.c.person == person)).first()
    return None if row is None else MailAddress(*row)


def ask_for_code(connection: sa.Connection, person: str, address: str, now: float) -> str:
    """Keep an address of a person, in place of another one; return the code to be mailed there.

    Raises:
        TooManyCodesError: The person, or the address, has had enough codes for a day.
    """
    connection.execute(MAIL_CODES.delete().where(MAIL_CODES.c.at <= now - _DAY))
    digest = hashlib.sha256(address.lower().encode()).hexdigest()
    of_person = _count(connection, MAIL_CODES.c.person == person)
    if (
        of_person >= CODES_OF_PERSON
        or _count(connection, MAIL_CODES.c.address_hash == digest) >= CODES_TO_ADDRESS
    ):
        raise TooManyCodesError("enough codes were mailed for today; try again tomorrow")
    connection.execute(MAIL_CODES.insert(), {"person": person, "address_hash": digest, "at": now})
    code = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
    row = {
        "address": address,
        "confirmed": False,
        "code_hash": hash_token(code),
        "code_until": now + CODE_SECONDS,
        "tries": 0,
        "stop": new_token(),
    }
    upsert(connection, MAIL_ADDRESSES, {"person": person}, row)
    return code


def _count(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(MAIL_CODES).where(condition)
    return int(connection.execute(query).scalar_one())


def confirm_address(connection: sa.Connection, person: str, code: str, now: float) -> bool:
    """Confirm the address of a person by a code; return False for a wrong one, or a late one.

    After five wrong ones the code is worth nothing.
    """
    own = MAIL_ADDRESSES.c.person == person
    tried = MAIL_ADDRESSES.update().where(own).values(tries=MAIL_ADDRESSES.c.tries + 1)
    columns = (MAIL_ADDRESSES.c.code_hash, MAIL_ADDRESSES.c.code_until, MAIL_ADDRESSES.c.tries)
    row = connection.execute(tried.returning(*columns)).first()
    if row is None or not row.code_hash or row.tries > CODE_TRIES or row.code_until <= now:
        return False
    if not hmac.compare_digest(row.code_hash, hash_token(code.replace(" ", ""))):
        return False
    connection.execute(MAIL_ADDRESSES.update().where(own).values(confirmed=True, code_hash=""))
    return True


def forget_address(connection: sa.Connection, person: str) -> None:
    """Forget the address of a person."""
    connection.execute(MAIL_ADDRESSES.delete().where(MAIL_ADDRESSES.c.person == person))


def stop_mail(connection: sa.Connection, stop: str) -> bool:
    """Forget the address whose messages have a link with this token; return whether there was."""
    done = connection.execute(MAIL_ADDRESSES.delete().where(MAIL_ADDRESSES.c.stop == stop))
    return bool(done.rowcount)


__all__ = [
    "CODES_OF_PERSON",
    "CODES_TO_ADDRESS",
    "CODE_DIGITS",
    "CODE_SECONDS",
    "CODE_TRIES",
    "LONGEST_ADDRESS",
    "MailAddress",
    "RefusedAddressError",
    "TooManyCodesError",
    "ask_for_code",
    "checked_address",
    "confirm_address",
    "forget_address",
    "mail_address_of",
    "stop_mail",
]
