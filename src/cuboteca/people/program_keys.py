"""Keys by which programs act as a person, over the API alone.

A key has 192 random bits and is shown once; only its SHA-256 is stored.  Each function works in a
transaction that ``People`` runs.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass

import sqlalchemy as sa

from cuboteca.people.accounts import has_passkey
from cuboteca.people.devices import DEVICES_TOPIC
from cuboteca.people.errors import NoAccountError, TooManyKeysError
from cuboteca.people.schema import PROGRAM_KEYS
from cuboteca.table.notices import tell
from cuboteca.table.seats import hash_token, new_token

MOST_KEYS = 10  # of an account

_PREFIX = "cuboteca_"  # so that nobody takes a key for the token of a seat, and searches find it
_FORM = re.compile(rf"{_PREFIX}[A-Za-z0-9_-]{{32}}")
_ID_BYTES = 9


@dataclass(frozen=True)
class ProgramKey:
    """A key of an account, as its owner sees it; times are seconds since 1970."""

    id: str  # by which the owner revokes it; opens nothing
    name: str
    made: float
    used: float | None  # to within the hour; None: never


def is_key(text: str) -> bool:
    """Return whether a text has the form of a key."""
    return _FORM.fullmatch(text) is not None


def make_key(connection: sa.Connection, person: str, name: str, now: float) -> str:
    """Return a fresh key of a person with an account.

    Raises:
        NoAccountError: A guest has no keys.
        TooManyKeysError: There are ten already.
    """
    if not has_passkey(connection, person):
        raise NoAccountError
    if len(keys_of(connection, person)) >= MOST_KEYS:
        raise TooManyKeysError
    key = _PREFIX + new_token()
    row = {
        "id": secrets.token_urlsafe(_ID_BYTES),
        "key_hash": hash_token(key),
        "person": person,
        "name": name,
        "made": now,
    }
    connection.execute(PROGRAM_KEYS.insert(), row)
    tell(connection, DEVICES_TOPIC)
    return key


def keys_of(connection: sa.Connection, person: str) -> tuple[ProgramKey, ...]:
    """Return the keys of a person, the oldest first."""
    own = PROGRAM_KEYS.c
    query = sa.select(own.id, own.name, own.made, own.used).where(own.person == person)
    return tuple(ProgramKey(*row) for row in connection.execute(query.order_by(own.made, own.id)))


def use_key(connection: sa.Connection, key_hash: str, now: float) -> str:
    """Return the id of the person whose key it is, and note the time; "" if it is nobody's."""
    own = PROGRAM_KEYS.c.key_hash == key_hash
    found: str | None = connection.execute(sa.select(PROGRAM_KEYS.c.person).where(own)).scalar()
    if found is None:  # nothing is written for whoever guesses
        return ""
    connection.execute(PROGRAM_KEYS.update().where(own).values(used=now))
    return found


def revoke_key(connection: sa.Connection, person: str, key: str) -> None:
    """Let a key of a person, by its id, open nothing any more."""
    own = (PROGRAM_KEYS.c.person == person) & (PROGRAM_KEYS.c.id == key)
    connection.execute(PROGRAM_KEYS.delete().where(own))
    tell(connection, DEVICES_TOPIC)


__all__ = ["MOST_KEYS", "ProgramKey", "is_key", "keys_of", "make_key", "revoke_key", "use_key"]
