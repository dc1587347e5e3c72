"""Friends, by links that people hand out, and whom somebody does not want to play with.

Each function works in a transaction that ``People`` runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.people.errors import (
    TooManyFriendsError,
    UnknownFriendLinkError,
    UnknownPersonError,
)
from cuboteca.people.schema import BLOCKS, FRIEND_LINKS, FRIENDS, PEOPLE
from cuboteca.table.databases import insert_if_absent, upsert
from cuboteca.table.seats import hash_token, new_token

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

MOST = 200  # friends, and others who are blocked
LINK_SECONDS = 14 * 86_400.0


@dataclass(frozen=True)
class Known:
    """A person as others know one."""

    id: str
    name: str  # may be ""


def known(connection: sa.Connection, person: str) -> Known | None:
    """Return who has an id; None if nobody does."""
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id == person)
    row = connection.execute(query).first()
    return None if row is None else Known(*row)


def friends_of(connection: sa.Connection, person: str) -> Sequence[Known]:
    """Return the friends of a person, by name."""
    return _others(connection, FRIENDS.c.person == person, FRIENDS.c.friend)


def blocked_by(connection: sa.Connection, person: str) -> Sequence[Known]:
    """Return whom a person has blocked, by name."""
    return _others(connection, BLOCKS.c.person == person, BLOCKS.c.blocked)


def _others(
    connection: sa.Connection, mine: sa.ColumnElement[bool], other: sa.Column[str]
) -> Sequence[Known]:
    query = (
        sa.select(PEOPLE.c.id, PEOPLE.c.name)
        .select_from(PEOPLE.join(other.table, PEOPLE.c.id == other))
        .where(mine)
        .order_by(PEOPLE.c.name, PEOPLE.c.id)
    )
    return [Known(*row) for row in connection.execute(query)]


def are_friends(connection: sa.Connection, one: str, other: str) -> bool:
    """Return whether two people are friends."""
    return _has(connection, FRIENDS, FRIENDS.c.friend, one, other)


def blocks(connection: sa.Connection, one: str, other: str) -> bool:
    """Return whether ``one`` has blocked ``other``; nobody blocks somebody unknown ("")."""
    return _has(connection, BLOCKS, BLOCKS.c.blocked, one, other)


def blocked_pairs(connection: sa.Connection, people: Collection[str]) -> set[tuple[str, str]]:
    """Return who of some people has blocked whom of them."""
    query = sa.select(BLOCKS.c.person, BLOCKS.c.blocked)
    among = (BLOCKS.c.person.in_(people), BLOCKS.c.blocked.in_(people))
    return {(row.person, row.blocked) for row in connection.execute(query.where(*among))}


def _has(
    connection: sa.Connection, table: sa.Table, column: sa.Column[str], one: str, other: str
) -> bool:
    query = sa.select(column).where(table.c.person == one, column == other)
    return connection.execute(query).first() is not None


def new_link(connection: sa.Connection, person: str, now: float) -> str:
    """Return a fresh token by which others may become friends; an earlier one no longer works."""
    token = new_token()
    values = {"token_hash": hash_token(token), "until": now + LINK_SECONDS}
    upsert(connection, FRIEND_LINKS, {"person": person}, values)
    return token


def whose_link(connection: sa.Connection, token: str, reader: str, now: float) -> Known:
    """Return who has handed a link out.

    Raises:
        UnknownFriendLinkError: There is no such link, or its owner or reader has blocked the other.
    """
    own = (FRIEND_LINKS.c.token_hash == hash_token(token)) & (FRIEND_LINKS.c.until > now)
    person = connection.execute(sa.select(FRIEND_LINKS.c.person).where(own)).scalar()
    found = known(connection, person) if person else None
    if (
        found is None
        or blocks(connection, found.id, reader)
        or blocks(connection, reader, found.id)
    ):
        raise UnknownFriendLinkError
    return found


def befriend(connection: sa.Connection, token: str, person: str, now: float) -> Known:
    """Make a person a friend of whoever has handed a link out; return that one.

    Raises:
        UnknownFriendLinkError: As ``whose_link``, or it is the person's own.
        TooManyFriendsError: One of the two has too many friends.
    """
    other = whose_link(connection, token, person, now)
    if other.id == person:
        raise UnknownFriendLinkError
    for one, friend in ((person, other.id), (other.id, person)):
        _check_room(connection, FRIENDS, one)
        insert_if_absent(connection, FRIENDS, {"person": one, "friend": friend, "made": now})
    return other


def unfriend(connection: sa.Connection, one: str, other: str) -> None:
    """End a friendship."""
    for person, friend in ((one, other), (other, one)):
        mine = (FRIENDS.c.person == person) & (FRIENDS.c.friend == friend)
        connection.execute(FRIENDS.delete().where(mine))


def block(connection: sa.Connection, person: str, other: str, now: float) -> None:
    """Block somebody, who is no friend any more.

    Raises:
        UnknownPersonError: There is no such person, or it is the same one.
        TooManyFriendsError: Too many are blocked already.
    """
    if person == other or known(connection, other) is None:
        raise UnknownPersonError
    _check_room(connection, BLOCKS, person)
    insert_if_absent(connection, BLOCKS, {"person": person, "blocked": other, "made": now})
    unfriend(connection, person, other)


def unblock(connection: sa.Connection, person: str, other: str) -> None:
    """Block somebody no longer."""
    own = (BLOCKS.c.person == person) & (BLOCKS.c.blocked == other)
    connection.execute(BLOCKS.delete().where(own))


def _check_room(connection: sa.Connection, table: sa.Table, person: str) -> None:
    query = sa.select(sa.func.count()).select_from(table).where(table.c.person == person)
    if connection.execute(query).scalar_one() >= MOST:
        raise TooManyFriendsError


__all__ = [
    "LINK_SECONDS",
    "MOST",
    "Known",
    "are_friends",
    "befriend",
    "block",
    "blocked_by",
    "blocks",
    "friends_of",
    "known",
    "new_link",
    "unblock",
    "unfriend",
    "whose_link",
]
