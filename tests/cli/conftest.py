"""The command line as a test calls it: within the test's own process."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pytest

from cuboteca.cli.main import run
from cuboteca.table.storage import Storage
from tests.databases import fresh

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


#: The program as a shell in the foreground starts it; one in the background ignores Ctrl-C.
PROGRAM = (
    sys.executable,
    "-c",
    """import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from cuboteca.cli.main import main
main()""",
)


@dataclass(frozen=True)
class Answer:
    """What a command left."""

    code: int
    out: str
    err: str


class Command(Protocol):
    """Calls the command line."""

    def __call__(self, *args: object, typed: str = "") -> Answer: ...


@pytest.fixture
def cuboteca(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def call(*args: object, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        code = run([str(arg) for arg in args])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return call


def in_terminal(*args: str, **variables: str) -> bytes:
    """Return what a command shows in a terminal."""
    terminal, far_end = os.openpty()
    usual = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    program = subprocess.Popen([*PROGRAM, *args], stdout=far_end, env=usual | variables)
    os.close(far_end)
    shown = b""
    with suppress(OSError):  # how the end of a terminal is read
        while found := os.read(terminal, 65536):
            shown += found
    os.close(terminal)
    assert program.wait(timeout=60) == 0
    return shown


@pytest.fixture
def records(cuboteca: Command, interpreted: None, tmp_path: Path) -> Path:  # noqa: ARG001
    """A file with three simulated plays."""
    path = tmp_path / "plays.jsonl"
    answer = cuboteca(
        "simulate", "cubosaurs", "--players", 3, "--plays", 3, "--seed", 7, "--records", path
    )
    assert answer.code == 0, answer.err
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a site's plays."""
    return tmp_path / "plays"


@pytest.fixture
def storage(folder: Path) -> Iterator[Storage]:
    """As a site that runs has it open."""
    with closing(Storage(fresh(folder), alone=True)) as one:
        yield one
