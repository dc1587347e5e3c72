"""The site as a process of its own, to be killed and started again."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager, nullcontext, suppress
from typing import TYPE_CHECKING

import httpx

from tests.databases import fresh

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

_SERVE = """
import sys
from functools import partial
from pathlib import Path
from cuboteca.cli.serve import serve
from cuboteca.web import settings
from tests.entropy import fix_entropy
fix_entropy(sys.argv[3])
settings.Settings = partial(settings.Settings, hint_seconds=60)  # on a busy machine as well
if sys.argv[4:]:
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[4]), int(sys.argv[4])))
serve(port=0, data=Path(sys.argv[1]), pace=float(sys.argv[2]), precompile=False)
"""
_PATIENCE = 60  # several processes may start at once on a busy machine
_STARTS = itertools.count(1)  # each draws otherwise: two tables must not get one name


class Server:
    """A running site.

    Args:
        folder: Of its data.
        pace: Seconds before a bot moves.
        files: How many files it may open.
        script: What starts it instead of ``serve``; it gets the folder and whatever else is given.
        log: Where to write its log; that of the tests unless given.
        variables: More of its environment.
    """

    def __init__(
        self,
        folder: Path,
        pace: float = 0,
        files: int | None = None,
        script: Sequence[str] = (),
        log: Path | None = None,
        variables: Mapping[str, str] | None = None,
    ) -> None:
        given = [_SERVE, str(folder), str(pace), f"server {next(_STARTS)}"]
        if files is not None:
            given.append(str(files))
        if script:
            given = [script[0], str(folder), *script[1:]]
        with nullcontext() if log is None else log.open("wb") as logged:
            self.process = subprocess.Popen(
                [sys.executable, "-c", *given],
                stdout=subprocess.PIPE,
                stderr=logged,
                text=True,
                env=os.environ | dict(variables or {}),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.base = line.split()[3].rstrip("/")
        self.host = self.base.removeprefix("http://")

    def wait(self) -> None:
        """Wait until it answers."""
        wait_until_served(self.base)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it politely; return its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(_PATIENCE)

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            self.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()


def wait_until_served(base: str) -> None:
    """Wait until a site answers."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        try:
            httpx.get(f"{base}/api/health")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(base)


@contextmanager
def serving(
    folder: Path,
    pace: float = 0,
    files: int | None = None,
    script: Sequence[str] = (),
    log: Path | None = None,
) -> Iterator[Server]:
    """Run a site on ``folder``; see ``Server``."""
    with suppress(FileExistsError):
        fresh(folder)  # so that it need not load what makes one
    server = Server(folder, pace, files, script, log)
    try:
        server.wait()
        yield server
    finally:
        server.close()
