"""Reserves the file of a database for one server: a second one would answer from old memory.

Every lock belongs to the process and ends with it, however it ends; nothing is left behind to keep
the next server out.
"""

from __future__ import annotations

import os
import sqlite3
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from cuboteca.table.databases import is_file
from cuboteca.table.errors import DatabaseInUseError, StorageError

if TYPE_CHECKING:
    import sqlalchemy as sa

if sys.platform == "linux":
    import fcntl

_OUR_BYTE = 1 << 60  # far beyond anything that SQLite writes or locks
_HELD_HERE: set[tuple[int, int]] = set()  # device and inode of the files that this process holds


class Sole(Protocol):
    """A database that is reserved."""

    def close(self) -> None:
        """Release it."""


def sole_file(address: sa.URL) -> Sole | None:
    """Reserve the file of an SQLite database; None where it is in memory.

    Raises:
        DatabaseInUseError: Another server uses it, by this path or by another.
        StorageError: It cannot be opened.
    """
    if not is_file(address):
        return None
    path = Path(str(address.database))
    try:
        return SoleInode(path) if sys.platform == "linux" else SoleBeside(path)
    except OSError as error:
        raise StorageError(f"the database {path} cannot be opened: {error.strerror}") from None


def _in_use(path: Path) -> DatabaseInUseError:
    return DatabaseInUseError(
        f"another server keeps its plays in {path}; stop it, or give this one a folder of its own "
        "with --data"
    )


class SoleInode:
    """Reserves the file itself, whatever its path, by a lock on a byte beyond its end.

    Closing any descriptor of a file releases SQLite's own locks on it.  So a file that this
    process holds already is not opened again, and the descriptor is closed after the database.

    Args:
        path: The file, which is created if it does not exist.
    """

    def __init__(self, path: Path) -> None:
        if path.exists() and _identity(path.stat()) in _HELD_HERE:
            raise _in_use(path)
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self._identity = _identity(os.fstat(self._file))
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            if isinstance(error, (BlockingIOError, PermissionError)):
                raise _in_use(path) from None
            raise
        _HELD_HERE.add(self._identity)

    def close(self) -> None:
        """Release it."""
        if self._identity in _HELD_HERE:
            _HELD_HERE.remove(self._identity)
            os.close(self._file)


def _lock(file: int) -> None:
    """Lock our byte for the open file description, which alone can release it (fcntl(2))."""
    if sys.platform == "linux":
        wished = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _OUR_BYTE, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, wished)


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


class SoleBeside:
    """Reserves a file by SQLite's lock on another one beside it, if descriptors cannot be locked.

    Args:
        path: The file; links to it are followed.
    """

    def __init__(self, path: Path) -> None:
        real = path.resolve()
        beside = real.with_name(f"{real.name}.lock")
        self._held = sqlite3.connect(
            beside, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._held.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise _in_use(path) from None
            raise

    def close(self) -> None:
        """Release it."""
        self._held.close()


__all__ = [
    "Sole",
    "SoleBeside",
    "SoleInode",
    "sole_file",
]
