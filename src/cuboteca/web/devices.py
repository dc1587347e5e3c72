"""Whose browser sends a request, by its cookie ``person``, and whose program, by its key.

A browser gets the cookie when it first creates a table or takes a seat: until then nothing is asked
of the database, and nothing is stored.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.people.devices import newcomer
from cuboteca.table.errors import StorageError
from cuboteca.web.visitor import cookies_of, remember

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

    from cuboteca.people.devices import Newcomer
    from cuboteca.people.people import People
    from cuboteca.web.visitor import Visitor

LOG = logging.getLogger("cuboteca.web")


async def person_at(connection: HTTPConnection, people: People, before: str) -> str:
    """Return the id of the person whose browser asks; "" for an unknown one.

    While the database does not work it is who it was ``before``: seats then open by their tokens.
    """
    try:
        return await person_with_token(connection, people)
    except StorageError as error:
        LOG.warning("a browser is not recognized: %s", error)
        return before


async def person_with_token(connection: HTTPConnection, people: People) -> str:
    """Return the id of the person whose browser asks; "" for an unknown one.

    Raises:
        StorageError: The database does not work.
    """
    token = device_token_of(connection)
    return await people.person_with(token) if token else ""


async def person_with_key(connection: HTTPConnection, people: People) -> str:
    """Return the id of the person whose key a program shows; "" without one.

    Raises:
        StorageError: The database does not work.
    """
    key = bearer_of(connection)
    return await people.person_with_key(key) if key else ""


def bearer_of(connection: HTTPConnection) -> str:
    """Return the token or key in the header of a program; "" where there is none."""
    return token_in(connection.headers.get("authorization", ""))


def token_in(authorization: str) -> str:
    """Return the token or key in the value of a header; "" where there is none."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def device_token_of(connection: HTTPConnection) -> str:
    """Return the token by which a browser is known; "" for an unknown one."""
    return cookies_of(connection).get("person", "")


@dataclass(frozen=True)
class Arrival:
    """Who is about to take a seat or to create a table.

    Attributes:
        person: The id.
        newcomer: The same person, who is not known yet; None for one who is.
    """

    person: str
    newcomer: Newcomer | None = None


def arrival_of(visitor: Visitor) -> Arrival:
    """Return the visitor as the person who will hold a seat."""
    if visitor.person:
        return Arrival(visitor.person)
    one = newcomer(visitor.name)
    return Arrival(one.id, one)


async def welcome(people: People, arrival: Arrival, response: Response, *, secure: bool) -> None:
    """Store who has arrived, if that person is not known yet, and set the browser's cookie.

    Raises:
        StorageError: The database does not work.
    """
    if arrival.newcomer is not None:
        await people.welcome(arrival.newcomer)
        remember(response, "person", arrival.newcomer.token, secure=secure)


__all__ = [
    "LOG",
    "Arrival",
    "arrival_of",
    "bearer_of",
    "device_token_of",
    "person_at",
    "person_with_key",
    "person_with_token",
    "token_in",
    "welcome",
]
