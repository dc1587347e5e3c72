"""Which process of a site has a table: its lease, in the database.

A process is alive as long as its row is there.  It puts off the time at which the row expires;
whoever finds it expired deletes it, and with it all that the process had.  So a renewal and a
takeover exclude each other, and the database's clock alone decides.

A lease has an epoch, which rises with each owner.  Whatever is written to a table is written in one
transaction with a look at its lease: an owner that was paused, and has lost the table meanwhile,
writes nothing more.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cuboteca.table.errors import ElsewhereError, UnknownTableError
from cuboteca.table.schema import LEASES, PLAYS, PROCESSES

if TYPE_CHECKING:
    from sqlalchemy.sql.elements import ColumnElement

_Row: TypeAlias = "tuple[str, int, str | None, str | None, bool | None]"

_LONGEST = 120.0  # seconds that anybody may promise to be alive; more means a clock set back

_CLOCKS = {  # seconds since 1970, at the moment, also within a transaction
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
    "postgresql": "extract(epoch from clock_timestamp())",
}


@dataclass(frozen=True)
class Process:
    """A process of the site.

    Attributes:
        id: Its own, and of this life alone: whoever was taken for dead begins anew.
        address: Where the other processes reach it, as host and port.
        secret: What they show there, so that nobody else is let in.
    """

    id: str
    address: str
    secret: str = field(repr=False)


@dataclass(frozen=True)
class Lease:
    """The right of a process to write to a table."""

    play: str
    process: str
    epoch: int


def register(connection: sa.Connection, process: Process, seconds: float) -> None:
    """Say that a process is alive for so many seconds."""
    row = {"id": process.id, "address": process.address, "secret": process.secret}
    connection.execute(PROCESSES.insert().values(**row, until=now_of(connection) + seconds))


def renew(connection: sa.Connection, process: str, seconds: float) -> bool:
    """Say that a process is still alive; return False if it was taken for dead, or may be."""
    return put_off(connection, PROCESSES, process, seconds)


def put_off(connection: sa.Connection, table: sa.Table, one: str, seconds: float) -> bool:
    """Let a row that has not expired live for so many seconds from now on; return if it is there.

    Args:
        connection: In a transaction.
        table: Of those who count as alive until their rows expire.
        one: The row's id.
        seconds: For how long.
    """
    alive = (table.c.id == one) & (table.c.until > now_of(connection))
    later = table.update().where(alive).values(until=now_of(connection) + seconds)
    return connection.execute(later).rowcount == 1


def retire(connection: sa.Connection, process: str) -> None:
    """Say that a process has ended: a whole id, or how several begin, with % after it."""
    connection.execute(PROCESSES.delete().where(PROCESSES.c.id.like(process)))


def any_at_work(connection: sa.Connection, seconds: float) -> bool:
    """Return whether a process has said lately that it is alive for so many seconds.

    One that was killed counts as alive for a while yet; half of that time is enough to say so
    again.
    """
    now = now_of(connection)
    late = PROCESSES.c.until.between(now + seconds / 2, now + _LONGEST)
    return connection.execute(sa.select(PROCESSES.c.id).where(late)).first() is not None


def forget_all(connection: sa.Connection) -> None:
    """Say that no process is alive, and that what any of them had is lost to it."""
    connection.execute(PROCESSES.delete())
    connection.execute(LEASES.update().values(process="", epoch=LEASES.c.epoch + 1))


def begin(connection: sa.Connection, play: str, process: str) -> Lease:
    """Give a process the lease of a play that has just been stored."""
    connection.execute(LEASES.insert().values(play=play, process=process, epoch=1))
    return Lease(play, process, 1)


def acquire(engine: sa.Engine, play: str, process: str) -> Lease | Process:
    """Give a process the lease of a play, unless another one that is alive has it.

    Returns:
        The lease, or who has it.

    Raises:
        UnknownTableError: There is no such play.
    """
    while True:  # until no other process is quicker
        with suppress(IntegrityError), engine.begin() as connection:
            found = _find(connection, play)
            if found is None:
                return _begin_late(connection, play, process)
            owner, epoch, address, secret, late = found
            if late and owner != process:
                _delete_expired(connection, owner)
                continue
            if owner != process and address is not None and secret is not None:
                return Process(owner, address, secret)
            taken = _take(connection, play, process, epoch)
            if taken is not None:
                return taken


def _find(connection: sa.Connection, play: str) -> _Row | None:
    """Return process and epoch of a lease, and the process's address, secret and whether late."""
    late = expired(connection, PROCESSES.c.until).label("late")
    row = connection.execute(
        sa.select(LEASES.c.process, LEASES.c.epoch, PROCESSES.c.address, PROCESSES.c.secret, late)
        .select_from(LEASES.outerjoin(PROCESSES, PROCESSES.c.id == LEASES.c.process))
        .where(LEASES.c.play == play)
    ).first()
    return None if row is None else cast("_Row", tuple(row))


def _delete_expired(connection: sa.Connection, process: str) -> None:
    """Delete the row of a process if it has expired, which a renewal may just have prevented."""
    of_it = PROCESSES.c.id == process
    connection.execute(PROCESSES.delete().where(of_it & expired(connection, PROCESSES.c.until)))


def _take(connection: sa.Connection, play: str, process: str, epoch: int) -> Lease | None:
    same = (LEASES.c.play == play) & (LEASES.c.epoch == epoch)
    taken = LEASES.update().where(same).values(process=process, epoch=epoch + 1)
    done = connection.execute(taken).rowcount == 1
    return Lease(play, process, epoch + 1) if done else None


def _begin_late(connection: sa.Connection, play: str, process: str) -> Lease:
    """Begin the lease of a play that was stored by a server without other processes."""
    known = connection.execute(sa.select(PLAYS.c.id).where(PLAYS.c.id == play)).first()
    if known is None:
        raise UnknownTableError("there is no such table")
    return begin(connection, play, process)


def check(connection: sa.Connection, lease: Lease) -> None:
    """Make sure that a process has a table until the transaction ends.

    SQLite has one writer at a time, so it is to be asked after the first write.

    Raises:
        ElsewhereError: Another process has taken it.
    """
    own = (LEASES.c.play == lease.play) & (LEASES.c.process == lease.process)
    own &= LEASES.c.epoch == lease.epoch
    if connection.execute(sa.select(LEASES.c.epoch).where(own).with_for_update(read=True)).first():
        return
    raise ElsewhereError


def expired(connection: sa.Connection, until: sa.Column[float]) -> ColumnElement[bool]:
    """Return whether somebody is late, or the clock was set back since it said it was alive."""
    now = now_of(connection)
    return sa.not_(until.between(now, now + _LONGEST))


def now_of(connection: sa.Connection) -> ColumnElement[float]:
    """Return the time as the database has it, in seconds since 1970."""
    return sa.literal_column(_CLOCKS[connection.dialect.name], sa.Float)


__all__ = [
    "Lease",
    "Process",
    "acquire",
    "any_at_work",
    "begin",
    "check",
    "expired",
    "forget_all",
    "now_of",
    "put_off",
    "register",
    "renew",
    "retire",
]
