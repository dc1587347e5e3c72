"""Looks for damage in the file of an SQLite database whose server did not stop cleanly.

The look takes seconds for a large file, so it runs beside the server.  A database that was closed
cleanly is not looked at: SQLite removes the write-ahead log when the last connection is closed, so
a log that is left says that the server was killed, or lost its power.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
from pathlib import Path

LOG = logging.getLogger("cuboteca.table")


def was_left_open(file: Path) -> bool:
    """Return whether whoever used a database last did not close it, or still uses it.

    Args:
        file: Of the database; to be asked before it is opened.
    """
    log = Path(f"{file}-wal")
    return log.exists() and log.stat().st_size > 0


class DamageSearch:
    """Looks through a database, in a thread, from now on.

    Args:
        file: Of the database.

    Attributes:
        found: What is damaged; "" as long as nothing is known to be.
    """

    def __init__(self, file: Path) -> None:
        self.found = ""
        self._file = file
        self._connection = sqlite3.connect(file, check_same_thread=False)
        self._thread = threading.Thread(target=self._look, name="cuboteca-damage", daemon=True)
        self._thread.start()

    def _look(self) -> None:
        try:
            answer = str(self._connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as error:  # interrupted, or the disk does not answer
            LOG.warning("the database %s was not looked through: %s", self._file, error)
            return
        except sqlite3.DatabaseError as error:
            answer = str(error)
        if answer != "ok":
            self.found = answer
            LOG.error("the database %s is damaged: %s", self._file, answer)

    def wait(self) -> None:
        """Return once it has looked through everything."""
        self._thread.join()

    def close(self) -> None:
        """Stop looking."""
        if self._thread.is_alive():
            with contextlib.suppress(sqlite3.Error):
                self._connection.interrupt()
        self._thread.join()
        self._connection.close()


__all__ = ["LOG", "DamageSearch", "was_left_open"]
