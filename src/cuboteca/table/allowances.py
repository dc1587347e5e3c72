"""What one client may do, counted for all processes of a site.

Each client has a token bucket, of which the database keeps one number: the time at which it is full
again.  A process takes a quarter of what is left at once and uses that up by itself, so a request
costs no write; the emptier the bucket, the less it takes, and the last ones one by one.  What it
has taken lapses in the time in which the bucket regains it: together, all processes never allow
more than a quarter above what one bucket would.

Open tables need no bucket: they are counted in the transaction that creates one.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from cuboteca.table.databases import insert_if_absent
from cuboteca.table.errors import Limited, TooFastError
from cuboteca.table.leases import now_of
from cuboteca.table.schema import ALLOWANCES, CREATORS, PLAYS

#: How many times as much all may do from one address as a stranger alone: accounts and strangers.
TOGETHER = 5

_SHARE = 4  # of what is left, one in so many is given at once
_LATER = 600  # seconds; when a table of one's own will be over is not known
_CREATING = 0x43726561  # "Crea"
_ALMOST = 1e-6  # tokens that rounding may lose


@dataclass(frozen=True)
class Limit:
    """How often a client may do something.

    Attributes:
        limited: What.
        at_once: Capacity of its bucket.
        per_second: How fast that fills; above 0.
    """

    limited: Limited
    at_once: int
    per_second: float

    def left(self, full: float, now: float) -> float:
        """Return how many tokens are in a bucket that is full again at ``full``, from 0 up."""
        missing = max(full - now, 0) * self.per_second
        return max(self.at_once - missing, 0)  # less only where the clock was set back

    def without(self, count: int, full: float, now: float) -> float:
        """Return when a bucket is full again of which ``count`` tokens are taken now."""
        missing = self.at_once - self.left(full, now) + count
        return now + missing / self.per_second


@dataclass(frozen=True)
class Grant:
    """What a client may do now."""

    count: int  # 0: nothing
    seconds: float  # after which it lapses; where it is nothing, until there is something


def grant(limit: Limit, left: float, share: int = _SHARE) -> Grant:
    """Return what is given of ``left`` tokens: one in ``share``, but at least one."""
    if left < 1 - _ALMOST:
        return Grant(0, (1 - left) / limit.per_second)
    count = max(int(left / share), 1)
    return Grant(count, count / limit.per_second)


def take(connection: sa.Connection, limit: Limit, client: str) -> Grant:
    """Take a share of what a client may do, in a transaction of its own."""
    key = {"limited": limit.limited, "client": client}
    insert_if_absent(connection, ALLOWANCES, {**key, "full": 0.0})  # SQLite: nobody else writes now
    own = (ALLOWANCES.c.limited == limit.limited) & (ALLOWANCES.c.client == client)
    found = sa.select(ALLOWANCES.c.full).where(own).with_for_update()
    full = float(connection.execute(found).scalar_one())
    now = float(connection.execute(sa.select(now_of(connection))).scalar_one())
    given = grant(limit, limit.left(full, now))
    if given.count:
        later = limit.without(given.count, full, now)
        connection.execute(ALLOWANCES.update().where(own).values(full=later))
    return given


def forget_full(connection: sa.Connection) -> None:
    """Forget the clients whose buckets are full again."""
    connection.execute(ALLOWANCES.delete().where(ALLOWANCES.c.full <= now_of(connection)))


# open tables


@dataclass(frozen=True)
class Creator:
    """Who creates a table.

    Attributes:
        client: As limits count it.
        most: How many open tables it may have created, apart from those of accounts there.
        account: Id of a person who has one, and may have created as many, wherever; else "".
    """

    client: str
    most: int
    account: str = ""


def note_creator(connection: sa.Connection, play: str, creator: Creator) -> None:
    """Note who creates a play, in the transaction that stores it.

    Raises:
        TooFastError: The client has created too many that are open.
    """
    if connection.dialect.name == "postgresql":  # one after the other, so that each sees the others
        for who in sorted({creator.client, creator.account} - {""}):  # in order: no deadlock
            one = sa.func.hashtext(who)
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_CREATING, one)))
    row = {"play": play, "client": creator.client, "account": creator.account}
    connection.execute(CREATORS.insert(), row)
    here = CREATORS.c.client == creator.client
    if creator.account:
        own = _open(connection, CREATORS.c.account == creator.account)
    else:
        own = open_count(connection, creator.client)
    if own > creator.most or _open(connection, here) > TOGETHER * creator.most:
        raise TooFastError("open", _LATER)


def open_count(connection: sa.Connection, client: str) -> int:
    """Return how many open tables a client has created, apart from those of accounts there."""
    return _open(connection, (CREATORS.c.client == client) & (CREATORS.c.account == ""))


def _open(connection: sa.Connection, which: sa.ColumnElement[bool]) -> int:
    query = (
        sa.select(sa.func.count())
        .select_from(CREATORS.join(PLAYS, CREATORS.c.play == PLAYS.c.id))
        .where(which, PLAYS.c.finished.is_(False))
    )
    return int(connection.execute(query).scalar_one())


__all__ = [
    "TOGETHER",
    "Creator",
    "Grant",
    "Limit",
    "forget_full",
    "grant",
    "note_creator",
    "open_count",
    "take",
]
