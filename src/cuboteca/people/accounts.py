"""Accounts: guests with passkeys, who find their plays on every device.

Each function works in a transaction that ``People`` runs.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.people.devices import DEVICES_TOPIC, id_of, welcome
from cuboteca.people.errors import LastPasskeyError, TooManyPasskeysError, UnknownSignInError
from cuboteca.people.schema import (
    BLOCKS,
    CHALLENGES,
    DEVICES,
    FRIENDS,
    METADATA,
    OF_PERSON,
    PASSKEYS,
    PEOPLE,
    RECOVERY_CODES,
)
from cuboteca.table.notices import tell
from cuboteca.table.schema import PLAYS, SEATS
from cuboteca.table.seat_codes import LETTERS, read_code
from cuboteca.table.seats import hash_token, new_token

if TYPE_CHECKING:
    from cuboteca.people.devices import Newcomer

MOST_PASSKEYS = 10
RECOVERY_CODES_EACH = 10
_CODE_LENGTH = 16  # 78 bits
_CODE_PART = 4


@dataclass(frozen=True)
class Passkey:
    """A passkey of an account, as its owner sees it; times are seconds since 1970."""

    id: str
    name: str
    made: float
    used: float | None  # None: never to sign in
    credential: bytes = field(repr=False)
    public_key: bytes = field(repr=False)
    sign_count: int = 0


@dataclass(frozen=True)
class Account:
    """What a person sees of the own account; without passkeys it is a guest."""

    id: str
    name: str
    made: float  # seconds since 1970
    passkeys: tuple[Passkey, ...]
    recovery_codes: int  # that have not been used
    devices: int

    @property
    def is_guest(self) -> bool:
        """Whether one browser alone knows this person."""
        return not self.passkeys


def account(connection: sa.Connection, person: str) -> Account | None:
    """Return the account of a person; None if there is no such person."""
    row = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.id == person)).mappings().first()
    if row is None:
        return None
    return Account(
        **row,
        passkeys=passkeys(connection, person),
        recovery_codes=_count(connection, RECOVERY_CODES, person),
        devices=_count(connection, DEVICES, person),
    )


def passkeys(connection: sa.Connection, person: str) -> tuple[Passkey, ...]:
    """Return the passkeys of a person, the oldest first."""
    columns = [column for column in PASSKEYS.c if column.name != "person"]
    query = sa.select(*columns).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.made)
    return tuple(Passkey(**row) for row in connection.execute(query).mappings())


def has_passkey(connection: sa.Connection, person: str) -> bool:
    """Return whether a person has a passkey, and so an account."""
    return _count(connection, PASSKEYS, person) > 0


def _count(connection: sa.Connection, table: sa.Table, person: str) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(table.c.person == person)
    return int(connection.execute(query).scalar_one())


def rename(connection: sa.Connection, person: str, name: str) -> None:
    """Give a person another name; seats keep the one under which they were taken."""
    connection.execute(PEOPLE.update().where(PEOPLE.c.id == person).values(name=name))


# passkeys


def keep_challenge(
    connection: sa.Connection, challenge: bytes, person: str, now: float, seconds: float
) -> None:
    """Keep a challenge that a browser is to sign; those that have expired are gone."""
    connection.execute(CHALLENGES.delete().where(CHALLENGES.c.until <= now))
    row = {"challenge_hash": id_of(challenge), "person": person, "until": now + seconds}
    connection.execute(CHALLENGES.insert(), row)


def use_challenge(connection: sa.Connection, challenge: bytes, now: float) -> str | None:
    """Return for whom a challenge was kept, once; None if it is unknown, used or expired."""
    own = CHALLENGES.c.challenge_hash == id_of(challenge)
    query = CHALLENGES.delete().where(own, CHALLENGES.c.until > now).returning(CHALLENGES.c.person)
    found: str | None = connection.execute(query).scalar()
    return found


def keep_passkey(
    connection: sa.Connection, person: str, passkey: Passkey, newcomer: Newcomer | None = None
) -> None:
    """Store a passkey of a person, who may be new.

    Raises:
        TooManyPasskeysError: There are ten already, or this one.
    """
    if newcomer is not None:
        welcome(connection, newcomer, passkey.made)
    known = sa.select(PASSKEYS.c.id).where(PASSKEYS.c.id == passkey.id)
    count = _count(connection, PASSKEYS, person)
    if count >= MOST_PASSKEYS or connection.execute(known).first() is not None:
        raise TooManyPasskeysError
    connection.execute(PASSKEYS.insert(), {**passkey.__dict__, "person": person})


def find_passkey(connection: sa.Connection, credential: bytes) -> tuple[str, Passkey] | None:
    """Return whose passkey a credential is, and the passkey; None if it is unknown."""
    query = sa.select(PASSKEYS).where(PASSKEYS.c.id == id_of(credential))
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    rest = {name: value for name, value in row.items() if name != "person"}
    return row["person"], Passkey(**rest)


def remove_passkey(connection: sa.Connection, person: str, passkey: str) -> None:
    """Remove a passkey of a person.

    Raises:
        LastPasskeyError: It is the last one, without which nobody could sign in.
    """
    own = passkeys(connection, person)
    if [one.id for one in own] == [passkey]:
        raise LastPasskeyError
    connection.execute(
        PASSKEYS.delete().where(PASSKEYS.c.person == person, PASSKEYS.c.id == passkey)
    )


def rename_passkey(connection: sa.Connection, person: str, passkey: str, name: str) -> None:
    """Give a passkey of a person another name."""
    own = (PASSKEYS.c.person == person) & (PASSKEYS.c.id == passkey)
    connection.execute(PASSKEYS.update().where(own).values(name=name))


# recovery codes


def new_recovery_codes(connection: sa.Connection, person: str) -> list[str]:
    """Return ten fresh codes, each of which signs in once; earlier ones no longer work."""
    codes = [
        "".join(secrets.choice(LETTERS) for _ in range(_CODE_LENGTH))
        for _ in range(RECOVERY_CODES_EACH)
    ]
    connection.execute(RECOVERY_CODES.delete().where(RECOVERY_CODES.c.person == person))
    rows = [{"code_hash": hash_token(code), "person": person} for code in codes]
    connection.execute(RECOVERY_CODES.insert(), rows)
    return ["-".join(_parts(code)) for code in codes]


def _parts(code: str) -> list[str]:
    return [code[start : start + _CODE_PART] for start in range(0, _CODE_LENGTH, _CODE_PART)]


def sign_in_by_code(connection: sa.Connection, written: str, device: Device, now: float) -> Arrived:
    """Sign a browser in by a recovery code, which is used up.

    Raises:
        UnknownSignInError: The code is wrong, or was used.
    """
    own = RECOVERY_CODES.c.code_hash == hash_token(read_code(written))
    query = RECOVERY_CODES.delete().where(own).returning(RECOVERY_CODES.c.person)
    person = connection.execute(query).scalar()
    if person is None:
        raise UnknownSignInError
    return _sign_in(connection, person, device, now)


# browsers


@dataclass(frozen=True)
class Device:
    """A browser that is about to belong to an account.

    Attributes:
        token: By which it was known; "" for an unknown one.
        person: Whose it was; "" for an unknown one.
    """

    token: str = field(default="", repr=False)
    person: str = ""


@dataclass(frozen=True)
class Arrived:
    """An account that has signed in, with the token by which its browser is known from now on."""

    person: str
    name: str
    token: str = field(repr=False)


def sign_in_by_passkey(
    connection: sa.Connection, passkey: str, sign_count: int, device: Device, now: float
) -> Arrived:
    """Sign a browser in whose passkey has been verified.

    Raises:
        UnknownSignInError: The passkey was removed meanwhile.
    """
    own = PASSKEYS.c.id == passkey
    used = PASSKEYS.update().where(own).values(sign_count=sign_count, used=now)
    person = connection.execute(used.returning(PASSKEYS.c.person)).scalar()
    if person is None:
        raise UnknownSignInError
    return _sign_in(connection, person, device, now)


def _sign_in(connection: sa.Connection, person: str, device: Device, now: float) -> Arrived:
    token = new_token()
    if device.token:
        old = DEVICES.c.token_hash == hash_token(device.token)
        connection.execute(DEVICES.delete().where(old))
    row = {"token_hash": hash_token(token), "person": person, "made": now, "confirmed": now}
    connection.execute(DEVICES.insert(), row)
    if device.person not in {"", person} and not passkeys(connection, device.person):
        _join(connection, device.person, person)
    tell(connection, DEVICES_TOPIC)
    name = connection.execute(sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar_one()
    return Arrived(person, str(name), token)


def confirm(connection: sa.Connection, person: str, token: str, now: float) -> None:
    """Note that a person has just shown a passkey in a browser of the person's own."""
    own = (DEVICES.c.token_hash == hash_token(token)) & (DEVICES.c.person == person)
    connection.execute(DEVICES.update().where(own).values(confirmed=now))


def confirmed_at(connection: sa.Connection, person: str, token: str) -> float | None:
    """Return when a person last showed a passkey or a recovery code in a browser; None: never."""
    own = (DEVICES.c.token_hash == hash_token(token)) & (DEVICES.c.person == person)
    found: float | None = connection.execute(sa.select(DEVICES.c.confirmed).where(own)).scalar()
    return found


def sign_out(connection: sa.Connection, token: str) -> None:
    """Forget a browser."""
    connection.execute(DEVICES.delete().where(DEVICES.c.token_hash == hash_token(token)))
    tell(connection, DEVICES_TOPIC)


def sign_out_others(connection: sa.Connection, person: str, token: str) -> None:
    """Forget all browsers of a person but one."""
    others = (DEVICES.c.person == person) & (DEVICES.c.token_hash != hash_token(token))
    connection.execute(DEVICES.delete().where(others))
    tell(connection, DEVICES_TOPIC)


# becoming a part of an account, and ceasing to exist


def _join(connection: sa.Connection, guest: str, person: str) -> None:
    """Make a guest a part of an account, which then holds the guest's seats."""
    for column in _of_people():
        connection.execute(
            column.table.update().where(column == guest).values({column.name: person})
        )
    for table, other in ((FRIENDS, FRIENDS.c.friend), (BLOCKS, BLOCKS.c.blocked)):
        for mine, theirs in ((table.c.person, other), (other, table.c.person)):
            known = sa.select(theirs).where(mine == person).scalar_subquery()
            moves = (mine == guest) & (theirs != person) & theirs.not_in(known)
            connection.execute(table.update().where(moves).values({mine.name: person}))
    for column in _that_need_people():
        if not column.primary_key:  # what there is one of, the account keeps
            moved = column.table.update().where(column == guest)
            connection.execute(moved.values({column.name: person}))
    _forget(connection, guest)


def _of_people() -> list[sa.Column[str]]:
    """Return the columns that name people, of whatever subject."""
    return [
        column
        for table in METADATA.sorted_tables
        for column in table.c
        if column.info.get("of") == OF_PERSON["of"]
    ]


def _that_need_people() -> list[sa.Column[str]]:
    """Return the columns whose rows cannot be without their person, of whatever subject."""
    return [
        column
        for table in METADATA.sorted_tables
        for column in table.c
        if any(key.column is PEOPLE.c.id for key in column.foreign_keys)
    ]


def _forget(connection: sa.Connection, person: str) -> None:
    """Delete a person who holds nothing any more."""
    for column in reversed(_that_need_people()):
        connection.execute(column.table.delete().where(column == person))
    connection.execute(PEOPLE.delete().where(PEOPLE.c.id == person))


def running(connection: sa.Connection, person: str) -> int:
    """Return at how many plays that are not over a person sits."""
    query = (
        sa.select(sa.func.count(sa.distinct(SEATS.c.play)))
        .select_from(SEATS.join(PLAYS, SEATS.c.play == PLAYS.c.id))
        .where(SEATS.c.person == person, PLAYS.c.finished.is_(False))
    )
    return int(connection.execute(query).scalar_one())


def delete(connection: sa.Connection, person: str) -> None:
    """Delete a person.

    Seats that the person held lose their name, and nobody can play them any more.
    """
    held = SEATS.update().where(SEATS.c.person == person)
    connection.execute(held.values(name="", token_hash=""))
    for column in _of_people():
        connection.execute(column.table.update().where(column == person).values({column.name: ""}))
    _forget(connection, person)
    tell(connection, DEVICES_TOPIC)


__all__ = [
    "MOST_PASSKEYS",
    "RECOVERY_CODES_EACH",
    "Account",
    "Arrived",
    "Device",
    "Passkey",
    "account",
    "confirm",
    "confirmed_at",
    "delete",
    "find_passkey",
    "has_passkey",
    "keep_challenge",
    "keep_passkey",
    "new_recovery_codes",
    "passkeys",
    "remove_passkey",
    "rename",
    "rename_passkey",
    "running",
    "sign_in_by_code",
    "sign_in_by_passkey",
    "sign_out",
    "sign_out_others",
    "use_challenge",
]
