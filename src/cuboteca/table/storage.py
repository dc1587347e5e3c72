"""Keeps plays in a database; the append-only log of events is the source of truth.

SQLite (a file, write-ahead log, ``synchronous=FULL``) unless the address names another database
that SQLAlchemy knows, such as PostgreSQL.  Every method is one transaction: after it returns,
everything is on disk; if it raises, nothing has changed.
"""

from __future__ import annotations

import functools
import os
import shutil
import sqlite3
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import exc
from sqlalchemy.event import listens_for
from sqlalchemy.exc import SQLAlchemyError

from cuboteca.core.characters import without_halves
from cuboteca.core.play import Event
from cuboteca.table.contributions import read_contributions
from cuboteca.table.damage import DamageSearch, was_left_open
from cuboteca.table.databases import address_of, is_file, is_sqlite, shown
from cuboteca.table.errors import DiskFullError, StaleError, StorageError, UnknownTableError
from cuboteca.table.schema import ANALYSES, EVENTS, PLAYS, SEATS, VERSION
from cuboteca.table.seats import Seat
from cuboteca.table.sole import SoleSession, sole_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from cuboteca.core.game import OptionValue
    from cuboteca.table.contributions import Contributions
    from cuboteca.table.sole import Sole

P = ParamSpec("P")
R = TypeVar("R")

_MIGRATIONS = Path(__file__).parent / "migrations"
_PATIENCE = 10  # seconds to wait for a connection or a lock


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
    scheme: int = 1  # of ``core.provable``, by which it draws
    salt: bytes = field(default=b"", repr=False)  # of the commitment; empty in scheme 1
    contributions: Contributions | None = field(default=None, repr=False)  # None: nobody was asked


@dataclass(frozen=True)
class StoredEvent:
    """An event and the mark of its request ("" where it was not requested)."""

    event: Event
    request_id: str = ""


def _clearly(
    method: Callable[Concatenate[Storage, P], R],
) -> Callable[Concatenate[Storage, P], R]:
    """Turn errors of the database and its disk into StorageError with a readable message."""

    @functools.wraps(method)
    def clear(self: Storage, /, *args: P.args, **kwargs: P.kwargs) -> R:
        self._check()
        try:
            return method(self, *args, **kwargs)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            cause = " ".join(str(getattr(error, "orig", None) or error).split())
            raise StorageError(f"the database {self.place} does not work: {cause}") from error

    return clear


class Storage:
    """A database of plays.

    Args:
        url: SQLAlchemy's, such as ``sqlite:////home/ada/cuboteca.sqlite3``.
        alone: Keep other servers out until it is closed.
        least_free: Nothing is added while less than this share of the disk is free, 0 to 1: a full
            disk stops whatever else runs on the computer as well.

    Raises:
        DatabaseAddressError: This cannot be the address of a database.
        DatabaseInUseError: Another server uses it.
        StorageError: It cannot be opened, is damaged, or was made by a newer version.

    A file that was not closed cleanly is looked through for damage in the background; once some is
    found, every call raises StorageError.
    """

    def __init__(self, url: str, *, alone: bool = False, least_free: float = 0) -> None:
        address = address_of(url)
        self._least_free = least_free
        self.place = shown(address)
        self._engine = _sqlite(address) if is_sqlite(address) else _engine(address)
        self._sole: Sole | None = None
        self._search: DamageSearch | None = None
        file = Path(address.database or "") if is_file(address) else None
        try:
            if alone:
                self._sole = self._take(address)
            left_open = file is not None and was_left_open(file)
            self._migrate()
            if file is not None and left_open:
                self._search = self._look_through(file)
        except StorageError:
            self.close()
            raise

    @_clearly
    def _take(self, address: sa.URL) -> Sole | None:
        return sole_file(address) if is_sqlite(address) else SoleSession(self._engine, self.place)

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
        self._engine.dispose()
        if self._sole is not None:
            self._sole.close()

    @_clearly
    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS))
        config.set_main_option("path_separator", "os")
        try:
            with self._engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError as error:
            raise StorageError(
                f"the database {self.place} was made by another version of Cuboteca: {error}"
            ) from error

    def _check(self) -> None:
        if self._search is not None and self._search.found:
            raise StorageError(f"the database {self.place} is damaged: {self._search.found}")

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

    @_clearly
    def create(
        self, play: StoredPlay, seats: Sequence[Seat], events: Sequence[StoredEvent]
    ) -> None:
        """Store a new play with its seats and first events."""
        with self._adding() as connection:
            connection.execute(PLAYS.insert(), _play_row(play))
            connection.execute(SEATS.insert(), [_seat_row(play.id, seat) for seat in seats])
            if events:
                connection.execute(EVENTS.insert(), _event_rows(play.id, 0, events))

    @_clearly
    def append(
        self,
        play: str,
        seq: int,
        events: Sequence[StoredEvent],
        *,
        finished: bool,
        contributions: Contributions | None = None,
    ) -> None:
        """Store events ``seq``, ``seq + 1``, ... of a play, all or none.

        With them go the ``contributions`` to its draws, if they have changed.

        Raises:
            StaleError: There is already an event with that number or request.
        """
        try:
            with self._adding() as connection:
                if events:
                    connection.execute(EVENTS.insert(), _event_rows(play, seq, events))
                head = PLAYS.update().where(PLAYS.c.id == play)
                if contributions is not None:
                    connection.execute(head.values(contributions=contributions.as_json()))
                if finished:
                    connection.execute(head.values(finished=True))
        except exc.IntegrityError:
            raise StaleError(self._event_count(play)) from None

    def _event_count(self, play: str) -> int:
        count = sa.select(sa.func.count()).select_from(EVENTS).where(EVENTS.c.play == play)
        with self._engine.connect() as connection:
            return int(connection.execute(count).scalar_one())

    @_clearly
    def claim(self, play: str, seat: int, name: str, token_hash: str) -> bool:
        """Seat a person who came by a link; return False if the seat is taken.

        Name and token are written by one statement, so they always belong to one person.
        """
        free = (SEATS.c.play == play) & (SEATS.c.seat == seat) & (SEATS.c.claimed.is_(False))
        taken = {"claimed": True, "name": name, "token_hash": token_hash}
        with self._adding() as connection:
            done = connection.execute(SEATS.update().where(free).values(taken))
            return done.rowcount == 1

    @_clearly
    def move(self, play: str, seat: int, token_hash: str, new: str) -> bool:
        """Let another token open a seat; return False if ``token_hash`` no longer does."""
        found = (SEATS.c.play == play) & (SEATS.c.seat == seat)
        found &= SEATS.c.token_hash == token_hash
        with self._engine.begin() as connection:
            done = connection.execute(SEATS.update().where(found).values(token_hash=new))
            return done.rowcount == 1

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
            seats = (
                connection.execute(
                    sa.select(SEATS).where(SEATS.c.play == play).order_by(SEATS.c.seat)
                )
                .mappings()
                .all()
            )
            events = (
                connection.execute(
                    sa.select(EVENTS).where(EVENTS.c.play == play).order_by(EVENTS.c.seq)
                )
                .mappings()
                .all()
            )
        return (
            _play(head),
            [_seat(row) for row in seats],
            [_event(row) for row in events],
        )

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
    def unfinished_count(self, since: float) -> int:
        """Return how many plays created after ``since`` are not finished."""
        count = (
            sa.select(sa.func.count())
            .select_from(PLAYS)
            .where(PLAYS.c.finished.is_(False), PLAYS.c.created > since)
        )
        with self._engine.connect() as connection:
            return int(connection.execute(count).scalar_one())


def _engine(address: sa.URL) -> sa.Engine:
    # without it, connecting to a server that is down would take over two minutes
    given = {} if "connect_timeout" in address.query else {"connect_timeout": _PATIENCE}
    return sa.create_engine(address, pool_pre_ping=True, connect_args=given)


def _sqlite(address: sa.URL) -> sa.Engine:
    if is_file(address):
        _begin_file(Path(str(address.database)))
    engine = sa.create_engine(
        address, connect_args={"check_same_thread": False, "timeout": _PATIENCE}
    )

    @listens_for(engine, "connect")
    def safely(connection: sqlite3.Connection, _record: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _begin_file(file: Path) -> None:
    """Create the file of a database for its owner alone, and its folder, unless they exist.

    SQLite gives the files beside it, such as its log, the same permissions.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"the folder of {file} cannot be created: {error}") from None
    with suppress(OSError):  # it exists; whatever else is wrong is told when it is opened
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _play_row(play: StoredPlay) -> dict[str, object]:
    given = play.contributions and play.contributions.as_json()
    return {**play.__dict__, "options": dict(play.options), "contributions": given}


def _play(row: sa.RowMapping) -> StoredPlay:
    """Return a play; earlier versions allowed unpaired surrogates in its options."""
    head = StoredPlay(**row)
    options = {
        name: without_halves(value) if isinstance(value, str) else value
        for name, value in head.options.items()
    }
    given = row["contributions"]
    contributions = None if given is None else read_contributions(given)
    return replace(head, options=options, salt=head.salt or b"", contributions=contributions)


def _seat_row(play: str, seat: Seat) -> dict[str, object]:
    return {"play": play, **seat.__dict__}


def _event_rows(play: str, seq: int, events: Sequence[StoredEvent]) -> list[dict[str, object]]:
    now = time.time()
    return [
        {
            "play": play,
            "seq": seq + offset,
            "actor": stored.event.actor,
            "number": stored.event.number,
            "text": stored.event.text,
            "request_id": stored.request_id or None,
            "at": now,
        }
        for offset, stored in enumerate(events)
    ]


def _seat(row: sa.RowMapping) -> Seat:
    return Seat(**{one.name: row[one.name] for one in fields(Seat)})


def _event(row: sa.RowMapping) -> StoredEvent:
    event = Event(row["actor"], row["number"], row["text"])
    return StoredEvent(event, row["request_id"] or "")


def default_url(folder: Path) -> str:
    """Return the address of the embedded database in ``folder``."""
    return sa.URL.create("sqlite", database=str(folder / "plays.sqlite3")).render_as_string()


__all__ = ["Storage", "StoredEvent", "StoredPlay", "default_url"]
