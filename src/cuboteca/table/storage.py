"""Keeps plays in a database; the append-only log of events is the source of truth.

SQLite (a file, write-ahead log, ``synchronous=FULL``) unless the address names another database
that SQLAlchemy knows, such as PostgreSQL.  Every method is one transaction: after it returns,
everything is on disk; if it raises, nothing has changed.
"""

from __future__ import annotations

import functools
import shutil
import sqlite3
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, NamedTuple, ParamSpec, TypedDict, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.exc import SQLAlchemyError

from cuboteca.core.characters import without_halves
from cuboteca.core.play import Event
from cuboteca.table import leases
from cuboteca.table.allowances import note_creator
from cuboteca.table.closing import CLOSED, write_closing
from cuboteca.table.conditions import read_conditions
from cuboteca.table.contributions import read_contributions
from cuboteca.table.damage import DamageSearch, was_left_open
from cuboteca.table.databases import address_of, is_file, is_sqlite, shown
from cuboteca.table.engines import engine_at
from cuboteca.table.errors import (
    DatabaseVersionError,
    DiskFullError,
    StaleError,
    StorageError,
    UnknownTableError,
)
from cuboteca.table.rematches import note_rematch, rematch_of
from cuboteca.table.schema import (
    ANALYSES,
    EVENTS,
    PLAYS,
    SCHEMA_VERSION,
    SEAT_CODES,
    SEATS,
    SNAPSHOTS,
    VERSION,
)
from cuboteca.table.seats import Seat
from cuboteca.table.sole import sole_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from cuboteca.core.game import OptionValue
    from cuboteca.core.play import OutcomeJson
    from cuboteca.table.allowances import Creator
    from cuboteca.table.closing import Closing
    from cuboteca.table.conditions import Conditions
    from cuboteca.table.contributions import Contributions
    from cuboteca.table.leases import Lease, Process
    from cuboteca.table.sole import Sole

P = ParamSpec("P")
R = TypeVar("R")

_MIGRATING = 0x43756265  # "Cube"
_EVENTS_KEPT = 16_384  # for all tables together


#: What a table is opened from: its seats as ``Seat`` has them, and its log.
_SEATS_OF = (
    sa.select(*(SEATS.c[one.name] for one in fields(Seat)))
    .where(SEATS.c.play == sa.bindparam("one"))
    .order_by(SEATS.c.seat)
)
_EVENTS_OF = (
    sa.select(
        EVENTS.c.actor,
        EVENTS.c.number,
        EVENTS.c.text,
        EVENTS.c.request_id,
        EVENTS.c.at,
        EVENTS.c.received,
    )
    .where(EVENTS.c.play == sa.bindparam("one"), EVENTS.c.number != CLOSED)
    .order_by(EVENTS.c.seq)
)


@dataclass(frozen=True)
class StoredPlay:
    """The data of a play except its seats and events."""

    id: str
    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seat_count: int
    created: float  # seconds since 1970
    seed: int | None
    secret: bytes = field(repr=False)
    finished: bool = False
    hints: bool = True  # the seat to move may ask for a hint
    rated: bool = False  # its end changes the ratings of its people
    scheme: int = 1  # of ``core.provable``, by which it draws
    salt: bytes = field(default=b"", repr=False)  # of the commitment; empty in scheme 1
    closed: float | None = None  # seconds since 1970; None unless closed before its end
    closing: Mapping[str, object] | None = None  # as ``Closing.as_json`` writes it
    contributions: Contributions | None = field(default=None, repr=False)  # None: nobody was asked
    to_move: int | None = None  # who decides next, as ``Play.to_move``; None: not known
    outcome: Mapping[str, object] | None = None  # as ``Outcome.as_json``; None until it is over
    conditions: Conditions | None = None  # None: the usual ones
    deal: str = ""  # id of the deal that it plays; "" for a table with chance of its own
    sealed_until: float | None = None  # seconds since 1970; None: it plays no deal
    position: str = ""  # where it begins, in notation; "" where plays of the game begin
    imported: str = field(default="", repr=False)  # the record of a play that took place elsewhere
    importer: str = ""  # id of who brought that; "" for one who is not known


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event, the mark of its request ("" where it was not requested), and its times."""

    event: Event
    request_id: str = ""
    at: float = field(default=0.0, compare=False)  # when it was stored, in seconds since 1970; 0:
    #                                                it has yet to be
    received: float | None = field(default=None, compare=False)  # when it was requested


class Standing(NamedTuple):
    """How a play stands, as lists of plays show it without replaying them."""

    to_move: int  # as ``Play.to_move``
    outcome: OutcomeJson | None = None  # once it is over


@dataclass(frozen=True)
class StoredCode:
    """A code by which a seat moves to another device."""

    code_hash: str
    play: str
    seat: int
    token_hash: str = field(repr=False)  # of the token that opens the seat until then
    until: float  # seconds since 1970


@dataclass(frozen=True)
class StoredSnapshot:
    """What the first ``seq`` entries of a log lead to; see ``table/snapshots.py``."""

    play: str
    seq: int
    version: str
    digest: str
    body: bytes = field(repr=False)


def _clearly(
    method: Callable[Concatenate[Storage, P], R],
) -> Callable[Concatenate[Storage, P], R]:
    """Turn errors of the database and its disk into StorageError with a readable message."""

    @functools.wraps(method)
    def clear(self: Storage, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with self._told():
            return method(self, *args, **kwargs)

    return clear


class Storage:
    """A database of plays.

    Args:
        url: SQLAlchemy's, such as ``sqlite:////home/ada/cuboteca.sqlite3``.
        alone: Keep other servers out of a file until it is closed.
        joins: Another process of this site has prepared it and keeps others out.
        least_free: Nothing is added while less than this share of the disk is free, 0 to 1: a full
            disk stops whatever else runs on the computer as well.
        existing: Open it as it is, perhaps beside a server: nothing is created, migrated or
            looked through.
        durable: Wait until the disk has what was written; without it, the last of it may be lost
            when the computer fails.

    Raises:
        DatabaseAddressError: This cannot be the address of a database.
        DatabaseInUseError: Another server uses it.
        StorageError: It cannot be opened, is damaged, or was made by a newer version.

    A file that was not closed cleanly is looked through for damage in the background; once some is
    found, every call raises StorageError.
    """

    def __init__(
        self,
        url: str,
        *,
        alone: bool = False,
        joins: bool = False,
        least_free: float = 0,
        existing: bool = False,
        durable: bool = True,
    ) -> None:
        address = address_of(url)
        self._least_free = least_free
        self.place = shown(address)
        if existing and is_file(address) and not Path(str(address.database)).is_file():
            raise StorageError(f"there is no database {self.place}")
        self._engine = engine_at(address, durable=durable)
        # who has which table, and is alive, need not outlast the computer: nor do they
        self._passing = engine_at(address, durable=False) if is_file(address) else self._engine
        self._sole: Sole | None = None
        self._search: DamageSearch | None = None
        file = Path(address.database or "") if is_file(address) else None
        try:
            if alone:
                self._sole = self._reserve(address)
            if existing:
                self._check_version()
            if existing or joins:
                return
            left_open = file is not None and was_left_open(file)
            self._migrate()
            if alone and file is not None:
                self._take_over()
            if file is not None and left_open:
                self._search = self._look_through(file)
        except StorageError:
            self.close()
            raise

    @_clearly
    def _reserve(self, address: sa.URL) -> Sole | None:
        return sole_file(address)

    @_clearly
    def _take_over(self) -> None:
        with self._engine.begin() as connection:
            leases.forget_all(connection)

    @_clearly
    def _look_through(self, file: Path) -> DamageSearch:
        return DamageSearch(file)

    @property
    def folder(self) -> Path | None:
        """Where the file is; None if the database is not a file on this computer."""
        address = self._engine.url
        return Path(str(address.database)).resolve().parent if is_file(address) else None

    def close(self) -> None:
        """Close the database."""
        if self._search is not None:
            self._search.close()
        self._passing.dispose()
        self._engine.dispose()
        if self._sole is not None:
            self._sole.close()

    @_clearly
    def _migrate(self) -> None:
        with self._engine.begin() as connection:
            if connection.dialect.name == "postgresql":  # servers may start at once
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
            if _version_of(connection) == SCHEMA_VERSION:
                return
            # Alembic takes a third of the start of a process, which seldom needs it.
            from cuboteca.table import migrating  # noqa: PLC0415

            migrating.upgrade(connection, self.place)

    @_clearly
    def _check_version(self) -> None:
        """Refuse a database that another version of Cuboteca made, or none at all."""
        with self._engine.connect() as connection:
            found = _version_of(connection)
        if found != SCHEMA_VERSION:
            made = f"has version {found}" if found else "holds no plays of Cuboteca"
            raise DatabaseVersionError(
                f"the database {self.place} {made}, this program needs version {SCHEMA_VERSION}; "
                "the site brings it there when it starts"
            )

    @property
    def damage(self) -> str:
        """What is damaged, as far as is known; "" if nothing is."""
        return self._search.found if self._search is not None else ""

    def _check(self) -> None:
        if self.damage:
            raise StorageError(f"the database {self.place} is damaged: {self.damage}")

    @_clearly
    def is_ready(self) -> bool:
        """Return whether the database takes writes, by a write that changes nothing.

        Raises:
            DiskFullError: Too little of the disk is free.
        """
        same = VERSION.update().values(version_num=VERSION.c.version_num)
        with self._adding() as connection:
            return connection.execute(same).rowcount == 1

    @contextmanager
    def _adding(self) -> Iterator[sa.Connection]:
        """Run a transaction that adds something.

        Raises:
            DiskFullError: Too little of the disk is free.
        """
        if self.folder is not None and self._least_free:
            disk = shutil.disk_usage(self.folder)
            if disk.free < self._least_free * disk.total:
                raise DiskFullError(
                    f"less than {100 * self._least_free:g}% of the disk of this site is free, so "
                    "nothing new is stored until there is room"
                )
        with self._engine.begin() as connection:
            yield connection

    @contextmanager
    def transaction(self) -> Iterator[sa.Connection]:
        """Run a transaction of queries that are not of the log.

        Raises:
            StorageError: The database does not work; nothing has changed.
        """
        with self._told(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def moment(self) -> Iterator[sa.Connection]:
        """Read a PostgreSQL database as it is at one moment, while others write.

        Raises:
            StorageError: The database does not work.
        """
        engine = self._engine
        if not is_sqlite(engine.url):  # SQLite copies itself, and copies are read
            engine = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        with self._told(), engine.connect() as connection:
            yield connection

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn errors of the database and its disk into StorageError with a readable message."""
        self._check()
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            cause = " ".join(str(getattr(error, "orig", None) or error).split())
            raise StorageError(f"the database {self.place} does not work: {cause}") from error

    @_clearly
    def create(
        self,
        play: StoredPlay,
        seats: Sequence[Seat],
        events: Sequence[StoredEvent],
        process: str | None = None,
        creator: Creator | None = None,
        after: str | None = None,
        within: Callable[[sa.Connection, str], None] | None = None,
    ) -> Lease | None:
        """Store a new play with its seats and first events; give ``process`` its lease.

        With ``after`` it is the one that plays another again, of which there is one.  Whatever else
        belongs to it is stored by ``within``, in the same transaction; an error there stores
        nothing.

        Raises:
            TooFastError: Its creator has too many that are open.
            StaleError: There is a play again already.
        """
        with self._adding() as connection:
            connection.execute(PLAYS.insert(), _play_row(play))
            if after is not None and not note_rematch(connection, after, play.id):
                raise StaleError(len(events))
            if creator is not None:
                note_creator(connection, play.id, creator)
            connection.execute(SEATS.insert(), [_seat_row(play.id, seat) for seat in seats])
            if events:
                connection.execute(EVENTS.insert(), _event_rows(play.id, 0, events))
            if within is not None:
                within(connection, play.id)
            return leases.begin(connection, play.id, process) if process else None

    @_clearly
    def append(
        self,
        play: str,
        seq: int,
        events: Sequence[StoredEvent],
        *,
        finished: bool,
        lease: Lease | None = None,
        contributions: Contributions | None = None,
        closing: Closing | None = None,
        standing: Standing | None = None,
    ) -> float:
        """Store events ``seq``, ``seq + 1``, ... of a play, all or none; return when.

        With them go the ``contributions`` to its draws, if they have changed, what closes the play
        if they do so, and how it stands then, for lists.

        Raises:
            StaleError: There is already an event with that number or request.
            ElsewhereError: The lease has been lost.
        """
        try:
            with self._adding() as connection:
                rows = _event_rows(play, seq, events)
                if rows:
                    connection.execute(EVENTS.insert(), rows)
                head = PLAYS.update().where(PLAYS.c.id == play)
                if contributions is not None:
                    connection.execute(head.values(contributions=contributions.as_json()))
                _check_lease(connection, lease)
                known = {} if standing is None else standing._asdict()
                if finished:
                    known["finished"] = True
                if known:
                    connection.execute(head.values(known))
                if closing is not None:
                    write_closing(connection, play, seq + len(events), closing)
        except exc.IntegrityError:
            if lease is not None:
                self._check_lease_now(lease)
            raise StaleError(self._event_count(play)) from None
        return rows[0]["at"] if rows else time.time()

    @_clearly
    def close_play(self, play: str, seq: int, closing: Closing) -> None:
        """Close a play whose log has ``seq`` entries: from now on nothing can be added to it.

        Raises:
            StaleError: The log has another length, or the play is closed already.
        """
        try:
            with self._engine.begin() as connection:
                write_closing(connection, play, seq, closing)
        except exc.IntegrityError:
            raise StaleError(self._event_count(play)) from None

    def _check_lease_now(self, lease: Lease) -> None:
        with self._engine.begin() as connection:
            leases.check(connection, lease)

    def _event_count(self, play: str) -> int:
        count = sa.select(sa.func.count()).select_from(EVENTS).where(EVENTS.c.play == play)
        with self._engine.connect() as connection:
            return int(connection.execute(count).scalar_one())

    @_clearly
    def claim(
        self,
        play: str,
        seat: int,
        name: str,
        token_hash: str,
        person: str = "",
        *,
        lease: Lease | None = None,
    ) -> bool:
        """Seat a person who came by a link; return False if the seat is taken.

        All of the person is written by one statement, so it always belongs to one.

        Raises:
            ElsewhereError: The lease has been lost.
        """
        free = (SEATS.c.play == play) & (SEATS.c.seat == seat) & (SEATS.c.claimed.is_(False))
        taken = {"claimed": True, "name": name, "token_hash": token_hash, "person": person}
        with self._adding() as connection:
            done = connection.execute(SEATS.update().where(free).values(taken))
            _check_lease(connection, lease)
            return done.rowcount == 1

    @_clearly
    def move(
        self,
        play: str,
        seat: int,
        token_hash: str,
        new: str,
        person: str = "",
        *,
        lease: Lease | None = None,
    ) -> bool:
        """Let another token open a seat, which ``person`` holds from now on.

        It returns False if ``token_hash`` no longer opens it.

        Raises:
            ElsewhereError: The lease has been lost.
        """
        found = (SEATS.c.play == play) & (SEATS.c.seat == seat)
        found &= SEATS.c.token_hash == token_hash
        with self._engine.begin() as connection:
            moved = SEATS.update().where(found).values(token_hash=new, person=person)
            done = connection.execute(moved)
            _check_lease(connection, lease)
            return done.rowcount == 1

    @_clearly
    def seats_of(self, plays: Sequence[str]) -> dict[str, list[Seat]]:
        """Return who sits where at some plays."""
        columns = [SEATS.c[one.name] for one in fields(Seat)]
        query = sa.select(SEATS.c.play, *columns).where(SEATS.c.play.in_(plays))
        found: dict[str, list[Seat]] = {}
        with self._engine.connect() as connection:
            for play, *row in connection.execute(query.order_by(SEATS.c.seat)):
                found.setdefault(play, []).append(Seat(*row))
        return found

    @_clearly
    def keep_code(self, code: StoredCode, now: float) -> None:
        """Keep a code that moves a seat; an earlier one of the seat and expired ones are gone."""
        past = (SEAT_CODES.c.play == code.play) & (SEAT_CODES.c.seat == code.seat)
        with self._adding() as connection:
            connection.execute(SEAT_CODES.delete().where(past | (SEAT_CODES.c.until <= now)))
            connection.execute(SEAT_CODES.insert(), {**code.__dict__, "used_by": ""})

    @_clearly
    def code(self, code_hash: str, now: float) -> StoredCode | None:
        """Return a code that has not expired."""
        columns = [SEAT_CODES.c[one.name] for one in fields(StoredCode)]
        found = (SEAT_CODES.c.code_hash == code_hash) & (SEAT_CODES.c.until > now)
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(*columns).where(found)).mappings().first()
        return None if row is None else StoredCode(**row)

    @_clearly
    def use_code(self, code_hash: str, used_by: str, now: float) -> bool:
        """Use a code for a token; return False if it has expired or was used for another one."""
        fits = (SEAT_CODES.c.code_hash == code_hash) & (SEAT_CODES.c.until > now)
        fits &= SEAT_CODES.c.used_by.in_(("", used_by))
        with self._engine.begin() as connection:
            done = connection.execute(SEAT_CODES.update().where(fits).values(used_by=used_by))
            return done.rowcount == 1

    # which process has which table; see table/leases.py

    @_clearly
    def register(self, process: Process, seconds: float) -> None:
        """Say that a process is alive for so many seconds."""
        with self._passing.begin() as connection:
            leases.register(connection, process, seconds)

    @_clearly
    def renew(self, process: str, seconds: float) -> bool:
        """Say that a process is still alive; return False if it was taken for dead, or may be."""
        with self._passing.begin() as connection:
            return leases.renew(connection, process, seconds)

    @_clearly
    def retire(self, process: str) -> None:
        """Say that a process has ended: a whole id, or how several begin, with % after it."""
        with self._passing.begin() as connection:
            leases.retire(connection, process)

    @_clearly
    def acquire(self, play: str, process: str) -> Lease | Process:
        """Give a process the lease of a play, or return who has it.

        Raises:
            UnknownTableError: There is no such play.
        """
        return leases.acquire(self._passing, play, process)

    @_clearly
    def load(self, play: str) -> tuple[StoredPlay, list[Seat], list[StoredEvent]]:
        """Return a play, its seats and its events.

        Raises:
            UnknownTableError: There is no such play.
        """
        with self._engine.connect() as connection:
            found = connection.execute(sa.select(PLAYS).where(PLAYS.c.id == play))
            head = found.mappings().first()
            if head is None:
                raise UnknownTableError("there is no such table")
            seats = connection.execute(_SEATS_OF, {"one": play}).all()
            events = connection.execute(_EVENTS_OF, {"one": play}).all()
        return (
            _play(head),
            [Seat(*row) for row in seats],
            [StoredEvent(_event(*row[:3]), row[3] or "", row[4], row[5]) for row in events],
        )

    @_clearly
    def rematch(self, play: str) -> str:
        """Return the id of the play that plays another again; "" if there is none."""
        with self._engine.connect() as connection:
            return rematch_of(connection, play)

    @_clearly
    def snapshot(self, play: str) -> StoredSnapshot | None:
        """Return the snapshot of a play's log, if there is one."""
        with self._engine.connect() as connection:
            found = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.play == play)
            row = connection.execute(found).mappings().first()
        return None if row is None else StoredSnapshot(**row)

    @_clearly
    def keep_snapshot(self, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in place of an older one."""
        older = (SNAPSHOTS.c.play == snapshot.play) & (SNAPSHOTS.c.seq <= snapshot.seq)
        with suppress(exc.IntegrityError), self._adding() as connection:  # there is a newer one
            connection.execute(SNAPSHOTS.delete().where(older))
            connection.execute(SNAPSHOTS.insert(), snapshot.__dict__)

    @_clearly
    def analysis(self, play: str) -> Mapping[str, object] | None:
        """Return the analysis kept with a play, or None."""
        with self._engine.connect() as connection:
            body = sa.select(ANALYSES.c.body).where(ANALYSES.c.play == play)
            found: Mapping[str, object] | None = connection.execute(body).scalar()
            return found

    @_clearly
    def keep_analysis(self, play: str, body: Mapping[str, object]) -> None:
        """Keep an analysis with its play, replacing an older one."""
        with self._adding() as connection:
            connection.execute(ANALYSES.delete().where(ANALYSES.c.play == play))
            row = {"play": play, "body": dict(body), "made": time.time()}
            connection.execute(ANALYSES.insert(), row)

    @_clearly
    def import_of(self, person: str, record: str) -> str:
        """Return the id of the play that a person has kept of a record, or "".

        Args:
            person: Id of who brought it.
            record: Its line.
        """
        found = (
            sa.select(PLAYS.c.id)
            .where(PLAYS.c.importer == person, PLAYS.c.imported == record)
            .order_by(PLAYS.c.created)
            .limit(1)
        )
        with self._engine.connect() as connection:
            return str(connection.execute(found).scalar_one_or_none() or "")

    @_clearly
    def unfinished_count(self, since: float) -> int:
        """Return how many plays created after ``since`` are not finished."""
        count = (
            sa.select(sa.func.count())
            .select_from(PLAYS)
            .where(PLAYS.c.finished.is_(False), PLAYS.c.created > since)
        )
        with self._engine.connect() as connection:
            return int(connection.execute(count).scalar_one())


@functools.lru_cache(_EVENTS_KEPT)
def _event(actor: int, number: int, text: str) -> Event:
    """Return an event; plays have most of theirs in common, and so does what is kept of them."""
    return Event(actor, number, text)


def _check_lease(connection: sa.Connection, lease: Lease | None) -> None:
    """Raise ElsewhereError if a lease is lost; nobody else writes where there are none."""
    if lease is not None:
        leases.check(connection, lease)


def _play_row(play: StoredPlay) -> dict[str, object]:
    given = play.contributions and play.contributions.as_json()
    agreed = play.conditions and play.conditions.as_json()
    options = dict(play.options)
    return {**play.__dict__, "options": options, "contributions": given, "conditions": agreed}


def _play(row: sa.RowMapping) -> StoredPlay:
    """Return a play; earlier versions allowed unpaired surrogates in its options."""
    head = StoredPlay(**row)
    options = {
        name: without_halves(value) if isinstance(value, str) else value
        for name, value in head.options.items()
    }
    given = row["contributions"]
    contributions = None if given is None else read_contributions(given)
    agreed = row["conditions"]
    return replace(
        head,
        options=options,
        salt=head.salt or b"",
        contributions=contributions,
        conditions=None if agreed is None else read_conditions(agreed),
    )


def _seat_row(play: str, seat: Seat) -> dict[str, object]:
    return {"play": play, **seat.__dict__}


class _EventRow(TypedDict):
    play: str
    seq: int
    actor: int
    number: int
    text: str
    request_id: str | None
    at: float
    received: float | None


def _event_rows(play: str, seq: int, events: Sequence[StoredEvent]) -> list[_EventRow]:
    now = time.time()
    return [
        {
            "play": play,
            "seq": seq + offset,
            "actor": stored.event.actor,
            "number": stored.event.number,
            "text": stored.event.text,
            "request_id": stored.request_id or None,
            "at": stored.at or now,
            "received": stored.received,
        }
        for offset, stored in enumerate(events)
    ]


def _version_of(connection: sa.Connection) -> str | None:
    """Return the version of a database's tables; None where there are none."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    found: str | None = connection.execute(sa.select(VERSION.c.version_num)).scalar()
    return found


def default_url(folder: Path) -> str:
    """Return the address of the embedded database in ``folder``."""
    return sa.URL.create("sqlite", database=str(folder / "plays.sqlite3")).render_as_string()


__all__ = [
    "Standing",
    "Storage",
    "StoredCode",
    "StoredEvent",
    "StoredPlay",
    "StoredSnapshot",
    "default_url",
]
