"""One server at a time keeps its plays in a database, whatever path leads to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import pytest

from cuboteca.table.errors import DatabaseInUseError, StorageError
from cuboteca.table.sole import SoleBeside
from cuboteca.table.storage import Storage, default_url

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SERVER = """
import sys
from cuboteca.table.storage import Storage
storage = Storage(sys.argv[1], alone=True)
print("held", flush=True)
sys.stdin.read()
"""
_BESIDE = """
import sys
from pathlib import Path
from cuboteca.table.sole import SoleBeside
held = SoleBeside(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux locks a file like this")


@contextmanager
def another(script: str, where: str) -> Iterator[subprocess.Popen[str]]:
    """Hold a database in another process."""
    with subprocess.Popen(
        [sys.executable, "-c", script, where],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "held\n"
            yield process
        finally:
            process.kill()


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    process.wait()


def test_a_second_server_is_refused_until_the_first_is_killed(url: str, tmp_path: Path) -> None:
    with another(_SERVER, url) as first:
        with pytest.raises(DatabaseInUseError, match="another server") as refused:
            Storage(url, alone=True)
        with closing(Storage(url)) as reading:
            assert reading.is_ready()
        kill(first)
    with closing(Storage(url, alone=True)) as storage:
        assert storage.is_ready()

    assert str(tmp_path) in str(refused.value)
    assert "--data" in str(refused.value)


def test_within_one_process_as_well(url: str) -> None:
    with closing(Storage(url, alone=True)) as first:
        with pytest.raises(DatabaseInUseError):
            Storage(url, alone=True)
        assert first.is_ready()
        with pytest.raises(DatabaseInUseError):
            Storage(url, alone=True)
    with closing(Storage(url, alone=True)) as again:
        assert again.is_ready()


def _linked(kind: str, folder: Path) -> Path:
    """Return another path to the database in ``folder``."""
    file = folder / "plays.sqlite3"
    link = folder.parent / f"{folder.name}-{kind}"
    if kind == "folder":
        link.symlink_to(folder, target_is_directory=True)
        return link / file.name
    if kind == "symbolic":
        link.symlink_to(file)
    else:
        os.link(file, link)
    return link


@pytest.mark.parametrize("kind", ["folder", "symbolic", pytest.param("hard", marks=on_linux)])
def test_by_another_path_as_well(url: str, tmp_path: Path, kind: str) -> None:
    with another(_SERVER, url):
        path = _linked(kind, tmp_path)
        with pytest.raises(DatabaseInUseError):
            Storage(f"sqlite:///{path}", alone=True)


def test_different_databases_do_not_meet(tmp_path: Path) -> None:
    with (
        closing(Storage(default_url(tmp_path / "one"), alone=True)) as one,
        closing(Storage(default_url(tmp_path / "two"), alone=True)) as two,
        closing(Storage("sqlite://", alone=True)) as third,
        closing(Storage("sqlite://", alone=True)) as fourth,
    ):
        assert all(storage.is_ready() for storage in (one, two, third, fourth))


def test_one_that_could_not_be_opened_is_free_again(tmp_path: Path) -> None:
    (tmp_path / "plays.sqlite3").write_bytes(b"no database at all, but long enough" * 100)
    for _ in range(2):
        with pytest.raises(StorageError, match="not a database"):
            Storage(default_url(tmp_path), alone=True)


def test_a_file_beside_does_where_there_are_no_such_locks(tmp_path: Path) -> None:
    path = tmp_path / "plays.sqlite3"
    (tmp_path / "link").symlink_to(path)
    with another(_BESIDE, str(path)) as first:
        for one in (path, tmp_path / "link"):
            with pytest.raises(DatabaseInUseError):
                SoleBeside(one)
        kill(first)
    with closing(SoleBeside(path)), pytest.raises(DatabaseInUseError):
        SoleBeside(path)
    with closing(SoleBeside(path)):
        assert (tmp_path / "plays.sqlite3.lock").exists()
