"""A PostgreSQL server and its synchronous standby, to be killed and promoted."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from tests.postgres import _somebody, _wait

if TYPE_CHECKING:
    from collections.abc import Iterator

_SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "8MB",
    "synchronous_standby_names": "*",  # a commit waits until the standby has it on its disk
}


class Pair:
    """A server and its standby, in folders of their own.

    Args:
        programs: Folder of PostgreSQL's programs.
        folder: For both.
    """

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folders = {name: folder / name for name in ("first", "standby")}
        self._somebody = _somebody()
        self._servers: dict[str, subprocess.Popen[bytes]] = {}
        for one in (folder, *self._folders.values()):
            one.mkdir(exist_ok=True)
            if self._somebody:
                os.chown(one, int(str(self._somebody["user"])), int(str(self._somebody["group"])))

    def url(self, name: str, database: str = "postgres") -> str:
        """Return the address of a database of the server ``name``."""
        return f"postgresql://tests@/{database}?host={self._folders[name]}"

    def begin(self) -> None:
        """Start both, and wait until commits wait for the standby."""
        first, standby = (self._folders[name] / "data" for name in ("first", "standby"))
        self._run("initdb", "-D", first, "-U", "tests", "-A", "trust", "--no-sync")
        self._start("first")
        self._run(
            "pg_basebackup", "-h", self._folders["first"], "-U", "tests", "-D", standby,
            "--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync",
        )  # fmt: skip
        self._start("standby")
        self._wait("first", "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'", 1)

    def kill(self) -> None:
        """End the first server as a power cut would."""
        self._servers["first"].send_signal(signal.SIGKILL)
        self._servers["first"].wait()

    def promote(self) -> None:
        """Let the standby take over."""
        data = self._folders["standby"] / "data"
        self._run("pg_ctl", "promote", "-w", "-D", data)
        engine = self._engine("standby")
        with engine.connect() as connection:  # from now on, there is no standby to wait for
            connection.exec_driver_sql("ALTER SYSTEM SET synchronous_standby_names = ''")
            connection.exec_driver_sql("SELECT pg_reload_conf()")
        engine.dispose()

    def close(self) -> None:
        """Stop both."""
        for server in self._servers.values():
            server.send_signal(signal.SIGINT)  # it waits for nobody
            server.wait(120)

    def _run(self, program: str, *args: object) -> None:
        command = [str(self._programs / program), *map(str, args)]
        subprocess.run(  # type: ignore[call-overload]  # the options are a table
            command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._somebody
        )

    def _start(self, name: str) -> None:
        folder = self._folders[name]
        settings = [f"-c{key}={value}" for key, value in _SETTINGS.items() if name == "first"]
        settings += ["-clisten_addresses=", f"-cunix_socket_directories={folder}"]
        self._servers[name] = subprocess.Popen(  # type: ignore[call-overload]
            [self._programs / "postgres", "-D", folder / "data", *settings],
            stderr=subprocess.DEVNULL,
            cwd="/",
            **self._somebody,
        )
        _wait(self._programs, folder)

    def _engine(self, name: str) -> sa.Engine:
        url = self.url(name).replace("postgresql:", "postgresql+psycopg:")
        return sa.create_engine(url, isolation_level="AUTOCOMMIT")

    def _wait(self, name: str, query: str, answer: int) -> None:
        engine = self._engine(name)
        end = time.monotonic() + 120
        try:
            with engine.connect() as connection:
                while connection.exec_driver_sql(query).scalar_one() != answer:
                    assert time.monotonic() < end, query
                    time.sleep(0.05)
        finally:
            engine.dispose()


@contextmanager
def pair_of_servers(programs: Path) -> Iterator[Pair]:
    """Run a server and its synchronous standby."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as name:  # sockets have short paths
        pair = Pair(programs, Path(name))
        try:
            pair.begin()
            yield pair
        finally:
            pair.close()


__all__ = ["Pair", "pair_of_servers"]
