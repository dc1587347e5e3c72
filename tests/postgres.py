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
    """A server, reached by a socket in its folder.

    Args:
        bin_folder: Of its programs.
        folder: Of its data and its socket.
        address: By which other computers of this one's network reach it as well, if they can.
    """

    def __init__(self, bin_folder: Path, folder: Path, address: str = "") -> None:
        self._programs = bin_folder
        self._folder = folder
        self._address = address
        self._made = itertools.count(1)
        self._prepared = False
        data = folder / "data"
        self._quiet = {"stdout": subprocess.DEVNULL, "cwd": folder, **_somebody()}
        subprocess.run(  # type: ignore[call-overload]  # the options are a table
            [bin_folder / "initdb", "-D", data, "-U", "tests", "-A", "trust", "--no-sync"],
            check=True,
            **self._quiet,
        )
        if address:
            with (data / "pg_hba.conf").open("a") as rules:
                rules.write("host all tests samenet trust\n")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        options = _QUICK | {
            "listen_addresses": self._address,
            "unix_socket_directories": str(self._folder),
        }
        settings = [f"-c{name}={value}" for name, value in options.items()]
        self._server = subprocess.Popen(  # type: ignore[call-overload]
            [self._programs / "postgres", "-D", self._folder / "data", *settings],
            stderr=subprocess.DEVNULL,
            **self._quiet,
        )
        _wait(self._programs, self._folder)

    def crash(self) -> None:
        """End it at once; it recovers from its log when it starts."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(120)

    def new(self) -> str:
        """Return the address of a fresh database."""
        if not self._prepared:
            self._create("empty", "template1")
            Storage(self._url("empty")).close()
            self._prepared = True
        name = f"plays{next(self._made)}"
        self._create(name, "empty")
        return self._url(name)

    def from_elsewhere(self, url: str) -> str:
        """Return the address of a database for other computers."""
        return f"postgresql://tests@{self._address}/{sa.make_url(url).database}"

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
def running(bin_folder: Path, address: str = "") -> Iterator[Postgres]:
    """Run a server in a folder of its own, with a user ``tests``.

    Args:
        bin_folder: Of its programs.
        address: Of this computer, from whose network ``tests`` may connect as well.
    """
    somebody = _somebody()
    somebody = _somebody()
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as name:  # sockets have short paths
        folder = Path(name)
        if somebody:
            os.chown(folder, int(str(somebody["user"])), int(str(somebody["group"])))
        server = Postgres(bin_folder, folder, address)
        try:
            yield server
        finally:
            server.crash()  # nobody needs what it has


def _wait(bin_folder: Path, folder: Path) -> None:
    """Wait until it accepts connections."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        asked = [str(bin_folder / "pg_isready"), "-q", "-h", str(folder)]
        if subprocess.run(asked, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise TimeoutError
