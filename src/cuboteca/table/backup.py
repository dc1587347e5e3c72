"""Backups: a database at one moment, as one file from which either kind of database is restored.

A backup is an SQLite database with our tables, whatever it was made from.  SQLite copies itself
page by page while the site goes on; PostgreSQL is read in one REPEATABLE READ transaction, which
sees one moment and holds nobody up.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.table.databases import address_of, is_file, is_sqlite
from cuboteca.table.errors import DatabaseInUseError, StorageError
from cuboteca.table.schema import EVENTS, METADATA, PLAYS, PROCESSES, VERSION
from cuboteca.table.sole import sole_file
from cuboteca.table.storage import Storage

if TYPE_CHECKING:
    from collections.abc import Iterator

_BATCH = 1_000  # rows that are copied at once
_BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database

#: Tables of what processes agree on while they run; nothing of it outlives them.
_OF_PROCESSES = frozenset(
    {
        "allowances",
        "askers",
        "job_lanes",
        "job_turns",
        "jobs",
        "leases",
        "processes",
        "site_version",
        "workers",
    }
)


class BackupError(StorageError):
    """A backup cannot be made, read or restored; the message says why."""


@dataclass(frozen=True)
class Contents:
    """What is in a database."""

    plays: int
    events: int


def back_up(url: str, file: Path, *, overwrite: bool = False) -> Contents:
    """Write a backup of a database, which may be in use; it appears when it is complete.

    Args:
        url: Of the database.
        file: Of the backup.
        overwrite: Replace an existing file.

    Raises:
        BackupError: The file exists, or the backup does not hold what it should.
        StorageError: The database cannot be read.
    """
    if file.exists() and not overwrite:
        raise BackupError(f"'{file}' exists already; --overwrite replaces it")
    address = address_of(url)
    with closing(Storage(url, existing=True)) as storage, _beside(file) as part:
        if is_file(address):
            _copy_pages(Path(str(address.database)), part)
        elif is_sqlite(address):
            raise BackupError("a database in memory cannot be backed up by another process")
        else:
            _read_rows(storage, part)
        _into_one_file(part)
        contents = inspect(part)
        _put(part, file)
    return contents


def restore(file: Path, url: str, *, overwrite: bool = False) -> Contents:
    """Restore a backup, which may be of another kind of database or of an older version.

    Args:
        file: The backup.
        url: Of the database, which no server may use meanwhile.
        overwrite: Replace the plays that are there; an SQLite file is kept under another name.

    Raises:
        BackupError: The backup is damaged, or there are plays already.
        DatabaseInUseError: A server uses the database.
        StorageError: The database cannot be written.
    """
    inspect(file)
    address = address_of(url)
    if is_sqlite(address) and not is_file(address):
        raise BackupError("a database in memory cannot be restored")
    if is_file(address):
        return _restore_file(file, address, overwrite=overwrite)
    with _beside(Path(tempfile.gettempdir()) / "cuboteca") as part:
        _copy_pages(file, part)
        _migrate(part)
        with closing(Storage(url, alone=True)) as storage:
            _write_rows(part, storage, overwrite=overwrite)
        return inspect(part)


def inspect(file: Path) -> Contents:
    """Return what is in a backup, after looking through all of it.

    Raises:
        BackupError: It is no backup, or damaged.
    """
    if not file.is_file():
        raise BackupError(f"there is no backup '{file}'")
    try:
        with closing(sqlite3.connect(file)) as connection:
            answer = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
            if answer != "ok":
                raise BackupError(f"'{file}' is damaged: {answer}")
            lost = connection.execute("PRAGMA foreign_key_check").fetchone()
            if lost is not None:
                raise BackupError(f"'{file}' is damaged: a row of '{lost[0]}' belongs to no play")
            gap = connection.execute(
                "SELECT play FROM events GROUP BY play HAVING count(*) != max(seq) + 1 LIMIT 1"
            ).fetchone()
            if gap is not None:
                raise BackupError(f"'{file}' is damaged: an entry of table {gap[0]} is missing")
            plays = int(connection.execute("SELECT count(*) FROM plays").fetchone()[0])
            events = int(connection.execute("SELECT count(*) FROM events").fetchone()[0])
    except sqlite3.Error as error:
        raise BackupError(f"'{file}' is no backup of Cuboteca: {error}") from None
    return Contents(plays, events)


def _restore_file(file: Path, address: sa.URL, *, overwrite: bool) -> Contents:
    target = Path(str(address.database))
    there = target.exists() and target.stat().st_size > 0
    if there and not overwrite:
        raise BackupError(
            f"there is a database {target} already; --overwrite puts the backup in its place and "
            "keeps it under another name"
        )
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _beside(target) as part:
        _copy_pages(file, part)
        _migrate(part)
        contents = inspect(part)
        sole = sole_file(address)  # a server that uses the old file would go on writing to it
        try:
            if there:
                _keep_apart(target)
            _put(part, target)
        finally:
            if sole is not None:
                sole.close()
    return contents


def _keep_apart(target: Path) -> None:
    """Rename a database, with what SQLite keeps beside it."""
    kept = time.strftime(f"{target.name}.replaced-%Y%m%d-%H%M%S", time.gmtime())
    for ending in ("", *_BESIDE):
        old = target.with_name(f"{target.name}{ending}")
        if old.exists():
            old.rename(target.with_name(f"{kept}{ending}"))


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """Yield the path of a new file beside ``target``, for its owner alone; remove it afterwards."""
    try:
        number, name = tempfile.mkstemp(".part", f".{target.name}.", target.parent)
    except OSError as error:
        raise BackupError(f"nothing can be written beside '{target}': {error.strerror}") from None
    os.close(number)
    part = Path(name)
    try:
        yield part
    finally:
        for ending in ("", *_BESIDE):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def _put(part: Path, target: Path) -> None:
    """Let a complete file appear at ``target``, for good."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _copy_pages(source: Path, target: Path) -> None:
    """Copy an SQLite database as it is at one moment, in use or not."""
    try:
        with (
            closing(sqlite3.connect(source)) as read,
            closing(sqlite3.connect(target)) as written,
        ):
            read.backup(written)  # in one step: whoever writes meanwhile does not start it anew
    except sqlite3.Error as error:
        raise BackupError(f"'{source}' cannot be copied: {error}") from None


def _into_one_file(part: Path) -> None:
    """Leave no write-ahead log, so that the file alone is all of the database."""
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _migrate(part: Path) -> None:
    Storage(f"sqlite:///{part}").close()
    _into_one_file(part)


def _tables(stored: sa.Connection) -> list[sa.Table]:
    """Return what is copied of a database; raises BackupError if that would leave some out."""
    undeclared = set(sa.inspect(stored).get_table_names()) - {*METADATA.tables, VERSION.name}
    if undeclared:
        raise BackupError(f"nothing says how to copy the tables {', '.join(sorted(undeclared))}")
    return [table for table in METADATA.sorted_tables if table.name not in _OF_PROCESSES]


def _read_rows(storage: Storage, part: Path) -> None:
    """Copy the rows of a database as they are at one moment."""
    with (
        closing(Storage(f"sqlite:///{part}")) as target,
        storage.moment() as read,
        target.transaction() as write,
    ):
        for table in _tables(read):
            _copy_rows(table, read, write)


def _write_rows(part: Path, storage: Storage, *, overwrite: bool) -> None:
    """Replace the rows of a database by those of a backup, all or none."""
    with (
        closing(Storage(f"sqlite:///{part}", existing=True)) as source,
        source.moment() as read,
        storage.transaction() as write,
    ):
        write.exec_driver_sql("LOCK TABLE plays, processes IN ACCESS EXCLUSIVE MODE")
        alive = PROCESSES.c.until > sa.extract("epoch", sa.func.clock_timestamp())
        if write.execute(sa.select(PROCESSES.c.id).where(alive).limit(1)).first() is not None:
            raise DatabaseInUseError(f"a site uses {storage.place}; stop it first")
        there = write.execute(sa.select(PLAYS.c.id).limit(1)).first()
        if there is not None and not overwrite:
            raise BackupError(
                f"there are plays in {storage.place} already; --overwrite deletes them"
            )
        for table in reversed(METADATA.sorted_tables):
            write.execute(table.delete())
        for table in _tables(read):
            _copy_rows(table, read, write)
        for table in (PLAYS, EVENTS):
            counted = sa.select(sa.func.count()).select_from(table)
            if read.execute(counted).scalar_one() != write.execute(counted).scalar_one():
                raise BackupError(f"{storage.place} does not hold all rows of '{table.name}'")


def _copy_rows(table: sa.Table, read: sa.Connection, write: sa.Connection) -> None:
    rows = read.execution_options(yield_per=_BATCH).execute(sa.select(table)).mappings()
    for batch in rows.partitions():
        write.execute(table.insert(), [dict(row) for row in batch])


__all__ = ["BackupError", "Contents", "back_up", "inspect", "restore"]
