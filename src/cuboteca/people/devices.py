"""Browsers, by which people are known.

A person begins as a guest: a browser that creates its first table or takes its first seat gets a
token of 192 random bits, of which the database has the SHA-256.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field

import sqlalchemy as sa

from cuboteca.people.schema import DEVICES, PEOPLE
from cuboteca.table.seats import hash_token, new_token

#: Is told when browsers or seats no longer belong to the person to whom they belonged.
DEVICES_TOPIC = "devices"

_ID_BYTES = 18  # 24 characters


@dataclass(frozen=True)
class Newcomer:
    """A person whom no browser has shown yet, and nobody has stored.

    Attributes:
        id: Of the person.
        token: By which the browser will be known.
        name: That the person gave; may be "".
    """

    id: str
    token: str = field(repr=False)
    name: str


def newcomer(name: str) -> Newcomer:
    """Return a fresh person, who is known from ``People.welcome`` on."""
    return Newcomer(secrets.token_urlsafe(_ID_BYTES), new_token(), name)


def person_of(connection: sa.Connection, token_hash: str) -> str:
    """Return the id of the person whose browser has a token; "" if it is nobody's."""
    query = sa.select(DEVICES.c.person).where(DEVICES.c.token_hash == token_hash)
    found: str | None = connection.execute(query).scalar()
    return found or ""


def welcome(connection: sa.Connection, one: Newcomer, now: float) -> None:
    """Store a person and the browser by which that person is known."""
    connection.execute(PEOPLE.insert(), {"id": one.id, "name": one.name, "made": now})
    device = {"token_hash": hash_token(one.token), "person": one.id, "made": now}
    connection.execute(DEVICES.insert(), device)


def id_of(secret: bytes) -> str:
    """Return the SHA-256 by which a secret is found, 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


__all__ = ["DEVICES_TOPIC", "Newcomer", "id_of", "newcomer", "person_of", "welcome"]
