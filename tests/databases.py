"""Databases on SQLite for tests, which need more than a thousand."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from cuboteca.table.storage import Storage, default_url

_NAME = "plays.sqlite3"


def fresh(folder: Path) -> str:
    """Return the address of a fresh database in a folder: a copy of one that migrations made.

    Raises:
        FileExistsError: There is one already.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / _NAME
    file.touch(0o600, exist_ok=False)
    file.write_bytes(_migrated())
    return default_url(folder)


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        Storage(default_url(Path(folder))).close()
        return Path(folder, _NAME).read_bytes()
