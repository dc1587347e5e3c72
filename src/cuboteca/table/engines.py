"""Connections to a database that neither wait for ever nor keep others waiting.

A computer can vanish in the middle of a transaction: its link fails, or it loses its power.  TCP
alone would notice that after a quarter of an hour, or after two hours where nothing is sent.  For
as long, the rows that the transaction had locked would stay locked, such as the one that says
which process is alive.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.event import listens_for

from cuboteca.table.databases import is_file, is_sqlite
from cuboteca.table.errors import StorageError

if TYPE_CHECKING:
    import sqlite3

    from sqlalchemy.engine.interfaces import DBAPIConnection

_PATIENCE = 10  # seconds to wait for a connection, a lock or an answer

#: By which this computer notices that the database's is gone, in libpq's names.
_LOST: dict[str, int] = {
    "connect_timeout": _PATIENCE,
    "tcp_user_timeout": 1_000 * _PATIENCE,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}

#: By which the database notices that this computer is gone, unless its administrator decided.
_LEAVE_NO_LOCKS = """
    SELECT set_config(name, '10s', false) FROM pg_settings
    WHERE name = 'idle_in_transaction_session_timeout' AND setting = '0'
"""


def engine_at(address: sa.URL) -> sa.Engine:
    """Return what connects to a database; a file of SQLite is created if it is missing.

    Raises:
        StorageError: The folder of the file cannot be created.
    """
    return _sqlite(address) if is_sqlite(address) else _postgresql(address)


def _postgresql(address: sa.URL) -> sa.Engine:
    given = {name: value for name, value in _LOST.items() if name not in address.query}
    engine = sa.create_engine(address, pool_pre_ping=True, connect_args=given)

    @listens_for(engine, "connect")
    def leave_no_locks(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(_LEAVE_NO_LOCKS)
        cursor.close()
        connection.commit()

    return engine


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


__all__ = ["engine_at"]
