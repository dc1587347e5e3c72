"""A PostgreSQL server of the tests' own, where its programs are installed."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.table.databases import address_of
from cuboteca.table.storage import Storage

if TYPE_CHECKING:
    from collections.abc import Iterator

_FOLDERS = "/usr/lib/postgresql/*/bin"  # Debian's, which are on nobody's path
_QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "shared_buffers": "8MB",
}
_NEVER_ROOT = "postgres", "nobody"  # PostgreSQL refuses to run as root

ABSENT = (
    "no PostgreSQL: install Debian's postgresql, so that plays are tested on a real one; "
    "its tests were skipped"
)


def programs() -> Path | None:
    """Return the folder of the newest server's programs; None where there is none."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/").glob(f"{_FOLDERS[1:]}/initdb"))
    return folders[-1].parent if folders else None


class Postgres:
    """A running server, reached by a socket in its folder.

    Args:
        folder: Of the socket.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = itertools.count(1)
        self._prepared = False

    def new(self) -> str:
        """Return the address of a fresh database."""
        if not self._prepared:
            self._create("empty", "template1")
            Storage(self._url("empty")).close()
            self._prepared = True
        name = f"plays{next(self._made)}"
        self._create(name, "empty")
        return self._url(name)

    def bare(self) -> str:
        """Return the address of a database without any tables."""
        name = f"bare{next(self._made)}"
        self._create(name, "template1")
        return self._url(name)

    def _create(self, name: str, template: str) -> None:
        engine = sa.create_engine(
            address_of(self._url("postgres")), isolation_level="AUTOCOMMIT", poolclass=sa.NullPool
        )
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")

    def _url(self, name: str) -> str:
        return f"postgresql://tests@/{name}?host={self._folder}"


def _somebody() -> dict[str, object]:
    """Return how to run a program as somebody who is not root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd  # noqa: PLC0415  # not on Windows

    known = {one.pw_name for one in pwd.getpwall()}
    name = next(one for one in _NEVER_ROOT if one in known)
    user = pwd.getpwnam(name)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def running(bin_folder: Path) -> Iterator[Postgres]:
    """Run a server in a folder of its own, with a user ``tests``."""
    somebody = _somebody()
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as name:  # sockets have short paths
        folder = Path(name)
        if somebody:
            os.chown(folder, int(str(somebody["user"])), int(str(somebody["group"])))
        data = folder / "data"
        quiet = {"stdout": subprocess.DEVNULL, "cwd": folder, **somebody}
        subprocess.run(  # type: ignore[call-overload]  # the options are a table
            [bin_folder / "initdb", "-D", data, "-U", "tests", "-A", "trust", "--no-sync"],
            check=True,
            **quiet,
        )
        settings = [f"-c{name}={value}" for name, value in _QUICK.items()]
        server = subprocess.Popen(  # type: ignore[call-overload]
            [bin_folder / "postgres", "-D", data, f"-cunix_socket_directories={folder}", *settings],
            stderr=subprocess.DEVNULL,
            **quiet,
        )
        try:
            _wait(bin_folder, folder)
            yield Postgres(folder)
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nobody needs what it has
            server.wait(30)


def _wait(bin_folder: Path, folder: Path) -> None:
    """Wait until it accepts connections."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        asked = [str(bin_folder / "pg_isready"), "-q", "-h", str(folder)]
        if subprocess.run(asked, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise TimeoutError
